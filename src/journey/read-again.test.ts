import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { assessments, auditLog, orders, platformAsks, reports, throttles } from '#db/schema.ts';
import { sampleAnalysis } from '#report/testing/sample-analysis.ts';
import type { Analysis } from '#engine/contract.ts';
import { claimAsk } from './ask-rows.ts';
import { rerunReport } from './begin.ts';
import { startPurchaseApp, type PurchaseApp } from './testing/purchase-app.ts';

const mistyped = 'https://mistyped.example';
const right = 'https://harbour.example';
let app: PurchaseApp;
beforeAll(async () => {
  app = await startPurchaseApp({
    judge: ({ website }) => (website === mistyped ? unreadAnalysis() : sampleAnalysis()),
  });
});
afterAll(() => app.close());
afterEach(async () => {
  await app.drain();
  app.mails.length = 0;
  app.reads.length = 0;
  await app.db.delete(throttles);
});

function unreadAnalysis(): Analysis {
  const analysis = sampleAnalysis();
  return {
    ...analysis,
    scope: {
      ...analysis.scope,
      website: mistyped,
      finalUrl: null,
      pagesRead: [],
      unread: 'The host name does not resolve to an address',
    },
  };
}

const readAgain = async (orderId: string, website: unknown = right) => {
  const reply = await app.post(`/api/report/${orderId}/read-again`, { website });
  return { status: reply.status, body: z.looseObject({}).parse(await reply.json()) };
};
const shown = async (orderId: string) => {
  const reply = z.looseObject({
    newerUnderWay: z.boolean(),
    report: z.looseObject({ id: z.string(), company: z.looseObject({ website: z.string() }) }),
  });
  return reply.parse(await (await fetch(`${app.url}/api/report/${orderId}`)).json());
};

describe('a paid report whose website could not be read', () => {
  it('is made again for the corrected address, mailed, and takes the place of the first', async () => {
    const orderId = await app.bought(mistyped);
    const first = await shown(orderId);
    expect([first.newerUnderWay, first.report.company.website]).toEqual([false, mistyped]);

    expect(await readAgain(orderId)).toEqual({ status: 202, body: { status: 'running' } });
    expect(await shown(orderId)).toMatchObject({ newerUnderWay: true, report: { id: first.report.id } });
    await app.drain();

    const second = await shown(orderId);
    expect([second.newerUnderWay, second.report.company.website]).toEqual([false, right]);
    expect(second.report).not.toHaveProperty('moved'); // an estimate and a reading do not compare
    expect(app.reads).toEqual([mistyped, right]);
    const noted = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, first.report.id));
    expect(noted).toMatchObject([
      { actor: 'customer', action: 'report.read-again', details: { newReportId: second.report.id } },
    ]);
    expect(app.mails).toHaveLength(2);
    expect(app.mails[1]?.receipt).toBeNull(); // nothing was paid for it
  });

  it('is made again for the address as it was, too: the site may have been down', async () => {
    const orderId = await app.bought(mistyped);
    expect((await readAgain(orderId, mistyped)).status).toBe(202);
    await app.drain();
    expect(app.reads).toEqual([mistyped, mistyped]);
    expect((await readAgain(orderId)).status).toBe(202); // and once more, now corrected
  });

  it('is read once however often the button is pressed', async () => {
    const orderId = await app.bought(mistyped);
    const replies = await Promise.all([readAgain(orderId), readAgain(orderId), readAgain(orderId)]);
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202]);
    await app.drain();
    expect(app.reads).toEqual([mistyped, right]);
    expect(await app.db.$count(reports, eq(reports.orderId, orderId))).toBe(2);
  });

  it('is tried five times a day at most', async () => {
    const orderId = await app.bought(mistyped);
    for (let each = 1; each <= 5; each += 1) {
      expect((await readAgain(orderId, mistyped)).status).toBe(202);
      await app.drain();
    }
    expect(await readAgain(orderId)).toMatchObject({ status: 429, body: { code: 'too-many-readings' } });
  });
});

