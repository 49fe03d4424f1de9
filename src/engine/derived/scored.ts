import type { Answers, Finding } from '#engine/contract.ts';
import type { Outcome } from '#engine/define-check.ts';
import { counted } from '#engine/derived/wording.ts';
import type { PageFacts } from '#engine/evidence.ts';
import { good, inLine, inQuiz, info } from '#engine/findings.ts';

/** A scored outcome that keeps a promise: full marks show nothing bad. */
export function scored(ratio: number, reason: string, findings: Finding[]): Outcome {
  const isFull = ratio > 0.9999;
  const shown: Finding[] = findings.map((finding) => (isFull && finding.tone === 'bad' ? { ...finding, tone: 'info' } : finding));
  return { kind: 'scored', ratio: Math.min(1, Math.max(0, ratio)), reason, findings: shown };
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

/** What was looked for and not found, and where: "We looked at 3 pages and saw no survey." with their addresses. */
export function notSeenOn(id: string, what: string, pages: readonly PageFacts[]): Finding {
  const paths = pages.map((page) => new URL(page.url).pathname);
  const shown = [...new Set(paths)].slice(0, 6).join(', ');
  return {
    id,
    tone: 'info',
    note: `We looked at ${counted(pages.length, 'page')} and saw no ${what}.`,
    kind: 'value',
    label: 'Looked at',
    value: `${shown}${paths.length > 6 ? ` and ${paths.length - 6} more` : ''}`,
    ...(pages[0] && { url: pages[0].url }),
  };
}

/** The id of a proof of what is right: an example that anybody can look up. It asks for nothing. */
export const proofId = 'seen';

export function proofInLine(note: string, url: string, { line, text }: { line: number; text: string }): Finding {
  return good(proofId, note, inLine(url, line, text.slice(0, 300)));
}

export function proofByValue(note: string, label: string, value: string, url?: string): Finding {
  return { id: proofId, tone: 'good', note, kind: 'value', label, value, ...(url !== undefined && { url }) };
}

export function answerGiven(field: keyof Answers, value: string): Finding {
  return info('answer-given', 'Your answer.', inQuiz(field, value));
}
