import { connect as dial, createServer, type Socket } from 'node:net';
import type { Database } from '#base/db.ts';

export type CuttableDatabase = {
  url: string;
  /** Connections end, and new ones are refused as by a server that is down. */
  cut(): void;
  mend(): void;
  /** Not a byte passes any more, either way, on old connections and on new ones, and nobody is told. */
  freeze(): void;
  /** What was held back passes. */
  thaw(): void;
  /** The frozen connections stay so for ever, though the server has given them up, as behind a router that has forgotten them; new ones pass. */
  forget(): void;
  close(): Promise<void>;
};

/** The way to a database, which can be cut and frozen. For tests only. */
export async function cuttableDatabase({
  connection: { connectionString, host = '127.0.0.1', port, user, database },
}: Database): Promise<CuttableDatabase> {
  const there = new URL(connectionString ?? `postgres://${user}@localhost:${port}/${database}`);
  const isSocket = connectionString === undefined && host.startsWith('/');
  const way = isSocket
    ? { path: `${host}/.s.PGSQL.${port}` }
    : { host: connectionString === undefined ? host : there.hostname, port: Number(there.port || 5432) };
  const open = new Set<Socket>();
  const pairs = new Set<readonly [Socket, Socket]>();
  let [isCut, isFrozen] = [false, false];
  const passOn = ([socket, further]: readonly [Socket, Socket]) => socket.pipe(further).pipe(socket);
  const server = createServer((socket) => {
    if (isCut) return void socket.resetAndDestroy();
    const further = dial(way);
    const pair = [socket, further] as const;
    pairs.add(pair);
    if (!isFrozen) passOn(pair);
    for (const [one, other] of [pair, [further, socket] as const]) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        pairs.delete(pair);
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
    freeze() {
      isFrozen = true;
      for (const [socket, further] of pairs) {
        socket.unpipe(further).pause();
        further.unpipe(socket).pause();
      }
    },
    thaw() {
      isFrozen = false;
      pairs.forEach(passOn);
    },
    forget() {
      isFrozen = false;
      for (const [, further] of pairs) further.removeAllListeners('close').destroy();
      pairs.clear();
    },
    async close() {
      drop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
