import check from '#engine/judge/checks/content-quality/cq-14-comparison-help.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, page, reading, site, statement } from '#engine/testing/evidence-builder.ts';

const offers = ['Rye', 'Spelt', 'Wheat'].map((subject) => statement('price', '£4.50', { subject }));
const help = statement('comparison', 'Rye keeps longest, spelt is milder, wheat suits toast.');

checkTable(check, {
  'nothing to choose from': {
    evidence: evidence({ site: site([page()], { reading: reading(offers.slice(0, 2), 'read') }) }),
    ratio: null,
    outcome: 'not-applicable',
  },
  'help to choose': {
    evidence: evidence({ site: site([page()], { reading: reading([...offers, help], 'read') }) }),
    ratio: 0.6,
    findings: ['comparison-seen'],
  },
  'none, read by one that understands': {
    evidence: evidence({ site: site([page()], { reading: reading(offers, 'read') }) }),
    ratio: 0,
    findings: ['comparison-not-seen'],
  },
  'nobody read it': {
    evidence: evidence({ site: site([page()], { reading: reading(offers) }) }),
    ratio: null,
    outcome: 'not-measured',
  },
});
