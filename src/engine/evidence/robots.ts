// robots.txt as Google's published parser reads it, which is what crawlers obey: RFC 9309 and the slips that they forgive.
// With the group, the rule and the line that decide, because a customer must be able to check us.
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
/** What stands behind this in one line is not read, by Google's parser and so by us. */
const longestLineBytes = 2_083 * 8 - 1;

/** Whether `agent` (a product token; "Token/1.0 (…)" is cut) may fetch `url` (absolute, or a path). */
export function decideRobots(file: RobotsFile, agent: string, url: string): RobotsDecision {
  return deciderOf(file)(agent, url);
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
    case 'too-large':
      return deciderOf(parseRobots(robots.body));
    case '4xx':
    case 'html':
    case 'redirect>5':
      return () => ({ allowed: true, ...undecided });
    case '5xx':
    case 'timeout':
      return (_agent, url) => ({ allowed: pathOf(url) === '/robots.txt', ...undecided });
  }
}

/** Agents of the same groups share one list of rules, and what was found in it. */
function deciderOf(file: RobotsFile): (agent: string, url: string) => RobotsDecision {
  const lists = new Map<string, BestRule>();
  const rulesOf = remember((agent) => rulesFor(file, agent, lists));
  return (agent, url) => {
    const { group, bestRule, byWildcard } = rulesOf(agent);
    const path = pathOf(url);
    const best = path === '/robots.txt' ? null : bestRule(path);
    return { allowed: best?.allow ?? true, group, rule: best?.text ?? null, line: best?.line ?? null, byWildcard };
  };
}

