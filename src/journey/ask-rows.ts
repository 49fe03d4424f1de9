// The rows behind asking: who asks, what was asked, what it cost. Every claim and every answer is one transaction.
import { and, eq, exists, inArray, isNotNull, isNull, sql, sum } from 'drizzle-orm';
import type { Queryable, Transaction } from '#base/db.ts';
import { randomId } from '#base/secrets.ts';
import { assessments, platformAsks, reports } from '#db/schema.ts';
import type { Evidence, PlatformAnswer, SourceRead } from '#engine/evidence/evidence.ts';
import type { AskResult, PlatformAdapter } from '#engine/platforms/contract.ts';
import { PROMPT_SET_VERSION, type Prompt } from '#engine/ask/prompts/prompts.ts';
import { askedFor, type Budgets, dayLeftMicros, lockBooks, micros, orderOf } from './books.ts';
import type { JourneyDeps } from './deps.ts';

/** `model`: the one that an earlier run asked for, where it is another than today's. */
export type Question = Prompt & { run: number; model?: string | undefined };
export type AskingRun = {
  id: string;
  submissionId: string;
  runNumber: number;
  owner: string;
  evidence: Evidence;
  startedAt: Date;
};

/** While somebody asks, a second job that is no retry stays away this long; longer than the deadline for asking. */
export const askingHoldMs = 30 * 60_000;

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
    await tx
      .update(assessments)
      .set({ askOwner: owner, askStartedAt: startedAt })
      .where(eq(assessments.id, assessmentId));
    return {
      id: run.id,
      submissionId: run.submissionId,
      runNumber: run.runNumber,
      owner,
      evidence: run.evidence,
      startedAt,
    };
  });
}

/**
 * Calls that were under way when their worker died were paid for, and their answers are lost. The last that left is repeated (its key is answered), since it may
 * not have got through; the others are not, so that a crash costs one call at most. What they cost is booked as what the platform's other answers cost, and as unsure. Calls that were claimed
 * and had not left are free to be made.
 */
export async function settleInterrupted(deps: JourneyDeps, run: AskingRun): Promise<Set<string>> {
  return deps.database.db.transaction(async (tx) => {
    const rows = await tx.select().from(platformAsks).where(eq(platformAsks.assessmentId, run.id)).for('update');
    const interrupted = rows
      .filter(({ status }) => status === 'asking')
      .toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
    for (const [at, row] of interrupted.entries()) {
      const known = rows.filter(({ platform, status }) => platform === row.platform && status === 'answered');
      const calls = known.reduce((sum, own) => sum + own.calls, 0);
      const usual =
        calls === 0 ? row.reservedMicros : Math.round(known.reduce((sum, own) => sum + own.spentMicros, 0) / calls);
      const booked = row.reservedMicros > 0 ? usual : 0;
      const spent = {
        spentMicros: row.spentMicros + booked,
        unsureMicros: row.unsureMicros + booked,
        reservedMicros: 0,
      };
      await tx
        .update(platformAsks)
        .set({ ...spent, ...(at > 0 && { status: 'failed' as const, finishedAt: deps.now() }) })
        .where(rowOf(run.id, row.platform, row));
    }
    await tx
      .update(platformAsks)
      .set({ reservedMicros: 0 })
      .where(and(eq(platformAsks.assessmentId, run.id), eq(platformAsks.status, 'claimed')));
    return new Set(interrupted.slice(0, 1).map((row) => keyOf(row.platform, row)));
  });
}

