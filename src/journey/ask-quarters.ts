import { and, desc, eq, inArray, isNotNull, isNull, max, or } from 'drizzle-orm';
import { randomId } from '#base/secrets.ts';
import { assessments, orders, platformAsks, reports } from '#db/schema.ts';
import { usualCap } from '#engine/platforms/contract.ts';
import type { Order } from '#payment/settle-order.ts';
import { makeCall } from './ask-platforms.ts';
import { type AskingRun, claimAsk, keyOf, type Question, readAsks, settleInterrupted } from './ask-rows.ts';
import type { JourneyDeps } from './deps.ts';
import { planQuestions } from './plan-questions.ts';

const weekMs = 7 * 24 * 60 * 60_000;
const quarters = 4;

/**
 * Once a day: each subscription whose last report is one, two or three weeks old has the quarter of its questions asked that is due, since answers of one day resemble each other.
 * The next report takes these answers and asks what is left. What a platform does not answer now is asked then.
 */
export async function askQuarters(deps: JourneyDeps, signal: AbortSignal): Promise<void> {
  if (!deps.asking || deps.asking.platforms.length === 0) return;
  for (const due of await dueQuarters(deps)) {
    if (signal.aborted) return;
    const run = await collectingRun(deps, due.order, due.last);
    if (run) await askQuarter(deps, run, due.quarter, signal);
  }
}

type Assessment = typeof assessments.$inferSelect;
type Due = { order: Order; last: Assessment; quarter: number };

async function dueQuarters({ database, now }: JourneyDeps): Promise<Due[]> {
  const { db } = database;
  const running = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'paid'),
        eq(orders.tier, 'monitoring'),
        isNull(orders.pausedAt),
        or(isNull(orders.subscriptionStatus), eq(orders.subscriptionStatus, 'active')),
      ),
    );
  const due: Due[] = [];
  for (const order of running) {
    const [found] = await db
      .select({ run: assessments, publishedAt: reports.publishedAt })
      .from(reports)
      .innerJoin(assessments, eq(assessments.id, reports.assessmentId))
      .where(
        and(
          eq(reports.orderId, order.id),
          eq(reports.paymentStatus, 'completed'),
          isNotNull(reports.publishedAt),
          isNotNull(assessments.askedAt),
        ),
      )
      .orderBy(desc(reports.runNumber))
      .limit(1);
    if (!found?.publishedAt) continue;
    const quarter = Math.floor((now().getTime() - found.publishedAt.getTime()) / weekMs);
    if (quarter >= 1 && quarter < quarters) due.push({ order, last: found.run, quarter });
  }
  return due;
}

/** The run that gathers for the next report; it uses what the last one saw until its own website is read. null: another worker has it. */
async function collectingRun(deps: JourneyDeps, order: Order, last: Assessment): Promise<AskingRun | null> {
  const { submissionId, evidence, pageLimit } = last;
  if (evidence === null) return null;
  const owner = randomId();
  return deps.database.db.transaction(async (tx) => {
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for('update');
    const [known] = await tx.select().from(assessments).where(eq(assessments.collectingFor, order.id));
    const [newest] = await tx
      .select({ runNumber: max(assessments.runNumber) })
      .from(assessments)
      .where(eq(assessments.submissionId, submissionId));
    const runNumber = known?.runNumber ?? (newest?.runNumber ?? 0) + 1;
    const id = known?.id ?? randomId();
    if (known) await tx.update(assessments).set({ askOwner: owner }).where(eq(assessments.id, id));
    else
      await tx.insert(assessments).values({
        id,
        submissionId,
        runNumber,
        pageLimit,
        collectingFor: order.id,
        askOwner: owner,
        createdAt: deps.now(),
      });
    return { id, submissionId, runNumber, owner, evidence, startedAt: deps.now() };
  });
}

/** Of the questions number one, five, nine … in the first week, and so on, to every platform that the last report measured. */
async function askQuarter(deps: JourneyDeps, run: AskingRun, quarter: number, signal: AbortSignal): Promise<void> {
  const { asking } = deps;
  if (!asking) return;
  const { questions, place, models } = await planQuestions(deps, run, asking.prompts);
  const own = questions.filter(({ kind }, at) => kind === 'unbranded' && at % quarters === quarter - 1);
  const repeatable = await settleInterrupted(deps, run);
  const rows = await readAsks(deps.database.db, run.id);
  const known = new Set(
    rows
      .filter((row) => row.status !== 'claimed' && !repeatable.has(keyOf(row.platform, row)))
      .map((row) => keyOf(row.platform, row)),
  );
  const answered = run.evidence.platformAnswers.ok
    ? run.evidence.platformAnswers.value.filter(({ valid }) => valid)
    : [];
  const platforms = asking.platforms.filter(({ id }) => answered.some(({ platform }) => platform === id));
  await Promise.all(
    platforms.map(async (platform) => {
      for (const question of own) {
        if (signal.aborted || known.has(keyOf(platform.id, { promptId: question.id, run: question.run }))) continue;
        const claim = { again: false, repeatable, priceUsd: platform.typicalCostUsd, budgets: asking };
        if ((await claimAsk(deps, run, platform, question, claim)) !== 'claimed') return;
        const asked: Question = { ...question, model: models.get(platform.id) };
        const made = await makeCall(deps, run, { platform, question: asked, place, cap: usualCap, signal });
        if (made?.result.ok === true) continue;
        // It is not waited for: what is missing is asked with the report.
        const where = and(
          eq(platformAsks.assessmentId, run.id),
          eq(platformAsks.platform, platform.id),
          eq(platformAsks.promptId, question.id),
        );
        await deps.database.db
          .update(platformAsks)
          .set({ status: 'claimed' })
          .where(and(where, inArray(platformAsks.status, ['failed'])));
        return;
      }
    }),
  );
}
