import { and, eq, isNull } from 'drizzle-orm';
import { aboutJourney } from '#base/log-context.ts';
import { putFile } from '#base/files.ts';
import { randomId } from '#base/secrets.ts';
import { assessments, deliveries, orders, reports, submissions } from '#db/schema.ts';
import { messageIdOf } from '#delivery/automatic-mail.ts';
import type { Analysis, FixPack } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { buildReport } from '#report/build-report.ts';
import { nextVersion } from '#report/site.ts';
import { withAnswersRead } from '#report/with-answers-read.ts';
import type { Queryable } from '#base/db.ts';
import type { AnswersRead, ReportDocument } from '#report/contract.ts';
import { answersMoved } from '#engine/ask/answers-moved.ts';
import { answersRead } from '#engine/ask/answers-read.ts';
import { askingHoldMs } from './ask-rows.ts';
import type { Run } from './books.ts';
import { announce, recordProgress } from './announce.ts';
import type { JourneyDeps } from './deps.ts';
import { heldFor } from './question-page.ts';
import { earlierDocuments } from './earlier-reports.ts';
import { followQueue } from './queues.ts';
import { moneyForReading } from './reading-money.ts';
import { movedSince, verdictOf } from './what-moved.ts';

/**
 * Third step: builds the immutable document, then its PDF, then the delivery. Does nothing while the order is unpaid or the run is not judged:
 * whichever comes last asks again.
 */
export async function publishReport(deps: JourneyDeps, reportId: string): Promise<void> {
  const { db } = deps.database;
  const found = await readReport(db, reportId);
  if (found) aboutJourney(found.run.submissionId);
  if (!found || found.report.publishedAt !== null || !isPaidFor(found) || found.run.analysis === null) return;

  if (found.report.document === null && isUnasked(deps, found.run)) {
    const heldForMs = await heldFor(deps, found.run.submissionId);
    if (heldForMs > 0) {
      await deps.queue.send(
        db,
        'publish',
        { reportId },
        { key: `${reportId} held`, startAfterSeconds: Math.ceil(heldForMs / 1000) },
      );
      return;
    }
    // Asking costs money, so it waits for the payment; its last act is to come back here.
    if (!isBeingAsked(deps, found.run))
      await deps.queue.send(db, 'ask', { assessmentId: found.run.id }, { key: found.run.id });
    return;
  }
  const report = found.report.document ?? (await saveDocument(deps, found, await earlierAnalyses(db, found)));
  if (report === null) return;
  const pdf = await deps.renderPdf(report);

  await db.transaction(async (tx) => {
    // The order is held still: a refund either comes first and is seen, or waits until the report is out.
    const [order] = await tx
      .select({ status: orders.status })
      .from(orders)
      .where(eq(orders.id, found.order.id))
      .for('share');
    if (order?.status !== 'paid') return;
    const pdfKey = `report-pdf/${reportId}`;
    const [published] = await tx
      .update(reports)
      .set({ pdfKey, publishedAt: deps.now() })
      .where(and(eq(reports.id, reportId), isNull(reports.publishedAt)))
      .returning({ id: reports.id });
    if (!published) return;
    await putFile(tx, pdfKey, pdf, 'application/pdf');
    await deps.queue.send(tx, followQueue, { reportId }, { key: reportId });
    const id = randomId();
    await tx
      .insert(deliveries)
      .values({
        id,
        reportId,
        purpose: 'report',
        messageId: messageIdOf(id, deps.publicUrl),
        createdAt: deps.now(),
        nextAttemptAt: deps.now(),
      })
      .onConflictDoNothing();
    const [delivery] = await tx
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(eq(deliveries.reportId, reportId), eq(deliveries.purpose, 'report')));
    if (delivery) await deps.queue.send(tx, 'deliver', { deliveryId: delivery.id }, { key: delivery.id });
    await recordProgress(tx, found.run, {
      stage: 'deliver',
      message: 'Sending the report by e-mail',
      done: 0,
      total: 1,
    });
  });
}

/** One payment of a subscription may be given back while the others stand. */
function isPaidFor({ order, report }: Found): boolean {
  return order.status === 'paid' && report.paymentStatus === 'completed';
}

function isUnasked({ asking }: JourneyDeps, run: Found['run']): boolean {
  return asking !== undefined && asking.platforms.length > 0 && run.askedAt === null;
}

function isBeingAsked(deps: JourneyDeps, run: Found['run']): boolean {
  return run.askStartedAt !== null && deps.now().getTime() - run.askStartedAt.getTime() < askingHoldMs;
}

type Found = NonNullable<Awaited<ReturnType<typeof readReport>>>;

