import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders, reminders, reports } from '#db/schema.ts';
import { robots } from '#fakes/sites/site-change.ts';
import {
  boardSchema,
  checkStartedSchema,
  createdShareSchema,
  type SharedTasks,
  sharedRecheckSchema,
  sharedTasksSchema,
  sharesSchema,
} from './contract.ts';
import { tasksCsv, tasksMarkdown, tasksText } from './export-tasks.ts';
import { remindOfTasks } from './reminders.ts';
import { type BoardApp, startBoardApp } from './testing/board-app.ts';
import { markedAnswers } from './testing/marked-answers.ts';

let app: BoardApp;
beforeAll(async () => {
  app = await startBoardApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.later(24 * 60);
  app.mails.length = 0;
  app.signedIn.user = null;
});

const shut = robots('User-agent: PerplexityBot\nDisallow: /\n');
async function bakery(more: Parameters<BoardApp['buy']>[1] = {}) {
  const site = await app.serve(shut);
  const bought = await app.buy(site.url, more);
  return { site, ...bought, access: `access=${bought.access}` };
}
const boardOf = async (id: string) => boardSchema.parse((await app.call('GET', `/api/report/${id}/tasks`)).body);
async function share(
  { orderId, access }: { orderId: string; access: string },
  body: object = { role: 'developer', label: 'Web agency' },
) {
  const reply = await app.call('POST', `/api/report/${orderId}/shares?${access}`, body);
  const made = createdShareSchema.parse(reply.body);
  return { ...made, token: made.url.split('/').at(-1) ?? '' };
}
const opened = async (token: string): Promise<SharedTasks> =>
  sharedTasksSchema.parse((await app.call('GET', `/api/tasks/${token}`)).body);

