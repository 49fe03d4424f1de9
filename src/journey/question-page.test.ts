import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import { platformAsks, reports } from '#db/schema.ts';
import { judge } from '#engine/judge/judge.ts';
import { connectPlatforms } from '#engine/platforms/connect-platforms.ts';
import { type FakePlatform, startFakePlatform } from '#fakes/platforms/fake-platform.ts';
import type { AskingDeps } from './deps.ts';
import { type PurchaseApp, startPurchaseApp } from './testing/purchase-app.ts';

let fake: FakePlatform;
let app: PurchaseApp;
const asking: AskingDeps = { platforms: [], prompts: 30, budgetPerReportUsd: 100, budgetPerDayUsd: 1000 };

beforeAll(async () => {
  fake = await startFakePlatform('perplexity');
  app = await startPurchaseApp({ asking, judge: (evidence) => judge(evidence) });
});
afterAll(async () => {
  await app.close();
  await fake.stop();
});
beforeEach(() => {
  fake.calls.length = 0;
  asking.platforms = connectPlatforms({ perplexity: { apiKey: fake.apiKey, baseUrl: fake.url, model: null } });
});

const own = 'Who bakes proper rye bread near the station?';
async function paid({ isRead = true } = {}) {
  const quizId = await app.submit({
    companyName: 'Harbour & Vine',
    website: 'https://harbour-vine.example',
    customerQuestions: own,
  });
  const { orderId, sessionId } = await app.checkout(quizId);
  await app.flow.sandbox?.pay(sessionId, 'card');
  if (isRead) await app.drain(1, ['gather']);
  return orderId;
}
const page = async (orderId: string) => {
  const response = await fetch(`${app.url}/questions/${orderId}`, { headers: { cookie: app.cookie } });
  return { status: response.status, html: await response.text() };
};
const form = (path: string, questions: string[] = []) =>
  fetch(app.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: app.url, cookie: app.cookie },
    body: new URLSearchParams(questions.map((text) => ['question', text])),
    redirect: 'manual',
  });
const fields = (html: string) => [...html.matchAll(/<textarea[^>]*>([^<]*)<\/textarea>/g)].map(([, text = '']) => text);
const asked = async (orderId: string) => {
  const [report] = await app.db.select().from(reports).where(eq(reports.orderId, orderId));
  const rows = await app.db
    .select()
    .from(platformAsks)
    .where(eq(platformAsks.assessmentId, report?.assessmentId ?? ''));
  return rows.toSorted((a, b) => (a.promptId < b.promptId ? -1 : 1)).map(({ answer }) => answer?.prompt ?? '');
};

describe('the questions before they are asked', () => {
  it('are shown, the buyer’s own words first, and wait only where somebody wants to change them', async () => {
    const orderId = await paid();
    const before = await page(orderId);
    expect(before.html).toContain(`<ol><li dir="auto">${own}</li>`);
    expect(before.html).toContain('And about you by name');
    await app.drain();
    expect(fake.calls.length).toBe(33);
    expect((await page(orderId)).html).toContain('These are your questions');
    expect((await form(`/questions/${orderId}`, [own])).status).toBe(409);
  });

  it('are asked as the buyer wrote them, once', async () => {
    const orderId = await paid();
    expect((await form(`/questions/${orderId}/hold`)).status).toBe(303);
    await app.drain();
    expect(fake.calls.length).toBe(0);
    const questions = fields((await page(orderId)).html);
    expect(questions.length).toBe(30);
    const changed = [...questions.slice(0, 20), 'Where do hotels buy fresh sourdough every morning?'];
    expect((await form(`/questions/${orderId}`, changed)).status).toBe(303);
    await app.drain();
    const sent = await asked(orderId);
    expect(sent).toContain('Where do hotels buy fresh sourdough every morning?');
    expect(new Set(sent).size).toBe(24);
    expect((await form(`/questions/${orderId}`, questions)).status).toBe(409);
  });

  it('says of each wording that would spoil the measure why, and keeps what was typed', async () => {
    const orderId = await paid();
    await form(`/questions/${orderId}/hold`);
    const questions = fields((await page(orderId)).html);
    const bad = [
      'Is Harbour & Vine good?',
      'See https://harbour-vine.example for bread?',
      'Bread?',
      questions[3] ?? '',
      questions[3] ?? '',
    ];
    const response = await form(`/questions/${orderId}`, [...bad, ...questions.slice(5, 15)]);
    const html = await response.text();
    expect(response.status).toBe(422);
    for (const reason of ['This names you', 'This has an address in it', 'too short', 'in the list already'])
      expect(html).toContain(reason);
    expect(html).toContain('4 questions would spoil the measure');
    expect(fields(html)[0]).toBe('Is Harbour &amp; Vine good?');
    expect((await form(`/questions/${orderId}`, questions.slice(0, 4))).status).toBe(422);
    expect(fake.calls.length).toBe(0);
  });

  itLong('are asked as they were when the buyer leaves', async () => {
    const orderId = await paid();
    await form(`/questions/${orderId}/hold`);
    await app.drain();
    expect(fake.calls.length).toBe(0);
    app.clock.now = new Date(app.clock.now.getTime() + 16 * 60_000);
    const [report] = await app.db.select().from(reports).where(eq(reports.orderId, orderId));
    await app.run('publish', { reportId: report?.id });
    await app.drain();
    expect((await asked(orderId)).length).toBe(33);
  });

  it('are not there for a stranger, before the payment, or where nobody is asked', async () => {
    expect((await page('nobody')).status).toBe(404);
    const quizId = await app.submit({ companyName: 'Harbour & Vine', website: 'https://harbour-vine.example' });
    expect((await page((await app.checkout(quizId)).orderId)).status).toBe(404);
    expect((await page(await paid({ isRead: false }))).html).toContain('still reading your site');
    asking.platforms = [];
    expect((await page(await paid())).html).toContain('No assistant is asked');
  });
});
