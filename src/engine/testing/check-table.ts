import { describe, expect, it } from 'vitest';
import { blankAnswers, type OwnerQuestion } from '#engine/contract.ts';
import type { Check } from '#engine/judge/checks/define-check.ts';
import type { Advice } from '#engine/judge/checks/texts.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { proofId } from '#engine/judge/findings.ts';
import { copyFaults, onlyDenies } from '#engine/testing/copy-faults.ts';
import { proseFaults } from '#engine/testing/prose-faults.ts';
import { runCheck } from '#engine/judge/checks/run-check.ts';

/** One row: what was seen, and what must follow. `ratio` null: not scored, with the outcome given. `findings`: all ids but those of examples and answers, sorted. */
export type CheckCase = { evidence: Evidence; ratio: number } & {
  findings?: string[];
  quotes?: RegExp;
  reason?: RegExp;
  /** What the report calls it. */ title?: RegExp;
  /** What was not seen was not read: it is asked for. */ partly?: true;
};
export type UnscoredCase = { evidence: Evidence; ratio: null; outcome: 'not-applicable' | 'not-measured' };

/** Runs a check over named rows. Whatever the row, bad findings and full marks exclude each other. */
export function checkTable(check: Check, cases: Record<string, CheckCase | UnscoredCase>): void {
  describe(`${check.id}: ${check.title.pass}`, () => {
    it.each(Object.entries(cases))('%s', (_name, row) => {
      const { result } = runCheck(check, row.evidence, 0.7);
      const sentences = [result.reason, ...result.findings.map(({ note }) => note)];
      expect(sentences.flatMap(proseFaults), 'each sentence can be read').toEqual([]);
      const advice = check.advice?.(
        result.findings,
        row.evidence.answers.ok ? row.evidence.answers.value : blankAnswers,
      );
      expect(
        [result.title, ...sentences, ...textsOfAdvice(advice), ...textsOfQuestions(result.asks)].flatMap(copyFaults),
        'copy rules',
      ).toEqual([]);
      expect(
        onlyDenies(result.title, check.title.pass) && result.title !== check.title.pass,
        `“${result.title}” says more than no`,
      ).toBe(false);
      if (row.ratio === null) {
        expect({ outcome: result.outcome, reason: result.reason }).toEqual({
          outcome: row.outcome,
          reason: expect.stringMatching(/./),
        });
        return;
      }
      expect({ outcome: result.outcome, reason: result.reason }).toEqual({
        outcome: 'scored',
        reason: expect.stringMatching(/./),
      });
      expect(result.ratio).toBeCloseTo(row.ratio, 3);
      if (row.partly !== undefined || result.partly !== undefined) expect(result.partly).toBe(row.partly);
      const told = result.findings.filter((finding) => finding.id !== proofId && finding.id !== 'answer-given');
      if (row.findings) expect(told.map((finding) => finding.id).toSorted()).toEqual(row.findings);
      expect(result.findings.length, 'every point is traced to something seen').toBeGreaterThan(0);
      if (row.title) expect(result.title).toMatch(row.title);
      if (row.reason) expect(result.reason).toMatch(row.reason);
      if (row.quotes) expect(JSON.stringify(result.findings)).toMatch(row.quotes);
      if (result.ratio === 1) expect(result.findings.filter((finding) => finding.tone === 'bad')).toEqual([]);
    });
  });
}

/** What an action says, in the order of its page. */
function textsOfAdvice(advice: Advice | undefined): string[] {
  if (!advice) return [];
  const {
    title,
    description,
    steps,
    metrics,
    proof,
    tools = [],
    prerequisites = [],
    successIndicators = [],
    commonMistakes = [],
  } = advice;
  return [
    title,
    description,
    ...steps,
    ...metrics,
    proof,
    ...tools,
    ...prerequisites,
    ...successIndicators,
    ...commonMistakes,
  ];
}

function textsOfQuestions(asks: readonly OwnerQuestion[] = []): string[] {
  return asks.map(({ question }) => question);
}
