// What the AI platforms have cost, and the models that read pages, for operators.
import { sql } from 'drizzle-orm';
import type { Db } from '#base/db.ts';
import type { Spending } from './contract.ts';

const dayMs = 24 * 60 * 60_000;
const days = 30;
const dearest = 50;
/** Named beside the platforms. */
const pagesRead = 'pages';

/** By UTC day and platform for thirty days, and the reports that cost most in them; the reading of answers is in each sum. What calls under way may cost counts as spent. */
export async function readSpending(db: Db, now: Date, budgetPerDayUsd: number): Promise<Spending> {
  const today = now.toISOString().slice(0, 10);
  const since = new Date(Date.parse(`${today}T00:00:00Z`) - (days - 1) * dayMs);
  const books = sql`(
    select assessment_id, platform, calls, started_at, read_micros, spent_micros + reserved_micros + read_micros as micros from platform_asks
    union all
    select assessment_id, ${pagesRead}, calls, started_at, 0, spent_micros + reserved_micros from page_readings) as a`;
  const { rows: byDay } = await db.execute<{
    day: string;
    platform: string;
    calls: string;
    micros: string;
    readMicros: string;
  }>(sql`
    select to_char(started_at at time zone 'UTC', 'YYYY-MM-DD') as day, platform, sum(calls) as calls, sum(micros) as micros, sum(read_micros) as "readMicros"
    from ${books} where started_at >= ${since} group by 1, 2 order by 1 desc, 2`);
  const { rows: byReport } = await db.execute<{
    reportId: string | null;
    companyName: string | null;
    day: string;
    micros: string;
  }>(sql`
    select r.id as "reportId", r.company_name as "companyName", to_char(min(a.started_at) at time zone 'UTC', 'YYYY-MM-DD') as day, sum(micros) as micros
    from ${books}
    left join lateral (select id, company_name from reports where assessment_id = a.assessment_id and not is_rerun order by created_at limit 1) r on true
    where a.started_at >= ${since} group by a.assessment_id, r.id, r.company_name order by 4 desc limit ${dearest}`);
  const usd = (micros: string | number) => Number(micros) / 1e6;
  const perDay = byDay.map(({ day, platform, calls, micros, readMicros }) => ({
    day,
    platform,
    calls: Number(calls),
    usd: usd(micros),
    readingUsd: usd(readMicros),
  }));
  return {
    budgetPerDayUsd,
    todayUsd: usd(byDay.reduce((sum, own) => sum + (own.day === today ? Number(own.micros) : 0), 0)),
    days: perDay,
    reports: byReport.map(({ micros, ...own }) => ({ ...own, usd: usd(micros) })),
  };
}
