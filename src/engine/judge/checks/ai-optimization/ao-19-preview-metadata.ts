import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { listed, ofPages, ofThoseRead } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { asValue, bad, proofByValue } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/ai-optimization/ao-19-preview-metadata.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'AO-19',
  texts,
  points: 0.5,
  strength: 'convention',
  platformWeights: { claude: 0.75, perplexity: 0.75 },
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'immediate',
  consequence: 'hygiene',
  sources: ['OGP'],
  reads: ['site'],
  score: ({ site }) => {
    const pages = keyPages(site);
    if (pages.length === 0) return { kind: 'not-measured', reason: says.notMeasured };
    const incomplete = pages
      .map((page) => ({ page, missing: missingTags(page) }))
      .filter(({ missing }) => missing.length > 0);
    const whole = pages.find((page) => missingTags(page).length === 0);
    const proof = whole
      ? [
          proofByValue(
            say(says.proof, { page: pageNameFirst(whole.url) }),
            'og:title',
            whole.openGraph['og:title'] ?? '',
            whole.url,
          ),
        ]
      : [];
    return scored(
      1 - incomplete.length / pages.length,
      say(says.reason, { share: ofPages(pages.length - incomplete.length, pages.length, says.has) }),
      [
        ...proof,
        ...incomplete.map(({ page, missing }) =>
          bad(
            'open-graph-incomplete',
            say(notes['open-graph-incomplete'], { page: pageNameFirst(page.url), missing: listed(missing) }),
            asValue(says.missing, missing.join(', '), page.url),
          ),
        ),
      ],
      ofThoseRead(pages.length, pages.length, title.passed),
    );
  },
  who: 'developer',
  minutes: 20,
  concerns: 'key-pages',
});

function missingTags(page: PageFacts): string[] {
  const lacks = (name: string) => (page.openGraph[name] ?? '').trim() === '';
  const missing = ['og:title', 'og:description', 'og:image'].filter(lacks);
  return lacks('og:type') && lacks('og:site_name') ? [...missing, says.ogTypeOrOgSite] : missing;
}
