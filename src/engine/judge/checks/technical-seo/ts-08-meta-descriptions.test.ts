import check from '#engine/judge/checks/technical-seo/ts-08-meta-descriptions.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, page, site } from '#engine/testing/evidence-builder.ts';

const pair = (text: string | null) =>
  evidence({
    site: site([
      page(),
      page({
        url: '/about',
        kind: 'about',
        canonicals: [],
        metaDescriptions: text === null ? [] : [{ text, line: 5 }],
      }),
    ]),
  });
const own = 'Anna and Tom Weber have baked organic sourdough bread in Leeds since 1998.';

checkTable(check, {
  'a summary of its own': { evidence: pair(own), ratio: 1, findings: [] },
  none: { evidence: pair(null), ratio: 0.5, findings: ['description-missing'] },
  empty: { evidence: pair(''), ratio: 0.5, findings: ['description-missing'] },
  'the same as another page': {
    evidence: pair(
      'Brotwerk bakes organic sourdough bread in Leeds every night and delivers it to homes and cafés before seven.',
    ),
    ratio: 0,
    findings: ['description-duplicate', 'description-duplicate'],
  },
  'too short': { evidence: pair('About our bakery.'), ratio: 0.5, findings: ['description-length'] },
  'too long': { evidence: pair(own.repeat(3)), ratio: 0.5, findings: ['description-length'] },
  'all too long': {
    evidence: evidence({ site: site([page({ metaDescriptions: [{ text: own.repeat(3), line: 5 }] })]) }),
    ratio: 0,
    title: /too long/,
  },
  'exactly 50 characters': { evidence: pair('x'.repeat(50)), ratio: 1 },
  'exactly 170 characters': { evidence: pair('x'.repeat(170)), ratio: 1 },
  'no page': { evidence: evidence({ site: site([]) }), ratio: null, outcome: 'not-measured' },
});
