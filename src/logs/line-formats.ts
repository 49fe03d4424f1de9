// One line of a web server's log, whichever server wrote it.
import { z } from 'zod';

/** `day` is "2026-11-03"; `path` begins with "/" and keeps its query; `host` is null where the log does not say it. */
export type LogLine = {
  address: string;
  host: string | null;
  day: string;
  path: string;
  status: number;
  referrer: string;
  agent: string;
};

export type LineReader = { format: 'combined' | 'w3c' | 'json'; read: (line: string) => LogLine | null };

/** Chooses the reader by the beginning of a log: W3C names its columns, JSON begins with a brace, the rest is the combined format. */
export function readerFor(head: string): LineReader {
  const fields = /^#Fields:[ \t]*(.+)$/m.exec(head)?.[1];
  if (fields !== undefined) return { format: 'w3c', read: w3cReader(fields.trim().split(/[ \t]+/)) };
  return head.trimStart().startsWith('{')
    ? { format: 'json', read: readJson }
    : { format: 'combined', read: readCombined };
}

/** Apache's and nginx's combined format, with the host before it where Apache writes one. */
const combined =
  /^(?:([^\s:]+):\d+ )?(\S+) \S+ .*?\[(\d\d)\/(\w{3})\/(\d{4})[^\]]*\] "(\S+) (\S+)[^"]*" (\d{3}) \S+(?: "((?:[^"\\]|\\.)*)" "((?:[^"\\]|\\.)*)")?/;
const months: Record<string, string> = Object.fromEntries(
  ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].map((name, index) => [
    name,
    String(index + 1).padStart(2, '0'),
  ]),
);

function readCombined(line: string): LogLine | null {
  const match = combined.exec(line);
  if (match === null) return null;
  const [, host = null, address = '', date, month = '', year, , path = '', status, referrer = '', agent = ''] = match;
  return valid({
    address,
    host,
    day: `${year}-${months[month] ?? '00'}-${date}`,
    path,
    status: Number(status),
    referrer,
    agent,
  });
}

/** IIS and CloudFront: the columns are named in the file, spaces are written as "+". */
function w3cReader(fields: string[]): (line: string) => LogLine | null {
  const column = (...names: string[]) => names.map((name) => fields.indexOf(name)).find((index) => index >= 0) ?? -1;
  const address = column('c-ip');
  const host = column('cs-host', 'x-host-header', 'cs(Host)');
  const day = column('date');
  const path = column('cs-uri-stem');
  const query = column('cs-uri-query');
  const status = column('sc-status');
  const referrer = column('cs(Referer)');
  const agent = column('cs(User-Agent)');
  return (line) => {
    const cells = line.split(/[ \t]/);
    if (line.startsWith('#') || cells.length < fields.length) return null;
    const cell = (index: number) => (cells[index] === '-' ? '' : (cells[index] ?? ''));
    return valid({
      address: cell(address),
      host: cell(host) || null,
      day: cell(day),
      path: cell(query) === '' ? cell(path) : `${cell(path)}?${cell(query)}`,
      status: Number(cell(status)),
      referrer: decoded(cell(referrer)),
      agent: decoded(cell(agent)),
    });
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text; // a per cent sign that begins no code
  }
}

const text = z.string().catch('');
const first = z.union([z.string(), z.array(z.string()).transform((all) => all[0] ?? '')]).catch('');
const moment = z.union([z.string(), z.number()]).transform(dayOf).catch('');
const cloudflare = z
  .object({
    ClientIP: text,
    ClientRequestHost: z.string().nullable().catch(null),
    EdgeStartTimestamp: moment,
    ClientRequestURI: z.string().optional().catch(undefined),
    ClientRequestPath: text,
    EdgeResponseStatus: z.number(),
    ClientRequestReferer: text,
    ClientRequestUserAgent: z.string(),
  })
  .transform((o) => ({
    address: o.ClientIP,
    host: o.ClientRequestHost,
    day: o.EdgeStartTimestamp,
    path: o.ClientRequestURI ?? o.ClientRequestPath,
    status: o.EdgeResponseStatus,
    referrer: o.ClientRequestReferer,
    agent: o.ClientRequestUserAgent,
  }));
const vercel = z
  .object({
    timestamp: moment,
    proxy: z.object({
      timestamp: moment.optional(),
      host: z.string().nullable().catch(null),
      path: text,
      statusCode: z.number(),
      clientIp: text,
      referer: text,
      userAgent: first,
    }),
  })
  .transform(({ timestamp, proxy }) => ({
    address: proxy.clientIp,
    host: proxy.host,
    day: proxy.timestamp ?? timestamp,
    path: proxy.path,
    status: proxy.statusCode,
    referrer: proxy.referer,
    agent: proxy.userAgent,
  }));
const caddy = z
  .object({
    ts: moment,
    status: z.number(),
    request: z.object({
      client_ip: z.string().optional().catch(undefined),
      remote_ip: text,
      host: z.string().nullable().catch(null),
      uri: text,
      headers: z.object({ Referer: first, 'User-Agent': first }),
    }),
  })
  .transform(({ ts, status, request }) => ({
    address: request.client_ip ?? request.remote_ip,
    host: request.host,
    day: ts,
    path: request.uri,
    status,
    referrer: request.headers.Referer,
    agent: request.headers['User-Agent'],
  }));
const jsonLine = z.union([cloudflare, vercel, caddy]);

/** Cloudflare Logpush, Caddy and Vercel's drains. */
function readJson(line: string): LogLine | null {
  try {
    const parsed = jsonLine.safeParse(JSON.parse(line));
    return parsed.success ? valid({ ...parsed.data, path: pathOf(parsed.data.path) }) : null;
  } catch {
    return null;
  }
}

/** Times come as ISO text, or as seconds, milliseconds or nanoseconds since 1970. */
function dayOf(at: string | number): string {
  const date = new Date(typeof at === 'string' ? at : at > 1e17 ? at / 1e6 : at > 1e11 ? at : at * 1000);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

function pathOf(uri: string): string {
  return uri.replace(/^https?:\/\/[^/]*/, '') || '/';
}

function valid(line: LogLine): LogLine | null {
  return /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(line.day) && line.status >= 100 && line.status <= 599
    ? line
    : null;
}
