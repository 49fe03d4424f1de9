// What is spent at the vendors: on an order in all its life, on a day by all, asked and read together.
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '#base/db.ts';
import { assessments, orders, pageReadings, platformAsks, reports } from '#db/schema.ts';

export type Budgets = { budgetPerReportUsd: number; budgetPerOrderUsd?: number; budgetPerDayUsd: number };
export type Run = { id: string; submissionId: string };
export type OrdersMoney = { leftMicros: number; isRepeat: boolean };

/** Whoever books waits for whoever does, so that two never take the same money. */
export async function lockBooks(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7041)`); // any number that nothing else locks by
}

/** What the run's order may still cost, whatever is made again of it, and whether this run is of no payment. */
export async function orderOf(
  db: Queryable,
  run: Run,
  { budgetPerOrderUsd = Infinity }: Pick<Budgets, 'budgetPerOrderUsd'>,
): Promise<OrdersMoney> {
  const runs = db.select({ id: assessments.id }).from(assessments);
  const ofOrder = runs.where(eq(assessments.submissionId, run.submissionId));
  const spent =
    (await askedFor(db, inArray(platformAsks.assessmentId, ofOrder))) +
    (await readFor(db, inArray(pageReadings.assessmentId, ofOrder)));
  const [current] = await db
    .select({ collectingFor: assessments.collectingFor })
    .from(assessments)
    .where(eq(assessments.id, run.id));
  const made = await db
    .select({ assessmentId: reports.assessmentId, isRerun: reports.isRerun })
    .from(reports)
    .innerJoin(orders, eq(orders.id, reports.orderId))
    .where(eq(orders.submissionId, run.submissionId));
  const own = made.filter(({ assessmentId }) => assessmentId === run.id);
  const isCollecting = (current?.collectingFor ?? null) !== null;
  const payments = Math.max(1, made.filter(({ isRerun }) => !isRerun).length) + (isCollecting ? 1 : 0);
  return {
    leftMicros: Math.max(0, budgetPerOrderUsd * 1e6 * payments - spent),
    isRepeat: own.length > 0 && own.every(({ isRerun }) => isRerun),
  };
}

/** What is made again without a payment leaves the rest of the day to first reports. */
const shareOfRepeats = 0.5;

/** What is left of the day's budget, UTC. What a clock that ran ahead has dated later belongs to another day. */
export async function dayLeftMicros(
  db: Queryable,
  now: Date,
  { budgetPerDayUsd }: Pick<Budgets, 'budgetPerDayUsd'>,
  { isRepeat }: Pick<OrdersMoney, 'isRepeat'> = { isRepeat: false },
): Promise<number> {
  const midnight = new Date(now.toISOString().slice(0, 10));
  const today = (at: PgColumn) => and(gte(at, midnight), lt(at, new Date(midnight.getTime() + 864e5)));
  const spent =
    (await askedFor(db, today(platformAsks.startedAt))) + (await readFor(db, today(pageReadings.startedAt)));
  return budgetPerDayUsd * 1e6 * (isRepeat ? shareOfRepeats : 1) - spent;
}

/** What questions and the reading of their answers cost; what calls under way may cost counts. */
export async function askedFor(db: Queryable, where: SQL | undefined): Promise<number> {
  const { spentMicros, reservedMicros, readMicros } = platformAsks;
  const total = sql<string>`coalesce(sum(${spentMicros} + ${reservedMicros} + ${readMicros}), 0)`;
  const [row] = await db.select({ total }).from(platformAsks).where(where);
  return Number(row?.total ?? 0);
}

/** The same for the reading of pages. */
async function readFor(db: Queryable, where: SQL | undefined): Promise<number> {
  const total = sql<string>`coalesce(sum(${pageReadings.spentMicros} + ${pageReadings.reservedMicros}), 0)`;
  const [row] = await db.select({ total }).from(pageReadings).where(where);
  return Number(row?.total ?? 0);
}

export function micros(usd: number): number {
  return Math.round(usd * 1e6);
}
