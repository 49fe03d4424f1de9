import check from '#engine/judge/checks/ai-optimization/ao-08-organization-entity.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, page, pageFromHtml, site, testSite } from '#engine/testing/evidence-builder.ts';

const withMarkup = (json: object) =>
  evidence({
    site: site([
      pageFromHtml(
        `<!doctype html><title>B</title><script type="application/ld+json">${JSON.stringify(json)}</script><main><p>Bread.</p></main>`,
      ),
    ]),
  });
const full = {
  '@context': 'https://schema.org',
  '@type': 'Plumber',
  name: 'Brotwerk',
  url: testSite,
  logo: `${testSite}logo.png`,
  description: 'Pipes.',
  address: { '@type': 'PostalAddress', streetAddress: '1 Mill Lane' },
  sameAs: ['https://www.linkedin.com/company/brotwerk', 'https://www.facebook.com/brotwerk'],
};

checkTable(check, {
  'a complete subtype': { evidence: withMarkup(full), ratio: 1, findings: ['organization-schema'] },
  'the same inside @graph': {
    evidence: withMarkup({ '@context': 'https://schema.org', '@graph': [full] }),
    ratio: 1,
    findings: ['organization-schema'],
  },
  'a type list': { evidence: withMarkup({ ...full, '@type': ['Thing', 'Organization'] }), ratio: 1 },
  'one company in two items, as some builders write it': {
    evidence: withMarkup({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Organization', legalName: 'Brotwerk Ltd', url: testSite, sameAs: full.sameAs },
        { '@type': 'LocalBusiness', name: 'Brotwerk', logo: full.logo, description: 'Bread.', address: full.address },
      ],
    }),
    ratio: 1,
    findings: ['organization-schema'],
  },
  'two companies are not one': {
    evidence: withMarkup({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Organization', name: 'Brotwerk', url: testSite, logo: full.logo },
        { '@type': 'Organization', name: 'Mill Lane', sameAs: full.sameAs },
      ],
    }),
    ratio: 0.7,
    findings: ['organization-schema-incomplete'],
  },
  'without profiles': {
    evidence: withMarkup({ ...full, sameAs: [] }),
    ratio: 0.7,
    findings: ['organization-schema-incomplete'],
    quotes: /sameAs/,
  },
  'name alone': {
    evidence: withMarkup({ '@context': 'https://schema.org', '@type': 'Organization', name: 'B' }),
    ratio: 0.4,
  },
  'a person is no organisation': {
    evidence: withMarkup({ '@context': 'https://schema.org', '@type': 'Person', name: 'Ada' }),
    ratio: 0,
    findings: ['organization-schema-missing'],
  },
  'nothing at all': {
    evidence: evidence({ site: site([page({ schema: [] })]) }),
    ratio: 0,
    findings: ['organization-schema-missing'],
  },
  'no page read': { evidence: evidence({ site: site([]) }), ratio: null, outcome: 'not-measured' },
});
