import { parse } from 'tldts';

/** Whether somebody can have registered this name: it is below a suffix of the public list of the domain registries. `.example`, `.internal`, one word alone and addresses are not. */
export function isPublicDomain(name: string): boolean {
  const { isIcann, domain } = parse(name);
  return isIcann === true && domain !== null;
}

/** The domain of `Name <user@domain>` or `user@domain`, in lower case. */
export function domainOf(sender: string): string {
  return (sender.split('@').at(-1) ?? '').replace(/>.*$/s, '').trim().toLowerCase();
}
