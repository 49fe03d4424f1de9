// Clients that hold connections instead of using them, on a real socket.
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '#base/app.ts';
import { createLog } from '#base/log.ts';
import type { Database } from '#base/db.ts';
import { testDatabase } from '#base/testing/database.ts';
import { buildApp } from './app.ts';
import { connectionLimits } from './connection-limit.ts';

let database: Database;
let app: App;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  database = await testDatabase();
  ({ app, port } = await listening([]));
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
  await database.close();
});

async function listening(trustProxy: string[]): Promise<{ app: App; port: number }> {
  const built = await buildApp({
    config: { trustProxy, rateLimitPerMinute: 1000 },
    publicUrl: 'http://citable.test',
    log: createLog('silent'),
    pool: database.pool,
  });
  await built.listen({ host: '127.0.0.1', port: 0 });
  return { app: built, port: Number(new URL(built.listeningOrigin).port) };
}

type Client = { socket: Socket; said(): string; closed: Promise<void> };

async function open(to = port): Promise<Client> {
  const socket = connect(to, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
  socket.on('error', () => {}); // a reset is one of the ways to be refused
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, said: () => text, closed };
}

const isAlive = async (at = port) => (await fetch(`http://127.0.0.1:${at}/healthz`)).ok;

it('gives headers 15 and a whole request 30 seconds, and looks every second', () => {
  expect([app.server.headersTimeout, app.server.requestTimeout, app.server.maxConnections]).toEqual([
    15_000,
    30_000,
    connectionLimits.total,
  ]);
});

it('cuts off who dawdles over headers or body, and answers others meanwhile', async () => {
  Object.assign(app.server, { headersTimeout: 400, requestTimeout: 600 }); // shorter, so that the test need not wait
  const slow = await Promise.all(Array.from({ length: 50 }, () => open()));
  slow.forEach(({ socket }, index) => {
    const begun = 'POST /api/quiz HTTP/1.1\r\nhost: citable.test\r\n';
    socket.write(index % 2 === 0 ? begun : `${begun}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{`);
  });
  const dribble = setInterval(() => slow.forEach(({ socket }) => socket.writable && socket.write('x')), 100);
  expect(await isAlive()).toBe(true);
  await Promise.all(slow.map(({ closed }) => closed));
  clearInterval(dribble);
  expect(new Set(slow.map((connection) => connection.said().split('\r\n')[0]))).toEqual(
    new Set(['HTTP/1.1 408 Request Timeout']),
  );
  Object.assign(app.server, { headersTimeout: 15_000, requestTimeout: 30_000 });
});

it('lets one client hold so many connections and no more, and counts those that ended no longer', async () => {
  const keptByFetch = 5; // at most: the requests of the tests above
  const held = await Promise.all(Array.from({ length: connectionLimits.perClient - keptByFetch }, () => open()));
  const beyond = await Promise.all(Array.from({ length: 2 * keptByFetch }, () => open()));
  await Promise.race(beyond.map(({ closed }) => closed));
  expect(held.every(({ socket }) => !socket.destroyed)).toBe(true);
  for (const { socket } of [...held, ...beyond]) socket.destroy();
  await Promise.all(held.map(({ closed }) => closed));
  await expect.poll(() => isAlive().catch(() => false)).toBe(true);
});

it('counts no clients behind a proxy, whose connections all come from one address', async () => {
  const behind = await listening(['127.0.0.1']);
  const held = await Promise.all(Array.from({ length: connectionLimits.perClient + 20 }, () => open(behind.port)));
  expect(await isAlive(behind.port)).toBe(true);
  expect(held.every(({ socket }) => !socket.destroyed)).toBe(true);
  for (const { socket } of held) socket.destroy();
  await behind.app.close();
});

it.each([
  ['TRACE / HTTP/1.1\r\nhost: citable.test\r\ncookie: secret=1\r\nconnection: close\r\n\r\n', 404],
  [
    'POST /api/quiz HTTP/1.1\r\nhost: citable.test\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['GET /healthz HTTP/1.1\r\nhost: citable.test\r\nbad header: 1\r\n\r\n', 400],
])('%j is answered with %i and nothing of it comes back', async (request, status) => {
  const client = await open();
  client.socket.write(request);
  await client.closed;
  expect(client.said()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(client.said()).not.toContain('secret=1');
});
