import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { assessments, submissions } from '#db/schema.ts';
import { createLog } from '#base/log.ts';
import { testDatabase } from '#base/testing/database.ts';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { buildApp } from '#server/app.ts';
import type { App } from '#base/app.ts';
import type { Database } from '#base/db.ts';
import { quizRoutes } from './routes.ts';
import { createSubmitQuiz } from './submit-quiz.ts';

let database: Database;
let app: App;
const answers = { ...sampleAnswers, email: 'owner@harbour.example' };

beforeAll(async () => {
  database = await testDatabase();
  app = await buildApp({
    config: { trustProxy: [], rateLimitPerMinute: 10_000 },
    publicUrl: 'http://127.0.0.1',
    log: createLog('silent'),
    pool: database.pool,
  });
  quizRoutes(app, createSubmitQuiz(database.pool), () => {});
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const submit = (payload: object, key?: string, query = '') =>
  app.inject({
    method: 'POST',
    url: `/api/quiz${query}`,
    payload,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const idOf = (reply: { body: string }) => z.object({ id: z.string() }).parse(JSON.parse(reply.body)).id;

describe('POST /api/quiz', () => {
  it('stores the answers before it answers an unguessable id, and begins nothing that is not paid for', async () => {
    const reply = await submit(answers, undefined, '?tier=audit');
    expect(reply.statusCode).toBe(201);
    const id = idOf(reply);
    expect(id).toMatch(/^[\w-]{22}$/);
    const [kept] = await database.db.select().from(submissions).where(eq(submissions.id, id));
    expect(kept).toMatchObject({ answers, email: answers.email, website: answers.website, tier: 'audit' });
    expect(await database.db.select().from(assessments)).toEqual([]);
  });

  it('gives one id to twenty sends at once and one later under the same key', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => submit(answers, 'a-double-click')));
    replies.push(await submit(answers, 'a-double-click'));
    const ids = new Set(replies.map(idOf));
    expect(ids.size).toBe(1);
    expect(
      await database.db.select().from(submissions).where(eq(submissions.idempotencyKey, 'a-double-click')),
    ).toHaveLength(1);
  });

  it('does not lose an edit that is sent under the same key', async () => {
    const first = idOf(await submit(answers, 'edited-after-a-lost-reply'));
    const second = idOf(await submit({ ...answers, businessGoals: 'Something else' }, 'edited-after-a-lost-reply'));
    expect(second).not.toBe(first);
  });

  it.each([
    ['a missing company', { ...answers, companyName: '  ' }, 'companyName'],
    ['no products', { ...answers, products: [] }, 'products'],
    ['an unknown industry', { ...answers, industry: 'piracy' }, 'industry'],
    ['no e-mail', { ...answers, email: '' }, 'email'],
    ['a text that would fill the disk', { ...answers, companyDescription: 'x'.repeat(100_000) }, 'companyDescription'],
  ])('answers 422 and names the field for %s', async (_name, payload, field) => {
    const reply = await submit(payload);
    expect(reply.statusCode).toBe(422);
    expect(JSON.parse(reply.body)).toMatchObject({
      code: 'invalid-answers',
      message: expect.any(String),
      details: { [field]: expect.any(String) },
    });
  });

  it.each([
    ['an array', [], 422],
    ['a huge body', { ...answers, otherInformation: 'x'.repeat(300_000) }, 413],
  ])('refuses %s', async (_name, payload, status) => {
    expect((await submit(payload)).statusCode).toBe(status);
  });

  it('refuses a key that is not one', async () => {
    expect((await submit(answers, 'no spaces please')).statusCode).toBe(400);
  });
});

describe('submissions of one moment', () => {
  it('are each stored under an id of their own, and what the database refuses of one is not the others’ trouble', async () => {
    const submitQuiz = createSubmitQuiz(database.pool);
    const names = ['Alpha', 'Beta', 'Gam\0ma', 'Delta'];
    const together = await Promise.allSettled(
      names.map((companyName) =>
        submitQuiz({
          answers: { ...answers, companyName },
          idempotencyKey: null,
          tier: 'audit',
          mayRemind: companyName === 'Beta',
        }),
      ),
    );
    expect(together.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    const ids = together.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const kept = await database.db.select().from(submissions).where(inArray(submissions.id, ids));
    const stored = kept.map(({ id, mayRemind, tier, answers: { companyName } }) => ({
      id,
      companyName,
      mayRemind,
      tier,
    }));
    expect(stored.toSorted((a, b) => a.companyName.localeCompare(b.companyName))).toEqual([
      { id: ids[0], companyName: 'Alpha', mayRemind: false, tier: 'audit' },
      { id: ids[1], companyName: 'Beta', mayRemind: true, tier: 'audit' },
      { id: ids[2], companyName: 'Delta', mayRemind: false, tier: 'audit' },
    ]);
  });
});
