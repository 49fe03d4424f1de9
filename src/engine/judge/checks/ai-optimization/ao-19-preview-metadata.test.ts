import check from '#engine/judge/checks/ai-optimization/ao-19-preview-metadata.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, page, site } from '#engine/testing/evidence-builder.ts';

const complete = { 'og:title': 'T', 'og:description': 'D', 'og:image': '/i.png', 'og:type': 'website' };

checkTable(check, {
  complete: { evidence: evidence({ site: site([page({ openGraph: complete })]) }), ratio: 1, findings: [] },
  'without a picture': {
    evidence: evidence({ site: site([page({ openGraph: { ...complete, 'og:image': '' } })]) }),
    ratio: 0,
    findings: ['open-graph-incomplete'],
    quotes: /og:image/,
  },
  'one of two': {
    evidence: evidence({
      site: site([page({ openGraph: complete }), page({ url: '/about', kind: 'about', openGraph: {} })]),
    }),
    ratio: 0.5,
  },
  'a page that is not telling does not count': {
    evidence: evidence({
      site: site([page({ openGraph: complete }), page({ url: '/x', kind: 'legal', openGraph: {} })]),
    }),
    ratio: 1,
    findings: [],
  },
});
