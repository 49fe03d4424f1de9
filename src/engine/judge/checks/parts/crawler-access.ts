import { addressOf } from '#engine/base/addresses/address.ts';
import type { Finding, FindingId } from '#engine/contract.ts';
import type { Advice, CheckTexts } from '#engine/judge/checks/texts.ts';
import { type Check, defineCheck, type Outcome, scored } from '#engine/judge/checks/define-check.ts';

import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { say } from '#engine/base/text/say.ts';
import { counted, listed } from '#engine/base/text/wording.ts';
import type { EdgeEvidence, RobotsEvidence, SiteEvidence } from '#engine/evidence/evidence.ts';
import { readServedRobots, type RobotsDecision } from '#engine/evidence/robots.ts';
import { namedUses, signalsFor, signalsInRobots } from '#engine/evidence/site/use-signals.ts';
import { asValue, bad, info, inLine } from '#engine/judge/findings.ts';

type Row =
  | 'id'
  | 'points'
  | 'strength'
  | 'platformWeights'
  | 'difficulty'
  | 'impact'
  | 'timeframe'
  | 'consequence'
  | 'goesUnsaid'
  | 'sources';
type Asked = Pick<Parameters<typeof defineCheck<CrawlerTexts, ['robots'], ['site', 'edge']>>[0], Row> & {
  tokens: readonly string[];
  /** The id of the finding for each line that shuts one of them out. */
  blocked: FindingId;
  texts: CrawlerTexts;
};
/** What a check says of its own; the rest is the same for all crawlers. */
type CrawlerTexts = Omit<CheckTexts, 'advice'> & {
  title: { passed: string };
  says?: { about: string };
  advice: Pick<Advice, 'title' | 'resources'> & Partial<Pick<Advice, 'description' | 'metrics' | 'proof'>>;
};

/** A check of whether the crawlers named may fetch the key pages: by robots.txt, and by the server where it was tried. */
export function defineCrawlerCheck({ tokens, blocked, texts, ...check }: Asked): Check {
  return defineCheck({
    ...check,
    texts,
    reads: ['robots'],
    alsoReads: ['site', 'edge'],
    score: ({ robots, site, edge }) =>
      crawlerOutcome(tokens, robots, site, { id: blocked, tone: 'bad', passed: texts.title.passed }, edge),
    who: 'developer',
    minutes: 15,
    concerns: 'robots',
    advice: (findings) => ({
      description: `${texts.says?.about} ${wasRefused(findings) ? 'Your server refused our request under that name.' : 'Your robots.txt turns it away.'}`,
      steps: unblockSteps(findings, tokens),
      metrics: [`Share of key pages that ${listed(tokens)} may read`],
      proof: openRobotsProof(tokens, findings),
      commonMistakes: ['Opening the site to training crawlers, too. Those are separate agents and your own decision.'],
      ...texts.advice,
    }),
  });
}

/** What robots.txt says to one crawler about the pages that matter. */
export type CrawlerAccess = {
  token: string;
  asked: number;
  allowedShare: number;
  home: RobotsDecision;
  blocked: { url: string; decision: RobotsDecision }[];
};

/** Scores how much of the key pages `tokens` may fetch; each deciding line becomes a finding with the id and tone given. */
export function crawlerOutcome(
  tokens: readonly string[],
  robots: RobotsEvidence,
  site: SiteEvidence | undefined,
  { passed, ...finding }: Pick<Finding, 'id' | 'tone'> & { passed: string },
  edge?: EdgeEvidence,
): Outcome {
  if (robots.state === 'timeout')
    return {
      kind: 'not-measured',
      reason: 'Your robots.txt did not answer in time, and we cannot tell what it allows',
    };
  const accesses = tokens.map((token) => crawlerAccess(token, robots, site));
  const refused = (edge?.probes ?? []).filter(
    ({ token, status }) => refusals.has(status) && accesses.some((own) => own.token === token && own.allowedShare > 0),
  );
  const isRefused = (token: string) => refused.some((probe) => probe.token === token);
  const ratio =
    accesses.reduce((sum, { token, allowedShare }) => sum + (isRefused(token) ? 0 : allowedShare), 0) / tokens.length;
  if (refused.length > 0) return refusedOutcome(ratio, refused, accesses, robots);
  const alike = [
    ...Map.groupBy(accesses, ({ asked, blocked }) =>
      blocked.length === asked ? 'no key page' : `${asked - blocked.length} of ${counted(asked, knownPage)}`,
    ),
  ];
  const reason = alike
    .map(([pages, group]) => `${listed(group.map(({ token }) => token))} may read ${pages}`)
    .join('; ');
  return scored(
    ratio,
    `${reason}.`,
    [
      ...accesses.flatMap((access) => blockFindings(access, robots, finding)),
      ...allowFindings(accesses, robots),
      ...refusedUses(accesses, robots),
    ],
    say(passed, { pages: pagesAsked(accesses[0]?.asked ?? 0) }),
  );
}

