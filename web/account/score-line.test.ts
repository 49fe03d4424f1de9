import { expect, it } from 'vitest';
import { scoreLine } from './score-line.ts';

const report = (createdAt: string, overallScore: number | null, status: 'active' | 'suspended' = 'active') => ({
  createdAt,
  overallScore,
  interval: overallScore === null ? null : { low: overallScore - 5, high: overallScore + 5 },
  status,
});

it('has one point for each day that was measured, its last, oldest first', () => {
  const reports = [
    report('2026-11-22T10:00:00.000Z', null),
    report('2026-11-21T23:59:00.000Z', 48),
    report('2026-11-21T08:00:00.000Z', 45),
    report('2026-10-20T08:00:00.000Z', 40),
    report('2026-09-20T08:00:00.000Z', 20, 'suspended'),
  ];
  expect(scoreLine(reports).map(({ at, score }) => [at, score])).toEqual([
    ['2026-10-20T08:00:00.000Z', 40],
    ['2026-11-21T23:59:00.000Z', 48],
  ]);
});

it('is a single point where two versions were made on one day', () => {
  expect(scoreLine([report('2026-11-22T11:00:00.000Z', 47), report('2026-11-22T10:00:00.000Z', 45)])).toHaveLength(1);
});
