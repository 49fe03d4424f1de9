import check from '#engine/judge/checks/technical-seo/ts-13-response-time.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing, page, site } from '#engine/testing/evidence-builder.ts';

const times = (...ttfb: number[]) =>
  evidence({ site: site(ttfb.map((ttfbMs, index) => page({ url: `/${index}`, ttfbMs }))) });

checkTable(check, {
  fast: { evidence: times(100, 200, 5000), ratio: 1, findings: [] },
  'at the first step': { evidence: times(1200), ratio: 0.7, findings: [] },
  slow: { evidence: times(2500, 2500, 100), ratio: 0.2, findings: ['slow-response'], quotes: /2500 ms/ },
  'very slow': { evidence: times(9000), ratio: 0, findings: ['slow-response'] },
  'slow once, and quick when asked again': {
    evidence: evidence({ site: site([page({ ttfbMs: 2500 })], { measuredAgain: [{ url: '/', ttfbMs: 90 }] }) }),
    ratio: 1,
    findings: [],
  },
  'slow, and slow again': {
    evidence: evidence({ site: site([page({ ttfbMs: 2700 })], { measuredAgain: [{ url: '/', ttfbMs: 2500 }] }) }),
    ratio: 0.2,
    findings: ['slow-response'],
    quotes: /2500 ms.*quicker of two measurements/,
  },
  heavy: { evidence: evidence({ site: site([page({ bytes: 2_000_000 })]) }), ratio: 0.8, findings: ['heavy-html'] },
  'not seen, owner calls it average': {
    evidence: evidence({ site: missing('blocked'), answers: answers({ loadingSpeed: 'average' }) }),
    ratio: 0.42,
  },
  'not seen, owner unsure': { evidence: evidence({ site: missing('blocked') }), ratio: null, outcome: 'not-measured' },
});
