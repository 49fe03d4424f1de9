import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '#base/testing/long.ts';
import { assessments, deliveries, orders, paidInvoices, reports } from '#db/schema.ts';
import { catalogue, graceDays } from '#payment/contract.ts';
import { readSubscription, requestCancel } from '#payment/subscription.ts';
import { sweep } from './sweep.ts';
import { startPurchaseApp } from './testing/purchase-app.ts';
import type { PurchaseApp } from './testing/purchase-app.ts';

type Tier = 'monitoring' | 'audit';
type Story = {
  /** Told in the long run alone: a shorter one shows most of it. */
  isLong?: true;
  tier: Tier;
  /** Day of the wish to cancel. */
  cancelOn?: number;
  /** Periods whose payment fails, and the day on which it is made up for, if ever. */
  failing?: Record<number, number | null>;
  /** What is at the end of day 364. */
  runs: number;
  state: string;
  notices: string[];
};

/** Periods begin on day 0 and then each month (30 or 31 days) or quarter. */
const all: Record<string, Story> = {
  'monitoring that is always paid': { isLong: true, tier: 'monitoring', runs: 12, state: 'active', notices: [] },
  'an audit that is always paid': { isLong: true, tier: 'audit', runs: 4, state: 'active', notices: [] },
  'monitoring cancelled in the second month': {
    isLong: true,
    tier: 'monitoring',
    cancelOn: 40,
    runs: 6,
    state: 'ended',
    notices: ['cancelled', 'ended'],
  },
  'monitoring cancelled on the first day': {
    isLong: true,
    tier: 'monitoring',
    cancelOn: 0,
    runs: 6,
    state: 'ended',
    notices: ['cancelled', 'ended'],
  },
  'monitoring cancelled in the eighth month': {
    isLong: true,
    tier: 'monitoring',
    cancelOn: 225,
    runs: 8,
    state: 'ended',
    notices: ['cancelled', 'ended'],
  },
  'an audit cancelled in the first quarter': {
    isLong: true,
    tier: 'audit',
    cancelOn: 10,
    runs: 4,
    state: 'ending',
    notices: ['cancelled'],
  },
  'monitoring cancelled early, with two months that were never paid': {
    tier: 'monitoring',
    cancelOn: 40,
    failing: { 3: null, 5: null },
    runs: 6,
    state: 'ended',
    notices: ['cancelled', 'payment-failed', 'paused', 'resumed', 'payment-failed', 'paused', 'resumed', 'ended'],
  },
  'monitoring with a month that was paid within the days of grace': {
    isLong: true,
    tier: 'monitoring',
    failing: { 4: 95 },
    runs: 12,
    state: 'active',
    notices: ['payment-failed', 'resumed'],
  },
  'an audit with a quarter that was paid six weeks late': {
    isLong: true,
    tier: 'audit',
    failing: { 2: 134 },
    runs: 4,
    state: 'active',
    notices: ['payment-failed', 'paused', 'resumed'],
  },
  'an audit with a quarter that was never paid': {
    tier: 'audit',
    failing: { 3: null },
    cancelOn: 1,
    runs: 3,
    state: 'ending',
    notices: ['cancelled', 'payment-failed', 'paused', 'resumed'],
  },
};
const stories = Object.fromEntries(Object.entries(all).filter(([, story]) => isLong || !story.isLong));
const dayMs = 24 * 60 * 60_000;

