import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { proofByValue, proofInLine } from '#engine/judge/findings.ts';
import type { RobotsEvidence } from '#engine/evidence/evidence.ts';

export default defineCheck({
  id: 'TS-03',
  title: {
    pass: 'Your robots.txt works as it should',
    fail: 'Your robots.txt has faults',
    whenFound: {
      'robots-absent': 'Your site has no robots.txt',
      'robots-is-html': 'Your robots.txt is a web page',
      'robots-redirect-loop': 'Your robots.txt redirects more than five times',
      'robots-too-large': 'Your robots.txt is larger than crawlers read',
      'robots-server-error': 'Your robots.txt answers with a server error',
      'robots-timeout': 'Your robots.txt did not answer in time',
    },
  },
  neutral: 'your robots.txt',
  why: 'By the standard, a crawler that cannot reach robots.txt stays out of the whole site.',
  reads: ['robots'],
  score: ({ robots }) => {
    const { ratio, id, tone, note } = states[robots.state];
    const finding: Finding[] = id
      ? [{ id, tone, note: `${note} (status ${robots.status}).`, kind: 'page', url: robots.url }]
      : [proofOf(robots)];
    return scored(ratio, note, finding);
  },
  who: 'developer',
  minutes: 15,
  concerns: 'robots',
  comparedAs: 'A robots.txt that works',
  advice: () => ({
    title: 'Serve a valid robots.txt',
    description: 'robots.txt is the file that tells crawlers what they may read.',
    steps: [
      'Serve plain text with status 200 at /robots.txt. “User-agent: *” and “Allow: /” are enough to let everybody in.',
      'Name your sitemap in it: “Sitemap: https://…/sitemap.xml”.',
      'Keep it below 500 kB, and make sure that it never answers with a server error.',
    ],
    resources: ['RFC 9309: https://www.rfc-editor.org/rfc/rfc9309'],
    metrics: ['Status and type of /robots.txt'],
    proof: 'Open /robots.txt on your site in a browser. It shows your rules as plain text.',
  }),
});

function proofOf({ url, status, body }: RobotsEvidence): Finding {
  const lines = body.split(/\r?\n/);
  const first = lines.findIndex((line) => /^[^#\s]/.test(line));
  return first === -1
    ? proofByValue('robots.txt is plain text without a rule.', 'Status of robots.txt', String(status), url)
    : proofInLine('robots.txt is plain text with rules.', url, { line: first + 1, text: lines[first] ?? '' });
}

type Row = { ratio: number; id: string; tone: 'bad' | 'info'; note: string };

const states: Record<RobotsEvidence['state'], Row> = {
  ok: { ratio: 1, id: '', tone: 'info', note: 'robots.txt answers as plain text' },
  '4xx': {
    ratio: 0.8,
    id: 'robots-absent',
    tone: 'info',
    note: 'We found no robots.txt, which allows every crawler everything',
  },
  html: { ratio: 0.3, id: 'robots-is-html', tone: 'bad', note: '/robots.txt answers with a web page instead of rules' },
  'redirect>5': {
    ratio: 0.3,
    id: 'robots-redirect-loop',
    tone: 'bad',
    note: '/robots.txt redirects more than five times',
  },
  'too-large': { ratio: 0.5, id: 'robots-too-large', tone: 'bad', note: '/robots.txt is larger than crawlers read' },
  '5xx': {
    ratio: 0,
    id: 'robots-server-error',
    tone: 'bad',
    note: '/robots.txt answers with a server error, which tells crawlers to stay out',
  },
  timeout: {
    ratio: 0,
    id: 'robots-timeout',
    tone: 'bad',
    note: '/robots.txt did not answer in time, which tells crawlers to stay out',
  },
};
