import check from '#engine/checks/content-quality/cq-12-authorship.ts';
import type { PageFacts } from '#engine/evidence.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, page, site } from '#engine/testing/evidence-builder.ts';

const by = (name: string | null, url: string | null = null): PageFacts =>
  page({ url: '/blog/rye-flour', kind: 'article', authors: name === null ? [] : [{ name, source: 'byline', url, line: 12 }] });
const articles = (...pages: PageFacts[]) => evidence({ site: site([page(), ...pages]) });

checkTable(check, {
  'a name that leads to a page about the person': {
    evidence: articles(by('Ada Weber', 'https://brotwerk.example/ada')),
    ratio: 1,
    findings: ['author-named'],
    quotes: /Ada Weber/,
  },
  'a name alone is six tenths, which is enough': { evidence: articles(by('Ada Weber')), ratio: 1 },
  'one of four': { evidence: articles(by('Ada Weber'), by(null), by(null), by(null)), ratio: 0.25 },
  nobody: { evidence: articles(by(null)), ratio: 0, findings: ['author-not-seen'] },
  'admin is nobody': { evidence: articles(by('admin')), ratio: 0 },
  'the team is nobody': { evidence: articles(by('The Brotwerk Team')), ratio: 0 },
  'the company itself is nobody': { evidence: articles(by('Brotwerk')), ratio: 0 },
  'no article': { evidence: articles(), ratio: null, outcome: 'not-applicable' },
});
