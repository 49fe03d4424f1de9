// What a buyer can have and ask for after the purchase: numbered receipts, and the money back.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditLog, operatorAlerts, receiptNumbers } from '#db/schema.ts';
import { checkoutReplySchema, writeReceipt } from './contract.ts';
import { catalogue } from './catalogue.ts';
import { readRefund } from './refund-routes.ts';
import { settleOrder } from './settle-order.ts';
import { startPaymentApp } from './testing/payment-app.ts';
import type { PaymentApp } from './testing/payment-app.ts';

let app: PaymentApp;
beforeAll(async () => {
  app = await startPaymentApp();
});
afterAll(() => app.close());

async function buy(tier: 'assessment' | 'monitoring' = 'assessment', taxCents = 0) {
  const quizId = await app.addSubmission();
  const reply = await app.checkout({ amount: tier === 'assessment' ? 99 : 49, tier, quizId });
  const opened = checkoutReplySchema.parse(await reply.json());
  await app.sandbox.setTax(opened.sessionId, taxCents);
  await app.press(opened.url, 'pay');
  return opened;
}

const sheet = z.object({
  title: z.string(),
  closing: z.string(),
  sections: z.array(z.object({ table: z.object({ rows: z.array(z.array(z.string())) }) })),
});
async function receipt(orderId: string, payment = '') {
  const reply = await fetch(
    `${app.url}/api/report/${orderId}/receipt.pdf${payment === '' ? '' : `?payment=${payment}`}`,
    { headers: { cookie: app.cookie } },
  );
  if (reply.status !== 200) return reply.status;
  const { title, closing, sections } = sheet.parse(await reply.json());
  return {
    title,
    closing,
    rows: Object.fromEntries(sections[0]?.table.rows ?? []),
    type: reply.headers.get('content-type'),
  };
}

describe('a receipt', () => {
  it('has a number, one after the other without a gap, though many pay at once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => buy()));
    const first = await buy();
    for (let n = 0; n < 2; n += 1) await settleOrder(app.payments, first.orderId, 'sweep');
    const numbers = (await app.db.select().from(receiptNumbers)).map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, n) => n + 1));
    expect(await receipt(first.orderId)).toMatchObject({
      type: 'application/pdf',
      title: expect.stringMatching(/^Receipt CIT-\d{6}$/),
      rows: {
        From: 'Citable, citable.example',
        To: expect.stringContaining('@'),
        Paid: '$99 USD',
        Order: first.orderId,
      },
      closing: 'The price is what was charged: no tax was added to it.',
    });
  });

  it('tells the tax, and what was refunded since', async () => {
    const { orderId, sessionId } = await buy('assessment', 1881);
    expect(await receipt(orderId)).toMatchObject({
      rows: { Paid: '$117.81 USD', 'Of this, tax': '$18.81 USD' },
      closing: expect.stringContaining('$99 USD'),
    });
    await app.sandbox.refund(sessionId, 1, 2000);
    expect(await receipt(orderId)).toMatchObject({ rows: { 'Since then': '$20 USD refunded' } });
    await app.sandbox.refund(sessionId);
    expect(await receipt(orderId)).toMatchObject({ rows: { 'Since then': 'Refunded' } });
  });

  it('is one for each payment of a subscription', async () => {
    const { orderId, sessionId, url } = await buy('monitoring');
    await app.press(url, 'renew');
    const [one, two] = [await receipt(orderId, `in_${sessionId}_1`), await receipt(orderId, `in_${sessionId}_2`)];
    expect(one).not.toEqual(two);
    expect(await receipt(orderId)).toEqual(two);
  });

  it('is none of an order that is unpaid, unknown or another one’s', async () => {
    const quizId = await app.addSubmission();
    const { orderId } = checkoutReplySchema.parse(
      await (await app.checkout({ amount: 99, tier: 'assessment', quizId })).json(),
    );
    const other = await buy();
    expect([await receipt(orderId), await receipt('unknown'), await receipt(other.orderId, orderId)]).toEqual([
      402, 404, 404,
    ]);
  });

  it('says the same on the dashboard and in the mail, and where its PDF is', () => {
    const payment = {
      key: 'in_1',
      amountCents: 4900,
      taxCents: 0,
      refundedCents: 0,
      currency: 'usd',
      paidAt: new Date('2026-11-20T12:00:00Z'),
      state: 'paid' as const,
    };
    expect(writeReceipt({ id: 'o 1', catalogue: catalogue.monitoring }, payment).pdfPath).toBe(
      '/api/report/o 1/receipt.pdf?payment=in_1',
    );
  });
});

describe('a buyer who wants the money back', () => {
  const ask = async (orderId: string, message: string) => {
    const body = new URLSearchParams({ message });
    const reply = await fetch(`${app.url}/refund/${orderId}`, {
      method: 'POST',
      body,
      headers: { cookie: app.cookie },
      redirect: 'manual',
    });
    return reply.status;
  };
  const sheet = (orderId: string) => readRefund(app.db, orderId);

  it('asks once, operators are told, and the page says so', async () => {
    const { orderId, sessionId } = await buy();
    expect(await sheet(orderId)).toMatchObject({ planName: 'AI Search Assessment', paidCents: 9900, askedAt: null });
    expect(await ask(orderId, 'It told me <b>nothing</b> new.')).toBe(303);
    expect(await sheet(orderId)).toMatchObject({ askedAt: expect.any(String) });
    await ask(orderId, 'Again!');
    const audit = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
    expect(audit.filter(({ action }) => action === 'payment.refund-asked')).toHaveLength(1);
    expect(await app.db.select().from(operatorAlerts).where(eq(operatorAlerts.subjectId, orderId))).toMatchObject([
      { kind: 'refund-asked', times: 1 },
    ]);
    await app.sandbox.refund(sessionId, 1, 5000);
    expect(await sheet(orderId)).toMatchObject({ refundedCents: 5000, paidCents: 9900, isPaid: true });
  });

  it('has nothing to ask for where nothing is paid or nothing is left', async () => {
    const quizId = await app.addSubmission();
    const { orderId } = checkoutReplySchema.parse(
      await (await app.checkout({ amount: 99, tier: 'assessment', quizId })).json(),
    );
    expect([await ask(orderId, ''), await ask('unknown', 'x')]).toEqual([402, 404]);
    expect([await sheet(orderId), await sheet('unknown')]).toEqual([null, null]);
    const bought = await buy();
    await app.sandbox.refund(bought.sessionId);
    expect(await sheet(bought.orderId)).toMatchObject({ isPaid: false });
  });
});
