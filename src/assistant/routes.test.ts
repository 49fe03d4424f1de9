import Fastify, { type FastifyInstance } from 'fastify';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '#base/app.ts';
import type { Database } from '#base/db.ts';
import { readConfig } from '#base/config.ts';
import { createLog } from '#base/log.ts';
import { openQueue, type Queue } from '#base/queue.ts';
import { testDatabase } from '#base/testing/database.ts';
import { conversations, leads } from '#db/schema.ts';
import { buildApp } from '#server/app.ts';
import { chatReplySchema, longest } from './contract.ts';
import { assistantQueues } from './order-state.ts';
import { assistantRoutes, type AssistantDeps } from './routes.ts';

let database: Database;
let queue: Queue;
let app: App;
const now = new Date('2026-11-20T09:00:00Z');
const log = createLog('silent');

async function appWith(env: Record<string, string> = {}, more: Partial<AssistantDeps> = {}): Promise<App> {
  const built = await buildApp({
    config: { trustProxy: ['127.0.0.1'], rateLimitPerMinute: 10_000 },
    publicUrl: 'http://127.0.0.1',
    log,
    pool: database.pool,
  });
  assistantRoutes(built, { config: readConfig(env), database, queue, log, now: () => now, ...more });
  await built.ready();
  return built;
}

beforeAll(async () => {
  database = await testDatabase();
  queue = await openQueue(database, assistantQueues, () => {});
  app = await appWith();
});
afterAll(async () => {
  await app.close();
  await queue.stop(1000);
  await database.close();
});
beforeEach(() => database.pool.query('truncate throttles, conversations, leads'));

const ask = (
  message: unknown,
  { sessionId = 'session_1_a', from = '192.0.2.1', to = app }: { sessionId?: unknown; from?: string; to?: App } = {},
) =>
  to.inject({
    method: 'POST',
    url: '/api/chatbot/message',
    payload: { message, sessionId },
    headers: { 'x-forwarded-for': from },
  });
const leave = (payload: object, from = '192.0.2.1') =>
  app.inject({ method: 'POST', url: '/api/chatbot-lead', payload, headers: { 'x-forwarded-for': from } });
const replyOf = (response: { body: string }) => chatReplySchema.parse(JSON.parse(response.body));
const kept = () => database.db.select().from(conversations).orderBy(desc(conversations.createdAt));

