import { describe, expect, it } from 'vitest';
import { type Finding, perPlatform } from '#engine/contract.ts';
import type { Check, Outcome } from '#engine/judge/checks/define-check.ts';
import { runCheck } from '#engine/judge/checks/run-check.ts';
import { answers, evidence, missing, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const base: Omit<Check, 'reads' | 'score'> = {
  id: 'XX-01',
  category: 'technicalSEO',
  points: 2,
  strength: 'strong',
  platformWeights: perPlatform(() => 1),
  title: { pass: 'It is there', fail: 'It is not there' },
  neutral: 'whether it is there',
  why: 'Because.',
  ownTest: [],
  reported: null,
  who: 'you',
  minutes: 5,
  concerns: 'home',
  difficulty: 'Easy',
  impact: 'High',
  timeframe: 'immediate',
  consequence: 'hygiene',
  advice: null,
  sources: [],
};
const scoring = (ratio: number): Outcome => ({ kind: 'scored', ratio, reason: 'Seen.', findings: [] });
const made = (given: Partial<Check>): Check => ({ ...base, reads: ['site'], score: () => scoring(1), ...given });
const check = (score: () => Outcome) => made({ score });
const reporting = (ratio: number, worth: 'mapped' | 'full') =>
  made({ reported: () => ({ ratio, worth, reason: 'You said so.', findings: [] }) });

describe('runCheck', () => {
  it('scores what was observed in hundredths of a point', () => {
    const { result, lostPoints } = runCheck(
      check(() => scoring(1 / 3)),
      evidence(),
      0.7,
    );
    expect(result).toMatchObject({
      outcome: 'scored',
      state: 'observed',
      ratio: 0.3333,
      earned: 0.67,
      title: 'It is not there',
    });
    expect(lostPoints).toBeCloseTo(1.3333, 3);
  });

  it('says the passing sentence only at full marks', () => {
    expect(
      runCheck(
        check(() => scoring(1)),
        evidence(),
        0.7,
      ).result.title,
    ).toBe('It is there');
    expect(
      runCheck(
        check(() => scoring(0.99)),
        evidence(),
        0.7,
      ).result.title,
    ).toBe('It is not there');
  });

  it.each([
    ['evidence that was not gathered', { site: missing('timeout', 'no answer in 10 s') }, 'no answer in 10 s'],
    [
      'a site of which no page could be read',
      {
        site: site([], {
          unread: [{ url: 'https://a.example/', status: 503, reason: 'blocked', detail: 'status 503', kind: 'home' }],
        }),
      },
      'status 503',
    ],
  ])('is not measured on %s, and says why', (_name, overrides, why) => {
    const { result, lostPoints } = runCheck(
      check(() => scoring(1)),
      evidence(overrides),
      0.7,
    );
    expect(result).toMatchObject({
      outcome: 'not-measured',
      state: 'unknown',
      ratio: null,
      earned: null,
      reason: expect.stringContaining(why),
    });
    expect(lostPoints).toBe(0);
  });

  it.each<[string, Parameters<typeof evidence>[0], string]>([
    [
      'a page that was not read',
      { site: missing('blocked', 'A bot wall answered') },
      'We could not read your pages. A bot wall answered.',
    ],
    ['a reason without words', { site: missing('timeout', '') }, 'We could not read your pages (timeout).'],
    [
      'what nobody asked for',
      { site: missing('not-asked', 'The site was not asked for') },
      'The site was not asked for.',
    ],
  ])('tells in sentences that end: %s', (_name, overrides, reason) => {
    const unread = check(() => scoring(1));
    expect(runCheck(unread, evidence(overrides), 0.7).result.reason).toBe(reason);
  });

  it('names a page by its canonical address, unless it judges addresses', () => {
    const url = 'https://brotwerk.example/quiz?tier=audit';
    const quiz = pageFromHtml('<!doctype html><head><link rel="canonical" href="/quiz"></head>', { url });
    const finding: Finding = {
      id: 'title-missing',
      tone: 'info',
      note: '“/quiz?tier=audit” is short.',
      kind: 'page',
      url,
    };
    const told = (judgesAddresses: boolean) =>
      runCheck(
        made({
          score: () => ({ kind: 'scored', ratio: 0, reason: '“/quiz?tier=audit” is seen', findings: [finding] }),
          ...(judgesAddresses && { judgesAddresses }),
        }),
        evidence({ site: site([quiz]) }),
        0.7,
      ).result;
    expect(told(false)).toMatchObject({
      reason: '“/quiz” is seen.',
      findings: [{ note: '“/quiz” is short.', url: 'https://brotwerk.example/quiz' }],
    });
    expect(told(true)).toMatchObject({ findings: [finding] });
  });

  it('calls a check that throws broken, and blames nobody', () => {
    const broken = check(() => {
      throw new Error('no such node');
    });
    expect(runCheck(broken, evidence(), 0.7).result).toMatchObject({
      outcome: 'broken',
      state: 'unknown',
      ratio: null,
      reason: expect.stringContaining('no such node'),
    });
    expect(
      runCheck(
        check(() => scoring(Number.NaN)),
        evidence(),
        0.7,
      ).result.outcome,
    ).toBe('broken');
  });

  it('keeps a ratio between 0 and 1', () => {
    expect(
      runCheck(
        check(() => scoring(1.2)),
        evidence(),
        0.7,
      ).result.ratio,
    ).toBe(1);
    expect(
      runCheck(
        check(() => scoring(-1)),
        evidence(),
        0.7,
      ).result.ratio,
    ).toBe(0);
  });

  it('discounts the owner’s word, and advises by the word itself', () => {
    const said = runCheck(reporting(0.5, 'mapped'), evidence({ site: missing('blocked') }), 0.7);
    expect(said.result).toMatchObject({ outcome: 'scored', state: 'reported', ratio: 0.35, title: 'You said so' });
    expect(said.lostPoints).toBe(1);
    expect(runCheck(reporting(1, 'mapped'), evidence({ site: missing('blocked') }), 0.5).result.ratio).toBe(0.5);
  });

  it('does not discount a word that has its own cap, and advises nothing on an unseen site', () => {
    const said = runCheck(reporting(0.4, 'full'), evidence({ site: missing('blocked') }), 0.7);
    expect(said).toMatchObject({ result: { ratio: 0.4, state: 'reported' }, lostPoints: 0 });
  });

  it('lets what was observed win over what was said', () => {
    expect(runCheck(reporting(0, 'mapped'), evidence(), 0.7).result).toMatchObject({ state: 'observed', ratio: 1 });
  });

  it('asks for the owner’s word when the evidence does not decide', () => {
    const undecided = made({
      score: () => ({ kind: 'not-measured', reason: 'Unclear' }),
      reported: () => ({ ratio: 1, worth: 'mapped', reason: 'You said so.', findings: [] }),
    });
    expect(runCheck(undecided, evidence(), 0.7).result).toMatchObject({ state: 'reported', ratio: 0.7 });
  });

  it('calls what rests on answers alone reported', () => {
    const quiz = made({ reads: ['now', 'answers'] });
    expect(runCheck(quiz, evidence(), 0.7).result).toMatchObject({ state: 'reported', ratio: 1 });
  });

  it('hands a check the evidence it declares, and nothing else', () => {
    let seen: string[] = [];
    const curious = made({
      alsoReads: ['answers', 'sitemap'],
      score: (given) => {
        seen = Object.keys(given as object);
        return scoring(1);
      },
    });
    runCheck(curious, evidence({ answers: answers(), sitemap: missing('timeout') }), 0.7);
    expect(seen).toEqual(['site', 'answers']);
  });
});