describe('a link for who does the work', () => {
  it('shows the tasks of the role, lets them be ticked and checked, and says by whom', async () => {
    const bought = await bakery();
    const { token, url, tasks } = await share(bought);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1\/tasks\/[\w-]{43}$/);
    const shared = await opened(token);
    expect(shared).toMatchObject({ company: 'Hearth & Rye Bakery', label: 'Web agency', checksLeft: 20 });
    expect(shared.tasks).toHaveLength(tasks);
    const task = shared.tasks.find(({ key }) => key.startsWith('ao-03-'));
    expect(task).toMatchObject({ title: 'Allow PerplexityBot', state: 'open', steps: expect.any(Array) });
    const ticked = await app.call('PUT', `/api/tasks/${token}/${task?.key}`, { state: 'claimed', revision: 0 });
    expect(sharedTasksSchema.parse(ticked.body).tasks.find(({ key }) => key === task?.key)).toMatchObject({
      state: 'claimed',
      by: 'Web agency',
      note: 'Web agency says done.',
    });
    expect((await boardOf(bought.orderId)).tasks.find(({ checkId }) => checkId === 'AO-03')).toMatchObject({
      state: 'claimed',
      by: 'Web agency',
    });
    bought.site.change(robots(''));
    const { checkId } = checkStartedSchema.parse(
      (await app.call('POST', `/api/tasks/${token}/${task?.key}/check`)).body,
    );
    await app.work();
    const recheck = await app.call('GET', `/api/tasks/${token}/checks/${checkId}`);
    expect(sharedRecheckSchema.parse(recheck.body)).toMatchObject({
      state: 'done',
      sentence: 'We looked again: it is done.',
      task: { state: 'verified' },
    });
    expect(recheck.text).not.toMatch(/score/i);
  });

  it('speaks to who does the tasks, and of the business by its name', async () => {
    const { tasks } = await opened((await share(await bakery())).token);
    const told = tasks
      .flatMap(({ title, description, steps, howToSee }) => [title, description, ...steps, howToSee])
      .join('\n');
    expect(told).toContain('Hearth & Rye Bakery');
    expect(told.replaceAll(/“[^”]*”|"[^"]*"/g, '')).not.toMatch(/\byour?\b/i);
  });

  it('gives nothing away but the tasks', async () => {
    const userId = await app.addUser('marked-owner@bakery.example');
    const bought = await bakery({ email: 'marked-owner@bakery.example', userId, answers: markedAnswers });
    await app.db
      .update(reports)
      .set({ contactName: 'marked-contact', contactPhone: '+44 113 496 9999' })
      .where(eq(reports.id, bought.reportId));
    const { token } = await share(bought, {
      role: 'developer',
      keys: (await boardOf(bought.orderId)).tasks.map(({ key }) => key),
    });
    const reply = await app.call('GET', `/api/tasks/${token}`);
    for (const forbidden of [
      'marked-',
      '496 9999',
      bought.orderId,
      bought.reportId,
      bought.submissionId,
      '"score"',
      '"gain"',
      'overallScore',
      '/report/',
      '$99',
      '9900',
    ])
      expect(reply.text).not.toContain(forbidden);
    expect(reply.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect((await opened(token)).tasks.length).toBeGreaterThan(3);
  });

  it('ends at once when it is revoked, after thirty days, and with the purchase', async () => {
    const bought = await bakery();
    const [one, other, third] = [await share(bought), await share(bought), await share(bought)];
    const listed = sharesSchema.parse(
      (await app.call('GET', `/api/report/${bought.orderId}/shares?${bought.access}`)).body,
    );
    expect(listed.shares.map(({ id }) => id).toSorted()).toEqual([one.id, other.id, third.id].toSorted());
    const ended = {
      status: 410,
      body: { code: 'link-ended', message: 'This link has ended. Ask the owner for a new one.' },
    };
    expect((await app.call('DELETE', `/api/report/${bought.orderId}/shares/${one.id}?${bought.access}`)).status).toBe(
      204,
    );
    expect(await app.call('GET', `/api/tasks/${one.token}`)).toMatchObject(ended);
    expect(await app.call('PUT', `/api/tasks/${one.token}/x`, { state: 'claimed', revision: 0 })).toMatchObject(ended);
    expect((await app.call('GET', `/api/tasks/${other.token}`)).status).toBe(200);
    await app.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, bought.orderId));
    expect(await app.call('GET', `/api/tasks/${other.token}`)).toMatchObject(ended);
    await app.db.update(orders).set({ status: 'paid' }).where(eq(orders.id, bought.orderId));
    app.later(31 * 24 * 60);
    expect(await app.call('GET', `/api/tasks/${third.token}`)).toMatchObject(ended);
    expect((await app.call('GET', '/api/tasks/nothing')).status).toBe(404);
  });

  it('is the buyer’s to give, ten at a time, with a short label, and lets nobody decide against a task', async () => {
    const bought = await bakery();
    const path = `/api/report/${bought.orderId}/shares`;
    expect(await app.callAsReader('POST', path, { role: 'developer' })).toMatchObject({
      status: 403,
      body: { code: 'buyer-only' },
    });
    expect(await app.callAsReader('POST', `${path}?access=wrong`, { role: 'developer' })).toMatchObject({
      status: 403,
    });
    app.signedIn.user = { id: 'x', email: 'OWNER@bakery.example', isVerified: false };
    expect((await app.callAsReader('POST', path, { role: 'developer' })).status).toBe(403);
    app.signedIn.user = { id: 'x', email: 'OWNER@bakery.example', isVerified: true };
    expect((await app.callAsReader('POST', path, { role: 'developer' })).status).toBe(201);
    expect((await app.call('POST', path, { role: 'developer', label: 'x'.repeat(41) })).status).toBe(422);
    for (let n = 1; n < 10; n += 1) await share(bought);
    expect(await app.call('POST', path, { role: 'developer' })).toMatchObject({
      status: 409,
      body: { code: 'too-many-links' },
    });
    const [first] = sharesSchema.parse((await app.call('GET', path)).body).shares;
    await app.call('DELETE', `${path}/${first?.id}`);
    const { token } = await share(bought);
    const [task] = (await opened(token)).tasks;
    expect(await app.call('PUT', `/api/tasks/${token}/${task?.key}`, { state: 'skipped', revision: 0 })).toMatchObject({
      status: 403,
      body: { code: 'owner-only' },
    });
    expect(await app.call('PUT', `/api/tasks/${token}/cq-99-x`, { state: 'claimed', revision: 0 })).toMatchObject({
      status: 404,
    });
  });
});