describe('a year of subscriptions', () => {
  let app: PurchaseApp;
  const bought: Record<string, { orderId: string; sessionId: string; quizId: string }> = {};

  beforeAll(async () => {
    app = await startPurchaseApp();
    const { sandbox, payments } = app.flow;
    if (sandbox === null) throw new Error('no sandbox');
    for (const [name, { tier }] of Object.entries(stories)) {
      const quizId = await app.submit({ companyName: name, email: `${Object.keys(bought).length}@harbour.example` });
      const { orderId, sessionId } = await app.checkout(quizId, tier, catalogue[tier].amountCents / 100);
      await sandbox.pay(sessionId, 'card');
      bought[name] = { orderId, sessionId, quizId };
    }
    const start = app.clock.now.getTime();
    for (const day of daysWorthLooking()) {
      app.clock.now = new Date(start + day * dayMs);
      for (const [name, { cancelOn, failing = {} }] of Object.entries(stories)) {
        const { orderId, sessionId } = bought[name] ?? { orderId: '', sessionId: '' };
        if (day === cancelOn) await requestCancel(payments, orderId, 'customer');
        await failPeriods(sandbox, sessionId, failing, day);
      }
      await sandbox.renewDue();
      await sweep(app.flow.journey, payments);
      await app.drain();
    }
  }, 300_000);
  afterAll(() => app.close());

  /** Every tenth day, and every day on which a story, a calendar or the days of grace make something happen, with its neighbours. */
  function daysWorthLooking(): number[] {
    const start = app.clock.now;
    const inMonths = Array.from({ length: 12 }, (_, n) => {
      const date = new Date(start);
      date.setUTCMonth(date.getUTCMonth() + n);
      return Math.round((date.getTime() - start.getTime()) / dayMs);
    });
    const told = Object.values(stories).flatMap(({ cancelOn = 0, failing = {} }) => [
      cancelOn,
      ...Object.values(failing).map((day) => day ?? 0),
    ]);
    const events = [...inMonths, ...inMonths.map((day) => day + graceDays), ...told].flatMap((day) => [
      day - 1,
      day,
      day + 1,
    ]);
    const tenths = Array.from({ length: 37 }, (_, n) => n * 10);
    return [...new Set([...events, ...tenths, 364])].filter((day) => day >= 0 && day < 365).sort((a, b) => a - b);
  }

  /** Just before the calendar renews it: the payment of this period fails. */
  async function failPeriods(
    sandbox: NonNullable<PurchaseApp['flow']['sandbox']>,
    id: string,
    failing: Record<number, number | null>,
    day: number,
  ): Promise<void> {
    const session = await sandbox.find(id);
    if (!session?.paidAt) return;
    const isDue = sandbox.periodEnd(session)?.getTime() === app.clock.now.getTime();
    if (isDue && failing[session.periods + 1] !== undefined) await sandbox.renew(id, 'failed');
    if (failing[session.periods] === day) await sandbox.payDue(id);
  }

  it.each(Object.entries(stories))('%s', async (name, { tier, runs, state, notices }) => {
    const { orderId, quizId } = bought[name] ?? { orderId: '', quizId: '' };
    const made = await app.db.select().from(reports).where(eq(reports.orderId, orderId)).orderBy(reports.runNumber);
    expect(made.map((report) => [report.runNumber, report.document !== null, report.status])).toEqual(
      Array.from({ length: runs }, (_, n) => [n + 1, true, 'active']),
    );
    expect(made.at(-1)?.document?.view.trend).toHaveLength(runs);
    expect(await app.db.$count(paidInvoices, eq(paidInvoices.orderId, orderId))).toBe(runs);
    const view = await readSubscription(app.db, orderId);
    expect([view?.paymentsMade, view?.state]).toEqual([runs, state]);
    const pages = (
      await app.db.select().from(assessments).where(eq(assessments.submissionId, quizId)).orderBy(assessments.runNumber)
    ).map((run) => run.pageLimit);
    expect(new Set(tier === 'audit' ? pages.slice(1) : pages)).toEqual(new Set([tier === 'audit' ? 100 : 70]));

    const mails = await app.db
      .select({ purpose: deliveries.purpose, status: deliveries.status })
      .from(deliveries)
      .innerJoin(reports, eq(reports.id, deliveries.reportId))
      .where(eq(reports.orderId, orderId))
      .orderBy(deliveries.createdAt);
    expect(mails.filter(({ purpose }) => purpose === 'report')).toHaveLength(runs);
    expect(mails.map(({ purpose }) => purpose).filter((purpose) => purpose !== 'report')).toEqual(notices);
    expect(mails.every(({ status }) => status === 'sent')).toBe(true);
  });

  it('never ends before the payments agreed on, and charges nothing after the end', async () => {
    const all = await app.db.select().from(orders);
    for (const order of all.filter(({ subscriptionStatus }) => subscriptionStatus === 'canceled'))
      expect(await app.db.$count(paidInvoices, eq(paidInvoices.orderId, order.id))).toBeGreaterThanOrEqual(
        order.catalogue.commitmentPayments,
      );
    expect(all.filter(({ subscriptionStatus }) => subscriptionStatus === 'canceled')).toHaveLength(
      Object.values(stories).filter((story) => story.state === 'ended').length,
    );
  });
});
