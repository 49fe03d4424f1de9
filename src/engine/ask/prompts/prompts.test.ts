import fc from 'fast-check';
import { isLong } from '#base/testing/long.ts';
import { describe, expect, it } from 'vitest';
import type { Answers } from '#engine/contract.ts';
import { brandOf } from '#engine/ask/names/brand.ts';
import { findNames } from '#engine/ask/names/find-names.ts';
import { problemWithQuestion, promptLanguage, promptSet } from '#engine/ask/prompts/prompts.ts';
import type { PromptLanguage } from '#engine/ask/prompts/prompt-templates.ts';
import { answers } from '#engine/testing/evidence-builder.ts';

const languages = ['en', 'de', 'fr', 'es', 'zh', 'ja'] as const satisfies PromptLanguage[];
const plumber = answers({
  companyName: 'Pipewise',
  website: 'https://pipewise.example',
  products: ['boiler repair', 'central heating'],
  keywords: ['cheap boiler service leeds', 'emergency plumber near me', 'pipewise reviews'],
  locations: 'Leeds, Bradford',
  targetAudience: 'landlords, home owners',
  problemsSolved: 'no hot water on a Sunday; radiators stay cold',
  customerQuestions:
    'How quickly can you come out?\nDo I need a new boiler or a repair? Who is Pipewise?\nWhat does a boiler service include?',
});
const textsOf = (own: Answers, language: PromptLanguage = 'en', rivals: string[] = []) =>
  promptSet(own, language, { rivals })
    .filter(({ kind }) => kind === 'unbranded')
    .map(({ text }) => text);

