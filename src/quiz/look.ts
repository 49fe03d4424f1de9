import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, type SQL } from 'drizzle-orm';
import type { Db } from '#base/db.ts';
import { looks } from '#db/schema.ts';
import type { Look, Proposal } from '#engine/contract.ts';
import type { LookView } from './contract.ts';
import { addressAsked } from './free-visits.ts';
import { keptOfVisit } from './kept-of-visit.ts';
import { stepsAnsweredBy } from './steps.ts';

/** What was seen of a website; `unread` says why when its home page could not be read. */
export type Sight = { look: Look; proposals: Proposal[]; unread: string | null };

export type LookDeps = {
  db: Db;
  now: () => Date;
  /** Visits the site for six seconds at most; null: somebody else reads it just now. */
  read: (website: string) => Promise<Sight | null>;
  /** Whether this client, this site and this hour may have one more visit. */
  mayLook: () => Promise<boolean>;
};

const keptForMs = 24 * 60 * 60 * 1000;
const mostAtOnce = 4;
const underWay = new Map<string, Promise<LookView | null>>();

/** A look at a website: the one of the last day at this very address, else a new one. null: not now. */
export async function takeLook(deps: LookDeps, website: string): Promise<LookView | null> {
  const address = addressAsked(website);
  const { host } = new URL(address);
  const kept = await newestLook(deps, address, isNull(looks.unread));
  if (kept) return kept;
  const running = underWay.get(address);
  if (running) return running;
  if (underWay.size >= mostAtOnce || !(await deps.mayLook())) return null;
  const look = lookAndKeep(deps, address, host).finally(() => underWay.delete(address));
  underWay.set(address, look);
  return look;
}

/** The last look of this day at this very address, though its website could not be read; null: there was none. */
export async function lastLook(deps: Pick<LookDeps, 'db' | 'now'>, website: string): Promise<LookView | null> {
  return newestLook(deps, addressAsked(website));
}

async function newestLook({ db, now }: Pick<LookDeps, 'db' | 'now'>, address: string, which?: SQL) {
  const { host } = new URL(address);
  const [kept] = await db
    .select()
    .from(looks)
    .where(and(eq(looks.host, host), eq(looks.website, address), gt(looks.seenAt, oldest({ now })), which))
    .orderBy(desc(looks.seenAt))
    .limit(1);
  return kept ? viewOf(kept) : null;
}

/** The look of this id; null once a day has passed. */
export async function findLook({ db, now }: Pick<LookDeps, 'db' | 'now'>, id: string): Promise<LookView | null> {
  const [kept] = await db
    .select()
    .from(looks)
    .where(and(eq(looks.id, id), gt(looks.seenAt, oldest({ now }))));
  return kept ? viewOf(kept) : null;
}

async function lookAndKeep(deps: LookDeps, website: string, host: string): Promise<LookView | null> {
  const startedAt = deps.now();
  const sight = await deps.read(website);
  if (sight === null) return null;
  const seenAt = deps.now();
  const row = {
    id: randomBytes(16).toString('base64url'),
    host,
    website,
    look: { ...sight.look, findings: keptOfVisit(sight.look.findings) },
    proposals: keptOfVisit(sight.proposals),
    unread: sight.unread,
    tookMs: seenAt.getTime() - startedAt.getTime(),
    seenAt,
  };
  await deps.db.delete(looks).where(lt(looks.seenAt, oldest(deps)));
  await deps.db.insert(looks).values(row);
  return viewOf(row);
}

function oldest({ now }: Pick<LookDeps, 'now'>): Date {
  return new Date(now().getTime() - keptForMs);
}

function viewOf({ id, website, look, proposals, unread, tookMs, seenAt }: typeof looks.$inferSelect): LookView {
  // The address itself answers a step, whatever else was found.
  const prefilled = stepsAnsweredBy([
    'website',
    ...proposals.filter(({ isGuess }) => !isGuess).map(({ path }) => path),
  ]).length;
  return { id, website, ...look, proposals, unread, tookMs, seenAt: seenAt.toISOString(), prefilled };
}
