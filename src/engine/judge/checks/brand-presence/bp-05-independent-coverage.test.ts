import check from '#engine/judge/checks/brand-presence/bp-05-independent-coverage.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing, pageFromHtml, page, site } from '#engine/testing/evidence-builder.ts';

const press = (...urls: string[]) =>
  site([
    page(),
    pageFromHtml(
      `<!doctype html><title>Press</title><main><h1>In the news</h1>${urls.map((url) => `<p><a href="${url}">Read</a></p>`).join('')}</main>`,
      {
        url: '/press',
        isHome: false,
      },
    ),
  ]);

checkTable(check, {
  'three publications': {
    evidence: evidence({
      site: press('https://www.bbc.co.uk/a', 'https://www.ft.com/b', 'https://example-herald.com/c'),
    }),
    ratio: 0.7,
    findings: ['coverage-linked', 'coverage-linked', 'coverage-linked'],
  },
  'two links to one publication': {
    evidence: evidence({ site: press('https://www.bbc.co.uk/a', 'https://news.bbc.co.uk/b') }),
    ratio: 0.4,
    findings: ['coverage-linked'],
  },
  'below a heading of the press on another page': {
    evidence: evidence({
      site: site([
        pageFromHtml(
          '<title>About</title><main><h1>About</h1><h2>In the press</h2><ul><li><a href="https://www.bbc.co.uk/a">A baker in Leeds</a></li></ul><h2>Suppliers</h2><p><a href="https://mill.example/">The mill</a></p></main>',
        ),
      ]),
    }),
    ratio: 0.4,
    findings: ['coverage-linked'],
    quotes: /A baker in Leeds/,
  },
  'what the owner named, linked anywhere': {
    evidence: evidence({
      site: site([
        pageFromHtml(
          '<title>B</title><main><h1>Bread</h1><p>As <a href="https://leeds-herald.com/bread">the Herald</a> wrote.</p></main>',
        ),
      ]),
      answers: answers({ publicationsMentioned: 'yes', publicationsExamples: 'https://leeds-herald.com/bread' }),
    }),
    ratio: 0.4,
    findings: ['coverage-linked'],
  },
  'another article of a publication that the owner named is none': {
    evidence: evidence({
      site: site([
        pageFromHtml(
          '<title>B</title><main><h1>Bread</h1><p>Source: <a href="https://leeds-herald.com/wheat-prices">wheat</a>.</p></main>',
        ),
      ]),
      answers: answers({ publicationsMentioned: 'yes', publicationsExamples: 'https://leeds-herald.com/bread' }),
    }),
    ratio: 0.56,
    findings: ['coverage-reported'],
  },
  'any other link is none': {
    evidence: evidence({
      site: site([
        pageFromHtml(
          '<title>B</title><main><h1>Bread</h1><p>Flour of <a href="https://mill.example/">the mill</a>.</p></main>',
        ),
      ]),
    }),
    ratio: null,
    outcome: 'not-measured',
  },
  'profiles and a wire are none': {
    evidence: evidence({ site: press('https://www.facebook.com/x', 'https://www.prnewswire.com/x') }),
    ratio: null,
    outcome: 'not-measured',
  },
  'none linked, owner says no': {
    evidence: evidence({ answers: answers({ publicationsMentioned: 'no' }) }),
    ratio: 0,
    findings: ['coverage-reported'],
  },
  'none linked, owner names one': {
    evidence: evidence({ answers: answers({ publicationsMentioned: 'yes', publicationsExamples: 'Leeds Herald' }) }),
    ratio: 0.56,
    findings: ['coverage-reported'],
  },
  'none linked, owner says yes': {
    evidence: evidence({ answers: answers({ publicationsMentioned: 'yes' }) }),
    ratio: 0.42,
  },
  'site not read, owner unsure': {
    evidence: evidence({ site: missing('blocked'), answers: answers({ publicationsMentioned: 'unsure' }) }),
    ratio: null,
    outcome: 'not-measured',
  },
});
