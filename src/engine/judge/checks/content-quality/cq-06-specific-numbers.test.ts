import check from '#engine/judge/checks/content-quality/cq-06-specific-numbers.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, page, pageFromHtml, reading, site, statement } from '#engine/testing/evidence-builder.ts';

checkTable(check, {
  'a price in a row': {
    evidence: evidence({
      site: site([
        pageFromHtml('<title>B</title><main><h1>B</h1><table><tr><td>Rye</td><td>£4.50</td></tr></table></main>'),
      ]),
    }),
    ratio: 1,
  },
  'a result that a reader understood': {
    evidence: evidence({
      site: site([page()], { reading: reading([statement('result', 'Our dough rests for 36 hours.')], 'read') }),
    }),
    ratio: 1,
    findings: ['number-stated'],
  },
  'none, read by one that understands': {
    evidence: evidence({ site: site([page()], { reading: reading([], 'read') }) }),
    ratio: 0,
    findings: ['number-not-seen'],
  },
  'nobody read it': {
    evidence: evidence({ site: site([page()], { reading: reading([]) }) }),
    ratio: null,
    outcome: 'not-measured',
  },
});
