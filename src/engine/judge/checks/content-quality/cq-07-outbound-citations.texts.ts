import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your pages link to independent sources',
    passed: 'links to two independent sources or more|link to two independent sources or more',
    fail: 'We saw no page that links to two independent sources',
    faults: {
      'sources-linked':
        '{count} content page links to two independent sources, fewer than half|{count} content pages link to two independent sources, fewer than half',
    },
  },
  neutral: 'links to independent sources',
  why: 'Readers can check a claim with its source. In tests assistants used sourced passages more often.',
  comparedAs: 'Links to independent sources',
  ownTest: ['Open your key pages.', 'Count the links to sources that are not yours: studies, authorities, newspapers.'],
  emits: ['sources-not-seen'],
  notes: {
    'sources-linked': 'The text of {page} links to {count} sites of others.',
  },
  says: {
    links: 'links|link',
    reason:
      '{share} to two or more independent sources. Profiles, shops, payment pages and what your menu or footer links do not count.',
    notSeen: 'pair of links to independent sources',
  },
  advice: {
    title: 'Cite the sources behind your claims',
    description: 'Studies, standards, regulators and registers support much of what you already say.',
    steps: [
      'List the claims on your key pages that somebody else has measured or decided.',
      'Link the study, the standard or the regulator beside each claim.',
      'Name the source in the sentence itself.',
    ],
    resources: ['GEO: Generative Engine Optimization: https://arxiv.org/abs/2311.09735'],
    metrics: ['Share of pages with two sources'],
    proof: 'Open your key pages. At least half link to two or more independent sources.',
  },
} as const satisfies CheckTexts;