/** Reserves `priceUsd` for a call. `day`: the report has money left, and the day has not. */
export async function claimAsk(
  deps: Pick<JourneyDeps, 'now'> & { database: Pick<JourneyDeps['database'], 'db'> },
  run: Pick<AskingRun, 'id' | 'submissionId' | 'owner'>,
  platform: Pick<PlatformAdapter, 'id'>,
  question: Question,
  {
    again,
    repeatable,
    priceUsd,
    budgets,
  }: { again: boolean; repeatable: ReadonlySet<string>; priceUsd: number; budgets: Budgets },
): Promise<'claimed' | 'known' | 'budget' | 'day' | 'lost'> {
  return deps.database.db.transaction(async (tx) => {
    const [current] = await tx
      .select({ owner: assessments.askOwner })
      .from(assessments)
      .where(eq(assessments.id, run.id))
      .for('share');
    if (current?.owner !== run.owner) return 'lost';
    const where = rowOf(run.id, platform.id, { promptId: question.id, run: question.run });
    const [row] = await tx.select().from(platformAsks).where(where);
    const isRepeat = row?.status === 'claimed' || (row?.status === 'asking' && repeatable.has(keyOf(platform.id, row)));
    if (row && !again && !isRepeat) return 'known';
    await lockBooks(tx);
    const reservedMicros = micros(priceUsd);
    const asked = await askedFor(tx, eq(platformAsks.assessmentId, run.id));
    if (asked + reservedMicros > budgets.budgetPerReportUsd * 1e6) return 'budget';
    const order = await orderOf(tx, run, budgets);
    if (reservedMicros > order.leftMicros) return 'budget';
    if (reservedMicros > (await dayLeftMicros(tx, deps.now(), budgets, order))) return 'day';
    const claim = { status: 'claimed' as const, reservedMicros, startedAt: deps.now() };
    if (row) await tx.update(platformAsks).set(claim).where(where);
    else {
      const key = { assessmentId: run.id, platform: platform.id, promptId: question.id, run: question.run };
      await tx.insert(platformAsks).values({ ...key, ...claim, promptSetVersion: PROMPT_SET_VERSION, calls: 0 });
    }
    return 'claimed';
  });
}

export const takenOver = new Error('asking was taken over by another worker');

/** The last thing before each request that leaves (a paused answer takes a second one): from here on a crash counts it as made. Throws `takenOver` when another worker asks by now: then it must not leave. */
export async function recordLeaving(
  deps: JourneyDeps,
  run: AskingRun,
  platform: PlatformAdapter,
  question: Question,
): Promise<void> {
  const isOurs = exists(
    deps.database.db
      .select({ one: sql`1` })
      .from(assessments)
      .where(and(eq(assessments.id, run.id), eq(assessments.askOwner, run.owner))),
  );
  const left = await deps.database.db
    .update(platformAsks)
    .set({ status: 'asking', calls: sql`${platformAsks.calls} + 1`, startedAt: deps.now() })
    .where(
      and(
        rowOf(run.id, platform.id, { promptId: question.id, run: question.run }),
        inArray(platformAsks.status, ['claimed', 'asking']),
        isOurs,
      ),
    )
    .returning({ calls: platformAsks.calls });
  if (left.length === 0) throw takenOver;
}

