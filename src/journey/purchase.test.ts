import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { assessments, deliveries, orders, reports, users } from '#db/schema.ts';
import { catalogue } from '#payment/contract.ts';
import { settleOrder } from '#payment/settle-order.ts';
import { askRefund } from '#payment/ask-refund.ts';
import { readSubscription, requestCancel, takeCancelBack } from '#payment/subscription.ts';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { readIfFree } from './host-turn.ts';
import { sweep } from './sweep.ts';
import { startPurchaseApp } from './testing/purchase-app.ts';
import type { PurchaseApp } from './testing/purchase-app.ts';

let app: PurchaseApp;
beforeAll(async () => {
  app = await startPurchaseApp();
});
afterAll(() => app.close());
afterEach(async () => {
  app.mailServer.answer = () => ({ accepted: true });
  await app.drain();
  app.mails.length = 0;
});

const later = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
};
const pay = async (sessionId: string) => app.flow.sandbox?.pay(sessionId, 'card');
const reportOf = async (orderId: string) =>
  (await app.db.select().from(reports).where(eq(reports.orderId, orderId)))[0];
const getReport = async (id: string) => {
  const reply = await fetch(`${app.url}/api/report/${id}`, { headers: { cookie: app.cookie } });
  return { code: reply.status, body: z.looseObject({}).parse(await reply.json()) };
};
const getAnalysis = (quizId: string) => fetch(`${app.url}/api/quiz/${quizId}/analysis`);
const download = (id: string) => fetch(`${app.url}/api/download-report/${id}`);

