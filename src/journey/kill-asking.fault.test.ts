// kill -9 of a real worker while it asks. `npm run test:faults` gives KILLS=12.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformAsks, reports } from '#db/schema.ts';
import { platforms as scoredPlatforms } from '#engine/contract.ts';
import { judge } from '#engine/judge/judge.ts';
import { connectPlatforms } from '#engine/platforms/connect-platforms.ts';
import { platformIds } from '#engine/platforms/contract.ts';
import { costOf, listPrices } from '#engine/platforms/prices.ts';
import { type FakePlatform, startFakePlatform } from '#fakes/platforms/fake-platform.ts';
import { platformVariables } from '#fakes/platforms/platform-variables.ts';
import { fakeUsage, statedCost } from '#fakes/platforms/wire-formats.ts';
import { startProcess } from '#server/testing/process.ts';
import { costOfAsking } from './ask-rows.ts';
import { enough } from './plan-asking.ts';
import { type PurchaseApp, startPurchaseApp } from './testing/purchase-app.ts';

const kills = Math.min(12, Number(process.env['KILLS'] ?? 1)); // a job is tried 20 times
const perRun = 33; // 30 unbranded questions and 3 branded
const plan = platformIds.length * perRun;
const latencyMs = 100;
const dataDir = mkdtempSync(join(tmpdir(), 'citable-kill-asking-'));

let fakes: FakePlatform[];
let app: PurchaseApp;
let environment: Record<string, string>;
const started: ReturnType<typeof startProcess>[] = [];

beforeAll(async () => {
  fakes = await Promise.all(platformIds.map((id) => startFakePlatform(id, { latencyMs })));
  environment = Object.assign({}, ...fakes.map((fake) => platformVariables(fake)));
  const platforms = connectPlatforms(
    Object.fromEntries(fakes.map(({ id, apiKey, url }) => [id, { apiKey, baseUrl: url, model: null }])),
  );
  const asking = { platforms, prompts: 30, budgetPerReportUsd: 100, budgetPerDayUsd: 1000 };
  app = await startPurchaseApp({ asking, judge: (evidence) => judge(evidence) });
});
afterAll(async () => {
  for (const worker of started) worker.child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  await app.close();
  await Promise.all(fakes.map((fake) => fake.stop()));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

const price = (id: FakePlatform['id']) =>
  id === 'perplexity' || id === 'grok' ? statedCost[id] : costOf(fakeUsage, listPrices[id]);
const calls = () => fakes.reduce((sum, fake) => sum + fake.calls.length, 0);

function startWorker() {
  const { host, port, user, database, connectionString } = app.deps.database.connection;
  const url = connectionString ?? `postgres://${user}@${encodeURIComponent(String(host))}:${port}/${database}`;
  const worker = startProcess({
    ...environment,
    ROLE: 'worker',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://127.0.0.1',
    SECRET_KEY: app.deps.secretKey,
    AI_BUDGET_PER_REPORT_USD: '100',
    LOG_LEVEL: 'fatal',
  });
  started.push(worker);
  return worker;
}

describe('kill -9 of the worker while it asks', () => {
  it(
    `${kills} times: every question is asked once, at most one twice for each kill, and the cost on record holds the fakes’ own count`,
    async () => {
      const { orderId, sessionId } = await app.checkout(await app.submit({ website: 'https://harbour-vine.example' }));
      await app.flow.sandbox?.pay(sessionId, 'card');
      await app.drain(1, ['gather', 'judge']);
      for (let killed = 0; killed < kills; killed += 1) {
        const worker = startWorker();
        const goal = calls() + Math.floor((plan / (kills + 1)) * (0.5 + Math.random() / 2));
        while (calls() < goal) await pause(5);
        await pause(Math.random() * latencyMs);
        worker.child.kill('SIGKILL');
        await worker.ended;
      }
      const worker = startWorker();
      const report = async () => (await app.db.select().from(reports).where(eq(reports.orderId, orderId)))[0];
      while (!(await report())?.publishedAt) await pause(100);
      worker.child.kill('SIGTERM');
      await worker.ended;

      // At its start a worker asks one of them for the time (src/server/doctor/checks/clock.ts).
      expect(fakes.flatMap(({ refused }) => refused).filter((why) => why !== 'no such address: /')).toEqual([]);
      const assessmentId = (await report())?.assessmentId ?? '';
      const rows = await app.db.select().from(platformAsks).where(eq(platformAsks.assessmentId, assessmentId));
      const lost = rows.filter(({ status }) => status !== 'answered').length;
      const { atLeastUsd, atMostUsd } = await costOfAsking(app.db, assessmentId);
      const read = rows.reduce((sum, { readMicros }) => sum + readMicros, 0) / 1e6; // a model reads the answers, at a price of its own
      const counted = read + fakes.reduce((sum, { id, calls: own }) => sum + own.length * price(id), 0);
      // A request that is cut in the millisecond between its row and the wire is on record and not at the fake: nobody can know better, so it is booked as unsure.
      const onRecord = (id: FakePlatform['id']) =>
        rows.filter(({ platform }) => platform === id).reduce((sum, own) => sum + own.calls, 0);
      const unsentOf = fakes.map(({ id, calls: own }) => ({ id, unsent: onRecord(id) - own.length }));
      const unsent = unsentOf.reduce((sum, own) => sum + own.unsent, 0);
      console.info(
        `kill -9: ${kills} kills, plan ${plan}, calls ${calls()}, cut before the wire ${unsent}, answers lost ${lost}, cost ${atLeastUsd} to ${atMostUsd} against ${counted}`,
      );
      expect(Math.min(...unsentOf.map((own) => own.unsent))).toBeGreaterThanOrEqual(0);
      expect(unsent).toBeLessThanOrEqual(platformIds.length * kills);
      expect(calls()).toBeGreaterThanOrEqual(plan - unsent);
      expect(calls()).toBeLessThanOrEqual(plan + kills);
      expect(atLeastUsd).toBeLessThanOrEqual(counted + 1e-9);
      expect(atMostUsd).toBeCloseTo(
        counted + unsentOf.reduce((sum, { id, unsent: own }) => sum + own * price(id), 0),
        6,
      );
      expect(lost).toBeLessThanOrEqual(4 * kills);
      const { platforms } = (await report())?.document?.analysis ?? {};
      // Twelve kills may cost a platform more answers than a rate can spare: then it has none.
      const answered = (id: string) =>
        rows.filter(
          ({ platform, answer }) => platform === id && answer?.valid === true && answer.promptKind === 'unbranded',
        ).length;
      expect(scoredPlatforms.map((id) => platforms?.[id].basis)).toEqual(
        scoredPlatforms.map((id) => (answered(id) >= enough ? 'observed' : 'not-measured')),
      );
    },
    300_000 + kills * 30_000,
  );
});
