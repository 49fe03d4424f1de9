import check from '#engine/judge/checks/content-quality/cq-11-freshness.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing, page, site, testSite } from '#engine/testing/evidence-builder.ts';

const dated = (iso: string, source: PageFacts['dates'][number]['source'] = 'visible'): PageFacts['dates'] => [
  { source, kind: 'modified', iso, text: iso, line: null },
];
const blog = (path: string, dates: PageFacts['dates'], types = ['BlogPosting']) =>
  page({
    url: `/blog/${path}`,
    kind: 'article',
    canonicals: [],
    dates,
    schema: [{ syntax: 'json-ld', types, id: null, properties: {}, top: true, line: 3 }],
  });
const articles = (...pages: PageFacts[]) =>
  evidence({ site: site([page({ dates: [] }), ...pages]), sitemap: missing('not-asked') });
const entry = (path: string, lastmod: string) => ({ url: `${testSite}${path}`, lastmod });
const sitemap = (...entries: ReturnType<typeof entry>[]) => ({ files: [], entries, sampled: [] });

checkTable(check, {
  'updated this month': { evidence: articles(blog('rye', dated('2026-11-02'))), ratio: 1, findings: ['newest-date'] },
  'half a year old': { evidence: articles(blog('rye', dated('2026-05-24'))), ratio: 0.8 },
  'two years old': {
    evidence: articles(blog('rye', dated('2024-11-20'))),
    ratio: 0.3,
    findings: ['stale-content'],
    quotes: /2024-11-20/,
  },
  'two old articles beside a fresh one': {
    evidence: articles(
      blog('rye', dated('2026-11-02')),
      blog('oats', dated('2019-01-01')),
      blog('spelt', dated('2020-01-01')),
    ),
    ratio: 0,
    findings: ['newest-date', 'stale-content'],
    quotes: /2 of 3 dated pages/,
  },
  'an article without a date is not called old': {
    evidence: articles(blog('rye', dated('2026-11-02')), blog('oats', [])),
    ratio: 1,
  },
  'pages of services need no date': {
    evidence: articles(page({ url: '/ovens', kind: 'product', dates: dated('2019-01-01') })),
    ratio: null,
    outcome: 'not-measured',
  },
  'a page under /blog/ that its markup calls nothing': {
    evidence: articles(blog('rye', dated('2019-01-01'), ['WebPage'])),
    ratio: null,
    outcome: 'not-measured',
  },
  'the header of the server is no date of the content': {
    evidence: articles(blog('rye', dated('2026-11-19', 'last-modified'))),
    ratio: null,
    outcome: 'not-measured',
  },
  'a date that is still to come does not make fresh': {
    evidence: articles(blog('rye', dated('2027-11-19'))),
    ratio: null,
    outcome: 'not-measured',
  },
  'a date from the sitemap': {
    evidence: evidence({ site: site([page(), blog('rye', [])]), sitemap: sitemap(entry('blog/rye', '2026-11-02')) }),
    ratio: 1,
  },
  'a sitemap in which all dates are alike is not believed': {
    evidence: evidence({
      site: site([page(), blog('rye', [])]),
      sitemap: sitemap(
        entry('blog/rye', '2026-11-19'),
        ...[1, 2, 3, 4, 5].map((path) => entry(String(path), '2026-11-19')),
      ),
    }),
    ratio: null,
    outcome: 'not-measured',
  },
  'not seen, owner publishes weekly': {
    evidence: evidence({ site: missing('blocked'), answers: answers({ contentFrequency: 'weekly' }) }),
    ratio: 0.63,
  },
  'not seen, owner said nothing': {
    evidence: evidence({ site: missing('blocked') }),
    ratio: null,
    outcome: 'not-measured',
  },
});
