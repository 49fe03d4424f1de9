import { describe, expect, it } from 'vitest';
import { runCheck } from '#engine/judge/checks/run-check.ts';
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

describe('the passage that it asks about', () => {
  const asksOn = (body: string) =>
    runCheck(
      check,
      evidence({
        site: site([pageFromHtml(`<title>B</title><main><h1>Bread</h1>${body}</main>`)]),
        answers: answers({ customerQuestions: 'How much does a wedding cake cost?' }),
      }),
      0.7,
    ).result.asks;

  it('is the answer below a question of the site with most of the same words', () => {
    const answer = 'From £90 for forty guests, and delivery is free within ten miles.';
    expect(
      asksOn(
        `<h2>What does a wedding cake cost?</h2><p>${answer}</p><h2>Do you deliver?</h2><p>In Leeds, every working day before seven.</p>`,
      )?.[0],
    ).toMatchObject({
      question: 'Does this answer “How much does a wedding cake cost?”?',
      candidate: { quote: answer },
    });
  });

  it('is none where the words only stand together', () => {
    expect(asksOn('<p>The cost of a wedding cake made my sister laugh, wrote a guest.</p>')?.[0]).toMatchObject({
      question: 'Where does your site answer “How much does a wedding cake cost?”?',
      candidate: null,
    });
  });
});
