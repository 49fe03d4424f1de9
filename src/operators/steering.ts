// What the shop earns, where visitors stop, and who left without paying.
import { and, desc, eq, gte, inArray, lt, notExists, notLike, sql } from 'drizzle-orm';
import { orders, stepCounts, submissions, taskEvents } from '#db/schema.ts';
import type { Db } from '#base/db.ts';
import type { Steering } from './contract.ts';

const dayMs = 24 * 60 * 60_000;
const days = 30;
const listed = 100;
const patienceMs = 60 * 60_000; // a checkout lives an hour
export const boughtStatuses = ['processing', 'paid', 'disputed', 'refunded'] as const;

/** By UTC days: today, and the thirty days that end with it. */
export async function readSteering(db: Db, now: Date): Promise<Steering> {
  const today = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  const since = new Date(today.getTime() - (days - 1) * dayMs);
  return {
    today: today.toISOString().slice(0, 10),
    ...(await readRevenue(db, today, since)),
    funnel: await readFunnel(db, today, since),
    unpaid: await readUnpaid(db, now, since),
  };
}

/** Every payment once: those of subscriptions by their invoices, all others by their order. Amounts with tax, as they were charged. */
async function readRevenue(db: Db, today: Date, since: Date): Promise<Pick<Steering, 'revenue' | 'daily'>> {
  const { rows } = await db.execute<{
    day: string;
    tier: Steering['revenue'][number]['tier'];
    provider: string;
    currency: string;
    payments: string;
    cents: string;
    refundedCents: string;
  }>(sql`
    with payments as (
      select o.tier, i.provider, i.currency, i.paid_at, i.amount_cents + i.tax_cents as cents, i.refunded_cents
        from paid_invoices i join orders o on o.id = i.order_id where i.paid_at >= ${since}
      union all
      select o.tier, o.provider, o.currency, o.paid_at, o.amount_cents + o.tax_cents, o.refunded_cents
        from orders o where o.paid_at >= ${since} and not exists (select 1 from paid_invoices i where i.order_id = o.id)
    )
    select to_char(paid_at at time zone 'UTC', 'YYYY-MM-DD') as day, tier, provider, currency, count(*) as payments, sum(cents) as cents,
      sum(refunded_cents) as "refundedCents"
    from payments group by 1, 2, 3, 4 order by 2, 3, 4, 1`);
  const todayText = today.toISOString().slice(0, 10);
  const lines = new Map<string, Steering['revenue'][number]>();
  const daily = new Map<string, Steering['daily'][number]>();
  for (const { day, tier, provider, currency, payments, cents, refundedCents } of rows) {
    const key = `${tier} ${provider} ${currency}`;
    const line = lines.get(key) ?? { tier, provider, currency, today: nothing(), days: nothing() };
    const ofDay = daily.get(`${day} ${tier} ${currency}`) ?? { day, tier, currency, ...nothing() };
    for (const sum of [line.days, ofDay, ...(day === todayText ? [line.today] : [])]) {
      sum.payments += Number(payments);
      sum.cents += Number(cents);
      sum.refundedCents += Number(refundedCents);
    }
    lines.set(key, line);
    daily.set(`${day} ${tier} ${currency}`, ofDay);
  }
  return { revenue: [...lines.values()], daily: [...daily.values()].toSorted((a, b) => a.day.localeCompare(b.day)) };
}

const nothing = () => ({ payments: 0, cents: 0, refundedCents: 0 });

