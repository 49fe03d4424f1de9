import { alongSteps, median } from '#engine/base/statistics.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { serverText } from '#engine/evidence/site/server-text.ts';
import { listed, ofPages, ofThoseRead } from '#engine/base/text/wording.ts';
import { asValue, bad, proofByValue } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import { partsByScripts } from '#engine/judge/checks/parts/parts-by-scripts.ts';
import { ownWords } from '#engine/evidence/site/own-words.ts';
import texts from '#engine/judge/checks/technical-seo/ts-05-server-text.texts.ts';

const { notes, says, title } = texts;

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
  texts,
  points: 4,
  strength: 'strong',
  platformWeights: { chatgpt: 1.5, claude: 1.5, perplexity: 1.5, grok: 1.25 },
  difficulty: 'Hard',
  impact: 'High',
  timeframe: 'short',
  consequence: 'way',
  goesUnsaid: true,
  sources: ['VERCEL24', 'JS26'],
  reads: ['site'],
  score: ({ site }) => {
    const pages = keyPages(site).map((page) => ({ page, text: serverText(page) }));
    if (pages.length === 0) return { kind: 'not-measured', reason: says.notMeasured };
    const lacking = pages.filter(({ text }) => text.ratio < dependsBelow);
    const homeLacks = lacking.some(({ page }) => page.kind === 'home');
    // The median forgives what most pages do right; a page that needs scripts still costs its share, and the home page the most.
    const ratio = Math.min(
      alongSteps(steps, median(pages.map(({ text }) => text.ratio))),
      pages.reduce((sum, { text }) => sum + alongSteps(steps, text.ratio), 0) / pages.length,
      homeLacks ? worthWithoutHome : 1,
    );
    const isRendered = pages.some(({ text }) => text.rendered);
    const how = isRendered ? says.compared : says.estimated;
    const findings = lacking.map(({ page, text }) =>
      bad(
        'text-needs-javascript',
        say(notes['text-needs-javascript'], { page: pageNameFirst(page.url), reason: text.reason }),
        asValue(says.label, String(page.mainWords), page.url),
      ),
    );
    const full = pages.find(({ text }) => text.ratio >= dependsBelow);
    const proof = full
      ? [
          proofByValue(
            say(says.proof, { page: pageNameFirst(full.page.url) }),
            says.words,
            String(ownWords(full.page, site)),
            full.page.url,
          ),
        ]
      : [];
    const dependent = findings.length === 0 ? says.none : ofPages(findings.length, pages.length, says.needs);
    const which = ofThoseRead(pages.length, pages.length, isRendered ? title.passed : says.estimate);
    const scripted = partsByScripts(site.pages).parts;
    // Text that nobody can read cannot be improved: where most pages are empty, everything else waits.
    return {
      ...scored(ratio, say(says.reason, { dependent, how }), [...findings, ...proof]),
      comesFirst: lacking.length * 2 > pages.length,
      ...(findings.length === 0 && {
        title: scripted.length === 0 ? which : say(says.byScripts, { which, parts: listed(scripted) }),
      }),
    };
  },
  who: 'developer',
  minutes: 480,
  concerns: 'key-pages',
});
