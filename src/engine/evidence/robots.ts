// robots.txt by RFC 9309, with the group, the rule and the line that decide, because a customer must be able to check us.
import { remember } from '#engine/base/text/remember.ts';
import type { RobotsEvidence } from '#engine/evidence/evidence.ts';

/** Who may fetch what, and which line says so. `group` and `rule` are quoted as written; null where nothing matched. */
export type RobotsDecision = {
  allowed: boolean;
  /** The agent name of the group that applies: "PerplexityBot", "*"; null when no group does. */
  group: string | null;
  /** The deciding line without its comment: "Disallow: /private". */
  rule: string | null;
  /** 1-based line of `rule`. */
  line: number | null;
  /** true when the agent is not named and the group "*" applies. */
  byWildcard: boolean;
};

export type RobotsRule = { allow: boolean; pattern: string; text: string; line: number };
export type RobotsGroup = { agents: { token: string; written: string; line: number }[]; rules: RobotsRule[] };
export type RobotsFile = { groups: RobotsGroup[]; sitemaps: { url: string; line: number }[] };

/** RFC 9309, 2.5: at least 500 kibibytes are read. The rest is not judged. */
export const robotsMaxBytes = 500 * 1024;

/** Whether `agent` (a product token; "Token/1.0 (…)" is cut) may fetch `url` (absolute, or a path). */
export function decideRobots(file: RobotsFile, agent: string, url: string): RobotsDecision {
  return decideByRules(rulesFor(file, agent), url);
}

function decideByRules({ group, rules, byWildcard }: AgentRules, url: string, bestOf = longestMatch): RobotsDecision {
  const path = pathOf(url);
  const best = path === '/robots.txt' ? null : bestOf(rules, path);
  return { allowed: best?.allow ?? true, group, rule: best?.text ?? null, line: best?.line ?? null, byWildcard };
}

/**
 * The same for a file as it was served, parsed once: RFC 9309, 2.3.1: what is missing (4xx) allows all, what cannot be
 * reached (5xx, time-out) disallows all.
 */
export function readServedRobots(
  robots: Pick<RobotsEvidence, 'state' | 'body'>,
): (agent: string, url: string) => RobotsDecision {
  const undecided = { group: null, rule: null, line: null, byWildcard: false };
  switch (robots.state) {
    case 'ok':
    case 'too-large': {
      const file = parseRobots(robots.body);
      const lists = new Map<string, RobotsRule[]>();
      const rulesOf = remember((agent) => rulesFor(file, agent, lists));
      const bestOf = rememberedMatches();
      return (agent, url) => decideByRules(rulesOf(agent), url, bestOf);
    }
    case '4xx':
    case 'html':
    case 'redirect>5':
      return () => ({ allowed: true, ...undecided });
    case '5xx':
    case 'timeout':
      return (_agent, url) => ({ allowed: pathOf(url) === '/robots.txt', ...undecided });
  }
}

/** Groups and sitemaps of a file. Unknown records (Crawl-delay, Content-Signal …) do not end a group. Never throws. */
export function parseRobots(text: string): RobotsFile {
  const file: RobotsFile = { groups: [], sitemaps: [] };
  let open: RobotsGroup | null = null;
  for (const { record, value, line, written } of records(text)) {
    if (record === 'sitemap') {
      if (value !== '') file.sitemaps.push({ url: value, line });
    } else if (record === 'user-agent') {
      if (open === null || open.rules.length > 0) file.groups.push((open = { agents: [], rules: [] }));
      const token = agentToken(value);
      if (token !== '') open.agents.push({ token: token.toLowerCase(), written: token, line });
    } else if (open !== null) {
      const rule = { allow: record === 'allow', pattern: normalise(value), text: written, line };
      open.rules.push(rule);
      // As Google's own parser has it: whoever allows the index page of a folder allows the folder's address.
      const folder = rule.allow ? /^(.*\/)index\.htm[^/]*$/.exec(rule.pattern)?.[1] : undefined;
      if (folder !== undefined) open.rules.push({ ...rule, pattern: `${folder}$` });
    }
  }
  return file;
}

type RecordLine = {
  record: 'user-agent' | 'allow' | 'disallow' | 'sitemap';
  value: string;
  line: number;
  written: string;
};

// Slips that the search engines' own parsers forgive are forgiven here too: what they obey, we must report.
const recordNames: [RegExp, RecordLine['record']][] = [
  [/^user[- ]?agent$/i, 'user-agent'],
  [/^allow$/i, 'allow'],
  [/^(diss?all?ow|diasllow|disallaw)$/i, 'disallow'],
  [/^site-?maps?$/i, 'sitemap'],
];