/** Steps are counted where visitors reach them; from the submission on, the tables tell. */
async function readFunnel(db: Db, today: Date, since: Date): Promise<Steering['funnel']> {
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const counted = await db
    .select({
      step: stepCounts.step,
      days: sum(stepCounts.n),
      today: sum(sql`case when ${stepCounts.day} = ${day(today)} then ${stepCounts.n} else 0 end`),
    })
    .from(stepCounts)
    .where(gte(stepCounts.day, day(since)))
    .groupBy(stepCounts.step);
  const known = new Map(counted.map(({ step, ...n }) => [step, n]));
  const of = (step: string) => ({ step, ...(known.get(step) ?? { today: 0, days: 0 }) });
  const furthest = Math.max(0, ...counted.map(({ step }) => Number(/^quiz-(\d+)$/.exec(step)?.[1] ?? 0)));
  const [submitted] = await db
    .select({
      days: sql`count(*)`.mapWith(Number),
      today: sql`count(*) filter (where ${submissions.createdAt} >= ${today})`.mapWith(Number),
    })
    .from(submissions)
    .where(gte(submissions.createdAt, since));
  const reached = async (at: typeof orders.createdAt | typeof orders.paidAt) => {
    const [n] = await db
      .select({
        days: sql`count(distinct ${orders.submissionId})`.mapWith(Number),
        today: sql`count(distinct ${orders.submissionId}) filter (where ${at} >= ${today})`.mapWith(Number),
      })
      .from(orders)
      .where(gte(at, since));
    return n ?? { today: 0, days: 0 };
  };
  return [
    of('landing'),
    of('look'),
    ...Array.from({ length: furthest }, (_, at) => of(`quiz-${at + 1}`)),
    { step: 'submitted', ...(submitted ?? { today: 0, days: 0 }) },
    { step: 'plan-chosen', ...(await reached(orders.createdAt)) },
    { step: 'paid', ...(await reached(orders.paidAt)) },
    of('report-opened'),
    { step: 'task-claimed', ...(await firstOf(db, 'claimed', today, since)) },
    { step: 'task-verified', ...(await firstOf(db, 'verified', today, since)) },
  ];
}

/** Websites whose first task came to a state in these days. A line of the four weeks that is no task is a box without a check. */
async function firstOf(
  db: Db,
  state: 'claimed' | 'verified',
  today: Date,
  since: Date,
): Promise<{ today: number; days: number }> {
  const firsts = db
    .select({ at: sql`min(${taskEvents.at})`.as('first_at') })
    .from(taskEvents)
    .where(and(eq(taskEvents.state, state), notLike(taskEvents.checkId, 'week%')))
    .groupBy(taskEvents.siteId)
    .as('firsts');
  const [n] = await db
    .select({
      days: sql`count(*)`.mapWith(Number),
      today: sql`count(*) filter (where ${firsts.at} >= ${today})`.mapWith(Number),
    })
    .from(firsts)
    .where(gte(firsts.at, since));
  return n ?? { today: 0, days: 0 };
}

const sum = (n: typeof stepCounts.n | ReturnType<typeof sql>) => sql`sum(${n})`.mapWith(Number);

/** Quizzes of these days that nobody paid for, newest first, with the plan that was chosen last. */
async function readUnpaid(db: Db, now: Date, since: Date): Promise<Steering['unpaid']> {
  const bought = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.submissionId, submissions.id), inArray(orders.status, [...boughtStatuses])));
  const rows = await db
    .select({
      id: submissions.id,
      companyName: sql<string>`${submissions.answers} ->> 'companyName'`,
      email: submissions.email,
      tier: sql<
        Steering['unpaid'][number]['tier']
      >`(select o.tier from ${orders} o where o.submission_id = submissions.id order by o.created_at desc limit 1)`,
      mayRemind: submissions.mayRemind,
      remindedAt: submissions.remindedAt,
      at: submissions.createdAt,
    })
    .from(submissions)
    .where(
      and(
        gte(submissions.createdAt, since),
        lt(submissions.createdAt, new Date(now.getTime() - patienceMs)),
        notExists(bought),
      ),
    )
    .orderBy(desc(submissions.createdAt))
    .limit(listed);
  return rows.map(({ at, remindedAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    remindedAt: remindedAt?.toISOString() ?? null,
  }));
}
