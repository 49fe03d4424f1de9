import { expect, it } from 'vitest';
import check from '#engine/checks/content-quality/cq-02-buyer-questions.ts';
import { buyerQuestions } from '#engine/derived/buyer-questions.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const words =
  'The dough rests for a day and a half before it is shaped by hand and baked in a hot stone oven that was built in the year of our opening by two friends.';
const faq = pageFromHtml(
  `<main><h1>Bread</h1><h2>How long does the dough rest?</h2><p>${words}</p><h2>Where is your shop?</h2><p>In Leeds.</p><p>A loaf of rye contains gluten, and we list every allergen at the till.</p></main>`,
);
const faqless = pageFromHtml('<title>Brotwerk</title><main><h1>Bread</h1><p>Bread is good.</p></main>');
const asked = (customerQuestions: string, pages = [faq]) => evidence({ site: site(pages), answers: answers({ customerQuestions }) });

checkTable(check, {
  'a heading and 30 words below it': { evidence: asked('How long does your dough rest?'), ratio: 1, findings: ['question-answered'], quotes: /dough rest/ },
  'a heading and too few words, and the text touches on it': { evidence: asked('Where is the shop?'), ratio: 0.5, findings: ['question-touched'] },
  'the body of a page touches on it': { evidence: asked('Does rye contain gluten?'), ratio: 0.5, findings: ['question-touched'] },
  'words that ask carry no meaning': {
    evidence: asked('How much is a digital subscription?', [pageFromHtml('<main><h1>Subscribe</h1><p>A digital subscription costs $9 a month.</p></main>')]),
    ratio: 0.5,
    findings: ['question-touched'],
  },
  'in French': {
    evidence: asked('Quels sont les horaires du bistrot ?', [
      pageFromHtml('<html lang="fr"><main><h1>Bistrot</h1><p>Les horaires du bistrot changent en été.</p></main></html>'),
    ]),
    ratio: 0.5,
  },
  'nothing about it': { evidence: asked('Do you cater for weddings?'), ratio: 0, findings: ['question-not-seen'] },
  'a mean over all': { evidence: asked('How long does your dough rest?\nDo you cater for weddings?'), ratio: 0.5 },
  'a page whose title asks it': {
    evidence: asked('How does the dough rest?', [
      faqless,
      pageFromHtml(`<title>How our dough rests | Brotwerk</title><main><h1>Resting</h1><p>${words}</p></main>`, { url: '/rest' }),
    ]),
    ratio: 1,
    findings: ['question-answered'],
  },
  'a question in a fold-out': {
    evidence: asked('Can I freeze bread?', [
      pageFromHtml(`<main><h1>Help</h1><details><summary>Can I freeze the bread?</summary><p>${words}</p></details></main>`),
    ]),
    ratio: 1,
  },
  'one word in common is no answer': {
    evidence: asked('How long does it take?', [pageFromHtml(`<main><h1>Plan</h1><h2>Long-term (3+ months)</h2><p>${words}</p></main>`)]),
    ratio: 0,
    findings: ['question-not-seen'],
  },
  'words scattered over a page are no answer': {
    evidence: asked('Do you cater for weddings in winter?', [
      pageFromHtml(`<main><h1>Bread</h1><p>We cater for schools.</p><p>${words}</p><p>Our winter loaf is dark.</p><p>Weddings are fun.</p></main>`),
    ]),
    ratio: 0,
    findings: ['question-not-seen'],
  },
  'the heading that fits best is quoted': {
    evidence: asked('How long does a delivery to Leeds take?', [
      pageFromHtml(
        `<main><h1>Help</h1><h2>Delivery to Bradford takes how long?</h2><p>${words}</p><h2>How long does delivery to Leeds take?</h2><p>${words}</p></main>`,
      ),
    ]),
    ratio: 1,
    quotes: /delivery to Leeds take/,
  },
  'another question with more words below it is no answer': {
    evidence: asked('How long does a divorce take?', [
      faqless,
      pageFromHtml(`<main><h1>Sales</h1><h2>How long does a house sale take?</h2><p>${words}</p></main>`, { url: '/sales' }),
      pageFromHtml(`<main><h1>Family</h1><h2>How long does a divorce take?</h2><p>At least 26 weeks.</p><h2>Bread</h2><p>${words}</p></main>`, {
        url: '/family',
      }),
    ]),
    ratio: 0.5,
    quotes: /“\/family” touches on/,
  },
  'a question in boxes that a builder folds': {
    evidence: asked('Can I freeze bread?', [
      pageFromHtml(
        `<main><h1>Help</h1><div class="elementor-tab-title" role="button"><a class="elementor-accordion-title">Can I freeze the bread?</a></div><div class="elementor-tab-content"><p>${words}</p></div></main>`,
      ),
    ]),
    ratio: 1,
    quotes: /Can I freeze the bread/,
  },
  'a box of another kind that asks': {
    evidence: asked('Can I freeze bread?', [
      pageFromHtml(`<main><h1>Help</h1><div class="banner">Shall we freeze the bread?</div><div class="picture"><p>${words}</p></div></main>`),
    ]),
    ratio: 0.5,
    findings: ['question-touched'],
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
