import { viewSource } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Search engines may index and quote your key pages',
    passed: 'may be indexed and quoted|may be indexed and quoted',
    fail: 'Some key pages ask not to be indexed or quoted',
    faultyPages: {
      noindex: '{count} key page asks not to be indexed|{count} key pages ask not to be indexed',
      nosnippet: '{count} key page asks not to be quoted|{count} key pages ask not to be quoted',
      noarchive: '{count} key page asks to be left out of Copilot|{count} key pages ask to be left out of Copilot',
    },
  },
  neutral: 'whether your key pages may be indexed and quoted',
  why: 'Assistants search indexes that leave out pages which forbid indexing or quoting.',
  comparedAs: 'Key pages that may be indexed and quoted',
  ownTest: [viewSource, 'Search it for “noindex” and “nosnippet”. Neither belongs on a key page.'],
  notes: {
    'noindex-meta': '{page} asks {whom} to leave it out of the index: “{words}” {where}.',
    'noindex-header': '{page} asks {whom} to leave it out of the index: “{words}” {where}.',
    nosnippet: '{page} asks {whom} to quote nothing of it: “{words}” {where}.',
    noarchive: '{page} asks {whom} to leave it out of Copilot’s answers: “{words}” {where}.',
  },
  says: {
    expired: '{page} asks {whom} to leave it out of the index since a day that has passed: “{words}” {where}.',
    notMeasured: 'We read no key page.',
    homeBlocked: 'Your home page asks not to be indexed.',
    may: 'may',
    reason: '{share} be indexed and quoted in full.',
    proof: '{page} may be indexed and quoted.',
    label: 'Directives against it',
    inHeader: 'in its X-Robots-Tag header',
    inLine: 'in line {line}',
    everybody: 'every search engine',
  },
  advice: {
    title: 'Remove noindex and snippet blocks',
    description: 'These directives ask search engines and assistants to leave a page out, or to show nothing of it.',
    steps: {
      remove: 'Take the directive out of the page or the server’s headers, unless you mean it.',
      nocache:
        'If noarchive protects a paywall, add nocache. Microsoft may then name the page with its title and snippet.',
      askAgain: 'Ask Bing Webmaster Tools and Google Search Console to read the pages again.',
    },
    resources: ['Robots meta tag: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag'],
    metrics: ['Share of key pages that may be indexed'],
    proof: 'Press Check now. We read each page and its X-Robots-Tag header again.',
    commonMistakes: ['Leaving the noindex of a test version in place after the launch'],
  },
} as const satisfies CheckTexts;
