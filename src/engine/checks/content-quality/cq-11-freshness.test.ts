import check from '#engine/checks/content-quality/cq-11-freshness.ts';
import type { PageFacts } from '#engine/evidence.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing, page, site, testSite } from '#engine/testing/evidence-builder.ts';

const dated = (iso: string, source: PageFacts['dates'][number]['source'] = 'visible'): PageFacts['dates'] => [
  { source, kind: 'modified', iso, text: iso, line: null },
];
const home = (dates: PageFacts['dates'], ...more: PageFacts[]) => evidence({ site: site([page({ dates }), ...more]), sitemap: missing('not-asked') });
const article = (dates: PageFacts['dates']) => page({ url: '/blog/rye-flour', kind: 'article', canonicals: [], dates });
const entry = (path: string, lastmod: string) => ({ url: `${testSite}${path}`, lastmod });
const sitemap = (...entries: ReturnType<typeof entry>[]) => ({ files: [], entries, sampled: [] });

checkTable(check, {
  'updated this month': { evidence: home(dated('2026-11-02')), ratio: 1, findings: ['newest-date'] },
  'half a year old': { evidence: home(dated('2026-05-24')), ratio: 0.8 },
  'two years old': { evidence: home(dated('2024-11-20')), ratio: 0.3, findings: ['stale-content'], quotes: /2024-11-20/ },
  'an old article that is evergreen, on a site that lives': {
    evidence: home(dated('2026-11-02'), article(dated('2019-01-01'))),
    ratio: 0.4426,
    findings: ['newest-date'],
  },
  'two old articles of three pages': {
    evidence: home(
      dated('2026-11-02'),
      article(dated('2019-01-01')),
      page({ url: '/blog/spelt', kind: 'article', canonicals: [], dates: dated('2020-01-01') }),
    ),
    ratio: 0,
    findings: ['newest-date', 'stale-content'],
    quotes: /2 of 3 dated content pages/,
  },
  'two old articles of three pages with a date, beside two without': {
    evidence: home(
      dated('2026-11-02'),
      article(dated('2019-01-01')),
      page({ url: '/blog/spelt', kind: 'article', canonicals: [], dates: dated('2020-01-01') }),
      page({ url: '/about', kind: 'about', canonicals: [], dates: [] }),
      page({ url: '/faq', kind: 'faq', canonicals: [], dates: [] }),
    ),
    ratio: 0,
    findings: ['date-not-seen', 'date-not-seen', 'newest-date', 'stale-content'],
    quotes: /2 of 3 dated content pages/,
  },
  'an old article that was updated counts by its update': {
    evidence: home([{ source: 'json-ld', kind: 'published', iso: '2019-01-01', text: '2019-01-01', line: 3 }, ...dated('2026-11-02')]),
    ratio: 1,
  },
  'no date at all is told as “not seen”': {
    evidence: home([]),
    ratio: 0,
    findings: ['date-not-seen'],
    quotes: /No date of its own was seen on the home page\./,
    reason: /^On no content page was a date of its own seen/,
  },
  'the header of the server is no date of the content': { evidence: home(dated('2026-11-19', 'last-modified')), ratio: 0, findings: ['date-not-seen'] },
  'a date that is still to come does not make fresh': { evidence: home(dated('2027-11-19')), ratio: 0, findings: ['date-not-seen'] },
  'a date from the sitemap': { evidence: evidence({ site: site([page({ dates: [] })]), sitemap: sitemap(entry('', '2026-11-02')) }), ratio: 1 },
  'a sitemap in which all dates are alike is not believed': {
    evidence: evidence({
      site: site([page({ dates: [] })]),
      sitemap: sitemap(entry('', '2026-11-19'), ...[1, 2, 3, 4, 5].map((path) => entry(String(path), '2026-11-19'))),
    }),
    ratio: 0,
  },
  'not seen, owner publishes weekly': { evidence: evidence({ site: missing('blocked'), answers: answers({ contentFrequency: 'weekly' }) }), ratio: 0.63 },
  'not seen, owner said nothing': { evidence: evidence({ site: missing('blocked') }), ratio: null, outcome: 'not-measured' },
});
