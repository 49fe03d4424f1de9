import { describe, expect, it } from 'vitest';
import { checks } from '#engine/judge/checks/rubric.ts';
import { titleByCount } from '#engine/base/text/wording.ts';
import type { Finding, FindingId } from '#engine/contract.ts';
import { gainText, minutesText, outcomeLine, proofOf, whoDoes } from '#engine/wording.ts';

describe('words for outcomes and people', () => {
  it.each([
    [5, '5 minutes'],
    [60, '1 hour'],
    [90, '1.5 hours'],
    [480, '8 hours'],
  ])('says %i minutes as a person would', (minutes, text) => {
    expect(minutesText(minutes)).toBe(text);
  });

  it.each([
    [0.38, 'up to 0.4 points'],
    [1, 'up to 1 point'],
    [18.04, 'up to 18 points'],
    [0.04, null],
    [0, null],
  ])('rounds what a task of %d points wins', (gain, text) => {
    expect(gainText(gain)).toBe(text);
  });

  it('reads the doer of an earlier day', () => {
    expect([
      whoDoes({ doer: 'owner' }),
      whoDoes({ doer: 'developer' }),
      whoDoes({ who: 'host', doer: 'developer' }),
    ]).toEqual(['you', 'developer', 'host']);
  });

  it('says why there is no number', () => {
    expect(outcomeLine({ outcome: 'scored', points: 3, earned: 2.06 })).toBe('2.1 of 3');
    expect(outcomeLine({ outcome: 'scored', points: 0, earned: 0 })).toBe('Worth no points');
    expect(outcomeLine({ outcome: 'not-measured', points: 3, earned: null })).toBe('Not measured');
  });

  it('shows one proof of each finding, and where it was seen', () => {
    const line: Finding = {
      id: 'title-missing',
      tone: 'bad',
      note: 'It is blocked.',
      kind: 'line',
      url: 'https://a.example/robots.txt',
      line: 5,
      text: 'Disallow: /',
    };
    expect(proofOf(line)).toMatchObject({
      code: { line: 5, text: 'Disallow: /' },
      quote: null,
      source: { url: line.url, detail: 'line 5' },
    });
    const answer: Finding = {
      id: 'title-missing',
      tone: 'info',
      note: 'Your answer.',
      kind: 'answer',
      field: 'customerQuestions',
      value: '',
    };
    expect(proofOf(answer)).toMatchObject({
      quote: '(left blank)',
      source: { text: 'Your answer in the quiz: customer questions', url: null },
    });
  });
});

describe('titles by count', () => {
  const found = (...ids: FindingId[]) =>
    ids.map((id): Finding => ({ id, tone: 'bad', note: '', kind: 'page', url: '' }));
  const faults = {
    'title-missing': '{count} page has no title|{count} pages have no title',
    'title-long': '{count} title is too long|{count} titles are too long',
    'title-short': '{count} title is short|{count} titles are short',
  };

  it('counts what was found, the most frequent first, and says two', () => {
    expect(titleByCount(found('title-long', 'title-missing', 'title-long'), faults, false)).toBe(
      '2 titles are too long and 1 page has no title',
    );
    expect(titleByCount(found('title-short', 'title-missing', 'title-long', 'title-long'), faults, false)).toBe(
      '2 titles are too long and 1 page has no title',
    );
    expect(titleByCount(found('title-long', 'title-long'), faults, true), 'of one page').toBe('1 title is too long');
    expect(titleByCount([], faults, false)).toBeNull();
  });
});

describe('every check', () => {
  it.each(checks.map((check) => [check.id, check] as const))(
    '%s says what it is about as a noun phrase, who does it, and how long it takes',
    (_id, check) => {
      expect(check.neutral).toMatch(/^(?!.*[:;!?]|.*\.(?!txt))\S.*\S$/);
      const minutes = typeof check.minutes === 'number' ? check.minutes : check.minutes.whole + check.minutes.each;
      if (check.advice) expect(minutes).toBeGreaterThanOrEqual(5);
    },
  );
});
