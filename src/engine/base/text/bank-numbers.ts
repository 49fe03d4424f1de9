// Numbers of banks look like telephones: an IBAN is known by its check digits, a bank's code and what stands beside it by their form.

/** A line with its numbers of banks blanked out, character for character. */
export function withoutBankNumbers(line: string): string {
  const blank = (written: string) => ' '.repeat(written.length);
  const rest = line
    .replace(iban, (written) => (isIban(written.toUpperCase()) ? blank(written) : written))
    .replace(groupsOfFour, blank)
    .replace(belgianAccount, (written) => (isBelgian(written) ? blank(written) : written));
  const isBank =
    germanCode.test(rest) || indianCode.test(rest) || (britishCode.test(rest) && britishAccount.test(rest));
  if (!isBank) return rest;
  return rest.replace(/(?<!\+[\d\s./()-]{0,16})(?<![\d(])\d[\d\s./-]*/g, blank);
}

/** Two letters of a country, two check digits, then groups of four or none. */
const iban = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:[ \u00a0.-]?[A-Z\d]{4}){2,7}(?:[ \u00a0.-]?[A-Z\d]{1,3})?(?![\p{L}\d])/giu;
/** An account without the letters of its country, or a card: no telephone has four groups of four. */
const groupsOfFour = /(?<![\d+])(?:\d{1,3} )?\d{4}(?: \d{4}){3,7}(?: \d{1,3})?(?!\d)/g;
/** "001-2345678-90" */
const belgianAccount = /(?<![\d-])\d{3}-\d{7}-\d{2}(?![\d-])/g;
/** "370 501 98" */
const germanCode = /(?<![\d+-]|\d\s)[1-8]\d{2} \d{3} \d{2}(?![\d-]|\s\d)/;
/** "SBIN0001234" */
const indianCode = /(?<![A-Z\d])[A-Z]{4}0[A-Z\d]{6}(?![A-Z\d])/;
/** "20-45-77", and an account of eight digits in the same line. */
const britishCode = /(?<![\d-]|\d\s)\d{2}-\d{2}-\d{2}(?![\d-])/;
const britishAccount = /(?<![\d-])\d{4}\s?\d{4}(?![\d-])/;

/** By ISO 13616: the first four characters moved to the end, letters as numbers, modulo 97. With a slip in it, the groups of four still tell it. */
function isIban(written: string): boolean {
  if (/^[A-Z]{2}\d{2}(?: \d{4}){3}/.test(written)) return true;
  const compact = written.replaceAll(/[^A-Z\d]/g, '');
  const digits = `${compact.slice(4)}${compact.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** The last two digits are the rest of the others by 97, and 97 for none. */
function isBelgian(written: string): boolean {
  const digits = written.replaceAll('-', '');
  return (Number(digits.slice(0, 10)) % 97 || 97) === Number(digits.slice(10));
}
