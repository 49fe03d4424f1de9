import type { Check } from '#engine/judge/checks/define-check.ts';
import type { RobotsEvidence } from '#engine/evidence/evidence.ts';
import { checkTable } from './check-table.ts';
import { evidence, missing, page, site, testSite } from './evidence-builder.ts';

/** What is true of every check of who may fetch: `agent` is one of the `agents` crawlers it asks for, `blocked` the id of its finding. */
export function crawlerTable(
  check: Check,
  { agent, agents, blocked }: { agent: string; agents: number; blocked: string },
): void {
  const twoPages = site([page(), page({ url: '/about', kind: 'about' })]);
  const closed = (body: string, pages = site()) => evidence({ robots: robots(body), site: pages });
  const allowed = ['crawler-allowed']; // told once, however many are let in
  const partly = agents === 1 ? [blocked] : [blocked, ...allowed].toSorted();
  checkTable(check, {
    'an open file': { evidence: evidence({}), ratio: 1, findings: allowed, quotes: /Allow: \// },
    'no file at all': {
      evidence: evidence({ robots: robots('', '4xx', 404) }),
      ratio: 1,
      findings: allowed,
      quotes: /404/,
    },
    'closed by name': {
      evidence: closed(`User-agent: ${agent}\nDisallow: /`),
      ratio: 1 - 1 / agents,
      findings: partly,
      quotes: /line 2 .*Disallow: \//,
    },
    'closed to everybody, also when no page could be read': {
      evidence: evidence({ robots: robots('User-agent: *\nDisallow: /'), site: missing('robots') }),
      ratio: 0,
      quotes: /all crawlers/,
    },
    'half of the key pages closed': {
      evidence: closed(`User-agent: ${agent}\nDisallow: /about`, twoPages),
      ratio: 1 - 0.5 / agents,
      findings: partly,
    },
    'a private folder closed': {
      evidence: closed('User-agent: *\nDisallow: /admin/', twoPages),
      ratio: 1,
      findings: allowed,
    },
    'a training crawler closed': {
      evidence: closed('User-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: CCBot\nDisallow: /'),
      ratio: 1,
      findings: allowed,
    },
    'a rule in a comment': { evidence: closed(`# User-agent: ${agent}\n# Disallow: /`), ratio: 1, findings: allowed },
    'a robots.txt that fails': { evidence: evidence({ robots: robots('', '5xx', 503) }), ratio: 0, quotes: /503/ },
    'a robots.txt that never answers': {
      evidence: evidence({ robots: robots('', 'timeout', 0) }),
      ratio: null,
      outcome: 'not-measured',
    },
    'let in by the file and refused by the server': {
      evidence: evidence({
        edge: { state: 'clear', detail: '', probes: [{ token: agent, status: 403, challenge: false, detail: '' }] },
      }),
      ratio: 1 - 1 / agents,
      findings: agents === 1 ? ['agent-refused'] : ['agent-refused', ...allowed],
      reason: /allows .* refused/,
    },
    'robots.txt not gathered': {
      evidence: evidence({ robots: missing('unreachable') }),
      ratio: null,
      outcome: 'not-measured',
    },
  });
}

function robots(body: string, state: RobotsEvidence['state'] = 'ok', status = 200): RobotsEvidence {
  return { url: `${testSite}robots.txt`, state, status, body, seenAt: '' };
}
