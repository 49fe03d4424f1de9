import { and, eq, isNotNull, isNull, max } from 'drizzle-orm';
import type { Transaction } from '#base/db.ts';
import { randomId } from '#base/secrets.ts';
import { assessments, orders, platformAsks, reports } from '#db/schema.ts';
import { type PlatformAdapter, type Place, usualCap } from '#engine/platforms/contract.ts';
import { makeCall } from './ask-platforms.ts';
import { type AskingRun, claimAsk, type Question } from './ask-rows.ts';
import { dayLeftMicros } from './books.ts';
import type { AskingDeps, JourneyDeps } from './deps.ts';
import { enough } from './plan-asking.ts';
import { planQuestions } from './plan-questions.ts';
import { nextRunNumber } from './run-number.ts';
import { type FillJob, scheduleFill, waitsSeconds } from './schedule-fill.ts';

/**
 * Asks each platform that failed one question. Once all answer (or some do, at the last attempt) a further run takes over the evidence and every answer that
 * was paid for, asks only what is missing, and its report is published and mailed beside the first, which stays as it is.
 */
export async function fillPlatforms(
  deps: JourneyDeps,
  { assessmentId, missing, attempt }: FillJob,
  signal: AbortSignal,
): Promise<void> {
  const { db } = deps.database;
  const { asking } = deps;
  const [row] = await db.select().from(assessments).where(eq(assessments.id, assessmentId));
  if (!asking || !row || row.evidence === null || row.askOwner === null || row.askedAt === null) return;
  const run: AskingRun = {
    id: row.id,
    submissionId: row.submissionId,
    runNumber: row.runNumber,
    owner: row.askOwner,
    evidence: row.evidence,
    startedAt: row.askedAt,
  };
  const { questions, place, models } = await planQuestions(deps, run, asking.prompts);
  const [question] = questions;
  const due = asking.platforms.filter(({ id }) => missing.includes(id));
  if (!question || due.length === 0) return;
  const tried = await Promise.all(
    due.map(async (platform) => ({
      platform,
      isBack: await isBack(deps, run, {
        platform,
        question: { ...question, model: models.get(platform.id) },
        place,
        asking,
        signal,
      }),
    })),
  );
  const back = tried.filter((one) => one.isBack).length;
  const isLast = attempt >= waitsSeconds.length;
  await db.transaction(async (tx) => {
    if (back === due.length || (isLast && back > 0)) await startFilledRun(deps, tx, row);
    else await scheduleFill(deps, tx, { assessmentId, missing, attempt: attempt + 1 });
  });
}

type Probe = {
  platform: PlatformAdapter;
  question: Question;
  place: Place | null;
  asking: AskingDeps;
  signal: AbortSignal;
};

/** A platform is begun only where the day's money is enough for all that a rate needs. */
async function isBack(
  deps: JourneyDeps,
  run: AskingRun,
  { platform, question, place, asking, signal }: Probe,
): Promise<boolean> {
  const leftUsd = (await dayLeftMicros(deps.database.db, deps.now(), asking)) / 1e6;
  if (leftUsd < enough * platform.typicalCostUsd) return false;
  const claim = { again: true, repeatable: new Set<string>(), priceUsd: platform.typicalCostUsd, budgets: asking };
  if ((await claimAsk(deps, run, platform, question, claim)) !== 'claimed') return false;
  const made = await makeCall(deps, run, { platform, question, place, cap: usualCap, signal });
  return made?.result.ok === true;
}

type Assessment = typeof assessments.$inferSelect;

/** A run of its own, since a report and what it rests on never change. Answers are taken over at no cost: they are on record where they were paid. */
async function startFilledRun(deps: JourneyDeps, tx: Transaction, from: Assessment): Promise<void> {
  const owned = await tx
    .select({ report: reports, order: orders })
    .from(reports)
    .innerJoin(orders, eq(orders.id, reports.orderId))
    .where(
      and(
        eq(reports.assessmentId, from.id),
        eq(orders.status, 'paid'),
        eq(reports.isRerun, false),
        isNotNull(reports.publishedAt),
        isNull(reports.erasedAt),
      ),
    );
  if (owned.length === 0) return;
  const [newest] = await tx
    .select({ runNumber: max(assessments.runNumber) })
    .from(assessments)
    .where(eq(assessments.submissionId, from.submissionId));
  const id = randomId();
  const { submissionId, pageLimit, evidence, analysis, rubricVersion, gatheredAt, judgedAt } = from;
  const runNumber = (newest?.runNumber ?? 0) + 1;
  await tx.insert(assessments).values({
    id,
    submissionId,
    runNumber,
    pageLimit,
    evidence,
    analysis,
    rubricVersion,
    gatheredAt,
    judgedAt,
    status: 'judged',
    createdAt: deps.now(),
  });
  const answered = await tx
    .select()
    .from(platformAsks)
    .where(and(eq(platformAsks.assessmentId, from.id), eq(platformAsks.status, 'answered')));
  for (const ask of answered)
    await tx.insert(platformAsks).values({
      ...ask,
      assessmentId: id,
      calls: 0,
      spentMicros: 0,
      reservedMicros: 0,
      unsureMicros: 0,
      readMicros: 0,
      raw: null,
    });
  for (const { report, order } of owned) {
    // The order's row serialises this with payments that arrive, which number their reports too.
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for('update');
    const {
      orderId,
      contactName,
      contactPhone,
      companyName,
      companySize,
      email,
      status,
      subscriptionPackage,
      paymentStatus,
    } = report;
    const lead = {
      orderId,
      contactName,
      contactPhone,
      companyName,
      companySize,
      email,
      status,
      subscriptionPackage,
      paymentStatus,
    };
    const reportId = randomId();
    const next = await nextRunNumber(tx, order.id);
    await tx
      .insert(reports)
      .values({ ...lead, id: reportId, runNumber: next, assessmentId: id, isRerun: true, createdAt: deps.now() });
    await deps.queue.send(tx, 'publish', { reportId }, { key: reportId });
  }
}
