import check from '#engine/judge/checks/technical-seo/ts-06-sitemap.ts';
import type { SitemapEvidence } from '#engine/evidence/evidence.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, missing, testSite } from '#engine/testing/evidence-builder.ts';

const file = { url: `${testSite}sitemap.xml`, status: 200, valid: true, problem: null, listedInRobots: true };
const entries = (...days: (string | null)[]) => days.map((lastmod, index) => ({ url: `${testSite}${index}`, lastmod }));
const sound: SitemapEvidence = {
  files: [file],
  entries: entries('2026-11-01', '2026-10-02', '2026-09-03', '2026-08-04', '2026-07-05'),
  sampled: [{ url: testSite, status: 200 }],
};
const with_ = (over: Partial<SitemapEvidence>) => evidence({ sitemap: { ...sound, ...over } });

checkTable(check, {
  'complete and honest': { evidence: with_({}), ratio: 1, findings: [] },
  'none seen is told as “not seen”': {
    evidence: with_({
      files: [{ ...file, status: 404, valid: false, listedInRobots: false }],
      entries: [],
      sampled: [],
    }),
    ratio: 0,
    findings: ['sitemap-not-seen'],
  },
  'a web page in its place': {
    evidence: with_({
      files: [{ ...file, valid: false, problem: 'it is a web page, not XML' }],
      entries: [],
      sampled: [],
    }),
    ratio: 0,
    findings: ['sitemap-invalid'],
    quotes: /web page/,
  },
  'at another path, named in robots.txt': {
    evidence: with_({ files: [{ ...file, url: `${testSite}wp-sitemap.xml` }] }),
    ratio: 1,
    findings: [],
  },
  'not named in robots.txt': {
    evidence: with_({ files: [{ ...file, listedInRobots: false }] }),
    ratio: 0.9,
    findings: ['sitemap-not-in-robots'],
  },
  'a dead address among few': {
    evidence: with_({
      sampled: [
        { url: testSite, status: 200 },
        { url: `${testSite}gone`, status: 404 },
      ],
    }),
    ratio: 0.75,
    findings: ['sitemap-dead-address'],
    quotes: /gone/,
  },
  'a file of an index that does not answer': {
    evidence: with_({
      files: [
        file,
        { ...file, url: `${testSite}b.xml`, status: 503, valid: false, listedInRobots: false, listedInIndex: true },
      ],
    }),
    ratio: 0.75,
    findings: ['sitemap-invalid'],
    quotes: /503/,
  },
  'an index of files on another host': {
    evidence: with_({ files: [{ ...file, elsewhere: 2 }], entries: [], sampled: [] }),
    ratio: null,
    outcome: 'not-measured',
  },
  'all dates alike': {
    evidence: with_({ entries: entries(...Array<string>(6).fill('2026-11-19')) }),
    ratio: 0.75,
    findings: ['sitemap-lastmod-uniform'],
  },
  'two pages of one day prove nothing': {
    evidence: with_({ entries: entries('2026-11-19', '2026-11-19') }),
    ratio: 1,
    findings: [],
  },
  'a date that is still to come': {
    evidence: with_({ entries: entries('2026-11-01', '2027-02-01') }),
    ratio: 0.75,
    findings: ['sitemap-lastmod-in-future'],
    quotes: /2027-02-01/,
  },
  'no dates': { evidence: with_({ entries: entries(null, null) }), ratio: 0.75, findings: ['sitemap-lastmod-absent'] },
  'not gathered': { evidence: evidence({ sitemap: missing('deadline') }), ratio: null, outcome: 'not-measured' },
});
