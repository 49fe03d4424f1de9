import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boughtReport } from '#accounts/testing/bought-report.ts';
import type { App } from '#base/app.ts';
import { readConfig } from '#base/config.ts';
import type { Database } from '#base/db.ts';
import { createLog } from '#base/log.ts';
import { openQueue, type Queue } from '#base/queue.ts';
import { testDatabase } from '#base/testing/database.ts';
import { orders, reports } from '#db/schema.ts';
import type { Mail } from '#delivery/mail.ts';
import { buildApp } from '#server/app.ts';
import { assistantQueues, workAssistant } from './order-state.ts';
import { ordersMailed } from './phrases.ts';
import { assistantRoutes } from './routes.ts';

let database: Database;
let queue: Queue;
let app: App;
let mailed: PromiseWithResolvers<Mail>;
const log = createLog('silent');
const config = readConfig({});
const publicUrl = 'https://citable.test';
const now = () => new Date('2026-11-20T09:00:00Z');

beforeAll(async () => {
  database = await testDatabase();
  queue = await openQueue(database, assistantQueues, () => {});
  app = await buildApp({
    config: { trustProxy: ['127.0.0.1'], rateLimitPerMinute: 10_000 },
    publicUrl,
    log,
    pool: database.pool,
  });
  assistantRoutes(app, { config, database, queue, log, now });
  await app.ready();
  const mailer = {
    send: async (mail: Mail) => {
      mailed.resolve(mail);
      return { accepted: true as const, place: 'outbox' as const, detail: '' };
    },
  };
  await workAssistant({ config, database, queue, log, publicUrl, now, mailer });
});
afterAll(async () => {
  await app.close();
  await queue.stop(1000);
  await database.close();
});
beforeEach(async () => {
  await database.pool.query('truncate throttles');
  mailed = Promise.withResolvers<Mail>();
});

const request = (email: string, from = '192.0.2.1') =>
  app.inject({
    method: 'POST',
    url: '/api/chatbot/order-state',
    payload: { email },
    headers: { 'x-forwarded-for': from },
  });

describe('POST /api/chatbot/order-state', () => {
  it('mails the state of an order and the link of its report to the buyer alone, and answers strangers in the same words', async () => {
    const { orderId } = await boughtReport(database.db, 'olive@harbour.example');
    const stranger = await request('nobody@elsewhere.example');
    expect(stranger.statusCode).toBe(202);
    const answered = await request(' Olive@Harbour.example');
    expect(answered.body).toBe(stranger.body);
    expect(answered.json()).toEqual({ message: ordersMailed });
    const mail = await mailed.promise;
    expect(mail.to).toBe('olive@harbour.example');
    expect(mail.text).toContain(`${publicUrl}/report/${orderId}`);
    expect(mail.text).toContain('We have it.');
  });

  it.each([
    [{ status: 'pending' as const, paidAt: null }, 'We have not seen a payment yet'],
    [{ status: 'expired' as const, paidAt: null }, 'nothing was charged'],
    [{ status: 'paid' as const, paidAt: new Date('2026-11-20T08:30:00Z') }, 'We are making it now'],
    [{ status: 'paid' as const, paidAt: new Date('2026-11-18T08:30:00Z') }, 'It is late'],
    [{ status: 'refunded' as const }, 'We gave the money back'],
  ])('tells how an order is whose report is not there: %j', async (state, words) => {
    const email = `${crypto.randomUUID()}@harbour.example`;
    const { orderId } = await boughtReport(database.db, email);
    await database.db.update(orders).set(state).where(eq(orders.id, orderId));
    await database.db
      .update(reports)
      .set({ publishedAt: null, document: null, documentVersion: null, pdfKey: null })
      .where(eq(reports.orderId, orderId));
    await request(email);
    const { text } = await mailed.promise;
    expect(text).toContain(words);
    expect(text).not.toContain(`/report/${orderId}`);
  });

  it('carries no words of whoever opened an order and paid nothing, and lets none of theirs hide what was paid', async () => {
    const email = `${crypto.randomUUID()}@harbour.example`;
    const { orderId } = await boughtReport(database.db, email);
    for (let each = 0; each < 12; each += 1) {
      const { orderId: opened } = await boughtReport(database.db, email, {
        createdAt: new Date('2026-11-19T10:00:00Z'),
      });
      const [order] = await database.db.select().from(orders).where(eq(orders.id, opened));
      if (!order) throw new Error('the order is there');
      await database.db.delete(reports).where(eq(reports.orderId, opened));
      const lead = { ...order.lead, companyName: 'You won: https://prize.example' };
      await database.db.update(orders).set({ status: 'pending', paidAt: null, lead }).where(eq(orders.id, opened));
    }
    await request(email);
    const { text, html } = await mailed.promise;
    expect(text + html).not.toContain('prize.example');
    expect(text).toContain('We have not seen a payment yet');
    expect(text).toContain(`${publicUrl}/report/${orderId}`);
  });

  it('mails where an operator has put the address right, and no longer to the one before', async () => {
    const { orderId } = await boughtReport(database.db, 'wrong@harbour.example');
    await database.db.update(reports).set({ email: 'right@harbour.example' }).where(eq(reports.orderId, orderId));
    await request('wrong@harbour.example');
    await request('right@harbour.example');
    expect((await mailed.promise).to).toBe('right@harbour.example');
  });

  it('refuses what is no address with 422', async () => {
    expect((await request('olive')).statusCode).toBe(422);
  });

  it('takes five an hour from one network and three a day for one mailbox', async () => {
    const statuses = [];
    for (let turn = 0; turn < 4; turn++) statuses.push((await request('a@b.example', `198.51.${turn}.1`)).statusCode);
    expect(statuses).toEqual([202, 202, 202, 429]);
    for (let turn = 0; turn < 5; turn++) await request(`a${turn}@c.example`);
    expect((await request('a9@c.example')).statusCode).toBe(429);
  });

  it('takes ten in thirty days for one mailbox, whoever asks and however many days it takes', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn++) {
      statuses.push((await request('a@b.example', `198.51.${turn}.1`)).statusCode);
      await database.pool.query(`delete from throttles where key like 'chat-orders-mailbox:%'`); // another day
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(10);
    expect((await request('a@b.example', '198.51.99.1')).json().message).toContain(`write to ${config.contactEmail}`);
    expect((await request('c@b.example', '198.51.99.1')).statusCode).toBe(202);
  });
});