describe('a website that is never read', () => {
  const file = { url: `${mistyped}/robots.txt`, state: '5xx', status: 503, body: '', seenAt: '' } as const;
  it.each([
    [
      'that was asked each time',
      { ok: true, value: file } as const,
      { status: 409, body: { code: 'no-readings-left' } },
    ],
    ['whose name leads nowhere', { ok: false, reason: 'unreachable', detail: '' } as const, { status: 202 }],
  ])('%s: ten times in the life of its order where it cost a fetch', async (_what, robots, last) => {
    const { gather } = app.deps;
    const seen: typeof gather = async (input) => ({ ...(await gather(input)), robots });
    const journey = { ...app.deps, gather: seen };
    const orderId = await app.bought(mistyped);
    for (let each = 1; each <= 10; each += 1) {
      expect((await readAgain(orderId, mistyped)).status).toBe(202);
      for (const { data } of await app.jobs('gather')) await app.run('gather', data, journey);
      await app.drain();
      await app.db.delete(throttles); // a day later
    }
    expect(await readAgain(orderId)).toMatchObject(last);
  });

  it('does not lose its own tries to what operators had made again', async () => {
    const orderId = await app.bought(mistyped);
    const [first] = await app.db.select({ id: reports.id }).from(reports).where(eq(reports.orderId, orderId));
    for (let each = 1; each <= 10; each += 1) {
      await app.db.transaction((tx) => rerunReport(app.deps, tx, first?.id ?? ''));
      await app.drain();
    }
    expect((await readAgain(orderId)).status).toBe(202);
  });
});

describe('what a report that is made again may cost at the AI platforms', () => {
  const question = { id: 'q1', kind: 'unbranded' as const, text: 'Who bakes?', run: 0 };
  /** The order's first report has cost $9; the run of its second one is about to ask. */
  async function secondRun() {
    const orderId = await app.bought(mistyped);
    await readAgain(orderId, mistyped);
    await app.drain();
    const runs = await app.db
      .select({ id: assessments.id, submissionId: assessments.submissionId, runNumber: assessments.runNumber })
      .from(assessments)
      .innerJoin(orders, eq(orders.submissionId, assessments.submissionId))
      .where(eq(orders.id, orderId))
      .orderBy(assessments.runNumber);
    const [first, second] = runs;
    if (!first || !second) throw new Error('the report was not made again');
    const at = app.clock.now;
    const asked = { platform: 'chatgpt', promptId: 'q0', run: 0, promptSetVersion: 'x', status: 'answered' as const };
    await app.db
      .insert(platformAsks)
      .values({ assessmentId: first.id, ...asked, spentMicros: 9e6, startedAt: new Date(at.getTime() - 864e5) });
    await app.db.update(assessments).set({ askOwner: 'me' }).where(eq(assessments.id, second.id));
    return second;
  }

  it.each([
    ['within what is left of its payment', 7, { budgetPerOrderUsd: 16, budgetPerDayUsd: 200 }, 'claimed'],
    ['beyond what its payment may cost', 7.01, { budgetPerOrderUsd: 16, budgetPerDayUsd: 200 }, 'budget'],
    ['within half of the day’s money', 5, { budgetPerOrderUsd: 100, budgetPerDayUsd: 10 }, 'claimed'],
    ['beyond it, which is kept for first reports', 5.01, { budgetPerOrderUsd: 100, budgetPerDayUsd: 10 }, 'day'],
  ])('is %s', async (_what, priceUsd, budgets, outcome) => {
    await app.db.delete(platformAsks);
    const run = await secondRun();
    const deps = { database: { db: app.db }, now: () => app.clock.now };
    const asking = { ...run, owner: 'me' };
    const claim = {
      again: false,
      repeatable: new Set<string>(),
      priceUsd,
      budgets: { budgetPerReportUsd: 8, ...budgets },
    };
    expect(await claimAsk(deps, asking, { id: 'chatgpt' }, question, claim)).toBe(outcome);
  });
});

describe('nothing is read again', () => {
  it('when the website was read', async () => {
    const orderId = await app.bought(right);
    expect(await readAgain(orderId)).toMatchObject({ status: 409, body: { code: 'site-was-read' } });
  });
  it('when the purchase was given back', async () => {
    const orderId = await app.bought(mistyped);
    await app.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, orderId));
    expect(await readAgain(orderId)).toMatchObject({ status: 409, body: { code: 'not-paid' } });
  });
  it('under an address that nobody bought', async () => {
    expect(await readAgain('nobody')).toMatchObject({ status: 404, body: { code: 'report-not-found' } });
  });
  it.each([[''], ['not an address'], ['ftp://harbour.example'], [7], [undefined]])('for %s', async (website) => {
    const orderId = await app.bought(mistyped);
    expect((await readAgain(orderId, website ?? null)).status).toBe(422);
  });
});
