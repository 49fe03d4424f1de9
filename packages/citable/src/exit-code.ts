import type { Analysis } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import type { Comparison } from './compare-baseline.ts';
import { exitCodes } from './terminal.ts';

/**
 * A site of which no page could be read is unreadable, whatever the reason; else a fatal defect fails the gate. Below the score that was asked for counts
 * like a gate, and before a check that got worse.
 */
export function exitCodeOf(
  evidence: Evidence,
  analysis: Analysis | null,
  asked: { failUnder: number | null; comparison: Comparison | null } = nothing,
): number {
  if (!evidence.site.ok || evidence.site.value.pages.length === 0) return exitCodes.unreadable;
  if (analysis && analysis.gates.length > 0) return exitCodes.gateFailed;
  if (
    analysis &&
    asked.failUnder !== null &&
    analysis.unscored === undefined &&
    analysis.overallScore < asked.failUnder
  )
    return exitCodes.gateFailed;
  return asked.comparison !== null && asked.comparison.worse.length > 0 ? exitCodes.worse : exitCodes.done;
}

const nothing = { failUnder: null, comparison: null };
