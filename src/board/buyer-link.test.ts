import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders, rechecks, reports, taskStates, throttles } from '#db/schema.ts';
import { boardSchema, checkStartedSchema } from './contract.ts';
import { startBoardApp, type BoardApp } from './testing/board-app.ts';

let app: BoardApp;
let bought: Awaited<ReturnType<BoardApp['buy']>>;
beforeAll(async () => {
  app = await startBoardApp(async (routes) => {
    routes.get('/report/:paymentIntentId', { config: { needs: 'reader' } }, () => 'The report.');
  });
  bought = await app.buy((await app.serve()).url);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.mails.length = 0;
  app.signedIn.user = null;
  await app.db.delete(throttles);
});

const press = (headers: Record<string, string> = {}, path = `/api/report/${bought.orderId}/buyer-link`) =>
  app.app.inject({ method: 'POST', url: path, headers });
const mayAct = async (cookie: string) =>
  (await app.app.inject({ url: `/api/report/${bought.orderId}/shares`, headers: { cookie } })).statusCode === 200;
const linkIn = ({ text }: { text: string }) =>
  /https?:\/\/\S+access=[\w-]+/.exec(text)?.[0].replace(/^https?:\/\/[^/]+/, '') ?? '';

describe('whoever has only the link of a report', () => {
  it('reads it, with the buyer’s address masked, and changes nothing', async () => {
    const { orderId } = bought;
    const tasks = await app.callAsReader('GET', `/api/report/${orderId}/tasks`);
    expect(tasks).toMatchObject({ status: 200, body: { isBuyer: false } });
    const report = await app.callAsReader('GET', `/api/report/${orderId}`);
    expect(report.body).toMatchObject({ userEmail: 'o•••@bakery.example' });
    expect(report.text).not.toContain('owner@bakery.example');
    const { key = '' } = boardSchema.parse(tasks.body).tasks[0] ?? {};
    for (const [method, path, body] of [
      ['PUT', `tasks/${key}`, { state: 'claimed', revision: 0 }],
      ['PUT', `tasks/${key}`, { state: 'skipped', revision: 0 }],
      ['POST', `tasks/${key}/check`],
      ['POST', 'contests', { taskKey: key, reason: 'other' }],
      ['POST', 'answers', {}],
      ['POST', 'tasks/send'],
      ['POST', 'shares', { role: 'developer' }],
      ['PUT', 'reminder', { weekly: true }],
      ['PUT', 'badge', { isPublic: true }],
      ['PUT', 'field', { isCounted: false }],
      ['PUT', 'competitors', { websites: [] }],
      ['POST', 'measure-again'],
    ] as const) {
      const reply = await app.callAsReader(method, `/api/report/${orderId}/${path}`, body);
      expect([path, reply]).toMatchObject([path, { status: 403, body: { code: 'buyer-only' } }]);
    }
    expect(app.mails).toEqual([]);
    expect(await app.db.$count(taskStates)).toBe(0);
    expect(await app.db.$count(rechecks)).toBe(0);
    expect(
      (await app.call('PUT', `/api/report/${orderId}/tasks/${key}`, { state: 'claimed', revision: 0 })).status,
    ).toBe(200);
  });

  it('hears nothing of a check of another order', async () => {
    const other = await app.buy((await app.serve()).url, { email: 'other@harbour.example' });
    const { tasks } = boardSchema.parse((await app.call('GET', `/api/report/${other.orderId}/tasks`)).body);
    const { key } = tasks.find(({ check }) => check.isOffered) ?? { key: '' };
    const started = await app.call('POST', `/api/report/${other.orderId}/tasks/${key}/check`);
    const { checkId: id } = checkStartedSchema.parse(started.body);
    await app.work();
    const heard = async (orderId: string) =>
      (await app.callAsReader('GET', `/api/journey/${orderId}/events?check=${id}`)).text;
    expect(await heard(other.orderId)).toContain('event: check');
    expect(await heard(bought.orderId)).not.toContain('event: check');
  });
});

