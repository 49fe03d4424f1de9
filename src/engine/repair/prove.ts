import type { Analysis, CheckResult, Finding, FixFile, FixPack } from '#engine/contract.ts';
import { listed } from '#engine/base/text/wording.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { judge } from '#engine/judge/judge.ts';
import type { Patch } from './patch.ts';
import { foundAgain } from './replaced-texts.ts';

export type Proven = { patch: Patch; fixes: FixFile['fixes']; improves: FixFile['improves'] };

/**
 * Applies one patch after the other to a copy of the evidence and judges it again. A patch stays only when something is better,
 * no check is worse, nothing bad is new and nothing that the old text says is lost; what stays was therefore also proven together.
 */
export function provePatches(
  evidence: Evidence,
  patches: readonly Patch[],
): { proven: Proven[]; leftOut: FixPack['leftOut'] } {
  let copy = evidence;
  let before = judge(copy);
  const proven: Proven[] = [];
  const leftOut: FixPack['leftOut'] = [];
  for (const patch of patches) {
    const isWanted = before.checks.some(
      (check) => patch.aims.includes(check.id) && check.ratio !== null && check.ratio < 1,
    );
    if (!isWanted && !patch.optional) continue;
    const loss = lossOf(evidence, patch);
    if (loss !== null) {
      leftOut.push({ path: patch.path, reason: loss });
      continue;
    }
    const patched = patch.apply(copy);
    const after = judge(patched);
    const { harm, fixes, improves } = compare(before, after);
    if (harm !== null) leftOut.push({ path: patch.path, reason: harm });
    else if (fixes.length + improves.length === 0 && !patch.optional)
      leftOut.push({
        path: patch.path,
        reason: `Applied to a copy of ${patch.urls[0] ?? 'the site'}, it changed no result.`,
      });
    else {
      proven.push({ patch, fixes, improves });
      [copy, before] = [patched, after];
    }
  }
  return { proven, leftOut };
}

/** What would no longer stand there, by its words or by a model's second reading. */
function lossOf(evidence: Evidence, { urls, changes }: Patch): string | null {
  const would = `For ${urls[0] ?? 'the site'} it would lose`;
  const quoted = (lost: readonly string[]) => listed(lost.slice(0, 6).map((words) => `“${words}”`));
  const words = (changes ?? []).flatMap(({ loses }) => loses);
  if (words.length > 0) return `${would} ${quoted(words)} of what stands there: a person has to write it.`;
  const lost = foundAgain(evidence, changes)?.lost ?? [];
  return lost.length === 0
    ? null
    : `${would} ${quoted(lost)}, which a second reading by a language model did not find again: a person has to write it.`;
}

type Comparison = { harm: string | null; fixes: FixFile['fixes']; improves: FixFile['improves'] };

/** What a change did, check by check. A finding that takes the place of a graver one of the same check is what is still open, no harm. */
function compare(before: Analysis, after: Analysis): Comparison {
  const comparison: Comparison = { harm: null, fixes: [], improves: [] };
  for (const is of after.checks) {
    const was = before.checks.find(({ id }) => id === is.id);
    if (!was) continue;
    const added = newFindings(was.findings, is.findings);
    const gone = newFindings(was.findings.toReversed(), is.findings, true);
    const gained = was.ratio !== null && is.ratio !== null && is.ratio > was.ratio;
    if (isWorse(was, is)) comparison.harm = `On a copy of the site it made this worse: ${is.title}.`;
    else if (added.length > 0 && !gained)
      comparison.harm = `On a copy of the site it brought a new finding: ${added[0]?.note ?? is.title}`;
    else if (added.length > 0)
      comparison.improves.push({ checkId: is.id, note: `Still open: ${added[0]?.note ?? is.reason}` });
    else if (gone.length > 0) comparison.fixes.push(...gone.map(({ note }) => ({ checkId: is.id, note })));
    else if (gained) comparison.improves.push({ checkId: is.id, note: is.reason });
  }
  const observed = newFindings(before.observations, after.observations);
  if (observed[0]) comparison.harm = `On a copy of the site it brought a new finding: ${observed[0].note}`;
  const added = after.remarks?.find(({ id }) => !before.remarks?.some((known) => known.id === id));
  if (added) comparison.harm = `On a copy of the site it brought this: ${added.title}.`;
  if (after.gates.some((gate) => !before.gates.some(({ id }) => id === gate.id)))
    comparison.harm = 'On a copy of the site it closed a gate.';
  return comparison;
}

/** Points that rest on answers are no measure here: a repaired site is answered about again. */
function isWorse(was: CheckResult, is: CheckResult): boolean {
  if (is.state !== 'observed' || is.ratio === null)
    return was.state === 'observed' && was.outcome === 'scored' && is.outcome !== 'scored';
  return was.ratio === null ? is.ratio < 1 : was.state === 'observed' && is.ratio < was.ratio - 0.000_1;
}

/** Findings that cost, of the second list over the first; the other way round with `gone`. Lines may move, so they do not count. */
function newFindings(was: readonly Finding[], is: readonly Finding[], gone = false): Finding[] {
  const [from, to] = gone ? [is, was] : [was, is];
  const left = Map.groupBy(from.filter(isBad), keyOf);
  return to.filter(isBad).filter((finding) => {
    const same = left.get(keyOf(finding));
    return same === undefined || same.pop() === undefined;
  });
}

function isBad(finding: Finding): boolean {
  return finding.tone === 'bad';
}

function keyOf(finding: Finding): string {
  const quoted = finding.kind === 'line' ? finding.text : finding.kind === 'quote' ? finding.quote : '';
  return JSON.stringify([finding.id, 'url' in finding ? (finding.url ?? '') : '', quoted]);
}
