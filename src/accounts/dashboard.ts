import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { assessments, identities, orders, paidInvoices, reports, submissions } from '#db/schema.ts';
import { writeReceipt } from '#payment/contract.ts';
import type { Queryable } from '#base/db.ts';
import type { Account, AccountReport } from './contract.ts';
import type { AccountDeps } from './deps.ts';
import { countSessions, type Session } from './session.ts';

const listed = 500;

export type DashboardDeps = Pick<AccountDeps, 'database' | 'subscriptionLink'>;

/** All that the dashboard shows. What was bought with the address appears only once the address is confirmed. */
export async function readAccount({ database: { db }, subscriptionLink }: DashboardDeps, { user, isMailboxProven }: Session): Promise<Account> {
  const providers = await db.select({ provider: identities.provider }).from(identities).where(eq(identities.userId, user.id));
  const bought = user.isVerified ? await readPurchases(db, user.email, subscriptionLink) : { businesses: [], subscriptions: [], payments: [] };
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
  const analysis = sql`${reports.document} -> 'analysis'`;
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
  for (const { runNumber: _, createdAt, pdfKey, companyName, website, ...row } of rows) {
    const isReady = row.overallScore !== null;
    const report: AccountReport = { ...row, createdAt: createdAt.toISOString(), hasPdf: pdfKey !== null, isNewestOfOrder: isReady && !seen.has(row.orderId) };
    if (isReady) seen.add(row.orderId);
    const key = hostOf(website);
    const business = businesses.get(key) ?? { website: key, companyName, reports: [] };
    business.reports.push(report);
    businesses.set(key, business);
  }
  return { businesses: [...businesses.values()], ...(await readMoney(db, orderIds, subscriptionLink)) };
}

async function readMoney(
  db: Queryable,
  orderIds: string[],
  subscriptionLink: DashboardDeps['subscriptionLink'],
): Promise<Pick<Account, 'subscriptions' | 'payments'>> {
  if (orderIds.length === 0) return { subscriptions: [], payments: [] };
  const bought = await db.select().from(orders).where(inArray(orders.id, orderIds)).orderBy(desc(orders.createdAt));
  const invoices = await db.select().from(paidInvoices).where(inArray(paidInvoices.orderId, orderIds)).orderBy(desc(paidInvoices.paidAt));
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
        billingUrl: `${subscriptionLink(order.id)}&go=billing`,
      })),
    payments: bought.flatMap((order) => {
      const paid = ofOrder(order.id).map(({ invoiceId: id, ...invoice }) => ({ ...invoice, id }));
      // A one-time purchase has no invoices of its own.
      const { id, amountCents, currency, paidAt, status } = order;
      const state = status === 'refunded' || status === 'disputed' ? status : 'paid';
      const all = paid.length > 0 || paidAt === null ? paid : [{ id, amountCents, currency, paidAt, state } as const];
      return all.map((payment) => ({
        id: payment.id,
        tier: order.tier,
        companyName: order.lead.companyName,
        amountCents: payment.amountCents,
        paidAt: payment.paidAt.toISOString(),
        state: payment.state,
        receipt: writeReceipt(order, payment),
      }));
    }),
  };
}

function hostOf(website: string): string {
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : website;
}
