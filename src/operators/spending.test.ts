import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageReadings, platformAsks, reports } from '#db/schema.ts';
import { spendingSchema } from './contract.ts';
import { startOperatorApp, type OperatorApp } from './testing/operator-app.ts';

let operators: OperatorApp;
beforeAll(async () => {
  operators = await startOperatorApp();
});
afterAll(() => operators.close());

it('what the platforms have cost is told by day, platform and report, to the super admin alone', async () => {
  await operators.addReport({ id: 'one' });
  const [report] = await operators.db.select().from(reports).where(eq(reports.id, 'one'));
  const now = operators.deps.now();
  const ask = (
    promptId: string,
    platform: string,
    daysAgo: number,
    more: Partial<typeof platformAsks.$inferInsert> = {},
  ) => ({
    assessmentId: report?.assessmentId ?? '',
    platform,
    promptId,
    run: 0,
    promptSetVersion: '2',
    status: 'answered' as const,
    spentMicros: 20_000,
    startedAt: new Date(now.getTime() - daysAgo * 86_400_000),
    ...more,
  });
  await operators.db
    .insert(platformAsks)
    .values([
      ask('u01', 'chatgpt', 0, { readMicros: 400 }),
      ask('u02', 'chatgpt', 0, { reservedMicros: 5000 }),
      ask('u01', 'grok', 3),
      ask('u03', 'chatgpt', 40),
    ]);
  const { assessmentId = '' } = report ?? {};
  await operators.db.insert(pageReadings).values([
    { id: 'a', assessmentId, calls: 5, spentMicros: 900, reservedMicros: 100, startedAt: now },
    { id: 'b', assessmentId: null, calls: 1, spentMicros: 500, reservedMicros: 0, startedAt: now },
  ]);
  const call = async (role: 'admin' | 'super-admin') =>
    operators.call(await operators.unlock(role), 'GET', '/api/super-admin/spending');
  expect((await call('admin')).statusCode).toBe(403);
  const day = (daysAgo: number) => new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  expect(spendingSchema.parse((await call('super-admin')).json())).toEqual({
    budgetPerDayUsd: 200,
    todayUsd: 0.0469,
    days: [
      { day: day(0), platform: 'chatgpt', calls: 2, usd: 0.0454, readingUsd: 0.0004 },
      { day: day(0), platform: 'pages', calls: 6, usd: 0.0015, readingUsd: 0 },
      { day: day(3), platform: 'grok', calls: 1, usd: 0.02, readingUsd: 0 },
    ],
    reports: [
      { reportId: 'one', companyName: report?.companyName, day: day(3), usd: 0.0664 },
      { reportId: null, companyName: null, day: day(0), usd: 0.0005 },
    ],
  });
});