/** Keeps what came of a call and what it cost; an answer that comes after its worker was given up counts all the same. */
export async function saveAsk(
  deps: JourneyDeps,
  run: AskingRun,
  platform: PlatformAdapter,
  question: Question,
  askedAt: Date,
  result: AskResult,
): Promise<PlatformAnswer> {
  const costUsd = result.ok ? result.reply.costUsd : result.failure.costUsd;
  const reply = result.ok ? result.reply : null;
  const answer: PlatformAnswer = {
    platform: platform.id,
    model: reply?.model ?? question.model ?? platform.model,
    askedModel: question.model ?? platform.model,
    promptId: question.id,
    promptKind: question.kind,
    prompt: question.text,
    run: question.run,
    askedAt: askedAt.toISOString(),
    searched: reply?.searched ?? false,
    ...(reply && { queries: reply.queries }),
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
  return answer;
}

/** Reserves `usd` for reading an answer, where the order and the day have `laterUsd` more than that. */
export async function reserveReading(
  deps: Pick<JourneyDeps, 'now'> & { database: Pick<JourneyDeps['database'], 'db'> },
  run: Pick<AskingRun, 'id' | 'submissionId'>,
  row: Ask,
  { usd, laterUsd, budgets }: { usd: number; laterUsd: number; budgets: Partial<Budgets> },
): Promise<boolean> {
  return deps.database.db.transaction(async (tx) => {
    await lockBooks(tx);
    const order = await orderOf(tx, run, budgets);
    const { budgetPerDayUsd = Infinity } = budgets;
    const dayLeft = await dayLeftMicros(tx, deps.now(), { budgetPerDayUsd }, order);
    if (micros(usd + laterUsd) > Math.min(order.leftMicros, dayLeft)) return false;
    await tx
      .update(platformAsks)
      .set({ reservedMicros: sql`${platformAsks.reservedMicros} + ${micros(usd)}` })
      .where(rowOf(run.id, row.platform, row));
    return true;
  });
}

/** Keeps what a model read in an answer, so that nobody pays for it twice, and what it cost in place of what was reserved. */
export async function saveReading(
  deps: { database: Pick<JourneyDeps['database'], 'db'> },
  run: Pick<AskingRun, 'id'>,
  row: Ask,
  answer: PlatformAnswer,
  { costUsd, reservedUsd }: { costUsd: number; reservedUsd: number },
): Promise<void> {
  const { readMicros, reservedMicros } = platformAsks;
  await deps.database.db
    .update(platformAsks)
    .set({
      answer,
      readMicros: sql`${readMicros} + ${micros(costUsd)}`,
      reservedMicros: sql`${reservedMicros} - ${micros(reservedUsd)}`,
    })
    .where(rowOf(run.id, row.platform, row));
}

export type Ask = typeof platformAsks.$inferSelect;

export async function readAsks(db: Queryable, assessmentId: string): Promise<Ask[]> {
  return db.select().from(platformAsks).where(eq(platformAsks.assessmentId, assessmentId));
}

/** Puts the answers into the evidence, judges it again, and wakes the reports that wait: all or nothing. */
export async function finishAsking(
  deps: JourneyDeps,
  run: AskingRun,
  { answers, sourcesRead }: { answers: PlatformAnswer[]; sourcesRead: SourceRead[] },
  andThen: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const evidence: Evidence = {
    ...run.evidence,
    platformAnswers: { ok: true, value: answers },
    ...(sourcesRead.length > 0 && { sourcesRead }),
  };
  const analysis = await deps.judge(evidence);
  await deps.database.db.transaction(async (tx) => {
    const saved = await tx
      .update(assessments)
      .set({ evidence, analysis, rubricVersion: analysis.rubricVersion, judgedAt: deps.now(), askedAt: deps.now() })
      .where(
        and(
          eq(assessments.id, run.id),
          isNull(assessments.askedAt),
          isNotNull(assessments.analysis),
          eq(assessments.askOwner, run.owner),
        ),
      )
      .returning({ id: assessments.id });
    if (saved.length === 0) return; // a newer worker took over
    await andThen(tx);
    const waiting = await tx
      .select({ id: reports.id })
      .from(reports)
      .where(and(eq(reports.assessmentId, run.id), isNull(reports.publishedAt)));
    for (const { id } of waiting) await deps.queue.send(tx, 'publish', { reportId: id }, { key: id });
  });
}

/** What asking for this run has cost so far, in US dollars; calls cut by a crash may not have got through, which leaves a range. */
export async function costOfAsking(
  db: Queryable,
  assessmentId: string,
): Promise<{ atLeastUsd: number; atMostUsd: number }> {
  const ofRun = eq(platformAsks.assessmentId, assessmentId);
  const most = await askedFor(db, ofRun);
  const [row] = await db
    .select({ unsure: sum(platformAsks.unsureMicros) })
    .from(platformAsks)
    .where(ofRun);
  return { atLeastUsd: (most - Number(row?.unsure ?? 0)) / 1e6, atMostUsd: most / 1e6 };
}

type Key = { promptId: string; run: number };

function rowOf(assessmentId: string, platform: string, { promptId, run }: Key) {
  return and(
    eq(platformAsks.assessmentId, assessmentId),
    eq(platformAsks.platform, platform),
    eq(platformAsks.promptId, promptId),
    eq(platformAsks.run, run),
  );
}

export function keyOf(platform: string, { promptId, run }: Key): string {
  return `${platform} ${promptId} ${run}`;
}
