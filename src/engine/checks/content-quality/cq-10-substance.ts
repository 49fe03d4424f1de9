import type { Finding } from '#engine/contract.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence.ts';
import { alongSteps } from '#engine/derived/answer-statistics.ts';
import { defineCheck } from '#engine/define-check.ts';
import { contentPages, withoutText } from '#engine/derived/content-pages.ts';
import { pageNameFirst } from '#engine/derived/page-name.ts';
import { cite } from '#engine/derived/references.ts';
import { median, proofByValue, scored } from '#engine/derived/scored.ts';
import { counted } from '#engine/derived/wording.ts';

/** Marks start at 150 words; a page is called thin only when there is next to nothing on it. */
const thinWords = 80;

export default defineCheck({
  id: 'CQ-10',
  category: 'contentQuality',
  points: 1.5,
  strength: 'weak',
  platformWeights: { chatgpt: 1, claude: 1.25, perplexity: 1, grok: 1 },
  title: { pass: 'Key pages have substance', fail: 'Key pages could say more' },
  why: 'A page with little text has little that could be quoted; beyond about 1000 words more text was not shown to help.',
  reads: ['site'],
  score: ({ site }) => {
    const pages = contentPages(site);
    if (pages.length === 0) return withoutText(site);
    const largest = pages.toSorted((a, b) => b.mainWords - a.mainWords).slice(0, 10);
    const middle = median(largest.map((page) => page.mainWords));
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
      .filter((page) => page.mainWords < thinWords && !page.truncated && !isIndex(page, site))
      .map((page): Finding => ({
        id: 'thin-page',
        tone: 'bad',
        note: `${pageNameFirst(page.url)} has only ${counted(page.mainWords, 'word')} of its own.`,
        kind: 'value',
        label: 'Words',
        value: String(page.mainWords),
        url: page.url,
      }));
    const half = largest[largest.length >> 1];
    if (half && largest.length === 1)
      findings.push(proofByValue(`${pageNameFirst(half.url)} is the only content page read.`, 'Words', String(half.mainWords), half.url));
    else if (half) findings.push(proofByValue(`${pageNameFirst(half.url)} stands in the middle of them.`, 'Words', String(half.mainWords), half.url));
    const which = largest.length === 1 ? 'The only content page read has' : `The ${largest.length} longest content pages have a median of`;
    return scored(ratio, `${which} ${counted(Math.round(middle), 'word')}; full marks take 1000.`, findings);
  },
  reported: null,
  difficulty: 'Medium',
  impact: 'Medium',
  timeframe: 'short',
  advice: (findings) => ({
    title: 'Let key pages say more',
    description: 'Buyers ask for the process, what decides the price, the limits, a comparison and proof.',
    steps: [
      ...findings.map((finding) => finding.note),
      'Add how it works, what decides the price, where the limits are, and an example.',
      'Merge pages that say nearly the same.',
    ],
    resources: [],
    metrics: ['Median words on key pages'],
    proof: 'Key pages hold at least 300 words that answer questions, and no page repeats another.',
    doer: 'writer',
    commonMistakes: ['Padding: length by itself wins nothing'],
  }),
  sources: cite('SER-CGPT25', 'HUANG26', 'AHR-BRAND25'),
});

/** A list of other pages says little itself: their addresses begin with its own, or it leads to five of them. */
function isIndex(page: PageFacts, site: SiteEvidence): boolean {
  if (page.kind === 'home') return false;
  const start = page.url.replace(/[?#].*$/, '').replace(/\/?$/, '/');
  const listed = new Set(page.links.flatMap(({ internal, inMain, url }) => (internal && inMain && url !== null ? [url.replace(/#.*$/, '')] : [])));
  listed.delete(page.url);
  return (
    listed.size >= 5 ||
    [...listed].some((url) => url.startsWith(start)) ||
    site.pages.some(({ url }) => url !== page.url && url.startsWith(start) && url !== start)
  );
}
