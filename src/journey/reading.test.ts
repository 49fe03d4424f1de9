// Who reads a report changes nothing and asks nobody; the provider is asked at most once in ten seconds, whoever asks.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import { z } from 'zod';
import { orders, throttles } from '#db/schema.ts';
import { settleInTurn } from '#payment/settle-in-turn.ts';
import { streamLimits } from './routes.ts';
import { startPurchaseApp, type PurchaseApp } from './testing/purchase-app.ts';

let app: PurchaseApp;
let asked = 0;
beforeAll(async () => {
  app = await startPurchaseApp({ secondsBetweenAsks: 10 });
  const { sandbox } = app.flow.payments.providers;
  if (!sandbox) throw new Error('The sandbox is not there.');
  app.flow.payments.providers.sandbox = {
    ...sandbox,
    retrieve: (sessionId) => {
      asked += 1;
      return sandbox.retrieve(sessionId);
    },
  };
});
afterAll(() => app.close());

async function ordered(): Promise<{ orderId: string; sessionId: string; quizId: string }> {
  const quizId = await app.submit();
  const { orderId, sessionId } = await app.checkout(quizId);
  asked = 0;
  return { orderId, sessionId, quizId };
}
const webhooksGoTo = (address: string) => Object.assign(app.deps, { ownAddress: address, publicUrl: address });
const nowhere = 'http://127.0.0.1:9';
const statusOf = async (orderId: string) =>
  (await app.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.status;
const times = <T>(count: number, run: () => Promise<T>) => Promise.all(Array.from({ length: count }, run));

describe('an unpaid order', () => {
  itLong('is read 400 times without a word to the provider and without a change of any row', async () => {
    const { orderId, sessionId, quizId } = await ordered();
    const rows = async () =>
      (
        await app.db.execute(
          sql`select (select xmin::text from orders where id = ${orderId}) as "order", (select count(*)::int from throttles) as throttles,
            (select xmin::text from sandbox_sessions where id = ${sessionId}) as session, (select count(*)::int from assessments) as runs`,
        )
      ).rows;
    const before = await rows();
    const paths = [
      `report/${orderId}`,
      `report/${sessionId}`,
      `download-report/${orderId}`,
      `report/${orderId}/fix-pack.zip`,
      `quiz/${quizId}/analysis`,
    ];
    for (const path of paths) {
      const statuses = await times(80, async () => (await fetch(`${app.url}/api/${path}`)).status);
      expect([path, new Set(statuses).size]).toEqual([path, 1]);
    }
    expect([asked, await rows()]).toEqual([0, before]);
  });

  it('is asked about once, however many return pages ask within ten seconds, and again when they are over', async () => {
    const { orderId, sessionId } = await ordered();
    webhooksGoTo(nowhere);
    const ask = async () =>
      z.object({ payment: z.string() }).parse(await (await app.post(`/api/report/${sessionId}/payment`, {})).json())
        .payment;
    const comeBack = () => app.post('/api/process-paypal-quiz', { orderId: sessionId });
    expect(new Set(await times(25, ask))).toEqual(new Set(['pending']));
    await app.flow.sandbox?.pay(sessionId, 'card');
    expect(await ask()).toBe('pending');
    expect([(await comeBack()).status, await (await comeBack()).json()]).toEqual([
      202,
      { success: false, error: expect.stringContaining('ten seconds') },
    ]);
    expect(asked).toBe(1);

    await app.db.delete(throttles); // ten seconds later
    expect([await ask(), asked, await statusOf(orderId)]).toEqual(['paid', 2, 'paid']);
    expect([await ask(), asked]).toEqual(['paid', 2]);
    webhooksGoTo(app.url);
  });

  it('loses no event that comes within the ten seconds: it is settled when its turn comes, once', async () => {
    const { orderId, sessionId } = await ordered();
    expect(await settleInTurn(app.flow.payments, orderId, 'sweep')).toBe('pending');
    await app.flow.sandbox?.pay(sessionId, 'card'); // with its event
    expect([asked, await statusOf(orderId), (await app.jobs('settle')).map(({ data }) => data)]).toEqual([
      1,
      'pending',
      [expect.objectContaining({ orderId })],
    ]);
    for (const actor of ['sweep', 'return-page', 'webhook', 'customer'] as const) {
      expect(await settleInTurn(app.flow.payments, orderId, actor)).toBe('asked just now');
    }
    expect([asked, await app.jobs('settle')]).toEqual([1, [expect.anything()]]);

    await app.db.delete(throttles);
    expect([await settleInTurn(app.flow.payments, orderId, 'webhook'), asked]).toEqual(['paid', 2]);
  });
});

describe('the streams of a waiting page', () => {
  it('are limited for each order; who closes one may open another', async () => {
    const { sessionId } = await ordered();
    const open = () => fetch(`${app.url}/api/journey/${sessionId}/events`);
    const streams = await times(streamLimits.perOrder, open);
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    const refused = await open();
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '30',
      expect.objectContaining({ code: 'too-many-streams' }),
    ]);
    await streams.pop()?.body?.cancel();
    let again = await open();
    while (again.status === 429) again = await open(); // until the server has heard of it
    expect(again.status).toBe(200);
    for (const stream of [...streams, again]) await stream.body?.cancel();
  });

  it('are limited for each client over all orders', async () => {
    const purchases = await Promise.all(Array.from({ length: 4 }, ordered));
    const streams = await Promise.all(
      purchases.flatMap(({ sessionId }) =>
        Array.from({ length: streamLimits.perOrder }, () => fetch(`${app.url}/api/journey/${sessionId}/events`)),
      ),
    );
    expect(streams.filter(({ status }) => status === 200)).toHaveLength(streamLimits.perClient);
    expect(streams.filter(({ status }) => status === 429)).toHaveLength(
      4 * streamLimits.perOrder - streamLimits.perClient,
    );
    for (const stream of streams) await stream.body?.cancel();
  });
});
