import check from '#engine/judge/checks/ai-optimization/ao-13-definition-sentence.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, page, reading, site, statement } from '#engine/testing/evidence-builder.ts';

const definition = statement('definition', 'Brotwerk is a bakery in Leeds for families.');

checkTable(check, {
  'a sentence that a reader understood': {
    evidence: evidence({ site: site([page()], { reading: reading([definition], 'read') }) }),
    ratio: 1,
    findings: ['definition-stated'],
  },
  'none, read by one that understands': {
    evidence: evidence({ site: site([page()], { reading: reading([], 'read') }) }),
    ratio: 0,
    findings: ['definition-not-seen'],
  },
  'nobody read it': {
    evidence: evidence({ site: site([page()], { reading: reading([]) }) }),
    ratio: null,
    outcome: 'not-measured',
  },
});
