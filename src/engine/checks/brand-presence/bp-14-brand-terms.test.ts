import check from '#engine/checks/brand-presence/bp-14-brand-terms.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing } from '#engine/testing/evidence-builder.ts';

checkTable(check, {
  'a distinctive name without terms': { evidence: evidence({ answers: answers({}) }), ratio: 1, findings: [] },
  'an everyday word': { evidence: evidence({ answers: answers({ companyName: 'Bloom Ltd' }) }), ratio: 0, findings: ['name-ambiguous'] },
  'an everyday word with its category is distinctive': { evidence: evidence({ answers: answers({ companyName: 'Bloom Bakery' }) }), ratio: 1 },
  'one term of two on the site': {
    evidence: evidence({ answers: answers({ brandTerminology: 'sourdough bread; slow rise' }) }),
    ratio: 0.75,
    findings: ['term-not-seen'],
  },
  'site not read, terms named': { evidence: evidence({ answers: answers({ brandTerminology: 'slow rise' }), site: missing('timeout') }), ratio: 0.3 },
  'no name': { evidence: evidence({ answers: answers({ companyName: '' }) }), ratio: null, outcome: 'not-measured' },
});
