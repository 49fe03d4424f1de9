// Fifty browsers at the same moment, at each call that has to do with money. Only with OUTAGE_SECONDS (`npm run test:faults`): it starts a whole server.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { pagesBuilt } from './testing/pages-built.ts';
import { operatorCodes } from './testing/whole-app.ts';
import { type Member, startWorld, until, untilReady, type World } from './testing/world.ts';

const isWanted = process.env['OUTAGE_SECONDS'] !== undefined;
const buyer = 'fifty@customer.example';

let world: World;
let server: Member;
beforeAll(async () => {
  if (!isWanted) return;
  pagesBuilt();
  world = await startWorld({ env: operatorCodes });
  server = await world.start('all');
});
afterAll(() => world?.stop());

const send = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** What fifty at once are answered; none may be an error of ours. */
async function fifty(call: () => Promise<Response>): Promise<{ status: number; text: string }[]> {
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const reply = await call();
      return { status: reply.status, text: await reply.text() };
    }),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  return answers;
}

async function fiftyOf<Out>(schema: z.ZodType<Out>, call: () => Promise<Response>): Promise<Out[]> {
  return (await fifty(call)).map(({ text }) => schema.parse(JSON.parse(text)));
}

const count = async (query: string, ...values: string[]) => (await world.database.pool.query(query, values)).rowCount;

describe.runIf(isWanted)('fifty at once', () => {
  it('of each call of a purchase have one effect: one submission, order, payment, report, mail and refund', async () => {
    const answers = { ...sampleAnswers, website: world.siteUrl, email: buyer };
    const quiz = await fiftyOf(z.object({ id: z.string() }), () =>
      send('/api/quiz', answers, { 'idempotency-key': 'fifty-browsers' }),
    );
    const quizId = quiz[0]?.id ?? '';
    expect(new Set(quiz.map(({ id }) => id)).size).toBe(1);

    const wish = { amount: 99, tier: 'assessment', quizId, leadData: { email: buyer } };
    const checkouts = await fiftyOf(z.object({ orderId: z.string(), sessionId: z.string(), url: z.string() }), () =>
      send('/api/create-payment-intent', wish),
    );
    const { orderId, sessionId, url } = checkouts[0] ?? { orderId: '', sessionId: '', url: '' };
    expect(new Set(checkouts.map((checkout) => checkout.sessionId)).size).toBe(1);
    expect(await count('select 1 from orders where submission_id = $1', quizId)).toBe(1);

    const paying = {
      method: 'POST',
      body: new URLSearchParams({ do: 'pay', method: 'card' }),
      redirect: 'manual',
    } as const;
    await fifty(() => fetch(server.url + new URL(url).pathname, paying));
    await fifty(() => send('/api/process-paypal-quiz', { orderId }));
    await fifty(() => send(`/api/report/${sessionId}/payment`, {}));
    await fifty(() => send('/api/create-payment-intent', wish));
    await untilReady(() => server.url, { sessionId });
    await until(() => world.mails().some((mail) => mail.includes(`To: ${buyer}`)));
    expect(await count(`select 1 from audit_log where subject_id = $1 and action = 'order.paid'`, orderId)).toBe(1);
    expect(await count('select 1 from assessments where submission_id = $1', quizId)).toBe(1);
    const { rows } = await world.database.pool.query<{ id: string }>('select id from reports where order_id = $1', [
      orderId,
    ]);
    expect(rows).toHaveLength(1);
    expect(await count(`select 1 from deliveries where report_id = $1 and purpose = 'report'`, rows[0]?.id ?? '')).toBe(
      1,
    );

    const unlocked = await send('/api/admin/unlock', { passcode: operatorCodes.ADMIN_PASSCODE });
    const bearer = { authorization: `Bearer ${z.object({ token: z.string() }).parse(await unlocked.json()).token}` };
    const admin = `/api/admin/reports/${rows[0]?.id}`;
    const timeline = await (await fetch(`${server.url}${admin}/timeline`, { headers: bearer })).json();
    const payment = z.object({ payments: z.array(z.object({ paymentId: z.string() })).length(1) }).parse(timeline)
      .payments[0];
    const refund = { id: 'one-refund-of-fifty', paymentId: payment?.paymentId, amountCents: 9900 };
    const refunded = await fifty(() => send(`${admin}/refund`, refund, bearer));
    expect(refunded.filter(({ status }) => status !== 204)).toEqual([]);
    // Fifty operators who each wish for a refund of their own: nothing is left to give back.
    const others = await fifty(() =>
      send(`${admin}/refund`, { ...refund, id: `another-${crypto.randomUUID()}` }, bearer),
    );
    expect(others.filter(({ status }) => status < 400)).toEqual([]);
    expect(await count('select 1 from sandbox_refunds')).toBe(1);
    expect(await count(`select 1 from audit_log where subject_id = $1 and action = 'order.refunded'`, orderId)).toBe(1);
  }, 300_000);
});