describe('“Is it you?”', () => {
  it('mails the buyer a link, which makes the browser that opens it the buyer’s, for thirty days and this order', async () => {
    const reply = await press();
    expect([reply.statusCode, reply.json()]).toEqual([202, { to: 'o•••@bakery.example' }]);
    const [mail] = app.mails;
    expect(mail).toMatchObject({ to: 'owner@bakery.example' });
    const opened = await app.app.inject({ url: linkIn(mail ?? { text: '' }) });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/report/${bought.orderId}`]);
    const set = String(opened.headers['set-cookie']);
    expect(set).toMatch(/^buyer=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
    const cookie = set.split(';')[0] ?? '';
    const other = await app.buy((await app.serve()).url, { email: 'other@harbour.example' });
    expect(await mayAct(cookie)).toBe(true);
    expect((await app.app.inject({ url: `/api/report/${other.orderId}/shares`, headers: { cookie } })).statusCode).toBe(
      403,
    );
    app.later(29 * 24 * 60);
    expect(await mayAct(cookie)).toBe(true);
    app.later(2 * 24 * 60);
    expect(await mayAct(cookie)).toBe(false);
    await app.app.inject({ url: linkIn(mail ?? { text: '' }), headers: { cookie } });
    expect(await mayAct(cookie)).toBe(true); // renewed
  });

  it.each([
    ['a wrong key', (id: string) => `/report/${id}?access=${'x'.repeat(43)}`],
    ['an empty key', (id: string) => `/report/${id}?access=`],
    ['the key of another report', (id: string) => `/report/${id}${linkOf('another')}`],
    ['two keys', (id: string) => `/report/${id}?access=a&access=b`],
  ])('lets nobody in by %s', async (_what, url) => {
    const reply = await app.app.inject({ url: url(bought.orderId) });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.statusCode).not.toBe(303);
  });

  it('is void where the order has another address by now: the mail went to somebody else', async () => {
    const own = await app.buy((await app.serve()).url, { email: 'mistyped@harbour.example' });
    const open = () => app.app.inject({ url: `/report/${own.orderId}?access=${own.access}` });
    expect((await open()).statusCode).toBe(303);
    await app.db.update(reports).set({ email: 'owner@harbour.example' }).where(eq(reports.id, own.reportId));
    const opened = await open();
    expect([opened.statusCode, opened.headers['set-cookie']]).toEqual([200, undefined]);
    const answers = `/api/report/${own.orderId}/shares?access=${own.access}`;
    expect((await app.callAsReader('GET', answers)).status).toBe(403);
  });

  const linkOf = (id: string) => `?${app.deps.buyers.link(id, 'owner@bakery.example').split('?')[1]}`;

  it('mails three times a day and ten times in the order’s life, whoever asks', async () => {
    const { orderId } = await app.buy((await app.serve()).url);
    const ask = () => press({}, `/api/report/${orderId}/buyer-link`).then(({ statusCode }) => statusCode);
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([202, 202, 202, 429]);
    const later: number[] = [];
    for (let day = 0; day < 4; day += 1) {
      await app.db.delete(throttles);
      later.push(await ask(), await ask(), await ask());
    }
    expect(later.filter((status) => status === 202)).toHaveLength(7);
    expect(app.mails).toHaveLength(10);
  });

  it('says why where nothing is bought, and counts no mail', async () => {
    expect((await press({}, '/api/report/nothing/buyer-link')).statusCode).toBe(404);
    const { orderId } = await app.buy((await app.serve()).url);
    await app.db.update(orders).set({ status: 'pending', paidAt: null }).where(eq(orders.id, orderId));
    expect((await press({}, `/api/report/${orderId}/buyer-link`)).statusCode).toBe(402);
    expect(app.mails).toEqual([]);
  });
});