describe('one purchase', () => {
  it('goes from the quiz to the mailbox: read once it is paid for, then published and mailed once', async () => {
    const quizId = await app.submit();
    const { orderId, sessionId } = await app.checkout(quizId);
    await app.drain();
    expect(await reportOf(orderId)).toBeUndefined();
    expect([app.mails, app.reads, await app.db.select().from(assessments)]).toEqual([[], [], []]);

    await pay(sessionId);
    await app.drain();
    const report = await reportOf(orderId);
    expect(report).toMatchObject({
      paymentStatus: 'completed',
      status: 'active',
      runNumber: 1,
      documentVersion: 1,
      email: 'owner@harbour.example',
    });
    expect(app.mails).toEqual([
      {
        to: 'owner@harbour.example',
        link: `${app.url}/report/${orderId}`,
        messageId: expect.stringMatching(/^<[\w-]{22}@127\.0\.0\.1>$/),
        pdf: `%PDF-1.7 ${report?.id}`,
        receipt: {
          rows: [
            { name: 'Paid', value: '$99 USD' },
            { name: 'For', value: 'AI Search Assessment, one-time' },
            { name: 'On', value: 'November 20, 2026' },
            { name: 'Order', value: orderId },
          ],
          note: expect.stringContaining('no tax'),
          pdfPath: `/api/report/${orderId}/receipt.pdf?payment=${orderId}`,
        },
      },
    ]);
    for (const id of [orderId, sessionId])
      expect(await getReport(id)).toMatchObject({
        code: 200,
        body: { status: 'ready', userEmail: 'owner@harbour.example' },
      });
    expect((await getAnalysis(quizId)).status).toBe(200);
    const pdf = await download(sessionId);
    expect([
      pdf.status,
      pdf.headers.get('content-type'),
      pdf.headers.get('content-disposition'),
      await pdf.text(),
    ]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="LLM-SEO-Report-2026-11-20.pdf"',
      `%PDF-1.7 ${report?.id}`,
    ]);
  });

  it('comes compressed to whoever takes that, and is the same', async () => {
    const { orderId, sessionId } = await app.checkout(await app.submit());
    await pay(sessionId);
    await app.drain();
    const [plain, squeezed] = await Promise.all(
      ['identity', 'gzip, br'].map((accepted) =>
        fetch(`${app.url}/api/report/${orderId}`, { headers: { 'accept-encoding': accepted } }),
      ),
    );
    expect([plain?.headers.get('content-encoding'), squeezed?.headers.get('content-encoding')]).toEqual([null, 'gzip']);
    expect([plain?.headers.get('vary'), squeezed?.headers.get('vary')]).toEqual(['accept-encoding', 'accept-encoding']);
    const lengths = [plain, squeezed].map((reply) => Number(reply?.headers.get('content-length')));
    expect(lengths[1]).toBeLessThan((lengths[0] ?? 0) / 3);
    expect(await squeezed?.json()).toEqual(await plain?.json());
  });
  it('waits for the reading when the payment comes first', async () => {
    const { orderId, sessionId } = await app.checkout(await app.submit());
    await pay(sessionId);
    await app.run('publish', { reportId: (await reportOf(orderId))?.id });
    expect((await reportOf(orderId))?.document).toBeNull();
    expect(await getReport(orderId)).toMatchObject({ code: 202, body: { status: 'running' } });
    expect((await download(orderId)).status).toBe(409);
    await app.drain();
    expect(app.mails).toHaveLength(1);
  });

  it('stays shut while it is unpaid, whatever the steps do', async () => {
    const quizId = await app.submit();
    const { orderId, sessionId } = await app.checkout(quizId);
    await app.drain();
    expect(await getReport(sessionId)).toMatchObject({
      code: 202,
      body: {
        status: 'waiting-for-payment',
        payment: 'pending',
        progress: [],
        checkoutUrl: expect.stringContaining('/sandbox/checkout/'),
      },
    });
    expect((await download(orderId)).status).toBe(402);
    expect((await fetch(`${app.url}/api/report/${orderId}/fix-pack.zip`)).status).toBe(402);
    const locked = await getAnalysis(quizId);
    expect(locked.status).toBe(402);
    const body = z
      .looseObject({ code: z.string(), details: z.looseObject({ teaser: z.looseObject({}) }) })
      .parse(await locked.json());
    expect(body).toMatchObject({
      code: 'payment-required',
      details: { teaser: { companyName: expect.any(String), website: expect.any(String) } },
    });
    expect(JSON.stringify(body)).not.toMatch(/overallScore|platformScores|findings/);
    expect(app.mails).toEqual([]);
  });

  it('sells no second checkout while a bank payment is on its way, and says so', async () => {
    const quizId = await app.submit();
    const { orderId, sessionId } = await app.checkout(quizId);
    await app.flow.sandbox?.payLater(sessionId, 'card');
    const locked = await getAnalysis(quizId);
    expect(locked.status).toBe(402);
    expect(await locked.json()).toMatchObject({ details: { processing: orderId } });
    for (const [tier, amount] of [
      ['assessment', 99],
      ['monitoring', 49],
    ] as const)
      expect(await app.checkout(quizId, tier, amount)).toMatchObject({ orderId, url: `${app.url}/report/${orderId}` });
    expect(await getReport(orderId)).toMatchObject({
      code: 202,
      body: { status: 'waiting-for-payment', payment: 'processing', checkoutUrl: null },
    });
  });

  it('leads to the choice of a plan once its checkout is over', async () => {
    const quizId = await app.submit();
    const { orderId } = await app.checkout(quizId);
    await app.db
      .update(orders)
      .set({ expiresAt: new Date(app.clock.now.getTime() - 1) })
      .where(eq(orders.id, orderId));
    expect(await getReport(orderId)).toMatchObject({
      code: 202,
      body: { payment: 'pending', checkoutUrl: `/results/${quizId}` },
    });
  });

  it('is opened by the returning page when the webhook was lost', async () => {
    const { orderId, sessionId } = await app.checkout(await app.submit());
    const { ownAddress, publicUrl } = app.deps;
    Object.assign(app.deps, { ownAddress: 'http://127.0.0.1:9', publicUrl: 'http://127.0.0.1:9' });
    await pay(sessionId);
    Object.assign(app.deps, { ownAddress, publicUrl });
    expect(await getReport(sessionId)).toMatchObject({ code: 202, body: { status: 'waiting-for-payment' } });
    expect(await (await app.post(`/api/report/${sessionId}/payment`, {})).json()).toEqual({ payment: 'paid' });
    expect(await getReport(orderId)).toMatchObject({ code: 202, body: { status: 'running' } });
  });

  it('answers 404 for what does not exist', async () => {
    for (const path of [
      '/api/report/unknown',
      '/api/report/unknown/fix-pack.zip',
      '/api/download-report/unknown',
      '/api/quiz/unknown/analysis',
      '/api/quiz/unknown/standing',
      '/api/journey/unknown/events',
    ]) {
      expect([path, (await fetch(app.url + path)).status]).toEqual([path, 404]);
    }
  });

  it.each([
    ['a wider one of the same quiz: the site is read again', 'audit', 149, 0, [70, 100]],
    ['a second of the same quiz within a week: the reading is good for both', 'monitoring', 49, 0, [70]],
    ['a second of the same quiz after more than a week: the site is read again', 'monitoring', 49, 8, [70, 70]],
  ])('before %s', async (_name, tier, amount, days, pageLimits) => {
    const quizId = await app.submit();
    const first = await app.checkout(quizId);
    await pay(first.sessionId);
    await app.drain();
    later(days * 24 * 60);
    const second = await app.checkout(quizId, tier, amount);
    await pay(second.sessionId);
    await app.drain();
    const runs = await app.db
      .select()
      .from(assessments)
      .where(eq(assessments.submissionId, quizId))
      .orderBy(assessments.runNumber);
    expect(runs.map((run) => run.pageLimit)).toEqual(pageLimits);
    expect((await reportOf(second.orderId))?.assessmentId).toBe(runs.at(-1)?.id);
    expect(app.mails).toHaveLength(2);
  });

  it('two of one quiz that are paid at the same moment bring a report each', async () => {
    const quizId = await app.submit();
    const orders = [
      await app.checkout(quizId),
      await app.checkout(quizId, 'monitoring', 49),
      await app.checkout(quizId, 'audit', 149),
    ];
    await Promise.all(orders.map(({ sessionId }) => pay(sessionId)));
    for (const { orderId } of orders) await settleOrder(app.flow.payments, orderId, 'sweep');
    await app.drain();
    expect(app.mails).toHaveLength(3);
  });
});

