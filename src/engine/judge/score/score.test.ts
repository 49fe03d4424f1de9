import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories, categoryMaximums } from '#engine/contract.ts';
import { checks } from '#engine/judge/checks/rubric.ts';
import { gradeFor, scoreFromResults, type ScoredResult } from '#engine/judge/score/score.ts';

/** Every check of the rubric with a state and, where it is known, a ratio. */
const anyResults = fc.tuple(...checks.map((check) => stateOf(check.id, check.category, check.points)));

function stateOf(id: string, category: ScoredResult['category'], points: number): fc.Arbitrary<ScoredResult> {
  const ratio = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
  return fc.oneof(
    ratio.map((value): ScoredResult => ({ id, category, points, state: 'observed', ratio: value })),
    ratio.map((value): ScoredResult => ({ id, category, points, state: 'reported', ratio: value * 0.7 })),
    fc.constant<ScoredResult>({ id, category, points, state: 'unknown', ratio: null }),
    fc.constant<ScoredResult>({ id, category, points, state: 'not-applicable', ratio: null }),
  );
}

const all = (ratio: number): ScoredResult[] =>
  checks.map(({ id, category, points }) => ({ id, category, points, state: 'observed', ratio }));

describe('scoreFromResults', () => {
  it('gives 100 when every check passes and 0 when every check fails', () => {
    expect(scoreFromResults(all(1))).toMatchObject({
      overallScore: 100,
      interval: { low: 100, high: 100 },
      coverage: 1,
      confidence: 'high',
    });
    expect(scoreFromResults(all(0))).toMatchObject({
      overallScore: 0,
      interval: { low: 0, high: 0 },
      grade: { letter: 'F' },
    });
  });

  it('gives 100 without a single answer of the platforms, with an interval that says so', () => {
    const withoutAnswers = all(1).map((result): ScoredResult =>
      ['BP-01', 'BP-02', 'BP-03', 'BP-04', 'AO-16', 'AO-17'].includes(result.id)
        ? { ...result, state: 'unknown', ratio: null }
        : result,
    );
    expect(scoreFromResults(withoutAnswers)).toMatchObject({ overallScore: 100, interval: { low: 89, high: 100 } });
  });

  it('holds a site with a fatal defect at 39, whatever else is right', () => {
    expect(scoreFromResults(all(1), true)).toMatchObject({
      overallScore: 39,
      interval: { low: 39, high: 39 },
      grade: { letter: 'F' },
    });
  });

  it('draws a category without evidence to half of its points', () => {
    const none = all(1).map((result): ScoredResult => ({ ...result, state: 'unknown', ratio: null }));
    expect(scoreFromResults(none)).toMatchObject({
      overallScore: 50,
      interval: { low: 0, high: 100 },
      confidence: 'low',
      categories: { contentQuality: { score: 15 } },
    });
  });

  it('shows categories that add up to the overall score, up to rounding', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        const card = scoreFromResults(results);
        const sum = categories.reduce((total, category) => total + card.categories[category].score, 0);
        expect(Math.abs(sum - card.overallScore)).toBeLessThanOrEqual(0.71);
      }),
    );
  });

  it('keeps every score inside its interval and its maximum', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        const card = scoreFromResults(results);
        expect(card.overallScore).toBeGreaterThanOrEqual(card.interval.low);
        expect(card.overallScore).toBeLessThanOrEqual(card.interval.high);
        for (const category of categories) {
          const { score, interval, maxScore } = card.categories[category];
          expect(score).toBeGreaterThanOrEqual(interval.low);
          expect(score).toBeLessThanOrEqual(interval.high);
          expect(interval.high).toBeLessThanOrEqual(maxScore);
        }
      }),
    );
  });

  it('never lowers a score when a check does better', () => {
    fc.assert(
      fc.property(anyResults, fc.nat(checks.length - 1), fc.integer({ min: 0, max: 100 }), (results, at, percent) => {
        const better = results.map((result, index) =>
          index === at && result.ratio !== null ? { ...result, ratio: Math.max(result.ratio, percent / 100) } : result,
        );
        const [before, after] = [scoreFromResults(results), scoreFromResults(better)];
        expect(after.overallScore).toBeGreaterThanOrEqual(before.overallScore);
        for (const category of categories)
          expect(after.categories[category].score).toBeGreaterThanOrEqual(before.categories[category].score);
      }),
    );
  });

  it('keeps a category inside the interval it showed when an unknown check becomes known, from 60% coverage on', () => {
    fc.assert(
      fc.property(anyResults, fc.integer({ min: 0, max: 100 }), (results, percent) => {
        const before = scoreFromResults(results);
        for (const category of categories) {
          const unknown = results.find((result) => result.category === category && result.state === 'unknown');
          if (!unknown || before.categories[category].coverage < 0.6) continue;
          const after = scoreFromResults(
            results.map((result) =>
              result === unknown ? { ...result, state: 'observed' as const, ratio: percent / 100 } : result,
            ),
          );
          const { low, high } = before.categories[category].interval;
          expect(after.categories[category].score).toBeGreaterThanOrEqual(low);
          expect(after.categories[category].score).toBeLessThanOrEqual(high);
        }
      }),
    );
  });

  it('does not depend on the order of the results', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        expect(scoreFromResults(results.toReversed())).toEqual(scoreFromResults(results));
      }),
    );
  });
});

describe('gradeFor', () => {
  it.each([
    [100, 'A', 'Excellent'],
    [85, 'A', 'Excellent'],
    [84, 'B', 'Good'],
    [75, 'B', 'Good'],
    [74, 'C', 'Average'],
    [65, 'C', 'Average'],
    [64, 'D', 'Below Average'],
    [50, 'D', 'Below Average'],
    [49, 'F', 'Needs Improvement'],
    [0, 'F', 'Needs Improvement'],
  ])('calls %i %s, %s', (score, letter, label) => {
    expect(gradeFor(score)).toEqual({ letter, label });
  });
});

it('the maximums are the customer’s', () => {
  expect(Object.values(categoryMaximums)).toEqual([30, 25, 20, 25]);
});
