import type { Analysis } from '#engine/contract.ts';

/**
 * Ids of everything bad that an analysis says, each once, sorted. How fast a fixture answers is the test machine's doing and left out:
 * under load it is slow, and the engine rightly says so.
 */
export function badFindings(analysis: Analysis): string[] {
  const findings = [
    ...analysis.checks.flatMap((check) => check.findings),
    ...analysis.observations,
    ...analysis.gates.map((gate) => gate.finding),
  ];
  return [
    ...new Set(
      findings
        .filter((finding) => finding.tone === 'bad' && finding.id !== 'slow-response')
        .map((finding) => finding.id),
    ),
  ].sort();
}
