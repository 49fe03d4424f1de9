import { expect, it } from 'vitest';
import check, { buyerQuestions } from '#engine/checks/content-quality/cq-02-buyer-questions.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const words =
  'The dough rests for a day and a half before it is shaped by hand and baked in a hot stone oven that was built in the year of our opening by two friends.';
const faq = pageFromHtml(
  `<main><h1>Bread</h1><h2>How long does the dough rest?</h2><p>${words}</p><h2>Where is your shop?</h2><p>In Leeds.</p><p>A loaf of rye contains gluten, and we list every allergen at the till.</p></main>`,
);
const asked = (customerQuestions: string, pages = [faq]) => evidence({ site: site(pages), answers: answers({ customerQuestions }) });

checkTable(check, {
  'a heading and 30 words below it': { evidence: asked('How long does your dough rest?'), ratio: 1, findings: ['question-answered'], quotes: /dough rest/ },
  'a heading and too few words, and the text touches on it': { evidence: asked('Where is the shop?'), ratio: 0.5, findings: ['question-touched'] },
  'the body of a page touches on it': { evidence: asked('Does rye contain gluten?'), ratio: 0.5, findings: ['question-touched'] },
  'nothing about it': { evidence: asked('Do you cater for weddings?'), ratio: 0, findings: ['question-not-seen'] },
  'a mean over all': { evidence: asked('How long does your dough rest?\nDo you cater for weddings?'), ratio: 0.5 },
  'a question in a fold-out': {
    evidence: asked('Can I freeze bread?', [
      pageFromHtml(`<main><h1>Help</h1><details><summary>Can I freeze the bread?</summary><p>${words}</p></details></main>`),
    ]),
    ratio: 1,
  },
  'no question named': { evidence: asked(''), ratio: null, outcome: 'not-measured' },
  'site not read, questions named': {
    evidence: evidence({ site: missing('timeout'), answers: answers({ customerQuestions: 'How long?\nHow much?' }) }),
    ratio: 0.4,
  },
});

it('parts questions by line, semicolon and question mark, never by comma', () => {
  expect(buyerQuestions(answers({ customerQuestions: '1. What does rye, wheat or spelt cost? Do you deliver to Leeds?\n- opening hours; parking' }))).toEqual([
    'What does rye, wheat or spelt cost?',
    'Do you deliver to Leeds?',
    'opening hours',
    'parking',
  ]);
});
