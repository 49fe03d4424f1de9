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

const enough = 4;
const steps = [
  [0, 0],
  [1, 0.4],
  [2, 0.7],
  [enough, 1],
] as const;

export default defineCheck({
  id: 'BP-10',
  title: {
    pass: 'Your site links to its reviews and listings',
    fail: (findings) => {
      const seen = findings.filter(({ tone }) => tone === 'good').length;
      return seen === 0
        ? 'We saw no link to a review site or listing that we know'
        : `We saw ${seen} of ${enough} reviews or listings that earn full points`;
    },
  },
  neutral: 'your reviews and listings',
  why: 'For local questions, assistants often cite listings and reviews.',
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
        reason: 'A link leads to a Google search. Whether it shows your reviews cannot be seen from the address.',
      };
    const home = homePage(site);
    const none: Finding[] =
      count === 0 && home
        ? [
            info(
              'listings-not-seen',
              `We read ${counted(site.pages.length, 'page')} and found no link to a review site we know.`,
              onPage(home.url),
            ),
          ]
        : [];
    const seen = listed([...[...platforms.keys()].toSorted(), ...(rated ? ['a rating in structured data'] : [])]);
    return scored(
      alongSteps(steps, count),
      count === 0
        ? `We read ${counted(site.pages.length, 'page')} and found no link to a review site we know.`
        : `${count < enough ? `We saw ${count} of the ${enough} that earn full points` : 'We saw these'}: ${seen}.`,
      [
        ...[...platforms].map(([name, { url, page, line }]) =>
          good('listing-linked', `${pageNameFirst(page.url)} links to ${name}.`, inLine(page.url, line, url)),
        ),
        ...(rated
          ? [
              good(
                'rating-markup',
                `${pageNameFirst(rated.page.url)} has a rating in structured data.`,
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
  comparedAs: 'Links to reviews and listings',
  advice: (findings, answers) => ({
    title: 'Claim and fill your listings',
    description: 'Assistants look where people review and list businesses like yours.',
    steps: [
      ...findings.flatMap((finding) =>
        finding.id === 'listing-linked' && finding.kind === 'line'
          ? [`Keep your listing at ${finding.text} current.`]
          : [],
      ),
      'Claim the directories and review sites that matter in your field.',
      'With premises or a service area, claim Google Business, Bing Places and Apple Business Connect, too.',
      `Use the same name${answers.companyName === '' ? '' : ` (“${answers.companyName}”)`}, address and phone in each.`,
      'Ask recent customers for an honest review, and link the profiles from your site.',
    ],
    resources: ['https://business.google.com', 'https://www.bingplaces.com', 'https://businessconnect.apple.com'],
    metrics: ['Listings claimed', 'Number of reviews'],
    proof: 'Open your site. It links to at least four platforms on which you are listed.',
  }),
});