/** Read or not: there may be more of them than key pages that were read. */
const knownPage = 'known key page|known key pages';

/** "your home page", which is the first that is asked about, or "all 8 known key pages". */
function pagesAsked(count: number): string {
  return count < 2 ? 'your home page' : `all ${count} known key pages`;
}

/** A server that says no to a crawler's name, as it was asked by us under that name. */
const refusals = new Set([401, 403, 407, 451]);

/** The rule on paper lets the crawler in, and the server does not: only the server counts. Edges that know the crawlers' addresses may let the real one in. */
function refusedOutcome(
  ratio: number,
  refused: EdgeEvidence['probes'],
  accesses: readonly CrawlerAccess[],
  robots: RobotsEvidence,
): Outcome {
  const who = listed(refused.map(({ token }) => token));
  const open = accesses.filter(
    ({ token, blocked }) => blocked.length === 0 && !refused.some((probe) => probe.token === token),
  );
  return {
    kind: 'scored',
    ratio,
    title: 'Allowed by robots.txt, refused when tried',
    reason: `robots.txt allows ${who}, and your server refused the home page when we asked under that name.`,
    findings: [
      ...refused.map(({ token, status }): Finding => {
        const note = `Your server answered our request under the name ${token} with status ${status}. If it knows the crawler by its address, it may let the real one in.`;
        return bad('agent-refused', note, asValue(`Status for ${token}`, String(status)));
      }),
      ...[...Map.groupBy(open, ({ home }) => home.line).values()].map((group) => allowFinding(group, robots)),
    ],
    comesFirst: true,
  };
}

