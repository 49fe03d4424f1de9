import check from '#engine/checks/content-quality/cq-13-own-proof.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing, page, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const studies = page({ url: '/case-studies/cafe-nord', kind: 'other' });
const measured = pageFromHtml('<main><h1>Rye</h1><p>We measured the crumb of 120 loaves over one year.</p></main>', { url: '/rye' });
const usp = (uniqueSellingProps: string, ...pages: Parameters<typeof site>[0] & object) =>
  evidence({ site: site([page(), ...pages]), answers: answers({ uniqueSellingProps }) });

checkTable(check, {
  'cases, own data and a stated difference': {
    evidence: usp('organic sourdough every night', studies, measured),
    ratio: 1,
    findings: ['case-study-seen', 'difference-stated', 'own-data-seen'],
    quotes: /"We measured the crumb of 120 loaves over one year\."/,
    reason: /^Seen: a case or testimonial with an outcome and data of your own\. 1 of 1 thing that sets you apart is said on the pages read\.$/,
  },
  'a difference that the site does not state': {
    evidence: usp('Michelin star for pastry'),
    ratio: 0,
    findings: ['case-study-not-seen', 'difference-not-seen', 'own-data-not-seen'],
  },
  'a survey of clients': {
    evidence: usp('', pageFromHtml('<main><h1>Why</h1><p>97% of clients would recommend us (2025 client survey, 312 replies).</p></main>', { url: '/why' })),
    ratio: 0.4286,
    quotes: /2025 client survey/,
  },
  'what became of a customer': {
    evidence: usp('', pageFromHtml('<main><h1>Work</h1><p>Sales through the shop rose 34% in the first year.</p></main>', { url: '/work' })),
    ratio: 0.5714,
    findings: ['case-study-seen', 'own-data-not-seen'],
  },
  'a tax that rose is no case': {
    evidence: usp('', pageFromHtml('<main><h1>Work</h1><p>Sales tax rose 2% in the first year.</p></main>', { url: '/work' })),
    ratio: 0,
  },
  'one sentence with a comma is one difference': {
    evidence: usp('Every loaf names the field, the mill and the day.'),
    ratio: 0,
    findings: ['case-study-not-seen', 'difference-not-seen', 'own-data-not-seen'],
  },
  'its words scattered over a page say nothing': {
    evidence: usp(
      'Sundays we deliver rye for free',
      pageFromHtml('<main><h1>A</h1><p>We deliver.</p><p>Rye rests.</p><p>Closed on Sundays. Free parking.</p></main>', { url: '/a' }),
    ),
    ratio: 0,
    findings: ['case-study-not-seen', 'difference-not-seen', 'own-data-not-seen'],
  },
  'a language that our lists do not know says nothing': {
    evidence: evidence({ site: site([pageFromHtml('<html lang="ja"><main><h1>お茶</h1><p>当店の煎茶は宇治の一番茶です。</p></main></html>')]) }),
    ratio: null,
    outcome: 'not-measured',
  },
  'no difference named: the other two decide': { evidence: usp('', studies), ratio: 4 / 7, findings: ['case-study-seen', 'own-data-not-seen'] },
  'a named customer who speaks of a number': {
    evidence: usp(
      '',
      page({ url: '/rye', kind: 'other', quotations: [{ text: 'Sales of rye rose by 30% within a month', attribution: 'Maria Holm', offset: 0, line: 9 }] }),
    ),
    ratio: 4 / 7,
  },
  ...Object.fromEntries(
    [
      'Of the 61 founders who stayed for six months, 48 had handed over a role.',
      'Nine in ten threw it away, as 212 of you told us in July.',
      'Our 2,300 shops sell 190 parts a week on average.',
      'An einem Gehäuse haben wir die Abweichung von 18 auf 6 Mikrometer gesenkt.',
    ].map((said) => [`own data: ${said}`, { evidence: usp('', pageFromHtml(`<main><h1>A</h1><p>${said}</p></main>`, { url: '/a' })), ratio: 3 / 7 }]),
  ),
  'a number of customers alone is no data': {
    evidence: usp('', pageFromHtml('<main><h1>A</h1><p>Join our 2,300 customers today.</p></main>', { url: '/a' })),
    ratio: 0,
  },
  'site not read, differences named': { evidence: evidence({ site: missing('timeout'), answers: answers({ uniqueSellingProps: 'organic' }) }), ratio: 0.3 },
  'site not read, nothing named': { evidence: evidence({ site: missing('timeout') }), ratio: null, outcome: 'not-measured' },
});
