import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterWilson, compareRuns, movementSentences, type QuestionCount, signFlip } from './movement.ts';

const run = (counts: readonly [named: number, asked: number][]) =>
  new Map<string, QuestionCount>(counts.map(([named, asked], at) => [`u${at}`, { named, asked }]));
const many = (n: number, named: (at: number) => number, asked = 4) =>
  run(Array.from({ length: n }, (_, at) => [named(at), asked]));

describe('signFlip', () => {
  it.each([
    ['nothing differs', [], 1],
    ['five that all rise', [1, 1, 1, 1, 1], 2 / 32],
    ['six that all rise', [1, 1, 1, 1, 1, 1], 2 / 64],
    ['one of six that falls', [1, 1, 1, 1, 1, -1], 14 / 64],
    ['zeros do not count', [0, 0, 0, 1, 1, 1, 1, 1, 1], 2 / 64],
    ['quarters', [0.25, 0.25, 0.5, 0.5, 0.25, 0.25, 0.75], 2 / 128],
  ])('%s', (_name, differences, p) => {
    expect(signFlip(differences)).toBeCloseTo(p, 12);
  });

  it('counts as listing all flips does, and does not care for order or direction', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -4, max: 4 }), { maxLength: 10 }), (quarters) => {
        const list = quarters.map((own) => own / 4);
        const observed = Math.abs(quarters.reduce((sum, own) => sum + own, 0));
        let hits = 0;
        for (let mask = 0; mask < 2 ** list.length; mask += 1)
          if (Math.abs(quarters.reduce((sum, own, at) => sum + ((mask >> at) & 1 ? own : -own), 0)) >= observed)
            hits += 1;
        expect(signFlip(list)).toBeCloseTo(hits / 2 ** list.length, 10);
        expect(signFlip(list.toReversed().map((own) => -own))).toBeCloseTo(signFlip(list), 10);
      }),
      { numRuns: 60 },
    );
  });
});

describe('compareRuns', () => {
  it('says a rise and a fall, with the sentence', () => {
    const [was, is] = [many(30, (at) => (at % 5 === 0 ? 1 : 0)), many(30, (at) => (at % 2 === 0 ? 2 : 0))];
    const rise = compareRuns(was, is);
    expect(rise).toMatchObject({
      verdict: 'rise',
      questions: 30,
      before: { named: 6, asked: 120 },
      after: { named: 30, asked: 120 },
    });
    expect(movementSentences(rise)).toBe(
      'We asked the same 30 questions again. For each we took how much more often you were named, over all platforms; the average is +20 points. If nothing had changed, each question would be as likely to fall as to rise; signs flipped at random give an average this large in fewer than 1 of 100 cases: a real rise.',
    );
    expect(compareRuns(is, was).verdict).toBe('fall');
  });

  it('says that it is not enough to tell', () => {
    const compared = compareRuns(
      many(30, (at) => (at % 5 === 0 ? 4 : 0)),
      run(Array.from({ length: 30 }, (_, at) => [at % 5 === 0 ? 4 : at === 1 || at === 2 ? 3 : at === 3 ? 1 : 0, 4])),
    );
    expect(compared.verdict).toBe('not enough');
    expect(movementSentences(compared)).toBe(
      'Not enough to tell. You were named in 24 of 120 answers before, and in 31 of 120 now. With 30 questions, chance cannot be ruled out under about 15 points.',
    );
  });

  it('never speaks of fewer than six questions that differ, or that both runs asked', () => {
    expect(
      compareRuns(
        many(30, () => 0),
        many(30, (at) => (at < 5 ? 4 : 0)),
      ).verdict,
    ).toBe('not enough');
    const few = compareRuns(
      many(5, () => 0),
      many(5, () => 4),
    );
    expect(few.verdict).toBe('not comparable');
    expect(movementSentences(few)).toBe('The two runs share too few questions to be compared.');
  });

  it('asks more of one look among several', () => {
    const [was, is] = [many(30, () => 0), many(30, (at) => (at < 6 ? 4 : 0))]; // 2 of 64 flips
    expect(compareRuns(was, is).verdict).toBe('rise');
    expect(compareRuns(was, is, { look: 'series' }).verdict).toBe('not enough');
  });

  it('does not call it yours when all rivals moved alike', () => {
    const [was, is] = [many(30, () => 0), many(30, (at) => (at % 3 === 0 ? 3 : 0))];
    const moved = compareRuns(was, is, { field: { before: was, after: is } });
    expect(moved.verdict).toBe('field moved');
    expect(movementSentences(moved)).toContain('Your rivals moved alike, so the platform changed');
    expect(compareRuns(was, is, { field: { before: was, after: was } }).verdict).toBe('rise');
  });
});

describe('clusterWilson', () => {
  it('is Wilson’s own where each question was asked once', () => {
    const { low, high } = clusterWilson(Array.from({ length: 30 }, (_, at) => ({ named: at < 6 ? 1 : 0, asked: 1 })));
    expect(low).toBeGreaterThan(0.08);
    expect(high - low).toBeCloseTo(0.293, 2); // a little wider than with z, since the spread was measured
  });

  it('widens where the answers to a question agree', () => {
    const width = (list: QuestionCount[]) => clusterWilson(list).high - clusterWilson(list).low;
    const agree = Array.from({ length: 30 }, (_, at) => ({ named: at < 6 ? 4 : 0, asked: 4 }));
    const differ = Array.from({ length: 30 }, (_, at) => ({ named: at < 24 ? 1 : 0, asked: 4 }));
    expect(width(agree)).toBeGreaterThan(width(differ));
    expect(clusterWilson([])).toEqual({ low: 0, high: 1 });
  });
});
