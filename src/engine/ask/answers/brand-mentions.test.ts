import { describe, expect, it } from 'vitest';
import { citesOwnDomain, findMentions, isMention, settle } from '#engine/ask/answers/brand-mentions.ts';
import { answers } from '#engine/testing/evidence-builder.ts';
import { ratesOf } from '#engine/ask/answers/answer-rates.ts';
import { answersOf, readingOf } from '#engine/testing/platform-answers.ts';
import type { PlatformAnswer } from '#engine/evidence/evidence.ts';

const company = answers({
  companyName: 'Müller & Söhne GmbH',
  website: 'https://mueller-soehne.de',
  products: ['Heat pumps'],
  locations: 'Köln',
});

function rolesIn(text: string, own = company, extra: Partial<PlatformAnswer> = {}): string[] {
  return answersOf('chatgpt', 1, () => ({ text, ...extra })).flatMap((answer) =>
    findMentions(answer, own).map((mention) => mention.role),
  );
}

describe('findMentions', () => {
  it.each([
    ['a recommendation', 'I would recommend Müller & Söhne for this.', ['listed']],
    ['a place in a list', '1. Müller & Söhne: heat pumps\n2. Weber', ['listed']],
    ['no accents, “and”, no legal form', 'Muller and Sohne installs heat pumps.', ['listed']],
    ['possessive and capitals', 'MÜLLER & SÖHNE’s engineers are certified.', ['listed']],
    ['a citation beside it', 'Müller & Söhne installs heat pumps [1].', ['cited']],
    ['its own address alone', 'See mueller-soehne.de for prices.', ['cited']],
    ['a denial', 'I could not find any reliable information about Müller & Söhne.', ['denied']],
    ['a denial in other words', 'I know nothing about Müller & Söhne.', ['denied']],
    ['an echo of the question', 'You asked about Müller & Söhne.', ['echoed']],
    ['the name inside an address of somebody else', 'See https://portal.example/mueller-soehne for a list.', []],
    ['a part of the name alone', 'Müller is a common name.', []],
    ['nobody', 'Ask a local installer.', []],
  ])('%s', (_name, text, roles) => {
    expect(rolesIn(text)).toEqual(roles);
  });

  it.each([
    ['another company of a longer name', 'Acme', 'Acme Dynamics builds robots.', ['other-entity']],
    ['the customer’s own product after the name', 'Acme', 'Acme Boilers are solid.', ['listed']],
    ['an everyday word in lower case', 'Target', 'You should target small firms.', ['other-entity']],
    ['a word that only contains the name', 'Acme', 'Acmeville is a town.', []],
    ['Chinese, which has no gaps', '小米', '我推荐小米。', ['listed']],
    ['two Chinese signs between others, which are as likely a word', '小米', '我推荐小米手机。', ['other-entity']],
  ])('%s', (_name, companyName, text, roles) => {
    expect(rolesIn(text, answers({ companyName, products: ['Boilers'] }))).toEqual(roles);
  });

  it('says nothing when the company’s name is not known', () => {
    expect(rolesIn('Anything at all.', answers({ companyName: '' }))).toEqual([]);
  });

  it('counts recommendations, lists and citations, and nothing else', () => {
    expect(
      (['recommended', 'listed', 'cited', 'denied', 'echoed', 'other-entity'] as const).filter((role) =>
        isMention({ role }),
      ),
    ).toEqual(['recommended', 'listed', 'cited']);
  });
});

describe('an answer in which only words tell what becomes of the name', () => {
  const text = 'Müller & Söhne gave up its shop in 2024.';
  const settled = (extra: Partial<PlatformAnswer>) =>
    answersOf('chatgpt', 1, () => ({ text, ...extra })).map((answer) => {
      const { isUnclear, answer: own } = settle(answer, company);
      return { isUnclear, valid: own.valid };
    });

  it('is unclear and in no rate, and what a model has read counts instead', () => {
    expect(settled({})).toEqual([{ isUnclear: true, valid: false }]);
    expect(settled({ text: 'Müller & Söhne is good.' })).toEqual([{ isUnclear: false, valid: true }]);
    expect(settled({ reading: readingOf({ role: 'closed', quote: text }) })).toEqual([
      { isUnclear: false, valid: true },
    ]);
    expect(settled({ reading: { state: 'unclear', model: 'm', why: [] }, valid: false })).toEqual([
      { isUnclear: true, valid: false },
    ]);
  });

  it('is neither a mention nor an absence', () => {
    const all = [
      ...answersOf('chatgpt', 20, () => ({ text: 'Müller & Söhne is good.' })),
      ...answersOf('chatgpt', 20, () => ({ text: 'Weber is good.' })),
      ...answersOf('chatgpt', 2, () => ({ text })),
    ];
    expect(ratesOf('chatgpt', all, company)).toMatchObject({
      answers: 40,
      unclear: 2,
      isTooUnclear: false,
      mention: 0.5,
    });
    expect(ratesOf('chatgpt', [...all, ...answersOf('chatgpt', 3, () => ({ text }))], company)).toMatchObject({
      answers: 40,
      unclear: 5,
      isTooUnclear: true,
    });
  });
});

describe('citesOwnDomain', () => {
  it.each([
    ['https://mueller-soehne.de/preise?utm_source=openai', true],
    ['https://www.mueller-soehne.de', true],
    ['https://notmueller-soehne.de', false],
    ['https://mueller-soehne.de.evil.example', false],
  ])('%s: %s', (url, expected) => {
    const [answer] = answersOf('chatgpt', 1, () => ({ cited: [{ url, start: null, end: null, quote: null }] }));
    if (!answer) throw new Error('one answer was asked for');
    expect(citesOwnDomain(answer, company.website)).toBe(expected);
  });
});
