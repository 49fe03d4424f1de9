// How long the operators' lists, searches, counters and the export of everything take in the server, with 1 000 and with 100 000 reports
// (and 3 and 0.5 times as many conversations and users; BENCH_SIZES=1000 for one size), what the search indexes cost a writer, and how soon the table paints.
// Run: npm run bench -- lists; DATABASE_URL chooses another (empty) database.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, TransactionRollbackError } from 'drizzle-orm';
import { connect, migrateDatabase, type Db } from '#base/db.ts';
import { startEmbeddedPostgres } from '#base/embedded-postgres.ts';
import { countReports, countUsers } from '#operators/counters.ts';
import { listReports, reportsQuery } from '#operators/list-reports.ts';
import {
  auditQuery,
  conversationsQuery,
  leadsQuery,
  listAudit,
  listConversations,
  listLeads,
} from '#operators/list-records.ts';
import { reportsAsText } from '#operators/report-downloads.ts';
import { listUsers, usersQuery } from '#operators/users.ts';
import { fillOperatorTables } from './fill-operator-tables.ts';
import { tablePaint } from './table-paint.ts';

const rounds = 40;
const folder = mkdtempSync(join(tmpdir(), 'citable-bench-'));
chmodSync(folder, 0o755); // as root the database runs as another user, who must get in
// What is thrown away need not survive a crash; reading costs the same.
const embedded = process.env['DATABASE_URL']
  ? null
  : await startEmbeddedPostgres(join(folder, 'data'), {
      ifRunning: 'refuse',
      flags: ['fsync=off', 'max_wal_size=4GB'],
    });
const address = embedded
  ? `postgresql://${embedded.user}@localhost:${embedded.port}/${embedded.database}?host=${encodeURIComponent(embedded.host)}`
  : (process.env['DATABASE_URL'] ?? '');
const database = await connect({ connectionString: address, connectionTimeoutMillis: 3_600_000 }, () => {});
try {
  await migrateDatabase(database.pool);
  for (const size of (process.env['BENCH_SIZES'] ?? '1000,100000').split(',').map(Number)) {
    const filling = performance.now();
    await fillOperatorTables(database.db, size);
    const filledIn = ((performance.now() - filling) / 1000).toFixed(0);
    const results: Record<string, string> = {};
    for (const [name, ask] of Object.entries(await asks(database.db))) results[name] = await measure(database.db, ask);
    results['export of all'] = await measureExport(database.db);
    for (const [name, cost] of Object.entries(await writeCosts(database.db))) results[name] = cost;
    results['the table painted after its data'] = await tablePaint(address);
    process.stdout.write(
      `\n${size} reports, ${size * 3} conversations and audit entries, ${size / 2} users and leads (filled in ${filledIn} s): p50 / p95 in ms\n`,
    );
    for (const [name, result] of Object.entries(results)) process.stdout.write(`  ${name.padEnd(44)}${result}\n`);
  }
} finally {
  await database.close();
  await embedded?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function asks(db: Db): Promise<Record<string, () => Promise<unknown>>> {
  const reports = (query: object) => () => listReports(db, { ...reportsQuery.parse(query), limit: 50 });
  const conversations = (query: object) => () =>
    listConversations(db, { ...conversationsQuery.parse(query), limit: 50 });
  const users = (query: object) => () => listUsers(db, { ...usersQuery.parse(query), limit: 50 });
  const leads = (query: object) => () => listLeads(db, { ...leadsQuery.parse(query), limit: 50 });
  const audit = (query: object) => () => listAudit(db, { ...auditQuery.parse(query), limit: 50 });
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
    'reports, search of one letter, none': reports({ search: 'é' }),
    'reports, search of two letters, all': reports({ search: 'mp' }),
    'reports, search of signs, none': reports({ search: '§§§' }),
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
    'conversations, search of two letters, none': conversations({ search: 'qj' }),
    'conversations, search of two letters, all': conversations({ search: 'ss' }),
    'users, first page': users({}),
    'users by e-mail': users({ sort: 'email', order: 'asc' }),
    'users, search for one': users({ search: 'first7 last77 ' }),
    'users, search that matches all': users({ search: 'EXAMPLE' }),
    'users, search that matches none': users({ search: 'zebra crossing' }),
    'users, search of two letters, none': users({ search: 'qj' }),
    'counters of users': () => countUsers(db),
    'leads, first page': leads({}),
    'leads, search for one': leads({ search: 'lead777@' }),
    'leads, search of two letters, none': leads({ search: 'qj' }),
    'audit log, first page': audit({}),
    'audit log, search for one': audit({ search: 'subject-777-' }),
    'audit log, search that matches all': audit({ search: 'edited' }),
    'audit log, search of two letters, none': audit({ search: 'qx' }),
  };
}

