import type { Finding } from '#engine/contract.ts';
import type { Outcome } from '#engine/define-check.ts';

const maximumFindings = 25;

/** A scored outcome that keeps two promises: full marks show nothing bad, and a list stays readable. */
export function scored(ratio: number, reason: string, findings: Finding[]): Outcome {
  const isFull = ratio > 0.9999;
  const shown: Finding[] = findings.map((finding) => (isFull && finding.tone === 'bad' ? { ...finding, tone: 'info' } : finding));
  return { kind: 'scored', ratio: Math.min(1, Math.max(0, ratio)), reason, findings: shown.slice(0, maximumFindings) };
}

/** 0..1; 0 of nothing is 0. */
export function shareOf<T>(list: readonly T[], isTrue: (item: T) => boolean): number {
  return list.length === 0 ? 0 : list.filter(isTrue).length / list.length;
}

/** The middle value; between two, their mean. 0 of nothing. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** "3 of 7 key pages", "1 of 1 key page". */
export function ofPages(count: number, all: number, what = 'key page'): string {
  return `${count} of ${all} ${what}${all === 1 ? '' : 's'}`;
}
