// The only way out to an address that somebody typed, or that a page linked to. What can go wrong out there is a value, not an exception.
import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import zlib from 'node:zlib';
import type { Guard, RefusalReason } from '#engine/read/visit/fetcher-guard.ts';
import { checkUrl, defaultGuard, Refusal, resolvePublic } from '#engine/read/visit/fetcher-guard.ts';
import type { SignRequest } from '#engine/read/visit/sign-request.ts';
import { limit } from '#engine/base/limit.ts';

export type FetchFailure =
  | RefusalReason
  | 'connect'
  | 'connect-timeout'
  | 'tls'
  | 'timeout'
  | 'aborted'
  | 'redirects'
  | 'headers'
  | 'protocol'
  | 'encoding'
  | 'type'
  | 'too-large';

export type Hop = { url: string; status: number };
export type FetchResult =
  | {
      ok: true;
      /** Where the answer came from, after redirects. */
      url: string;
      status: number;
      /** Lower-case names; repeated ones joined with ", "; cookies left out. */
      headers: Record<string, string>;
      /** Decoded, cut at `maxBytes`. */
      body: Buffer;
      truncated: boolean;
      /** Every answer on the way, the last one included. */
      hops: Hop[];
      /** Until the last hop's headers, DNS and TLS included. */
      ttfbMs: number;
      totalMs: number;
    }
  | {
      ok: false;
      reason: FetchFailure;
      /** One sentence for a customer. */ detail: string;
      url: string;
      status: number | null;
      hops: Hop[];
    };

/** Who asks, and how that is proven to whoever cares. */
export type Bot = { userAgent: string; sign?: SignRequest | undefined };

export type FetchOptions = Bot & {
  method?: 'GET' | 'HEAD' | 'POST';
  /** With POST. */
  body?: string;
  /** Besides those that every request carries. */
  headers?: Record<string, string>;
  accept?: string;
  /** Content types to read; a 2xx answer of another type fails with "type". A missing type is read. */
  types?: RegExp;
  /** Cap of the decoded body; the wire has the same cap. */
  maxBytes?: number;
  /** One absolute deadline over all hops. */
  totalMs?: number;
  maxRedirects?: number;
  signal?: AbortSignal;
  guard?: Partial<Guard>;
  /** Milliseconds, monotonic. */
  clock?: () => number;
};

const megabyte = 1024 * 1024;
const limits = {
  maxBytes: 3 * megabyte,
  totalMs: 10_000,
  connectMs: 4_000,
  headersMs: 8_000,
  idleMs: 4_000,
  maxRedirects: 5,
  maxHeaderBytes: 32 * 1024,
};
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/** Asks for `address` politely and within all bounds. Never throws for anything that the far side does. */
export async function safeFetch(address: string, options: FetchOptions): Promise<FetchResult> {
  const clock = options.clock ?? (() => performance.now());
  const started = clock();
  const hops: Hop[] = [];
  const deadline = limit(options.totalMs ?? limits.totalMs, options.signal);
  const { signal } = deadline;
  let url = URL.parse(address);
  try {
    for (;;) {
      if (!url) throw new Refusal('url', `"${address.slice(0, 200)}" is not a web address`);
      url.hash = '';
      signal.throwIfAborted();
      const answer = await fetchHop(url, options, signal, clock);
      hops.push({ url: url.href, status: answer.status });
      if (answer.location === null) {
        const { status, headers, body, truncated, ttfbMs } = answer;
        return { ok: true, url: url.href, status, headers, body, truncated, hops, ttfbMs, totalMs: clock() - started };
      }
      if (hops.length > (options.maxRedirects ?? limits.maxRedirects))
        throw new Failure('redirects', `It redirects more than ${hops.length - 1} times`);
      url = URL.parse(answer.location, url);
      if (!url) throw new Failure('redirects', 'It redirects to something that is not an address');
    }
  } catch (error) {
    const { reason, detail } = explain(error, signal, options);
    const status = error instanceof Failure ? error.status : null;
    return {
      ok: false,
      reason,
      detail,
      url: url?.href ?? address.slice(0, 2_000),
      status: status ?? hops.at(-1)?.status ?? null,
      hops,
    };
  } finally {
    deadline.end();
  }
}

