import type pg from 'pg';
import { clientNetwork, sharedNetwork } from './client-network.ts';
import { createThrottle, type Taken } from './throttle.ts';

/** So many clients' worth do all of one provider's customer get together. */
const clientsOfShared = 3;

/** What one client may do (an IPv6 /64), and three times as much all of its provider's customer together (a /48), however many clients it is. */
export function createNetworkThrottle(
  pool: pg.Pool,
  { name, points, perSeconds }: { name: string; points: number; perSeconds: number },
): { take(ip: string): Promise<Taken> } {
  const ofClient = createThrottle(pool, { name, points, perSeconds });
  const ofShared = createThrottle(pool, { name: `${name}-shared`, points: clientsOfShared * points, perSeconds });
  return {
    async take(ip) {
      const [client, shared] = [clientNetwork(ip), sharedNetwork(ip)];
      const taken = await ofClient.take(client);
      return taken.allowed && shared !== client ? ofShared.take(shared) : taken;
    },
  };
}
