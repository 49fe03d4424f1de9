import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import net from 'node:net';
import zlib from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FetchFailure, FetchOptions } from './fetcher.ts';
import { safeFetch } from './fetcher.ts';

// Two servers on loopback: one stands for the public web (it is allow-listed), the other for our own network (it is not).
let internalHits = 0;
let seen: http.IncomingHttpHeaders[] = [];
const internal = http.createServer((_request, response) => {
  internalHits += 1;
  response.end('internal');
});
const bomb = zlib.gzipSync(Buffer.alloc(60_000_000));
const brotliBomb = zlib.brotliCompressSync(Buffer.alloc(60_000_000), {
  params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 },
});
const emptyBlocks = Buffer.concat([
  Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]),
  Buffer.alloc(12_000_000, Buffer.from([0, 0, 0, 0xff, 0xff])),
]);
const site = http.createServer((request, response) => {
  seen.push(request.headers);
  respond(request.url ?? '/', response);
});
const sockets = new Set<Socket>();
const rawServer = (write: (socket: Socket) => void) =>
  net.createServer((socket) => write(socket.on('error', () => {})));
const headerFlood = rawServer((socket) => {
  socket.write(`HTTP/1.1 200 OK\r\n${`X-A: ${'b'.repeat(4_000)}\r\n`.repeat(100)}`);
});
const headerDrip = rawServer((socket) => {
  socket.write('HTTP/1.1 200 OK\r\n');
  const drip = setInterval(() => socket.write('X-A: b\r\n'), 20);
  socket.on('close', () => clearInterval(drip));
});
const chunkExtension = rawServer((socket) => {
  socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Type: text/html\r\n\r\n1;');
  const pour = () => {
    while (!socket.destroyed && socket.write('x'.repeat(65_536)));
  };
  socket.on('drain', pour);
  pour();
});
const twoLengths = rawServer((socket) =>
  socket.end('HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!'),
);
const notHttp = rawServer((socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n'));
/** Answers with the status line, headers and body of its path. */
const spoken = rawServer((socket) => {
  socket.once('data', (asked: Buffer) =>
    socket.end(decodeURIComponent(asked.toString().split(' ')[1]?.slice(1) ?? ''), 'latin1'),
  );
});

function respond(path: string, response: http.ServerResponse): void {
  const html = (headers = {}) => response.writeHead(200, { 'content-type': 'text/html', ...headers });
  const [route, argument = ''] = path.slice(1).split('?');
  switch (route) {
    case 'ok':
      html({ 'set-cookie': 'sid=1', 'x-robots-tag': 'noindex' }).end('<h1>ok</h1>');
      break;
    case 'two-rules':
      html({ 'x-robots-tag': ['googlebot: nofollow', 'noindex'], 'x-other': ['a', 'b'] }).end('<p>ok');
      break;
    case 'to':
      response.writeHead(302, { location: decodeURIComponent(argument), 'set-cookie': 'sid=1' }).end();
      break;
    case 'loop':
      response.writeHead(301, { location: '/loop' }).end();
      break;
    case 'no-location':
      response.writeHead(302).end('moved');
      break;
    case 'missing':
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
      break;
    case 'binary':
      html({ 'content-type': 'application/pdf' }).end('x');
      break;
    case 'untyped':
      response.writeHead(200).end('<p>hello');
      break;
    case 'endless': {
      html();
      const chunk = Buffer.alloc(65_536, 97);
      const pour = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', pour);
      pour();
      break;
    }
    case 'stalled':
      html().write('x');
      break;
    case 'silent':
      break;
    case 'drip': {
      html();
      const drip = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(drip));
      break;
    }
    case 'brotli-bomb':
      html({ 'content-encoding': 'br' }).end(brotliBomb);
      break;
    case 'count': {
      const left = Number(argument);
      if (left === 0) html().end('here');
      else response.writeHead(307, { location: `/count?${left - 1}` }).end();
      break;
    }
    case 'gzip':
      html({ 'content-encoding': 'gzip' }).end(zlib.gzipSync('packed'));
      break;
    case 'br':
      html({ 'content-encoding': 'br' }).end(zlib.brotliCompressSync('packed'));
      break;
    case 'deflate':
      html({ 'content-encoding': 'deflate' }).end(zlib.deflateSync('packed'));
      break;
    case 'bomb':
      html({ 'content-encoding': 'gzip' }).end(bomb);
      break;
    case 'empty-blocks':
      html({ 'content-encoding': 'gzip' }).end(emptyBlocks);
      break;
    case 'double':
      html({ 'content-encoding': 'gzip, gzip' }).end(zlib.gzipSync(bomb));
      break;
    case 'damaged':
      html({ 'content-encoding': 'gzip' }).end('not gzip at all');
      break;
    case 'cut-short':
      html({ 'content-length': '1000' }).write('x', () => response.destroy());
      break;
    default:
      html().end('?');
  }
}

const portOf = (server: net.Server | http.Server) => (server.address() as AddressInfo).port;
const raw = [headerFlood, headerDrip, chunkExtension, twoLengths, notHttp, spoken];
const all = [internal, site, ...raw];
beforeAll(async () => {
  for (const server of all) {
    server.on('connection', (socket: Socket) => sockets.add(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of all) server.close();
});
beforeEach(() => {
  internalHits = 0;
  seen = [];
});

const userAgent = 'CitableBot/1.0 (+https://citable.example/bot)';
const url = (path: string) => `http://127.0.0.1:${portOf(site)}${path}`;
const says = (...lines: string[]) => `http://127.0.0.1:${portOf(spoken)}/${encodeURIComponent(lines.join('\r\n'))}`;
const to = (target: string) => url(`/to?${encodeURIComponent(target)}`);
const get = (address: string, options: Partial<FetchOptions> = {}) =>
  safeFetch(address, {
    userAgent,
    ...options,
    guard: { allowHosts: [site, ...raw].map((server) => `127.0.0.1:${portOf(server)}`), ...options.guard },
  });

describe('a fetch that succeeds', () => {
  it('returns the answer with its headers and without its cookies', async () => {
    expect(await get(url('/ok#part'))).toMatchObject({
      ok: true,
      url: url('/ok'),
      status: 200,
      headers: { 'content-type': 'text/html', 'x-robots-tag': 'noindex' },
      truncated: false,
      hops: [{ status: 200 }],
    });
    expect(await get(url('/ok'))).not.toHaveProperty(['headers', 'set-cookie']);
  });
  it('keeps two lines of X-Robots-Tag apart, since an agent named in one does not rule the other', async () => {
    expect(await get(url('/two-rules'))).toMatchObject({
      headers: { 'x-robots-tag': 'googlebot: nofollow\nnoindex', 'x-other': 'a, b' },
    });
  });
  it('says who we are, and carries no cookie over a redirect', async () => {
    const result = await get(to('/ok'));
    expect(result).toMatchObject({
      ok: true,
      hops: [
        { url: to('/ok'), status: 302 },
        { url: url('/ok'), status: 200 },
      ],
    });
    expect(seen.map((headers) => headers['user-agent'])).toEqual([userAgent, userAgent]);
    expect(seen.map((headers) => headers.cookie)).toEqual([undefined, undefined]);
  });
  it.each(['/gzip', '/br', '/deflate'])('decodes %s', async (path) => {
    const result = await get(url(path));
    expect(result.ok && result.body.toString()).toBe('packed');
  });
  it('reports a missing page as an answer, whatever its type', async () => {
    expect(await get(url('/missing'), { types: /html/ })).toMatchObject({ ok: true, status: 404 });
  });
  it('reads an answer that does not name its type', async () => {
    expect(await get(url('/untyped'), { types: /html/ })).toMatchObject({ ok: true, status: 200 });
  });
  it('joins headers that come twice, and reads their bytes as letters', async () => {
    const result = await get(
      says(
        'HTTP/1.1 200 OK',
        'Content-Type: a',
        'content-type: b',
        'Link: <x>',
        'Link: <y>',
        'X-Name: caf\u00e9',
        '',
        'hi',
      ),
    );
    expect(result).toMatchObject({ ok: true, headers: { 'content-type': 'a, b', link: '<x>, <y>', 'x-name': 'café' } });
  });
  it.each(['HTTP/1.1 100 Continue', 'HTTP/1.1 103 Early Hints'])('waits for what follows %s', async (hint) => {
    const result = await get(says(hint, 'Link: <x>', '', 'HTTP/1.1 200 OK', 'Content-Length: 2', '', 'hi'));
    expect(result).toMatchObject({
      ok: true,
      status: 200,
      headers: { 'content-length': '2' },
      body: Buffer.from('hi'),
    });
  });
  it('returns a redirect that leads nowhere as what it is', async () => {
    expect(await get(url('/no-location'))).toMatchObject({ ok: true, status: 302 });
  });
  it('follows five redirects and no more', async () => {
    expect(await get(url('/count?5'))).toMatchObject({ ok: true, status: 200 });
    expect(await get(url('/count?6'))).toMatchObject({ ok: false, reason: 'redirects', hops: { length: 6 } });
  });
  it('asks for the head only when told to', async () => {
    expect(await get(url('/ok'), { method: 'HEAD' })).toMatchObject({ ok: true, status: 200, body: Buffer.alloc(0) });
  });
  it.each(['/endless', '/bomb', '/brotli-bomb'])('cuts %s at the cap', async (path) => {
    const result = await get(url(path), { maxBytes: 200_000 });
    expect(result).toMatchObject({ ok: true, truncated: true });
    expect(result.ok && result.body.length).toBe(200_000);
  });
});

describe('a fetch that fails', () => {
  it.each<[name: string, address: () => string, reason: FetchFailure, options?: Partial<FetchOptions>]>([
    ['a redirect to loopback', () => to(`http://127.0.0.1:${portOf(internal)}/`), 'port'],
    ['a redirect to loopback on a web port', () => to('http://127.0.0.1/'), 'private'],
    ['a redirect to a disguised loopback address', () => to('http://2130706433/'), 'private'],
    ['a redirect to the metadata service', () => to('http://169.254.169.254/latest/meta-data/'), 'private'],
    ['a redirect to a file', () => to('file:///etc/passwd'), 'scheme'],
    ['a redirect with credentials', () => to('http://u:p@example.com/'), 'credentials'],
    ['a redirect to nonsense', () => to('http://['), 'redirects'],
    ['endless redirects', () => url('/loop'), 'redirects'],
    ['another type than asked for', () => url('/binary'), 'type', { types: /html/ }],
    ['a body that never ends', () => url('/stalled'), 'timeout', { totalMs: 200 }],
    ['a body that drips', () => url('/drip'), 'timeout', { totalMs: 200 }],
    ['headers that drip', () => `http://127.0.0.1:${portOf(headerDrip)}/`, 'timeout', { totalMs: 200 }],
    ['an endless chunk extension', () => `http://127.0.0.1:${portOf(chunkExtension)}/`, 'protocol'],
    ['two lengths of one body', () => `http://127.0.0.1:${portOf(twoLengths)}/`, 'protocol'],
    ['headers that never come', () => url('/silent'), 'timeout', { totalMs: 200 }],
    ['a flood of headers', () => `http://127.0.0.1:${portOf(headerFlood)}/`, 'headers'],
    ['something that is not HTTP', () => `http://127.0.0.1:${portOf(notHttp)}/`, 'protocol'],
    ['TLS asked of a plain server', () => `https://127.0.0.1:${portOf(site)}/`, 'tls'],
    ['two encodings on top of each other', () => url('/double'), 'encoding'],
    ['a damaged encoding', () => url('/damaged'), 'encoding'],
    ['compressed nothing without end', () => url('/empty-blocks'), 'too-large', { maxBytes: 200_000 }],
    ['a body that is cut short', () => url('/cut-short'), 'protocol'],
    ['a body that ends before its length', () => says('HTTP/1.1 200 OK', 'Content-Length: 20', '', 'hi'), 'protocol'],
    ['a chunk without a size', () => says('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked', '', 'zz', 'hi'), 'protocol'],
    ['a header with a control character', () => says('HTTP/1.1 200 OK', 'X-A: b\u0001c', '', 'hi'), 'protocol'],
    [
      'another protocol than asked for',
      () => says('HTTP/1.1 101 Switching Protocols', 'Upgrade: x', 'Connection: upgrade', '', 'hi'),
      'connect',
    ],
    ['a status that there is not', () => says('HTTP/1.1 000 X', '', 'hi'), 'protocol'],
    ['a text that is no address', () => 'http//x', 'url'],
  ])('%s', async (_name, address, reason, options = {}) => {
    expect(await get(address(), options)).toMatchObject({ ok: false, reason });
    expect(internalHits).toBe(0);
  });

  it('keeps the hops and the last status, so that a person can follow', async () => {
    expect(await get(to('http://10.0.0.1/'))).toMatchObject({
      ok: false,
      status: 302,
      hops: [{ status: 302 }],
      url: 'http://10.0.0.1/',
    });
  });
  it('stops when the caller does', async () => {
    const controller = new AbortController();
    const pending = get(url('/silent'), { signal: controller.signal });
    controller.abort();
    expect(await pending).toMatchObject({ ok: false, reason: 'aborted' });
  });
  it('does not ask at all once the caller has stopped', async () => {
    expect(await get(url('/ok'), { signal: AbortSignal.abort() })).toMatchObject({ ok: false, reason: 'aborted' });
    expect(seen).toEqual([]);
  });
});

describe('a name', () => {
  const named = (answers: (call: number) => string[]) => {
    let calls = 0;
    const lookup = async () => answers(calls++).map((address) => ({ address, family: 4 }));
    // For these tests 127.0.0.1 stands for a public address, and the server's port for a web port.
    return {
      guard: {
        lookup,
        isPublic: (address: string) => address === '127.0.0.1',
        ports: [portOf(site), portOf(internal)],
      },
    };
  };
  it('is asked at the address that was checked', async () => {
    expect(
      await get(
        `http://shop.example:${portOf(site)}/ok`,
        named(() => ['127.0.0.1']),
      ),
    ).toMatchObject({ ok: true, status: 200 });
    expect(seen[0]?.host).toBe(`shop.example:${portOf(site)}`);
  });
  it('that turns private between two requests is refused at the second', async () => {
    const options = named((call) => [call === 0 ? '127.0.0.1' : '10.0.0.1']);
    expect(await get(`http://rebind.example:${portOf(site)}/ok`, options)).toMatchObject({ ok: true });
    expect(await get(`http://rebind.example:${portOf(site)}/ok`, options)).toMatchObject({
      ok: false,
      reason: 'private',
    });
  });
  it('that turns private between two hops is refused at the second', async () => {
    const options = named((call) => [call === 0 ? '127.0.0.1' : '169.254.169.254']);
    expect(await get(`http://rebind.example:${portOf(site)}/to?/ok`, options)).toMatchObject({
      ok: false,
      reason: 'private',
      hops: [{ status: 302 }],
    });
  });
  it('with one private address among public ones is refused', async () => {
    expect(
      await get(
        `http://mixed.example:${portOf(site)}/ok`,
        named(() => ['127.0.0.1', '10.0.0.1']),
      ),
    ).toMatchObject({ ok: false, reason: 'private' });
    expect(seen).toEqual([]);
  });
  it('that does not resolve is a named failure', async () => {
    const lookup = async () => {
      throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    };
    expect(await get('http://gone.example/', { guard: { lookup } })).toMatchObject({ ok: false, reason: 'dns' });
  });
  it('whose server is down is a named failure', async () => {
    const closed = http.createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const port = portOf(closed);
    await new Promise((resolve) => closed.close(resolve));
    expect(await get(`http://127.0.0.1:${port}/`, { guard: { allowHosts: [`127.0.0.1:${port}`] } })).toMatchObject({
      ok: false,
      reason: 'connect',
    });
  });
});
