import { describe, expect, it } from 'vitest';
import { assumptions, capacityFor, type Figures, magnitudes, simulateHour } from './capacity.ts';

const figures: Figures = {
  perReport: { webCpuSeconds: 0.1, workerCpuSeconds: 2, walBytes: 2e6, databaseBytes: 1e6, commits: 60 },
  insertsPerSecond: 5000,
};

/** The same numbers each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('the capacity model', () => {
  it('needs in proportion to the reports, from whole processes on', () => {
    const [small, large] = [capacityFor(10_000, figures), capacityFor(1_000_000, figures)];
    expect(small.workerProcesses).toBe(Math.ceil(((10_000 / 86_400) * assumptions.peak * 2) / assumptions.use));
    expect(large.keptBytes / small.keptBytes).toBeCloseTo(100);
    expect(large.commitShare / small.commitShare).toBeCloseTo(100);
  });

  it('names the most exceeded limit first, and none that is kept', () => {
    expect(capacityFor(20, figures).limits).toEqual([]);
    const { limits } = capacityFor(1_000_000, figures);
    expect(limits.map(({ share }) => share)).toEqual(limits.map(({ share }) => share).toSorted((a, b) => b - a));
    expect(limits.every(({ share }) => share > 1)).toBe(true);
  });

  it.each(magnitudes)(
    '%i reports a day, played for the busiest hour: as busy as computed, and 99 of 100 wait less than a minute',
    (reportsPerDay) => {
      const { workerProcesses } = capacityFor(reportsPerDay, figures);
      const { orders, busy, waitP99 } = simulateHour(reportsPerDay, figures, workerProcesses, seeded(7));
      expect(waitP99).toBeLessThan(60);
      const expected = (reportsPerDay / 86_400) * assumptions.peak * 3600;
      expect(Math.abs(orders - expected)).toBeLessThan(5 * Math.sqrt(expected));
      expect(busy).toBeLessThan(assumptions.use * 1.2);
    },
  );

  it('with half of the processes the queue grows without end: the model is no luxury', () => {
    const half = Math.floor(capacityFor(1_000_000, figures).workerProcesses / 2);
    expect(simulateHour(1_000_000, figures, half, seeded(7)).waitP99).toBeGreaterThan(300);
  });
});
