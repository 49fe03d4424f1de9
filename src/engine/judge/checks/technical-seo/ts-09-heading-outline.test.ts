import check from '#engine/judge/checks/technical-seo/ts-09-heading-outline.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const outline = (html: string) =>
  evidence({ site: site([pageFromHtml(`<!doctype html><title>Bread</title><body>${html}</body>`)]) });
const long = `<p>${'bread '.repeat(401)}</p>`;

checkTable(check, {
  'one H1, then in order': {
    evidence: outline('<main><h1>Bread</h1><h2>Rye</h2><h3>Dark</h3><h2>Wheat</h2></main>'),
    ratio: 1,
    findings: [],
  },
  'no H1': { evidence: outline('<main><h2>Rye</h2></main>'), ratio: 0, findings: ['h1-missing'] },
  'an empty H1 is none': {
    evidence: outline('<main><h1> </h1><h2>Rye</h2></main>'),
    ratio: 0,
    findings: ['h1-missing'],
    quotes: /has a main heading \(H1\) without words/,
  },
  'a logo as H1 is named by its alternative text': {
    evidence: outline('<header><h1><img src="logo.svg" alt="Brotwerk"></h1></header><main><h2>Rye</h2></main>'),
    ratio: 1,
    findings: [],
  },
  'two H1': {
    evidence: outline('<main><h1>Bread</h1><h1>Rye</h1></main>'),
    ratio: 0,
    findings: ['h1-multiple'],
    quotes: /Rye/,
  },
  'a skipped level': {
    evidence: outline('<main><h1>Bread</h1><h3>Rye</h3></main>'),
    ratio: 0,
    findings: ['heading-level-skipped'],
    quotes: /Rye/,
  },
  'small headings in the footer skip nothing': {
    evidence: outline('<main><h1>Bread</h1><h2>Rye</h2></main><footer><h5>Visit us</h5></footer>'),
    ratio: 1,
    findings: [],
  },
  'going up by two levels is no skip': {
    evidence: outline('<main><h1>Bread</h1><h2>Rye</h2><h3>Dark</h3><h4>Old</h4><h2>Wheat</h2></main>'),
    ratio: 1,
  },
  'a long page without sections': {
    evidence: outline(`<main><h1>Bread</h1>${long}</main>`),
    ratio: 0,
    findings: ['h2-too-few'],
  },
  'a long page with two sections': {
    evidence: outline(`<main><h1>Bread</h1><h2>Rye</h2>${long}<h2>Wheat</h2></main>`),
    ratio: 1,
  },
  'no page': { evidence: evidence({ site: site([]) }), ratio: null, outcome: 'not-measured' },
});
