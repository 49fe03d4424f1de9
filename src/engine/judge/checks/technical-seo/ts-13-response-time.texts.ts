import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your pages answer quickly and are light',
    passed: 'The page we read answered within {most} ms|Half of the {count} pages we read answered within {most} ms',
  },
  neutral: 'how fast your pages answer',
  why: 'An agent that opens pages while a person waits gives up on slow ones.',
  comparedAs: 'Pages that answer quickly',
  ownTest: [
    'Enter your key pages at pagespeed.web.dev, a free test of Google.',
    'Look at the response time of the server and at the size of the page.',
  ],
  notes: {
    'slow-response': 'The median of {ofMeasured} took {ttfb} ms to send its first byte, {how}.',
    'heavy-html': 'Half of the pages we read have {bytes} MB of HTML or more, without pictures and scripts.',
  },
  says: {
    failedSlow: 'Half of your pages take {value} or more to answer',
    failedHeavy: 'Half of your pages have {value} of HTML or more',
    failed: 'Half of your pages take more than 600 ms to answer',
    notMeasured: 'We read no page.',
    pages: 'page|pages',
    twice: 'in the quicker of two measurements',
    once: 'measured once',
    median: 'Median time to first byte',
    ms: '{ms} ms',
    proof: '{page} was the slowest page.',
    firstByte: 'Time to first byte',
    size: 'Median size of the HTML',
    kb: '{bytes} kB',
    reason: 'The median of {ofMeasured} took {ttfb} ms to the first byte, {how} and from one place.',
    reported: 'You called your site “{said}”.',
  },
  advice: {
    title: 'Cut server response time',
    description: 'Your server alone decides how long the first byte takes, before any picture or script.',
    steps: [
      'Cache the HTML of public pages at the server or in a content network.',
      'Find slow queries and plug-ins.',
      'Compress HTML with Brotli or gzip.',
    ],
    resources: ['Time to first byte: https://web.dev/articles/ttfb'],
    metrics: ['Median time to first byte'],
    proof: 'Press Check now. The median of your pages is below 600 ms.',
  },
} as const satisfies CheckTexts;
