import check from '#engine/checks/content-quality/cq-16-keyword-stuffing.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const vocabulary = Array.from(
  { length: 300 },
  (_, index) => `w${String.fromCharCode(97 + (index % 26))}${String.fromCharCode(97 + (Math.floor(index / 26) % 26))}x`,
);
/** 300 words of which `count` are the term. */
const text = (term: string, count: number, title = 'Bread from Leeds for every day') =>
  evidence({
    answers: answers({ companyName: 'Brotwerk' }),
    site: site([
      pageFromHtml(
        `<title>${title}</title><main><p>${vocabulary.map((word, index) => (index % Math.floor(300 / count) === 0 && index < count * Math.floor(300 / count) ? term : word)).join(' ')}</p></main>`,
      ),
    ]),
  });

checkTable(check, {
  'a natural repetition': { evidence: text('bread', 9), ratio: 1, findings: [] },
  'a topic that is named often is told by its marks only': { evidence: text('bread', 12), ratio: 0.6667, findings: [] },
  stuffing: { evidence: text('plumber', 25), ratio: 0, findings: ['keyword-stuffing'], quotes: /plumber/ },
  'the own name may be repeated': { evidence: text('Brotwerk', 25), ratio: 1, findings: [] },
  'function words may be repeated': { evidence: text('the', 50), ratio: 1, findings: [] },
  'a title that repeats a word three times': { evidence: text('bread', 5, 'Plumber Leeds, plumber York, plumber Hull'), ratio: 0, findings: ['title-stuffed'] },
  'a short page proves nothing': {
    evidence: evidence({ site: site([pageFromHtml(`<main><p>${'bread '.repeat(100)}</p></main>`)]) }),
    ratio: null,
    outcome: 'not-measured',
  },
  'nothing to read': { evidence: evidence({ site: site([]) }), ratio: null, outcome: 'not-measured' },
});
