import { describe, expect, it } from 'vitest';
import { effectiveAnswers, wilsonInterval } from '#engine/derived/answer-statistics.ts';
import { compareRates } from '#engine/derived/compare-rates.ts';

const rate = (share: number, answers = 30, model = 'm1') => ({ share, answers, runsPerPrompt: 3, model });

describe('compareRates', () => {
  it.each([
    ['a small change', rate(0.3), rate(0.4), 'within noise'],
    ['the same', rate(0.3), rate(0.3), 'within noise'],
    ['a clear rise', rate(0.05), rate(0.8), 'up'],
    ['a clear fall', rate(0.9), rate(0.1), 'down'],
    ['just enough answers', rate(0, 20), rate(1, 20), 'up'],
    ['too few answers before', rate(0, 19), rate(1), 'insufficient'],
    ['too few answers after', rate(0), rate(1, 19), 'insufficient'],
  ])('%s', (_case, before, after, verdict) => {
    expect(compareRates(before, after).verdict).toBe(verdict);
  });

  it('says that another model answered', () => {
    expect(compareRates(rate(0.3), rate(0.3, 30, 'm2')).modelChanged).toBe(true);
  });
});

describe('the 95% interval', () => {
  it.each([
    [10, 3],
    [20, 3],
    [10, 5],
  ])('covers the truth in 93 to 97 of 100 samples of %i prompts asked %i times, whose repeats resemble each other', (prompts, runs) => {
    const random = randomFrom(20_261_120);
    const truths = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7];
    const samples = 4000;
    let covered = 0;
    for (const truth of truths) {
      for (let sample = 0; sample < samples; sample += 1) {
        const named = Array.from({ length: prompts }, () => sampleOfPrompt(random, truth, runs)).reduce((sum, own) => sum + own, 0);
        const { low, high } = wilsonInterval(named / (prompts * runs), effectiveAnswers(prompts * runs, runs));
        if (low <= truth && truth <= high) covered += 1;
      }
    }
    const coverage = covered / (samples * truths.length);
    expect(coverage).toBeGreaterThanOrEqual(0.93);
    expect(coverage).toBeLessThanOrEqual(0.97);
  });

  it('would promise too much if repeats counted as independent', () => {
    const random = randomFrom(7);
    let covered = 0;
    for (let sample = 0; sample < 4000; sample += 1) {
      const named = Array.from({ length: 10 }, () => sampleOfPrompt(random, 0.4, 3)).reduce((sum, own) => sum + own, 0);
      const { low, high } = wilsonInterval(named / 30, 30);
      if (low <= 0.4 && 0.4 <= high) covered += 1;
    }
    expect(covered / 4000).toBeLessThan(0.9);
  });
});

/** Each repeat takes the prompt's own outcome with probability √½, so two repeats correlate by ½. */
function sampleOfPrompt(random: () => number, truth: number, runs: number): number {
  const shared = random() < truth;
  return Array.from({ length: runs }, () => (random() < Math.SQRT1_2 ? shared : random() < truth)).filter(Boolean).length;
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
