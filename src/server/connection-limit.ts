import type { Server } from 'node:http';
import { sharedNetwork } from '#base/client-network.ts';

/** Open connections of one process at the same time: of all clients together, and of one. A page with its stream and pictures needs about seven. */
export const connectionLimits = { total: 4000, perClient: 256 } as const;

/** Closes at once what goes beyond the limits. Behind a proxy all connections are the proxy's, so only the total counts there. */
export function limitConnections(server: Server, { isBehindProxy }: { isBehindProxy: boolean }): void {
  server.maxConnections = connectionLimits.total;
  if (isBehindProxy) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const client = sharedNetwork(socket.remoteAddress ?? '');
    const count = (open.get(client) ?? 0) + 1;
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
    if (count > connectionLimits.perClient) socket.destroy();
  });
}
