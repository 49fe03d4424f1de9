import type { Finding, FindingId } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { proofByValue, proofInLine } from '#engine/judge/findings.ts';
import type { RobotsEvidence } from '#engine/evidence/evidence.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/technical-seo/ts-03-robots-file.texts.ts';

const { notes, says } = texts;

export default defineCheck({
  id: 'TS-03',
  texts,
  points: 1,
  strength: 'strong',
  platformWeights: { grok: 0.5 },
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'immediate',
  consequence: 'hygiene',
  sources: ['RFC9309'],
  reads: ['robots'],
  score: ({ robots }) => {
    const { ratio, id, tone, note } = states[robots.state];
    const finding: Finding[] = id
      ? [{ id, tone, note: say(says.withStatus, { note, status: robots.status }), kind: 'page', url: robots.url }]
      : [proofOf(robots)];
    return scored(ratio, note, finding);
  },
  who: 'developer',
  minutes: 15,
  concerns: 'robots',
});

function proofOf({ url, status, body }: RobotsEvidence): Finding {
  const lines = body.split(/\r?\n/);
  const first = lines.findIndex((line) => /^[^#\s]/.test(line));
  return first === -1
    ? proofByValue(says.proofEmpty, says.statusOfRobotsTxt, String(status), url)
    : proofInLine(says.proof, url, { line: first + 1, text: lines[first] ?? '' });
}

type Row = { ratio: number; /** null: nothing is wrong. */ id: FindingId | null; tone: 'bad' | 'info'; note: string };

const states: Record<RobotsEvidence['state'], Row> = {
  ok: { ratio: 1, id: null, tone: 'info', note: says.ok },
  '4xx': {
    ratio: 0.8,
    id: 'robots-absent',
    tone: 'info',
    note: notes['robots-absent'],
  },
  html: { ratio: 0.3, id: 'robots-is-html', tone: 'bad', note: notes['robots-is-html'] },
  'redirect>5': {
    ratio: 0.3,
    id: 'robots-redirect-loop',
    tone: 'bad',
    note: notes['robots-redirect-loop'],
  },
  'too-large': { ratio: 0.5, id: 'robots-too-large', tone: 'bad', note: notes['robots-too-large'] },
  '5xx': {
    ratio: 0,
    id: 'robots-server-error',
    tone: 'bad',
    note: notes['robots-server-error'],
  },
  timeout: {
    ratio: 0,
    id: 'robots-timeout',
    tone: 'bad',
    note: notes['robots-timeout'],
  },
};