describe('POST /api/chatbot/message', () => {
  it('answers with message, quickReplies and shouldCollectLead, and keeps question, answer and intent', async () => {
    const response = await ask('What does it cost?');
    expect(response.statusCode).toBe(200);
    const reply = replyOf(response);
    expect(reply).toMatchObject({
      message: expect.stringContaining('$99'),
      shouldCollectLead: false,
      links: [{ href: '/plans', label: 'Read more' }],
    });
    expect(reply.quickReplies.length).toBeGreaterThan(0);
    expect(await kept()).toMatchObject([
      {
        sessionId: 'session_1_a',
        userMessage: 'What does it cost?',
        botResponse: reply.message,
        intent: 'prices',
        createdAt: now,
      },
    ]);
  });

  it('keeps what nobody could answer too, as unknown', async () => {
    await ask('qwertz uiopasdf');
    expect(await kept()).toMatchObject([{ intent: 'unknown' }]);
  });

  it('asks for the address of who wants to talk to a person', async () => {
    expect(replyOf(await ask('Talk to a person'))).toMatchObject({ shouldCollectLead: true });
  });

  it.each([
    ['no question', '   ', 'session_1'],
    ['a question that is too long', 'x'.repeat(longest.message + 1), 'session_1'],
    ['a question that is no text', { $ne: '' }, 'session_1'],
    ['no session', 'hello', undefined],
    ['a session that is none', 'hello', "'; drop table conversations; --"],
  ])('refuses %s with 422 and keeps nothing', async (_what, message, sessionId) => {
    const response = await app.inject({ method: 'POST', url: '/api/chatbot/message', payload: { message, sessionId } });
    expect(response.statusCode).toBe(422);
    expect(await kept()).toEqual([]);
  });

  it('refuses a body that is larger than any question with 413', async () => {
    expect((await ask('x'.repeat(20_000))).statusCode).toBe(413);
  });

  it('keeps a question with bytes that PostgreSQL would refuse', async () => {
    expect((await ask('price\0 \uD800?')).statusCode).toBe(200);
    expect(await kept()).toHaveLength(1);
  });

  it('answers ten questions a minute of one address, whatever its sessions, and the others of everybody else', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn++)
      statuses.push((await ask('hello', { sessionId: `session_${turn}` })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const refused = await ask('hello');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(replyOf(await ask('I want to talk to a human'))).toMatchObject({ shouldCollectLead: true });
    expect(await kept()).toHaveLength(10);
    expect((await ask('hello', { from: '198.51.100.7' })).statusCode).toBe(200);
  });

  it('answers no more than a hundred questions a day of one address', async () => {
    await database.pool.query('insert into throttles (key, points, expire) values ($1, 100, $2)', [
      'chat-day:192.0.2.1',
      Date.now() + 3_600_000,
    ]);
    expect((await ask('hello')).statusCode).toBe(429);
  });

  it('gives nobody the questions of a session: the same session id from elsewhere gets the same answer as a new one, and there is no call to read it', async () => {
    await ask('I am Ada of Harbour Dental and my secret is 4711', { sessionId: 'session_shared' });
    const stranger = await ask('what did I ask before?', { sessionId: 'session_shared', from: '198.51.100.7' });
    const fresh = await ask('what did I ask before?', { sessionId: 'session_new', from: '198.51.100.8' });
    expect(stranger.body).toBe(fresh.body);
    expect(stranger.body).not.toMatch(/Ada|4711/);
    for (const url of [
      '/api/chatbot/message',
      '/api/chatbot/message?sessionId=session_shared',
      '/api/chatbot/session_shared',
    ]) {
      expect((await app.inject({ method: 'GET', url })).statusCode).toBe(404);
    }
  });
});

describe('POST /api/chatbot-lead', () => {
  const lead = { name: 'Ada', email: 'ada at harbour', company: 'Harbour Dental', specificNeed: 'Three clinics' };

  it('keeps the answers as they were typed', async () => {
    expect((await leave({ ...lead, sessionId: 'session_1_a' })).statusCode).toBe(201);
    expect(await database.db.select().from(leads).where(eq(leads.sessionId, 'session_1_a'))).toMatchObject([
      { ...lead, createdAt: now },
    ]);
  });

  it('needs no particular wish', async () => {
    expect((await leave({ name: 'Ada', email: 'ada@harbour.example', company: 'Harbour' })).statusCode).toBe(201);
    expect(await database.db.select().from(leads)).toMatchObject([{ specificNeed: '', sessionId: null }]);
  });

  it.each([
    ['no name', { ...lead, name: ' ' }],
    ['no address', { ...lead, email: '' }],
    ['a name to fill the disk with', { ...lead, name: 'x'.repeat(longest.leadAnswer + 1) }],
    ['a need to fill the disk with', { ...lead, specificNeed: 'x'.repeat(longest.leadNeed + 1) }],
  ])('refuses %s with 422', async (_what, payload) => {
    expect((await leave(payload)).statusCode).toBe(422);
    expect(await database.db.select().from(leads)).toEqual([]);
  });

  it('takes five an hour from one address', async () => {
    for (let turn = 0; turn < 5; turn++) expect((await leave(lead)).statusCode).toBe(201);
    expect((await leave(lead)).statusCode).toBe(429);
    expect((await leave(lead, '198.51.100.7')).statusCode).toBe(201);
  });
});