describe('tasks to take along', () => {
  it('come as a table, as Markdown and as text, for one doer if asked', async () => {
    const { orderId } = await bakery();
    const file = (ending: string, query = '') => app.call('GET', `/api/report/${orderId}/tasks.${ending}${query}`);
    const csv = await file('csv');
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="Tasks-\d{4}-\d\d-\d\d\.csv"$/),
    });
    expect(csv.text).toContain('"Allow PerplexityBot"');
    expect((await file('csv', '?who=writer')).text).not.toContain('"Allow PerplexityBot"');
    expect((await file('md')).text).toMatch(/- \[ \] \*\*Allow PerplexityBot\*\* /);
    expect((await file('txt')).text).toMatch(/\[ \] Allow PerplexityBot/);
    expect((await file('csv', '?who=nobody')).status).toBe(400);
  });

  it('never begin a cell with what a spreadsheet computes, nor markup with a page’s words', async () => {
    const { orderId } = await bakery();
    const [task] = (await boardOf(orderId)).tasks;
    if (!task) throw new Error('a report has tasks');
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' =', '＝', '\n', '`', '<', '*'),
        (rest, first) => {
          const text = `${first}${rest}`;
          const hostile = {
            ...task,
            title: text,
            description: text,
            proofs: [{ sentence: text, quote: text, url: null, line: null, seenAt: null, isMet: false }],
          };
          const given = { company: text, domain: 'x.example', at: '2026-11-20T00:00:00Z', tasks: [hostile] };
          const cells = parseCsv(tasksCsv(given)).flat().map(String);
          expect(cells.filter((cell) => /^\s*[=+\-@＝]|^[\t\r\n]/.test(cell))).toEqual([]);
          expect(tasksMarkdown(given)).not.toContain('<');
          expect(tasksText(given).trimEnd().split('\n')).toHaveLength(6);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('are mailed to the order’s address alone, which is not told to who holds the link', async () => {
    const { orderId } = await bakery();
    expect(await app.call('POST', `/api/report/${orderId}/tasks/send`)).toMatchObject({
      status: 202,
      body: { to: 'o•••@bakery.example' },
    });
    expect(app.mails).toMatchObject([
      { to: 'owner@bakery.example', text: expect.stringContaining('Allow PerplexityBot') },
    ]);
    for (let n = 0; n < 4; n += 1) await app.call('POST', `/api/report/${orderId}/tasks/send`);
    expect((await app.call('POST', `/api/report/${orderId}/tasks/send`)).status).toBe(429);
  });
});

describe('reminders', () => {
  it('are asked for, come once a week with the next task, and stop by one click', async () => {
    const { orderId, access } = await bakery();
    const path = `/api/report/${orderId}/reminder`;
    expect((await app.callAsReader('PUT', path, { weekly: true })).status).toBe(403);
    expect((await app.call('PUT', `${path}?${access}`, { weekly: true })).body).toMatchObject({
      weekly: true,
      ended: null,
    });
    expect(
      await Promise.all([remindOfTasks(app.deps), remindOfTasks(app.deps)]).then(([one, other]) => one + other),
    ).toBe(1);
    const [mail] = app.mails;
    expect(mail).toMatchObject({
      subject: expect.stringMatching(/^Your next task: /),
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    const stopPath = new URL(/<(.*)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '').pathname;
    expect(await app.call('GET', stopPath)).toMatchObject({
      status: 200,
      text: expect.stringContaining('<form method="post">'),
    });
    expect((await app.call('GET', `${path}?${access}`)).body).toMatchObject({ weekly: true });
    const click = await app.app.inject({
      method: 'POST',
      url: stopPath,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(click.statusCode).toBe(200);
    expect((await app.call('GET', `${path}?${access}`)).body).toMatchObject({ weekly: false, ended: 'stopped' });
    app.later(7 * 24 * 60);
    expect(await remindOfTasks(app.deps)).toBe(0);
  });

  it('end after twelve weeks, and with the purchase', async () => {
    const [long, refunded] = [await bakery(), await bakery()];
    for (const { orderId, access } of [long, refunded])
      await app.call('PUT', `/api/report/${orderId}/reminder?${access}`, { weekly: true });
    await app.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, refunded.orderId));
    let mailed = 0;
    for (let week = 0; week < 14; week += 1) {
      mailed += await remindOfTasks(app.deps);
      app.later(7 * 24 * 60);
    }
    expect(mailed).toBe(12);
    expect((await app.db.select().from(reminders)).map(({ ended }) => String(ended)).toSorted()).toEqual([
      'over',
      'over',
      'stopped',
    ]);
  });
});