describe('a further purchase for the same website', () => {
  it('is compared with the last report of the account that bought it, under whichever order, and with nobody else’s', async () => {
    const owner = 'user-again';
    await app.db.insert(users).values({ id: owner, email: 'Again@harbour.example', isVerified: true });
    await app.db.insert(users).values({ id: 'user-else', email: 'somebody@else.example', isVerified: true });
    const buy = async (more: { email?: string; website?: string } = {}, signedIn: string | null = null) => {
      later(60);
      app.buyer.signedIn = signedIn;
      const { orderId, sessionId } = await app.checkout(await app.submit({ email: 'again@harbour.example', ...more }));
      await pay(sessionId);
      await app.drain();
      return orderId;
    };
    const guests = await buy(); // belongs to whoever confirms the address
    const typed = await buy(); // by whoever knows the address: nothing of the earlier score is told
    const strangers = await buy({}, 'user-else');
    const elsewhere = await buy({ website: 'https://elsewhere.example' }, owner);
    const sentElsewhere = await buy({ email: 'agency@else.example' }, owner);
    const again = await buy(
      { website: sampleAnswers.website.replace('https://', 'https://www.').replace('www.www.', 'www.') },
      owner,
    );
    app.buyer.signedIn = null;
    const documents = await Promise.all(
      [guests, typed, strangers, elsewhere, sentElsewhere, again].map(async (id) => (await reportOf(id))?.document),
    );
    // Guests' orders under the confirmed address are the account's own: the two of them and the stranger's come before the fifth.
    expect(documents.map((document) => document?.view.trend.length)).toEqual([1, 1, 1, 1, 4, 5]);
    expect(documents.at(-1)?.moved?.since).toBe(documents.at(-2)?.analysis.assessedAt);
  });
});

