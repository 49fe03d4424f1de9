/**
 * One spelling for all spellings of a mailbox: full-width and other compatible letters become plain ones (NFKC), what cannot be seen goes, and the domain is
 * written as it is looked up (UTS 46, in ASCII). The local part keeps its case, which comparisons ignore. What is no address stays as it is, for who judges it.
 */
export function foldMailAddress(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();
  const { local, domain } = /^(?<local>.+)@(?<domain>[^\s/?#:\\%@[\]]+)$/su.exec(plain)?.groups ?? {};
  if (local === undefined || domain === undefined) return plain;
  const url = URL.parse(`http://${domain}`);
  return url === null ? plain : `${local}@${url.hostname.replace(/\.$/, '')}`;
}

/** For whoever may not have the mailbox: "o•••@bakery.example". */
export function maskedAddress(address: string): string {
  const [name = '', host = ''] = address.split('@');
  return host === '' ? '' : `${name.slice(0, 1)}•••@${host}`;
}

/** Whose mailbox a folded address leads to, for counting: without case, and without the part behind a plus, which most servers deliver to the same one (RFC 5233). */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/^([^@+]+)\+[^@]*@/, '$1@');
}
