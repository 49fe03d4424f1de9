import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { aboutJourney } from '#base/log-context.ts';
import { randomId } from '#base/secrets.ts';
import { websiteHost } from '#base/website-host.ts';
import { assessments, orders, reports, submissions } from '#db/schema.ts';
import type { Queryable, Transaction } from '#base/db.ts';
import type { Order } from '#payment/settle-order.ts';
import type { OrderStatus, PaymentState } from '#payment/contract.ts';
import { announce } from './announce.ts';
import type { JourneyDeps } from './deps.ts';
import { nextRunNumber } from './run-number.ts';

type BeginDeps = Pick<JourneyDeps, 'queue' | 'now'>;

const freshMs = 7 * 24 * 60 * 60_000; // an older reading would describe another website

/** What is taken first: a report that was just bought before one of the same order that is made again. Nothing is read in full before it is paid for. */
export const priorities = { bought: 10, again: 0 } as const;

/** An order moved. Paid: its report comes into being and is published as soon as its run is judged. Otherwise the report's status follows. */
export async function followOrder(deps: BeginDeps, tx: Transaction, order: Order, from: OrderStatus): Promise<void> {
  aboutJourney(order.submissionId);
  if (order.status === 'paid') await fulfil(deps, tx, order);
  else if (order.status === 'refunded' || order.status === 'disputed' || order.status === 'failed') {
    const status = order.status === 'disputed' ? 'suspended' : 'cancelled';
    await tx
      .update(reports)
      .set({ paymentStatus: order.status, status })
      .where(and(eq(reports.orderId, order.id), isNull(reports.erasedAt)));
  }
  if (from !== order.status) await announce(tx, order.submissionId);
}

/**
 * Each payment of a subscription after the first brings a new run and a new report, also when it came unnoticed. A payment that was given back or
 * is disputed closes its own report, and what an operator had made again of it; the others stay.
 */
export async function followPayments(
  deps: BeginDeps,
  tx: Transaction,
  order: Order,
  payments: PaymentState[],
): Promise<void> {
  aboutJourney(order.submissionId);
  if (order.status === 'paid') await answerPayments(deps, tx, order, payments.length);
  const made = await tx.select().from(reports).where(eq(reports.orderId, order.id)).orderBy(reports.runNumber);
  let answered = -1;
  for (const report of made) {
    if (!report.isRerun) answered += 1;
    const state = payments[Math.max(0, answered)] ?? 'paid';
    const paymentStatus = state === 'paid' ? 'completed' : state;
    if (report.paymentStatus === paymentStatus || report.erasedAt !== null) continue;
    await tx.update(reports).set({ paymentStatus, status: reportStatuses[state] }).where(eq(reports.id, report.id));
    if (state === 'paid') await deps.queue.send(tx, 'publish', { reportId: report.id }, { key: report.id });
    await announce(tx, order.submissionId);
  }
}

const reportStatuses = { paid: 'active', refunded: 'cancelled', disputed: 'suspended' } as const;

async function answerPayments(deps: BeginDeps, tx: Transaction, order: Order, payments: number): Promise<void> {
  const existing = await tx
    .select({ runNumber: reports.runNumber, isRerun: reports.isRerun })
    .from(reports)
    .where(eq(reports.orderId, order.id));
  const newest = Math.max(1, ...existing.map(({ runNumber }) => runNumber));
  // What an operator had made again answers no payment.
  const answered = Math.max(1, existing.filter(({ isRerun }) => !isRerun).length);
  for (let missing = 1; missing <= payments - answered; missing += 1) {
    const assessmentId = (await startCollected(deps, tx, order)) ?? (await startRun(deps, tx, order, 'again'));
    await tx.insert(reports).values(reportOf(deps, order, newest + missing, assessmentId));
  }
}

/**
 * An operator has a report made again: the site is read again, and a further report of the same order is published and mailed. The report that
 * is there stays as it is. Answers the new report's id, or null when the order is not paid or the report is gone.
 */
export async function rerunReport(deps: BeginDeps, tx: Transaction, reportId: string): Promise<string | null> {
  const [found] = await tx
    .select({ report: reports, order: orders })
    .from(reports)
    .innerJoin(orders, eq(orders.id, reports.orderId))
    .where(eq(reports.id, reportId));
  if (!found || found.report.erasedAt !== null || found.report.paymentStatus !== 'completed') return null;
  // The order's row serialises this with payments that arrive, which number their reports too.
  const [order] = await tx.select().from(orders).where(eq(orders.id, found.order.id)).for('update');
  if (order?.status !== 'paid') return null;
  const assessmentId = await startRun(deps, tx, order, 'again');
  const { contactName, contactPhone, companyName, companySize, email } = found.report; // an operator may have corrected the address
  const row = {
    ...reportOf(deps, order, await nextRunNumber(tx, order.id), assessmentId),
    contactName,
    contactPhone,
    companyName,
    companySize,
    email,
    isRerun: true,
  };
  await tx.insert(reports).values(row);
  return row.id;
}

