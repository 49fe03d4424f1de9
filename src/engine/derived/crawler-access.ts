import { addressOf } from '#engine/derived/address.ts';
import type { Finding } from '#engine/contract.ts';
import type { Outcome } from '#engine/define-check.ts';
import { keyPages } from '#engine/derived/key-pages.ts';
import { counted, listed } from '#engine/derived/wording.ts';
import type { RobotsEvidence, SiteEvidence } from '#engine/evidence.ts';
import { readServedRobots, type RobotsDecision } from '#engine/robots.ts';

/** What robots.txt says to one crawler about the pages that matter. */
export type CrawlerAccess = { token: string; asked: number; allowedShare: number; home: RobotsDecision; blocked: { url: string; decision: RobotsDecision }[] };

/** Scores how much of the key pages `tokens` may fetch; each deciding line becomes a finding with the id and tone given. */
export function crawlerOutcome(
  tokens: readonly string[],
  robots: RobotsEvidence,
  site: SiteEvidence | undefined,
  finding: Pick<Finding, 'id' | 'tone'>,
): Outcome {
  if (robots.state === 'timeout') return { kind: 'not-measured', reason: 'Your robots.txt did not answer in time, so nobody can tell what it allows' };
  const accesses = tokens.map((token) => crawlerAccess(token, robots, site));
  const ratio = accesses.reduce((sum, access) => sum + access.allowedShare, 0) / tokens.length;
  const alike = [
    ...Map.groupBy(accesses, ({ asked, blocked }) => (blocked.length === asked ? 'no key page' : `${asked - blocked.length} of ${counted(asked, 'key page')}`)),
  ];
  const reason = alike.map(([pages, group]) => `${listed(group.map(({ token }) => token))} may read ${pages}`).join('; ');
  return {
    kind: 'scored',
    ratio,
    reason: `${reason}.`,
    findings: [...accesses.flatMap((access) => blockFindings(access, robots, finding)), ...allowFindings(accesses, robots)],
  };
}

export function crawlerAccess(token: string, robots: RobotsEvidence, site: SiteEvidence | undefined): CrawlerAccess {
  const urls = accessUrls(robots, site);
  const decide = deciderFor(robots);
  const decisions = urls.map((url) => ({ url, decision: decide(token, url) }));
  const blocked = decisions.filter(({ decision }) => !decision.allowed);
  return { token, asked: urls.length, allowedShare: 1 - blocked.length / urls.length, home: decide(token, urls[0] ?? robots.url), blocked };
}

/** The pages whose access decides: home first, then the other key pages, and those of their kinds that could not be read. */
export function accessUrls(robots: RobotsEvidence, site: SiteEvidence | undefined): string[] {
  const origin = new URL(robots.url).origin;
  const unread = (site?.unread ?? []).filter((page) => page.kind !== 'other' && page.kind !== 'legal');
  const all = [...(site ? keyPages(site) : []), ...unread].filter((page) => addressOf(page.url)?.origin === origin);
  const home = all.find((page) => page.kind === 'home')?.url ?? `${origin}/`;
  return [...new Set([home, ...all.map((page) => page.url)])].slice(0, 25);
}

/** The line that lets crawlers in, or what the file says instead of one: told once for all that it lets in. */
function allowFindings(accesses: readonly CrawlerAccess[], robots: RobotsEvidence): Finding[] {
  const open = accesses.filter((access) => access.blocked.length === 0);
  return [...Map.groupBy(open, ({ home }) => home.line).values()].map((group) => allowFinding(group, robots));
}

function allowFinding(accesses: readonly CrawlerAccess[], robots: RobotsEvidence): Finding {
  const who = `${listed(accesses.map(({ token }) => token))} may fetch your key pages`;
  const { line = null, rule = null, group = null, byWildcard = false } = accesses[0]?.home ?? {};
  const base = { id: 'crawler-allowed', tone: 'good' as const, url: robots.url };
  if (line !== null && rule !== null)
    return { ...base, note: `${who}: line ${line} of your robots.txt, in ${nameOf({ group, byWildcard })}, says “${rule}”.`, kind: 'line', line, text: rule };
  if (robots.state !== 'ok') {
    const note = `${who}: robots.txt answers with status ${robots.status} and holds no rules, which allows everything.`;
    return { ...base, note, kind: 'value', label: 'Status of robots.txt', value: String(robots.status) };
  }
  return { ...base, note: `${who}: no line of your robots.txt forbids it.`, kind: 'value', label: 'Lines that apply', value: 'none' };
}

function blockFindings(access: CrawlerAccess, robots: RobotsEvidence, { id, tone }: Pick<Finding, 'id' | 'tone'>): Finding[] {
  if (access.blocked.length === 0) return [];
  if (robots.state === '5xx') {
    const note = `Your robots.txt answers with status ${robots.status}; by RFC 9309 ${access.token} then stays away from the whole site.`;
    return [{ id, tone, note, kind: 'value', label: 'Status of robots.txt', value: String(robots.status), url: robots.url }];
  }
  const byLine = Map.groupBy(access.blocked, ({ decision }) => decision.line);
  return [...byLine.values()].flatMap((closed) => {
    const { line = null, rule = null, group = null, byWildcard = false } = closed[0]?.decision ?? {};
    if (line === null || rule === null) return [];
    const pages = closed.length === access.asked ? 'any of your key pages' : `${closed.length} of ${counted(access.asked, 'key page')}`;
    const note = `${access.token} may not fetch ${pages}: line ${line} of your robots.txt, in ${nameOf({ group, byWildcard })}, says “${rule}”.`;
    return [{ id, tone, note, kind: 'line' as const, url: robots.url, line, text: rule }];
  });
}

function nameOf({ group, byWildcard }: Pick<RobotsDecision, 'group' | 'byWildcard'>): string {
  return byWildcard ? 'the group for all crawlers (*)' : `the group for ${group}`;
}

/** What to change, with the customer's own lines. */
export function unblockSteps(findings: readonly Finding[], tokens: readonly string[]): string[] {
  const closing = findings.filter(({ tone }) => tone !== 'good');
  const shutOut = tokens.filter((token) => closing.some(({ note }) => note.includes(token)));
  const lines = closing.flatMap((finding) => (finding.kind === 'line' ? [`Delete or narrow line ${finding.line} of ${finding.url}, “${finding.text}”.`] : []));
  return [
    ...new Set(lines),
    ...(shutOut.length > 0 ? shutOut : tokens).map(
      (token) =>
        `Where such a line has to stay for other crawlers, add a group of its own: “User-agent: ${token}”, then “Allow: /”, and keep your private paths as Disallow lines below it.`,
    ),
    'If a firewall or hosting panel writes robots.txt for you, change the setting there: the served file decides.',
    'Wait 24 hours, then measure again.',
  ];
}

type Decide = (token: string, url: string) => RobotsDecision;

/** One parse per file, however many crawlers and pages are asked about. */
function deciderFor(robots: RobotsEvidence): Decide {
  const decide = deciders.get(robots) ?? readServedRobots(robots);
  deciders.set(robots, decide);
  return decide;
}

const deciders = new WeakMap<RobotsEvidence, Decide>();
