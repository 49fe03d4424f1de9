import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { listed, ofPages } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { asValue, bad, proofByValue } from '#engine/judge/findings.ts';

export default defineCheck({
  id: 'AO-19',
  title: {
    pass: 'Your key pages have complete preview data',
    fail: 'Some key pages lack preview data',
    faultyPages: {
      'open-graph': 'key page lacks preview data for shared links|key pages lack preview data for shared links',
    },
  },
  neutral: 'preview data for shared links',
  why: 'A link on X or LinkedIn shows title, text and picture only when the page provides them.',
  reads: ['site'],
  score: ({ site }) => {
    const pages = keyPages(site);
    if (pages.length === 0) return { kind: 'not-measured', reason: 'We could read no key page' };
    const incomplete = pages
      .map((page) => ({ page, missing: missingTags(page) }))
      .filter(({ missing }) => missing.length > 0);
    const whole = pages.find((page) => missingTags(page).length === 0);
    const proof = whole
      ? [
          proofByValue(
            `${pageNameFirst(whole.url)} has complete preview data.`,
            'og:title',
            whole.openGraph['og:title'] ?? '',
            whole.url,
          ),
        ]
      : [];
    return scored(
      1 - incomplete.length / pages.length,
      `${ofPages(pages.length - incomplete.length, pages.length, 'has|have')} complete preview data (Open Graph).`,
      [
        ...proof,
        ...incomplete.map(({ page, missing }) =>
          bad(
            'open-graph-incomplete',
            `${pageNameFirst(page.url)} lacks ${listed(missing)}.`,
            asValue('Missing', missing.join(', '), page.url),
          ),
        ),
      ],
    );
  },
  who: 'developer',
  minutes: 20,
  concerns: 'key-pages',
  comparedAs: 'Preview data for shared links',
  advice: () => ({
    title: 'Add Open Graph tags',
    description: 'Links to some of your pages may show no picture or text when shared.',
    steps: ['Add what is missing to the template of these pages. A picture of 1200 by 630 pixels suits og:image.'],
    resources: ['https://ogp.me'],
    metrics: ['Share of key pages with complete preview data'],
    proof: 'Paste a link into a LinkedIn draft. Title, text and picture appear.',
  }),
});

function missingTags(page: PageFacts): string[] {
  const lacks = (name: string) => (page.openGraph[name] ?? '').trim() === '';
  const missing = ['og:title', 'og:description', 'og:image'].filter(lacks);
  return lacks('og:type') && lacks('og:site_name') ? [...missing, 'og:type or og:site_name'] : missing;
}
