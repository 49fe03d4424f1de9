import { desc, eq, lt } from 'drizzle-orm';
import type { Db } from '#base/db.ts';
import { websiteScans } from '#db/schema.ts';
import type { SiteLook } from './contract.ts';
import { addressAsked } from './free-visits.ts';
import { keptOfVisit } from './kept-of-visit.ts';

export type PrefillDeps = {
  db: Db;
  now: () => Date;
  /** Visits the site for six seconds at most; null: somebody else reads it just now. */
  scan: (website: string) => Promise<SiteLook | null>;
  /** Whether this client may cause one more visit, and this site may have one. */
  mayScan: () => Promise<boolean>;
};

const keptForMs = 24 * 60 * 60 * 1000;
const mostAtOnce = 4;
const underWay = new Map<string, Promise<SiteLook | null>>();

/** What a quick visit to the website suggests as answers: from the last day's visit to this very address, else from a new one. null: not now. */
export async function prefill(deps: PrefillDeps, website: string): Promise<SiteLook | null> {
  const address = addressAsked(website);
  const [kept] = await deps.db
    .select()
    .from(websiteScans)
    .where(eq(websiteScans.host, address))
    .orderBy(desc(websiteScans.scannedAt));
  if (kept && kept.scannedAt.getTime() > deps.now().getTime() - keptForMs)
    return { proposals: kept.proposals, unread: null };
  const running = underWay.get(address);
  if (running) return running;
  if (underWay.size >= mostAtOnce || !(await deps.mayScan())) return null;
  const visit = scanAndKeep(deps, address).finally(() => underWay.delete(address));
  underWay.set(address, visit);
  return visit;
}

async function scanAndKeep({ db, now, scan }: PrefillDeps, address: string): Promise<SiteLook | null> {
  const seen = await scan(address);
  if (seen === null) return null;
  const proposals = keptOfVisit(seen.proposals);
  const look = { ...seen, proposals };
  if (proposals.length === 0) return look; // unreadable today: the next visitor may try again
  const scannedAt = now();
  await db.delete(websiteScans).where(lt(websiteScans.scannedAt, new Date(scannedAt.getTime() - keptForMs)));
  await db
    .insert(websiteScans)
    .values({ host: address, proposals, scannedAt })
    .onConflictDoUpdate({ target: websiteScans.host, set: { proposals, scannedAt } });
  return look;
}
