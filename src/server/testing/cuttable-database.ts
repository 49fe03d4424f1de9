import { connect as dial, createServer, type Socket } from 'node:net';
import type { Database } from '#base/db.ts';

export type CuttableDatabase = { url: string; cut(): void; mend(): void; close(): Promise<void> };

/** The way to a database, which can be cut: connections end, and new ones are refused as by a server that is down. For tests only. */
export async function cuttableDatabase({ connection: { connectionString, host = '127.0.0.1', port, user, database } }: Database): Promise<CuttableDatabase> {
  const there = new URL(connectionString ?? `postgres://${user}@localhost:${port}/${database}`);
  const isSocket = connectionString === undefined && host.startsWith('/');
  const way = isSocket
    ? { path: `${host}/.s.PGSQL.${port}` }
    : { host: connectionString === undefined ? host : there.hostname, port: Number(there.port || 5432) };
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) return void socket.resetAndDestroy();
    const further = dial(way);
    for (const [one, other] of [
      [socket, further],
      [further, socket],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(there);
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  url.search = '';
  const drop = () => open.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    cut() {
      isCut = true;
      drop();
    },
    mend() {
      isCut = false;
    },
    async close() {
      drop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
