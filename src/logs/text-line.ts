// A line whose fields have places and no names: the combined format and its kin. Fields are told apart by what they look like,
// since every server lets its owner move them.
import { agentAmong } from './agents.ts';
import { hasPort, isAddressList, publicAddress } from './client-address.ts';
import { dayOf, hostOf, isHostName, type LogLine, statusOf, targetOf, unescaped } from './log-line.ts';

const quotedRequest = /(?<!\\)"([A-Z][A-Z-]{2,15}) ((?:[^"\\]|\\.)*?)(?: HTTP\/\d(?:\.\d)?)?"/;
const bareRequest = /(?:^|\s)([A-Z]{3,10})\s+(\/\S*|https?:\/\/\S+)(?:\s+HTTP\/\d(?:\.\d)?)?(?=\s|$)/;

/** null where the line holds no request with a day. */
export function readText(line: string): LogLine | null {
  const quotedOne = quotedRequest.exec(line);
  const request = quotedOne ?? bareRequest.exec(line);
  if (request === null) return null;
  const before = line.slice(0, request.index);
  const after = fieldsOf(line.slice(request.index + request[0].length));
  // Without quotes nothing says where a user agent ends, and a port looks like a status.
  if (quotedOne === null && after.quoted.length === 0) return null;
  const day = dayOf(before) ?? [...wordsOf(before), ...after.bare].map(dayOf).find(Boolean) ?? null;
  if (day === null) return null;
  const target = targetOf(unescaped(request[2] ?? ''));
  const said: Record<Kind, string[]> = { none: [], url: [], host: [], addresses: [], prose: [] };
  for (const text of after.quoted) said[kindOf(text)].push(text);
  if (/["{]/.test(before)) for (const text of capturedIn(before)) said[kindOf(text)].push(text);
  const front = frontOf(before);
  return {
    address: forwardedAddress(after.bare, said.addresses) || front.address,
    host: target.host ?? front.host ?? hostOf(said.host[0] ?? ''),
    day,
    path: target.path,
    status: statusIn(after, before),
    referrer: said.url[0] ?? '',
    agent: agentAmong(said.prose),
  };
}

type Fields = { quoted: string[]; bare: string[]; startsQuoted: boolean };

/** Quoted, in the braces of HAProxy's captured headers, or bare. */
const fieldPattern = /"((?:[^"\\]|\\.)*)"|\{([^{}]*)\}|((?:[^\s"\\{]|\\.)+)/g;

function fieldsOf(text: string): Fields {
  const fields: Fields = { quoted: [], bare: [], startsQuoted: false };
  for (const [, quoted, braced, bare] of text.matchAll(fieldPattern))
    if (bare !== undefined) fields.bare.push(bare);
    else {
      fields.startsQuoted ||= fields.bare.length === 0;
      fields.quoted.push(unescaped(quoted ?? braced ?? ''));
    }
  return fields;
}

/** Headers that stand before the request: HAProxy's in braces, divided by bars, or quoted ones. */
function capturedIn(before: string): string[] {
  return fieldsOf(before).quoted.flatMap((text) => text.split('|'));
}

type Kind = 'none' | 'url' | 'host' | 'addresses' | 'prose';
const kinds = new Map<string, Kind>(); // user agents come again and again

function kindOf(text: string): Kind {
  const known = kinds.get(text);
  if (known !== undefined) return known;
  const kind = newKind(text);
  if (kinds.size < 10_000 && text.length < 400) kinds.set(text, kind);
  return kind;
}

function newKind(text: string): Kind {
  if (text === '' || text === '-') return 'none';
  if (/^[a-z][\w.+-]*:\/\/|^\//i.test(text)) return 'url';
  if (isAddressList(text)) return 'addresses';
  return isHostName(text) ? 'host' : 'prose';
}

/** Where a proxy's list stands behind the request, its last column that holds a public address is the client's. */
function forwardedAddress(bare: readonly string[], quoted: readonly string[]): string {
  const last = (those: readonly string[]) => those.map(publicAddress).findLast((address) => address !== '');
  // A server behind the proxy is written with its port.
  return last([...bare.filter(isAddressList), ...quoted].filter((text) => !hasPort(text))) ?? last(quoted) ?? '';
}

/** The first of three digits behind the request; a load balancer writes it before, and the user agent right behind. */
function statusIn(after: Fields, before: string): number | null {
  const first = (fields: Fields) => statusOf(fields.bare.find((text) => statusOf(text) !== null) ?? '');
  return after.startsQuoted ? (first(fieldsOf(before)) ?? first(after)) : (first(after) ?? first(fieldsOf(before)));
}

/** What syslog, journald, containers and their tools write before a line. */
const prefix = new RegExp(
  [
    /<\d+>1 \S+ \S+ \S+ \S+ \S+ (?:-|(?:\[[^\]]*\])+) /,
    /(?:<\d+>)?[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d(?:\.\d+)? \S+ (?:[^\s:[]+(?:\[\d+\])?: )?/,
    /(?:<\d+>)?\d{4}-\d\d-\d\dT\S+ (?:std(?:out|err) [FP] |(?:\S+ )?[^\s:[]+(?:\[[\w.-]+\])?: )?/,
    /[\w.-]+ +\| /,
    /\[(?:pod|container)\/[^\]]*\] /,
  ]
    .map(({ source }) => `^${source}`)
    .join('|'),
);

export function withoutPrefix(line: string): string {
  const length = prefix.exec(line)?.[0].length ?? 0;
  return length === 0 ? line : withoutPrefix(line.slice(length));
}

const time = /\[?\d\d\/[A-Z][a-z]{2}\/\d{4}:[^\]\s"]*(?: [+-]\d{4})?\]?/;

/** Client and virtual host stand before the time, in any order: client, ident and user, and more where the owner wanted more. */
function frontOf(before: string): { address: string; host: string | null } {
  const { 0: found = '', index = before.length } = time.exec(before) ?? {};
  const fields = wordsOf(withoutPrefix(before.slice(0, index)));
  const addresses = publicOf(fields);
  // Two of them, and the line does not say which one is the client's.
  const address =
    addresses.length > 1 ? '' : (addresses[0] ?? publicOf(wordsOf(before.slice(index + found.length)))[0] ?? '');
  const names = (fields.length < 3 ? fields : fields.slice(0, -1)).filter(
    (field) => field !== '-' && (isHostName(field) || /^[a-z][\w-]*:\d+$/i.test(field)),
  );
  if (names.length === 0) return { address, host: null };
  // A name in the place of the client's address may be the client's own.
  const isHost = fields.some(isAddressList) || (names.length === 1 && fields.length > 3);
  return { address, host: isHost ? hostOf(names[0] ?? '') : null };
}

/** A list of proxies is one word. */
function wordsOf(text: string): string[] {
  return text.match(/(?:[^\s",]|,\s*)+/g) ?? [];
}

/** Each address once. */
function publicOf(fields: readonly string[]): string[] {
  const found: string[] = [];
  for (const field of fields) {
    const address = field === '-' ? '' : publicAddress(field);
    if (address !== '' && !found.includes(address)) found.push(address);
  }
  return found;
}
