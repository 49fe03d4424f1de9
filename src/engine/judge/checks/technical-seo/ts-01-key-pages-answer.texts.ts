import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your key pages load',
    passed: 'loads|load',
    fail: 'Some key pages answer with an error',
    faults: {
      'home-not-loading': '{count} home page does not load|{count} home pages do not load',
      'page-not-loading': '{count} key page gives an error or no answer|{count} key pages give an error or no answer',
      'too-many-redirects': '{count} key page takes too many redirects|{count} key pages take too many redirects',
      'soft-': '{count} key page says that it was not found|{count} key pages say that they were not found',
    },
  },
  neutral: 'whether your key pages load',
  why: 'An assistant cannot quote an error page. A third of what AI crawlers fetch ends on one.',
  comparedAs: 'Key pages that load',
  ownTest: ['Open your key pages in a private window.', 'Each must load without an error and without a login.'],
  emits: ['home-not-loading', 'page-not-loading'],
  notes: {
    'too-many-redirects': '{page} takes {count} redirects to load.',
  },
  says: {
    notMeasured: 'We read no page.',
    proof: 'The home page loads.',
    status: 'Status',
    homeFails: 'Your home page does not load.',
    answered: 'answered',
    asked: 'known key page|known key pages',
    reason: '{share} with status 200 after at most three redirects.',
    because: 'The reason is “{reason}”',
    doesNotLoad: '{page} does not load. {detail}',
    answersWithStatus: '{page} answers with status {status}.',
    redirects: 'Redirects',
  },
  advice: {
    title: 'Fix pages that do not load',
    description: 'Your site or sitemap links to these addresses, and each answers with an error.',
    steps: [
      'Restore each page, or redirect its address once to the page that took its place.',
      'Take dead addresses out of your menus and your sitemap.',
    ],
    resources: ['HTTP status codes: https://developer.mozilla.org/docs/Web/HTTP/Status'],
    metrics: ['Key pages that answer with status 200'],
    proof: 'Open each address listed. It loads, or leads to a page that does.',
  },
} as const satisfies CheckTexts;
