import check from '#engine/checks/ai-optimization/ao-11-faq-content.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing, page, site } from '#engine/testing/evidence-builder.ts';

const pairs = (n: number, visible = true) =>
  evidence({
    site: site([
      page({
        questions: Array.from({ length: n }, (_, i) => ({
          question: `Question ${i}?`,
          answer: 'An answer.',
          source: 'details' as const,
          visible,
          line: i + 1,
        })),
      }),
    ]),
  });

checkTable(check, {
  'eight pairs': { evidence: pairs(8), ratio: 1 },
  'three pairs': { evidence: pairs(3), ratio: 0.5 },
  'pairs in the markup alone': { evidence: pairs(8, false), ratio: 0, findings: ['faq-not-seen'] },
  none: { evidence: pairs(0), ratio: 0, findings: ['faq-not-seen'] },
  'site not read, owner says basic': {
    evidence: evidence({ site: missing('timeout'), answers: answers({ faqUsage: 'basic' }) }),
    ratio: 0.35,
    findings: ['faq-reported'],
  },
  'site not read, nothing said': { evidence: evidence({ site: missing('timeout') }), ratio: null, outcome: 'not-measured' },
});
