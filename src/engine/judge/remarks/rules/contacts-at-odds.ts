import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { phonesIn } from '#engine/base/text/contact-words.ts';
import { distance } from '#engine/base/text/distance.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { bad, inLine, inWords } from '#engine/judge/findings.ts';
import { proven } from '#engine/judge/remarks/sighting.ts';
import type { Sighting } from '#engine/judge/remarks/sighting.ts';

/** Numbers and mail addresses that are almost one another: one of the two was mistyped. */
export function contactsAtOdds(pages: readonly PageFacts[]): Sighting[] {
  return [...firstOfEach(pages.flatMap(otherNumber)), ...almostOneNumber(pages), ...almostOneHost(pages)];
}

function firstOfEach(found: readonly Sighting[]): Sighting[] {
  return [...new Map(found.toReversed().map((one) => [one.cause, one])).values()].toReversed();
}

/** "0228 12 34 56" that dials 0228 12 34 65. With a country or an extension one number is within the other. */
function otherNumber(page: PageFacts): Sighting[] {
  return page.links.flatMap(({ href, text, line }) => {
    const dialled = /^tel:(.{5,30})$/i.exec(href)?.[1] ?? '';
    const [shown, ...others] = phonesIn(text);
    const [a, b] = [digitsOf(shown ?? ''), digitsOf(dialled)];
    if (shown === undefined || others.length > 0 || a.length < 8 || b.length < 8 || isWithin(a, b)) return [];
    const note = `${pageNameFirst(page.url)} shows “${shown}”, and the link dials “${dialled}”.`;
    return [
      proven('wrong-number', bad('number-differs', note, inLine(page.url, line, `href="${href}"`)), {
        cause: `${a} ${b}`,
      }),
    ];
  });
}

/** The last eight digits are of the line itself: before them a country or a region may be written or not. */
function isWithin(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return long.includes(short.slice(-8)) || long.includes(short.slice(0, 8));
}

const digitsOf = (text: string): string => text.replaceAll(/\(0\)|\D/g, '').replace(/^0+/, '');

/**
 * Two numbers of the site with one digit changed or two exchanged, before the last three, which tell lines of one
 * office apart. Of a list of numbers nothing is said.
 */
function almostOneNumber(pages: readonly PageFacts[]): Sighting[] {
  const told = pages.flatMap(({ url, contact }) =>
    contact.phones.map((text) => ({ url, text, digits: nationalDigits(text) })),
  );
  const numbers = [...new Map(told.map((one) => [one.digits, one])).values()].filter(
    ({ digits }) => digits.length >= 8,
  );
  if (numbers.length > mostNumbers) return [];
  return pairsOf(numbers).flatMap(([one, other]) => {
    const [a, b] = [one.digits, other.digits];
    const tail = (digits: string) => digits.slice(-tailDigits);
    if (a.length !== b.length || tail(a) !== tail(b) || !isOneSlip(a, b)) return [];
    const note = `${pageNameFirst(one.url)} says “${one.text}”, and ${pageName(other.url)} says “${other.text}”.`;
    return [one, other].map(({ url, text }) =>
      proven('almost-one', bad('almost-one-number', note, inWords(url, text)), { cause: `${a} ${b}` }),
    );
  });
}

const mostNumbers = 6;
const tailDigits = 3;

const nationalDigits = (text: string): string => digitsOf(text).slice(-10);

/** One digit is another, or two neighbours have changed places. */
function isOneSlip(one: string, other: string): boolean {
  const at = Array.from(one).flatMap((digit, index) => (digit === other[index] ? [] : [index]));
  const [first = 0, second] = at;
  return (
    at.length === 1 ||
    (at.length === 2 && second === first + 1 && one[first] === other[second] && one[second] === other[first])
  );
}

/** "info@weber-roofs.example" and "info@weber-rofs.example". */
function almostOneHost(pages: readonly PageFacts[]): Sighting[] {
  const mails = pages.flatMap(({ url, contact }) =>
    contact.emails.flatMap((text) => {
      const [, host = ''] = text.toLowerCase().split('@');
      const ending = host.slice(host.lastIndexOf('.'));
      return host === '' ? [] : [{ url, text, name: host.slice(0, -ending.length), ending }];
    }),
  );
  const hosts = [...new Map(mails.map((one) => [one.name + one.ending, one])).values()];
  if (hosts.length > mostNumbers) return [];
  return pairsOf(hosts).flatMap(([one, other]) => {
    const letters = (name: string) => name.replaceAll(/[^\p{L}\p{N}]/gu, '');
    const isSlip =
      one.ending === other.ending &&
      letters(one.name) !== letters(other.name) &&
      Math.min(one.name.length, other.name.length) >= shortestName &&
      distance(one.name, other.name) <= 1;
    if (!isSlip) return [];
    const note = `${pageNameFirst(one.url)} says “${one.text}”, and ${pageName(other.url)} says “${other.text}”.`;
    return [one, other].map(({ url, text }) =>
      proven('almost-one', bad('almost-one-mail', note, inWords(url, text)), { cause: `${one.name} ${other.name}` }),
    );
  });
}

const shortestName = 7;

function pairsOf<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((one, index) => all.slice(index + 1).map((other): [T, T] => [one, other]));
}
