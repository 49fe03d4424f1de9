import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raiseAlert } from '#db/alerts.ts';
import { deliveries, platformAsks } from '#db/schema.ts';
import { sampleAnalysis } from '#report/testing/sample-analysis.ts';
import { healthSchema } from './contract.ts';
import { startOperatorApp, type OperatorApp } from './testing/operator-app.ts';

let app: OperatorApp;
let token: string;
const now = new Date('2026-11-20T12:00:00Z');
const days = (n: number) => new Date(now.getTime() - n * 24 * 60 * 60_000);
beforeAll(async () => {
  app = await startOperatorApp();
  token = await app.unlock('admin');
});
afterAll(() => app.close());

const health = async () => healthSchema.parse((await app.call(token, 'GET', '/api/admin/health')).json());

describe('health', () => {
  it('is empty where nothing was done, and closed to whoever is not unlocked', async () => {
    expect(await health()).toEqual({ queues: [], spending: [], dearest: [], mails: [], unread: [], alerts: [] });
    expect((await app.call('x'.repeat(43), 'GET', '/api/admin/health')).statusCode).toBe(401);
  });

  it('adds up what asking cost, by day and platform and by report', async () => {
    for (const id of ['cheap', 'dear']) await app.addReport({ id });
    const ask = { promptSetVersion: '1', status: 'answered', run: 1 } as const;
    await app.db.insert(platformAsks).values([
      { ...ask, assessmentId: 'a-cheap', platform: 'chatgpt', promptId: 'p1', spentMicros: 4000, startedAt: now },
      {
        ...ask,
        assessmentId: 'a-dear',
        platform: 'chatgpt',
        promptId: 'p1',
        spentMicros: 6000,
        calls: 2,
        startedAt: now,
      },
      { ...ask, assessmentId: 'a-dear', platform: 'claude', promptId: 'p1', spentMicros: 50_000, startedAt: days(3) },
      { ...ask, assessmentId: 'a-dear', platform: 'grok', promptId: 'p1', spentMicros: 9, startedAt: days(31) },
    ]);
    const { spending, dearest } = await health();
    expect(spending).toEqual([
      { day: '2026-11-20', platform: 'chatgpt', calls: 3, micros: 10_000 },
      { day: '2026-11-17', platform: 'claude', calls: 1, micros: 50_000 },
    ]);
    expect(dearest.map(({ reportId, calls, micros }) => [reportId, calls, micros])).toEqual([
      ['dear', 3, 56_000],
      ['cheap', 1, 4000],
    ]);
  });

  it('names mails that no server took, websites that were not read, jobs and alerts', async () => {
    const analysis = sampleAnalysis();
    await app.addReport(
      { id: 'unread', companyName: 'Unread Ltd' },
      {},
      { ...analysis, scope: { ...analysis.scope, unread: 'no-such.example has no address' } },
    );
    const mail = { messageId: 'm', purpose: 'report', createdAt: days(1), nextAttemptAt: days(1) } as const;
    await app.db.insert(deliveries).values([
      { ...mail, id: 'd1', reportId: 'unread', status: 'failed', lastError: '550 no such user' },
      { ...mail, id: 'd2', reportId: 'cheap', status: 'pending', lastError: '451 try later' },
      { ...mail, id: 'd3', reportId: 'dear', status: 'pending' },
    ]);
    await raiseAlert(app.db, { kind: 'dispute', subjectId: 'order_1', text: 'Answer it.' }, now);
    await app.deps.database.db.transaction((tx) =>
      app.deps.queue.send(tx, 'deliver', { deliveryId: 'd2' }, { key: 'd2' }),
    );
    const seen = await health();
    expect(
      seen.mails.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ id, isFinal, reason }) => [id, isFinal, reason]),
    ).toEqual([
      ['d1', true, '550 no such user'],
      ['d2', false, '451 try later'],
    ]);
    expect(seen.unread).toMatchObject([
      { id: 'unread', companyName: 'Unread Ltd', reason: 'no-such.example has no address' },
    ]);
    expect(seen.queues).toMatchObject([{ queue: 'deliver', waiting: 1, running: 0, failed: 0 }]);
    expect(seen.alerts).toMatchObject([{ kind: 'dispute', subjectId: 'order_1', times: 1, mailedAt: null }]);
  });
});
