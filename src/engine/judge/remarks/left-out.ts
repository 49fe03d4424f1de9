import type { Remark } from '#engine/contract.ts';
import { findingKey, isSameFinding } from '#engine/evidence/corrections.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { classOfCheck } from '#engine/wording.ts';

/** The remark without places that were contested with success: none where no place is left, or where operators look at its kind. */
export function leftOutAlready(remark: Remark, { corrections = [], underReview = [] }: Evidence): Remark[] {
  if (underReview.includes(classOfCheck(remark.id))) return [];
  const leftOut = corrections.filter(({ effect }) => effect.kind === 'leave-out');
  const findings = remark.findings.filter(
    (finding) => !leftOut.some((correction) => isSameFinding(correction, findingKey(remark.id, finding))),
  );
  return findings.length === 0 ? [] : [{ ...remark, findings }];
}
