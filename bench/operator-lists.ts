// How long the operators' lists, searches, counters and the export of everything take in the server, with 1 000 and with 100 000 reports
// (and 3 and 0.5 times as many conversations and users). Run: node bench/operator-lists.ts; DATABASE_URL chooses another (empty) database.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { connect, migrateDatabase, type Db } from '#base/db.ts';
import { startEmbeddedPostgres } from '#base/embedded-postgres.ts';
import { countReports, countUsers } from '#operators/counters.ts';
import { listReports, reportsQuery } from '#operators/list-reports.ts';
import { conversationsQuery, listConversations } from '#operators/lists.ts';
import { reportsAsText } from '#operators/report-downloads.ts';
import { listUsers, usersQuery } from '#operators/users.ts';

const rounds = 40;
const folder = mkdtempSync(join(tmpdir(), 'citable-bench-'));
chmodSync(folder, 0o755); // as root the database runs as another user, who must get in
const embedded = process.env['DATABASE_URL'] ? null : await startEmbeddedPostgres(join(folder, 'data'), { ifRunning: 'refuse' });
const database = await connect(
  embedded ? { host: embedded.host, port: embedded.port, user: embedded.user, database: embedded.database } : { connectionString: process.env['DATABASE_URL'] },
  () => {},
);
try {
  await migrateDatabase(database.pool);
  for (const size of [1000, 100_000]) {
    await fill(database.db, size);
    const results: Record<string, string> = {};
    for (const [name, ask] of Object.entries(await asks(database.db))) results[name] = await measure(ask);
    results['export of all'] = await measureExport(database.db);
    process.stdout.write(`\n${size} reports, ${size * 3} conversations, ${size / 2} users: p50 / p95 in ms\n`);
    for (const [name, result] of Object.entries(results)) process.stdout.write(`  ${name.padEnd(44)}${result}\n`);
  }
} finally {
  await database.close();
  await embedded?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function asks(db: Db): Promise<Record<string, () => Promise<unknown>>> {
  const reports = (query: object) => () => listReports(db, { ...reportsQuery.parse(query), limit: 50 });
  const conversations = (query: object) => () => listConversations(db, { ...conversationsQuery.parse(query), limit: 50 });
  const users = (query: object) => () => listUsers(db, { ...usersQuery.parse(query), limit: 50 });
  const middle = await cursorInTheMiddle(db);
  return {
    'reports, first page': reports({}),
    'reports, a page in the middle': reports({ after: middle }),
    'reports by company': reports({ sort: 'companyName', order: 'asc' }),
    'reports by contact': reports({ sort: 'contactName', order: 'asc' }),
    'reports by e-mail': reports({ sort: 'email', order: 'asc' }),
    'reports, plain list of 1 000': () => listReports(db, { ...reportsQuery.parse({}), limit: 1000 }),
    'reports, search for one': reports({ search: 'contact 777 ' }),
    'reports, search that matches all': reports({ search: 'example' }),
    'reports, search that matches none': reports({ search: 'zebra crossing' }),
    'reports, search of two letters, none': reports({ search: 'qj' }),
    'reports, a rare status': reports({ status: 'suspended' }),
    'reports, a rare status by company': reports({ status: 'suspended', sort: 'companyName', order: 'asc' }),
    'reports, a package no report has': reports({ subscriptionPackage: 'audit' }),
    'counters of reports': () => countReports(db, new Date()),
    'conversations, first page': conversations({}),
    'conversations by session': conversations({ sort: 'sessionId', order: 'asc' }),
    'conversations by intent': conversations({ sort: 'intent', order: 'asc' }),
    'conversations of one session': conversations({ session: 'session_17' }),
    'conversations, search for one': conversations({ search: 'question 777 ' }),
    'conversations, search that matches all': conversations({ search: 'what does' }),
    'conversations, search that matches none': conversations({ search: 'zebra crossing' }),
    'users, first page': users({}),
    'users by e-mail': users({ sort: 'email', order: 'asc' }),
    'users, search for one': users({ search: 'first7 last77 ' }),
    'users, search that matches all': users({ search: 'EXAMPLE' }),
    'users, search that matches none': users({ search: 'zebra crossing' }),
    'counters of users': () => countUsers(db),
  };
}

async function cursorInTheMiddle(db: Db): Promise<string> {
  const { rows } = await db.execute<{ at: string; id: string }>(
    sql`select created_at::text as at, id from reports order by created_at desc, id desc offset (select count(*) / 2 from reports) limit 1`,
  );
  return Buffer.from(JSON.stringify([rows[0]?.at, rows[0]?.id])).toString('base64url');
}

async function measure(ask: () => Promise<unknown>): Promise<string> {
  await ask();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  return `${at(0.5)} / ${at(0.95)}`;
}

async function measureExport(db: Db): Promise<string> {
  const idle = process.memoryUsage().rss;
  let peak = idle;
  let bytes = 0;
  const start = performance.now();
  for await (const text of reportsAsText(db, new Date())) {
    bytes += text.length;
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return `${seconds} s, ${(bytes / 1e6).toFixed(1)} MB, ${((peak - idle) / 1e6).toFixed(0)} MB above idle`;
}

/** Rows like real ones in what the lists look at; documents of some kilobytes, as the export reads them. */
async function fill(db: Db, size: number): Promise<void> {
  await db.execute(sql`truncate submissions, conversations, users, tallies, company_tallies cascade`);
  await db.execute(sql`insert into submissions (id, idempotency_key, answers_hash, answers, email, website) values ('s', 's', 's', '{}', 'x@x.example', '')`);
  await db.execute(sql`insert into assessments (id, submission_id, run_number, page_limit, status) values ('a', 's', 1, 25, 'judged')`);
  await db.execute(sql`insert into orders (id, submission_id, tier, amount_cents, currency, catalogue, lead, email, provider, status, expires_at)
    values ('o', 's', 'assessment', 9900, 'usd', '{}', '{}', 'x@x.example', 'sandbox', 'paid', now())`);
  await db.execute(sql`insert into reports (id, order_id, run_number, assessment_id, contact_name, contact_phone, company_name, company_size, email, status, payment_status, document, published_at, created_at)
    select md5('r' || n), 'o', n, 'a', 'Contact ' || n || ' Name', '+44 113 496 0000', 'Company ' || (n * 7919 % ${size}::int), '11-50', 'owner' || n || '@company.example',
      case when n % 5000 = 0 then 'suspended' else 'active' end, 'completed',
      json_build_object('analysis', json_build_object('overallScore', n % 100, 'grade', json_build_object('letter', 'C'), 'filler', repeat(md5(n::text), 60)), 'view', json_build_object('headline', 'A headline')),
      now(), now() - n * interval '7 minutes'
    from generate_series(1, ${size}::int) n`);
  await db.execute(sql`insert into conversations (id, session_id, user_message, bot_response, intent, created_at)
    select md5('c' || n), 'session_' || (n / 4), 'What does question ' || n || ' cost?', 'The assessment is $99. ' || md5(n::text), (array['pricing', 'report', 'other'])[n % 3 + 1], now() - n * interval '3 minutes'
    from generate_series(1, ${size * 3}::int) n`);
  await db.execute(sql`insert into users (id, email, first_name, last_name, is_verified, created_at)
    select md5('u' || n), 'user' || n || '@example.com', 'First' || n % 10, 'Last' || n || ' ', n % 2 = 0, now() - n * interval '11 minutes' from generate_series(1, ${size / 2}::int) n`);
  for (const table of ['reports', 'conversations', 'users', 'tallies']) await db.execute(sql`vacuum analyze ${sql.raw(table)}`);
}
