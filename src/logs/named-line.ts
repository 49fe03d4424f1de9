// A line whose fields have names: JSON of any server or service, key=value, labelled values, and the columns that a header names.
// A name is known by how it ends, since each writer puts its own words before "status" or "user agent".
import { agentAmong, agentIn, assistantAt, referrerAmong } from './agents.ts';
import { isAddressList, publicAddress } from './client-address.ts';
import { dayOf, hostOf, isHostName, type LogLine, statusOf, targetOf, unescaped, withoutCodes } from './log-line.ts';

export type Role = 'forwarded' | 'client' | 'agent' | 'referrer' | 'status' | 'host' | 'path' | 'query' | 'day';

/** The first that matches a name without signs counts; several of one role are tried in the order of its patterns. */
const roles: [Role, RegExp][] = [
  ['forwarded', /forwardedfor$|^xff$|connectingip$|trueclientip$|xrealip$|fastlyclientip$/],
  ['client', /(?:client|remote|viewer|source|src|peer|caller)(?:ip|addr|address|host)(?:withoutport)?$/],
  ['client', /^(?:properties)?(?:c|cli|http|user)?ip$|ipaddress$|^(?:client|remote|addr|address)$|^idorigh$/],
  ['agent', /useragent(?:original)?$|^ua$|^agent$/],
  ['referrer', /referr?er(?:ur[il])?$/],
  ['status', /(?:^|s?c|http|resp|response|downstream|request|proxy|elb|final)status(?:code)?$/],
  ['status', /(?:response|http)code$|^code$/],
  ['host', /hostheader$/],
  ['host', /(?:request|http|cs|proxy|virtual)host(?:name)?$|authority$/],
  ['host', /^(?:v?host|hostname|servername|domain|urldomain|site|origin)$/],
  ['path', /^(?:http|cs)?request(?:line)?$|requestur[il]$|requestline$|uristem$|urloriginal$|^req$/],
  ['path', /(?:^|req|request|http|proxy|url|original|client)path$/],
  ['path', /^(?:http|cs|full|original|page)?ur[il]$|^target$/],
  ['path', /originpath$/],
  ['query', /quer(?:y|ystring)$|^args$/],
  ['day', /^(?:time|timelocal|timeiso8601|timestamp|date|datelocal|datetime|ts|at)$/],
  [
    'day',
    /time(?:local|iso8601|stamp|utc)?(?:sec|ms)?$|^msec$|start(?:utc|local)$|(?:started|requested|received|logged)at$/,
  ],
];
/** What stands behind a proxy answered somebody else. */
const behind = /upstream|origin(?!al|path|$)|backend|target(?=.)|cache|substatus|win32/;
const known = new Map<string, number>();

const notTheVisitors = -2;

/** Its row in `roles`, -1 for a name that tells nothing, or `notTheVisitors`. */
function rowOf(name: string): number {
  const seen = known.get(name);
  if (seen !== undefined) return seen;
  const plain = name.toLowerCase().replace(/[^a-z\d]/g, '');
  const row = behind.test(plain) ? notTheVisitors : roles.findIndex(([, pattern]) => pattern.test(plain));
  if (known.size < 1_000) known.set(name, row);
  return row;
}

/** What a field of this name tells; undefined for a name that says nothing. */
export function roleOf(name: string): Role | undefined {
  return roles[rowOf(name)]?.[0];
}

/** `fallbackDay`: of what stood before the line. null where the fields tell no page or day. */
export function lineOf(
  fields: Iterable<readonly [name: string, value: string]>,
  fallbackDay: string | null,
): LogLine | null {
  const { all, others } = byRole(fields);
  const requested = first(all('path'), requestedIn) ?? first(others, requestLineIn);
  const day = first(all('day'), dayOf) ?? fallbackDay ?? onlyDayIn(others);
  if (requested === null || day === null) return null;
  const { path, host } = targetOf(requested);
  const query = path.includes('?') ? undefined : all('query')[0]?.replace(/^\?/, '');
  return {
    addresses: clientIn([...all('forwarded'), ...all('client')], all('host')) ?? onlyAddressIn(others),
    host: host ?? first(all('host'), hostIn),
    day,
    path: query === undefined ? path : `${path}?${query}`,
    status: first(all('status'), statusOf),
    referrer: referrerAmong(all('referrer')) || (first(others, assistantsPage) ?? ''),
    agent: agentAmong(all('agent').map(plainAgent)) || (first(others, crawlerIn) ?? ''),
  };
}

function byRole(fields: Iterable<readonly [name: string, value: string]>): {
  all: (role: Role) => string[];
  others: string[];
} {
  const found = new Map<Role, { row: number; value: string }[]>();
  const others: string[] = [];
  for (const [name, value] of fields) {
    const row = rowOf(name);
    if (value === '' || value === '-' || row === notTheVisitors) continue;
    const said = roles[row]?.[0];
    if (said === undefined) others.push(value);
    else found.set(said, [...(found.get(said) ?? []), { row, value }]);
  }
  const all = (role: Role) => (found.get(role) ?? []).toSorted((a, b) => a.row - b.row).map(({ value }) => value);
  return { all, others };
}

function first<T>(values: readonly string[], read: (value: string) => T | null): T | null {
  for (const value of values) {
    const found = read(value);
    if (found !== null) return found;
  }
  return null;
}

