import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { websiteHost } from '#base/website-host.ts';
import { assessments, identities, orders, paidInvoices, reports, submissions } from '#db/schema.ts';
import { madePayments } from '#db/made-payments.ts';
import { writeReceipt } from '#payment/contract.ts';
import type { Queryable } from '#base/db.ts';
import type { Account, AccountReport } from './contract.ts';
import type { AccountDeps } from './deps.ts';
import { countSessions, type Session } from './session.ts';

const listed = 500;

export type DashboardDeps = Pick<AccountDeps, 'database' | 'subscriptionLink'>;

/** All that the dashboard shows. What was bought with the address appears only once the address is confirmed. */
export async function readAccount(
  { database: { db }, subscriptionLink }: DashboardDeps,
  { user, isMailboxProven }: Session,
): Promise<Account> {
  const providers = await db
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, user.id));
  const bought = user.isVerified
    ? await readPurchases(db, user.email, subscriptionLink)
    : { businesses: [], subscriptions: [], payments: [] };
  return {
    user: {
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      isVerified: user.isVerified,
      hasPasscode: user.passcodeHash !== null,
      providers: providers.map(({ provider }) => provider),
      isMailboxProven,
      sessions: await countSessions(db, user.id),
    },
    ...bought,
  };
}

/** The reports of an address that are not erased. The address is a report's own, which an operator may have corrected. */
export function reportsOf(email: string) {
  return and(sql`lower(${reports.email}) = lower(${email})`, isNull(reports.erasedAt));
}

async function readPurchases(
  db: Queryable,
  email: string,
  subscriptionLink: DashboardDeps['subscriptionLink'],
): Promise<Pick<Account, 'businesses' | 'subscriptions' | 'payments'>> {
  // What was checked or corrected since is a version of its own.
  const analysis = sql`(coalesce((select later.document from report_versions later where later.report_id = reports.id order by later.version desc limit 1),
    reports.document) -> 'analysis')`;
  const plan = sql`${analysis} -> 'personalizedPlan'`;
  const rows = await db
    .select({
      id: reports.id,
      orderId: reports.orderId,
      runNumber: reports.runNumber,
      status: reports.status,
      companyName: reports.companyName,
      createdAt: reports.createdAt,
      pdfKey: reports.pdfKey,
      hasFixPack: sql<boolean>`coalesce(json_typeof(${reports.document} -> 'fixPack') = 'object', false)`,
      website: submissions.website,
      overallScore: sql<number | null>`(${analysis} ->> 'overallScore')::float8`,
      grade: sql<string | null>`${analysis} -> 'grade' ->> 'letter'`,
      nextTask: sql<
        string | null
      >`(select ${plan} -> horizon -> 0 ->> 'title' from unnest(array['immediate', 'shortTerm', 'longTerm']) with ordinality as o (horizon, at)
        where ${plan} -> horizon -> 0 is not null order by at limit 1)`,
      interval: sql<{ low: number; high: number } | null>`${analysis} -> 'interval'`,
    })
    .from(reports)
    .innerJoin(assessments, eq(assessments.id, reports.assessmentId))
    .innerJoin(submissions, eq(submissions.id, assessments.submissionId))
    .where(reportsOf(email))
    .orderBy(desc(reports.createdAt), desc(reports.runNumber))
    .limit(listed);
  const orderIds = [...new Set(rows.map((row) => row.orderId))];
  const businesses = new Map<string, Account['businesses'][number]>();
  const seen = new Set<string>();
  for (const { runNumber: _, createdAt, pdfKey, companyName, website, nextTask, ...row } of rows) {
    const isReady = row.overallScore !== null;
    const report: AccountReport = {
      ...row,
      createdAt: createdAt.toISOString(),
      hasPdf: pdfKey !== null,
      isNewestOfOrder: isReady && !seen.has(row.orderId),
    };
    if (isReady) seen.add(row.orderId);
    const key = websiteHost(website);
    const business = businesses.get(key) ?? {
      website: key,
      companyName,
      measuredBy: null,
      nextTask: null,
      reports: [],
    };
    if (nextTask !== null && row.status !== 'suspended')
      business.nextTask ??= { title: nextTask, orderId: row.orderId };
    business.reports.push(report);
    businesses.set(key, business);
  }
  const money = await readMoney(db, orderIds, subscriptionLink);
  for (const business of businesses.values()) {
    const running = money.subscriptions.find(
      ({ orderId, status }) => isRunning(status) && business.reports.some((report) => report.orderId === orderId),
    );
    business.measuredBy = running?.tier ?? null;
  }
  return { businesses: [...businesses.values()], ...money };
}

async function readMoney(
  db: Queryable,
  orderIds: string[],
  subscriptionLink: DashboardDeps['subscriptionLink'],
): Promise<Pick<Account, 'subscriptions' | 'payments'>> {
  if (orderIds.length === 0) return { subscriptions: [], payments: [] };
  const bought = await db.select().from(orders).where(inArray(orders.id, orderIds)).orderBy(desc(orders.createdAt));
  const invoices = await db
    .select()
    .from(paidInvoices)
    .where(inArray(paidInvoices.orderId, orderIds))
    .orderBy(desc(paidInvoices.paidAt));
  const ofOrder = (id: string) => invoices.filter((invoice) => invoice.orderId === id);
  return {
    subscriptions: bought
      .filter(({ catalogue }) => catalogue.interval !== null)
      .map((order) => ({
        orderId: order.id,
        tier: order.tier,
        companyName: order.lead.companyName,
        amountCents: order.amountCents,
        status: order.subscriptionStatus,
        cancelRequestedAt: order.cancelRequestedAt?.toISOString() ?? null,
        paymentsMade: ofOrder(order.id).filter(({ state }) => state !== 'disputed').length,
        commitmentPayments: order.catalogue.commitmentPayments,
        manageUrl: subscriptionLink(order.id),
        billingUrl: subscriptionLink(order.id).replace('?', '/billing?'),
      })),
    payments: (
      await Promise.all(bought.map(async (order) => ({ order, made: await madePayments(db, order) })))
    ).flatMap(({ order, made }) =>
      made.toReversed().map((payment) => ({
        id: payment.key,
        tier: order.tier,
        companyName: order.lead.companyName,
        amountCents: payment.amountCents + payment.taxCents,
        paidAt: payment.paidAt.toISOString(),
        state: payment.state,
        receipt: writeReceipt(order, payment),
      })),
    ),
  };
}

/** Whether a subscription still makes new runs: the provider's word for one that is over or never began says that it does not. */
function isRunning(status: string | null): boolean {
  return status !== null && !['canceled', 'incomplete', 'incomplete_expired'].includes(status);
}