describe('a subscription', () => {
  it('brings one report for each payment, with the earlier scores in it, and shows the newest that is ready', async () => {
    const quizId = await app.submit({ email: 'monthly@harbour.example' });
    const { orderId, sessionId } = await app.checkout(quizId, 'monitoring', 49);
    await pay(sessionId);
    await app.drain();
    const renew = (payments: number) =>
      app.db.transaction(async (tx) => {
        const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
        if (order)
          await app.flow.payments.onPayments(
            tx,
            order,
            Array.from({ length: payments }, () => 'paid' as const),
          );
      });
    for (const payments of [2, 2, 3]) await renew(payments);
    expect(await getReport(orderId)).toMatchObject({ code: 200, body: { status: 'ready' } });
    await app.drain();
    const all = await app.db.select().from(reports).where(eq(reports.orderId, orderId)).orderBy(reports.runNumber);
    expect(all.map((report) => [report.runNumber, report.document?.view.trend.length])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(app.mails).toHaveLength(3);
    expect(await getReport(orderId)).toMatchObject({ body: { report: { id: all[2]?.id } } });
  });
});

describe('what was paid for', () => {
  const changes = { monitoring: { ...catalogue.monitoring }, audit: { ...catalogue.audit } };
  afterEach(() => {
    Object.assign(catalogue.monitoring, changes.monitoring);
    Object.assign(catalogue.audit, changes.audit);
  });

  it('is delivered though the catalogue changes between checkout, payment and renewal', async () => {
    const quizId = await app.submit({ companyName: 'Snapshot Ltd' });
    const { orderId, sessionId } = await app.checkout(quizId, 'audit', 149);
    Object.assign(catalogue.audit, {
      amountCents: 99_900,
      pageLimit: 5,
      commitmentPayments: 40,
      name: 'Something Else',
    });
    await pay(sessionId);
    await app.drain();
    await app.flow.sandbox?.renew(sessionId, 'paid');
    await app.drain();
    const made = await app.db.select().from(reports).where(eq(reports.orderId, orderId));
    expect(made).toHaveLength(2);
    const runs = await app.db
      .select()
      .from(assessments)
      .where(eq(assessments.submissionId, quizId))
      .orderBy(assessments.runNumber);
    expect(runs.map((run) => run.pageLimit)).toEqual([100, 100]);
    expect(
      made.every(
        (report) => report.document?.company.name === 'Snapshot Ltd' && report.subscriptionPackage === 'audit',
      ),
    ).toBe(true);
    expect(await readSubscription(app.db, orderId)).toMatchObject({
      planName: 'Quarterly Audit',
      commitmentPayments: 4,
      paymentsMade: 2,
      paymentCents: 14_900,
    });
  });

  it('is what the answers were at the payment, though the visitor sends others afterwards', async () => {
    const { orderId, sessionId } = await app.checkout(await app.submit({ companyName: 'As Answered Ltd' }));
    await app.submit({ companyName: 'Answered Anew Ltd' });
    await pay(sessionId);
    await app.drain();
    expect((await reportOf(orderId))?.document?.company.name).toBe('As Answered Ltd');
  });

  it('is never charged at a price that is no longer shown', async () => {
    const quizId = await app.submit({ companyName: 'New Price Ltd' });
    const old = await app.checkout(quizId, 'monitoring', 49);
    Object.assign(catalogue.monitoring, { amountCents: 5900 });
    expect((await app.post('/api/create-payment-intent', { amount: 49, tier: 'monitoring', quizId })).status).toBe(409);
    const fresh = await app.checkout(quizId, 'monitoring', 59);
    expect(fresh.orderId).not.toBe(old.orderId);
    expect((await app.flow.sandbox?.find(fresh.sessionId))?.amountCents).toBe(5900);
  });
});

describe('refunds and disputes', () => {
  it('close the report, and a dispute that is won opens it again', async () => {
    const { orderId, sessionId } = await app.checkout(await app.submit());
    await pay(sessionId);
    await app.drain();
    await app.flow.sandbox?.dispute(sessionId);
    expect(await reportOf(orderId)).toMatchObject({ status: 'suspended', paymentStatus: 'disputed' });
    expect(await getReport(orderId)).toMatchObject({ code: 200, body: { status: 'failed' } });
    expect((await download(orderId)).status).toBe(402);
    const retrieve = app.flow.payments.providers.sandbox;
    if (!retrieve) throw new Error('no sandbox');
    const won = {
      ...app.flow.payments,
      publicUrl: app.url,
      providers: { sandbox: { ...retrieve, retrieve: async (id: string) => withState(await retrieve.retrieve(id)) } },
    };
    await settleOrder(won, orderId, 'webhook');
    await app.drain();
    expect(await reportOf(orderId)).toMatchObject({ status: 'active', paymentStatus: 'completed' });
    expect(app.mails).toHaveLength(1);
  });

  it('of one renewal close its report alone, and the one before is shown again', async () => {
    const { orderId, sessionId } = await app.checkout(await app.submit(), 'monitoring', 49);
    await pay(sessionId);
    await app.drain();
    for (let n = 2; n <= 3; n += 1) {
      later(31 * 24 * 60);
      await app.flow.sandbox?.renew(sessionId, 'paid');
      await app.drain();
    }
    expect(app.mails.map(({ receipt }) => receipt?.rows.find(({ name }) => name === 'On')?.value)).toHaveLength(3);
    expect(new Set(app.mails.map(({ receipt }) => receipt?.rows.find(({ name }) => name === 'On')?.value)).size).toBe(
      3,
    );
    const standing = async () =>
      (await app.db.select().from(reports).where(eq(reports.orderId, orderId)).orderBy(reports.runNumber)).map(
        ({ paymentStatus, status }) => `${paymentStatus}, ${status}`,
      );
    const shown = async () => z.looseObject({ id: z.string() }).parse((await getReport(orderId)).body['report']).id;
    const all = await app.db.select().from(reports).where(eq(reports.orderId, orderId)).orderBy(reports.runNumber);
    expect(await shown()).toBe(all[2]?.id);

    await app.flow.sandbox?.refund(sessionId, 3);
    expect(await standing()).toEqual(['completed, active', 'completed, active', 'refunded, cancelled']);
    expect((await app.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.status).toBe('paid');
    expect(await shown()).toBe(all[1]?.id);

    // Given back before its run was made: that run is never published, the next one is.
    later(31 * 24 * 60);
    await app.flow.sandbox?.renew(sessionId, 'paid');
    await app.flow.sandbox?.refund(sessionId, 4);
    await app.drain();
    later(31 * 24 * 60);
    await app.flow.sandbox?.renew(sessionId, 'paid');
    await app.drain();
    expect((await standing()).slice(3)).toEqual(['refunded, cancelled', 'completed, active']);
    const made = await app.db.select().from(reports).where(eq(reports.orderId, orderId)).orderBy(reports.runNumber);
    expect(made.map(({ publishedAt }) => publishedAt !== null)).toEqual([true, true, true, false, true]);
    expect(app.mails).toHaveLength(6); // four reports, two refunds
  });

  it('to cancel, and to keep the plan after all, are mailed each time with what follows', async () => {
    const { orderId, sessionId } = await app.checkout(await app.submit(), 'monitoring', 49);
    await pay(sessionId);
    await app.drain();
    app.mails.length = 0;
    const { payments } = app.flow;
    for (const wish of [requestCancel, takeCancelBack, requestCancel]) {
      await wish(payments, orderId, 'customer');
      await app.drain();
    }
    await takeCancelBack(payments, orderId); // before the mail of the next wish was sent, only the last one is true
    await requestCancel(payments, orderId, 'customer');
    await app.drain();
    const mails = z.array(z.looseObject({ subject: z.string(), text: z.string() })).parse(app.mails);
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual([
      'You cancelled your subscription',
      'Your subscription goes on',
      'You cancelled your subscription',
      'You cancelled your subscription',
    ]);
    expect(new Set(app.mails.map(({ messageId }) => messageId)).size).toBe(4);
    const [cancelled, kept] = mails.map(({ text }) => text.replaceAll(/\s+/g, ' '));
    expect(cancelled).toMatch(
      /You agreed to 5 more payments of \$49 USD: \$245 USD in all. The plan ends on \w+ \d+, 20\d\d\./,
    );
    expect(kept).toMatch(/The plan goes on at \$49 USD per month. The next payment is on \w+ \d+, 20\d\d\./);
  });

  it('that the buyer asks for is confirmed by mail, and a subscription ends with it', async () => {
    for (const [tier, amount] of [
      ['assessment', 99],
      ['monitoring', 49],
    ] as const) {
      app.mails.length = 0;
      const { orderId, sessionId } = await app.checkout(await app.submit(), tier, amount);
      await pay(sessionId);
      await app.drain();
      await askRefund({ ...app.flow.payments, refund: '30-days' }, orderId, '');
      await app.drain();
      const [, asked, ...others] = z
        .array(z.looseObject({ subject: z.string().optional(), text: z.string().optional() }))
        .parse(app.mails);
      expect([asked?.subject, others]).toEqual([
        `You asked for your money back: ${tier === 'assessment' ? 'AI Search Assessment' : 'Monthly Monitoring'}`,
        [],
      ]);
      expect(asked?.text?.includes('You asked for $49 USD, your first payment.')).toBe(tier === 'monitoring');
    }
  });

  it('before publishing keep the report from ever coming out', async () => {
    const { orderId, sessionId } = await app.checkout(await app.submit());
    await pay(sessionId);
    await app.flow.sandbox?.refund(sessionId);
    await app.drain();
    expect(await reportOf(orderId)).toMatchObject({
      document: null,
      publishedAt: null,
      paymentStatus: 'refunded',
      status: 'cancelled',
    });
    expect(app.mails).toMatchObject([{ subject: 'We have refunded your payment: AI Search Assessment' }]);
  });

  function withState<T extends object | null>(truth: T): T {
    return truth === null ? truth : { ...truth, state: 'paid' };
  }
});

describe('the mail', () => {
  const bought = async () => {
    const { orderId, sessionId } = await app.checkout(await app.submit());
    await pay(sessionId);
    return orderId;
  };
  const deliveryOf = async (orderId: string) => {
    const report = await reportOf(orderId);
    return (
      await app.db
        .select()
        .from(deliveries)
        .where(eq(deliveries.reportId, report?.id ?? ''))
    )[0];
  };

  it('is tried again until the server takes it, later each time, under the same Message-ID', async () => {
    const seen: string[] = [];
    app.mailServer.answer = (mail) =>
      seen.push(mail.messageId) < 3 ? { retry: true, reason: '451 greylisted' } : { accepted: true };
    const orderId = await bought();
    await app.drain();
    expect(new Set(seen).size).toBe(1);
    expect(seen).toHaveLength(3);
    expect(app.mails).toHaveLength(1);
    expect(await deliveryOf(orderId)).toMatchObject({ status: 'sent', attempts: 3, lastError: null });
  });

  it('that is refused for good is given up and shown, and the report stays', async () => {
    app.mailServer.answer = () => ({ failed: true, reason: '550 no such user' });
    const orderId = await bought();
    await app.drain();
    expect(await deliveryOf(orderId)).toMatchObject({ status: 'failed', attempts: 1, lastError: '550 no such user' });
    expect((await getReport(orderId)).code).toBe(200);
  });

  it('is handed over by one worker at a time', async () => {
    await bought();
    await app.drain(5);
    expect(app.mails).toHaveLength(1);
  });
});

describe('any step may run twice and any process may die', () => {
  const runs = Number(process.env['PURCHASE_RUNS'] ?? 8);
  it(
    'gives one report and one mail for each payment that stands, in every order of steps, deaths, repetitions, renewals, refunds and disputes',
    async () => {
      const move = fc.constantFrom(
        'gather',
        'judge',
        'publish',
        'deliver',
        'settle',
        'gather†',
        'judge†',
        'publish†',
        'settle†',
        'renew',
        'refund',
        'dispute',
        'win',
      );
      await fc.assert(
        fc.asyncProperty(
          fc.array(move, { maxLength: 10 }),
          fc.array(move, { maxLength: 10 }),
          fc.constantFrom('assessment', 'monitoring'),
          fc.boolean(),
          fc.boolean(),
          async (before, after, tier, isPaid, isParallel) => {
            app.mails.length = 0;
            const quizId = await app.submit();
            const { orderId, sessionId } = await app.checkout(quizId, tier, tier === 'assessment' ? 99 : 49);
            const one = (name: string) => play(name, quizId, orderId, sessionId);
            const all = async (moves: string[]) => {
              if (isParallel) await Promise.all(moves.map(one));
              else for (const name of moves) await one(name);
            };
            await all(before);
            if (isPaid) await pay(sessionId);
            await all(after);
            await settleOrder(app.flow.payments, orderId, 'sweep');
            await app.drain(2);

            // As many reports as payments; those whose payment stands are out, and each was mailed at most once.
            const truth = await app.flow.payments.providers.sandbox?.retrieve(sessionId);
            const made = await app.db
              .select()
              .from(reports)
              .where(eq(reports.orderId, orderId))
              .orderBy(reports.runNumber);
            const payments =
              tier === 'monitoring'
                ? (truth?.paidInvoices.map(({ state }) => state) ?? [])
                : isPaid
                  ? [truth?.state]
                  : [];
            const standing = payments.filter((state) => state === 'paid').length;
            expect(
              made.filter(({ paymentStatus, status }) => paymentStatus === 'completed' && status === 'active'),
            ).toHaveLength(standing);
            expect(made.length).toBeLessThanOrEqual(payments.length);
            for (const report of made)
              if (report.paymentStatus === 'completed') expect(report.publishedAt).not.toBeNull();
            expect(new Set(app.mails.map(({ messageId }) => messageId)).size).toBe(app.mails.length);
            expect(app.mails.length).toBeGreaterThanOrEqual(standing);
            expect(app.mails.length).toBeLessThanOrEqual(payments.length);
          },
        ),
        { numRuns: runs },
      );
    },
    120_000 + runs * 10_000,
  );

  async function play(name: string, quizId: string, orderId: string, sessionId: string): Promise<void> {
    const { sandbox } = app.flow;
    if (name === 'renew') return void (await sandbox?.renew(sessionId, 'paid'));
    if (name === 'refund') return void (await sandbox?.refund(sessionId));
    if (name === 'dispute') return void (await sandbox?.dispute(sessionId, 2));
    if (name === 'win') return void (await sandbox?.winDispute(sessionId, 2));
    const step = name.replace('†', '');
    const [run] = await app.db
      .select({ id: assessments.id })
      .from(assessments)
      .where(eq(assessments.submissionId, quizId));
    const report = await reportOf(orderId);
    const [delivery] = report
      ? await app.db.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.reportId, report.id))
      : [];
    const data = {
      assessmentId: run?.id ?? 'none',
      reportId: report?.id ?? 'none',
      deliveryId: delivery?.id ?? 'none',
    };
    // Death: the last act of the transaction fails, so nothing of it is kept.
    const dying = { ...app.deps, queue: { ...app.deps.queue, send: () => Promise.reject(new Error('killed')) } };
    const isDeadly = name.endsWith('†');
    const payments = isDeadly
      ? { ...app.flow.payments, publicUrl: app.url, onOrderChanged: () => Promise.reject(new Error('killed')) }
      : app.flow.payments;
    const act =
      step === 'settle' ? settleOrder(payments, orderId, 'webhook') : app.run(step, data, isDeadly ? dying : app.deps);
    await Promise.resolve(act).catch((error: unknown) => {
      if (!isDeadly) throw error;
    });
  }
});

