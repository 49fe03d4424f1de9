import { type Analysis, categories, categoryNames, type CheckResult } from '#engine/contract.ts';
import { buyerMeets, isRemark, isUnread, subjectsOf } from '#engine/wording.ts';
import { costsPoints, pageOf } from './findings.ts';

/** JUnit XML: a suite for each category, a case for each check that applies. What was not measured is skipped, what costs points fails; what nobody read is no case. */
export function junit(analysis: Analysis): string {
  const all = subjectsOf(analysis).filter((check) => check.outcome !== 'not-applicable' && !isUnread(check));
  const [remarks, rubric] = [all.filter(({ id }) => isRemark(id)), all.filter(({ id }) => !isRemark(id))];
  const groups = [
    ...categories.map((category) => ({
      name: categoryNames[category],
      checks: rubric.filter((check) => check.category === category),
    })),
    ...(remarks.length > 0 ? [{ name: buyerMeets.title, checks: remarks }] : []),
  ];
  const suites = groups.map(({ name, checks }) => {
    const count = (is: (check: CheckResult) => boolean) => checks.filter(is).length;
    const attributes = `name="${xml(name)}" tests="${checks.length}" failures="${count(costsPoints)}" errors="0" skipped="${count(isUnmeasured)}"`;
    return `<testsuite ${attributes}>\n${checks.map((check) => caseOf(check, analysis)).join('\n')}\n</testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${xml(`citable ${analysis.scope.website}`)}">\n${suites.join('\n')}\n</testsuites>\n`;
}

function caseOf(check: CheckResult, analysis: Analysis): string {
  const open = `<testcase classname="${check.category}" name="${xml(`${check.id} ${check.title}`)}"`;
  if (isUnmeasured(check)) return `${open}><skipped message="${xml(check.reason)}"/></testcase>`;
  if (!costsPoints(check)) return `${open}/>`;
  const details = check.findings
    .filter(({ tone }) => tone !== 'good')
    .map((finding) => [finding.note, pageOf(finding, analysis) ?? ''].join(' ').trim());
  return `${open}><failure message="${xml(check.reason)}">${xml(details.join('\n'))}</failure></testcase>`;
}

function isUnmeasured({ outcome }: CheckResult): boolean {
  return outcome === 'not-measured' || outcome === 'broken';
}

/** Escaped, without the characters that XML 1.0 has no way to write. */
function xml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