async function cursorInTheMiddle(db: Db): Promise<string> {
  const { rows } = await db.execute<{ at: string; id: string }>(
    sql`select created_at::text as at, id from reports order by created_at desc, id desc offset (select count(*) / 2 from reports) limit 1`,
  );
  return Buffer.from(JSON.stringify([rows[0]?.at, rows[0]?.id])).toString('base64url');
}

/** The processor time, of this process and of the database's, hardly depends on what else the machine does. */
async function measure(db: Db, ask: () => Promise<unknown>): Promise<string> {
  await ask();
  const times: number[] = [];
  const cpuBefore = await cpuMs(db);
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  const cpu = ((await cpuMs(db)) - cpuBefore) / rounds;
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  return `${at(0.5)} / ${at(0.95)}${Number.isNaN(cpu) ? '' : `, ${cpu.toFixed(1)} of processor`}`;
}

/** NaN where the system does not tell: its hundredths of a second are counted over all rounds. */
async function cpuMs(db: Db): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where backend_type = 'client backend' and datname = current_database()`,
  );
  const { user, system } = process.cpuUsage();
  return rows.reduce((sum, { pid }) => sum + backendCpuMs(pid), (user + system) / 1000);
}

function backendCpuMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return NaN;
  }
}

/** What adding one conversation costs with both indexes for searching, without the one for short searches, and without both; nothing of it is kept. */
async function writeCosts(db: Db): Promise<Record<string, string>> {
  const writes = 400;
  const costs: Record<string, string> = {};
  for (const [name, dropped] of [
    ['a conversation written, both indexes', []],
    ['a conversation written, long searches only', ['conversations_pieces']],
    ['a conversation written, no search index', ['conversations_pieces', 'conversations_search']],
  ] as const) {
    await db
      .transaction(async (tx) => {
        for (const index of dropped) await tx.execute(sql`drop index if exists ${sql.identifier(index)}`);
        const before = await cpuMs(db);
        const start = performance.now();
        for (let n = 0; n < writes; n += 1)
          await tx.execute(sql`insert into conversations (id, session_id, user_message, bot_response, intent)
            select 'new' || ${n}::int, 'session_new', 'What does the assessment number ' || ${n}::int || ' hold, and when is it here?',
              'It holds your score on four platforms and a plan. It is with you within 24 hours. ' || (select string_agg(md5(${n}::int || '.' || part), ' ') from generate_series(1, 8) part), 'report'`);
        // New entries wait in a list of each index; sorting them in is part of the price.
        await tx.execute(sql`select gin_clean_pending_list(indexrelid) from pg_index join pg_class c on c.oid = indexrelid join pg_am a on a.oid = c.relam
          where indrelid = 'conversations'::regclass and amname = 'gin'`);
        const ms = (performance.now() - start) / writes;
        costs[name] = `${ms.toFixed(2)} ms each, ${(((await cpuMs(db)) - before) / writes).toFixed(2)} of processor`;
        tx.rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TransactionRollbackError)) throw error;
      });
  }
  return costs;
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
