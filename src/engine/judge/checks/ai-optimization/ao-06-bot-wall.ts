import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { asSentence, ofPages } from '#engine/base/text/wording.ts';
import type { AccessProbe, EdgeEvidence } from '#engine/evidence/evidence.ts';
import { isRefused } from '#engine/evidence/site/refused-probe.ts';
import { asValue, bad, proofByValue } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/ai-optimization/ao-06-bot-wall.texts.ts';

const { notes, says } = texts;

/** Agents that answer people; a wall against training crawlers is the owner's choice. */
const answeringAgents = new Set([
  'OAI-SearchBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'PerplexityBot',
  'Perplexity-User',
  'Googlebot',
  'Bingbot',
]);

export default defineCheck({
  id: 'AO-06',
  texts,
  points: 1,
  strength: 'moderate',
  difficulty: 'Medium',
  impact: 'High',
  timeframe: 'immediate',
  consequence: 'way',
  goesUnsaid: true,
  sources: ['CF-DEFAULT'],
  reads: ['edge'],
  score: ({ edge }) => {
    const refused = edge.probes.filter((probe) => answeringAgents.has(probe.token) && isRefused(probe));
    switch (edge.state) {
      case 'unknown':
        return {
          kind: 'not-measured',
          reason: edge.detail || says.unknown,
        };
      case 'challenge':
        return scored(0, says.challenged, [wall('bot-challenge', edge), ...refused.map(suspected)]);
      case 'managed-ai-block':
        return scored(0.3, says.closedByNetwork, [wall('managed-ai-block', edge), ...refused.map(suspected)]);
      case 'clear':
      case 'refuses-agents':
        if (edge.probes.length > 0 && edge.probes.every(({ status }) => status === 0))
          return { kind: 'not-measured', reason: says.noProbeAnswered };
        if (refused.length === 0) return scored(1, says.ourCrawlerWasLet, [letIn(edge)]);
        return scored(
          0.3,
          say(says.refusedWhile, { share: ofPages(refused.length, edge.probes.length, says.wasRefused, says.probe) }),
          refused.map(suspected),
        );
    }
  },
  who: 'host',
  minutes: 60,
  concerns: 'home',
});

function letIn({ probes, detail }: EdgeEvidence): Finding {
  const value = probes.map(({ token, status }) => `${token}: ${status}`).join(', ');
  return proofByValue(says.proof, says.statusByProbe, value || detail || says.ourOwn);
}

function wall(id: 'bot-challenge' | 'managed-ai-block', { state, detail }: EdgeEvidence): Finding {
  const challenged = says.gotChallenge;
  const managed = says.managedPart;
  const why = detail === '' ? '' : asSentence(detail);
  // What the detail says of a managed part names the agents, too.
  const note = id === 'bot-challenge' ? `${challenged} ${why}`.trim() : why || managed;
  return bad(id, note, asValue(says.firewall, state));
}

function suspected(probe: AccessProbe): Finding {
  const how = probe.challenge ? says.aChallenge : say(says.statusGiven, { status: probe.status });
  const note = say(notes['agent-refused'], { token: probe.token, how });
  return bad(
    'agent-refused',
    note,
    asValue(
      say(says.answerToTheProbe, { token: probe.token }),
      probe.challenge ? say(says.challenge, { status: probe.status }) : String(probe.status),
    ),
  );
}
