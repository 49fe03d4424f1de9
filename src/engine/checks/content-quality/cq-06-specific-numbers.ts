import type { Finding } from '#engine/contract.ts';
import { alongSteps } from '#engine/derived/answer-statistics.ts';
import { defineCheck } from '#engine/define-check.ts';
import { contentPages, withoutText } from '#engine/derived/content-pages.ts';
import { readsItsLanguage, unlistedLanguage } from '#engine/derived/languages.ts';
import { pageName, pageNameFirst } from '#engine/derived/page-name.ts';
import { cite } from '#engine/derived/references.ts';
import { median, scored } from '#engine/derived/scored.ts';
import { counted } from '#engine/derived/wording.ts';

export default defineCheck({
  id: 'CQ-06',
  category: 'contentQuality',
  points: 2,
  strength: 'moderate',
  platformWeights: { chatgpt: 1, claude: 1, perplexity: 1.25, grok: 1 },
  title: { pass: 'Pages state specific numbers', fail: 'Pages state few specific numbers' },
  why: 'A figure can be quoted and checked; an adjective cannot.',
  reads: ['site'],
  score: ({ site }) => {
    const pages = contentPages(site);
    if (pages.length === 0) return withoutText(site);
    // A page of a few words counts as one of 100: one number must not decide.
    const rates = pages.map((page) => (page.statistics.length / Math.max(100, page.mainWords)) * 1000);
    const middle = median(rates);
    if (middle === 0 && !readsItsLanguage(site)) return unlistedLanguage;
    const ratio = alongSteps(
      [
        [0, 0],
        [2, 0.3],
        [4, 0.6],
        [8, 1],
      ],
      middle,
    );
    const findings = pages.map((page): Finding => {
      const first = page.statistics[0];
      if (!first) return { id: 'numbers-not-seen', tone: 'info', note: `No specific number was seen on ${pageName(page.url)}.`, kind: 'page', url: page.url };
      return {
        id: 'number-stated',
        tone: 'good',
        note: `${pageNameFirst(page.url)} states ${counted(page.statistics.length, 'specific number')}.`,
        kind: 'quote',
        url: page.url,
        quote: first.sentence.slice(0, 240),
      };
    });
    return scored(ratio, `A median of ${middle.toFixed(1)} claims with a number in 1000 words, over ${counted(pages.length, 'content page')}.`, findings);
  },
  reported: null,
  difficulty: 'Medium',
  impact: 'Medium',
  timeframe: 'short',
  advice: (findings) => ({
    title: 'Replace adjectives with checkable numbers',
    description: 'Whatever you count anyway (years, customers, hours, prices, distances) says more than “many” and “fast”.',
    steps: [
      ...findings.filter((finding) => finding.tone === 'info').map((finding) => finding.note),
      'For each claim on these pages add the figure, its date and where it comes from.',
      'Publish results that you measured yourself.',
      'Remove figures that you cannot support.',
    ],
    resources: ['GEO: Generative Engine Optimization: https://arxiv.org/abs/2311.09735'],
    metrics: ['Number-bearing claims in 1000 words'],
    proof: 'Key pages hold about eight claims with a number in each thousand words.',
    doer: 'writer',
    commonMistakes: ['Inventing numbers, or copying them without their source'],
  }),
  sources: cite('GEO24', 'SER-CGPT25', 'CSEO25'),
});
