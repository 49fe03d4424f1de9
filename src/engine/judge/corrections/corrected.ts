import type { Contradiction } from '#engine/contract.ts';
import { samePageKey } from '#engine/base/addresses/page-name.ts';
import { asSentence } from '#engine/base/text/wording.ts';
import { findingKey, isAnsweredNo, isSameFinding } from '#engine/evidence/corrections.ts';
import type { Correction, FindingKey } from '#engine/evidence/statements.ts';
import { folded } from '#engine/base/text/verify-quote.ts';
import type { JudgedCheck } from '#engine/judge/checks/run-check.ts';

/**
 * A result without what was contested with success. A check that loses all that cost it points says nothing any more; where other findings are left,
 * they still decide.
 */
export function corrected(judged: JudgedCheck, corrections: readonly Correction[]): JudgedCheck {
  const { check, result } = judged;
  const own = corrections.filter(({ checkId }) => checkId === check.id);
  if (own.length === 0) return judged;
  const leftOut = own.filter(({ effect }) => effect.kind === 'leave-out');
  const findings = result.findings.filter(
    (finding) => !leftOut.some((correction) => isSameFinding(correction, findingKey(check.id, finding))),
  );
  const asks = result.asks?.filter((ask) => !isAnsweredNo(ask, own));
  const { asks: _asks, ...rest } = result;
  const kept = { ...rest, findings, ...(asks && asks.length > 0 && { asks }) };
  const isSettled =
    findings.length < result.findings.length &&
    !findings.some(({ tone, id }) => tone === 'bad' || id.endsWith('-not-seen'));
  if (!isSettled || (result.ratio ?? 1) > 0.9999) return { ...judged, result: kept };
  const who = leftOut.some(({ by }) => by === 'operator') ? 'a person looked at it' : 'you told us more';
  const reason = asSentence(`What was found here was left out after ${who}`);
  return {
    ...judged,
    lostPoints: 0,
    result: {
      ...kept,
      outcome: 'not-applicable',
      state: 'not-applicable',
      ratio: null,
      earned: null,
      title: `Does not apply here: ${check.title.pass}`,
      reason,
    },
  };
}

/** A contradiction by its rule, and by the place and the words that we saw. */
export function contradictionKey({ id, saw }: Contradiction): FindingKey {
  return {
    checkId: id,
    findingId: 'contradiction',
    place: saw.url === null ? '' : samePageKey(saw.url),
    words: folded(saw.quote).slice(0, 300),
  };
}

export function withoutContested(
  contradictions: readonly Contradiction[],
  corrections: readonly Correction[],
): Contradiction[] {
  return contradictions.filter(
    (found) => !corrections.some((correction) => isSameFinding(correction, contradictionKey(found))),
  );
}
