import { expect, it } from 'vitest';
import { phonesIn } from './contact-words.ts';

it.each<[line: string, ...phones: string[]]>([
  ['IBAN: DE02 1203 0000 0000 2020 51'],
  ['IBAN DE02120300000000202051, BIC BYLADEM1001'],
  ['Bank: AT61 1904 3002 3457 3201'],
  ['IBAN BE68 5390 0754 7034'],
  ['FR14 2004 1010 0505 0001 3M02 606'],
  ['GB29 NWBK 6016 1331 9268 19'],
  ['IBAN NL91 ABNA 0417 1643 00'],
  ['CH93 0076 2011 6238 5295 7'],
  ['IBAN DE02 1203 0000 0000 2020 52 (with a slip)'],
  ['Konto 0123 456 789, BLZ 370 501 98'],
  ['Sort code 20-45-77, account 0012 3456'],
  ['Tel. 0228 123456 · IBAN DE02 1203 0000 0000 2020 51', '0228 123456'],
  ['Tel. +49 228 123456, BLZ 370 501 98, Konto 0123 456 789', '+49 228 123456'],
  ['Тел. (4012) 12-34-56', '(4012) 12-34-56'],
  ['Phone 0117 496 0123', '0117 496 0123'],
])('telephones in “%s”', (line, ...phones) => {
  expect(phonesIn(line)).toEqual(phones);
});