/** The labels of LTSV call the client "host", and the host "vhost"; without the other, a host may be one that was asked for by its address. */
function clientIn(said: readonly string[], hosts: readonly string[]): string[] | null {
  if (said.some(isAddressList)) return said.map(publicAddress).filter(Boolean).slice(0, 1);
  const found = hosts.filter(isAddressList).map(publicAddress).filter(Boolean);
  if (found.length === 0) return null;
  return hosts.every(isAddressList) ? [...found, ''] : found.slice(0, 1);
}

/** Some services write a blank as "%20". */
function plainAgent(value: string): string {
  return value.includes(' ') ? unescaped(value) : withoutCodes(unescaped(value));
}

/** Of two days under names that nobody knows, one may be that of a certificate. */
function onlyDayIn(values: readonly string[]): string | null {
  const found = new Set(values.flatMap((value) => dayOf(value) ?? []));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** Under names that nobody knows: it may be the server's. */
function onlyAddressIn(values: readonly string[]): string[] {
  const found = [...new Set(values.filter(isAddressList).map(publicAddress))].filter(Boolean);
  return found.length === 1 ? [...found, ''] : [];
}

function hostIn(value: string): string | null {
  return isHostName(value) || /^[a-z][\w-]*(?::\d+)?$/i.test(value) ? hostOf(value) : null;
}

/** A field under a name that nobody knows, where it names a crawler and is no address of a page. */
function crawlerIn(text: string): string | null {
  return !/^(?:[a-z][\w+.-]*:\/)?\//i.test(text) && agentIn(text) !== null ? text : null;
}

function assistantsPage(text: string): string | null {
  return assistantAt(text) === null ? null : text;
}

/** The target of a request line, or of a column that holds nothing else; some write the host before the path. */
function requestedIn(value: string): string | null {
  if (/^\/|^https?:\/\//i.test(value)) return value;
  return (
    requestLineIn(value) ?? (/^[\w-]+(?:\.[\w-]+)*\.[a-z][a-z\d-]+(?::\d+)?\//i.test(value) ? `http://${value}` : null)
  );
}

function requestLineIn(value: string): string | null {
  return /^[A-Z][A-Z-]{2,15} ((?:\/|https?:\/\/).*?)(?: HTTP\/\d(?:\.\d)?)?$/.exec(value)?.[1] ?? null;
}

/** `null` where the text is no JSON. Lists of name and value, as some firewalls write headers, are fields as well. */
export function jsonFields(text: string): [name: string, value: string][] | null {
  // nginx writes bytes as \x22 unless it is told that it writes JSON.
  const parsed = objectIn(text) ?? objectIn(text.replaceAll('\\x', '\\\\x'));
  if (parsed === null) return null;
  const fields: [string, string][] = [];
  flatten(parsed, '', fields);
  return fields;
}

/** Whether it holds a list of requests, each with its page and day: one line of a report cannot tell them all. */
export function isOfSeveral(text: string): boolean {
  const parsed = objectIn(text);
  return parsed !== null && holdsSeveral(parsed, 0);
}

const deepestList = 3;

function holdsSeveral(value: object, depth: number): boolean {
  const inner = Object.values(value).filter((each) => typeof each === 'object' && each !== null) as object[];
  if (Array.isArray(value) && inner.length > 1) {
    const requests = inner.slice(0, 2).filter((each) => {
      const fields: [string, string][] = [];
      flatten(each, '', fields);
      return lineOf(fields, null) !== null;
    });
    if (requests.length > 1) return true;
  }
  return depth < deepestList && inner.some((each) => holdsSeveral(each, depth + 1));
}

function objectIn(text: string): object | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}

const [mostFields, deepest] = [500, 30];

function flatten(value: unknown, name: string, into: [string, string][], depth = 0): void {
  if (into.length >= mostFields || depth > deepest) return;
  const inner = typeof value === 'string' && /^\s*\{.*\}\s*$/s.test(value) ? objectIn(value) : null;
  if (inner !== null) flatten(inner, '', into, depth + 1); // a line in a field of another keeps its own names
  else if (typeof value === 'string' || typeof value === 'number') into.push([name, String(value)]);
  else if (Array.isArray(value)) {
    for (const each of value.slice(0, 100)) {
      const { name: label, value: content } = (each ?? {}) as { name?: unknown; value?: unknown };
      if (typeof label === 'string' && typeof content === 'string') into.push([label, content]);
      else flatten(each, name, into, depth + 1);
    }
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      flatten(inner, name === '' ? key : `${name}.${key}`, into, depth + 1);
}

const pair = /(?:^|\s)([A-Za-z_@][\w.@()-]*)=(?:"((?:[^"\\]|\\.)*)"|([^\s"]*))/g;

const fewestPairs = 4;

/** Fields written key=value, or by labels and tabs; null where they are too few. */
export function pairFields(line: string): [name: string, value: string][] | null {
  const labelled = line.split('\t').flatMap((cell): [string, string][] => {
    const [, label = '', value = ''] = /^([A-Za-z_][\w.-]*):(.*)$/.exec(cell) ?? [];
    return label === '' ? [] : [[label, value]];
  });
  if (labelled.length >= fewestPairs) return labelled;
  const pairs = [...line.matchAll(pair)];
  return pairs.length < fewestPairs ? null : pairs.map(([, name = '', quoted, bare = '']) => [name, quoted ?? bare]);
}
