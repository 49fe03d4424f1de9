// What one stranger with a hundred IPv6 /64s of one /48 gets of all that is counted by network.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { boughtReport } from '#accounts/testing/bought-report.ts';
import { throttles } from '#db/schema.ts';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { type Whole, wholeApp } from './testing/whole-app.ts';

const perMinute = 50;
const networks = 100;

let whole: Whole;
let orders: string[];
beforeAll(async () => {
  whole = await wholeApp({ RATE_LIMIT_PER_MINUTE: String(perMinute) });
  orders = [];
  for (let n = 0; n < 15; n += 1) {
    const { orderId } = await boughtReport(whole.database.db, `owner-${n}@bakery.example`, { createdAt: new Date() });
    orders.push(orderId);
  }
});
afterAll(() => whole.close());
beforeEach(() => whole.database.db.delete(throttles));

type Asked = { method: 'GET' | 'POST'; url: string; payload?: object };
const post = (url: string, payload: object = {}): Asked => ({ method: 'POST', url, payload });
const report = (n: number) => orders[n % orders.length] ?? '';

it.each<[what: string, most: number, asked: (n: number) => Asked]>([
  ['whatever changes', 3 * perMinute, () => post('/api/auth/logout')],
  ['what is kept', perMinute * 0.2, (n) => post('/api/quiz', { ...sampleAnswers, email: `n${n}@x.example` })],
  ['questions of the chat', 30, (n) => post('/api/chatbot/message', { message: 'hello', sessionId: `s${n}` })],
  [
    'wishes to be contacted',
    5,
    (n) => post('/api/chatbot-lead', { name: 'N', email: `n${n}@x.example`, company: 'C' }),
  ],
  ['mails to a buyer', 10, (n) => post(`/api/report/${report(n)}/buyer-link`)],
  ['costly reads', perMinute * 0.4, () => ({ method: 'GET', url: `/api/report/${report(0)}/tasks` })],
  ['tries at an operator’s code', 5, () => post('/api/admin/unlock', { passcode: 'a wrong code of an admin' })],
])('%s: %d for a /48, and another network gets its own', async (_what, most, asked) => {
  const ask = async (n: number, ip: string) =>
    (await whole.app.inject({ ...asked(n), headers: { 'x-forwarded-for': ip } })).statusCode;
  const each = Array.from({ length: 2 * networks }, (_, n) => n);
  const statuses = await Promise.all(each.map((n) => ask(n, `2001:db8:7:${(n % networks).toString(16)}::1`)));
  const letIn = statuses.filter((status) => status !== 429).length;
  expect(letIn).toBeLessThanOrEqual(most);
  expect(letIn).toBeGreaterThan(0);
  expect(await ask(0, '2001:db8:8::1')).not.toBe(429);
});
