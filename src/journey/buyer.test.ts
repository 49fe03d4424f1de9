import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { randomToken } from '#base/secrets.ts';
import { auditLog, orders, refundRequests, submissions } from '#db/schema.ts';
import type { Analysis } from '#engine/contract.ts';
import { checkoutReplySchema } from '#payment/contract.ts';
import { sampleAnalysis } from '#report/testing/sample-analysis.ts';
import { startPurchaseApp, type PurchaseApp } from './testing/purchase-app.ts';

let app: PurchaseApp;
beforeAll(async () => {
  app = await startPurchaseApp({ judge: unread });
});
afterAll(() => app.close());

/** No page was read, so that the website may be read again. */
function unread(): Analysis {
  const analysis = sampleAnalysis();
  return { ...analysis, scope: { ...analysis.scope, pagesRead: [], unread: 'The site did not answer' } };
}

/** A browser that keeps what it is given; `post` answers status and body. */
function browser() {
  let cookie = '';
  const send = async (path: string, init: RequestInit = {}) => {
    const reply = await fetch(app.url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), cookie },
    });
    const set = reply.headers.getSetCookie().find((line) => line.startsWith('buyer='));
    cookie = set?.split(';')[0] ?? cookie;
    return { status: reply.status, body: await reply.json().catch(() => null) };
  };
  const post = (path: string, body: object) =>
    send(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  return {
    get: send,
    post,
    form: (path: string, fields: Record<string, string>) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields) }),
    async quiz(email = 'owner@harbour.example'): Promise<string> {
      return z.object({ id: z.string() }).parse((await post('/api/quiz', app.answers({ email }))).body).id;
    },
    async checkout(quizId: string, email?: string) {
      const body = { amount: 99, tier: 'assessment', quizId, ...(email !== undefined && { leadData: { email } }) };
      return checkoutReplySchema.parse((await post('/api/create-payment-intent', body)).body);
    },
  };
}

const emailOf = async (orderId: string) => (await app.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.email;

describe('the browser that opened a checkout', () => {
  it('is the buyer’s once the provider confirmed the payment, and not before; no other browser is', async () => {
    const [own, other] = [browser(), browser()];
    const { orderId, sessionId } = await own.checkout(await own.quiz());
    const receipt = (of: ReturnType<typeof browser>, id = orderId) =>
      of.get(`/api/report/${id}/receipt.pdf`).then(({ status }) => status);
    expect(await receipt(own)).toBe(402);
    await app.flow.sandbox?.pay(sessionId, 'card');
    await app.drain();
    expect([await receipt(own), await receipt(own, sessionId)]).toEqual([200, 200]);
    // The address that the buyer comes back to is copied and passed on: it proves nothing.
    expect([await receipt(other), await receipt(other, sessionId)]).toEqual([403, 403]);
    expect((await own.get(`/api/report/${sessionId}`)).body).toMatchObject({ userEmail: 'owner@harbour.example' });
    expect((await other.get(`/api/report/${sessionId}`)).body).toMatchObject({ userEmail: 'o•••@harbour.example' });
  });

  it('alone turns the order to another website, asks for the money back and hands in figures', async () => {
    const [own, other] = [browser(), browser()];
    const quizId = await own.quiz();
    const { orderId, sessionId } = await own.checkout(quizId);
    await app.flow.sandbox?.pay(sessionId, 'card');
    await app.drain();
    const website = async () => (await app.db.select().from(submissions).where(eq(submissions.id, quizId)))[0]?.website;
    const before = await website();
    const taken = async (of: ReturnType<typeof browser>) => [
      (await of.post(`/api/report/${orderId}/read-again`, { website: 'https://another.example' })).status,
      (await of.form(`/refund/${orderId}`, { message: 'mine' })).status,
      (await of.form(`/questions/${orderId}/hold`, {})).status,
      (
        await of.get(`/api/report/${orderId}/first-party?source=bing-ai-performance`, {
          method: 'POST',
          body: 'page,citations\n/,5\n',
        })
      ).status,
      (await of.get(`/api/report/${orderId}/crawler-log`, { method: 'POST', body: 'x' })).status,
    ];
    expect(await taken(other)).toEqual([403, 403, 403, 403, 403]);
    expect(await website()).toBe(before);
    expect(await app.db.$count(refundRequests, eq(refundRequests.orderId, orderId))).toBe(0);
    expect(await app.db.$count(auditLog, eq(auditLog.action, 'report.read-again'))).toBe(0);
    expect((await taken(own)).every((status) => status !== 403)).toBe(true);
    expect(await website()).toBe('https://another.example');
  });

  it('keeps its order: whoever knows the quiz opens one of their own and replaces no address', async () => {
    const own = browser();
    const quizId = await own.quiz();
    const first = await own.checkout(quizId, 'first@harbour.example');
    for (const thief of [browser(), await known()]) {
      const theirs = await thief.checkout(quizId, 'thief@elsewhere.example');
      expect(theirs.orderId).not.toBe(first.orderId);
      expect(theirs.sessionId).not.toBe(first.sessionId);
    }
    expect(await emailOf(first.orderId)).toBe('first@harbour.example');
    expect(await own.checkout(quizId, 'second@harbour.example')).toEqual(first);
    expect(await emailOf(first.orderId)).toBe('second@harbour.example');
  });

  it('is not made the buyer’s of what another one opened before it and pays', async () => {
    const [own, thief] = [browser(), browser()];
    const quizId = await own.quiz();
    const early = await thief.checkout(quizId, 'owner@harbour.example');
    const late = await own.checkout(quizId, 'owner@harbour.example');
    expect(late.orderId).not.toBe(early.orderId);
    await app.flow.sandbox?.pay(late.sessionId, 'card');
    await app.drain();
    expect((await thief.get(`/api/report/${late.orderId}/receipt.pdf`)).status).toBe(403);
    expect((await own.get(`/api/report/${late.orderId}/receipt.pdf`)).status).toBe(200);
  });

  it('meets in one session however often it presses; without cookies too, where the address is the same', async () => {
    const own = await known();
    const quizId = await own.quiz();
    const pressed = await Promise.all(Array.from({ length: 10 }, () => own.checkout(quizId)));
    expect(new Set(pressed.map(({ sessionId }) => sessionId)).size).toBe(1);
    const bare = await Promise.all(Array.from({ length: 10 }, () => browser().checkout(quizId)));
    expect(new Set(bare.map(({ sessionId }) => sessionId)).size).toBe(1);
    // Nobody can say which of the ten it is.
    await app.flow.sandbox?.pay(bare[0]?.sessionId ?? '', 'card');
    expect(
      await app.db
        .select({ by: orders.openedBy })
        .from(orders)
        .where(eq(orders.id, bare[0]?.orderId ?? '')),
    ).toEqual([{ by: null }]);
  });
});

/** A browser with a cookie of its own. */
async function known() {
  const made = browser();
  await made.quiz(`${randomToken().slice(0, 8)}@harbour.example`);
  return made;
}