function* records(text: string): Generator<RecordLine> {
  const lines = text
    .replace(/^\uFEFF/, '')
    .slice(0, robotsMaxBytes)
    .split(/\r\n|\r|\n/);
  if (text.length > robotsMaxBytes) lines.pop(); // half a line is another rule: "Disallow: /a" may be cut to "Disallow: /"
  for (const [index, raw] of lines.entries()) {
    const written = raw.split('#', 1)[0]?.trim() ?? '';
    const colon = written.indexOf(':');
    const cut = colon >= 0 ? colon : written.search(/[ \t]/);
    if (cut <= 0) continue;
    const name = written.slice(0, cut).trim();
    const record = recordNames.find(([pattern]) => pattern.test(name))?.[1];
    if (record) yield { record, value: written.slice(cut + 1).trim(), line: index + 1, written };
  }
}

function agentToken(value: string): string {
  if (/^\*(\s|$)/.test(value)) return '*';
  return /^[\w.-]+/.exec(value)?.[0] ?? '';
}

type AgentRules = { group: string | null; rules: RobotsRule[]; byWildcard: boolean };

/** `lists`: the rules of groups that belong together, so that agents of the same groups share one list. */
function rulesFor(file: RobotsFile, agent: string, lists = new Map<string, RobotsRule[]>()): AgentRules {
  const token = agentToken(agent).toLowerCase();
  for (const wanted of [token, '*']) {
    const groups = file.groups.filter((group) => group.agents.some((named) => named.token === wanted));
    const written = groups[0]?.agents.find((named) => named.token === wanted)?.written;
    if (written === undefined) continue;
    const key = groups.map((group) => group.agents[0]?.line).join();
    const rules = lists.get(key) ?? groups.flatMap((group) => group.rules);
    lists.set(key, rules);
    return { group: written, rules, byWildcard: wanted === '*' && token !== '*' };
  }
  return { group: null, rules: [], byWildcard: false };
}

/** `longestMatch`, once for each list of rules and path: some thirty crawlers obey the same list, and a file made to be slow costs a tenth of a second each time. */
function rememberedMatches(): typeof longestMatch {
  const known = new Map<RobotsRule[], Map<string, RobotsRule | null>>();
  let kept = 0;
  return (rules, path) => {
    const before = known.get(rules)?.get(path);
    if (before !== undefined) return before;
    const best = longestMatch(rules, path);
    if ((kept += 1) > mostKept) {
      known.clear();
      kept = 1;
    }
    known.set(rules, (known.get(rules) ?? new Map<string, RobotsRule | null>()).set(path, best));
    return best;
  };
}

const mostKept = 2_000;

/** The longest pattern wins; an Allow wins a tie; among equals the first line is quoted. An empty pattern matches nothing. */
function longestMatch(rules: RobotsRule[], path: string): RobotsRule | null {
  let best: RobotsRule | null = null;
  for (const rule of rules) {
    if (rule.pattern === '' || (best && rule.pattern.length < best.pattern.length)) continue;
    if (best && rule.pattern.length === best.pattern.length && (best.allow || !rule.allow)) continue;
    if (matches(rule.pattern, path)) best = rule;
  }
  return best;
}

/** "*" is any run, a last "$" is the end. Greedy from the left needs no backtracking, so the cost stays within pattern x path. */
function matches(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$');
  const parts = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  const first = parts.shift() ?? '';
  if (!path.startsWith(first)) return false;
  if (parts.length === 0) return !anchored || path.length === first.length;
  let position = first.length;
  const last = anchored ? (parts.pop() ?? '') : '';
  for (const part of parts) {
    const found = path.indexOf(part, position);
    if (found < 0) return false;
    position = found + part.length;
  }
  return !anchored || (path.length - last.length >= position && path.endsWith(last));
}

const pathOf: (url: string) => string = remember((url) => {
  const parsed = URL.parse(url.startsWith('/') ? `http://site.invalid${url}` : url);
  return parsed ? normalise(parsed.pathname + parsed.search) : '/';
});

/** Both sides in one spelling: reserved and non-ASCII bytes percent-encoded in upper case, unreserved ones plain (RFC 9309, 2.2.2). */
function normalise(value: string): string {
  return value
    .toWellFormed()
    .replace(/[^!$%&()*+,\-./\w:;=?@[\]~]/gu, (character) =>
      character === "'" ? '%27' : encodeURIComponent(character),
    )
    .replace(/%[0-9a-f]{2}/gi, (escape) => {
      const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
    });
}
