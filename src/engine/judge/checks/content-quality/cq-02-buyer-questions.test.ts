import check from '#engine/judge/checks/content-quality/cq-02-buyer-questions.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const asked = answers({ customerQuestions: 'Do you deliver?\nHow long does rye keep?' });
const answer = 'We deliver in Leeds, Bradford and Harrogate on every working day before seven.';
const faq = pageFromHtml(
  `<title>B</title><main><details><summary>Do you deliver?</summary><p>${answer}</p></details></main>`,
);
const other = pageFromHtml(`<title>B</title><main><h1>Bread</h1><p>${answer}</p></main>`);

checkTable(check, {
  'one of two, in the same words with its answer': {
    evidence: evidence({ site: site([faq]), answers: asked }),
    ratio: 0.5,
    partly: true,
    findings: ['question-answered'],
    quotes: /We deliver in Leeds/,
  },
  'none: it may stand there in other words': {
    evidence: evidence({ site: site([other]), answers: asked }),
    ratio: 0.4,
    reason: /could not see whether/,
  },
  'no question named': { evidence: evidence({ site: site([faq]) }), ratio: null, outcome: 'not-measured' },
});
