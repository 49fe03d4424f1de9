import check from '#engine/judge/checks/content-quality/cq-05-question-headings.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const headings = (...texts: string[]) =>
  evidence({
    site: site([
      pageFromHtml(
        `<main><h1>Bread</h1>${texts.map((text) => `<h2>${text}</h2><p>Some words about bread.</p>`).join('')}</main>`,
      ),
    ]),
  });

checkTable(check, {
  'one in five asks': {
    evidence: headings('Rye', 'Wheat', 'Spelt', 'Oats', 'What does a loaf cost?'),
    ratio: 1,
    findings: ['question-heading'],
  },
  'one in ten asks': {
    evidence: headings('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'How do I freeze bread?'),
    ratio: 0.5,
    findings: ['question-heading', 'question-headings-few'],
    quotes: /1 of 10 section headings is worded as a question/,
  },
  'none asks': { evidence: headings('Rye', 'Wheat'), ratio: 0, findings: ['question-heading-not-seen'] },
  'no sections at all': { evidence: headings(), ratio: null, outcome: 'not-measured' },
  'what a company does is no question': { evidence: headings('What we do', 'How our bread is made'), ratio: 0 },
  'in German': { evidence: headings('Wie lange hält das Brot?'), ratio: 1 },
  'without its mark nothing tells a question': { evidence: headings('Wie lange hält das Brot'), ratio: 0 },
  'of any rank': {
    evidence: evidence({
      site: site([pageFromHtml('<main><h1>Bread</h1><h4>How long does it keep?</h4><p>Ten days.</p></main>')]),
    }),
    ratio: 1,
  },
  'the main heading does not count': {
    evidence: evidence({ site: site([pageFromHtml('<main><h1>What is bread?</h1><h2>Rye</h2><p>Bread.</p></main>')]) }),
    ratio: 0,
  },
  'a second of its rank is a section': {
    evidence: evidence({ site: site([pageFromHtml('<main><h1>Bread</h1><h1>Why rye?</h1><p>It keeps.</p></main>')]) }),
    ratio: 1,
  },
  'on a contact page, too': {
    evidence: evidence({
      site: site([
        pageFromHtml('<main><h1>Bread</h1><h2>Rye</h2><p>Bread.</p></main>'),
        pageFromHtml('<main><h1>Contact</h1><h2>When are you open?</h2><p>At six.</p></main>', { url: '/contact' }),
      ]),
    }),
    ratio: 1,
  },
  'questions in fold-outs count': {
    evidence: evidence({
      site: site([
        pageFromHtml(
          '<main><h1>Bread</h1><h2>Rye</h2><p>Bread.</p><details><summary>What does it cost?</summary><p>£4</p></details></main>',
        ),
      ]),
    }),
    ratio: 1,
  },
  'a heading inside of what folds out counts once': {
    evidence: evidence({
      site: site([
        pageFromHtml(
          '<main><h1>Bread</h1><h2>Rye</h2><p>Bread.</p><details><summary><h3>What does it cost?</h3></summary><p>£4</p></details></main>',
        ),
      ]),
    }),
    ratio: 1,
    reason: /^1 of 2 section headings is/,
  },
  'what a template left asks nobody': {
    evidence: headings('Rye', 'Lorem ipsum dolor sit amet, cumque maxime similique?'),
    ratio: 0,
  },
  'nothing to read': { evidence: evidence({ site: site([]) }), ratio: null, outcome: 'not-measured' },
});
