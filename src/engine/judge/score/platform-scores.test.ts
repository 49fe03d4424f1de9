import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platforms } from '#engine/contract.ts';
import {
  blendShare,
  observedScore,
  platformScores,
  type PlatformCap,
  type PlatformRates,
  type WeightedResult,
} from '#engine/judge/score/platform-scores.ts';
import { checks } from '#engine/judge/checks/rubric.ts';

const all = (ratio: number): WeightedResult[] =>
  checks.map(({ id, category, points, platformWeights }) => ({
    id,
    category,
    points,
    platformWeights,
    state: 'observed',
    ratio,
  }));
const cap = (score: number): PlatformCap => ({
  score,
  reason: 'held',
  finding: { id: 'title-missing', tone: 'bad', note: 'x', kind: 'page', url: 'https://a.example/' },
});
const silent: PlatformRates = {
  answers: 30,
  runsPerPrompt: 3,
  mention: 0,
  citation: 0,
  shareOfVoice: 0,
  recognised: 0,
  accuracy: 0,
  sentiment: -1,
};
const loud: PlatformRates = {
  answers: 30,
  runsPerPrompt: 3,
  mention: 1,
  citation: 1,
  shareOfVoice: 1,
  recognised: 1,
  accuracy: 1,
  sentiment: 1,
};
const percent = fc.integer({ min: 0, max: 100 }).map((value) => value / 100);
const anyResults = fc
  .array(fc.tuple(percent, fc.constantFrom('observed', 'reported', 'unknown', 'not-applicable')), {
    minLength: checks.length,
    maxLength: checks.length,
  })
  .map((drawn) =>
    checks.map(({ id, category, points, platformWeights }, index): WeightedResult => {
      const [ratio, state] = drawn[index] ?? [0, 'unknown'];
      return {
        id,
        category,
        points,
        platformWeights,
        state,
        ratio: state === 'observed' || state === 'reported' ? ratio : null,
      };
    }),
  );

describe('platformScores', () => {
  it('runs from 0 to 100', () => {
    for (const platform of platforms) {
      expect(platformScores(all(1), {}, {})[platform]).toMatchObject({
        score: 100,
        interval: { low: 100, high: 100 },
        cap: null,
      });
      expect(platformScores(all(0), {}, {})[platform].score).toBe(0);
    }
  });

  it('leaves the answers out of readiness, so that they do not count twice', () => {
    const withoutAnswers = all(1).map((result): WeightedResult =>
      ['BP-01', 'BP-02', 'BP-03', 'BP-04', 'AO-16', 'AO-17'].includes(result.id) ? { ...result, ratio: 0 } : result,
    );
    expect(platformScores(withoutAnswers, {}, {}).chatgpt.score).toBe(100);
  });

  it('holds a platform at its cap and names the cap only where it bites', () => {
    const held = platformScores(all(1), { claude: cap(30) }, {});
    expect(held.claude).toMatchObject({ score: 30, cap: { score: 30 } });
    expect(held.chatgpt).toMatchObject({ score: 100, cap: null });
    expect(platformScores(all(0), { claude: cap(30) }, {}).claude.cap).toBeNull();
  });

  it('lifts the cap of a platform that cited the site', () => {
    expect(platformScores(all(1), { claude: cap(30) }, { claude: loud }).claude).toMatchObject({
      score: 100,
      cap: null,
      blended: true,
    });
    expect(platformScores(all(1), { claude: cap(30) }, { claude: silent }).claude.score).toBe(12);
  });

  it('lets answers count for 60% at most, and fewer than twenty not at all', () => {
    expect(blendShare(silent)).toBeCloseTo(0.6);
    expect(blendShare({ ...silent, answers: 300 })).toBeCloseTo(0.6);
    expect(blendShare({ ...silent, answers: 20, runsPerPrompt: 3 })).toBeCloseTo(0.4);
    expect(blendShare({ ...silent, answers: 19 })).toBe(0);
    expect(platformScores(all(1), {}, { grok: { ...silent, answers: 19 } }).grok).toMatchObject({
      score: 100,
      blended: false,
    });
  });

  it('gives 0 to a platform that never heard of the brand and 100 to one that always names, cites and praises it', () => {
    expect(observedScore(silent)).toBe(0);
    expect(observedScore(loud)).toBeCloseTo(100);
  });

  it('never lowers a platform when a check does better', () => {
    fc.assert(
      fc.property(anyResults, fc.nat(checks.length - 1), percent, (results, at, ratio) => {
        const better = results.map((result, index) =>
          index === at && result.ratio !== null ? { ...result, ratio: Math.max(result.ratio, ratio) } : result,
        );
        const [before, after] = [platformScores(results, {}, {}), platformScores(better, {}, {})];
        for (const platform of platforms) expect(after[platform].score).toBeGreaterThanOrEqual(before[platform].score);
      }),
    );
  });

  it('keeps each score inside its interval, capped or not, and does not care for the order', () => {
    fc.assert(
      fc.property(anyResults, fc.integer({ min: 15, max: 50 }), (results, held) => {
        const caps = { claude: cap(held) };
        const numbers = platformScores(results, caps, {});
        for (const platform of platforms) {
          expect(numbers[platform].score).toBeGreaterThanOrEqual(numbers[platform].interval.low);
          expect(numbers[platform].score).toBeLessThanOrEqual(numbers[platform].interval.high);
          // Sums of fractions in another order may round to the neighbour.
          expect(
            Math.abs(platformScores(results.toReversed(), caps, {})[platform].score - numbers[platform].score),
          ).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
