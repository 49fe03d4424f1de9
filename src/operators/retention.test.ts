import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#base/config.ts';
import type { Database } from '#base/db.ts';
import { openQueue, type Queue } from '#base/queue.ts';
import { testDatabase } from '#base/testing/database.ts';
import { forgetOld } from './retention.ts';

let database: Database;
let queue: Queue;
const outboxDir = mkdtempSync(join(tmpdir(), 'citable-retention-'));
const now = () => new Date('2026-11-20T12:00:00Z');
const env = { KEEP_UNPAID_DAYS: '30', KEEP_CHATS_DAYS: '10', KEEP_REPORTS_DAYS: '1095' };
beforeAll(async () => {
  database = await testDatabase();
  queue = await openQueue(database, {}, () => {}); // erasing looks for waiting jobs, too
});
afterAll(async () => {
  await queue.stop(1000);
  await database.close();
  rmSync(outboxDir, { recursive: true, force: true });
});

const ago = (days: number) => sql`${now()}::timestamptz - ${days}::int * interval '1 day'`;

/** A quiz so many days old, with its run and, with a status, its order and (when paid) its report. */
async function add(id: string, days: number, status: string | null, orderDays = days): Promise<void> {
  const { db } = database;
  await db.execute(
    sql`insert into submissions (id, idempotency_key, answers_hash, answers, email, website, created_at) values (${id}, ${id}, ${id}, '{}', 'x@x.example', '', ${ago(days)})`,
  );
  await db.execute(
    sql`insert into assessments (id, submission_id, run_number, page_limit, status) values (${id}, ${id}, 1, 25, 'judged')`,
  );
  await db.execute(
    sql`insert into progress_events (assessment_id, progress, created_at) values (${id}, '{}', ${ago(days)})`,
  );
  if (status === null) return;
  await db.execute(sql`insert into orders (id, submission_id, tier, amount_cents, currency, catalogue, lead, email, provider, status, expires_at, created_at)
    values (${id}, ${id}, 'assessment', 9900, 'usd', '{}', '{}', 'x@x.example', 'sandbox', ${status}, now(), ${ago(orderDays)})`);
  if (status !== 'paid') return;
  await db.execute(
    sql`insert into reports (id, order_id, run_number, assessment_id, company_name, email, payment_status, created_at) values (${id}, ${id}, 1, ${id}, 'C', 'x@x.example', 'completed', ${ago(days)})`,
  );
}

const ids = async (table: string) =>
  (await database.pool.query<{ id: string }>(`select id::text from ${table} order by 1`)).rows.map(({ id }) => id);

it('what is older than it is kept for goes, and nothing else', async () => {
  await add('old-unpaid', 40, null);
  await add('old-expired', 40, 'expired');
  await add('old-with-new-order', 40, 'pending', 1);
  await add('old-on-its-way', 40, 'processing');
  await add('new-unpaid', 20, null);
  await add('paid', 400, 'paid');
  await add('paid-long-ago', 1200, 'paid');
  for (const [id, days] of [
    ['old', 11],
    ['new', 9],
  ] as const) {
    await database.db.execute(
      sql`insert into conversations (id, session_id, user_message, bot_response, created_at) values (${id}, 's', 'm', 'b', ${ago(days)})`,
    );
    await database.db.execute(
      sql`insert into leads (id, name, email, company, created_at) values (${id}, 'n', 'e', 'c', ${ago(days)})`,
    );
  }
  for (const [host, days] of [
    ['seen-long-ago.example', 2],
    ['seen-today.example', 0],
  ] as const)
    await database.db.execute(
      sql`insert into website_scans (host, proposals, scanned_at) values (${host}, '[]', ${ago(days)})`,
    );
  for (const [key, days] of [
    ['long-ago', 31],
    ['lately', 29],
  ] as const)
    await database.db.execute(
      sql`insert into model_answers (key, answer, answered_at) values (${key}, '{}', ${ago(days)})`,
    );
  for (const [id, days] of [
    ['long-ago', 31],
    ['lately', 29],
  ] as const) {
    await database.db.execute(
      sql`insert into order_browsers (order_id, browser_hash, since) values ('paid', ${id}, ${ago(days)})`,
    );
    for (const run of ['paid', null])
      await database.db.execute(
        sql`insert into page_readings (id, assessment_id, calls, reserved_micros, started_at) values (${`${id} ${run}`}, ${run}, 1, 0, ${ago(days + 1)})`,
      );
  }
  await database.db.execute(sql`insert into users (id, email) values ('member', 'member@agency.example')`);
  await database.db.execute(sql`insert into agencies (id, name, created_at) values ('agency', 'Agency', ${now()})`);
  await database.db.execute(
    sql`insert into agency_members (user_id, agency_id, role, created_at) values ('member', 'agency', 'owner', ${now()})`,
  );
  for (const [grant, ...ends] of [
    ['ended', 1],
    ['live', 1, -1],
  ] as const) {
    await database.db.execute(
      sql`insert into agent_grants (id, user_id, client_id, client_name, resource, created_at) values (${grant}, 'member', '', '', '', ${ago(31)})`,
    );
    for (const days of ends)
      await database.db.execute(
        sql`insert into agent_secrets (hash, grant_id, kind, expires_at) values (${`${grant} ${days}`}, ${grant}, 'refresh', ${ago(days)})`,
      );
  }
  const config = readConfig(env);
  expect(await forgetOld({ database, config, now, outboxDir })).toEqual({
    quizzes: 2,
    conversations: 1,
    leads: 1,
    looks: 1,
    progress: 5 - 1, // those of the quizzes went with them; one is new
    modelAnswers: 1,
    pageReadings: 1, // what was read for an order is part of what it cost
    browsers: 1,
    sessions: 0,
    invitations: 0,
    agentTokens: 2,
    agents: 1,
    mailedLinks: 0,
    reports: 1,
  });
  expect(await ids('submissions')).toEqual(['new-unpaid', 'old-on-its-way', 'old-with-new-order', 'paid']);
  expect(await ids('reports')).toEqual(['paid']);
  expect(await ids('conversations')).toEqual(['new']);
  expect(await ids('leads')).toEqual(['new']);
  expect(await ids('agent_grants')).toEqual(['live']);
  expect(await ids('page_readings')).toEqual(['lately null', 'lately paid', 'long-ago paid']);
  expect(Object.values(await forgetOld({ database, config, now, outboxDir })).every((n) => n === 0)).toBe(true);
});

it('without a time set, quizzes and chats stay for a year, reports until somebody erases them; for them three years is the least', async () => {
  expect(readConfig({}).keep).toEqual({ unpaidDays: 365, chatDays: 365, reportDays: null });
  expect(() => readConfig({ KEEP_REPORTS_DAYS: '30' })).toThrow('KEEP_REPORTS_DAYS must be a whole number from 1095');
});
