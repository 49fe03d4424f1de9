import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { boughtReport } from '#accounts/testing/bought-report.ts';
import type { Database } from '#base/db.ts';
import { randomId } from '#base/secrets.ts';
import { testDatabase } from '#base/testing/database.ts';
import { assessments, pageReadings, platformAsks, reports } from '#db/schema.ts';
import type { AnswerForm } from '#engine/ask/answers/answer-form.ts';
import type { FormFiller } from '#engine/platforms/fill-form.ts';
import { answers, evidence } from '#engine/testing/evidence-builder.ts';
import { answersOf } from '#engine/testing/platform-answers.ts';
import { openPurse } from '#engine/platforms/purse.ts';
import { orderOf, type Run } from './books.ts';
import { readByModel } from './read-by-model.ts';
import { moneyForReading, type ReadingBudgets } from './reading-money.ts';

const now = new Date('2026-11-20T12:00:00Z');
/** What a call may cost at most, and what it costs. */
const [mostUsd, costUsd] = [0.012, 0.009];

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(pageReadings);
  await database.db.delete(platformAsks);
});

const deps = () => ({ database, now: () => now });

/** A visit that reads until its own budget, or what it is paid from, is used up; answers what it paid. */
async function visit(budgets: ReadingBudgets, run: Run | null, more: { isAgain?: boolean } = {}): Promise<number> {
  const purse = openPurse(0.1, { from: moneyForReading(deps(), budgets, run, more) });
  const lane = async () => {
    while ((await purse.pay(mostUsd, async () => ({ costUsd }))) !== null);
  };
  await Promise.all([lane(), lane(), lane()]);
  return purse.spentUsd;
}

async function booked(): Promise<number> {
  const rows = await database.db.select().from(pageReadings);
  return rows.reduce((sum, row) => sum + row.spentMicros + row.reservedMicros, 0) / 1e6;
}

/** A bought report, and a further one of the same order. */
async function runsOf({ isRerun }: { isRerun: boolean }): Promise<[Run, Run]> {
  const { db } = database;
  const { submissionId, reportId } = await boughtReport(db, 'owner@bakery.example', { createdAt: now });
  const [first] = await db.select().from(reports).where(eq(reports.id, reportId));
  if (!first) throw new Error('The report is there.');
  const id = randomId();
  const row = { submissionId, pageLimit: 25, createdAt: now };
  await db.insert(assessments).values({ ...row, id, runNumber: 2 });
  const { score: _, ...report } = first;
  await db.insert(reports).values({ ...report, id: randomId(), runNumber: 2, assessmentId: id, isRerun });
  return [
    { id: first.assessmentId, submissionId },
    { id, submissionId },
  ];
}

it.each([
  ['a report that is made again brings no money', true, 0.25],
  ['a renewal brings its own', false, 0.5],
])('%s: checks, readings and repairs side by side cost an order no more than it may', async (_what, isRerun, most) => {
  const [first, second] = await runsOf({ isRerun });
  const budgets = { budgetPerOrderUsd: 0.25 };
  const visits = [first, second, first, second, first, second].map((run, n) => visit(budgets, run, { isAgain: n > 1 }));
  const paid = (await Promise.all(visits)).reduce((sum, usd) => sum + usd, 0);
  expect(paid).toBeGreaterThan(most - 2 * mostUsd);
  expect(paid).toBeLessThanOrEqual(most);
  expect(await booked()).toBeCloseTo(paid, 6);
  expect((await orderOf(database.db, first, budgets)).leftMicros / 1e6).toBeCloseTo(most - paid, 6);
  expect(await visit(budgets, second)).toBe(0);
});

it('what is read again leaves half of a day to first reports, whosever order it is', async () => {
  const [first, again] = await runsOf({ isRerun: true });
  const budgets = { budgetPerDayUsd: 0.1 };
  const usual = await visit(budgets, again);
  expect(usual).toBeLessThanOrEqual(0.05);
  expect(await visit(budgets, first, { isAgain: true })).toBe(0);
  expect(await visit(budgets, null)).toBeGreaterThan(0.03);
  expect(await booked()).toBeLessThanOrEqual(0.1);
});

it('a call whose worker died is booked at the most that it may have cost, and its day keeps it after an erasure', async () => {
  const [first] = await runsOf({ isRerun: true });
  const budgets = { budgetPerOrderUsd: 1, budgetPerDayUsd: 1 };
  const died = moneyForReading(deps(), budgets, first).pay(mostUsd, () => Promise.reject(new Error('killed')));
  await expect(died).rejects.toThrow('killed');
  expect((await orderOf(database.db, first, budgets)).leftMicros).toBe(1e6 - mostUsd * 1e6);
  await database.db.delete(reports).where(eq(reports.assessmentId, first.id));
  await database.db.delete(assessments).where(eq(assessments.id, first.id));
  expect(await booked()).toBe(mostUsd);
});

const nothingNoted: AnswerForm = {
  places: [],
  brand: { role: 'absent', rank: null, tone: null, toneQuote: null },
  rivals: [],
  refusal: { kind: 'none', quote: null },
};
/** Notes nothing of each answer, and agrees with it; answers what it was paid. */
function noting(): FormFiller & { paidUsd: () => number } {
  let calls = 0;
  return {
    model: 'test/model',
    mostUsd: () => mostUsd,
    async fill({ schema }) {
      calls += 1;
      const value = schema.safeParse(nothingNoted).data ?? schema.parse({ answers: [] });
      return { ok: true, value, costUsd };
    },
    paidUsd: () => calls * costUsd,
  };
}

/** Has forty answers of each run read at the same time; what that was paid. */
async function answersRead(runs: readonly Run[], budgets: Partial<ReadingBudgets>): Promise<number> {
  const filler = noting();
  const asked = answersOf('chatgpt', 40, () => ({ text: 'Ask your neighbours.' }));
  for (const { id: assessmentId } of runs)
    await database.db.insert(platformAsks).values(
      asked.map((answer, n) => ({
        assessmentId,
        platform: 'chatgpt',
        promptId: `q${n}`,
        run: 1,
        promptSetVersion: '1',
        status: 'answered' as const,
        answer,
        startedAt: now,
      })),
    );
  const asking = {
    platforms: [],
    prompts: 20,
    budgetPerReportUsd: 8,
    budgetPerDayUsd: 1000,
    ...budgets,
    reader: { filler, budgetUsd: 10 },
  };
  const { signal } = new AbortController();
  const of = (run: Run) => ({ ...run, evidence: evidence({ answers: answers({ companyName: 'Hearth & Rye' }) }) });
  await Promise.all(runs.map((run) => readByModel({ ...deps(), asking }, of(run), signal)));
  return filler.paidUsd();
}

it.each<[what: string, most: number, budgets: ReadingBudgets]>([
  ['an order no more than it may', 0.25, { budgetPerOrderUsd: 0.25 }],
  ['a day no more than is left of it', 0.3, { budgetPerDayUsd: 0.3 }],
])('the answers of two runs that are read at the same time cost %s', async (_what, most, budgets) => {
  const runs = await runsOf({ isRerun: true });
  const paid = await answersRead(runs, budgets);
  expect(paid).toBeGreaterThan(most / 2);
  expect(paid).toBeLessThanOrEqual(most);
  const rows = await database.db.select().from(platformAsks);
  expect(rows.reduce((sum, { readMicros }) => sum + readMicros, 0) / 1e6).toBeCloseTo(paid, 6);
  expect(rows.filter(({ reservedMicros }) => reservedMicros !== 0)).toEqual([]);
});
