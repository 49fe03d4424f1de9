import check from '#engine/judge/checks/content-quality/cq-04-topics-in-titles.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing, page, site } from '#engine/testing/evidence-builder.ts';

const topics = (...keywords: string[]) => evidence({ answers: answers({ keywords }) });
const hidden = page({
  robotsDirectives: [{ source: 'meta', agent: '*', directives: ['noindex'], line: 3, text: 'noindex' }],
});

checkTable(check, {
  'in the title, in another form': {
    evidence: topics('Sourdough bakeries Leeds'),
    ratio: 1,
    findings: ['topic-in-title'],
  },
  'in the main heading': { evidence: topics('bread Leeds'), ratio: 1 },
  'in the text only': { evidence: topics('stone oven'), ratio: 0.4, findings: ['topic-in-no-title'] },
  'in the title, in a form that its language bends': {
    evidence: evidence({
      site: site([page({ titles: [{ text: 'Tiilikattojen pinnoitukset', line: 3 }] })]),
      answers: answers({ keywords: ['tiilikaton pinnoitus', 'ulkomaalaus'] }),
    }),
    ratio: 0.4,
    findings: ['topic-in-no-title'],
    quotes: /ulkomaalaus/,
  },
  'one of two': { evidence: topics('sourdough', 'wedding cake'), ratio: 0.5, partly: true },
  'a page that hides itself does not count': {
    evidence: evidence({ site: site([hidden]), answers: answers({ keywords: ['sourdough'] }) }),
    ratio: 0.4,
  },
  'no topic named': { evidence: topics(), ratio: null, outcome: 'not-measured' },
  'site not read, topics named': {
    evidence: evidence({ site: missing('timeout'), answers: answers({ keywords: ['rye'] }) }),
    ratio: 0.4,
  },
});
