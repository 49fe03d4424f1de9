import type { Finding } from '#engine/contract.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence.ts';
import { alongSteps } from '#engine/derived/answer-statistics.ts';
import { defineCheck } from '#engine/define-check.ts';
import { contentPages, withoutText } from '#engine/derived/content-pages.ts';
import { pageName, pageNameFirst } from '#engine/derived/page-name.ts';
import { cite } from '#engine/derived/references.ts';
import { median, proofByValue, scored } from '#engine/derived/scored.ts';

/** Marks start at 150 words; a page is called thin only when there is next to nothing on it. */
const thinWords = 80;

export default defineCheck({
  id: 'CQ-10',
  category: 'contentQuality',
  points: 1.5,
  strength: 'weak',
  platformWeights: { chatgpt: 1, claude: 1.25, perplexity: 1, grok: 1 },
  title: { pass: 'Key pages have substance', fail: 'Key pages are thin' },
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
        note: `${pageNameFirst(page.url)} has only ${page.mainWords} words of its own.`,
        kind: 'value',
        label: 'Words',
        value: String(page.mainWords),
        url: page.url,
      }));
    const [most] = largest;
    if (most) findings.push(proofByValue(`The page with the most text, ${pageName(most.url)}.`, 'Words', String(most.mainWords), most.url));
    return scored(
      ratio,
      `The ${largest.length} most substantial content page${largest.length === 1 ? '' : 's'} have a median of ${Math.round(middle)} words.`,
      findings,
    );
  },
  reported: null,
  difficulty: 'Medium',
  impact: 'Medium',
  timeframe: 'short',
  advice: (findings) => ({
    title: 'Deepen thin key pages',
    description: 'Process, price factors, limits, comparison and proof are what buyers ask for and thin pages lack.',
    steps: [
      ...findings.map((finding) => finding.note),
      'Add how it works, what decides the price, where the limits are, and an example.',
      'Merge thin pages that say nearly the same.',
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
