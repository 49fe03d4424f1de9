import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your pages send text without scripts',
    passed: 'sends text without scripts|send text without scripts',
    fail: 'Scripts add some of your text',
    faultyPages: {
      'text-needs-javascript':
        '{count} key page needs scripts to show its text|{count} key pages need scripts to show their text',
    },
  },
  neutral: 'your text without scripts',
  why: 'Nobody has seen the crawlers of OpenAI, Anthropic and Perplexity run JavaScript. They miss text that a script adds.',
  comparedAs: 'Text that needs no script',
  ownTest: [
    'Switch JavaScript off in your browser, and open your key pages.',
    'Most AI crawlers read what you still see.',
  ],
  notes: {
    'text-needs-javascript': '{page} needs JavaScript to show its text: {reason}.',
  },
  says: {
    notMeasured: 'We read no key page.',
    compared: 'compared with the page as a browser renders it',
    estimated: 'estimated from the HTML, since no browser was at hand',
    label: 'Words of the main text in the server’s HTML',
    words: 'Words',
    proof: '{page} sends text without scripts.',
    none: 'No key page leaves most of its text to JavaScript',
    needs: 'needs JavaScript to show its text|need JavaScript to show their text',
    reason: '{dependent} ({how}).',
    estimate: 'has text in its HTML; no browser ran its scripts|have text in their HTML; no browser ran their scripts',
    byScripts: '{which}, and scripts write {parts}',
  },
  advice: {
    title: 'Render content on the server',
    description: 'Assistants read the HTML that your server sends, before any script runs.',
    steps: [
      'Turn on server rendering, static generation or prerendering for public pages.',
      'View the source of each page. Headings, text, links and JSON-LD must be in it.',
      'Keep JavaScript for interaction.',
    ],
    resources: ['The rise of the AI crawler: https://vercel.com/blog/the-rise-of-the-ai-crawler'],
    metrics: ['Words in the raw HTML of each key page'],
    proof: 'Turn JavaScript off in the browser and open the pages. They still show their text.',
  },
} as const satisfies CheckTexts;
