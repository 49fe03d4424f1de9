// Numbers of banks look like telephones: an IBAN is known by its check digits, a bank's code and what stands beside it by their form.

/** A line with its numbers of banks blanked out, character for character. */
export function withoutBankNumbers(line: string): string {
  const rest = line.replace(iban, (written) => (isIban(written) ? ' '.repeat(written.length) : written));
  if (!germanCode.test(rest) && !(britishCode.test(rest) && britishAccount.test(rest))) return rest;
  return rest.replace(/(?<!\+[\d\s./()-]{0,16})(?<![\d(])\d[\d\s./-]*/g, (number) => ' '.repeat(number.length));
}

/** Two letters of a country, two check digits, then groups of four or none. */
const iban = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:[ \u00a0.-]?[A-Z\d]{4}){2,7}(?:[ \u00a0.-]?[A-Z\d]{1,3})?(?![\p{L}\d])/gu;
/** "370 501 98" */
const germanCode = /(?<![\d+-]|\d\s)[1-8]\d{2} \d{3} \d{2}(?![\d-]|\s\d)/;
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
