import { sql } from 'drizzle-orm';
import { tallies } from '#db/schema.ts';
import type { Db } from '#base/db.ts';
import type { ReportCounters, UserCounters } from './contract.ts';

/** The cards of /admin, by UTC months. */
export async function countReports(db: Db, now: Date): Promise<ReportCounters> {
  const read = await readTallies(db);
  return {
    totalReports: read('reports'),
    paidReports: read('reports.paid'),
    companies: read('companies'),
    thisMonth: read(`reports.month.${now.toISOString().slice(0, 7)}`),
  };
}

/** The cards of /super-admin. */
export async function countUsers(db: Db): Promise<UserCounters> {
  const read = await readTallies(db);
  return { totalUsers: read('users'), verifiedUsers: read('users.verified'), oauthUsers: read('users.oauth') };
}

/** Rows of a whole table, or of the reports. */
export async function countAll(
  db: Db,
  name: 'reports' | 'conversations' | 'leads' | 'users',
): Promise<{ total: number; isCapped: false }> {
  return { total: (await readTallies(db))(name), isCapped: false };
}

const compactAbove = 500; // rows to sum; so reading stays short however much has changed

async function readTallies(db: Db): Promise<(name: string) => number> {
  const rows = await db
    .select({ name: tallies.name, n: sql`sum(${tallies.n})`.mapWith(Number), rows: sql`count(*)`.mapWith(Number) })
    .from(tallies)
    .groupBy(tallies.name);
  if (rows.reduce((sum, row) => sum + row.rows, 0) > compactAbove) await compact(db);
  const found = new Map(rows.map(({ name, n }) => [name, n]));
  return (name) => found.get(name) ?? 0;
}

/** Puts one row in place of many. In one statement, so a reader sees the many or the one; a second process leaves it to the first. */
async function compact(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const lock = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(4201128) as free`);
    if (lock.rows[0]?.free !== true) return;
    await tx.execute(sql`
      with gone as (delete from tallies returning name, n)
      insert into tallies (name, n) select name, sum(n) from gone group by name having sum(n) <> 0`);
  });
}
