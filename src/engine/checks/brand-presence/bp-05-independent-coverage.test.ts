import check from '#engine/checks/brand-presence/bp-05-independent-coverage.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing, pageFromHtml, page, site } from '#engine/testing/evidence-builder.ts';

const press = (...urls: string[]) =>
  site([
    page(),
    pageFromHtml(`<!doctype html><title>Press</title><main><h1>In the news</h1>${urls.map((url) => `<p><a href="${url}">Read</a></p>`).join('')}</main>`, {
      url: '/press',
      isHome: false,
    }),
  ]);

checkTable(check, {
  'three publications': {
    evidence: evidence({ site: press('https://www.bbc.co.uk/a', 'https://www.ft.com/b', 'https://example-herald.com/c') }),
    ratio: 0.7,
    findings: ['coverage-linked', 'coverage-linked', 'coverage-linked'],
  },
  'two links to one publication': {
    evidence: evidence({ site: press('https://www.bbc.co.uk/a', 'https://news.bbc.co.uk/b') }),
    ratio: 0.4,
    findings: ['coverage-linked'],
  },
  'profiles and a wire are none': {
    evidence: evidence({ site: press('https://www.facebook.com/x', 'https://www.prnewswire.com/x') }),
    ratio: null,
    outcome: 'not-measured',
  },
  'none linked, owner says no': { evidence: evidence({ answers: answers({ publicationsMentioned: 'no' }) }), ratio: 0, findings: ['coverage-reported'] },
  'none linked, owner names one': {
    evidence: evidence({ answers: answers({ publicationsMentioned: 'yes', publicationsExamples: 'Leeds Herald' }) }),
    ratio: 0.56,
    findings: ['coverage-reported'],
  },
  'none linked, owner says yes': { evidence: evidence({ answers: answers({ publicationsMentioned: 'yes' }) }), ratio: 0.42 },
  'site not read, owner unsure': {
    evidence: evidence({ site: missing('blocked'), answers: answers({ publicationsMentioned: 'unsure' }) }),
    ratio: null,
    outcome: 'not-measured',
  },
});
