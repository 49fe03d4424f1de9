import { viewSource } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your key pages have complete preview data',
    passed: 'has preview data for shared links|have preview data for shared links',
    fail: 'Some key pages lack preview data',
    faultyPages: {
      'open-graph':
        '{count} key page lacks preview data for shared links|{count} key pages lack preview data for shared links',
    },
  },
  neutral: 'preview data for shared links',
  why: 'A link on X or LinkedIn shows title, text and picture only when the page provides them.',
  comparedAs: 'Preview data for shared links',
  ownTest: [viewSource, 'Search it for “og:title”, “og:description” and “og:image”.'],
  notes: {
    'open-graph-incomplete': '{page} lacks {missing}.',
  },
  says: {
    notMeasured: 'We could read no key page',
    proof: '{page} has complete preview data.',
    has: 'has|have',
    reason: '{share} complete preview data (Open Graph).',
    missing: 'Missing',
    ogTypeOrOgSite: 'og:type or og:site_name',
  },
  advice: {
    title: 'Add Open Graph tags',
    description: 'Links to some of your pages may show no picture or text when shared.',
    steps: ['Add what is missing to the template of these pages. A picture of 1200 by 630 pixels suits og:image.'],
    resources: ['https://ogp.me'],
    metrics: ['Share of key pages with complete preview data'],
    proof: 'Paste a link into a LinkedIn draft. Title, text and picture appear.',
  },
} as const satisfies CheckTexts;
