import { getDomain } from 'tldts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { postalPart } from '#engine/base/text/contact-words.ts';
import { isOrganization, propertyTexts } from '#engine/evidence/site/organization-nodes.ts';
import { ownAddresses } from '#engine/evidence/site/own-addresses.ts';
import { sharedTitleParts } from '#engine/evidence/site/title-parts.ts';
import { shownText, statementAt } from '#engine/evidence/shown-text.ts';
import type { Statement } from '#engine/evidence/statements.ts';
import { verifyQuote } from '#engine/base/text/verify-quote.ts';

/**
 * Numbers and addresses of others stand on one page: a partner, an office that watches over privacy, whoever made the template. Ours are on several, on the home
 * page, at our own domain, or the only ones.
 */
export function ownContacts(statements: readonly Statement[], pages: readonly PageFacts[]): Statement[] {
  if (pages.length < 2) return [...statements];
  const home = pages.find(({ kind }) => kind === 'home')?.url;
  const pagesOf = new Map<string, Set<string>>();
  const told = [
    ...statements,
    // What a link dials is ours on that page, too, where its words show no number.
    ...pages.flatMap(({ url, contact }) =>
      contact.phones.map((value) => ({ url, kind: 'contact' as const, value, quote: value })),
    ),
  ];
  for (const one of told) {
    const key = keyOf(one);
    if (key !== null) pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(one.url));
  }
  const isOfAll = (key: string) =>
    (pagesOf.get(key)?.size ?? 0) > 1 || (home !== undefined && (pagesOf.get(key)?.has(home) ?? false));
  const known = { mail: hasOwn('@'), number: hasOwn('+') };
  const marked = new Set(pages.flatMap(markedMails));
  return withoutMakers(statements, pages).filter((statement) => {
    const key = keyOf(statement);
    if (key === null) return true;
    if (isAtOwnDomain(statement)) return true;
    if (key.startsWith('@') && marked.size > 0) return marked.has(key);
    if (isOfAll(key)) return true;
    const alike = [...pagesOf.keys()].filter((other) => other.charAt(0) === key.charAt(0));
    return key.startsWith('@')
      ? !known.mail && alike.length === 1 && !isInSentence(statement)
      : !known.number && alike.length < leastOfADirectory;
  });

  function hasOwn(sign: string): boolean {
    return [...pagesOf.keys()].some((key) => key.startsWith(sign) && isOfAll(key));
  }
}

/** A mail address at the domain of the site: nobody else gives these out. */
export function isAtOwnDomain(statement: Statement): boolean {
  return keyOf(statement) === `@${getDomain(statement.url) ?? ''}`;
}

/** Who is named within a long sentence, the only one of all pages, is somebody to turn to: an office for complaints. */
function isInSentence({ sentence }: Statement): boolean {
  return sentence.split(/\s+/).length > longestLine;
}

/** "Write to us by mail: …", in words. */
const longestLine = 12;

/** Beside a mail address that is at our domain or has our name, one that stands in no page’s main text is of whoever made the website. */
function withoutMakers(statements: readonly Statement[], pages: readonly PageFacts[]): Statement[] {
  const names = [...sharedTitleParts(pages)].map(lettersOf).filter((name) => name.length >= 6);
  const isNamed = ({ url, value, quote }: Statement) => {
    const mail = (value ?? quote).toLowerCase();
    return (
      getDomain(mail.slice(mail.lastIndexOf('@') + 1)) === getDomain(url) ||
      names.some((name) => lettersOf(mail).includes(name))
    );
  };
  const mails = statements.filter(isMail);
  const named = mails.filter(isNamed);
  if (named.length === 0) return [...statements];
  const isInText = ({ value, quote }: Statement) =>
    pages.some(({ mainText }) => mainText.includes(quote) || (value !== null && mainText.includes(value)));
  return statements.filter((one) => !isMail(one) || named.includes(one) || isInText(one));
}

/** Without case, accents, gaps and signs. */
function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function isMail({ kind, value, quote }: Statement): boolean {
  return kind === 'contact' && (value ?? quote).includes('@');
}

/** The domains of the mail addresses that the markup gives the firm, as keys: whose mail goes elsewhere is whoever made the website, or a partner. */
function markedMails({ schema }: PageFacts): string[] {
  const mails = schema.filter(isOrganization).flatMap(({ properties }) => propertyTexts(properties['email']));
  return mails.flatMap((value) => keyOf({ kind: 'contact', value, quote: value }) ?? []);
}

/** So many numbers side by side may be anybody's: partners, suppliers, offices of the town. */
const leastOfADirectory = 5;

/** "@" and the domain of an address, "+" and the last digits of a number; null for what is neither. */
function keyOf({ kind, value, quote }: Pick<Statement, 'kind' | 'value' | 'quote'>): string | null {
  if (kind !== 'contact') return null;
  const told = value ?? quote;
  const at = told.lastIndexOf('@');
  if (at !== -1) return `@${getDomain(told.slice(at + 1)) ?? told.slice(at + 1).toLowerCase()}`;
  const digits = told.replaceAll(/\D/g, '').slice(-7);
  return digits.length === 7 ? `+${digits}` : null;
}

/** "Musterstraße 1, 12345 Stadt", "1234 Somewhere Road, 00000": a number that counts, or is one digit four times. */
function isTemplates(address: string): boolean {
  return (address.match(/(?<!\d)\d{4,}(?!\d)/g) ?? []).some(
    (digits) => '0123456789'.includes(digits) || /^(\d)\1+$/.test(digits),
  );
}

/** The postal addresses of the firm, where its pages show them. */
export function ownPlaces(pages: readonly PageFacts[]): Statement[] {
  const ours = new Set(ownAddresses(pages));
  return pages.flatMap((page) => {
    const own = page.contact.addresses.filter((address) => ours.has(address) && !isTemplates(address));
    const found = own.flatMap((address) => verifyQuote(shownText(page), postalPart(address, 40)) ?? []);
    // Of one address in two readings, the one that ends with the whole town.
    return found
      .filter(
        (one) =>
          !found.some(
            (other) => other !== one && other.start < one.end && one.start < other.end && one.end < other.end,
          ),
      )
      .map((one) =>
        statementAt(page, one, { kind: 'place', subject: null, value: one.text, by: 'plain', proof: 'postal address' }),
      );
  });
}
