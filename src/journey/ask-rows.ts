// The rows behind asking: who asks, what was asked, what it cost. Every claim and every answer is one transaction.
import { and, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#base/db.ts';
import { randomId } from '#base/secrets.ts';
import { assessments, platformAsks, reports } from '#db/schema.ts';
import type { Evidence, PlatformAnswer } from '#engine/evidence.ts';
import type { AskResult, PlatformAdapter } from '#engine/platforms/contract.ts';
import { PROMPT_SET_VERSION, type Prompt } from '#engine/prompts.ts';
import type { AskingDeps } from './ask-platforms.ts';
import type { JourneyDeps } from './deps.ts';

export type Question = Prompt & { run: number };
export type AskingRun = { id: string; submissionId: string; owner: string; evidence: Evidence; startedAt: Date };

/** While somebody asks, a second job that is no retry stays away this long; longer than the deadline for asking. */
export const askingHoldMs = 30 * 60_000;
const budgetLock = 7_041; // any number that nothing else locks by

/** Makes this worker the one that asks. null: nothing to ask, already asked, or somebody else is at it. */
export async function takeOver(deps: JourneyDeps, assessmentId: string, attempt: number): Promise<AskingRun | null> {
  const { db } = deps.database;
  const owner = randomId();
  return db.transaction(async (tx) => {
    const [run] = await tx.select().from(assessments).where(eq(assessments.id, assessmentId)).for('update');
    if (!run || run.evidence === null || run.analysis === null || run.askedAt !== null) return null;
    const isHeld = run.askStartedAt !== null && deps.now().getTime() - run.askStartedAt.getTime() < askingHoldMs;
    if (isHeld && attempt <= 1) return null;
    const startedAt = run.askStartedAt ?? deps.now();
    await tx.update(assessments).set({ askOwner: owner, askStartedAt: startedAt }).where(eq(assessments.id, assessmentId));
    return { id: run.id, submissionId: run.submissionId, owner, evidence: run.evidence, startedAt };
  });
}

/**
 * Calls that were under way when their worker died were paid for, and their answers are lost. One is repeated (its key is answered);
 * the others are not, so that a crash costs one call at most. Their cost is what the platform's other answers cost.
 */
export async function settleInterrupted(deps: JourneyDeps, run: AskingRun): Promise<Set<string>> {
  return deps.database.db.transaction(async (tx) => {
    const rows = await tx.select().from(platformAsks).where(eq(platformAsks.assessmentId, run.id)).for('update');
    const interrupted = rows.filter(({ status }) => status === 'asking').toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
    for (const [at, row] of interrupted.entries()) {
      const known = rows.filter(({ platform, status }) => platform === row.platform && status === 'answered');
      const calls = known.reduce((sum, own) => sum + own.calls, 0);
      const usual = calls === 0 ? row.reservedMicros : Math.round(known.reduce((sum, own) => sum + own.spentMicros, 0) / calls);
      const spentMicros = row.spentMicros + (row.reservedMicros > 0 ? usual : 0);
      await tx
        .update(platformAsks)
        .set({ spentMicros, reservedMicros: 0, ...(at > 0 && { status: 'failed' as const, finishedAt: deps.now() }) })
        .where(rowOf(run.id, row.platform, row));
    }
    return new Set(interrupted.slice(0, 1).map((row) => keyOf(row.platform, row)));
  });
}

/** Reserves a call: its row stands before the request leaves. */
export async function claimAsk(
  deps: JourneyDeps,
  run: AskingRun,
  platform: PlatformAdapter,
  question: Question,
  { again, repeatable, asking }: { again: boolean; repeatable: ReadonlySet<string>; asking: AskingDeps },
): Promise<'claimed' | 'known' | 'budget' | 'lost'> {
  return deps.database.db.transaction(async (tx) => {
    const [current] = await tx.select({ owner: assessments.askOwner }).from(assessments).where(eq(assessments.id, run.id)).for('share');
    if (current?.owner !== run.owner) return 'lost';
    const where = rowOf(run.id, platform.id, { promptId: question.id, run: question.run });
    const [row] = await tx.select().from(platformAsks).where(where);
    const isRepeat = row?.status === 'asking' && repeatable.has(keyOf(platform.id, row));
    if (row && !again && !isRepeat) return 'known';
    await tx.execute(sql`select pg_advisory_xact_lock(${budgetLock})`);
    const reservedMicros = micros(platform.typicalCostUsd);
    if ((await spentOn(tx, eq(platformAsks.assessmentId, run.id))) + reservedMicros > micros(asking.budgetPerReportUsd)) return 'budget';
    const midnight = new Date(deps.now().toISOString().slice(0, 10));
    if ((await spentOn(tx, gte(platformAsks.startedAt, midnight))) + reservedMicros > micros(asking.budgetPerDayUsd)) return 'budget';
    if (row)
      await tx
        .update(platformAsks)
        .set({ status: 'asking', calls: row.calls + 1, reservedMicros, startedAt: deps.now() })
        .where(where);
    else {
      const key = { assessmentId: run.id, platform: platform.id, promptId: question.id, run: question.run };
      await tx.insert(platformAsks).values({ ...key, promptSetVersion: PROMPT_SET_VERSION, status: 'asking', reservedMicros, startedAt: deps.now() });
    }
    return 'claimed';
  });
}

/** Keeps what came of a call and what it cost; an answer that comes after its worker was given up counts all the same. */
export async function saveAsk(
  deps: JourneyDeps,
  run: AskingRun,
  platform: PlatformAdapter,
  question: Question,
  askedAt: Date,
  result: AskResult,
): Promise<void> {
  const costUsd = result.ok ? result.reply.costUsd : result.failure.costUsd;
  const reply = result.ok ? result.reply : null;
  const answer: PlatformAnswer = {
    platform: platform.id,
    model: reply?.model ?? platform.model,
    promptId: question.id,
    promptKind: question.kind,
    prompt: question.text,
    run: question.run,
    askedAt: askedAt.toISOString(),
    searched: reply?.searched ?? false,
    text: reply?.text ?? '',
    retrieved: reply?.retrieved ?? [],
    cited: reply?.cited ?? [],
    valid: result.ok,
    invalidReason: result.ok ? null : result.failure.detail,
  };
  await deps.database.db
    .update(platformAsks)
    .set({
      status: result.ok ? 'answered' : 'failed',
      answer,
      raw: reply?.raw ?? null,
      spentMicros: sql`${platformAsks.spentMicros} + ${micros(costUsd)}`,
      reservedMicros: 0,
      finishedAt: deps.now(),
    })
    .where(rowOf(run.id, platform.id, { promptId: question.id, run: question.run }));
}

export async function readAsks(db: Queryable, assessmentId: string): Promise<PlatformAnswer[]> {
  const rows = await db.select({ answer: platformAsks.answer }).from(platformAsks).where(eq(platformAsks.assessmentId, assessmentId));
  return rows.flatMap(({ answer }) => answer ?? []);
}

/** Puts the answers into the evidence, judges it again, and wakes the reports that wait: all or nothing. */
export async function finishAsking(deps: JourneyDeps, run: AskingRun, answers: PlatformAnswer[]): Promise<void> {
  const evidence: Evidence = { ...run.evidence, platformAnswers: { ok: true, value: answers } };
  const analysis = deps.judge(evidence);
  await deps.database.db.transaction(async (tx) => {
    const saved = await tx
      .update(assessments)
      .set({ evidence, analysis, rubricVersion: analysis.rubricVersion, judgedAt: deps.now(), askedAt: deps.now() })
      .where(and(eq(assessments.id, run.id), isNull(assessments.askedAt), isNotNull(assessments.analysis), eq(assessments.askOwner, run.owner)))
      .returning({ id: assessments.id });
    if (saved.length === 0) return; // a newer worker took over
    const waiting = await tx
      .select({ id: reports.id })
      .from(reports)
      .where(and(eq(reports.assessmentId, run.id), isNull(reports.publishedAt)));
    for (const { id } of waiting) await deps.queue.send(tx, 'publish', { reportId: id }, { key: id });
  });
}

/** What asking for this run has cost so far, in US dollars. */
export async function costOfAsking(db: Queryable, assessmentId: string): Promise<number> {
  return (await spentOn(db, eq(platformAsks.assessmentId, assessmentId))) / 1e6;
}

async function spentOn(db: Queryable, where: ReturnType<typeof eq>): Promise<number> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${platformAsks.spentMicros} + ${platformAsks.reservedMicros}), 0)` })
    .from(platformAsks)
    .where(where);
  return Number(row?.total ?? 0);
}

type Key = { promptId: string; run: number };

function rowOf(assessmentId: string, platform: string, { promptId, run }: Key) {
  return and(eq(platformAsks.assessmentId, assessmentId), eq(platformAsks.platform, platform), eq(platformAsks.promptId, promptId), eq(platformAsks.run, run));
}

function keyOf(platform: string, { promptId, run }: Key): string {
  return `${platform} ${promptId} ${run}`;
}

function micros(usd: number): number {
  return Math.round(usd * 1e6);
}
