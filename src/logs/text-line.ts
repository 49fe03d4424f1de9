// A line whose fields have places and no names: the combined format and its kin. Fields are told apart by what they look like,
// since every server lets its owner move them.
import { agentIn, assistantAt } from './agents.ts';
import { hasPort, isAddressList, publicAddress } from './client-address.ts';
import { dayOf, hostOf, isHostName, type LogLine, statusOf, targetOf, unescaped } from './log-line.ts';
import { roleOf } from './named-line.ts';
import { ownText } from './own-text.ts';
import { readPlain } from './plain-line.ts';
import { type Field, fieldsOf } from './text-fields.ts';

/** null where the line holds no request with a day and a status, or does not say where a field ends. */
export function readText(line: string): LogLine | null {
  const plain = readPlain(line);
  if (plain !== null) return plain;
  const fields = fieldsOf(line);
  const request = fields === null ? null : requestAmong(fields);
  return fields === null || request === null ? null : readFields(line, fields, request);
}

function readFields(line: string, fields: readonly Field[], request: Request): LogLine | null {
  const before = fields.slice(0, request.from);
  const after = fields.slice(request.to);
  const said = textsOf(after, before);
  // Without quotes nothing says where a user agent ends, and a port looks like a status.
  if (!request.isQuoted && !said.isDelimited) return null;
  const time = timeAmong(before);
  const day = time?.day ?? timeAmong(after)?.day;
  const status = statusBeside(before, after, request.isApart);
  if (day === undefined || status === undefined) return null;
  const target = targetOf(request.target);
  const front = frontOf(line, before, time?.at ?? before.length);
  const { client, host } = said.labelled;
  return {
    addresses: client === undefined ? addressesOf(after, said.columns, front.addresses) : listed(client),
    host: [target.host, request.host, hostOf(host), front.host, hostOf(said.host)].find((one) => one !== null) ?? null,
    day,
    path: target.path,
    status,
    referrer: said.assistant ?? said.url ?? '',
    agent: said.labelled.agent ?? said.crawler ?? said.prose ?? restOf(line, after),
  };
}

/** Where nothing behind the request is quoted, a user agent is the rest of the line from its first product on. */
function restOf(line: string, after: readonly Field[]): string {
  if (after.some(({ kind }) => kind === 'quoted' || kind === 'braced')) return '';
  const first = after.find(({ text }) => /^[A-Za-z][\w.-]*\/\d/.test(text));
  return first === undefined ? '' : line.slice(first.start);
}

type Request = {
  target: string;
  host: string | null;
  from: number;
  to: number;
  isQuoted: boolean;
  /** The method stands in a field of its own, the target quoted some fields on. */
  isApart: boolean;
};

const furthestTarget = 3;

function requestAmong(fields: readonly Field[]): Request | null {
  for (let at = 0; at < fields.length; at += 1) {
    const { kind, text } = fields[at] as Field;
    if (kind === 'quoted' && text.length > 5) {
      const target = requestedBy(text);
      if (target !== null) return { target, host: null, from: at, to: at + 1, isQuoted: true, isApart: false };
    } else if ((kind === 'bare' || kind === 'quoted') && isMethod(text)) {
      const apart = requestFrom(fields, at);
      if (apart !== null) return apart;
    }
  }
  return null;
}

/** The target of "GET /prices HTTP/1.1"; null for any other text. */
function requestedBy(text: string): string | null {
  const space = text.indexOf(' ');
  if (space === -1 || !isMethod(text.slice(0, space))) return null;
  const protocol = text.lastIndexOf(' HTTP/');
  const isWhole = protocol >= space && /^ HTTP\/\d(?:\.\d)?$/.test(text.slice(protocol));
  const target = text.slice(space + 1, isWhole ? Math.max(protocol, space + 1) : text.length).trim();
  // What holds a second protocol was two fields, before a quote was lost.
  if (target === '' || target.includes(' HTTP/')) return null;
  return isWhole || isTarget(target) ? target : null;
}

function isMethod(text: string): boolean {
  if (text.length < 3 || text.length > 16) return false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (!((sign >= 65 && sign <= 90) || (sign === 45 && at > 0))) return false;
  }
  return true;
}

function isTarget(text: string): boolean {
  return /^(?:\/|https?:\/\/)\S*$/i.test(text);
}