describe('promptSet', () => {
  it('asks the customers’ own questions first and as they are, then what buyers ask, then three about the company', () => {
    const prompts = promptSet(plumber, 'en', { rivals: ['DrainPro'] });
    const texts = prompts.map(({ text }) => text);
    expect(texts.slice(0, 3)).toEqual([
      'Do I need a new boiler or a repair?',
      'What does a boiler service include?',
      'Boiler repair in Leeds: who would you recommend?',
    ]);
    expect(prompts.filter(({ kind }) => kind === 'unbranded').length).toBe(28);
    expect(new Set(texts).size).toBe(31);
    expect(texts).toContainEqual(
      expect.stringMatching(/^I have this problem: no hot water on a Sunday. Who can help me in (?:Leeds|Bradford)\?$/),
    );
    expect(texts).toContainEqual(expect.stringMatching(/: which companies do landlords use\?$/));
    expect(texts).toContainEqual(
      expect.stringMatching(/^What are good alternatives to DrainPro in (?:Leeds|Bradford)\?$/),
    );
    expect(texts.at(-1)).toBe('Would you recommend "Pipewise" (pipewise.example)? What do customers say about it?');
    expect(texts.join()).not.toMatch(/cheap|near me|quickly can you/);
  });

  it('makes of a search term what is bought', () => {
    const texts = textsOf({
      ...plumber,
      products: [],
      customerQuestions: '',
      keywords: ['cheap boiler service leeds', 'best plumber in Leeds'],
    });
    expect(texts[0]).toBe('Boiler service in Leeds: who would you recommend?');
    expect(texts.join()).not.toMatch(/plumber|in leeds in/i);
  });

  it('names no place where the firm works everywhere', () => {
    expect(textsOf({ ...plumber, locations: 'Worldwide and Leeds', customerQuestions: '' })[0]).toBe(
      'Boiler repair: who would you recommend?',
    );
  });

  it('asks for the usual offer of the industry when the quiz names nothing that can be asked for', () => {
    expect(textsOf(answers({ industry: 'consulting', products: ['https://x.example', '???'] }))[0]).toBe(
      'Consulting: who would you recommend?',
    );
  });

  it('spreads the questions over all places', () => {
    const texts = textsOf({ ...plumber, locations: 'Leeds, Bradford, York', customerQuestions: '' });
    const counts = ['Leeds', 'Bradford', 'York'].map((place) => texts.filter((text) => text.includes(place)).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(4);
  });

  // A plural after "does", a bare noun after "a": no sentence has to agree with what an owner typed.
  it.each(['en', 'de', 'fr', 'es'] as const)('puts what is sold before a colon and nowhere else: %s', (language) => {
    for (const product of ['Refurbished bikes', 'service', 'an e-bike', 'Bremsbeläge'])
      for (const text of textsOf(answers({ products: [product, product], locations: 'Leeds' }), language))
        expect(text.toLowerCase().split(product.toLowerCase()).slice(1).join('')).toMatch(
          /^(?: in leeds| à leeds| en leeds)?\s?: |^$/,
        );
  });

  it.each([
    ['de', 'Schweiz', 'Brot, Schweiz: Wen empfiehlst du?'],
    ['fr', 'France', 'Brot, France : qui me conseilles-tu ?'],
    ['fr', 'Le Mans', 'Brot, Le Mans : qui me conseilles-tu ?'],
    ['fr', 'Lyon', 'Brot à Lyon : qui me conseilles-tu ?'],
  ] as const)('takes no preposition that the name of a place would change: %s, %s', (language, locations, text) => {
    expect(textsOf(answers({ products: ['Brot', 'Kuchen'], locations }), language)[0]).toBe(text);
  });

  it('asks what a model says that buyers ask first, where it names trade or place and nobody’s name, each place in its turn', () => {
    const asked = [
      'What does a boiler repair cost in Leeds?',
      'Is Pipewise any good in Leeds?',
      'Do they work on Sundays?',
      'best gas engineer in Leeds',
      'Do you serve Leeds?',
      'Who fixes a leaking boiler.',
    ];
    const texts = promptSet({ ...plumber, customerQuestions: '' }, 'en', { asked }).map(({ text }) => text);
    expect(texts.slice(0, 2)).toEqual(['What does a boiler repair cost in Leeds?', 'best gas engineer in Bradford']);
    expect(texts.filter((text) => asked.includes(text))).toHaveLength(1);
  });

  it.each(languages)(
    'gives at least twenty different questions for two products, a place and a problem: %s',
    (language) => {
      expect(textsOf(plumber, language).length).toBeGreaterThanOrEqual(20);
    },
  );
});

const nasty = fc.constantFrom(
  '',
  ' ',
  '???',
  '{o}',
  '{brand}',
  '"quoted" <b>x</b>',
  'https://x.example/',
  'a'.repeat(300),
  'cheap',
  'best Leeds',
  'in Leeds',
  'Boiler-Service!',
  'café à Lyon',
  '税务代理',

  '上海代理记账',
  '横浜 税理士',
  'I sell boats. They are good.',
  'mail@x.example',
  'near me',
  'Pipewise',
  'pipe-wise',
  '  kitchen\n\nfitting ',
  'Dächer & Fassaden',
  'web-design',
  '24/7 help',

  '２０２６',
  'in in in',
  'repair repair',
  '!',
  '-',
  'landlords, home owners',
  'no hot water; we help you',
  'Is Pipewise good?',
  'How fast are you?',
  'Which roof lasts longest?',
);
const quiz = fc.record({
  companyName: fc.constantFrom(
    'Pipewise',
    'A',
    '',
    '青禾财税',
    'The Boiler Co',
    'Leeds Boats',
    'web design',
    'Öko-Café',
    'C++ Tutors',
    'Business Software',
  ),
  website: fc.constant('https://pipewise.example'),
  products: fc.array(nasty, { maxLength: 5 }),
  keywords: fc.array(nasty, { maxLength: 5 }),
  locations: fc.constantFrom(
    'Leeds',
    'Leeds, UK',
    'worldwide',
    '',
    'São Paulo; Rio',
    '上海',
    '横浜',
    '12345 Main Street 99',
    'Lyon, Paris',
    'Köln und Bonn',
    'Pipewise',
  ),
  targetAudience: nasty,
  problemsSolved: nasty,
  customerQuestions: fc.array(nasty, { maxLength: 4 }).map((lines) => lines.join('\n')),
});

describe('for any quiz', () => {
  it.each(languages)('every question is one that a buyer could type, and none names the company: %s', (language) => {
    fc.assert(
      fc.property(quiz, fc.array(fc.constantFrom('DrainPro', 'Pipewise', ''), { maxLength: 2 }), (given, rivals) => {
        const own = answers(given);
        const unbranded = promptSet(own, language, { rivals }).filter(({ kind }) => kind === 'unbranded');
        expect(unbranded.length).toBeGreaterThan(0);
        expect(unbranded.length).toBeLessThanOrEqual(30);
        expect(promptSet(own, language, { rivals }).filter(({ kind }) => kind === 'unbranded')).toEqual(unbranded);
        const texts = unbranded.map(({ text }) => text);
        expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(texts.length);
        const name = given.companyName.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
        for (const { text, type } of unbranded) {
          expect(text).not.toMatch(/[{}]|undefined|NaN|https?:|@|\s{2}|^\s|\s$/);
          if (name.length > 1) expect(text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')).not.toContain(name);
          expect(findNames(text, brandOf(own))).toEqual([]);
          if (type === 'own words') continue;
          expect(text.length).toBeLessThanOrEqual(220);
          expect(text).toMatch(/[?？。.]$/u);
          expect(text).not.toMatch(/\b(\p{L}{3,}) \1\b/iu);
          for (const place of ['Leeds', 'Lyon', 'Köln']) expect(text.split(place).length).toBeLessThanOrEqual(2);
        }
        const types = [...Map.groupBy(unbranded, ({ type }) => type)];
        for (const [type, list] of types) expect(list.length).toBeLessThanOrEqual(type === 'own words' ? 10 : 8);
      }),
      { numRuns: isLong ? 60 : 20 },
    );
  });
});

describe('problemWithQuestion', () => {
  it.each([
    ['Who fits heat pumps in Leeds?', null],
    ['Who?', /too short/],
    [`Who ${'really '.repeat(40)}fits heat pumps?`, /longer than 200/],
    ['Is Pipewise any good?', /names you/],
    ['Is www.pipewise.example any good?', /address/],
    ['Do you work on Sundays?', /a question to you/],
  ])('%s: %s', (text, problem) => {
    const found = problemWithQuestion(text, plumber);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toMatch(problem);
  });
});

describe('promptLanguage', () => {
  it.each([
    ['de-AT', 'de'],
    ['zh-Hant', 'zh'],
    ['FR', 'fr'],
    ['it', 'en'],
    [null, 'en'],
  ] as const)('takes %s for %s', (lang, language) => {
    expect(promptLanguage(lang)).toBe(language);
  });
});
