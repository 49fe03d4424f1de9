import check from '#engine/judge/checks/technical-seo/ts-03-robots-file.ts';
import type { RobotsEvidence } from '#engine/evidence/evidence.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, missing, testNow, testSite } from '#engine/testing/evidence-builder.ts';

const robots = (state: RobotsEvidence['state'], status: number) =>
  evidence({ robots: { url: `${testSite}robots.txt`, state, status, body: '', seenAt: testNow } });

checkTable(check, {
  'plain text': { evidence: robots('ok', 200), ratio: 1, findings: [] },
  'none: allows all, and is no defect': { evidence: robots('4xx', 404), ratio: 0.8, findings: ['robots-absent'] },
  'a web page': { evidence: robots('html', 200), ratio: 0.3, findings: ['robots-is-html'] },
  'a redirect without end': { evidence: robots('redirect>5', 301), ratio: 0.3, findings: ['robots-redirect-loop'] },
  'too large': { evidence: robots('too-large', 200), ratio: 0.5, findings: ['robots-too-large'] },
  'an error of the server': {
    evidence: robots('5xx', 503),
    ratio: 0,
    findings: ['robots-server-error'],
    quotes: /503/,
  },
  'no answer in time': { evidence: robots('timeout', 0), ratio: 0, findings: ['robots-timeout'] },
  'not gathered': { evidence: evidence({ robots: missing('unreachable') }), ratio: null, outcome: 'not-measured' },
});
