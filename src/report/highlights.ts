import type { CheckResult, Finding } from '#engine/contract.ts';
import type { ReportView } from './contract.ts';

type Highlight = ReportView['highlights'][number];

/** The proofs that weigh most: first what costs points, then what earns them; one per check, in a stable order. */
export function evidenceHighlights(
  checks: CheckResult[],
  most: { bad: number; good: number } = { bad: 6, good: 3 },
): Highlight[] {
  const scored = checks.filter((check) => check.outcome === 'scored');
  const byWeight = (weight: (check: CheckResult) => number) => (a: CheckResult, b: CheckResult) =>
    weight(b) - weight(a) || (a.id < b.id ? -1 : 1);
  const costly = scored.filter((check) => openPoints(check) >= 0.5).sort(byWeight(openPoints));
  const earning = scored.filter((check) => openPoints(check) === 0).sort(byWeight((check) => check.points));
  return [...pick(costly, ['bad', 'info'], most.bad), ...pick(earning, ['good'], most.good)];
}

/** Points this check could still win. */
export function openPoints(check: CheckResult): number {
  return check.outcome === 'scored' ? Math.round(10 * (check.points - (check.earned ?? 0))) / 10 : 0;
}

// A detector that may miss says `info` where it saw nothing: that is a proof too, after the certain ones.
function pick(checks: CheckResult[], tones: Finding['tone'][], most: number): Highlight[] {
  return checks
    .flatMap((check) => {
      const finding = tones
        .map((tone) => bestProof(check.findings.filter((one) => one.tone === tone)))
        .find((one) => one !== undefined);
      return finding
        ? [{ checkId: check.id, title: check.title, why: check.why, openPoints: openPoints(check), finding }]
        : [];
    })
    .slice(0, most);
}

// What can be looked at beats what was only said.
const proofOrder: Finding['kind'][] = ['line', 'header', 'quote', 'prompt', 'page', 'value', 'answer'];

function bestProof(findings: Finding[]): Finding | undefined {
  return findings.toSorted((a, b) => proofOrder.indexOf(a.kind) - proofOrder.indexOf(b.kind))[0];
}
