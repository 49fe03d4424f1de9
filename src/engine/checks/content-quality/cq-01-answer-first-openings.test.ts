import check from '#engine/checks/content-quality/cq-01-answer-first-openings.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, page, reading, site, statement } from '#engine/testing/evidence-builder.ts';

const opening = statement('opening', 'Brotwerk is a bakery in Leeds that bakes organic sourdough bread every night.');
const pages = [page()];

checkTable(check, {
  'an opening that a reader understood': {
    evidence: evidence({ site: site(pages, { reading: reading([opening], 'read') }) }),
    ratio: 1,
    findings: ['opening-answers'],
  },
  'none, read by one that understands': {
    evidence: evidence({ site: site(pages, { reading: reading([], 'read') }) }),
    ratio: 0,
    findings: ['opening-not-seen'],
  },
  'nobody read it': { evidence: evidence({ site: site(pages, { reading: reading([]) }) }), ratio: null, outcome: 'not-measured' },
  'the owner showed one of two': {
    evidence: evidence({ site: site([...pages, page({ url: '/rye', kind: 'product' })], { reading: reading([{ ...opening, by: 'owner' }]) }) }),
    ratio: 0.8,
    partly: true,
    findings: ['opening-answers'],
  },
});
