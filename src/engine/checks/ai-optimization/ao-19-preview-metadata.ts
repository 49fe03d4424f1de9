import { defineCheck } from '#engine/define-check.ts';
import { proofByValue } from '#engine/derived/scored.ts';
import { keyPages } from '#engine/derived/key-pages.ts';
import { pageNameFirst } from '#engine/derived/page-name.ts';
import { listed, ofPages } from '#engine/derived/wording.ts';
import type { PageFacts } from '#engine/evidence.ts';

export default defineCheck({
  id: 'AO-19',
  category: 'aiOptimization',
  points: 0.5,
  strength: 'convention',
  platformWeights: { chatgpt: 1, claude: 0.75, perplexity: 0.75, grok: 1 },
  title: { pass: 'Key pages carry complete preview data', fail: 'Some key pages lack preview data (Open Graph)' },
  why: 'A link to you on X or LinkedIn shows title, text and picture only when the page provides them.',
  reads: ['site'],
  score: ({ site }) => {
    const pages = keyPages(site);
    if (pages.length === 0) return { kind: 'not-measured', reason: 'No key page could be read' };
    const incomplete = pages.map((page) => ({ page, missing: missingTags(page) })).filter(({ missing }) => missing.length > 0);
    const whole = pages.find((page) => missingTags(page).length === 0);
    const proof = whole
      ? [proofByValue(`${pageNameFirst(whole.url)} carries complete preview data.`, 'og:title', whole.openGraph['og:title'] ?? '', whole.url)]
      : [];
    return {
      kind: 'scored',
      ratio: 1 - incomplete.length / pages.length,
      reason: `${ofPages(pages.length - incomplete.length, pages.length, 'carries|carry')} complete preview data.`,
      findings: [
        ...proof,
        ...incomplete.slice(0, 10).map(({ page, missing }) => ({
          id: 'open-graph-incomplete',
          tone: 'bad' as const,
          note: `${pageNameFirst(page.url)} lacks ${listed(missing)}.`,
          kind: 'value' as const,
          label: 'Missing',
          value: missing.join(', '),
          url: page.url,
        })),
      ],
    };
  },
  reported: null,
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'immediate',
  advice: (findings) => ({
    title: 'Add Open Graph tags',
    description: 'Links to some of your pages show no picture or text when shared.',
    steps: [
      ...findings.slice(0, 5).map((finding) => finding.note),
      'Add what is missing to the template of these pages; a picture of 1200 by 630 pixels suits og:image.',
    ],
    resources: ['https://ogp.me'],
    metrics: ['Share of key pages with complete preview data'],
    proof: 'Paste a link into a LinkedIn draft: title, text and picture appear.',
    doer: 'developer',
  }),
  sources: [{ label: 'The Open Graph protocol', url: 'https://ogp.me', checkedAt: '2026-11-20' }],
});

function missingTags(page: PageFacts): string[] {
  const lacks = (name: string) => (page.openGraph[name] ?? '').trim() === '';
  const missing = ['og:title', 'og:description', 'og:image'].filter(lacks);
  return lacks('og:type') && lacks('og:site_name') ? [...missing, 'og:type or og:site_name'] : missing;
}
