import { judge } from '#engine/judge/judge.ts';
import { readSite } from '#engine/read/read-site.ts';
import { answers, evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';
import { pageWith, type Rewording } from './rewordings.ts';

/** The rewordings that move a check, each with the checks that it moves. */
export function movedRewordings(rewordings: readonly Rewording[]): { name: string; checks: string[] }[] {
  return rewordings.flatMap(({ name, before, after }) => {
    const [was, is] = [verdictsOf(before), verdictsOf(after)];
    const checks = [...was.keys()].filter((id) => hasMoved(was.get(id), is.get(id)));
    return checks.length === 0 ? [] : [{ name, checks }];
  });
}

type Verdict = { outcome: string; ratio: number | null };

/** A measure of a whole text shifts a little with any word: what counts is another outcome, or a twentieth of a check's points. */
function hasMoved(was: Verdict | undefined, is: Verdict | undefined): boolean {
  return was?.outcome !== is?.outcome || Math.abs((was?.ratio ?? 0) - (is?.ratio ?? 0)) >= 0.05;
}

function verdictsOf(words: string): Map<string, Verdict> {
  const owner = answers({ companyName: 'Smith Roofing' });
  const read = readSite([pageFromHtml(pageWith(words))], owner);
  const { checks } = judge(evidence({ answers: owner, site: { ...site(read.pages), reading: read.reading } }));
  return new Map(checks.map(({ id, outcome, ratio }) => [id, { outcome, ratio }]));
}
