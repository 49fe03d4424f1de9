import { withoutBankNumbers } from './bank-numbers.ts';

const phone =
  /(?<![\w.,/+-])(?:(?:\+|00)[1-9]\d{0,2}[\s./-]?(?:\(0\)\s?)?(?:\(?\d{1,5}\)?[\s./-]?){1,5}\d{2,4}|\(0?\d{2,5}\)[\s./-]?\d{2,4}(?:[\s./-]?\d{2,4}){1,3}|0\d{1,4}[\s/-]\d{2,4}(?:[\s./-]?\d{2,4}){0,3}|\d{3}[-.]\d{3}[-.]\d{4})(?![\w%])/g;

/** Telephone numbers as a page or an answer writes them. */
export function phonesIn(line: string): string[] {
  return [...new Set(Array.from(withoutBankNumbers(line).matchAll(phone), ([text]) => text.trim()))].filter((text) => {
    const digits = text.replaceAll(/\D/g, '').length;
    return digits >= 7 && digits <= 15 && !/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(text);
  });
}

/** Whether seven digits of a number follow each other or are all the same, or the last six are zeros: nobody's number, or a number that we do not vouch for. */
export function isCounted(number: string): boolean {
  const digits = number.replaceAll(/\D/g, '');
  return longestCount(number) >= 7 || /(\d)\1{6}|0{6}$/.test(digits);
}

/** How many digits of a number, at most, follow each other as they are counted, up or down. */
export function longestCount(number: string): number {
  const digits = number.replaceAll(/\D/g, '');
  let longest = 1;
  const runs = { up: 1, down: 1 };
  for (let at = 1; at < digits.length; at += 1) {
    const step = (Number(digits[at]) - Number(digits[at - 1]) + 10) % 10;
    runs.up = step === 1 ? runs.up + 1 : 1;
    runs.down = step === 9 ? runs.down + 1 : 1;
    longest = Math.max(longest, runs.up, runs.down);
  }
  return longest;
}

export function emailsIn(line: string): string[] {
  return Array.from(
    line.matchAll(/(?<![\w.+-])[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}(?![\w-])/gi),
    ([text]) => text,
  );
}

// British, American (with Canadian), then "12345 Ort", "1234 AB Plaats", "123 45 Ort" and "12-345 Miasto" of the continent behind a street with its number, and
// behind a number with its street: "1800 route de Vergnes, 47150 Monflanquin".
export const postal =
  /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]{2}\s\d{5}(?:-\d{4})?\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\p{L}[\p{L}.'’-]{2,40},?\s\d{1,4}\s?[a-zA-Z]?\s?(?:[,·|\s]|\s[–-])\s?(?:[A-Z]{1,2}[- ])?(?:\d{4,5}|\d{3}\s\d{2}|\d{2}-\d{3}|\d{4}-\d{3})(?:\s[A-Z]{2})?,?\s\p{Lu}\p{L}{2,}|\b\d{1,4}\s?(?:bis|ter)?,?\s\p{Ll}[\p{L}.'’ -]{3,40},\s(?:F-)?\d{5}\s\p{Lu}\p{L}{2,}/u;

/** Where a whole footer is in one line: the postcode with what leads to it, not the notice before nor the telephone behind. */
export function postalPart(text: string, longest = 80): string {
  const found = text.length > longest ? postal.exec(text) : null;
  if (!found) return text;
  const near = text.slice(0, found.index).slice(-60);
  const before = near.length < found.index ? near.replace(/^\S*\s/, '') : near;
  const own = before.split(/[·|•©]|(?<=\p{Ll}{3})[.!?:]\s/u).at(-1) ?? '';
  // A postcode alone needs what leads to it; with its street, it begins where the sentence does.
  const isWhole = own.trim() === '' && found[0].length > 12;
  return `${own.trim().length < 8 && !isWhole ? before : own}${found[0]}`.trim();
}
