import check from '#engine/judge/checks/technical-seo/ts-17-structured-data.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const ld = (json: string) =>
  evidence({
    site: site([
      pageFromHtml(
        `<!doctype html><title>B</title>\n<script type="application/ld+json">${json}</script><main><h1>Bread</h1></main>`,
      ),
    ]),
  });
const address = '"address":{"@type":"PostalAddress","postalCode":"LS1 4AB"}';

checkTable(check, {
  'an organization': {
    evidence: ld('{"@context":"https://schema.org","@type":"Organization","name":"Brotwerk"}'),
    ratio: 1,
    findings: [],
  },
  'a subtype with all it needs': {
    evidence: ld(`{"@type":"Plumber","name":"Pipes",${address}}`),
    ratio: 1,
    findings: [],
  },
  'items in a graph': {
    evidence: ld(
      '{"@graph":[{"@type":"WebSite","name":"B","url":"https://brotwerk.example/"},{"@type":"Organization","name":"B"}]}',
    ),
    ratio: 1,
    findings: [],
  },
  'one item in two parts, joined by its id': {
    evidence: ld(`{"@graph":[{"@type":"Bakery","@id":"#us","name":"B"},{"@type":"Bakery","@id":"#us",${address}}]}`),
    ratio: 1,
    findings: [],
  },
  'a local business without address': {
    evidence: ld('{"@type":"Bakery","name":"Brotwerk"}'),
    ratio: 0.6,
    findings: ['schema-property-missing'],
    quotes: /address/,
  },
  'a product without offer, review or rating': {
    evidence: ld('{"@type":"Product","name":"Rye"}'),
    ratio: 0.6,
    findings: ['schema-property-missing'],
    quotes: /offers or review or aggregateRating/,
  },
  'a misspelt type': {
    evidence: ld('{"@type":"Organisation","name":"Brotwerk"}'),
    ratio: 0.6,
    findings: ['schema-type-unknown'],
  },
  'JSON that does not parse': {
    evidence: ld('{"@type":"Organization","name":"Brotwerk",}'),
    ratio: 0,
    findings: ['json-ld-invalid'],
    quotes: /"line":2/,
  },
  'JSON that parses after a repair is still faulty': {
    evidence: ld('<!-- {"@type":"Organization","name":"Brotwerk"} -->'),
    ratio: 0.8,
    findings: ['json-ld-invalid'],
  },
  'microdata counts': {
    evidence: evidence({
      site: site([
        pageFromHtml('<div itemscope itemtype="https://schema.org/Organization"><span itemprop="name">B</span></div>'),
      ]),
    }),
    ratio: 1,
    findings: [],
  },
  'none seen': {
    evidence: evidence({ site: site([pageFromHtml('<main><h1>Bread</h1></main>')]) }),
    ratio: 0,
    findings: ['structured-data-not-seen'],
  },
  'not seen, owner says yes': {
    evidence: evidence({ site: missing('blocked'), answers: answers({ structuredData: 'yes' }) }),
    ratio: 0.7,
  },
  'not seen, owner unsure': {
    evidence: evidence({ site: missing('blocked'), answers: answers({ structuredData: 'unsure' }) }),
    ratio: null,
    outcome: 'not-measured',
  },
});
