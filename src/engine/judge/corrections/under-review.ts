import type { FoundGate } from '#engine/judge/gates.ts';
import { findingKey, isSameFinding } from '#engine/evidence/corrections.ts';
import type { Correction } from '#engine/evidence/statements.ts';
import type { JudgedCheck } from '#engine/judge/checks/run-check.ts';

/** A check that operators look at, since it was too often wrong: it earns and costs nothing, and nothing is known of what it asks. */
export function underReview(judged: JudgedCheck, checkIds: readonly string[]): JudgedCheck {
  const { check, result } = judged;
  if (!checkIds.includes(check.id)) return judged;
  const { partly: _partly, asks: _asks, ...rest } = result;
  return {
    check,
    result: {
      ...rest,
      outcome: 'not-measured',
      state: 'unknown',
      ratio: null,
      earned: null,
      title: `Under review: ${check.neutral}`,
      reason: 'This rule is under review. It counts no points until we have looked at it.',
      findings: [],
    },
    lostPoints: 0,
  };
}

/** A gate counts no more while its check is under review, or once its finding is left out. */
export function isGateLifted(
  { checkId, finding }: FoundGate,
  checkIds: readonly string[],
  corrections: readonly Correction[],
): boolean {
  const key = findingKey(checkId, finding);
  return (
    checkIds.includes(checkId) ||
    corrections.some((correction) => correction.effect.kind === 'leave-out' && isSameFinding(correction, key))
  );
}