describe('the sweep', () => {
  it('restarts a reading, a publication and a mail whose jobs were lost', async () => {
    const quizId = await app.submit();
    const { orderId, sessionId } = await app.checkout(quizId);
    await pay(sessionId);
    for (const step of ['gather', 'judge', 'publish', 'deliver']) {
      expect([step, await ownJobs(step)]).toEqual([step, [expect.anything()]]);
      await loseJobs();
      later(20);
      // The database's own dates are in the tests' future or past; the sweep goes by its own clock.
      await app.db.update(assessments).set({ sweepAt: new Date(app.clock.now.getTime() - 1) });
      await app.db.update(reports).set({ sweepAt: new Date(app.clock.now.getTime() - 1) });
      await sweep(app.deps, app.flow.payments);
      const jobs = await ownJobs(step);
      expect([step, jobs]).toEqual([step, [expect.anything()]]);
      await app.run(step, jobs[0]?.data);
    }
    expect(app.mails).toHaveLength(1);
    expect((await reportOf(orderId))?.publishedAt).not.toBeNull();

    /** The sweep also restarts what the tests before this one left unfinished. */
    async function ownJobs(step: string) {
      const [run] = await app.db
        .select({ id: assessments.id })
        .from(assessments)
        .where(eq(assessments.submissionId, quizId));
      const report = await reportOf(orderId);
      const [delivery] = report
        ? await app.db.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.reportId, report.id))
        : [];
      const ids = [run?.id, report?.id, delivery?.id].filter((id) => id !== undefined);
      return (await app.jobs(step)).filter(({ data }) => ids.some((id) => JSON.stringify(data).includes(id)));
    }
  });

  async function loseJobs(): Promise<void> {
    await app.deps.database.pool.query("delete from pgboss.job where name <> 'sweep'");
  }
});

