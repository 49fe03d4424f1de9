import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import { orders, rechecks, reports, taskEvents } from '#db/schema.ts';
import { catalogue } from '#payment/contract.ts';
import { judge } from '#engine/judge/judge.ts';
import { reportDocumentSchema } from '#report/contract.ts';
import { openBoard } from '#report/site.ts';
import { all, answerWith, header, inHead, robots } from '#fakes/sites/site-change.ts';
import { boardSchema, checkStartedSchema, recheckSchema, type Task, taskSchema, versionsSchema } from './contract.ts';
import { type BoardApp, startBoardApp } from './testing/board-app.ts';
import { evidenceOf } from './versions.ts';

let app: BoardApp;
beforeAll(async () => {
  app = await startBoardApp();
});
afterAll(() => app.close());
beforeEach(() => app.later(24 * 60));

const shut = robots('User-agent: PerplexityBot\nDisallow: /\n');
const boardOf = async (id: string) => boardSchema.parse((await app.call('GET', `/api/report/${id}/tasks`)).body);
const taskOf = async (id: string, checkId: string) => {
  const found = (await boardOf(id)).tasks.find((task) => task.checkId === checkId);
  if (!found) throw new Error(`no task of ${checkId}`);
  return found;
};
const put = (id: string, task: Pick<Task, 'key' | 'revision'>, body: object) =>
  app.call('PUT', `/api/report/${id}/tasks/${task.key}`, { revision: task.revision, ...body });
const check = async (id: string, key: string) => {
  const begun = await app.call('POST', `/api/report/${id}/tasks/${key}/check`);
  if (begun.status !== 202) return begun;
  await app.work();
  const { checkId } = checkStartedSchema.parse(begun.body);
  return {
    ...begun,
    checkId,
    recheck: recheckSchema.parse((await app.call('GET', `/api/report/${id}/checks/${checkId}`)).body),
  };
};
async function bakery(first = shut) {
  const site = await app.serve(first);
  return { site, ...(await app.buy(site.url)) };
}

