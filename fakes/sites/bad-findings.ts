import type { Analysis } from '#engine/contract.ts';

/** Ids of everything bad that an analysis says, each once, sorted. */
export function badFindings(analysis: Analysis): string[] {
  const findings = [...analysis.checks.flatMap((check) => check.findings), ...analysis.observations, ...analysis.gates.map((gate) => gate.finding)];
  return [...new Set(findings.filter((finding) => finding.tone === 'bad').map((finding) => finding.id))].sort();
}
