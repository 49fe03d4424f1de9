import check from '#engine/checks/content-quality/cq-13-own-proof.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing, page, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const studies = page({ url: '/case-studies/cafe-nord', kind: 'other' });
const measured = pageFromHtml('<main><h1>Rye</h1><p>We measured the crumb of 120 loaves over one year.</p></main>', { url: '/rye' });
const usp = (uniqueSellingProps: string, ...pages: Parameters<typeof site>[0] & object) =>
  evidence({ site: site([page(), ...pages]), answers: answers({ uniqueSellingProps }) });

checkTable(check, {
  'cases, own data and a stated difference': {
    evidence: usp('organic sourdough every night', studies, measured),
    ratio: 1,
    findings: ['case-study-seen', 'difference-stated', 'own-data-seen'],
  },
  'a difference that the site does not state': {
    evidence: usp('Michelin star for pastry'),
    ratio: 0,
    findings: ['case-study-not-seen', 'difference-not-seen', 'own-data-not-seen'],
  },
  'no difference named: the other two decide': { evidence: usp('', studies), ratio: 4 / 7, findings: ['case-study-seen', 'own-data-not-seen'] },
  'a named customer who speaks of a number': {
    evidence: usp(
      '',
      page({ url: '/rye', kind: 'other', quotations: [{ text: 'Sales of rye rose by 30% within a month', attribution: 'Maria Holm', offset: 0, line: 9 }] }),
    ),
    ratio: 4 / 7,
  },
  'site not read, differences named': { evidence: evidence({ site: missing('timeout'), answers: answers({ uniqueSellingProps: 'organic' }) }), ratio: 0.3 },
  'site not read, nothing named': { evidence: evidence({ site: missing('timeout') }), ratio: null, outcome: 'not-measured' },
});
