import { readdirSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders, paidInvoices, sites, stepCounts, submissions, taskEvents } from '#db/schema.ts';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { buildApp } from '#server/app.ts';
import { countSteps } from '#site/count-steps.ts';
import { steeringSchema } from './contract.ts';
import { remind } from './remind-who-left.ts';
import { startOperatorApp, type OperatorApp } from './testing/operator-app.ts';

let operators: OperatorApp;
let token: string;
const now = new Date('2026-11-20T12:00:00Z');
const hours = (n: number) => new Date(now.getTime() - n * 60 * 60_000);
const days = (n: number) => hours(24 * n);

beforeAll(async () => {
  operators = await startOperatorApp();
  token = await operators.unlock('admin');
});
afterAll(() => operators.close());
beforeEach(async () => {
  await operators.deps.database.pool.query('truncate submissions, sandbox_sessions, step_counts, sites cascade');
});

const steering = async () => steeringSchema.parse((await operators.call(token, 'GET', '/api/admin/steering')).json());

async function addQuiz(id: string, more: Partial<typeof submissions.$inferInsert> = {}) {
  const email = more.email ?? `${id}@harbour.example`;
  const answers = { ...sampleAnswers, email, companyName: `Company ${id}` };
  await operators.db
    .insert(submissions)
    .values({ id, idempotencyKey: id, answersHash: id, answers, email, website: 'x', createdAt: hours(24), ...more });
}

describe('revenue', () => {
  it('counts each payment once, by plan and provider, today and in thirty days, with tax and what went back', async () => {
    await operators.addReport({ id: 'today' }, { paidAt: hours(2), taxCents: 1900 });
    await operators.addReport({ id: 'week' }, { paidAt: days(7), refundedCents: 9900, status: 'refunded' });
    await operators.addReport({ id: 'old' }, { paidAt: days(31) });
    await operators.addReport({ id: 'paypal' }, { paidAt: days(1), provider: 'paypal' });
    await operators.addReport({ id: 'sub' }, { tier: 'monitoring', amountCents: 4900, paidAt: days(40) });
    const invoice = { provider: 'sandbox', orderId: 'o-sub', amountCents: 4900, currency: 'usd' } as const;
    await operators.db.insert(paidInvoices).values([
      { ...invoice, invoiceId: 'i1', paidAt: days(40) },
      { ...invoice, invoiceId: 'i2', paidAt: days(10), refundedCents: 1000 },
      { ...invoice, invoiceId: 'i3', paidAt: hours(1) },
    ]);
    expect((await steering()).revenue).toEqual([
      {
        tier: 'assessment',
        provider: 'paypal',
        currency: 'usd',
        today: { payments: 0, cents: 0, refundedCents: 0 },
        days: { payments: 1, cents: 9900, refundedCents: 0 },
      },
      {
        tier: 'assessment',
        provider: 'sandbox',
        currency: 'usd',
        today: { payments: 1, cents: 11_800, refundedCents: 0 },
        days: { payments: 2, cents: 21_700, refundedCents: 9900 },
      },
      {
        tier: 'monitoring',
        provider: 'sandbox',
        currency: 'usd',
        today: { payments: 1, cents: 4900, refundedCents: 0 },
        days: { payments: 2, cents: 9800, refundedCents: 1000 },
      },
    ]);
  });
});

describe('the way to a report', () => {
  it('is counted where visitors reach a step, written together, and kept by day without anything about who', async () => {
    let time = now;
    const { log, database, publicUrl } = operators.deps;
    const app = await buildApp({
      config: { trustProxy: [], rateLimitPerMinute: 1000 },
      publicUrl,
      log,
      pool: database.pool,
    });
    countSteps(app, { database, log, now: () => time });
    const count = async (step: unknown) =>
      (await app.inject({ method: 'POST', url: '/api/step', payload: { step, visitor: 'x' } })).statusCode;
    for (const step of ['landing', 'landing', 'look', 'quiz-1', 'quiz-2', 'report-opened'])
      expect(await count(step)).toBe(204);
    for (const step of ['quiz-0', 'quiz-100', 'landing2', '', null, 'quiz-1 ']) expect(await count(step)).toBe(422);
    time = days(1);
    await count('landing');
    await app.close();
    await operators.db.insert(stepCounts).values({ day: '2026-10-01', step: 'landing', n: 50 });
    await addQuiz('sent');
    await operators.addReport({ id: 'paid' });
    expect(
      await operators.db.select().from(stepCounts).where(eq(stepCounts.step, 'landing')).orderBy(stepCounts.day),
    ).toEqual([
      { day: '2026-10-01', step: 'landing', n: 50 },
      { day: '2026-11-19', step: 'landing', n: 1 },
      { day: '2026-11-20', step: 'landing', n: 2 },
    ]);
    expect((await steering()).funnel).toEqual([
      { step: 'landing', today: 2, days: 3 },
      { step: 'look', today: 1, days: 1 },
      { step: 'quiz-1', today: 1, days: 1 },
      { step: 'quiz-2', today: 1, days: 1 },
      { step: 'submitted', today: 1, days: 2 },
      { step: 'plan-chosen', today: 1, days: 1 },
      { step: 'paid', today: 1, days: 1 },
      { step: 'report-opened', today: 1, days: 1 },
      { step: 'task-claimed', today: 0, days: 0 },
      { step: 'task-verified', today: 0, days: 0 },
    ]);
  });

  it('goes on to the first task that is said to be done and the first that a reading saw done, once for a website', async () => {
    const at = (site: string, state: string, time: Date, checkId = 'AO-03') => ({
      siteId: site,
      checkId,
      taskKey: checkId,
      state,
      at: time,
    });
    await operators.db
      .insert(sites)
      .values(['a', 'b', 'c'].map((id) => ({ id, owner: `order:${id}`, host: `${id}.example`, createdAt: days(60) })));
    await operators.db.insert(taskEvents).values([
      at('a', 'claimed', days(5)),
      at('a', 'claimed', hours(1), 'AO-04'),
      at('a', 'verified', hours(1)),
      at('b', 'claimed', days(40)), // its first was earlier
      at('b', 'claimed', hours(1), 'AO-04'),
      at('b', 'verified', days(3)),
      at('c', 'claimed', hours(1), 'week-1-a-box'),
      at('c', 'open', hours(1)),
    ]);
    expect((await steering()).funnel.slice(-2)).toEqual([
      { step: 'task-claimed', today: 0, days: 1 },
      { step: 'task-verified', today: 1, days: 2 },
    ]);
  });

  it('adds to what another process has written', async () => {
    const { log, database, publicUrl } = operators.deps;
    for (let n = 0; n < 2; n += 1) {
      const app = await buildApp({
        config: { trustProxy: [], rateLimitPerMinute: 1000 },
        publicUrl,
        log,
        pool: database.pool,
      });
      countSteps(app, { database, log, now: () => now });
      await app.inject({ method: 'POST', url: '/api/step', payload: { step: 'quiz-7' } });
      await app.close();
    }
    expect(await operators.db.select().from(stepCounts)).toEqual([{ day: '2026-11-20', step: 'quiz-7', n: 2 }]);
  });
});

