import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { alongSteps, median } from '#engine/base/statistics.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { contentPage, contentPages, withoutText } from '#engine/judge/checks/parts/content-pages.ts';
import { pageNameFirst, withoutQuery } from '#engine/base/addresses/page-name.ts';
import { ownWords } from '#engine/evidence/site/own-words.ts';
import { counted } from '#engine/base/text/wording.ts';
import { asValue, bad, proofByValue } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/content-quality/cq-10-substance.texts.ts';

const { notes, says } = texts;

/** Marks start at 150 words; a page is called thin only when there is next to nothing on it. */
const thinWords = 80;

export default defineCheck({
  id: 'CQ-10',
  texts,
  points: 1.5,
  strength: 'weak',
  platformWeights: { claude: 1.25 },
  difficulty: 'Medium',
  impact: 'Medium',
  timeframe: 'short',
  consequence: 'blur',
  goesUnsaid: true,
  sources: ['SER-CGPT25', 'HUANG26', 'AHR-BRAND25'],
  reads: ['site'],
  score: ({ site }) => {
    const pages = contentPages(site);
    if (pages.length === 0) return withoutText(site);
    const words = (page: PageFacts) => ownWords(page, site);
    const largest = pages.toSorted((a, b) => words(b) - words(a)).slice(0, 10);
    const middle = median(largest.map(words));
    const ratio = alongSteps(
      [
        [150, 0],
        [300, 0.4],
        [600, 0.7],
        [1000, 1],
      ],
      middle,
    );
    const findings = pages
      .filter((page) => words(page) < thinWords && !page.truncated && !isIndex(page, site))
      .map((page) =>
        bad(
          'thin-page',
          say(notes['thin-page'], { page: pageNameFirst(page.url), words: counted(words(page), says.words) }),
          asValue(says.label, String(words(page)), page.url),
        ),
      );
    const half = largest[largest.length >> 1];
    if (half)
      findings.push(
        proofByValue(
          say(largest.length === 1 ? says.proofOnly : says.proof, { page: pageNameFirst(half.url) }),
          says.label,
          String(words(half)),
          half.url,
        ),
      );
    const whole = say(largest.length < pages.length ? says.longest : says.all, {
      count: largest.length,
      pages: counted(pages.length, contentPage),
    });
    const told = say(largest.length === 1 ? says.onlyPage : says.median, {
      which: whole,
      words: counted(Math.round(middle), says.words),
    });
    const outcome = scored(ratio, say(says.reason, { told }), findings, told);
    return findings.some(({ id }) => id === 'thin-page') || ratio === 1 ? outcome : { ...outcome, title: told };
  },
  who: 'writer',
  minutes: { whole: 0, each: 60 },
  concerns: 'found-pages',
});

/** A list of other pages says little itself: their addresses begin with its own, or it leads to five of them. */
function isIndex(page: PageFacts, site: SiteEvidence): boolean {
  if (page.kind === 'home') return false;
  const start = withoutQuery(page.url).replace(/\/?$/, '/');
  const listed = new Set(
    page.links.flatMap(({ internal, inMain, url }) =>
      internal && inMain && url !== null ? [url.replace(/#.*$/, '')] : [],
    ),
  );
  listed.delete(page.url);
  return (
    listed.size >= 5 ||
    [...listed].some((url) => url.startsWith(start)) ||
    site.pages.some(({ url }) => url !== page.url && url.startsWith(start) && url !== start)
  );
}
