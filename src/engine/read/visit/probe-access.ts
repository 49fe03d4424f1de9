import { listed } from '#engine/base/text/wording.ts';
import { crawlers } from '#engine/base/crawlers.ts';
import type { AccessProbe, EdgeEvidence, Gathered, RobotsEvidence, UnreadPage } from '#engine/evidence/evidence.ts';
import { isRefused } from '#engine/evidence/site/refused-probe.ts';
import { parseRobots, type RobotsDecision } from '#engine/evidence/robots.ts';
import { challengeMark } from './challenge.ts';
import { startOf } from './answer-body.ts';
import type { Visit } from './visit.ts';

/** Agents of the assistants that fetch pages for today's answers. */
const probedTokens = crawlers
  .filter((crawler) => crawler.platform !== null && crawler.purpose !== 'training')
  .map((crawler) => crawler.token);

/** Crawlers of the indexes that assistants search. */
const indexTokens = crawlers
  .filter((crawler) => crawler.platform === null && crawler.purpose === 'search' && crawler.fetches)
  .map((crawler) => crawler.token);

/**
 * Whether the server turns away the assistants' agents although robots.txt admits them. We never pretend to be one: the
 * user agent says that it is our probe and which token it tries, so a refusal is "suspected", never proven.
 */
export async function probeAccess(
  visit: Visit,
  homeUrl: string,
  robots: Gathered<RobotsEvidence>,
  decide: (agent: string, url: string) => RobotsDecision,
): Promise<EdgeEvidence> {
  const probeAll = (tokens: readonly string[]) =>
    Promise.all(tokens.filter((token) => decide(token, homeUrl).allowed).map((token) => probe(visit, homeUrl, token)));
  const [probes, indexProbes] = await Promise.all([probeAll(probedTokens), probeAll(indexTokens)]);
  return { ...(await edgeBy(visit, homeUrl, robots, probes)), indexProbes };
}

async function edgeBy(
  visit: Visit,
  homeUrl: string,
  robots: Gathered<RobotsEvidence>,
  probes: AccessProbe[],
): Promise<EdgeEvidence> {
  const managed = managedBlock(robots);
  if (managed) return { state: 'managed-ai-block', detail: managed, probes };
  const refused = probes.filter(isRefused);
  if (refused.length === 0)
    return {
      state: 'clear',
      detail: 'The home page answers us, and our probes for the assistants’ agents, without a challenge',
      probes,
    };
  const control = await probe(visit, homeUrl, null);
  if (isRefused(control))
    return {
      state: 'unknown',
      detail: 'After several requests the server refused us as well, so its answers to the probes prove nothing',
      probes,
    };
  return {
    state: 'refuses-agents',
    detail: `Suspected: the home page answers us, but refuses our probe for ${listed(refused.map(({ token }) => token))}`,
    probes,
  };
}

/** The edge as the unread home page shows it. */
export function edgeOfUnreadHome(home: UnreadPage): EdgeEvidence {
  const state = home.reason === 'blocked' && home.detail.startsWith('A bot wall') ? 'challenge' : 'unknown';
  return { state, detail: home.detail, probes: [] };
}

/** The user agent of a probe: ours, with the token named as what it is. */
function probeUserAgent(userAgent: string, token: string): string {
  const remark = `access probe for ${token}`;
  return userAgent.endsWith(')') ? `${userAgent.slice(0, -1)}; ${remark})` : `${userAgent} (${remark})`;
}

async function probe(visit: Visit, url: string, token: string | null): Promise<AccessProbe> {
  const userAgent = token === null ? visit.userAgent : probeUserAgent(visit.userAgent, token);
  const result = await visit.ask(url, { userAgent, maxBytes: 100_000, totalMs: 8_000 });
  const name = token ?? 'ourselves';
  if (!result.ok) return { token: name, status: result.status ?? 0, challenge: false, detail: result.detail };
  const mark = challengeMark(result.status, result.headers, startOf(result.body));
  return { token: name, status: result.status, challenge: mark !== null, detail: mark ?? `Status ${result.status}` };
}

/** A robots.txt part that the edge writes, when it closes the site to an agent that answers depend on. Blocking training is the owner's choice. */
function managedBlock(robots: Gathered<RobotsEvidence>): string | null {
  if (!robots.ok || robots.value.state !== 'ok') return null;
  const part = /# BEGIN Cloudflare Managed content([\s\S]*?)(# END Cloudflare Managed content|$)/i.exec(
    robots.value.body,
  )?.[1];
  if (part === undefined) return null;
  const closed = parseRobots(part).groups.filter((group) =>
    group.rules.some((rule) => !rule.allow && rule.pattern === '/'),
  );
  const named = probedTokens.filter((token) =>
    closed.some((group) => group.agents.some((agent) => agent.token === token.toLowerCase())),
  );
  return named.length === 0
    ? null
    : `The part of robots.txt that Cloudflare manages closes the site to ${named.join(', ')}`;
}