describe('who left without paying', () => {
  it('lists quizzes of thirty days without a payment, with the plan chosen last', async () => {
    await addQuiz('left', { mayRemind: true });
    await addQuiz('just-now', { createdAt: now });
    await addQuiz('long-ago', { createdAt: days(31) });
    await operators.addReport({ id: 'bought', createdAt: days(2) });
    await operators.addReport({ id: 'tried', createdAt: days(3) }, { status: 'expired', tier: 'audit', paidAt: null });
    await operators.db
      .update(submissions)
      .set({ createdAt: days(3) })
      .where(eq(submissions.id, 's-tried'));
    expect((await steering()).unpaid).toEqual([
      {
        id: 'left',
        companyName: 'Company left',
        email: 'left@harbour.example',
        tier: null,
        mayRemind: true,
        remindedAt: null,
        at: hours(24).toISOString(),
      },
      expect.objectContaining({ id: 's-tried', tier: 'audit', mayRemind: false }),
    ]);
  });
});

describe('the reminder', () => {
  const run = () => remind({ ...operators.deps, now: () => now });
  const mails = async () => {
    const names = readdirSync(operators.deps.outboxDir).filter((name) => name.includes('reminder-'));
    return Promise.all(names.map((name) => PostalMime.parse(readFileSync(`${operators.deps.outboxDir}/${name}`))));
  };

  it('goes once to whoever asked for it and bought nothing, after a day and within a week', async () => {
    await addQuiz('asked', { mayRemind: true });
    await addQuiz('asked-before', { mayRemind: true, email: 'ASKED@harbour.example', createdAt: hours(30) });
    await addQuiz('did-not-ask');
    await addQuiz('too-early', { mayRemind: true, createdAt: hours(2) });
    await addQuiz('too-late', { mayRemind: true, createdAt: days(8) });
    await addQuiz('bought-then', { mayRemind: true, email: 'buyer@harbour.example' });
    await operators.addReport({ id: 'of-buyer', email: 'Buyer@harbour.example', createdAt: hours(3) });
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: [{ address: 'asked@harbour.example' }],
      subject: expect.stringContaining('Your answers are still here'),
    });
    expect(mail?.text).toContain(`${operators.deps.publicUrl}/quiz?quiz=asked`);
    // Whoever typed the address may be somebody else: no words of theirs reach it.
    expect(mail?.text).not.toContain('Company asked');
    expect(mail?.text).toMatch(/There will be no second\s+one\./);
    expect((await steering()).unpaid.find(({ id }) => id === 'asked')?.remindedAt).toBe(now.toISOString());
  });

  it('is tried again when the mail server asks for it, and not when it refuses', async () => {
    await addQuiz('later', { mayRemind: true });
    const mailer = (result: Awaited<ReturnType<typeof operators.deps.mailer.send>>) => ({ send: async () => result });
    const runWith = (result: Parameters<typeof mailer>[0]) =>
      remind({ ...operators.deps, mailer: mailer(result), now: () => now });
    expect(await runWith({ retry: true, reason: 'busy' })).toBe(0);
    expect(await runWith({ failed: true, reason: 'no such mailbox' })).toBe(0);
    expect(await runWith({ accepted: true, place: 'smtp', detail: '' })).toBe(0);
    expect(await operators.db.$count(orders)).toBe(0);
  });
});