async function fulfil(deps: BeginDeps, tx: Transaction, order: Order): Promise<void> {
  const assessmentId = await runFor(deps, tx, order);
  await tx
    .insert(reports)
    .values(reportOf(deps, order, 1, assessmentId))
    .onConflictDoNothing();
  // Paid again after a dispute was won: the reports that were held back come alive.
  const owned = await tx
    .update(reports)
    .set({ paymentStatus: 'completed', status: 'active' })
    .where(and(eq(reports.orderId, order.id), isNull(reports.erasedAt)))
    .returning({ id: reports.id });
  for (const { id } of owned)
    await deps.queue.send(tx, 'publish', { reportId: id }, { key: id, priority: priorities.bought });
}

function reportOf(deps: BeginDeps, order: Order, runNumber: number, assessmentId: string): typeof reports.$inferInsert {
  const { contactName, contactPhone, companyName, companySize } = order.lead;
  return {
    id: randomId(),
    orderId: order.id,
    runNumber,
    assessmentId,
    contactName,
    contactPhone,
    companyName,
    companySize,
    email: order.email,
    subscriptionPackage: order.tier,
    paymentStatus: 'completed',
    createdAt: deps.now(),
  };
}

/** The run this order is answered with: the latest one that is fresh and wide enough, else a new one. Its row stays locked, see judgeEvidence. */
async function runFor(deps: BeginDeps, tx: Transaction, order: Order): Promise<string> {
  const [existing] = await tx
    .select({ assessmentId: reports.assessmentId })
    .from(reports)
    .where(eq(reports.orderId, order.id))
    .orderBy(reports.runNumber)
    .limit(1);
  if (existing) return existing.assessmentId;
  const runs = await tx
    .select()
    .from(assessments)
    .where(eq(assessments.submissionId, order.submissionId))
    .orderBy(desc(assessments.runNumber))
    .for('update');
  const usable = runs.find(
    (run) =>
      run.collectingFor === null &&
      run.pageLimit >= order.catalogue.pageLimit &&
      deps.now().getTime() - run.createdAt.getTime() < freshMs,
  );
  return usable?.id ?? startRun(deps, tx, order, 'bought');
}

/** The run that has gathered answers since the last report, if there is one: now its website is read. */
async function startCollected(deps: BeginDeps, tx: Transaction, order: Order): Promise<string | null> {
  const [run] = await tx
    .update(assessments)
    .set({
      collectingFor: null,
      askOwner: null,
      askStartedAt: null,
      createdAt: deps.now(),
      pageLimit: order.catalogue.pageLimit,
    })
    .where(eq(assessments.collectingFor, order.id))
    .returning({ id: assessments.id });
  const [submission] = await tx
    .select({ website: submissions.website })
    .from(submissions)
    .where(eq(submissions.id, order.submissionId));
  if (!run || !submission) return null;
  await sendReading(deps, tx, { id: run.id, website: submission.website }, { priority: priorities.again });
  return run.id;
}

async function startRun(
  deps: BeginDeps,
  tx: Transaction,
  { submissionId, catalogue }: Order,
  priority: keyof typeof priorities,
): Promise<string> {
  // Two orders of one submission that are paid at the same moment number their runs one after the other. Not by the submission's row: a checkout locks it first
  // and its order afterwards.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`runs of ${submissionId}`}, 0))`);
  const [submission] = await tx
    .select({ website: submissions.website })
    .from(submissions)
    .where(eq(submissions.id, submissionId));
  if (!submission) throw new Error(`The submission ${submissionId} of a paid order is gone.`);
  const [newest] = await tx
    .select({ runNumber: assessments.runNumber })
    .from(assessments)
    .where(eq(assessments.submissionId, submissionId))
    .orderBy(desc(assessments.runNumber))
    .limit(1);
  const id = randomId();
  await tx.insert(assessments).values({
    id,
    submissionId,
    runNumber: (newest?.runNumber ?? 0) + 1,
    pageLimit: catalogue.pageLimit,
    createdAt: deps.now(),
  });
  await sendReading(deps, tx, { id, website: submission.website }, { priority: priorities[priority] });
  return id;
}

/** The job that reads the website of a run. Those of one host wait for each other in the queue. */
export async function sendReading(
  { queue }: Pick<JourneyDeps, 'queue'>,
  tx: Queryable,
  { id, website }: { id: string; website: string },
  when: { priority?: number; startAfterSeconds?: number },
): Promise<void> {
  await queue.send(tx, 'gather', { assessmentId: id }, { key: id, group: websiteHost(website), ...when });
}
