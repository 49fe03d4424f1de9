import { alongSteps, median } from '#engine/base/statistics.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { serverText } from '#engine/evidence/site/server-text.ts';
import { ofPages } from '#engine/base/text/wording.ts';
import { asValue, bad, proofByValue } from '#engine/judge/findings.ts';

/** Share of a page's text in the raw HTML, and what it is worth. */
const steps: [number, number][] = [
  [0.1, 0],
  [0.3, 0.3],
  [0.6, 0.7],
  [0.8, 1],
];
const dependsBelow = 0.6;
const worthWithoutHome = 0.3;

export default defineCheck({
  id: 'TS-05',
  title: {
    pass: 'Your text is in the HTML that your server sends',
    fail: 'Scripts add some of your text',
    faultyPages: {
      'text-needs-javascript': 'key page needs scripts to show its text|key pages need scripts to show their text',
    },
  },
  neutral: 'your text without scripts',
  why: 'Nobody has seen the crawlers of OpenAI, Anthropic and Perplexity run JavaScript. They miss text that a script adds.',
  reads: ['site'],
  score: ({ site }) => {
    const pages = keyPages(site).map((page) => ({ page, text: serverText(page) }));
    if (pages.length === 0) return { kind: 'not-measured', reason: 'We read no key page.' };
    const lacking = pages.filter(({ text }) => text.ratio < dependsBelow);
    const homeLacks = lacking.some(({ page }) => page.kind === 'home');
    // The median forgives what most pages do right; a page that needs scripts still costs its share, and the home page the most.
    const ratio = Math.min(
      alongSteps(steps, median(pages.map(({ text }) => text.ratio))),
      pages.reduce((sum, { text }) => sum + alongSteps(steps, text.ratio), 0) / pages.length,
      homeLacks ? worthWithoutHome : 1,
    );
    const how = pages.some(({ text }) => text.rendered)
      ? 'compared with the page as a browser renders it'
      : 'estimated from the HTML, since no browser was at hand';
    const findings = lacking.map(({ page, text }) =>
      bad(
        'text-needs-javascript',
        `${pageNameFirst(page.url)} needs JavaScript to show its text: ${text.reason}.`,
        asValue('Words in the server’s HTML', String(page.mainWords), page.url),
      ),
    );
    const full = pages.find(({ text }) => text.ratio >= dependsBelow);
    const proof = full
      ? [
          proofByValue(
            `${pageNameFirst(full.page.url)} has its text in the HTML.`,
            'Words in the server’s HTML',
            String(full.page.mainWords),
            full.page.url,
          ),
        ]
      : [];
    const dependent =
      findings.length === 0
        ? 'No key page needs JavaScript to show its text'
        : ofPages(
            findings.length,
            pages.length,
            'needs JavaScript to show its text|need JavaScript to show their text',
          );
    // Text that nobody can read cannot be improved: where most pages are empty, everything else waits.
    return {
      ...scored(ratio, `${dependent} (${how}).`, [...findings, ...proof]),
      comesFirst: lacking.length * 2 > pages.length,
      ...(findings.length === 0 &&
        !pages.some(({ text }) => text.rendered) && {
          title: 'We saw no key page that needs scripts to show its text',
        }),
    };
  },
  who: 'developer',
  minutes: 480,
  concerns: 'key-pages',
  comparedAs: 'Text that needs no script',
  advice: () => ({
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
  }),
});
