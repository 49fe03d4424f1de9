import check from '#engine/judge/checks/ai-optimization/ao-09-page-type-markup.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, page, site } from '#engine/testing/evidence-builder.ts';
import type { SchemaNode } from '#engine/evidence/evidence.ts';

const node = (type: string, properties: Record<string, unknown> = {}): SchemaNode => ({
  syntax: 'json-ld',
  types: [type],
  id: null,
  properties,
  top: true,
  line: 7,
});
const home = page({ schema: [] });

checkTable(check, {
  'a page that its address calls an article, without markup, is no fault': {
    evidence: evidence({ site: site([home, page({ url: '/blog/a', kind: 'article', schema: [] })]) }),
    ratio: null,
    outcome: 'not-applicable',
  },
  'a complete product': {
    evidence: evidence({
      site: site([
        home,
        page({ url: '/p', kind: 'product', schema: [node('Product', { name: 'P', offers: { price: '4' } })] }),
      ]),
    }),
    ratio: 1,
    findings: [],
  },
  'a product without an offer': {
    evidence: evidence({
      site: site([home, page({ url: '/p', kind: 'product', schema: [node('Product', { name: 'P' })] })]),
    }),
    ratio: 0,
    findings: ['schema-property-missing'],
    quotes: /line 7.*offers/,
  },
  'a local business without an address': {
    evidence: evidence({ site: site([page({ schema: [node('Plumber', { name: 'P' })] })]) }),
    ratio: 0,
    findings: ['schema-property-missing'],
  },
  'a breadcrumb of one': {
    evidence: evidence({
      site: site([
        page({ url: '/a', kind: 'contact', schema: [node('BreadcrumbList', { itemListElement: [{ name: 'Home' }] })] }),
      ]),
    }),
    ratio: 0,
    findings: ['schema-property-missing'],
  },
  'a breadcrumb of one on the home page, as plugins write it': {
    evidence: evidence({
      site: site([page({ schema: [node('BreadcrumbList', { itemListElement: [{ name: 'Home' }] })] })]),
    }),
    ratio: null,
    outcome: 'not-applicable',
  },
  'nothing typed': { evidence: evidence({ site: site([home]) }), ratio: null, outcome: 'not-applicable' },
});