describe('GET /api/quiz/{id}/standing', () => {
  it('answers 200 from the quiz to the report, whatever the payment is', async () => {
    const quizId = await app.submit();
    const standing = async () => {
      const reply = await fetch(`${app.url}/api/quiz/${quizId}/standing`);
      return [reply.status, await reply.json()];
    };
    const teaser = { companyName: expect.any(String), website: expect.any(String) };
    expect(await standing()).toEqual([200, { status: 'unpaid', teaser }]);
    const { orderId, sessionId } = await app.checkout(quizId);
    expect(await standing()).toEqual([200, { status: 'unpaid', teaser }]);
    await app.flow.sandbox?.payLater(sessionId, 'card');
    await app.post(`/api/report/${orderId}/payment`, {});
    expect(await standing()).toEqual([200, { status: 'processing', orderId }]);
    await app.flow.sandbox?.finishLater(sessionId, 'paid');
    later(1);
    await app.post(`/api/report/${orderId}/payment`, {});
    expect(await standing()).toEqual([200, { status: 'running', orderId }]);
    await app.drain();
    expect(await standing()).toEqual([200, { status: 'ready' }]);
  });
});

describe('GET /api/journey/{id}/events', () => {
  it('tells each step, goes on after the last one heard, and ends when the report is ready', async () => {
    const { orderId, sessionId } = await app.checkout(await app.submit());
    const stream = await fetch(`${app.url}/api/journey/${sessionId}/events`);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const heard = stream.text();
    await pay(sessionId);
    await app.drain();
    const events = await heard;
    const steps = [...events.matchAll(/^event: progress\ndata: (.*)$/gm)].map(([, data]) =>
      z.unknown().parse(JSON.parse(data ?? '')),
    );
    expect(steps).toContainEqual({ stage: 'gather', message: 'Reading page 1 of 25', done: 1, total: 25 });
    expect(events).toMatch(new RegExp(`event: ready\\ndata: \\{"orderId":"${orderId}"\\}\\n\\n$`));

    const ids = [...events.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
    const again = await (
      await fetch(`${app.url}/api/journey/${orderId}/events`, { headers: { 'last-event-id': String(ids[0]) } })
    ).text();
    expect(again).not.toContain(`id: ${ids[0]}\n`);
    expect(again).toContain(`id: ${ids[1]}\n`);
  });

  it('says when the payment failed', async () => {
    const { sessionId } = await app.checkout(await app.submit());
    await app.flow.sandbox?.payLater(sessionId, 'card');
    const heard = fetch(`${app.url}/api/journey/${sessionId}/events`).then((reply) => reply.text());
    await app.flow.sandbox?.finishLater(sessionId, 'failed');
    expect(await heard).toContain('event: failed\ndata: {"payment":"failed"}');
  });
});

describe('POST /api/process-paypal-quiz', () => {
  const settle = (body: object) => app.post('/api/process-paypal-quiz', body);

  it('believes the provider and not the page', async () => {
    const quizData = app.answers();
    const { orderId, sessionId } = await app.checkout(await app.submit());
    const early = await settle({ quizData, pricingTier: 'assessment', orderId: sessionId });
    expect([early.status, await early.json()]).toEqual([
      402,
      { success: false, error: 'The payment was not completed.' },
    ]);
    await pay(sessionId);
    await app.drain();
    const done = await settle({ quizData, pricingTier: 'assessment', pricing: 1, orderId: sessionId });
    expect(await done.json()).toMatchObject({
      success: true,
      paymentIntentId: orderId,
      analysis: { overallScore: expect.any(Number) },
    });
  });

  it('gives nothing to who repeats the answers of somebody else’s quiz, whatever it was paid with', async () => {
    const answers = { companyName: 'Paid By Card Ltd' };
    const { sessionId } = await app.checkout(await app.submit(answers));
    await pay(sessionId);
    await app.drain();
    for (const orderId of [undefined, '']) {
      const reply = await settle({ quizData: app.answers(answers), pricingTier: 'assessment', orderId });
      expect([reply.status, await reply.json()]).toEqual([404, { success: false, error: 'Failed to process payment' }]);
    }
  });

  it('shows the truth to a buyer whose browser has forgotten the quiz', async () => {
    const { orderId, sessionId } = await app.checkout(await app.submit({ companyName: 'Forgotten Quiz Ltd' }));
    expect((await settle({ orderId: sessionId })).status).toBe(402);
    await pay(sessionId);
    expect(await (await settle({ orderId: sessionId })).json()).toMatchObject({
      success: true,
      paymentIntentId: orderId,
    });
  });

  it('leads nowhere with the id of somebody else’s payment', async () => {
    const { sessionId } = await app.checkout(await app.submit({ companyName: 'Rightful Owner Ltd' }));
    await pay(sessionId);
    const stolen = await settle({
      quizData: app.answers({ companyName: 'Another Customer Ltd' }),
      pricingTier: 'assessment',
      orderId: sessionId,
    });
    expect([stolen.status, await stolen.json()]).toEqual([404, { success: false, error: 'Failed to process payment' }]);
  });

  it('takes nothing from a return address that was tampered with', async () => {
    const { orderId, sessionId } = await app.checkout(await app.submit({ companyName: 'Unpaid Visitor Ltd' }));
    for (const id of [`${sessionId}x`, `${orderId}&paid=true`, `${sessionId}?status=paid`, '..%2F..', "' or 1=1 --"]) {
      expect((await settle({ orderId: id, pricing: 0, status: 'paid', success: true })).status).toBe(404);
      expect((await fetch(`${app.url}/api/report/${encodeURIComponent(id)}?redirect_status=succeeded`)).status).toBe(
        404,
      );
    }
    expect(await getReport(`${sessionId}?redirect_status=succeeded&paid=1`)).toMatchObject({
      code: 202,
      body: { status: 'waiting-for-payment' },
    });
    await app.drain();
    expect(await reportOf(orderId)).toBeUndefined();
    expect(app.mails).toEqual([]);
  });

  it.each([
    ['no quiz data', {}, 400, 'No quiz data found. Please restart the quiz.'],
    ['an unknown order', { quizData: {}, orderId: 'unknown' }, 404, 'Failed to process payment'],
  ])('says what is wrong: %s', async (_name, body, status, error) => {
    const reply = await settle(body);
    expect([reply.status, await reply.json()]).toEqual([status, { success: false, error }]);
  });
});

describe('the description of the calls', () => {
  it('covers every call of the purchase, made from the schemas that check them', async () => {
    const description = z
      .looseObject({ paths: z.record(z.string(), z.unknown()) })
      .parse(await (await fetch(`${app.url}/api/openapi.json`)).json());
    expect(Object.keys(description.paths)).toEqual(
      expect.arrayContaining([
        '/api/quiz',
        '/api/create-payment-intent',
        '/api/process-paypal-quiz',
        '/api/webhooks/{provider}',
        '/api/report/{paymentIntentId}',
        '/api/download-report/{paymentIntentId}',
        '/api/quiz/{id}/analysis',
        '/api/journey/{id}/events',
      ]),
    );
    expect(Object.keys(description.paths).filter((path) => path.startsWith('/sandbox'))).toEqual([]);
  });
});

describe('a website that somebody else reads just now', () => {
  it('costs a job neither its place nor an attempt: it comes back with its priority', async () => {
    const website = 'https://www.busy-harbour.example/rooms';
    const { sessionId } = await app.checkout(await app.submit({ website }));
    await pay(sessionId);
    const queued = async () =>
      (
        await app.db.execute(
          sql`select group_id, priority, start_after > created_on as "isLater" from pgboss.job where name = 'gather' and state = 'created'`,
        )
      ).rows;
    expect(await queued()).toEqual([{ group_id: 'busy-harbour.example', priority: 10, isLater: false }]);
    const [job] = await app.jobs('gather');
    await app.db.execute(sql`delete from pgboss.job where name = 'gather'`);

    app.reads.length = 0;
    await readIfFree(app.deps.database.pool, 'http://busy-harbour.example', async () => {
      await app.run('gather', job?.data);
    });
    expect([app.reads, await queued()]).toEqual([
      [],
      [{ group_id: 'busy-harbour.example', priority: 0, isLater: true }],
    ]);
    await app.drain();
    expect([app.reads, app.mails.length]).toEqual([[website], 1]);
  });
});
