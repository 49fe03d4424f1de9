import check from '#engine/judge/checks/content-quality/cq-13-own-proof.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, page, pageFromHtml, reading, site, statement } from '#engine/testing/evidence-builder.ts';

const review = statement('review', 'They came on time and the roof has been dry ever since.', { subject: 'Ada Weber' });
const credential = statement('credential', 'Certified by the Soil Association.');
const said = answers({ uniqueSellingProps: 'We mill every grain ourselves.' });
const named = pageFromHtml(
  '<title>B</title><main><h1>Bread</h1><p>We mill every grain ourselves. It takes a night.</p></main>',
);

checkTable(check, {
  'a customer by name and a credential': {
    evidence: evidence({ site: site([page()], { reading: reading([review, credential]) }) }),
    ratio: 1,
  },
  'a customer alone, read by one that understands': {
    evidence: evidence({ site: site([page()], { reading: reading([review], 'read') }) }),
    ratio: 0.5714,
    findings: ['case-study-stated', 'credential-not-seen'],
  },
  'a customer alone, and nobody read the rest': {
    evidence: evidence({ site: site([page()], { reading: reading([review]) }) }),
    ratio: 0.5714,
    partly: true,
  },
  'a difference in the owner’s words': {
    evidence: evidence({ site: site([named]), answers: said }),
    ratio: 0.3,
    partly: true,
    quotes: /mill every grain/,
  },
  'a difference in other words is never called absent': {
    evidence: evidence({ site: site([page()], { reading: reading([review, credential], 'read') }), answers: said }),
    ratio: 0.7,
    partly: true,
  },
});
