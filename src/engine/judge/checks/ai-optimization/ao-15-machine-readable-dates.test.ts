import check from '#engine/judge/checks/ai-optimization/ao-15-machine-readable-dates.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, page, site } from '#engine/testing/evidence-builder.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';

type Dated = PageFacts['dates'][number];
const date = (source: Dated['source'], iso: string): Dated => ({ source, kind: 'modified', iso, text: iso, line: 3 });
const article = (...dates: Dated[]) =>
  evidence({ site: site([page(), page({ url: '/blog/a', kind: 'article', dates })]) });

checkTable(check, {
  'markup and text agree': {
    evidence: article(date('json-ld', '2026-10-01'), date('visible', '2026-10-01')),
    ratio: 1,
    findings: [],
  },
  'markup alone': { evidence: article(date('time', '2026-10-01')), ratio: 1, findings: [] },
  'visible alone': {
    evidence: article(date('visible', '2026-10-01')),
    ratio: 0,
    findings: ['date-not-machine-readable'],
  },
  'the response header is no date of the content': {
    evidence: article(date('last-modified', '2026-10-01')),
    ratio: 0,
    findings: ['date-not-machine-readable'],
  },
  'two truths': {
    evidence: article(date('json-ld', '2026-10-01'), date('visible', '2024-01-05')),
    ratio: 0,
    findings: ['date-disagrees'],
  },
  'published and changed, of which the text shows one': {
    evidence: article(date('json-ld', '2024-01-05'), date('json-ld', '2026-10-01'), date('visible', '2024-01-05')),
    ratio: 1,
    findings: [],
  },
  'an offer without a date': {
    evidence: evidence({ site: site([page(), page({ url: '/p', kind: 'product', dates: [] })]) }),
    ratio: null,
    outcome: 'not-applicable',
  },
});
