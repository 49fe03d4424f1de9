import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { ofPages } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { asValue, bad, inLine, onPage, proofInLine } from '#engine/judge/findings.ts';

export default defineCheck({
  id: 'TS-09',
  title: {
    pass: 'Your headings form a clear outline',
    fail: 'Some pages have gaps in their headings',
    faultyPages: {
      'h1-missing': 'page has no main heading|pages have no main heading',
      'h1-multiple': 'page has several main headings|pages have several main headings',
      'h2-too-few': 'long page has too few headings|long pages have too few headings',
      'heading-level-skipped': 'page skips a heading level|pages skip a heading level',
    },
  },
  neutral: 'the headings of your pages',
  why: 'Assistants quote sections, and headings tell them where a section starts and what it answers.',
  reads: ['site'],
  score: ({ site }) => {
    const pages = keyPages(site);
    if (pages.length === 0) return { kind: 'not-measured', reason: 'We read no key page.' };
    const problems = pages.map(problemsOf);
    const good = problems.filter((list) => list.length === 0).length;
    const clear = pages.find((_, index) => problems[index]?.length === 0);
    const heading = clear?.headings.find(({ level, text }) => level === 1 && text !== '');
    const proof =
      clear && heading ? [proofInLine(`${pageNameFirst(clear.url)} has one main heading.`, clear.url, heading)] : [];
    return scored(good / pages.length, `${ofPages(good, pages.length, 'has|have')} one H1 and an ordered outline.`, [
      ...problems.flat(),
      ...proof,
    ]);
  },
  who: 'developer',
  minutes: { whole: 0, each: 10 },
  concerns: 'found-pages',
  comparedAs: 'Headings that form an outline',
  advice: () => ({
    title: 'Fix the heading outline',
    description: 'Use one H1 that names the page, an H2 for each topic, and an H3 only below an H2.',
    steps: ['Choose headings by level, never by size; set the size in the style sheet.'],
    resources: ['Headings: https://www.w3.org/WAI/tutorials/page-structure/headings/'],
    metrics: ['Share of key pages with a good outline'],
    proof: 'Press Check now. Each page has exactly one H1 and skips no level.',
  }),
});

function problemsOf(page: PageFacts): Finding[] {
  const findings: Finding[] = [];
  const shown = page.headings.filter((heading) => heading.text !== '');
  const ones = shown.filter((heading) => heading.level === 1);
  const second = ones[1];
  if (ones.length === 0) {
    const empty = page.headings.some(({ level }) => level === 1);
    const what = empty ? 'has a main heading (H1) without words' : 'has no main heading (H1)';
    findings.push(bad('h1-missing', `${pageNameFirst(page.url)} ${what}.`, onPage(page.url)));
  }
  if (second)
    findings.push(
      bad(
        'h1-multiple',
        `${pageNameFirst(page.url)} has ${ones.length} main headings (H1).`,
        inLine(page.url, second.line, second.text.slice(0, 200)),
      ),
    );
  const twos = shown.filter((heading) => heading.level === 2).length;
  if (page.mainWords > 400 && twos < 2)
    findings.push(
      bad(
        'h2-too-few',
        `${pageNameFirst(page.url)} has ${page.mainWords} words and ${twos === 1 ? 'one H2' : 'no H2'}.`,
        asValue('H2 headings', String(twos), page.url),
      ),
    );
  // Menus and footers often use small headings for their columns: only the content's own outline counts.
  const inMain = shown.filter((heading) => heading.inMain || heading.level === 1);
  const skip = inMain.find((heading, index) => heading.level > (inMain[index - 1]?.level ?? heading.level) + 1);
  if (skip) {
    const before = inMain[inMain.indexOf(skip) - 1];
    findings.push(
      bad(
        'heading-level-skipped',
        `${pageNameFirst(page.url)} goes from H${before?.level} to H${skip.level} at “${skip.text.slice(0, 80)}”.`,
        inLine(page.url, skip.line, skip.text.slice(0, 200)),
      ),
    );
  }
  return findings;
}
