import check from '#engine/judge/checks/technical-seo/ts-07-titles.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, page, site } from '#engine/testing/evidence-builder.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';

const titled = (text: string | null, over: Partial<PageFacts> = {}) =>
  page({ url: '/about', kind: 'about', canonicals: [], titles: text === null ? [] : [{ text, line: 4 }], ...over });
const pair = (text: string | null, over: Partial<PageFacts> = {}) =>
  evidence({ site: site([page(), titled(text, over)]) });

checkTable(check, {
  'telling titles': { evidence: pair('The bakers behind our Leeds sourdough'), ratio: 1, findings: [] },
  'no title': { evidence: pair(null), ratio: 0.5, findings: ['title-missing'] },
  'an empty title': { evidence: pair(''), ratio: 0.5, findings: ['title-missing'] },
  'the same title twice': {
    evidence: pair('Brotwerk:  Sourdough bakery in Leeds since 1998'),
    ratio: 0,
    findings: ['title-duplicate', 'title-duplicate'],
  },
  'two addresses of one page share their title by right': {
    evidence: pair('Brotwerk: sourdough bakery in Leeds since 1998', {
      canonicals: [{ href: '/', url: 'https://brotwerk.example/', line: 3 }],
    }),
    ratio: 1,
    findings: [],
  },
  'too short': { evidence: pair('About us'), ratio: 0.5, findings: ['title-short'] },
  'too long': {
    evidence: pair(`About the bakers ${'and their bread '.repeat(6)}`),
    ratio: 0.5,
    findings: ['title-long'],
    quotes: /characters, more than 65: /,
    title: /1 key page has too long a title/,
  },
  'all of 66 characters': {
    evidence: evidence({ site: site([page({ titles: [{ text: 'Bread '.repeat(11).trim() + '!', line: 4 }] })]) }),
    ratio: 0,
    title: /too long a title/,
  },
  'only the brand': { evidence: pair('Brotwerk Brotwerk'), ratio: 0.5, findings: ['title-only-brand'] },
  'an offer whose name is part of the brand’s': {
    evidence: evidence({
      site: site([page(), titled('Thai Massage | Tara Thai Massage')]),
      answers: answers({ companyName: 'Tara Thai Massage' }),
    }),
    ratio: 1,
    findings: [],
  },
  'few words are no fault': { evidence: pair('The bread page for you'), ratio: 1, findings: [] },
  'Chinese says more in fewer characters': { evidence: pair('利兹有机酸面包烘焙坊'), ratio: 1, findings: [] },
  'no page': { evidence: evidence({ site: site([]) }), ratio: null, outcome: 'not-measured' },
});
