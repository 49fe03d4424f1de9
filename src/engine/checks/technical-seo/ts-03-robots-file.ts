import type { Finding } from '#engine/contract.ts';
import { defineCheck } from '#engine/define-check.ts';
import { cite } from '#engine/derived/references.ts';
import { proofByValue, proofInLine, scored } from '#engine/derived/scored.ts';
import type { RobotsEvidence } from '#engine/evidence.ts';

export default defineCheck({
  id: 'TS-03',
  category: 'technicalSEO',
  points: 1,
  strength: 'strong',
  platformWeights: { chatgpt: 1, claude: 1, perplexity: 1, grok: 0.5 },
  title: { pass: 'robots.txt is served as it should be', fail: 'robots.txt could be served better' },
  why: 'A crawler that cannot read robots.txt must, by the standard, stay out of the whole site.',
  reads: ['robots'],
  score: ({ robots }) => {
    const { ratio, id, tone, note } = states[robots.state];
    const finding: Finding[] = id ? [{ id, tone, note: `${note} (status ${robots.status}).`, kind: 'page', url: robots.url }] : [proofOf(robots)];
    return scored(ratio, note, finding);
  },
  reported: null,
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'immediate',
  advice: (findings) => ({
    title: 'Serve a valid robots.txt',
    description: 'A short text file at the root of your site tells each crawler what it may read.',
    steps: [
      ...findings.map((finding) => finding.note),
      'Serve plain text with status 200 at /robots.txt. “User-agent: *” and “Allow: /” are enough to let everybody in.',
      'Name your sitemap in it: “Sitemap: https://…/sitemap.xml”.',
      'Keep it below 500 kB, and make sure that it never answers with an error of the server.',
    ],
    resources: ['RFC 9309: https://www.rfc-editor.org/rfc/rfc9309'],
    metrics: ['Status and type of /robots.txt'],
    proof: 'Opening /robots.txt shows your rules as plain text with status 200.',
    doer: 'developer',
  }),
  sources: cite('RFC9309'),
});

function proofOf({ url, status, body }: RobotsEvidence): Finding {
  const lines = body.split(/\r?\n/);
  const first = lines.findIndex((line) => /^[^#\s]/.test(line));
  return first === -1
    ? proofByValue('robots.txt is served as text, and holds no rule.', 'Status of robots.txt', String(status), url)
    : proofInLine('robots.txt is served as text with rules.', url, { line: first + 1, text: lines[first] ?? '' });
}

type Row = { ratio: number; id: string; tone: 'bad' | 'info'; note: string };

const states: Record<RobotsEvidence['state'], Row> = {
  ok: { ratio: 1, id: '', tone: 'info', note: 'robots.txt answers as plain text' },
  '4xx': { ratio: 0.8, id: 'robots-absent', tone: 'info', note: 'There is no robots.txt, which allows every crawler everything' },
  html: { ratio: 0.3, id: 'robots-is-html', tone: 'bad', note: '/robots.txt answers with a web page instead of rules' },
  'redirect>5': { ratio: 0.3, id: 'robots-redirect-loop', tone: 'bad', note: '/robots.txt redirects more than five times' },
  'too-large': { ratio: 0.5, id: 'robots-too-large', tone: 'bad', note: '/robots.txt is larger than crawlers read' },
  '5xx': { ratio: 0, id: 'robots-server-error', tone: 'bad', note: '/robots.txt answers with an error of the server, which tells crawlers to stay out' },
  timeout: { ratio: 0, id: 'robots-timeout', tone: 'bad', note: '/robots.txt did not answer in time, which tells crawlers to stay out' },
};
