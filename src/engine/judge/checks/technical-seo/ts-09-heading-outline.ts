import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { ofPages, ofThoseRead } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { asValue, bad, inLine, onPage, proofInLine } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import { ownWords } from '#engine/evidence/site/own-words.ts';
import texts from '#engine/judge/checks/technical-seo/ts-09-heading-outline.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'TS-09',
  texts,
  points: 1.5,
  strength: 'moderate',
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'immediate',
  consequence: 'hygiene',
  sources: ['GEO16', 'SEMR-CONTENT25', 'SAGEO26'],
  reads: ['site'],
  score: ({ site }) => {
    const pages = keyPages(site);
    if (pages.length === 0) return { kind: 'not-measured', reason: says.notMeasured };
    const problems = pages.map((page) => problemsOf(page, ownWords(page, site)));
    const good = problems.filter((list) => list.length === 0).length;
    const clear = pages.find((_, index) => problems[index]?.length === 0);
    const heading = clear?.headings.find(({ level, text }) => level === 1 && text !== '');
    const proof =
      clear && heading ? [proofInLine(say(says.proof, { page: pageNameFirst(clear.url) }), clear.url, heading)] : [];
    return scored(
      good / pages.length,
      say(says.reason, { share: ofPages(good, pages.length, says.has) }),
      [...problems.flat(), ...proof],
      ofThoseRead(pages.length, pages.length, title.passed),
    );
  },
  who: 'developer',
  minutes: { whole: 0, each: 10 },
  concerns: 'found-pages',
});

function problemsOf(page: PageFacts, words: number): Finding[] {
  const findings: Finding[] = [];
  const shown = page.headings.filter((heading) => heading.text !== '');
  const ones = shown.filter((heading) => heading.level === 1);
  const second = ones[1];
  if (ones.length === 0) {
    const empty = page.headings.some(({ level }) => level === 1);
    const what = empty ? says.emptyMain : says.noMain;
    findings.push(
      bad('h1-missing', say(notes['h1-missing'], { page: pageNameFirst(page.url), what }), onPage(page.url)),
    );
  }
  if (second)
    findings.push(
      bad(
        'h1-multiple',
        say(notes['h1-multiple'], { page: pageNameFirst(page.url), count: ones.length }),
        inLine(page.url, second.line, second.text.slice(0, 200)),
      ),
    );
  const twos = shown.filter((heading) => heading.level === 2).length;
  if (words > 400 && twos < 2)
    findings.push(
      bad(
        'h2-too-few',
        say(notes['h2-too-few'], {
          page: pageNameFirst(page.url),
          words,
          which: twos === 1 ? says.oneSecond : says.noSecond,
        }),
        asValue(says.label, String(twos), page.url),
      ),
    );
  // Menus and footers often use small headings for their columns: only the content's own outline counts.
  const inMain = shown.filter((heading) => heading.inMain || heading.level === 1);
  const skip = inMain.find((heading, index) => heading.level > (inMain[index - 1]?.level ?? heading.level) + 1);
  const before = skip && inMain[inMain.indexOf(skip) - 1];
  if (skip && before)
    findings.push(
      bad(
        'heading-level-skipped',
        say(notes['heading-level-skipped'], {
          page: pageNameFirst(page.url),
          level: before.level,
          next: skip.level,
          text: skip.text.slice(0, 80),
        }),
        inLine(page.url, skip.line, skip.text.slice(0, 200)),
      ),
    );
  return findings;
}
