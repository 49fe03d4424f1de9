import { describe, expect, it } from 'vitest';
import { makeBrand } from './brand.ts';
import { findLetters, findNames } from './find-names.ts';

const found = (name: string, text: string, website = 'https://own.example') =>
  findNames(text, makeBrand({ name, aliases: [], website })).map(({ start, end }) => text.slice(start, end));

describe('findNames', () => {
  it.each([
    ['without its legal form', 'Müller & Söhne GmbH', 'Ask Müller & Söhne.', ['Müller & Söhne']],
    ['without accents, “and” for “&”', 'Müller & Söhne GmbH', 'Muller and Sohne is near.', ['Muller and Sohne']],
    ['umlauts spelled out', 'Müller & Söhne GmbH', 'Mueller & Soehne is near.', ['Mueller & Soehne']],
    ['in capitals, with an owner’s s', 'Brotwerk', 'BROTWERK’s rye, Brotwerks Brot.', ['BROTWERK', 'Brotwerks']],
    ['split by capitals or a hyphen', 'Brotwerk', 'Brot Werk and Brot-Werk.', ['Brot Werk', 'Brot-Werk']],
    ['split in small letters, which are words', 'Anytime', 'At any time.', []],
    ['behind an article that is cut', 'Acme', 'L’Acme opens at ten.', ['Acme']],
    ['in small letters, which is a word', 'Target', 'Your target is near.', []],
    ['in small letters, where the name has them', 'monday.com', 'Use monday com.', ['monday com']],
    ['inside a longer word', 'Acme', 'Acmeville is a town.', []],
    ['inside an address', 'Acme', 'See https://x.example/acme and acme.example.', []],
    ['as the words of a link', 'Acme', '[Acme](https://x.example/)', ['Acme']],
    ['without gaps', '青禾科技有限公司', '常见的供应商有云帆、青禾科技和蓝海。', ['青禾科技']],
    ['two signs, where a word begins', '小米', '我推荐小米。', ['小米']],
    ['in the middle of a run of katakana', 'リンク', 'リンクス社とスケートリンク', []],
    ['with a particle behind it', '바른이치과', '바른이치과는 강남에 있다.', ['바른이치과']],
  ])('finds a name %s', (_case, name, text, names) => {
    expect(found(name, text)).toEqual(names);
  });

  it('finds the name that an address spells', () => {
    expect(found('Die Bäcker', 'Brot Werk is near.', 'https://brotwerk.example')).toEqual(['Brot Werk']);
  });

  it.each(['A.*(B)', '$^[]|\\', '((((', '+', '?'])('takes signs of patterns for signs: %s', (name) => {
    expect(() => found(name, `${name} is there, and so is A B.`)).not.toThrow();
  });

  it('takes time by the length of the text', () => {
    expect(found('Brot Werk', 'Brot '.repeat(20_000))).toEqual([]);
  });
});

describe('findLetters', () => {
  const letters = (name: string, text: string, beside = '') =>
    findLetters(text, makeBrand({ name, aliases: [], website: 'https://own.example' }), beside).map(({ start, end }) =>
      text.slice(start, end),
    );
  it.each([
    ['the whole name in small letters', 'Target', 'your target', '', ['target']],
    ['a long word with another ending', 'Velo Kadlec', 'u Vela Kadlece', '', ['Kadlece']],
    ['a long word in small letters', 'Harbour & Vine', 'by the harbour', '', []],
    ['a word of the question', 'Leeds Boiler House', 'In Leeds, House rules', 'Who is good in Leeds?', ['House']],
    ['initials', 'J.M.R. Ascensores', 'JMR is cheap', '', ['JMR']],
    ['the first signs', '青禾科技', '青禾很好', '', ['青禾']],
  ])('finds %s', (_case, name, text, beside, expected) => {
    expect(letters(name, text, beside)).toEqual(expected);
  });
});
