import { describe, expect, it } from 'vitest';
import { answers } from '#engine/testing/evidence-builder.ts';
import { answersOf, readAs, readingOf } from '#engine/testing/platform-answers.ts';
import type { AnswerNote, PlatformAnswer } from '#engine/evidence/evidence.ts';
import { ratesOf } from './answer-rates.ts';
import { citesOwnDomain, isMention, settle } from './mentions.ts';

const company = answers({
  companyName: 'Müller & Söhne GmbH',
  website: 'https://mueller-soehne.de',
  products: ['Heat pumps'],
  locations: 'Köln',
});

function settled(extra: Partial<PlatformAnswer>) {
  const [answer] = answersOf('chatgpt', 1, () => extra);
  if (!answer) throw new Error('one answer was asked for');
  const { mentions, isNamed } = settle(answer, company);
  return { isNamed, mentions: mentions.map(({ role, quote }) => `${role}: ${quote}`) };
}

describe('an answer that nobody read', () => {
  it.each([
    ['the whole name', 'Ask Müller & Söhne. They are near.', ['unread: Ask Müller & Söhne.']],
    ['the name without accents or legal form', 'Muller and Sohne installs.', ['unread: Muller and Sohne installs.']],
    ['the address', 'See mueller-soehne.de for prices.', ['unread: See mueller-soehne.de for prices.']],
    ['a denial', 'I know nothing about Müller & Söhne.', ['unread: I know nothing about Müller & Söhne.']],
    ['the name inside the address of somebody else', 'See https://portal.example/mueller-soehne for a list.', []],
    ['a part of the name alone', 'Müller is a common name.', []],
    ['nobody', 'Ask a local installer.', []],
  ])('names the customer here, or not, and as nothing: %s', (_case, text, mentions) => {
    expect(settled({ text })).toEqual({ isNamed: null, mentions });
  });

  it('is one with a note that no second look has agreed with, too', () => {
    const text = 'Müller & Söhne is good.';
    expect(settled({ text, reading: { ...readingOf({ role: 'listed', quote: text }), state: 'noted' } })).toEqual({
      isNamed: null,
      mentions: [`unread: ${text}`],
    });
  });

  it('is in no rate, and counted apart', () => {
    const all = [
      ...answersOf('chatgpt', 20, (at) => readAs(at < 10 ? 'listed' : 'absent', 'Müller & Söhne is good.')),
      ...answersOf('chatgpt', 10, (at) => ({ text: at < 4 ? 'Müller & Söhne is good.' : 'Weber is good.' })),
    ];
    expect(ratesOf('chatgpt', all, company)).toMatchObject({ answers: 20, mention: 0.5, unread: 10, namedUnread: 4 });
  });
});

describe('an answer that a model read', () => {
  const good = 'Müller & Söhne was good.';
  const gone = 'Müller & Söhne closed in 2024.';
  const both: AnswerNote['brand'] = {
    ...readingOf({}).brand,
    role: 'closed',
    quote: gone,
    places: [
      { role: 'listed', quote: good },
      { role: 'closed', quote: gone },
    ],
  };
  it('has each place with its role, and what the whole makes of the business goes before what a place does', () => {
    expect(settled({ text: `${good} ${gone}`, reading: readingOf(both) })).toEqual({
      isNamed: false,
      mentions: [`closed: ${good}`, `closed: ${gone}`],
    });
  });

  it.each([
    ['recommended', true],
    ['listed', true],
    ['warned-against', true],
    ['denied', false],
    ['closed', false],
    ['other-entity', false],
    ['echoed', false],
  ] as const)('names the customer where it is %s: %s', (role, isNamed) => {
    expect(settled(readAs(role, good))).toEqual({ isNamed, mentions: [`${role}: ${good}`] });
  });

  it('shows the row of a list without its number', () => {
    const row = '**Müller & Söhne** – heat pumps';
    expect(
      settled({ text: `1. **Weber**\n2. ${row}`, reading: readingOf({ role: 'listed', quote: `2. ${row}` }) }),
    ).toEqual({
      isNamed: true,
      mentions: [`listed: ${row}`],
    });
  });

  it('names the customer by its address alone', () => {
    const text = 'A service takes a day (https://mueller-soehne.de/service).';
    expect(settled({ text, reading: readingOf({ role: 'cited-only' }) })).toEqual({
      isNamed: true,
      mentions: [`cited: ${text}`],
    });
  });

  it('knows its places from evidence of earlier days, which have one quote', () => {
    expect(settled({ text: `${good} Ask them.`, reading: readingOf({ role: 'listed', quote: good }) })).toEqual({
      isNamed: true,
      mentions: [`listed: ${good}`],
    });
  });
});

describe('answers that are unclear', () => {
  it('are neither mentions nor absences, and too many of them leave no rate', () => {
    const unclear = (count: number) =>
      answersOf('chatgpt', count, () => ({ valid: false, reading: { state: 'unclear', model: 'm', why: [] } }));
    const clear = answersOf('chatgpt', 40, (at) => readAs(at < 20 ? 'listed' : 'absent', 'Müller & Söhne is good.'));
    expect(ratesOf('chatgpt', [...clear, ...unclear(2)], company)).toMatchObject({
      answers: 40,
      unclear: 2,
      isTooUnclear: false,
      mention: 0.5,
    });
    expect(ratesOf('chatgpt', [...clear, ...unclear(5)], company)).toMatchObject({ unclear: 5, isTooUnclear: true });
  });
});

describe('isMention', () => {
  it('counts what names the business as one that is there', () => {
    const roles = ['recommended', 'listed', 'cited', 'warned-against', 'denied', 'echoed', 'unread', 'unclear'];
    expect(roles.filter((role) => isMention({ role }))).toEqual(['recommended', 'listed', 'cited', 'warned-against']);
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
