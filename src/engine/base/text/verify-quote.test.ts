import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotable, verifyQuote } from '#engine/base/text/verify-quote.ts';

const page = quotable(
  'Smi\u00adth\u00a0&\u00a0Sons – “the  leak people”\nCall-out from £85, parts 1,500.50 extra.\nWe’re open Mon – Fri 8–17.\nServing  Lynn since 1998 with a team of 12 and two vans.\n水漏れ修理は8,800円から。 Save 15 % now.',
);

describe('a quote stands', () => {
  it.each([
    'Smith & Sons',
    'Smith &amp; Sons - "the leak people"',
    'smith & sons',
    "We're open Mon-Fri 8-17",
    '«the leak people»',
    'Serving Lynn since 1998 … 12 and two vans',
    'people” Call-out from £85',
    '水漏れ修理',
    '8,800円',
  ])('where it looks alike: %s', (quote) => {
    expect(verifyQuote(page, quote)).not.toBeNull();
  });

  it('with the page’s own words at its place', () => {
    const found = verifyQuote(page, 'the leak people');
    expect(found?.text).toBe('the  leak people');
    expect(page.text.slice(found?.start, found?.end)).toBe('the  leak people');
  });
});

describe('a quote does not stand', () => {
  it.each([
    'Smith and Sons',
    '85',
    'from £8',
    'from £850',
    'parts 1,500',
    'parts 1',
    '500.50 extra',
    'since 1999',
    'a team of 1',
    'team of 120',
    'erving Lynn',
    'Serving Lynn for years',
    'We … vans',
    '',
    '“”',
    '…',
    '8,80',
    'Call-out from 85',
    'Save 15',
    'team of 12 and … since 1998 with a',
  ])('with a changed or cut word, number or unit: %s', (quote) => {
    expect(verifyQuote(page, quote)).toBeNull();
  });
});

const word = fc.oneof(
  fc.stringMatching(/^[A-Za-zÀ-ÿ]{1,9}$/),
  fc.stringMatching(/^[1-9][0-9]{0,4}(?:[.,][0-9]{1,3})?$/),
  fc.constantFrom('“Ja”', 'it’s', 'a–b', 'x…', '¡Olé!', '№', '50%', '$9'),
);
const words = fc.array(word, { minLength: 6, maxLength: 60 });

describe('for any text', () => {
  it('each run of whole words stands, in any disguise', () => {
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), fc.nat(), (list, a, b, seed) => {
        const from = a % list.length;
        const quote = list.slice(from, from + 1 + (b % (list.length - from))).join(' ');
        fc.pre(/[\p{L}\p{N}]/u.test(quote.replaceAll(/[“”…]/g, '')));
        const text = list.join(' ');
        const found = verifyQuote(quotable(text), disguised(quote, seed));
        expect(found, JSON.stringify({ text, quote })).not.toBeNull();
      }),
      { numRuns: 3000 },
    );
  });

  it('with one letter or digit changed it does not', () => {
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), (list, a, b) => {
        const text = list.join(' ');
        const at = a % text.length;
        const old = text.charAt(at);
        fc.pre(/[\p{L}\p{N}]/u.test(old));
        const other = /\p{N}/u.test(old)
          ? String((Number(old) + 1 + (b % 8)) % 10)
          : old.toLowerCase() === 'q'
            ? 'z'
            : 'q';
        expect(verifyQuote(quotable(text), text.slice(0, at) + other + text.slice(at + 1))).toBeNull();
      }),
      { numRuns: 3000 },
    );
  });

  it('what is found is the text between its offsets, and nothing throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        (text, quote) => {
          const found = verifyQuote(quotable(text), quote);
          if (found) expect(text.normalize('NFC').slice(found.start, found.end)).toBe(found.text);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

/** The same words as others write them: other spaces, marks and dashes, capitals, soft hyphens, marks apart from their letters. */
function disguised(text: string, seed: number): string {
  return Array.from(text)
    .map((character, index) => {
      if (((seed >> (index % 13)) & 1) === 0) return character;
      if (/[a-z]/.test(character)) return `${character.toUpperCase()}\u00ad`;
      return (
        ({ ' ': ' \u00a0\n', '’': "'", '–': ' — ', '“': '"', '”': '"', '…': '...' } as Record<string, string>)[
          character
        ] ?? character.normalize('NFD')
      );
    })
    .join('');
}