/** A method that stands alone: before its target, or before scheme, host and the quoted target. */
function requestFrom(fields: readonly Field[], at: number): Request | null {
  for (let to = at + 1; to <= at + furthestTarget && to < fields.length; to += 1) {
    const { kind, text } = fields[to] as Field;
    const isQuoted = kind === 'quoted';
    if (!(isQuoted || (kind === 'bare' && to === at + 1)) || !isTarget(text)) continue;
    const before = to > at + 1 ? (fields[to - 1]?.text ?? '') : '';
    const host = isHostName(before) ? hostOf(before) : null;
    return { target: text, host, from: at, to: to + 1, isQuoted, isApart: to > at + 1 };
  }
  return null;
}

type Kind = 'none' | 'url' | 'assistant' | 'host' | 'addresses' | 'prose' | 'crawler';
/** The first text of each kind, and all addresses. */
type Said = Partial<Record<Kind, string>> & {
  columns: string[];
  labelled: Partial<Record<'client' | 'host' | 'agent', string>>;
  /** Whether some text says itself where it ends. */
  isDelimited: boolean;
};

/** Quoted, in the braces of HAProxy's captured headers, or in brackets, some with a label: `[client: 20.0.0.1]`. */
function textsOf(after: readonly Field[], before: readonly Field[]): Said {
  const said: Said = { columns: [], labelled: {}, isDelimited: false };
  for (const field of after) take(field, said);
  for (const field of before) take(field, said);
  return said;
}

function take({ kind, text }: Field, said: Said): void {
  if (kind === 'bare') {
    if (text.startsWith('http') && kindOf(text) === 'assistant') said.assistant ??= text;
  } else if (kind === 'bracketed') takeLabelled(text, said);
  else {
    said.isDelimited = true;
    // Headers that HAProxy captured are divided by bars.
    for (const part of kind === 'braced' ? text.split('|') : [text]) {
      const written = unescaped(part);
      const own = kindOf(written);
      said[own] ??= written;
      if (own === 'addresses') said.columns.push(written);
    }
  }
}

function takeLabelled(text: string, said: Said): void {
  const [, label = '', value = ''] = /^([A-Za-z][\w-]*)(?:: ?| )(.+)$/.exec(text) ?? [];
  const role = label === '' ? undefined : roleOf(label);
  if (role === 'client' || role === 'host' || role === 'agent') {
    said.labelled[role] ??= value;
    if (role === 'agent') said.isDelimited = true;
  } else if (agentIn(text) !== null) said.crawler ??= unescaped(text);
}

const kinds = new Map<string, Kind>(); // user agents come again and again

function kindOf(text: string): Kind {
  const known = kinds.get(text);
  if (known !== undefined) return known;
  const kind = newKind(text);
  if (kinds.size < 10_000) kinds.set(ownText(text), kind);
  return kind;
}

