import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMentions } from '#engine/derived/brand-mentions.ts';
import { promptLanguage, promptSet } from '#engine/prompts.ts';
import { answers } from '#engine/testing/evidence-builder.ts';
import { answersOf } from '#engine/testing/platform-answers.ts';

const dentist = answers({
  companyName: 'Harbour Dental Ltd',
  website: 'https://www.harbourdental.example',
  products: ['Dental implants', 'Harbour Dental whitening', 'Check-ups'],
  locations: 'Leeds\nYork',
  targetAudience: 'families',
});

describe('promptSet', () => {
  it('asks ten questions for names and three about the company', () => {
    const prompts = promptSet(dentist, 'en');
    expect(prompts.filter(({ kind }) => kind === 'unbranded').length).toBe(10);
    expect(prompts.filter(({ kind }) => kind === 'branded').map(({ id }) => id)).toEqual(['b01', 'b02', 'b03']);
    expect(prompts[0]?.text).toBe('Which companies offer Dental implants in Leeds? Give me a shortlist with names.');
    expect(prompts.at(-1)?.text).toBe('Would you recommend "Harbour Dental Ltd" (harbourdental.example)? What do customers say about it?');
    expect(new Set(prompts.map(({ text }) => text)).size).toBe(13);
  });

  it('is the same for the same quiz', () => {
    expect(promptSet(dentist, 'de')).toEqual(promptSet(dentist, 'de'));
  });

  it('never names the company in an unbranded question, whatever the quiz says', () => {
    const word = fc.constantFrom('Harbour Dental', 'harbourdental', 'HarbourDental.example', 'implants', 'Leeds', 'Harbour', 'dental', '"', '\n', 'families');
    const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 5 }),
        text,
        text,
        fc.constantFrom('en', 'de', 'fr', 'es', 'zh', 'ja'),
        (products, locations, targetAudience, language) => {
          const own = { ...dentist, products, locations, targetAudience };
          for (const { text: prompt } of promptSet(own, language).filter(({ kind }) => kind === 'unbranded'))
            expect(answersOf('grok', 1, () => ({ text: prompt, prompt: '' })).flatMap((answer) => findMentions(answer, own))).toEqual([]);
        },
      ),
    );
  });

  it.each(['en', 'de', 'fr', 'es', 'zh', 'ja'] as const)('never names it, whatever it is called and wherever its words turn up: %s', (language) => {
    const names = [
      'Harbour Dental',
      'Núñez y Asociados',
      'O’Hara & Sons',
      'Q7',
      'C++ Tutors',
      'A.*(B)+',
      '青禾设计公司',
      'さくら整骨院',
      'Öko-Café',
      'Business Software',
      'Leeds Plumbers',
    ];
    const input = fc.constantFrom(...names).chain((companyName) => {
      const parts = companyName.split(/[\s&-]+/);
      const domain = `${/[a-z]{3,}/i.exec(companyName.normalize('NFKD'))?.[0].toLowerCase() ?? 'own'}-x.example`;
      const said = fc.constantFrom(
        companyName,
        companyName.toUpperCase(),
        parts.join('-'),
        parts.join(''),
        `www.${domain}`,
        ...parts,
        '青禾设计',
        'implants',
        'in',
        '公司',
        '"',
        'Ltd',
      );
      const text = fc.array(said, { maxLength: 4 }).map((words) => words.join(' '));
      return fc.record({
        companyName: fc.constantFrom(companyName, `${companyName} Ltd`),
        website: fc.constant(`https://www.${domain}/`),
        products: fc.array(text, { maxLength: 4 }),
        keywords: fc.array(text, { maxLength: 2 }),
        locations: text,
        targetAudience: text,
        industry: fc.constantFrom('technology' as const, 'healthcare' as const, '' as const),
      });
    });
    // A plain reading of our own: letters and digits only, no case, no accents.
    const plain = (text: string) =>
      text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '');
    fc.assert(
      fc.property(input, (own) => {
        const bare = own.companyName.replace(/ Ltd$/, '');
        for (const { text } of promptSet({ ...dentist, ...own }, language).filter(({ kind }) => kind === 'unbranded')) {
          expect(text.toLowerCase()).not.toContain(bare.toLowerCase());
          expect(text.toLowerCase()).not.toContain(new URL(own.website).hostname.replace('www.', ''));
          if (plain(bare).length > 3) expect(plain(text)).not.toContain(plain(bare));
          expect(text).not.toMatch(/\{|\}|undefined/);
        }
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['worldwide sellers are asked for without a place', { locations: 'Worldwide' }, 'Which companies offer Dental implants? Give me a shortlist with names.'],
    [
      'without products the keywords are used',
      { products: [], keywords: ['tooth repair'] },
      'Which companies offer tooth repair in Leeds? Give me a shortlist with names.',
    ],
    [
      'without either the industry is used',
      { products: [], industry: 'healthcare' as const },
      'Which companies offer medical care in Leeds? Give me a shortlist with names.',
    ],
    [
      'line breaks and quotes in a product are cut',
      { products: ['Im"plants\nnow'] },
      'Which companies offer Im plants now in Leeds? Give me a shortlist with names.',
    ],
  ])('%s', (_case, more, expected) => {
    expect(promptSet({ ...dentist, ...more }, 'en')[0]?.text).toBe(expected);
  });

  it('asks nothing by name when there is no name', () => {
    expect(promptSet(answers({ companyName: '' }), 'en').every(({ kind }) => kind === 'unbranded')).toBe(true);
  });

  it('asks in the language of the site', () => {
    expect(promptSet(dentist, 'fr')[0]?.text).toBe('Quelles entreprises proposent Dental implants à Leeds ? Donne une courte liste avec des noms.');
  });
});

describe('promptLanguage', () => {
  it.each([
    ['de-AT', 'de'],
    ['ZH_hant', 'zh'],
    ['pl', 'en'],
    [null, 'en'],
  ])('%s: %s', (lang, expected) => {
    expect(promptLanguage(lang)).toBe(expected);
  });
});
