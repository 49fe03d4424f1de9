import type { Analysis } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence.ts';
import { exitCodes } from './terminal.ts';

/** A site that never answered is unreadable; one that answered with a fatal defect fails its gate. */
export function exitCodeOf(evidence: Evidence, analysis: Analysis | null): number {
  if (analysis && analysis.gates.length > 0) return exitCodes.gateFailed;
  return evidence.site.ok && evidence.site.value.pages.length > 0 ? exitCodes.done : exitCodes.unreadable;
}
