import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your links lead where they promise',
    passed: 'The internal link that we tried leads to a page|All {count} internal links that we tried lead to a page',
    fail: 'Some links are broken or take detours',
    faults: {
      'broken-link': '{count} link is broken|{count} links are broken',
      'redirect-chain': '{count} address takes three redirects or more|{count} addresses take three redirects or more',
    },
  },
  neutral: 'where your links lead',
  why: 'A third of what AI crawlers fetch is “not found”. Nobody reads the fact behind a broken link.',
  comparedAs: 'Links that work',
  ownTest: [
    'Click each link on your home page.',
    'Look for pages that are missing, or that are not what the link promised.',
  ],
  notes: {
    'broken-link': 'On {page} {link} leads to {url}, which answers with status {status}.',
    'redirect-chain': '{page} takes {hops} redirects to load.',
  },
  says: {
    notMeasured: 'We tried no internal link.',
    isBroken: 'is broken|are broken',
    links: 'internal link that we tried|internal links that we tried',
    andChains: ', and there are chains of redirects',
    reason: '{share}{added}.',
    proof: 'On {page} {link} leads to a page that answers with status 200.',
    redirects: 'Redirects',
    bareLink: 'a link without a text',
    namedLink: 'the link “{text}”',
    repair: 'Repair broken links{names}',
  },
  advice: {
    description: 'We followed each link below once, and it did not lead to a page.',
    steps: ['Correct the address, or redirect the old one once to the page that took its place.'],
    resources: ['Redirects: https://developers.google.com/search/docs/crawling-indexing/301-redirects'],
    metrics: ['Share of broken internal links'],
    proof: 'Click each link listed. It opens a page.',
  },
} as const satisfies CheckTexts;
