import http, { type RequestListener } from 'node:http';
import https from 'node:https';
import net from 'node:net';
import type { Guard } from '#engine/read/visit/fetcher-guard.ts';
import type { SiteDefinition } from './define-site.ts';
import { selfSigned } from './self-signed.ts';
import { contextFor, portOf } from './serve-sites.ts';

export type SecureSite = {
  url: string;
  /** Leads the name to this server, and trusts its certificate. */ guard: Partial<Guard>;
  stop: () => Promise<void>;
};

/** Serves a site as `hostname` over https; plain http on the same port redirects there, or answers by itself. */
export async function serveSecureSite(
  site: SiteDefinition,
  hostname: string,
  today: Date,
  { redirects }: { redirects: boolean },
): Promise<SecureSite> {
  const { key, cert } = selfSigned(hostname, new Date());
  let answers: ReturnType<SiteDefinition['answers']> = {};
  let origin = '';
  const answer: RequestListener = (request, response) => {
    const found = answers[request.url ?? '/'] ?? {
      status: 404,
      headers: { 'content-type': 'text/html' },
      body: '<h1>Not found</h1>',
    };
    response.writeHead(found.status ?? 200, found.headers).end(request.method === 'HEAD' ? undefined : found.body);
  };
  const secure = https.createServer({ key, cert }, answer);
  const plain = http.createServer((request, response) => {
    if (redirects) response.writeHead(301, { location: `${origin}${request.url}` }).end();
    else answer(request, response);
  });
  const sockets = new Set<net.Socket>();
  const door = net.createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === tlsHandshake ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const port = portOf(door.address());
  origin = `https://${hostname}:${port}`;
  answers = site.answers(contextFor(origin, today));
  const guard = {
    ports: [port],
    isPublic: () => true,
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    certificates: [cert],
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      door.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { url: `${origin}/`, guard, stop };
}

const tlsHandshake = 22;