async function readReport(db: Queryable, reportId: string) {
  const [found] = await db
    .select({
      report: reports,
      order: { id: orders.id, status: orders.status },
      run: {
        id: assessments.id,
        submissionId: assessments.submissionId,
        analysis: assessments.analysis,
        askStartedAt: assessments.askStartedAt,
        askedAt: assessments.askedAt,
      },
      answers: submissions.answers,
    })
    .from(reports)
    .innerJoin(orders, eq(orders.id, reports.orderId))
    .innerJoin(assessments, eq(assessments.id, reports.assessmentId))
    .innerJoin(submissions, eq(submissions.id, assessments.submissionId))
    .where(eq(reports.id, reportId));
  return found ?? null;
}

/** Saved before the PDF is drawn, so that the waiting page shows the report at once. Answers the document that counts. */
async function saveDocument(
  deps: JourneyDeps,
  { report, run, answers, order }: Found,
  earlier: Analysis[],
): Promise<ReportDocument | null> {
  if (run.analysis === null) return null;
  const fixPack = await fixPackOf(deps, run.id);
  const answersBefore = (await earlierDocuments(deps.database.db, report, answers.website)).flatMap(
    ({ createdAt, answersRead: was }) => (was ? [{ at: createdAt, read: was }] : []),
  );
  const read = await answersReadOf(deps, run.id, answersBefore.at(-1)?.read ?? null);
  const before = earlier.at(-1);
  const answersChange = read && answersMoved(answersBefore, read);
  const moved = before ? movedSince(before, run.analysis, verdictOf(answersChange)) : null;
  const document = withAnswersRead(
    buildReport({
      id: report.id,
      createdAt: deps.now(),
      tier: report.subscriptionPackage,
      answers,
      analysis: run.analysis,
      earlier: earlier.map(({ assessedAt, overallScore, interval }) => ({
        at: assessedAt,
        score: overallScore,
        interval,
      })),
      fixPack,
      ...(moved && { moved }),
    }),
    read && { ...read, moved: answersChange },
  );
  return deps.database.db.transaction(async (tx) => {
    const [still] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, order.id)).for('share');
    if (still?.status !== 'paid') return null;
    const [saved] = await tx
      .update(reports)
      .set({ document, documentVersion: document.documentVersion, firstVersion: await nextVersion(tx, order.id) })
      .where(and(eq(reports.id, report.id), isNull(reports.document)))
      .returning({ document: reports.document });
    await recordProgress(tx, run, { stage: 'publish', message: 'Drawing the PDF', done: 1, total: 2 });
    await announce(tx, run.submissionId);
    if (saved) return document;
    const [first] = await tx.select({ document: reports.document }).from(reports).where(eq(reports.id, report.id));
    return first?.document ?? null;
  });
}

/** A report without its files is worth more than none: what fails here is told to the operator and delays nothing. */
async function fixPackOf(deps: JourneyDeps, assessmentId: string): Promise<FixPack | undefined> {
  const [run] = await deps.database.db
    .select({ id: assessments.id, submissionId: assessments.submissionId, evidence: assessments.evidence })
    .from(assessments)
    .where(eq(assessments.id, assessmentId));
  if (!run?.evidence) return undefined;
  try {
    return await deps.makeFixPack(await withReadingKept(deps, run, run.evidence));
  } catch (error) {
    deps.log.error(
      { err: error, assessmentId, next: 'the report came without it: have it made again on the operators’ page' },
      'the fix pack could not be made',
    );
    return undefined;
  }
}

/** The second reading goes into the stored evidence, where it stays: the pack is made of that, however often it is made. */
async function withReadingKept(deps: JourneyDeps, run: Run, evidence: Evidence): Promise<Evidence> {
  const money = moneyForReading(deps, deps.asking ?? {}, run);
  const secondReading = (await deps.readAgain?.(evidence, money))?.secondReading;
  if (!secondReading || evidence.secondReading) return evidence;
  return deps.database.db.transaction(async (tx) => {
    const own = eq(assessments.id, run.id);
    const [stored] = await tx.select({ evidence: assessments.evidence }).from(assessments).where(own).for('update');
    if (stored?.evidence?.secondReading) return stored.evidence; // another worker was faster
    if (stored?.evidence)
      await tx
        .update(assessments)
        .set({ evidence: { ...stored.evidence, secondReading } })
        .where(own);
    return { ...evidence, secondReading };
  });
}

async function answersReadOf(deps: JourneyDeps, assessmentId: string, before: AnswersRead | null) {
  const [run] = await deps.database.db
    .select({ evidence: assessments.evidence })
    .from(assessments)
    .where(eq(assessments.id, assessmentId));
  return run?.evidence ? answersRead(run.evidence, before) : null;
}

async function earlierAnalyses(db: Queryable, { report, answers }: Found): Promise<Analysis[]> {
  return (await earlierDocuments(db, report, answers.website)).map(({ analysis }) => analysis);
}
