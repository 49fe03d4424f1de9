import { clientNetwork, sharedNetwork } from '#base/client-network.ts';
import { countedPlaces } from '#base/counted-places.ts';
import type { Database } from '#base/db.ts';
import { createThrottle } from '#base/throttle.ts';

/** One website is visited so often in an hour, by looks and quizzes together; one network causes a third of it. */
const visitsOfSite = { points: 12, perSeconds: 60 * 60 };

/** Of the four visits of one process at the same time (`look.ts`, `prefill.ts`), one network’s. */
const visitsAtOnce = 2;

/**
 * Lets a visitor in for one more free visit to a website, and answers how to leave; null: not now. Ten minutes allow a client (an IPv6 /64) so many, an hour three times as many to all of
 * its provider's customer (a /48). No network can use up the visits of a site, or of all sites (`perHour`): a network that has had none is let in after that.
 */
export function freeVisits(
  pool: Database['pool'],
  {
    name,
    perClient,
    perHour,
    domainOf,
  }: { name: string; perClient: number; perHour: number; domainOf: (website: string) => string },
) {
  const hour = 60 * 60;
  const byClient = createThrottle(pool, { name, points: perClient, perSeconds: 10 * 60 });
  const byShared = createThrottle(pool, { name: `${name}-shared`, points: 3 * perClient, perSeconds: hour });
  const bySiteOfShared = createThrottle(pool, { name: 'prefill-site-by', ...visitsOfSite, points: 4 });
  const bySite = createThrottle(pool, { name: 'prefill-site', ...visitsOfSite });
  const all = createThrottle(pool, { name: `${name}-all`, points: perHour, perSeconds: hour });
  const firsts = createThrottle(pool, { name: `${name}-first`, points: 2 * perHour, perSeconds: hour });

  const places = countedPlaces();

  return async (website: string, ip: string): Promise<(() => void) | null> => {
    const leave = places.take([[sharedNetwork(ip), visitsAtOnce]]);
    if (leave !== null && (await mayVisit(domainOf(website), ip))) return leave;
    leave?.();
    return null;
  };

  async function mayVisit(domain: string, ip: string): Promise<boolean> {
    const shared = sharedNetwork(ip);
    if (!(await byClient.take(clientNetwork(ip))).allowed) return false;
    const own = await byShared.take(shared);
    if (!own.allowed || !(await bySiteOfShared.take(`${shared} ${domain}`)).allowed) return false;
    if (!(await bySite.take(domain)).allowed) return false;
    if ((await all.take('all')).allowed) return true;
    return own.left === 3 * perClient - 1 && (await firsts.take('all')).allowed;
  }
}

/** The whole address that was asked for, in one spelling: firms share hosts, and a page of somebody else’s choice is not the website. */
export function addressAsked(website: string): string {
  const { origin, pathname, search } = new URL(website);
  return origin + (pathname === '/' && search === '' ? '' : pathname + search);
}
