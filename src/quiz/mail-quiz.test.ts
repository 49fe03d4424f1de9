import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { App } from '#base/app.ts';
import type { Database } from '#base/db.ts';
import { createLog } from '#base/log.ts';
import { testDatabase } from '#base/testing/database.ts';
import { keptQuizzes } from '#db/schema.ts';
import { quizLinkMail } from '#delivery/quiz-link-mail.ts';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { buildApp } from '#server/app.ts';
import { mailQuizRoutes, workQuizLinks, type QuizLink } from './mail-quiz.ts';
import { createSubmitQuiz } from './submit-quiz.ts';

let database: Database;
let app: App;
let now: Date;
let jobs: unknown[] = [];

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(keptQuizzes);
  await database.pool.query('delete from throttles');
  jobs = [];
  now = new Date('2026-11-20T12:00:00Z');
  app = await buildApp({
    config: { trustProxy: ['127.0.0.1'], rateLimitPerMinute: 10_000 },
    publicUrl: 'http://127.0.0.1',
    log: createLog('silent'),
    pool: database.pool,
  });
  const queue = { send: async (_tx: unknown, _name: string, data: object) => void jobs.push(data) };
  mailQuizRoutes(app, { database, queue: queue as never, now: () => now });
  await app.ready();
  return () => app.close();
});

/** What the queue would mail. */
async function mailed(): Promise<QuizLink[]> {
  const links: QuizLink[] = [];
  const queue = {
    work: async (_name: string, work: (job: { data: unknown }) => Promise<void>) => {
      for (const data of jobs.splice(0)) await work({ data });
    },
  };
  await workQuizLinks({ queue: queue as never, send: async (link) => void links.push(link) });
  return links;
}

const draft = {
  companyName: 'Harbour Street Bakery',
  email: 'me@harbour.example',
  'socialMedia.linkedin.active': true,
};
const ask = (payload: object, client = '198.51.100.7') =>
  app.inject({ method: 'POST', url: '/api/quiz/link', payload, headers: { 'x-forwarded-for': client } });
const kept = (id: string) => app.inject({ url: `/api/quiz/kept/${id}` });

it('mails a link to a quiz under way, which opens its answers for thirty days, without the address', async () => {
  const reply = await ask({ email: 'Me@Harbour.example', draft, step: 12 });
  expect([reply.statusCode, jobs.length]).toEqual([202, 1]);
  const [link, ...more] = await mailed();
  expect([link?.to, link?.isSent, more]).toEqual(['Me@harbour.example', false, []]);
  expect(link?.path).toBe(`/quiz#go-on=${link?.id}`);
  const { email: _email, ...answers } = draft;
  expect((await kept(link?.id ?? '')).json()).toEqual({ draft: answers, step: 12 });
  expect(JSON.stringify(await database.db.select().from(keptQuizzes))).not.toContain('harbour.example');
  const mail = quizLinkMail({ ...(link as QuizLink), publicUrl: 'https://citable.example' });
  expect(mail.text).toContain(`https://citable.example/quiz#go-on=${link?.id}`);
  expect(mail.text + mail.subject).not.toContain('Harbour Street');
  now = new Date('2026-12-20T12:00:01Z');
  expect((await kept(link?.id ?? '')).statusCode).toBe(404);
  await ask({ email: 'another@harbour.example', draft, step: 2 });
  expect(await database.db.$count(keptQuizzes)).toBe(1); // the old one is gone
});

it('mails the way to a quiz that was sent to the address in it, and to no other', async () => {
  const quizId = await createSubmitQuiz(database.pool)({ answers: sampleAnswers, idempotencyKey: null, tier: null });
  expect((await ask({ quizId, email: 'thief@elsewhere.example' })).statusCode).toBe(202);
  expect(await mailed()).toEqual([{ to: sampleAnswers.email, isSent: true, id: quizId, path: `/quiz?quiz=${quizId}` }]);
  expect((await ask({ quizId: 'unknown' })).statusCode).toBe(404);
});

it('mails four times an hour to one address, and ten times for one network', async () => {
  const to = (email: string, client: string) =>
    ask({ email, draft, step: 2 }, client).then(({ statusCode }) => statusCode);
  const one: number[] = [];
  for (let n = 1; n <= 5; n += 1) one.push(await to('victim@harbour.example', `198.51.100.${n}`));
  expect(one).toEqual([202, 202, 202, 202, 429]);
  const network: number[] = [];
  for (let n = 1; n <= 11; n += 1) network.push(await to(`a${n}@harbour.example`, '203.0.113.9'));
  expect(network).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
});

it.each([
  ['no address', { email: '', draft, step: 2 }],
  ['what is no address', { email: 'me at home', draft, step: 2 }],
  ['a step that there is not', { email: 'a@b.example', draft, step: 29 }],
  ['answers of another shape', { email: 'a@b.example', draft: { companyName: { of: 'x' } }, step: 2 }],
  ['nothing', {}],
])('refuses %s', async (_what, payload) => {
  expect([(await ask(payload)).statusCode, jobs]).toEqual([422, []]);
});
