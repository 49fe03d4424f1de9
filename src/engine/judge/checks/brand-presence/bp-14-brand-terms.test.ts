import check from '#engine/judge/checks/brand-presence/bp-14-brand-terms.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing } from '#engine/testing/evidence-builder.ts';

checkTable(check, {
  'no terms named': { evidence: evidence({ answers: answers({}) }), ratio: null, outcome: 'not-applicable' },
  'the term on the site': {
    evidence: evidence({ answers: answers({ brandTerminology: 'sourdough bread' }) }),
    ratio: 1,
    findings: [],
  },
  'one term of two on the site': {
    evidence: evidence({ answers: answers({ brandTerminology: 'sourdough bread; slow rise' }) }),
    ratio: 0.5,
    findings: ['term-not-seen'],
  },
  'site not read, terms named': {
    evidence: evidence({ answers: answers({ brandTerminology: 'slow rise' }), site: missing('timeout') }),
    ratio: 0.3,
  },
});
