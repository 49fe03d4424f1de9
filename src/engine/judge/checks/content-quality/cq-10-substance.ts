import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { alongSteps, median } from '#engine/base/statistics.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { contentPages, withoutText } from '#engine/judge/checks/parts/content-pages.ts';
import { pageNameFirst, withoutQuery } from '#engine/base/addresses/page-name.ts';
import { ownWords } from '#engine/evidence/site/own-words.ts';
import { counted } from '#engine/base/text/wording.ts';
import { asValue, bad, proofByValue } from '#engine/judge/findings.ts';

/** Marks start at 150 words; a page is called thin only when there is next to nothing on it. */
const thinWords = 80;

export default defineCheck({
  id: 'CQ-10',
  title: {
    pass: 'Your key pages say enough',
    fail: 'Your longest pages have a median of fewer than 1000 words',
    faults: { 'thin-page': 'page has fewer than 80 words of its own|pages have fewer than 80 words of their own' },
  },
  neutral: 'how much your key pages say',
  why: 'A page with little text has little to quote. Beyond about 1000 words, studies found no further effect.',
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
          `${pageNameFirst(page.url)} has ${counted(words(page), 'word')} of its own by our count.`,
          asValue('Words', String(words(page)), page.url),
        ),
      );
    const half = largest[largest.length >> 1];
    if (half && largest.length === 1)
      findings.push(
        proofByValue(
          `${pageNameFirst(half.url)} is the only page with text that we read.`,
          'Words',
          String(words(half)),
          half.url,
        ),
      );
    else if (half)
      findings.push(
        proofByValue(`${pageNameFirst(half.url)} is in the middle of them.`, 'Words', String(words(half)), half.url),
      );
    const which =
      largest.length === 1
        ? 'The only page with text that we read has'
        : `The ${largest.length} longest pages have a median of`;
    return scored(ratio, `${which} ${counted(Math.round(middle), 'word')}. Full points take 1000.`, findings);
  },
  who: 'writer',
  minutes: { whole: 0, each: 60 },
  concerns: 'found-pages',
  comparedAs: 'Key pages that say enough',
  advice: () => ({
    title: 'Say more on your key pages',
    description: 'Buyers ask how it works, what decides the price and where the limits are.',
    steps: [
      'Add how it works, what decides the price, the limits and an example.',
      'Merge pages that say nearly the same.',
    ],
    metrics: ['Median words on key pages'],
    proof: 'Open each key page. It answers buyers’ questions in at least 300 words and repeats no other page.',
    commonMistakes: ['Padding. Length alone wins nothing.'],
  }),
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
