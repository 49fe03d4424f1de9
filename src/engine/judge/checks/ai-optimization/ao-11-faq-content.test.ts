import { expect, it } from 'vitest';
import { runCheck } from '#engine/judge/checks/run-check.ts';
import check from '#engine/judge/checks/ai-optimization/ao-11-faq-content.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import {
  answers,
  evidence,
  missing,
  page,
  pageFromHtml,
  reading,
  site,
  statement,
} from '#engine/testing/evidence-builder.ts';

const pair = (index: number) =>
  `<details><summary>Question ${index}?</summary><p>This is the answer to number ${index}, in one line.</p></details>`;
const asking = (count: number) =>
  pageFromHtml(
    `<title>B</title><main><h1>B</h1>${Array.from({ length: count }, (_, index) => pair(index)).join('')}</main>`,
  );

const delivers = statement('question', 'We deliver in Leeds, Bradford and Harrogate', {
  by: 'matched',
  subject: 'Do you deliver?',
});

it('advises to answer what no page answers, and nothing that one does', () => {
  const given = answers({ customerQuestions: 'Do you deliver?\nHow long does rye keep?' });
  const seen = site([page()], { reading: { ...reading([], 'read'), matches: [delivers] } });
  const { findings } = runCheck(check, evidence({ site: seen, answers: given }), 0.7).result;
  expect(check.advice?.(findings, given).steps.filter((step) => step.includes('?'))).toEqual([
    'If none of your pages answers it yet, answer in 40 to 100 words: “How long does rye keep?”',
  ]);
});

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
  'of two questions, the one that a model found no answer to is open': {
    evidence: evidence({
      site: site([page()], { reading: { ...reading([], 'read'), matches: [delivers] } }),
      answers: answers({ customerQuestions: 'Do you deliver?\nHow long does rye keep?' }),
    }),
    ratio: 0,
    findings: ['faq-not-seen', 'faq-pair'],
    quotes: /no answer to “How long does rye keep\?”/,
  },
  'nobody read it, and the owner says yes': {
    evidence: evidence({ site: site([page()], { reading: reading([]) }), answers: answers({ faqUsage: 'yes' }) }),
    ratio: 0.7,
    findings: ['faq-reported'],
  },
  'an unread site': { evidence: evidence({ site: missing('unreachable') }), ratio: null, outcome: 'not-measured' },
});
