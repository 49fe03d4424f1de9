import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { alongSteps } from '#engine/base/statistics.ts';
import { homePage } from '#engine/evidence/site/key-pages.ts';
import { googleSearch, listingPlatform } from '#engine/base/addresses/known-hosts.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { propertyItems } from '#engine/evidence/site/organization-nodes.ts';
import { linksByName } from '#engine/evidence/site/social-profiles.ts';
import { counted, listed } from '#engine/base/text/wording.ts';
import type { Finding } from '#engine/contract.ts';
import { good, inLine, info, onPage } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/brand-presence/bp-10-reviews-and-listings.texts.ts';

const { notes, says, advice } = texts;

const enough = 4;
const steps = [
  [0, 0],
  [1, 0.4],
  [2, 0.7],
  [enough, 1],
] as const;

export default defineCheck({
  id: 'BP-10',
  texts,
  points: 2,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.25, claude: 0.75, perplexity: 1.25, grok: 0.75 },
  difficulty: 'Easy',
  impact: 'High',
  timeframe: 'short',
  consequence: 'elsewhere',
  livedBy: ['local-service', 'shop', 'agency', 'clinic', 'restaurant', 'lodging'],
  sources: ['YEXT25', 'SER-CGPT25'],
  failTitle: (findings) => {
    const seen = findings.filter(({ tone }) => tone === 'good').length;
    return seen === 0 ? says.failedNone : say(says.failedSome, { seen, enough });
  },
  reads: ['site'],
  score: ({ site }) => {
    const platforms = linksByName(site, listingPlatform);
    const rated = site.pages.flatMap((page) =>
      page.schema
        .filter(
          (node) =>
            propertyItems(node.properties['aggregateRating']).length > 0 || node.types.includes('AggregateRating'),
        )
        .map((node) => ({ page, node })),
    )[0];
    const count = platforms.size + (rated ? 1 : 0);
    if (count === 0 && linksByName(site, googleSearch).size > 0)
      return {
        kind: 'not-measured',
        reason: says.notMeasured,
      };
    const home = homePage(site);
    const none: Finding[] =
      count === 0 && home
        ? [
            info(
              'listings-not-seen',
              say(notes['listings-not-seen'], { pages: counted(site.pages.length, says.pages) }),
              onPage(home.url),
            ),
          ]
        : [];
    const seen = listed([...[...platforms.keys()].toSorted(), ...(rated ? [says.rating] : [])]);
    return scored(
      alongSteps(steps, count),
      count === 0
        ? say(says.none, { pages: counted(site.pages.length, says.pages) })
        : say(says.reason, { which: count < enough ? say(says.some, { count, enough }) : says.all, seen }),
      [
        ...[...platforms].map(([name, { url, page, line }]) =>
          good(
            'listing-linked',
            say(notes['listing-linked'], { page: pageNameFirst(page.url), name }),
            inLine(page.url, line, url),
          ),
        ),
        ...(rated
          ? [
              good(
                'rating-markup',
                say(notes['rating-markup'], { page: pageNameFirst(rated.page.url) }),
                inLine(rated.page.url, rated.node.line, 'AggregateRating'),
              ),
            ]
          : []),
        ...none,
      ],
    );
  },
  who: 'you',
  minutes: 90,
  concerns: 'key-pages',
  advice: (findings, answers) => ({
    steps: [
      ...findings.flatMap((finding) =>
        finding.id === 'listing-linked' && finding.kind === 'line'
          ? [say(advice.steps.keep, { text: finding.text })]
          : [],
      ),
      advice.steps.claim,
      advice.steps.nearby,
      say(advice.steps.sameName, { added: answers.companyName === '' ? '' : ` (“${answers.companyName}”)` }),
      advice.steps.askCustomers,
    ],
  }),
});