/** The text of a file as it was sent. Bytes that are no UTF-8 are percent-encoded: as such they are compared with paths. */
export function decodeRobots(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return Buffer.from(bytes)
      .toString('latin1')
      .replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
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
      const rule = { allow: record === 'allow', pattern: escaped(value), text: written, line };
      open.rules.push(rule);
      // Whoever allows the index page of a folder allows the folder's address.
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

/** Keys count by how they begin, with the slips that crawlers forgive. */
const recordNames: [RegExp, RecordLine['record']][] = [
  [/^user[- ]?agent/i, 'user-agent'],
  [/^allow/i, 'allow'],
  [/^(dissallow|dissalow|disallow|disalow|diasllow|disallaw)/i, 'disallow'],
  [/^site-?map/i, 'sitemap'],
];

function* records(text: string): Generator<RecordLine> {
  const lines = text
    .replace(/^\uFEFF/, '')
    .slice(0, robotsMaxBytes)
    .split(/\r\n|\r|\n/);
  if (text.length > robotsMaxBytes) lines.pop(); // half a line is another rule: "Disallow: /a" may be cut to "Disallow: /"
  for (const [index, raw] of lines.entries()) {
    const written = trimmed(/^[^#\0]*/.exec(withinLength(raw))?.[0] ?? '');
    const [name, value] = keyAndValue(written) ?? [];
    const record = recordNames.find(([pattern]) => pattern.test(name ?? ''))?.[1];
    if (record && value !== undefined) yield { record, value, line: index + 1, written };
  }
}

/** Key and value are parted by the first colon; without one, by blanks, and only where the line is two words. */
function keyAndValue(line: string): [string, string] | null {
  const colon = line.indexOf(':');
  if (colon >= 0) return [trimmed(line.slice(0, colon)), trimmed(line.slice(colon + 1))];
  const [, key, value] = /^([^ \t]+)[ \t]+([^ \t]+)$/.exec(line) ?? [];
  return key === undefined || value === undefined ? null : [trimmed(key), trimmed(value)];
}

function withinLength(line: string): string {
  if (line.length * 3 <= longestLineBytes) return line;
  return decodeRobots(Buffer.from(line).subarray(0, longestLineBytes));
}

/** Without the white space of ASCII at both ends: any other is part of a path or a name. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBlank(text.charCodeAt(start))) start += 1;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

/** A name ends at the first character that is no letter, "-" or "_". */
function agentToken(value: string): string {
  if (/^\*([\t-\r ]|$)/.test(value)) return '*';
  return /^[A-Za-z_-]*/.exec(value)?.[0] ?? '';
}

type AgentRules = { group: string | null; bestRule: BestRule; byWildcard: boolean };

function rulesFor(file: RobotsFile, agent: string, lists: Map<string, BestRule>): AgentRules {
  const token = agentToken(agent).toLowerCase();
  for (const wanted of [token, '*']) {
    const groups = file.groups.filter((group) => group.agents.some((named) => named.token === wanted));
    const written = groups[0]?.agents.find((named) => named.token === wanted)?.written;
    if (written === undefined) continue;
    const key = groups.map((group) => group.agents[0]?.line).join();
    const bestRule = lists.get(key) ?? bestRuleOf(groups.flatMap((group) => group.rules));
    lists.set(key, bestRule);
    return { group: written, bestRule, byWildcard: wanted === '*' && token !== '*' };
  }
  return { group: null, bestRule: () => null, byWildcard: false };
}

/** The rule that decides about a path; null where none matches. */
type BestRule = (path: string) => RobotsRule | null;

/** Some thirty crawlers obey the same list, and one path of a file made to be slow costs a tenth of a second. */
function rememberingPaths(bestRule: BestRule): BestRule {
  const known = new Map<string, RobotsRule | null>();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const best = bestRule(path);
    if (known.size >= mostKept) known.clear();
    known.set(path, best);
    return best;
  };
}

const mostKept = 2_000;
/** Patterns of so many characters in all are tried sooner than a path is looked up. */
const quicklyTried = 50_000;

type HeadRule = { rule: RobotsRule; parts: string[]; anchored: boolean };
/**
 * Rules whose patterns begin with the same plain text, the strongest first, and the next shorter such text that this one
 * begins with. `byEnd`: those that also say how a path ends, by its last character.
 */
type Head = { text: string; open: HeadRule[]; byEnd: Map<number, HeadRule[]>; within: Head | null };

/**
 * The longest pattern wins; an Allow wins a tie; among equals the first line is quoted. An empty pattern matches nothing.
 * Heads are sorted, so that those a path begins with are found by halving, not by trying every rule.
 */
function bestRuleOf(rules: readonly RobotsRule[]): BestRule {
  const heads = sortedHeads(rules);
  const find: BestRule = (path) => {
    let best: RobotsRule | null = null;
    const end = path.charCodeAt(path.length - 1);
    for (let head = lastUpTo(heads, path); head; head = head.within) {
      if (!path.startsWith(head.text)) continue;
      const from = head.text.length;
      best = firstMatch(head.open, path, from, best);
      const ending = head.byEnd.get(end);
      if (ending) best = firstMatch(ending, path, from, best);
    }
    return best;
  };
  const characters = rules.reduce((sum, { pattern }) => sum + pattern.length, 0);
  return characters > quicklyTried ? rememberingPaths(find) : find;
}

function firstMatch(
  rules: readonly HeadRule[],
  path: string,
  from: number,
  best: RobotsRule | null,
): RobotsRule | null {
  for (const { rule, parts, anchored } of rules) {
    if (best && !isStronger(rule, best)) return best;
    if (matches(parts, anchored, path, from)) return rule;
  }
  return best;
}

function sortedHeads(rules: readonly RobotsRule[]): Head[] {
  const byText = new Map<string, Head>();
  for (const rule of rules.toSorted((a, b) => (isStronger(a, b) ? -1 : Number(isStronger(b, a))))) {
    if (rule.pattern === '') continue;
    const anchored = rule.pattern.endsWith('$');
    const [text = '', ...parts] = (anchored ? rule.pattern.slice(0, -1) : rule.pattern).split('*');
    const head = byText.get(text) ?? { text, open: [], byEnd: new Map(), within: null };
    byText.set(text, head);
    const last = anchored ? parts.at(-1) : undefined;
    const end = last ? last.charCodeAt(last.length - 1) : null;
    const group = end === null ? head.open : (head.byEnd.get(end) ?? []);
    group.push({ rule, parts, anchored });
    if (end !== null) head.byEnd.set(end, group);
  }
  const heads = [...byText.values()].toSorted((a, b) => (a.text < b.text ? -1 : 1));
  for (const [index, head] of heads.entries()) {
    head.within = heads[index - 1] ?? null;
    while (head.within && !head.text.startsWith(head.within.text)) head.within = head.within.within;
  }
  return heads;
}

function lastUpTo(heads: readonly Head[], path: string): Head | null {
  let [low, high] = [0, heads.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((heads[middle]?.text ?? '') <= path) low = middle + 1;
    else high = middle;
  }
  return heads[low - 1] ?? null;
}

function isStronger(rule: RobotsRule, than: RobotsRule): boolean {
  if (rule.pattern.length !== than.pattern.length) return rule.pattern.length > than.pattern.length;
  return rule.allow === than.allow ? rule.line < than.line : rule.allow;
}

/** "*" is any run, a last "$" is the end. Greedy from the left needs no backtracking, so the cost stays within pattern x path. */
function matches(parts: readonly string[], anchored: boolean, path: string, from: number): boolean {
  if (parts.length === 0) return !anchored || path.length === from;
  const last = anchored ? parts[parts.length - 1] : undefined;
  if (last && !path.endsWith(last)) return false;
  let position = from;
  for (let index = 0; index < parts.length - (anchored ? 1 : 0); index += 1) {
    const part = parts[index] ?? '';
    const found = path.indexOf(part, position);
    if (found < 0) return false;
    position = found + part.length;
  }
  return last === undefined || path.length - last.length >= position;
}

function pathOf(url: string): string {
  const path = url.startsWith('/') ? url : url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  if (/^\/[!$-;=?-[\]_a-z|~]*$/.test(path) && !path.includes('/.')) return path.includes('%') ? escaped(path) : path;
  const parsed = URL.parse(path.startsWith('/') ? `http://site.invalid${path}` : url);
  return parsed ? escaped(parsed.pathname + parsed.search) : '/';
}

/** Percent-encoded bytes in upper case, and characters outside ASCII as such bytes: both sides in one spelling. */
function escaped(value: string): string {
  return value
    .toWellFormed()
    .replace(/[^\0-\x7f]+/g, encodeURIComponent)
    .replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());
}