function newKind(text: string): Kind {
  if (text === '' || text === '-') return 'none';
  if (assistantAt(text) !== null) return 'assistant';
  if (/^[a-z][\w.+-]*:\/\/|^\//i.test(text)) return 'url';
  if (isAddressList(text)) return 'addresses';
  if (agentIn(text) !== null) return 'crawler';
  return isHostName(text) ? 'host' : 'prose';
}

const slash = 47;

/** A day with the name of its month is the server's own; one in numbers may be what a collector wrote before the line. */
function timeAmong(fields: readonly Field[]): { day: string; at: number } | null {
  let found: { day: string; at: number } | null = null;
  for (let at = 0; at < fields.length; at += 1) {
    const { kind, text } = fields[at] as Field;
    if (text.charCodeAt(2) !== slash) continue;
    const day = kind === 'bare' || kind === 'bracketed' ? dayOf(text) : null;
    if (day !== null) return { day, at };
  }
  for (const [at, { kind, text }] of fields.entries()) {
    if (kind === 'braced' || text.length < 8 || (kind === 'quoted' && !/^\[?\d/.test(text))) continue;
    const day: string | null = found === null || kind === 'bracketed' ? dayOf(text) : null;
    if (day !== null) found = { day, at };
  }
  return found;
}

/** The first of three digits behind the request; a load balancer writes it before, and the user agent right behind. null for a dash, undefined for none. */
function statusBeside(before: readonly Field[], after: readonly Field[], isApart: boolean): number | null | undefined {
  // Where the method stands alone, the servers behind are named first.
  if (isApart) return firstStatus(before.toReversed());
  const isBehind = after[0]?.kind !== 'bare';
  if (!isBehind && after[0]?.text === '-') return null; // the visitor left before there was one
  return firstStatus(isBehind ? before : after) ?? firstStatus(isBehind ? after : before);
}

function firstStatus(fields: readonly Field[]): number | undefined {
  for (const { kind, text } of fields) {
    const status = kind === 'bare' && text.length === 3 ? statusOf(text) : null;
    if (status !== null) return status;
  }
  return undefined;
}

/** Where a proxy's list stands quoted behind the request, its last column that holds a public address is the client's. Bare, it may be the server's. */
function addressesOf(after: readonly Field[], quoted: readonly string[], front: readonly string[]): readonly string[] {
  const forwarded = lastPublic(quoted, false);
  if (forwarded !== undefined) return [forwarded];
  let address = front.length === 0 ? lastPublic(quoted, true) : undefined;
  for (const { kind, text } of after)
    if (kind === 'bare' && text.length >= shortestAddress && isAddressList(text) && !hasPort(text))
      address = publicAddress(text) || address;
  if (address === undefined || front.includes(address)) return front;
  return [address, ...(front.length === 0 ? [''] : front)];
}

const shortestAddress = 3;

/** A server behind the proxy is written with its port. */
function lastPublic(columns: readonly string[], withPorts: boolean): string | undefined {
  for (const column of columns.toReversed()) {
    const address = hasPort(column) === withPorts ? publicAddress(column) : '';
    if (address !== '') return address;
  }
  return undefined;
}

function listed(value: string): string[] {
  const address = publicAddress(value);
  return address === '' ? [] : [address];
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

/** Client and virtual host stand before the time, in any order: client, ident and user, and more where the owner wanted more. */
function frontOf(
  line: string,
  before: readonly Field[],
  timeAt: number,
): { addresses: readonly string[]; host: string | null } {
  const time = before[timeAt];
  const isServersOwn = time !== undefined && (time.kind === 'bracketed' || time.text.charCodeAt(2) === slash);
  const columns = isServersOwn ? before.slice(0, timeAt) : before;
  const front = columns.length === 0 || isAddress(columns[0] as Field) ? columns : behindPrefix(line, columns);
  if (isServersOwn && !front.some(isAddress)) return behindTime(before.slice(timeAt + 1), hostAmong(front));
  return { addresses: clientsAmong(front), host: hostAmong(front) };
}

/** A host stands right before the client there. */
function behindTime(
  fields: readonly Field[],
  host: string | null,
): { addresses: readonly string[]; host: string | null } {
  const before = fields[fields.findIndex(isAddress) - 1]?.text ?? '';
  return { addresses: clientsAmong(fields), host: host ?? (isHostName(before) ? hostOf(before) : null) };
}

function hostAmong(front: readonly Field[]): string | null {
  const names = (front.length < 3 ? front : front.slice(0, -1)).filter(
    ({ text }) => text !== '-' && (isHostName(text) || /^[a-z][\w-]*:\d+$/i.test(text)),
  );
  if (names.length === 0) return null;
  // A name in the place of the client's address may be the client's own.
  const isHost = front.some(isAddress) || (names.length === 1 && front.length > 3);
  return isHost ? hostOf(names[0]?.text) : null;
}

function behindPrefix(line: string, columns: readonly Field[]): readonly Field[] {
  const length = line.length - withoutPrefix(line).length;
  return length === 0 ? columns : columns.filter(({ start }) => start >= length);
}

function isAddress({ text }: Field): boolean {
  return text === 'localhost' || isAddressList(text);
}

/** Of two public addresses the line does not say which one is the client's; of a private and a public one, whether that is the server's. */
function clientsAmong(fields: readonly Field[]): string[] {
  const columns = fields.filter(isAddress).map(({ text }) => text);
  if (columns.length > 1 && columns.every(hasPort)) columns.length = 1; // a load balancer's client, before its server
  const isServer = columns.length > 1 && hasPort(columns[0] ?? '') && publicAddress(columns[0] ?? '') === '';
  const found = [...new Set((isServer ? columns.slice(1) : columns).map(publicAddress))];
  return found.filter((address) => address !== '').length === 1 ? found : [];
}
