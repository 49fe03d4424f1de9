import check from '#engine/judge/checks/ai-optimization/ao-11-faq-content.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing, page, pageFromHtml, reading, site } from '#engine/testing/evidence-builder.ts';

const pair = (index: number) =>
  `<details><summary>Question ${index}?</summary><p>This is the answer to number ${index}, in one line.</p></details>`;
const asking = (count: number) =>
  pageFromHtml(
    `<title>B</title><main><h1>B</h1>${Array.from({ length: count }, (_, index) => pair(index)).join('')}</main>`,
  );

checkTable(check, {
  'eight questions': {
    evidence: evidence({ site: site([asking(8)]) }),
    ratio: 1,
    findings: ['faq-pair', 'faq-pair', 'faq-pair'],
  },
  'three, and nobody read the rest': { evidence: evidence({ site: site([asking(3)]) }), ratio: 0.5, partly: true },
  'none, read by one that understands': {
    evidence: evidence({ site: site([page()], { reading: reading([], 'read') }) }),
    ratio: 0,
    findings: ['faq-not-seen'],
  },
  'nobody read it, and the owner says yes': {
    evidence: evidence({ site: site([page()], { reading: reading([]) }), answers: answers({ faqUsage: 'yes' }) }),
    ratio: 0.7,
    findings: ['faq-reported'],
  },
  'an unread site': { evidence: evidence({ site: missing('unreachable') }), ratio: null, outcome: 'not-measured' },
});