class Failure extends Error {
  readonly reason: FetchFailure;
  readonly status: number | null;
  constructor(reason: FetchFailure, message: string, status: number | null = null) {
    super(message);
    this.reason = reason;
    this.status = status;
  }
}

type Answer = {
  status: number;
  headers: Record<string, string>;
  location: string | null;
  body: Buffer;
  truncated: boolean;
  ttfbMs: number;
};

async function fetchHop(url: URL, options: FetchOptions, signal: AbortSignal, clock: () => number): Promise<Answer> {
  const guard = { ...defaultGuard, ...options.guard };
  const maxBytes = options.maxBytes ?? limits.maxBytes;
  checkUrl(url, guard);
  const asked = clock();
  const response = await ask(url, options, guard, signal);
  const ttfbMs = clock() - asked;
  response.on('error', () => {}); // destroyed on purpose below; its errors reach us through the loop that reads it
  try {
    const status = response.statusCode ?? 0;
    if (status < 100) throw new Failure('protocol', `The connection failed (status ${status})`);
    const headers = plainHeaders(response.rawHeaders);
    const location = redirectStatuses.has(status) ? (headers['location'] ?? null) : null;
    if (location !== null) return { status, headers, location, body: Buffer.alloc(0), truncated: false, ttfbMs };
    const type = headers['content-type'] ?? '';
    if (options.types && type !== '' && status >= 200 && status < 300 && !options.types.test(type))
      throw new Failure('type', `It is ${type.slice(0, 100)}, not a page`, status);
    if (options.method === 'HEAD')
      return { status, headers, location: null, body: Buffer.alloc(0), truncated: false, ttfbMs };
    return {
      status,
      headers,
      location: null,
      ...(await readBody(response, headers['content-encoding'] ?? '', maxBytes, signal)),
      ttfbMs,
    };
  } finally {
    response.destroy();
  }
}

/** Sends one request on a connection of its own: a pooled one would skip the lookup, and with it the check. Rejects unless headers come. */
function ask(url: URL, options: FetchOptions, guard: Guard, signal: AbortSignal): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const request = (isSecure ? https : http).request(url, {
      agent: false,
      method: options.method ?? 'GET',
      signal,
      maxHeaderSize: limits.maxHeaderBytes,
      ...(guard.certificates.length > 0 && { ca: [...guard.certificates] }),
      headers: {
        host: url.host,
        connection: 'close',
        ...options.sign?.(url),
        ...options.headers,
        'user-agent': options.userAgent,
        accept: options.accept ?? 'text/html,application/xhtml+xml,*/*;q=0.5',
        'accept-language': 'en,*;q=0.5',
        'accept-encoding': 'gzip, br',
      },
      lookup: (_hostname, lookupOptions, done) => {
        resolvePublic(url, guard).then(
          (addresses) => {
            const first = addresses[0];
            if (lookupOptions.all) done(null, addresses);
            else if (first) done(null, first.address, first.family);
          },
          (error: NodeJS.ErrnoException) => done(error, []),
        );
      },
    });
    request.maxHeadersCount = 0; // their size is bounded
    const silence = () => new Failure('timeout', 'The server stopped answering');
    let patience = setTimeout(
      () => request.destroy(new Failure('connect-timeout', 'The server does not accept connections')),
      limits.connectMs,
    );
    request.on('socket', (socket) => {
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        clearTimeout(patience);
        patience = setTimeout(() => request.destroy(silence()), limits.headersMs);
      });
    });
    request.on('response', (response) => {
      clearTimeout(patience);
      request.setTimeout(limits.idleMs, () => response.destroy(silence()));
      request.on('error', (error) => response.destroy(error)); // it says more than the closed connection that follows
      resolve(response);
    });
    request.on('error', reject);
    request.on('close', () => {
      clearTimeout(patience);
      reject(new Failure('connect', 'The server closed the connection'));
    });
    request.end(options.body);
  });
}

