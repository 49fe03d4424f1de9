// Whether the installation works as it should: jobs, what asking costs, mails that do not arrive, websites that cannot be read, and what was noted for a person.
import { and, desc, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { readQueueStates } from '#base/queue-states.ts';
import { deliveries, operatorAlerts, platformAsks, reports } from '#db/schema.ts';
import type { Database } from '#base/db.ts';
import type { Health } from './contract.ts';

const dayMs = 24 * 60 * 60_000;
const days = 30;
const listed = 50;
/** The newest reports whose documents are looked into for a website that could not be read. */
const readBack = 200;

export async function readHealth({ db, pool }: Database, now: Date): Promise<Health> {
  const today = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  const since = new Date(today.getTime() - (days - 1) * dayMs);
  const [queues, spending, mails, unread, alerts] = await Promise.all([
    readQueues(pool),
    readSpending(db, since),
    readMails(db, since),
    readUnread(db, since),
    readAlerts(db),
  ]);
  return { queues, ...spending, mails, unread, alerts };
}

async function readQueues(pool: Database['pool']): Promise<Health['queues']> {
  const queues = new Map<string, Health['queues'][number]>();
  for (const { queue, state, n, age } of await readQueueStates(pool)) {
    const row = queues.get(queue) ?? { queue, waiting: 0, running: 0, failed: 0, oldestSeconds: 0 };
    row[state] = n;
    if (state === 'waiting') row.oldestSeconds = Math.round(age);
    queues.set(queue, row);
  }
  return [...queues.values()].toSorted((a, b) => a.queue.localeCompare(b.queue));
}

/** By UTC days and platforms, newest first, and the reports that cost most. A call whose worker died before it heard of it counts in full. */
async function readSpending(db: Database['db'], since: Date): Promise<Pick<Health, 'spending' | 'dearest'>> {
  const day = sql<string>`to_char(${platformAsks.startedAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const calls = sql`sum(${platformAsks.calls})`.mapWith(Number);
  const micros = sql`sum(${platformAsks.spentMicros})`.mapWith(Number);
  const spending = await db
    .select({ day, platform: platformAsks.platform, calls, micros })
    .from(platformAsks)
    .where(gte(platformAsks.startedAt, since))
    .groupBy(sql`1`, platformAsks.platform)
    .orderBy(sql`1 desc`, platformAsks.platform);
  const dearest = await db
    .select({ reportId: reports.id, companyName: reports.companyName, at: reports.createdAt, calls, micros })
    .from(platformAsks)
    .innerJoin(reports, eq(reports.assessmentId, platformAsks.assessmentId))
    .where(and(gte(platformAsks.startedAt, since), isNull(reports.erasedAt)))
    .groupBy(reports.id)
    .having(sql`sum(${platformAsks.spentMicros}) > 0`)
    .orderBy(sql`sum(${platformAsks.spentMicros}) desc`)
    .limit(10);
  return { spending, dearest: dearest.map((row) => ({ ...row, at: row.at.toISOString() })) };
}

/** Mails that were refused for good, or that no server has taken yet. */
async function readMails(db: Database['db'], since: Date): Promise<Health['mails']> {
  const rows = await db
    .select({
      id: deliveries.id,
      companyName: reports.companyName,
      purpose: deliveries.purpose,
      status: deliveries.status,
      reason: deliveries.lastError,
      at: deliveries.nextAttemptAt,
    })
    .from(deliveries)
    .innerJoin(reports, eq(reports.id, deliveries.reportId))
    .where(
      and(
        gte(deliveries.createdAt, since),
        or(eq(deliveries.status, 'failed'), and(eq(deliveries.status, 'pending'), isNotNull(deliveries.lastError))),
        isNull(reports.erasedAt),
      ),
    )
    .orderBy(desc(deliveries.nextAttemptAt))
    .limit(listed);
  return rows.map(({ status, reason, at, ...row }) => ({
    ...row,
    isFinal: status === 'failed',
    reason: reason ?? '',
    at: at.toISOString(),
  }));
}

/** Bought reports of websites that could not be opened: the report says so, and its buyer may correct the address. */
async function readUnread(db: Database['db'], since: Date): Promise<Health['unread']> {
  const newest = db
    .select({
      id: reports.id,
      companyName: reports.companyName,
      createdAt: reports.createdAt,
      document: reports.document,
    })
    .from(reports)
    .where(and(gte(reports.createdAt, since), isNotNull(reports.document), isNull(reports.erasedAt)))
    .orderBy(desc(reports.createdAt))
    .limit(readBack)
    .as('newest');
  const reason = sql<string>`${newest.document} -> 'analysis' -> 'scope' ->> 'unread'`;
  const rows = await db
    .select({
      id: newest.id,
      companyName: newest.companyName,
      at: newest.createdAt,
      website: sql<string>`coalesce(${newest.document} -> 'company' ->> 'website', '')`,
      reason,
    })
    .from(newest)
    .where(sql`${reason} is not null`)
    .orderBy(desc(newest.createdAt))
    .limit(listed);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** What was noted for a person, newest first. */
async function readAlerts(db: Database['db']): Promise<Health['alerts']> {
  const rows = await db.select().from(operatorAlerts).orderBy(desc(operatorAlerts.lastAt)).limit(listed);
  return rows.map(({ kind, subjectId, text, times, lastAt, mailedAt }) => ({
    kind,
    subjectId,
    text,
    times,
    lastAt: lastAt.toISOString(),
    mailedAt: mailedAt?.toISOString() ?? null,
  }));
}