describe('with an AI key', () => {
  let platform: FastifyInstance;
  let address: string;
  let asked: string[];
  let says: { answers: { intentId: string; quote: string }[] } | 'an error';

  beforeAll(async () => {
    platform = Fastify();
    platform.post('/v1/responses', (request, reply) => {
      asked.push(JSON.stringify(request.body));
      if (says === 'an error') return reply.code(500).send({ error: { message: 'overloaded' } });
      const content = [{ type: 'output_text', text: JSON.stringify(says), annotations: [] }];
      return {
        id: 'r1',
        created_at: 1,
        model: 'm',
        output: [{ type: 'message', role: 'assistant', id: 'm1', content }],
        usage: { input_tokens: 1, output_tokens: 1 },
      };
    });
    address = await platform.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => platform.close());
  beforeEach(() => {
    asked = [];
  });

  const withKey = (env: Record<string, string> = {}) =>
    appWith({ OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: `${address}/v1`, ...env });
  const question = 'can I save the quiz and finish later';
  const quote =
    'Your browser keeps your answers and your step after every change. Close the page and go on later in the same browser.';

  it('a model quotes an answer, and sees the question and answers but no key and no visitor', async () => {
    const to = await withKey();
    says = { answers: [{ intentId: 'quiz-saved', quote }] };
    expect(replyOf(await ask(question, { to }))).toMatchObject({ message: quote, links: [{ href: '/quiz' }] });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain(question);
    expect(asked[0]).not.toMatch(/test-key|session_1_a|192\.0\.2\.1/);
    await to.close();
  });

  it.each([
    ['changes a word', { answers: [{ intentId: 'quiz-saved', quote: quote.replace('keeps', 'sells') }] }],
    ['adds a promise', { answers: [{ intentId: 'quiz-saved', quote: `${quote} We guarantee it.` }] }],
    ['cuts a sentence in half', { answers: [{ intentId: 'quiz-saved', quote: 'keeps your answers and your step' }] }],
    ['names an intent that it was not given', { answers: [{ intentId: 'nothing-of-the-kind', quote }] }],
    ['finds no answer', { answers: [] }],
    ['fails', 'an error' as const],
  ])('it is not shown when the model %s', async (_what, said) => {
    const to = await withKey();
    says = said;
    const { message } = replyOf(await ask(question, { to }));
    expect(message).not.toMatch(/sells|guarantee/);
    expect(message).not.toBe('keeps your answers and your step');
    expect(asked).toHaveLength(1);
    await to.close();
  });

  it('no model is asked what a suggestion asks', async () => {
    const to = await withKey();
    says = { answers: [{ intentId: 'prices', quote: 'It costs $1.' }] };
    expect(replyOf(await ask('What does it cost?', { to })).message).toContain('$99');
    expect(asked).toEqual([]);
    await to.close();
  });

  it('no model is asked any more after twenty turns of a session, or when the day’s share of the budget is spent', async () => {
    const to = await withKey({ AI_BUDGET_PER_DAY_USD: '15' });
    says = { answers: [{ intentId: 'quiz-saved', quote }] };
    const used = 'insert into throttles (key, points, expire) values ($1, $2, $3)';
    await database.pool.query(used, ['chat-model-session:session_long', 20, Date.now() + 3_600_000]);
    expect((await ask(question, { to, sessionId: 'session_long' })).statusCode).toBe(200);
    expect(asked).toEqual([]);
    await database.pool.query(used, ['chat-model-day:all', 100, Date.now() + 3_600_000]); // $15 a day, a tenth of it, at $0.015
    expect((await ask(question, { to, sessionId: 'session_other' })).statusCode).toBe(200);
    expect(asked).toEqual([]);
    await to.close();
  });

  it('no model is asked where the budget is nothing', async () => {
    const to = await withKey({ AI_BUDGET_PER_DAY_USD: '0' });
    expect((await ask(question, { to })).statusCode).toBe(200);
    expect(asked).toEqual([]);
    await to.close();
  });
});
