// Who bought a report: the browser that opened its checkout, whoever has the mail with it, and the account with its mailbox.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#base/deps.ts';
import { AppError } from '#base/errors.ts';
import { deriveKey, randomToken, tokenHash } from '#base/secrets.ts';
import { orderBrowsers, orders } from '#db/schema.ts';
import type { Browser } from './contract.ts';
import { cookie } from './cookies.ts';
import type { User } from './session.ts';

export type Buyers = ReturnType<typeof createBuyers>;
export type BuyerDeps = Pick<Deps, 'database' | 'publicUrl' | 'secretKey'> & {
  now: () => Date;
  /** Who is signed in; null: nobody. */
  userOf: (request: FastifyRequest) => Promise<Pick<User, 'id' | 'email' | 'isVerified'> | null>;
};

/** How long a browser stays the buyer's after its checkout or after the mailed link, in days. */
export const proofDays = 30;

export function createBuyers(deps: BuyerDeps) {
  const { db } = deps.database;
  const browserCookie = () => cookie(deps.publicUrl, 'buyer');
  const columns = {
    id: orders.id,
    userId: orders.userId,
    /** Where our mails go: an operator may have put the address right. */
    mailbox: sql<string>`coalesce((
      select reports.email from reports where reports.order_id = orders.id and reports.erased_at is null
      order by reports.run_number desc limit 1), orders.email)`,
    openedBy: orders.openedBy,
    paidAt: orders.paidAt,
  };
  type Order = Pick<typeof orders.$inferSelect, Exclude<keyof typeof columns, 'mailbox'>> & { mailbox: string };

  /** The purchase of any id that a customer has; of the several purchases of a quiz, the newest that is paid. */
  async function orderOf(id: string): Promise<Order | null> {
    const [order] = await db
      .select(columns)
      .from(orders)
      .where(
        or(
          eq(orders.id, id),
          eq(orders.providerSessionId, id),
          eq(orders.providerPaymentId, id),
          and(eq(orders.submissionId, id), eq(orders.status, 'paid')),
        ),
      )
      .orderBy(desc(orders.paidAt))
      .limit(1);
    return order ?? null;
  }

  async function paidOrderOf(id: string): Promise<Order> {
    const order = await orderOf(id);
    if (order === null) throw new AppError(404, 'report-not-found', 'There is no report under this address.');
    if (order.paidAt === null) throw new AppError(402, 'payment-required', 'This report is not paid for yet.');
    return order;
  }

  async function isProven(request: FastifyRequest, order: Order): Promise<boolean> {
    if (order.paidAt === null) return false; // what nobody paid for has no buyer
    return (
      isAccessTo(order, accessOf(request)) || (await isOfBrowser(request, order)) || (await isOfUser(request, order))
    );
  }

  async function isOfBrowser(request: FastifyRequest, { id, openedBy, paidAt }: Order): Promise<boolean> {
    const token = browserCookie().read(request.headers.cookie);
    if (token === null) return false;
    const since = new Date(deps.now().getTime() - proofDays * dayMs);
    const hash = tokenHash(token);
    if (openedBy === hash && paidAt !== null && paidAt > since) return true;
    const proven = and(
      eq(orderBrowsers.orderId, id),
      eq(orderBrowsers.browserHash, hash),
      gt(orderBrowsers.since, since),
    );
    return (await db.$count(orderBrowsers, proven)) > 0;
  }

  async function isOfUser(request: FastifyRequest, { userId, mailbox }: Order): Promise<boolean> {
    const user = await deps.userOf(request);
    if (user === null) return false;
    return user.id === userId || (user.isVerified && user.email.toLowerCase() === mailbox.toLowerCase());
  }

  function isAccessTo({ id, mailbox }: Order, access: string | null): boolean {
    const [given, expected] = [Buffer.from(access ?? ''), Buffer.from(accessToken(deps.secretKey, id, mailbox))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  /** The browser of a request, known from now on. */
  function browserOf(request: FastifyRequest, reply: FastifyReply): Browser {
    const known = browserCookie().read(request.headers.cookie);
    const token = known ?? randomToken();
    reply.header('set-cookie', browserCookie().write(token, (proofDays * dayMs) / 1000));
    return { hash: tokenHash(token), isNew: known === null };
  }

  return {
    browserOf,
    /** The proof of a route that needs the buyer of the report in its address. @throws AppError 402, 403, 404 */
    prove: async (request: FastifyRequest): Promise<void> => {
      const { paymentIntentId, id } = Object(request.params) as Record<string, string | undefined>;
      const order = await paidOrderOf(paymentIntentId ?? id ?? '');
      if (await isProven(request, order)) return;
      throw new AppError(
        403,
        'buyer-only',
        'Only the buyer can do this. Open the link in our mail with the report, sign in, or press “Mail me the link” on the report.',
      );
    },
    /** Whether a request comes from the buyer of this purchase. */
    isBuyer: async (request: FastifyRequest, purchaseId: string): Promise<boolean> => {
      const order = await orderOf(purchaseId);
      return order !== null && isProven(request, order);
    },
    /** Who is asked whether it is them. @throws AppError 402, 404 */
    async mailboxOf(purchaseId: string): Promise<{ orderId: string; mailbox: string }> {
      const { id: orderId, mailbox } = await paidOrderOf(purchaseId);
      return { orderId, mailbox };
    },
    /** The link in our mails: whoever opens it has the buyer's mailbox, until the order has another one. */
    link: (orderId: string, mailbox: string) =>
      `${deps.publicUrl}/report/${encodeURIComponent(orderId)}?access=${accessToken(deps.secretKey, orderId, mailbox)}`,
    /** Makes the browser the buyer's for a while where the mailed link was opened. */
    async keepMailed(request: FastifyRequest, reply: FastifyReply, purchaseId: string): Promise<boolean> {
      const order = await orderOf(purchaseId);
      if (order === null || order.paidAt === null || !isAccessTo(order, accessOf(request))) return false;
      const { hash: browserHash } = browserOf(request, reply);
      const since = deps.now();
      await db
        .insert(orderBrowsers)
        .values({ orderId: order.id, browserHash, since })
        .onConflictDoUpdate({ target: [orderBrowsers.orderId, orderBrowsers.browserHash], set: { since } });
      return true;
    },
  };
}

const dayMs = 24 * 60 * 60_000;

/** What proves that somebody got a mail with the report: it is in the links of our mails and nowhere else. */
export function accessToken(secretKey: string, orderId: string, mailbox: string): string {
  const about = `${orderId} ${mailbox.toLowerCase()}`;
  return createHmac('sha256', deriveKey(secretKey, 'board-access')).update(about).digest('base64url');
}

function accessOf({ query }: FastifyRequest): string | null {
  const { access } = Object(query) as { access?: unknown };
  return typeof access === 'string' ? access : null;
}
