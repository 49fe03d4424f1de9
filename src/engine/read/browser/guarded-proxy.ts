// The only way out for a browser that runs a customer's scripts: whatever they ask for is held to the same guard as our own requests.
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import net from 'node:net';
import type { Duplex } from 'node:stream';
import { checkUrl, type Guard, type ResolvedAddress, resolvePublic } from '#engine/read/visit/fetcher-guard.ts';

export type GuardedProxy = {
  port: number;
  /** Addresses that were turned away. */ refused: string[];
  close: () => Promise<void>;
};

const megabyte = 1024 * 1024;
const limits = { connections: 60, bytes: 25 * megabyte, idleMs: 10_000 };

/** A proxy on loopback for one rendering. Each name is resolved and checked here, and connected to at the address that was checked. */
export async function startGuardedProxy(guard: Guard): Promise<GuardedProxy> {
  const open = new Set<Duplex>();
  const refused: string[] = [];
  let connections = 0;
  let bytes = 0;

  /** Keeps account of a stream; one byte too many ends all. */
  const watch = <T extends Duplex>(stream: T): T => {
    open.add(stream);
    stream.on('error', () => stream.destroy());
    stream.on('close', () => open.delete(stream));
    return stream;
  };
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > limits.bytes) for (const stream of open) stream.destroy();
  };
  const admit = async (url: URL | null) => {
    connections += 1;
    if (!url || connections > limits.connections) throw new Error('refused');
    checkUrl(url, guard);
    const [first] = await resolvePublic(url, guard);
    if (!first) throw new Error('refused');
    return first;
  };

  const server = http.createServer((request, response) => {
    const url = URL.parse(request.url ?? '');
    admit(url?.protocol === 'http:' ? url : null).then(
      (checked) => url && forward(request, response, url, checked, count),
      () => refuse(url?.href ?? '', () => response.writeHead(403).end()),
    );
  });
  server.on('connect', (request: http.IncomingMessage, client: Socket, head: Buffer) => {
    watch(client);
    admit(URL.parse(`https://${request.url ?? ''}/`)).then(
      ({ address }) => {
        const port = Number(/:(\d+)$/.exec(request.url ?? '')?.[1] ?? 443);
        tunnel(client, watch(net.connect({ host: address, port, timeout: limits.idleMs })), head, count);
      },
      () => refuse(request.url ?? '', () => client.end('HTTP/1.1 403 Forbidden\r\n\r\n')),
    );
  });
  server.on('connection', watch);
  const refuse = (address: string, answer: () => void) => {
    if (refused.length < 100) refused.push(address.slice(0, 500));
    answer();
  };

  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    port: portOf(server.address()),
    refused,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const stream of open) stream.destroy();
      }),
  };
}

type Count = (chunk: Buffer) => void;

/** Asks the address that was checked for what the browser asked for in the clear. */
function forward(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  url: URL,
  { address, family }: ResolvedAddress,
  count: Count,
): void {
  const { 'proxy-connection': _proxy, ...headers } = request.headers;
  const upstream = http.request(
    {
      host: address,
      family,
      port: url.port || 80,
      method: request.method,
      path: url.pathname + url.search,
      headers: { ...headers, host: url.host, connection: 'close' },
      timeout: limits.idleMs,
      agent: false,
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', count).pipe(response);
    },
  );
  upstream.on('timeout', () => upstream.destroy());
  upstream.on('error', () => response.destroy());
  request.pipe(upstream);
}

function tunnel(client: Socket, upstream: Socket, head: Buffer, count: Count): void {
  upstream.on('timeout', () => upstream.destroy());
  upstream.once('connect', () => {
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    upstream.write(head);
    upstream.on('data', count).pipe(client);
    client.pipe(upstream);
  });
  upstream.on('close', () => client.destroy());
  client.on('close', () => upstream.destroy());
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The proxy does not listen on a port');
  return address.port;
}
