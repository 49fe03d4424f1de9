import check from '#engine/judge/checks/technical-seo/ts-02-https.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing, page, site, testSite } from '#engine/testing/evidence-builder.ts';

const transport = (ok: boolean, redirects: boolean | null) => ({
  https: { ok, detail: ok ? 'valid' : 'certificate expired' },
  httpRedirectsToHttps: redirects,
  finalUrl: testSite,
  hops: [],
});
const mixed = site([page({ mixedContent: [{ url: 'http://cdn.example/a.js', line: 12 }] })]);

checkTable(check, {
  'all is well': { evidence: evidence({ transport: transport(true, true) }), ratio: 1, findings: [] },
  'no redirect from http': {
    evidence: evidence({ transport: transport(true, false) }),
    ratio: 0.7,
    findings: ['http-not-redirected'],
  },
  'plain http could not be tried: that part is left out': {
    evidence: evidence({ transport: transport(true, null) }),
    ratio: 1,
    findings: [],
  },
  'a bad certificate': {
    evidence: evidence({ transport: transport(false, false) }),
    ratio: 0,
    findings: ['https-missing'],
    quotes: /certificate expired/,
  },
  'one file over http': {
    evidence: evidence({ transport: transport(true, true), site: mixed }),
    ratio: 0.9,
    findings: ['mixed-content'],
    quotes: /cdn\.example/,
  },
  'pages not read, connection known': {
    evidence: evidence({ transport: transport(true, true), site: missing('robots') }),
    ratio: 1,
  },
  'not seen, owner says partly': {
    evidence: evidence({ transport: missing('timeout'), answers: answers({ httpsUsage: 'partial' }) }),
    ratio: 0.35,
  },
  'not seen, owner unsure': {
    evidence: evidence({ transport: missing('timeout'), answers: answers({ httpsUsage: 'unsure' }) }),
    ratio: null,
    outcome: 'not-measured',
  },
});
