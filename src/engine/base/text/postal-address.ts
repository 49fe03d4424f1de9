import { emailsIn, phonesIn } from '#engine/base/text/contact-words.ts';

/**
 * The postal address in a line: the street with its number up to the postcode with its town, without what stands around it. null where a part is missing or
 * digits are left that belong to no address.
 */
export function postalAddress(line: string): string | null {
  const parts = withoutContacts(line)
    .split(/[\n,;|•·–—]|\s-\s|(?<=\p{L}{3})[.!:]\s/u)
    .map((part) => part.trim());
  const end = parts.findIndex((part) => postcode.test(part));
  if (end === -1) return null;
  const last = upToTown(parts[end] ?? '');
  const begin = isStreet(withoutPostcode(parts[end] ?? ''))
    ? end
    : parts.findLastIndex((part, at) => at < end && at >= end - 3 && isStreet(part));
  if (begin === -1 || last === null) return null;
  const address = [...parts.slice(begin, end), last].filter((part) => part !== '').join(', ');
  return address.length <= longest && !/\d{6}/.test(address) ? address : null;
}

const longest = 90; // characters

// British, Canadian, American and of the continent, with the town where it follows.
const postcode =
  /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\b[A-Z]{2}\s\d{5}(?:-\d{4})?\b|(?<![\d-])(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{3}\s\d{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4}\s?[A-Z]{2})\s(?=\p{Lu}\p{L}{2})/u;

/** Words and a house number of at most four digits, in either order: "Elm Hill 14", "12 bis rue des Tanneurs". */
function isStreet(part: string): boolean {
  return (
    /^(?:\d{1,4}\s?(?:[a-zA-Z]|bis|ter)?(?:[-/]\d{1,4})?,?\s\p{L}[\p{L}\s.'’-]{2,50}|\p{L}[\p{L}\s.'’-]{2,50}\s\d{1,4}\s?[a-zA-Z]?(?:[-/]\d{1,4}[a-zA-Z]?)?)$/u.test(
      part,
    ) && (part.match(/\d+/g) ?? []).length <= 2
  );
}

function withoutPostcode(part: string): string {
  return part.slice(0, postcode.exec(part)?.index ?? 0).trim();
}

/** The part with the postcode; null where more follows than the words of one town, for nothing tells where its name ends. */
function upToTown(part: string): string | null {
  const found = postcode.exec(part);
  if (!found) return null;
  const to = found.index + found[0].length;
  const behind = part
    .slice(to)
    .replace(/[.:!]\s.*$|[.:!]$/u, '')
    .trim();
  // "Den Haag", "Frankfurt am Main", "Bad Tölz"
  return behind === '' ||
    /^(?:\p{Lu}\p{L}{1,3}\.?[\s-])?\p{Lu}[\p{L}'’-]*(?:\s\p{Ll}{1,4}(?:\s\p{Ll}{1,3})?\s\p{Lu}[\p{L}'’-]*)?$/u.test(
      behind,
    )
    ? `${part.slice(0, to)} ${behind}`.replaceAll(/\s+/g, ' ').trim()
    : null;
}

/** A line break where a number for calls, an account or a mail address stands. */
function withoutContacts(line: string): string {
  const contacts = [...phonesIn(line), ...emailsIn(line)].toSorted((a, b) => b.length - a.length);
  return contacts
    .reduce((text, contact) => text.replaceAll(contact, '\n'), line.replaceAll(account, '\n'))
    .replaceAll(/\+?\d(?:[\s./-]?\d){8,}/g, '\n');
}

/** An international account number: a country, two check digits and groups of four. */
const account = /\b[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){2,7}(?:\s?[A-Z\d]{1,3})?\b/g;
