// What an order costs at the vendors in all its life, counted at both ends.
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assessments, orders, pageReadings, platformAsks, throttles } from '#db/schema.ts';
import type { Analysis } from '#engine/contract.ts';
import { connectPlatforms } from '#engine/platforms/connect-platforms.ts';
import { platformIds, type PlatformId, type PlatformSettings } from '#engine/platforms/contract.ts';
import { formFiller } from '#engine/platforms/fill-form.ts';
import { readingWith } from '#engine/read/statements/model/read-pages.ts';
import { page } from '#engine/testing/evidence-builder.ts';
import { answerReader } from '#fakes/platforms/answer-readers.ts';
import { type FakePlatform, startFakePlatform } from '#fakes/platforms/fake-platform.ts';
import { catalogue } from '#payment/contract.ts';
import { sampleAnalysis } from '#report/testing/sample-analysis.ts';
import type { AskingDeps, JourneyDeps } from './deps.ts';
import { type PurchaseApp, startPurchaseApp } from './testing/purchase-app.ts';

const website = 'https://mistyped.example';
/** Of one answer at each fake, from the use that it reports. */
const priceOf: Record<PlatformId, number> = {
  chatgpt: 0.017,
  claude: 0.024,
  perplexity: 0.0061,
  grok: 0.0263,
  gemini: 0.01955,
};
/** Of a form, whatever it asks. */
const formUsd = 0.00029;
const dearest = Math.max(...Object.values(priceOf));
const configured = 4; // two reports and a half

let fakes: FakePlatform[];
let app: PurchaseApp;
let asking: AskingDeps;

beforeAll(async () => {
  fakes = await Promise.all(platformIds.map((id) => startFakePlatform(id)));
  const settings: Partial<Record<PlatformId, PlatformSettings>> = {};
  for (const { id, apiKey, url } of fakes) settings[id] = { apiKey, baseUrl: url, model: null };
  const filler = formFiller({ chatgpt: settings.chatgpt ?? null });
  if (!filler) throw new Error('a filler was expected');
  for (const fake of fakes) fake.fillFormsWith(answerReader());
  asking = {
    platforms: connectPlatforms(settings, { timeoutMs: 30_000 }),
    prompts: 20,
    budgetPerReportUsd: 8,
    budgetPerOrderUsd: configured,
    budgetPerDayUsd: 1000,
    reader: { filler, budgetUsd: 0.1 },
    random: () => 0.5,
    pause: async (ms) => {
      app.clock.now = new Date(app.clock.now.getTime() + ms);
    },
  };
  app = await startPurchaseApp({ asking, judge: unread });
  const { gather } = app.deps;
  const gatherAndRead: JourneyDeps['gather'] = async (input) => {
    const { readPages } = readingWith(filler, { money: input.money, budgetUsd: 0.1 });
    await readPages?.([page({ mainText: 'Call-out from £85.' })], { answers: null });
    // A server that answers, so that each try counts.
    const robots = { url: `${website}/robots.txt`, state: '4xx', status: 404, body: '', seenAt: '' } as const;
    return { ...(await gather(input)), robots: { ok: true, value: robots } };
  };
  Object.assign(app.deps, { gather: gatherAndRead });
});
afterAll(async () => {
  await app.close();
  await Promise.all(fakes.map((fake) => fake.stop()));
});

/** A website that is never read, so that its report may be made again. */
function unread(): Analysis {
  const analysis = sampleAnalysis();
  return { ...analysis, scope: { ...analysis.scope, website, finalUrl: null, pagesRead: [], unread: 'No answer' } };
}

async function bookedUsd(orderId: string): Promise<{ asked: number; read: number; all: number }> {
  const runs = app.db
    .select({ id: assessments.id })
    .from(assessments)
    .innerJoin(orders, eq(orders.submissionId, assessments.submissionId))
    .where(eq(orders.id, orderId));
  const rows = await app.db.select().from(platformAsks).where(inArray(platformAsks.assessmentId, runs));
  const pages = await app.db.select().from(pageReadings).where(inArray(pageReadings.assessmentId, runs));
  const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0) / 1e6;
  const asked = total(rows.map(({ spentMicros }) => spentMicros));
  const read = total([...rows.map(({ readMicros }) => readMicros), ...pages.map(({ spentMicros }) => spentMicros)]);
  const underWay = total([...rows, ...pages].map(({ reservedMicros }) => reservedMicros));
  return { asked, read, all: asked + read + underWay };
}

it('an order that is made again as often as it may be costs no more than is configured, and one answer', async () => {
  const steps = ['gather', 'judge', 'ask', 'fill', 'publish', 'deliver'];
  fakes.find(({ id }) => id === 'claude')?.alwaysFail({ status: 503 }); // asked later, on the same order's money
  const { orderId, sessionId } = await app.checkout(await app.submit({ website }));
  await app.flow.sandbox?.pay(sessionId, 'card');
  await app.drain(1, steps);
  for (const fake of fakes) fake.alwaysFail(null);

  const { readings } = catalogue.assessment.repeats;
  const statuses: number[] = [];
  const booked: number[] = [];
  for (let each = 0; each <= readings; each += 1) {
    statuses.push((await app.post(`/api/report/${orderId}/read-again`, { website })).status);
    await app.drain(1, steps);
    await app.db.delete(throttles); // another day
    app.clock.now = new Date(app.clock.now.getTime() + 864e5);
    booked.push((await bookedUsd(orderId)).all);
  }
  expect(statuses).toEqual([...Array.from({ length: readings }, () => 202), 409]);

  const paid = fakes.reduce(
    (sum, fake) => sum + fake.calls.filter(({ answered }) => answered).length * priceOf[fake.id],
    0,
  );
  const { asked, read, all } = await bookedUsd(orderId);
  const forms = fakes.flatMap(({ formsAsked }) => formsAsked);
  expect(asked).toBeCloseTo(paid, 6);
  expect(read).toBeCloseTo(forms.length * formUsd, 6);
  expect(forms.filter(({ input }) => input.includes('Call-out from £85.')).length).toBeGreaterThan(2);
  expect(all).toBeGreaterThan(configured * 0.9);
  expect(all).toBeLessThanOrEqual(configured + dearest);
  expect(booked.at(-1)).toBe(booked.at(-2)); // nothing was left for the last ones
  await app.db.execute(sql`delete from pgboss.job where name = 'fill'`);
});
