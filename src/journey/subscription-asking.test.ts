// A subscription between two of its reports, on the built-in payment provider and the fake platforms.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import { catalogue } from '#payment/contract.ts';
import { assessments, operatorAlerts, platformAsks, reports } from '#db/schema.ts';
import { judge } from '#engine/judge/judge.ts';
import { connectPlatforms } from '#engine/platforms/connect-platforms.ts';
import { formFiller } from '#engine/platforms/fill-form.ts';
import { type FakePlatform, startFakePlatform } from '#fakes/platforms/fake-platform.ts';
import { askQuarters } from './ask-quarters.ts';
import type { AskingDeps } from './deps.ts';
import { sweep } from './sweep.ts';
import { type PurchaseApp, startPurchaseApp } from './testing/purchase-app.ts';
import { watchModels } from './watch-models.ts';

const dayMs = 24 * 60 * 60_000;
const company = 'Harbour & Vine';
let fake: FakePlatform;
let app: PurchaseApp;
const asking: AskingDeps = { platforms: [], prompts: 30, budgetPerReportUsd: 100, budgetPerDayUsd: 1000 };
const platform = (model: string | null = null) =>
  connectPlatforms({ chatgpt: { apiKey: fake.apiKey, baseUrl: fake.url, model } });
const never = new AbortController().signal;

beforeAll(async () => {
  fake = await startFakePlatform('chatgpt', {
    script: (prompt, call) => ({
      text: prompt.includes('"') || call % 5 === 0 ? `I recommend ${company}.` : 'I recommend Northgate Partners.',
      cites: [],
      retrieved: [],
    }),
  });
});
afterAll(() => fake.stop());
beforeEach(async () => {
  app = await startPurchaseApp({ asking, judge: (evidence) => judge(evidence) });
  fake.calls.length = 0;
  fake.alwaysFail(null);
  asking.platforms = platform();
  const filler = formFiller({ chatgpt: { apiKey: fake.apiKey, baseUrl: fake.url, model: null } });
  if (!filler) throw new Error('a filler was expected');
  asking.reader = { filler, budgetUsd: 1 };
});
afterEach(() => app.close());

async function subscribed() {
  const quizId = await app.submit({ companyName: company, website: 'https://harbour-vine.example' });
  const { orderId, sessionId } = await app.checkout(quizId, 'monitoring', catalogue.monitoring.amountCents / 100);
  await app.flow.sandbox?.pay(sessionId, 'card');
  await app.drain();
  expect(fake.calls.length).toBe(33);
  fake.calls.length = 0;
  return { orderId, bought: app.clock.now.getTime() };
}
async function renewed(orderId: string, bought: number) {
  app.clock.now = new Date(bought + 31 * dayMs);
  await app.flow.sandbox?.renewDue();
  await sweep(app.flow.journey, app.flow.payments);
  await app.drain();
  const made = await app.db.select().from(reports).where(eq(reports.orderId, orderId)).orderBy(reports.runNumber);
  expect(made.length).toBe(2);
  return made[1];
}
const prompts = () => fake.calls.map(({ prompt }) => prompt);

describe('a subscription', () => {
  it('asks a quarter of its questions each week, each once, and the rest with the report', async () => {
    const { orderId, bought } = await subscribed();
    const weeks: string[][] = [];
    for (const day of [6, 8, 9, 15, 22, 29]) {
      app.clock.now = new Date(bought + day * dayMs);
      await askQuarters(app.deps, never);
      weeks.push(prompts().slice(weeks.flat().length));
    }
    expect(weeks.map(({ length }) => length)).toEqual([0, 8, 0, 8, 7, 0]);
    expect(new Set(weeks.flat()).size).toBe(23);
    const report = await renewed(orderId, bought);
    expect(fake.calls.length).toBe(33);
    expect(new Set(prompts()).size).toBe(33);
    expect(report?.document?.answersRead?.platforms[0]).toMatchObject({ unbranded: 30, valid: 33 });
    expect(report?.document?.answersRead?.moved?.verdict).toBe('not enough');
    const rows = await app.db
      .select()
      .from(platformAsks)
      .where(eq(platformAsks.assessmentId, report?.assessmentId ?? ''));
    expect(new Set(rows.map(({ answer }) => answer?.askedAt.slice(0, 10))).size).toBe(4);
    expect(await app.db.select().from(assessments).where(eq(assessments.collectingFor, orderId))).toEqual([]);
  });

  itLong('asks with its report what a platform did not answer in its week', async () => {
    const { orderId, bought } = await subscribed();
    fake.alwaysFail({ status: 529 });
    app.clock.now = new Date(bought + 8 * dayMs);
    await askQuarters(app.deps, never);
    expect(fake.calls.length).toBe(1);
    fake.alwaysFail(null);
    fake.calls.length = 0;
    const report = await renewed(orderId, bought);
    expect(report?.document?.answersRead?.platforms[0]).toMatchObject({ unbranded: 30 });
    expect(fake.calls.length).toBe(33);
  });

  itLong('keeps its model when another one is set, and begins a new baseline when the vendor ends it', async () => {
    const { orderId, bought } = await subscribed();
    asking.platforms = platform('gpt-6.1-sol');
    app.clock.now = new Date(bought + 8 * dayMs);
    await askQuarters(app.deps, never);
    expect(new Set(fake.calls.map(({ model }) => model))).toEqual(new Set(['gpt-6.1-terra']));
    fake.calls.length = 0;
    fake.faults.push({ state: 'model retired' });
    const report = await renewed(orderId, bought);
    expect(new Set(fake.calls.slice(1).map(({ model }) => model))).toEqual(new Set(['gpt-6.1-sol']));
    expect(report?.document?.answersRead?.moved).toMatchObject({ verdict: 'model changed' });
  });
});

describe('the daily look at the lists of models', () => {
  it.each([
    ['gone', null, /does not offer gpt-6.1-terra any more\. Set gpt-6\.1-sol/],
    ['about to end', '2026-12-05', /ends gpt-6.1-terra on 2026-12-05\. Set gpt-6\.1-sol/],
  ])('alarms operators of a model that is %s', async (_case, endsAt, text) => {
    app.clock.now = new Date('2026-11-22T04:41:00Z');
    fake.models.splice(0, fake.models.length, ...(endsAt === null ? [] : [{ id: 'gpt-6.1-terra', endsAt }]), {
      id: 'gpt-6.1-sol',
      endsAt: null,
    });
    await watchModels(app.deps, never);
    expect((await app.db.select().from(operatorAlerts)).map((alert) => alert.text)).toEqual([
      expect.stringMatching(text),
    ]);
  });

  it('says nothing where all is in order', async () => {
    fake.models.splice(0, fake.models.length, { id: 'gpt-6.1-terra', endsAt: null });
    await watchModels(app.deps, never);
    expect(await app.db.select().from(operatorAlerts)).toEqual([]);
  });
});
