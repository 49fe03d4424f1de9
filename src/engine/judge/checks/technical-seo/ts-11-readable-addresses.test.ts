import check from '#engine/judge/checks/technical-seo/ts-11-readable-addresses.ts';
import type { PageKind } from '#engine/evidence/evidence.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, page, site } from '#engine/testing/evidence-builder.ts';

const at = (url: string, kind: PageKind = 'product') => evidence({ site: site([page(), page({ url, kind })]) });

checkTable(check, {
  words: { evidence: at('/breads/dark-rye-loaf'), ratio: 1, findings: [] },
  'one plain word': { evidence: at('/about', 'about'), ratio: 1, findings: [] },
  'a file with an ending': { evidence: at('/our-breads.html'), ratio: 1 },
  'an umlaut': { evidence: at('/%C3%BCber-uns', 'about'), ratio: 1 },
  'a number': { evidence: at('/p/48213'), ratio: 0, findings: ['address-without-words'] },
  'a hash': { evidence: at('/item/9f86d081884c7d65'), ratio: 0, findings: ['address-without-words'] },
  'the number of a visit': { evidence: at('/breads?PHPSESSID=1a2b3c'), ratio: 0, findings: ['address-with-session'] },
  capitals: { evidence: at('/Our-Breads'), ratio: 0, findings: ['address-upper-case'] },
  'longer than 100 characters': {
    evidence: at(`/breads/${'very-'.repeat(25)}long`),
    ratio: 0,
    findings: ['address-long'],
  },
  'an article of one word': { evidence: at('/blog/sourdough', 'article'), ratio: 1 },
  'a stray percent sign': { evidence: at('/breads/100%25-rye-loaf'), ratio: 1 },
  'only the home page': { evidence: evidence({ site: site([page()]) }), ratio: null, outcome: 'not-applicable' },
});
