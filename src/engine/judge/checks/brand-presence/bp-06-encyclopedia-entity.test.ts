import check from '#engine/judge/checks/brand-presence/bp-06-encyclopedia-entity.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const same = (...urls: string[]) =>
  site([
    pageFromHtml(
      `<!doctype html><title>B</title><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Organization', name: 'Brotwerk', sameAs: urls })}</script><main><p>We follow <a href="https://en.wikipedia.org/wiki/Sourdough">the method</a>.</p></main>`,
    ),
  ]);

checkTable(check, {
  'the article about the trade': {
    evidence: evidence({ site: same('https://en.wikipedia.org/wiki/Sourdough_bread') }),
    ratio: null,
    outcome: 'not-measured',
  },
  'article named': {
    evidence: evidence({ site: same('https://en.wikipedia.org/wiki/Brotwerk') }),
    ratio: 1,
    findings: ['wikipedia-linked'],
  },
  'item named': {
    evidence: evidence({ site: same('https://www.wikidata.org/wiki/Q42') }),
    ratio: 0.5,
    findings: ['wikidata-linked'],
  },
  'an article about something else is linked': {
    evidence: evidence({ site: same(), answers: answers({ wikipediaPage: 'no' }) }),
    ratio: 0,
    findings: ['wikipedia-reported'],
  },
  'owner says yes, site is silent': {
    evidence: evidence({ site: same(), answers: answers({ wikipediaPage: 'yes' }) }),
    ratio: 0.7,
    findings: ['wikipedia-reported'],
  },
  'owner unsure': {
    evidence: evidence({ site: same(), answers: answers({ wikipediaPage: 'unsure' }) }),
    ratio: null,
    outcome: 'not-measured',
  },
});
