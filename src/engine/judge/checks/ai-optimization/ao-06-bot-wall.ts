import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { asSentence, ofPages } from '#engine/base/text/wording.ts';
import type { AccessProbe, EdgeEvidence } from '#engine/evidence/evidence.ts';
import { asValue, bad, proofByValue } from '#engine/judge/findings.ts';

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
  title: { pass: 'No firewall blocks AI crawlers', fail: 'A firewall seems to turn AI crawlers away' },
  neutral: 'your firewall’s answer to AI crawlers',
  why: 'A firewall that challenges or refuses agents keeps them out, whatever robots.txt allows.',
  reads: ['edge'],
  score: ({ edge }) => {
    const refused = edge.probes.filter((probe) => answeringAgents.has(probe.token) && isRefusal(probe));
    switch (edge.state) {
      case 'unknown':
        return {
          kind: 'not-measured',
          reason: edge.detail || 'We could not tell whether a firewall protects your site',
        };
      case 'challenge':
        return scored(0, 'Our own crawler, which names itself, met a challenge.', [
          wall('bot-challenge', edge),
          ...refused.map(suspected),
        ]);
      case 'managed-ai-block':
        return scored(
          0.3,
          'The part of your robots.txt that your content network manages closes the site to AI agents.',
          [wall('managed-ai-block', edge), ...refused.map(suspected)],
        );
      case 'clear':
      case 'refuses-agents':
        if (refused.length === 0)
          return scored(1, 'Our crawler was let in without a challenge, and so was every probe.', [letIn(edge)]);
        return scored(
          0.3,
          `${ofPages(refused.length, edge.probes.length, 'was refused|were refused', 'probe')} while our own crawler was let in.`,
          refused.map(suspected),
        );
    }
  },
  who: 'host',
  minutes: 60,
  concerns: 'home',
  comparedAs: 'A firewall that lets AI crawlers in',
  advice: () => ({
    title: 'Open the firewall to search and user agents',
    description:
      'Your firewall or content network decides before robots.txt does, and it seems to turn some agents away.',
    steps: [
      'In your content network’s bot settings, set AI search and AI agents to “allow”.',
      'Decide on training crawlers separately.',
      'Let the vendors’ crawlers in by their published address lists, not by the user agent, which anybody can copy.',
      'Press Check now.',
    ],
    resources: [
      'OpenAI’s addresses: https://openai.com/searchbot.json',
      'Anthropic’s addresses: https://claude.com/crawling/bots.json',
    ],
    metrics: ['Challenges shown to verified search agents'],
    proof: 'Press Check now. Your site lets every probe in.',
    prerequisites: ['Access to the settings of your firewall or content network'],
  }),
});

function letIn({ probes, detail }: EdgeEvidence): Finding {
  const value = probes.map(({ token, status }) => `${token}: ${status}`).join(', ');
  return proofByValue(
    'Your site answered our probes.',
    'Status by probe',
    value || detail || 'our own crawler was let in',
  );
}

function isRefusal(probe: AccessProbe): boolean {
  return probe.challenge || [401, 403, 406, 429, 451, 503].includes(probe.status);
}

function wall(id: 'bot-challenge' | 'managed-ai-block', { state, detail }: EdgeEvidence): Finding {
  const challenged = 'Our crawler got a bot challenge instead of your page.';
  const managed = 'A part of your robots.txt that your content network manages closes the site to AI agents.';
  const why = detail === '' ? '' : asSentence(detail);
  // What the detail says of a managed part names the agents, too.
  const note = id === 'bot-challenge' ? `${challenged} ${why}`.trim() : why || managed;
  return bad(id, note, asValue('Firewall', state));
}

function suspected(probe: AccessProbe): Finding {
  const how = probe.challenge ? 'a challenge' : `status ${probe.status}`;
  const note = `Suspected: your site answered our probe under the name ${probe.token} with ${how}. It may let the real crawler in by its address. Ask your host.`;
  return bad(
    'agent-refused',
    note,
    asValue(
      `Answer to the ${probe.token} probe`,
      probe.challenge ? `${probe.status}, challenge` : String(probe.status),
    ),
  );
}