async function readBody(
  raw: Readable,
  encoding: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<{ body: Buffer; truncated: boolean }> {
  const stream = decoded(raw, encoding.trim().toLowerCase(), maxBytes + megabyte);
  const stop = () => stream.destroy(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
  signal.addEventListener('abort', stop, { once: true });
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of stream) {
      const chunk = Buffer.from(part);
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxBytes) break;
    }
  } catch (error) {
    throw codeOf(error) === 'ECONNRESET' && !signal.aborted
      ? new Failure('protocol', 'The answer broke off before its end')
      : error;
  } finally {
    signal.removeEventListener('abort', stop);
    stream.destroy();
  }
  return { body: Buffer.concat(chunks).subarray(0, maxBytes), truncated: size > maxBytes };
}

/** `mostOnWire`: of a body that never decodes to anything. What it decodes to is cut by whoever reads it. */
function decoded(raw: Readable, encoding: string, mostOnWire: number): Readable {
  if (encoding === '' || encoding === 'identity') return raw;
  const decoder = decoderFor(encoding);
  if (!decoder) throw new Failure('encoding', `It is encoded as "${encoding.slice(0, 60)}", which was not asked for`);
  let onWire = 0;
  raw.on('data', (chunk: Buffer) => {
    onWire += chunk.length;
    if (onWire > mostOnWire) raw.destroy(new Failure('too-large', 'The answer is larger than we read'));
  });
  raw.on('error', (error) => decoder.destroy(error));
  return raw.pipe(decoder);
}

function decoderFor(encoding: string) {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return zlib.createGunzip();
    case 'br':
      return zlib.createBrotliDecompress();
    case 'deflate':
      return zlib.createInflate();
    default:
      return null; // two encodings on top of each other are how bombs are packed
  }
}

/** `raw`: names and values in turn. */
function plainHeaders(raw: readonly string[]): Record<string, string> {
  const plain: Record<string, string> = {};
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = (raw[index] ?? '').toLowerCase();
    if (name.startsWith('set-cookie')) continue;
    const value = raw[index + 1] ?? '';
    // An agent that one line names does not rule the next.
    const between = name === 'x-robots-tag' ? '\n' : ', ';
    plain[name] = Object.hasOwn(plain, name) ? `${plain[name]}${between}${value}` : value;
  }
  return plain;
}

function explain(error: unknown, signal: AbortSignal, options: FetchOptions): { reason: FetchFailure; detail: string } {
  if (error instanceof Failure || error instanceof Refusal) return { reason: error.reason, detail: error.message };
  if (options.signal?.aborted) return { reason: 'aborted', detail: 'The time for this assessment was over' };
  if (signal.aborted)
    return {
      reason: 'timeout',
      detail: `It did not answer in full within ${(options.totalMs ?? limits.totalMs) / 1000} seconds`,
    };
  const code = codeOf(error);
  return (
    failuresByCode.find(([pattern]) => pattern.test(code))?.[1](code) ?? {
      reason: 'protocol',
      detail: `The connection failed (${code})`,
    }
  );
}

const failuresByCode: [RegExp, (code: string) => { reason: FetchFailure; detail: string }][] = [
  [/^(ENOTFOUND|EAI_)/, () => ({ reason: 'dns', detail: 'The host name does not resolve to an address' })],
  [/^ETIMEDOUT/, () => ({ reason: 'connect-timeout', detail: 'The server does not accept connections' })],
  [
    /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/,
    (code) => ({ reason: 'tls', detail: `The secure connection failed (${code})` }),
  ],
  [/HEADER_OVERFLOW/, () => ({ reason: 'headers', detail: 'The server sends more headers than any browser needs' })],
  [
    /^(Z_|ERR_BROTLI|ERR__ERROR_FORMAT|BROTLI|ERR_BUF|ERR_PADDING)/,
    () => ({ reason: 'encoding', detail: 'The compressed answer is damaged' }),
  ],
  [
    /^(ECONN|EHOST|ENET|EPIPE|EADDR)/,
    (code) => ({ reason: 'connect', detail: `The server could not be reached (${code})` }),
  ],
];

function codeOf(error: unknown): string {
  for (
    let cause: unknown = error, depth = 0;
    cause instanceof Error && depth < 4;
    cause = cause instanceof AggregateError ? cause.errors[0] : cause.cause, depth++
  ) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return error instanceof Error ? error.name : 'unknown';
}
