// How often a check was wrong, and what follows of it by itself.
import { classOfCheck } from '#engine/wording.ts';
import { createHmac } from 'node:crypto';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#base/db.ts';
import { deriveKey } from '#base/secrets.ts';
import { raiseAlert } from '#db/alerts.ts';
import { checkDecisions, checkShown, checkStanding } from '#db/schema.ts';
import { wilsonInterval } from '#engine/base/statistics.ts';
import { dayMs } from './allowances.ts';
import type { BoardDeps } from './deps.ts';
import { standings } from './settled.ts';

const windowDays = 90;
const leastDecisions = 5;
const leastHosts = 3;
const leastUpheldOfDecided = 0.5;
const leastUpheldOfShown = 0.05;

type Counted = Pick<BoardDeps, 'secretKey' | 'now'>;

/** One for each website and check, by a digest of the website. `isUpheld` null: contested, and not decided. */
export async function countDecision(
  tx: Queryable,
  deps: Counted,
  { checkId: id, host, isUpheld }: { checkId: string; host: string; isUpheld: boolean | null },
): Promise<void> {
  const checkId = classOfCheck(id);
  const hostDigest = createHmac('sha256', deriveKey(deps.secretKey, 'contest-hosts')).update(host).digest('base64url');
  await tx
    .insert(checkDecisions)
    .values({ checkId, hostDigest, contestedAt: deps.now(), isUpheld })
    .onConflictDoUpdate({
      target: [checkDecisions.checkId, checkDecisions.hostDigest],
      // A decision is not forgotten for a further case that waits; one mistake of ours outweighs a claim that failed.
      set: {
        contestedAt: deps.now(),
        isUpheld: sql`coalesce(${checkDecisions.isUpheld} or excluded.is_upheld, excluded.is_upheld, ${checkDecisions.isUpheld})`,
      },
    });
  if (isUpheld) await demoteIfWrong(tx, deps, checkId);
}

export type Figures = { shown: number; contested: number; decided: number; upheld: number; hosts: number };

/** Of the last 90 days, by check. */
export async function figures(db: Queryable, now: Date): Promise<Map<string, Figures>> {
  const since = new Date(now.getTime() - windowDays * dayMs);
  const shown = await db
    .select({ checkId: checkShown.checkId, n: sql<number>`sum(${checkShown.n})::int` })
    .from(checkShown)
    .where(gt(checkShown.day, since.toISOString().slice(0, 10)))
    .groupBy(checkShown.checkId);
  const contested = await db
    .select({
      checkId: checkDecisions.checkId,
      contested: sql<number>`count(*)::int`,
      decided: sql<number>`count(*) filter (where ${checkDecisions.isUpheld} is not null)::int`,
      upheld: sql<number>`count(*) filter (where ${checkDecisions.isUpheld})::int`,
      hosts: sql<number>`count(distinct ${checkDecisions.hostDigest}) filter (where ${checkDecisions.isUpheld} is not null)::int`,
    })
    .from(checkDecisions)
    .where(gt(checkDecisions.contestedAt, since))
    .groupBy(checkDecisions.checkId);
  const all = new Map(
    shown.map(({ checkId, n }) => [checkId, { shown: n, contested: 0, decided: 0, upheld: 0, hosts: 0 }]),
  );
  for (const { checkId, ...counts } of contested) all.set(checkId, { shown: all.get(checkId)?.shown ?? 0, ...counts });
  return all;
}

/** U of S with its 95% range; null where nothing was shown. */
export function upheldOfShown({
  upheld,
  shown,
}: Pick<Figures, 'upheld' | 'shown'>): { value: number; low: number; high: number } | null {
  if (shown === 0) return null;
  const value = Math.min(1, upheld / shown);
  return { value, ...wilsonInterval(value, shown) };
}

export function isTooOftenWrong(counts: Figures): boolean {
  const { decided, upheld, hosts } = counts;
  return (
    decided >= leastDecisions &&
    hosts >= leastHosts &&
    upheld / decided >= leastUpheldOfDecided &&
    (upheldOfShown(counts)?.low ?? 1) >= leastUpheldOfShown
  );
}

async function demoteIfWrong(tx: Queryable, { now }: Counted, checkId: string): Promise<void> {
  const standing = (await standings(tx)).get(checkId);
  if (standing?.standing === 'demoted') return;
  // What led to the last restoring does not lead to the next demotion.
  const restored = standing?.standing === 'scored' ? standing.at : null;
  const counts =
    restored === null ? (await figures(tx, now())).get(checkId) : await figuresSince(tx, checkId, restored, now());
  if (!counts || !isTooOftenWrong(counts)) return;
  const note = `${counts.upheld} of ${counts.decided} decided cases were upheld. It counts no points until somebody has looked at it.`;
  await tx.insert(checkStanding).values({ checkId, standing: 'demoted', note, by: 'machine', at: now() });
  await raiseAlert(
    tx as Parameters<typeof raiseAlert>[0],
    {
      kind: 'check-demoted',
      subjectId: checkId,
      text: `${checkId} was too often wrong and counts no points any more: ${note} Restore it in /admin, tab Contests.`,
    },
    now(),
  );
}

async function figuresSince(tx: Queryable, checkId: string, since: Date, now: Date): Promise<Figures | undefined> {
  const own = (await figures(tx, now)).get(checkId);
  const [counts] = await tx
    .select({
      decided: sql<number>`count(*)::int`,
      upheld: sql<number>`count(*) filter (where ${checkDecisions.isUpheld})::int`,
    })
    .from(checkDecisions)
    .where(
      and(
        eq(checkDecisions.checkId, checkId),
        gt(checkDecisions.contestedAt, since),
        isNotNull(checkDecisions.isUpheld),
      ),
    );
  return own && counts && { ...own, decided: counts.decided, upheld: counts.upheld, hosts: counts.decided };
}