describe('the board of a report', () => {
  it('lists the plan’s tasks with who, minutes and gain, and the four weeks with their boxes', async () => {
    const { orderId, document } = await bakery();
    const board = await boardOf(orderId);
    const { immediate, shortTerm, longTerm } = document.analysis.personalizedPlan;
    expect(board.tasks.map(({ checkId }) => checkId)).toEqual(
      [...immediate, ...shortTerm, ...longTerm].map(({ checkId }) => checkId),
    );
    expect(board).toMatchObject({
      revision: 0,
      version: 1,
      checksLeft: { left: 20, of: 20, renewsAt: null },
      isBuyer: true,
    });
    expect(await taskOf(orderId, 'AO-03')).toMatchObject({
      title: 'Allow PerplexityBot',
      who: 'developer',
      minutes: 15,
      state: 'open',
      concerns: 'robots',
      revision: 0,
      check: { isOffered: true },
    });
    expect(board.measureAgain.sentence).toMatch(/^Measure again for \$99\. /);
    expect(board.weeks.flatMap(({ items }) => items).some(({ taskKey }) => taskKey !== null)).toBe(true);
    expect(await app.db.$count(taskEvents)).toBe(0);
  });

  it('measures again for a guest, straight at the checkout, with the answers that are there', async () => {
    const { orderId, reportId } = await bakery();
    const reply = await app.call('POST', `/api/report/${orderId}/measure-again`);
    expect(reply).toMatchObject({ status: 201, body: { url: '/the-checkout' } });
    expect(app.measuredAgain.at(-1)).toMatchObject({
      reportId,
      lead: { email: 'owner@bakery.example' },
      userId: null,
      browser: { hash: expect.any(String) },
    });
    await app.db.update(orders).set({ catalogue: catalogue.monitoring, subscriptionStatus: 'active' });
    expect(await app.call('POST', `/api/report/${orderId}/measure-again`)).toMatchObject({
      status: 409,
      body: { code: 'measured-already', message: expect.stringMatching(/Included\. Next on/) },
    });
  });

  it('keeps a tick, takes it back, and counts the same click once', async () => {
    const { orderId } = await bakery();
    const task = await taskOf(orderId, 'AO-03');
    const claimed = taskSchema.parse((await put(orderId, task, { state: 'claimed' })).body);
    expect(claimed).toMatchObject({ state: 'claimed', by: 'you', revision: 1, note: 'You say done.' });
    expect(taskSchema.parse((await put(orderId, task, { state: 'claimed' })).body)).toEqual(claimed);
    const board = await boardOf(orderId);
    expect(board.tally.claimed.tasks).toBe(1);
    expect(board.score.value).toBe((await boardOf(orderId)).score.value);
    const week = board.weeks.flatMap(({ items }) => items).find(({ taskKey }) => taskKey === task.key);
    expect(week?.isDone ?? true).toBe(true);
    expect(taskSchema.parse((await put(orderId, claimed, { state: 'open' })).body)).toMatchObject({
      state: 'open',
      by: null,
    });
  });

  it('keeps a decision against a task with its reason', async () => {
    const { orderId } = await bakery();
    const task = await taskOf(orderId, 'AO-03');
    const reply = await put(orderId, task, { state: 'skipped', reason: 'We do not want\0to be there' });
    expect(taskSchema.parse(reply.body)).toMatchObject({ state: 'skipped', reason: 'We do not want to be there' });
  });

  it('shows who was slower what the faster one did, also when both come at once', async () => {
    const { orderId } = await bakery();
    const task = await taskOf(orderId, 'AO-03');
    const replies = await Promise.all([
      put(orderId, task, { state: 'claimed' }),
      put(orderId, task, { state: 'skipped', reason: 'no' }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = replies.find(({ status }) => status === 409);
    const now = await taskOf(orderId, 'AO-03');
    expect(late?.body).toMatchObject({
      code: 'changed-meanwhile',
      details: { task: { state: now.state, revision: now.revision } },
    });
  });

  it('ticks a line of a week that is no task, and nothing else of it', async () => {
    const { orderId } = await bakery();
    const line = (await boardOf(orderId)).weeks.flatMap(({ items }) => items).find(({ taskKey }) => taskKey === null);
    if (!line) throw new Error('week 4 ends with a line that is no task');
    expect((await put(orderId, line, { state: 'claimed' })).status).toBe(200);
    const after = (await boardOf(orderId)).weeks.flatMap(({ items }) => items).find(({ key }) => key === line.key);
    expect(after).toMatchObject({ isDone: true, revision: 1 });
    expect((await put(orderId, { ...line, revision: 1 }, { state: 'skipped' })).body).toMatchObject({
      code: 'only-a-box',
    });
  });

  it.each([
    ['an unknown report', async () => app.call('GET', '/api/report/nobody/tasks'), 404, 'report-not-found'],
    [
      'an old task',
      async ({ orderId }: { orderId: string }) =>
        put(orderId, { key: 'ao-03-000000000000', revision: 0 }, { state: 'claimed' }),
      404,
      'task-not-found',
    ],
    [
      'a state that is the engine’s',
      async ({ orderId }: { orderId: string }) => put(orderId, await taskOf(orderId, 'AO-03'), { state: 'verified' }),
      422,
      'invalid-input',
    ],
    [
      'a check of an old task',
      async ({ orderId }: { orderId: string }) => app.call('POST', `/api/report/${orderId}/tasks/x/check`),
      404,
      'task-not-found',
    ],
    [
      'a check that is not there',
      async ({ orderId }: { orderId: string }) => app.call('GET', `/api/report/${orderId}/checks/x`),
      404,
      'check-not-found',
    ],
    [
      'a version that is not there',
      async ({ orderId }: { orderId: string }) => app.call('GET', `/api/report/${orderId}/versions/9`),
      404,
      'version-not-found',
    ],
  ])('answers %s with a sentence', async (_what, ask, status, code) => {
    const bought = await bakery();
    const reply = await ask(bought);
    expect(reply).toMatchObject({ status, body: { code, message: expect.stringMatching(/\.$/) } });
  });

  it('closes with a refund and with a suspension', async () => {
    const { orderId, reportId } = await bakery();
    await app.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, orderId));
    expect((await app.call('GET', `/api/report/${orderId}/tasks`)).status).toBe(402);
    await app.db.update(orders).set({ status: 'paid' }).where(eq(orders.id, orderId));
    await app.db.update(reports).set({ status: 'suspended' }).where(eq(reports.id, reportId));
    expect((await app.call('PUT', `/api/report/${orderId}/tasks/x`, { state: 'claimed', revision: 0 })).status).toBe(
      403,
    );
  });
});

describe('Check now', () => {
  it('reads again what the task concerns, judges the whole with it, and makes a new version', async () => {
    const { site, orderId, reportId, document, assessmentId } = await bakery();
    const task = await taskOf(orderId, 'AO-03');
    await put(orderId, task, { state: 'claimed' });
    const asked = site.requests.length;
    site.change(robots(''));
    const { recheck } = { ...(await check(orderId, task.key)) } as { recheck: ReturnType<typeof recheckSchema.parse> };
    expect(site.requests.slice(asked).map(({ path }) => path)).toEqual(['/robots.txt', '/llms.txt']);
    expect(recheck).toMatchObject({
      state: 'done',
      outcome: { version: 2, score: { before: document.analysis.overallScore } },
      task: { state: 'verified', gain: 0, by: null },
    });
    expect(recheck.outcome?.before[0]?.quote).toContain('Disallow');
    expect(recheck.task?.note).toMatch(/^Verified \w{3} \d+, \d\d:\d\d UTC\.$/);
    expect(recheck.outcome?.score.after).toBeGreaterThanOrEqual(document.analysis.overallScore);

    const read = (await app.call('GET', `/api/report/${orderId}`)).body;
    expect(read).toMatchObject({ report: { analysis: { overallScore: recheck.outcome?.score.after } } });
    expect(reportDocumentSchema.parse((await app.call('GET', `/api/report/${orderId}/versions/1`)).body)).toEqual(
      document,
    );
    const board = await openBoard(app.db, orderId);
    const evidence = await evidenceOf(app.db, { report: { id: reportId, assessmentId }, version: 2 });
    expect(evidence && judge(evidence)).toEqual(board.document.analysis);
    const history = versionsSchema.parse((await app.call('GET', `/api/report/${orderId}/versions`)).body).versions;
    expect(history.map(({ version, cause, title, parent }) => [version, cause, title, parent])).toEqual([
      [2, 'check', 'Checked: Allow PerplexityBot', 1],
      [1, 'first', 'First version', null],
    ]);
  });

  it('says so when the score fell, and when nothing has changed makes no version', async () => {
    const { site, orderId } = await bakery();
    const task = await taskOf(orderId, 'AO-03');
    expect(await check(orderId, task.key)).toMatchObject({
      recheck: {
        outcome: { version: null, sentence: expect.stringMatching(/^The score stays at/) },
        task: { state: 'open' },
      },
    });
    site.change(all(robots('User-agent: *\nDisallow: /\n')));
    app.later(11);
    const fallen = await check(orderId, task.key);
    expect(fallen).toMatchObject({
      recheck: { outcome: { sentence: expect.stringMatching(/^The score fell by \d+: /), version: 2 } },
    });
  });

  it('counts a check of a site that does not answer, so that 25 at once read it no further time', async () => {
    const { site, orderId } = await bakery();
    const task = await taskOf(orderId, 'AO-03');
    await site.stop();
    expect(await check(orderId, task.key)).toMatchObject({
      recheck: {
        state: 'failed',
        sentence: 'Your site did not respond. This check was used up, since we asked your site.',
        task: { state: 'open' },
      },
    });
    expect((await boardOf(orderId)).checksLeft.left).toBe(19);
    const begin = () => app.call('POST', `/api/report/${orderId}/tasks/${task.key}/check`);
    const again = await Promise.all(Array.from({ length: 25 }, begin));
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([429]));
  });

  it('takes two clicks for one check, waits ten minutes, and ends with the allowance', async () => {
    const { orderId } = await bakery();
    const { key } = await taskOf(orderId, 'AO-03');
    const begin = () => app.call('POST', `/api/report/${orderId}/tasks/${key}/check`);
    const [one, other] = await Promise.all([begin(), begin()]);
    expect(one.body).toEqual(other.body);
    await app.work();
    const soon = await begin();
    expect(soon).toMatchObject({
      status: 429,
      body: { code: 'too-soon', message: expect.stringMatching(/^You can check this again at \d\d:\d\d UTC\.$/) },
    });
    expect(soon.headers['retry-after']).toBe('600');
    expect((await boardOf(orderId)).checksLeft).toMatchObject({ left: 19, of: 20 });
    for (let n = 0; n < 4; n += 1) {
      app.later(11);
      await begin();
      await app.work();
    }
    app.later(11);
    expect((await begin()).body).toMatchObject({ code: 'too-often' });
    const { site, report } = await openBoard(app.db, orderId);
    const used = {
      siteId: site?.id ?? '',
      reportId: report.id,
      taskKey: 'x',
      state: 'done' as const,
      createdAt: app.clock.now,
    };
    await app.db
      .insert(rechecks)
      .values(Array.from({ length: 20 }, (_, n) => ({ id: `${orderId}-${n}`, checkId: `X-${n}`, ...used })));
    app.later(24 * 60);
    const spent = await begin();
    expect(spent).toMatchObject({
      status: 429,
      body: { code: 'no-checks-left', message: expect.stringMatching(/^No checks left until \w{3} \d+\.$/) },
    });
    expect(Number(spent.headers['retry-after'])).toBeGreaterThan(3600);
  });

  it('ends for good with what was paid for, which the board says and a further payment renews', async () => {
    const { orderId, site } = await bakery();
    const { key } = await taskOf(orderId, 'AO-03');
    const begin = () => app.call('POST', `/api/report/${orderId}/tasks/${key}/check`);
    await begin();
    await app.work();
    expect((await boardOf(orderId)).leftInAll).toBe(
      'What you paid for still includes 59 checks of tasks, 18 readings of competitors and 100 new PDFs.',
    );
    const { site: row, report } = await openBoard(app.db, orderId);
    const used = { siteId: row?.id ?? '', reportId: report.id, taskKey: 'x', state: 'done' as const };
    const at = (n: number) => new Date(app.clock.now.getTime() - (200 + n) * 864e5); // out of the window
    const earlier = Array.from({ length: 59 }, (_, n) => ({
      id: `${orderId}-${n}`,
      checkId: `X-${n}`,
      createdAt: at(n),
      ...used,
    }));
    await app.db.insert(rechecks).values(earlier);
    app.later(24 * 60);
    expect((await boardOf(orderId)).checksLeft).toMatchObject({ left: 0, of: 20 });
    expect(await begin()).toMatchObject({
      status: 409,
      body: {
        code: 'no-checks-left-in-all',
        message: 'All checks that you paid for are used. The next measurement that you pay for brings new ones.',
      },
    });
    await app.buy(site.url, { orderOf: orderId });
    expect((await boardOf(orderId)).leftInAll).toMatch(/includes 60 checks of tasks, 36 readings/);
  });

  itLong('gives back what a dead process left behind', async () => {
    const { orderId } = await bakery();
    const { key } = await taskOf(orderId, 'AO-03');
    const begin = async () =>
      checkStartedSchema.parse((await app.call('POST', `/api/report/${orderId}/tasks/${key}/check`)).body).checkId;
    const first = await begin();
    app.later(11);
    const second = await begin();
    expect(second).not.toBe(first);
    expect((await app.call('GET', `/api/report/${orderId}/checks/${first}`)).body).toMatchObject({ state: 'failed' });
    expect((await boardOf(orderId)).checksLeft.left).toBe(19);
    await app.work();
  });

  itLong('names a copy from a store, and never counts it against the owner', async () => {
    const site = await app.serve(inHead('/about', '<meta name="robots" content="noindex">'));
    const { orderId } = await app.buy(site.url);
    const task = (await boardOf(orderId)).tasks.find(
      ({ concerns, proofs }) => concerns === 'found-pages' && proofs.some(({ url }) => url?.endsWith('/about')),
    );
    if (!task) throw new Error('a page that forbids indexing is a task of its own');
    site.change(
      all(
        answerWith('/about', () => ({
          status: 200,
          headers: { 'content-type': 'text/html', age: '720' },
          body: '<title>x</title><meta name="robots" content="noindex,nosnippet"><p>x',
        })),
      ),
    );
    const done = await check(orderId, task.key);
    expect(done).toMatchObject({
      recheck: {
        state: 'done',
        outcome: { version: null, notices: [expect.stringContaining('copy of /about that is 12 minutes old')] },
      },
    });
    site.change(header('/about', 'age', '0'));
  });

  it('tells the waiting page by events', async () => {
    const { orderId } = await bakery();
    const begun = checkStartedSchema.parse(
      (await app.call('POST', `/api/report/${orderId}/tasks/${(await taskOf(orderId, 'AO-03')).key}/check`)).body,
    );
    await app.work();
    const stream = await app.call('GET', `/api/journey/${orderId}/events?check=${begun.checkId}`);
    expect(stream.text).toContain(`event: check\ndata: {"checkId":"${begun.checkId}","state":"done"`);
  });

  itLong('brings back what a later reading no longer saw', async () => {
    const userId = await app.addUser(`owner-${crypto.randomUUID()}@bakery.example`);
    const site = await app.serve(shut);
    const first = await app.buy(site.url, { userId });
    site.change(robots(''));
    await check(first.orderId, (await taskOf(first.orderId, 'AO-03')).key);
    app.later(33 * 24 * 60);
    site.change(shut);
    const second = await app.buy(site.url, { userId });
    await app.db.update(reports).set({ firstVersion: 3 }).where(eq(reports.id, second.reportId));
    await app.deps.queue.send(app.db, 'follow', { reportId: second.reportId });
    await app.work();
    const task = await taskOf(first.orderId, 'AO-03');
    expect(task).toMatchObject({
      state: 'regressed',
      note: expect.stringMatching(/^It was there on \w{3} \d+\. On \w{3} \d+ it was not\.$/),
    });
    expect(await boardOf(first.orderId)).toMatchObject({ orderId: second.orderId, version: 3 });
    const history = versionsSchema.parse(
      (await app.call('GET', `/api/report/${first.orderId}/versions`)).body,
    ).versions;
    expect(history.map(({ cause }) => cause)).toEqual(['measured-again', 'check', 'first']);
  });

  it('keeps a guest’s board to the guest’s order', async () => {
    const site = await app.serve(shut);
    const [one, other] = [await app.buy(site.url), await app.buy(site.url)];
    await put(one.orderId, await taskOf(one.orderId, 'AO-03'), { state: 'claimed' });
    expect(await taskOf(other.orderId, 'AO-03')).toMatchObject({ state: 'open' });
  });
});