export function crawlerAccess(token: string, robots: RobotsEvidence, site: SiteEvidence | undefined): CrawlerAccess {
  const urls = accessUrls(robots, site);
  const decide = deciderFor(robots);
  const decisions = urls.map((url) => ({ url, decision: decide(token, url) }));
  const blocked = decisions.filter(({ decision }) => !decision.allowed);
  return {
    token,
    asked: urls.length,
    allowedShare: 1 - blocked.length / urls.length,
    home: decide(token, urls[0] ?? robots.url),
    blocked,
  };
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

/** A crawler that may fetch a page may still be asked to make no use of it. No engine is known to obey that, so it costs nothing. */
function refusedUses(accesses: readonly CrawlerAccess[], robots: RobotsEvidence): Finding[] {
  const open = accesses.filter(({ blocked }) => blocked.length === 0);
  const signals = signalsInRobots(robots).filter(({ refused }) => refused.length > 0);
  const told = new Set(open.flatMap(({ token }) => signalsFor(token, signals)));
  return [...told].flatMap(({ line, text, refused }) =>
    line === null
      ? []
      : [
          info(
            'use-refused',
            `The same file refuses ${namedUses(refused)} on line ${line}, to whoever may fetch your pages. We know of no engine that obeys it.`,
            inLine(robots.url, line, text),
          ),
        ],
  );
}

function allowFinding(accesses: readonly CrawlerAccess[], robots: RobotsEvidence): Finding {
  const who = `${listed(accesses.map(({ token }) => token))} may fetch your key pages`;
  const { line = null, rule = null, group = null, byWildcard = false } = accesses[0]?.home ?? {};
  const base = { id: 'crawler-allowed' as const, tone: 'good' as const, url: robots.url };
  if (line !== null && rule !== null)
    return {
      ...base,
      note: `${who}: line ${line} of your robots.txt, in ${nameOf({ group, byWildcard })}, says “${rule}”.`,
      kind: 'line',
      line,
      text: rule,
    };
  if (robots.state !== 'ok') {
    const note = `${who}: robots.txt answers with status ${robots.status} and has no rules, which allows everything.`;
    return { ...base, note, kind: 'value', label: 'Status of robots.txt', value: String(robots.status) };
  }
  return {
    ...base,
    note: `${who}: no line of your robots.txt forbids it.`,
    kind: 'value',
    label: 'Lines that apply',
    value: 'none',
  };
}

function blockFindings(
  access: CrawlerAccess,
  robots: RobotsEvidence,
  { id, tone }: Pick<Finding, 'id' | 'tone'>,
): Finding[] {
  if (access.blocked.length === 0) return [];
  if (robots.state === '5xx') {
    const note = `Your robots.txt answers with status ${robots.status}. By RFC 9309, ${access.token} then stays away from the whole site.`;
    return [
      {
        id,
        tone,
        note,
        about: [access.token],
        kind: 'value',
        label: 'Status of robots.txt',
        value: String(robots.status),
        url: robots.url,
      },
    ];
  }
  const byLine = Map.groupBy(access.blocked, ({ decision }) => decision.line);
  return [...byLine.values()].flatMap((closed) => {
    const { line = null, rule = null, group = null, byWildcard = false } = closed[0]?.decision ?? {};
    if (line === null || rule === null) return [];
    const pages =
      closed.length === access.asked
        ? 'any of your key pages'
        : `${closed.length} of ${counted(access.asked, knownPage)}`;
    const note = `${access.token} may not fetch ${pages}: line ${line} of your robots.txt, in ${nameOf({ group, byWildcard })}, says “${rule}”.`;
    return [{ id, tone, note, about: [access.token], kind: 'line' as const, url: robots.url, line, text: rule }];
  });
}

function nameOf({ group, byWildcard }: Pick<RobotsDecision, 'group' | 'byWildcard'>): string {
  return byWildcard ? 'the group for all crawlers (*)' : `the group for ${group}`;
}

function wasRefused(findings: readonly Finding[]): boolean {
  return findings.some(({ id }) => id === 'agent-refused');
}

/** How anybody sees in a browser that the crawlers may come in. */
function openRobotsProof(tokens: readonly string[], findings: readonly Finding[]): string {
  if (wasRefused(findings))
    return `Press Check now. Your server answers our request under the name ${tokens.join(' or ')} with status 200.`;
  return `Open your website’s address with /robots.txt at its end in a browser. No “Disallow” line for ${tokens.join(' or ')} covers a public page.`;
}

/** What to change, with the customer's own lines. */
function unblockSteps(findings: readonly Finding[], tokens: readonly string[]): string[] {
  if (wasRefused(findings))
    return [
      'Find the rule in your firewall, hosting panel or security plugin that refuses user agents by name.',
      'Let these agents through.',
      'Ask your host whether the real crawlers get status 200 in the server’s log.',
      'Press Check now.',
    ];
  const closing = findings.filter(({ tone }) => tone !== 'good');
  const shutOut = tokens.filter((token) => closing.some(({ about }) => about?.includes(token)));
  const lines = closing.flatMap((finding) =>
    finding.kind === 'line' ? [`Delete or narrow line ${finding.line} of ${finding.url}, “${finding.text}”.`] : [],
  );
  return [
    ...new Set(lines),
    ...(shutOut.length > 0 ? shutOut : tokens).map(
      (token) =>
        `If the line has to stay for other crawlers, add a group: “User-agent: ${token}”, then “Allow: /”. Repeat your private paths below it.`,
    ),
    'If a firewall or hosting panel writes robots.txt for you, change the setting there.',
    'Press Check now. Crawlers notice the change within about a day.',
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
