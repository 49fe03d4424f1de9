import check from '#engine/judge/checks/content-quality/cq-08-attributed-quotations.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, page, pageFromHtml, reading, site } from '#engine/testing/evidence-builder.ts';

const quoting = pageFromHtml(
  '<title>B</title><main><blockquote><p>They came on time and the roof has been dry ever since.</p><cite>Ada Weber</cite></blockquote></main>',
);

checkTable(check, {
  'a block quotation with its source': {
    evidence: evidence({ site: site([quoting]) }),
    ratio: 1,
    findings: ['quotation-attributed'],
    quotes: /Ada Weber/,
  },
  'none, read by one that understands': {
    evidence: evidence({ site: site([page()], { reading: reading([], 'read') }) }),
    ratio: 0,
    findings: ['quotation-not-seen'],
  },
  'nobody read it': {
    evidence: evidence({ site: site([page()], { reading: reading([]) }) }),
    ratio: null,
    outcome: 'not-measured',
  },
});
