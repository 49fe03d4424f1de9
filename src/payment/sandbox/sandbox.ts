import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { openPool } from '#base/db.ts';
import { deriveKey, randomId } from '#base/secrets.ts';
import { sandboxInvoices, sandboxRefunds, sandboxSessions } from '#db/schema.ts';
import type { Deps } from '#base/deps.ts';
import { agreementText, monthsAfter } from '../contract.ts';
import type { PaymentState } from '../contract.ts';
import { stateOfInvoices } from '../provider.ts';
import type { PaidInvoice, PaymentProvider, ProviderTruth } from '../provider.ts';
import { signatureProblem, signEvent } from './signature.ts';

export type SandboxSession = typeof sandboxSessions.$inferSelect;
type SandboxInvoice = typeof sandboxInvoices.$inferSelect;
export type SandboxMethod = 'card' | 'paypal';

/** A provider of pretended money with its own books, its own checkout page and signed webhooks over real HTTP. */
export type Sandbox = {
  provider: PaymentProvider;
  find(sessionId: string): Promise<SandboxSession | null>;
  /** The buyer pays. Answers the session as it is now; a session that is no longer open stays as it is. */
  pay(sessionId: string, method: SandboxMethod): Promise<SandboxSession | null>;
  /** The buyer agrees and the money comes later. */
  payLater(sessionId: string, method: SandboxMethod): Promise<SandboxSession | null>;
  /** The late payment arrives, or does not. */
  finishLater(sessionId: string, outcome: 'paid' | 'failed'): Promise<SandboxSession | null>;
  /** One payment is given back, or `cents` of it: the session's own, or the renewal of that period. */
  refund(sessionId: string, period?: number, cents?: number): Promise<SandboxSession | null>;
  /** Tax is added to what the session and its renewals cost, from now on. */
  setTax(sessionId: string, taxCents: number): Promise<void>;
  dispute(sessionId: string, period?: number): Promise<SandboxSession | null>;
  /** The seller wins the dispute: the payment stands again. */
  winDispute(sessionId: string, period?: number): Promise<SandboxSession | null>;
  /** What a customer does on the provider's own pages: end with the period, or go on after all. */
  setEndsWithPeriod(sessionId: string, endsWithPeriod: boolean): Promise<SandboxSession | null>;
  /** The next period of a subscription begins: it is paid, or its payment fails, or the subscription ends if that was asked for. What was owed before is given up. */
  renew(sessionId: string, outcome: 'paid' | 'failed'): Promise<SandboxSession | null>;
  /** A renewal that had failed is paid after all. */
  payDue(sessionId: string): Promise<SandboxSession | null>;
  /** When the current period of a paid subscription ends. */
  periodEnd(session: SandboxSession): Date | null;
  /** Renews every subscription whose period is over by the clock. Answers how many. */
  renewDue(): Promise<number>;
  close(): Promise<void>;
};

export type SandboxDeps = Pick<Deps, 'secretKey' | 'log'> & {
  database: Pick<Deps['database'], 'connection'>;
  publicUrl: string;
  /** Addresses of our own server, the nearest first. */
  webhookOrigins: () => string[];
  now: () => Date;
};

type SandboxDatabase = ReturnType<typeof drizzle>;
type SandboxTransaction = Parameters<Parameters<SandboxDatabase['transaction']>[0]>[0];
type SandboxSecret = ReturnType<typeof deriveKey>;

export function createSandbox(deps: SandboxDeps): Sandbox {
  // Connections of its own, as a far side has.
  const pool = openPool(deps.database.connection, 4, (error) =>
    deps.log.warn({ err: error }, 'sandbox: a database connection was lost'),
  );
  const db = drizzle(pool);
  const secret = deriveKey(deps.secretKey, 'sandbox-webhook');
  const books = openBooks(db, (type, session) => tellEvent(deps, secret, type, session), deps.now);
  const { find, move, turn, giveBack } = books;
  const paid = () => ({ status: 'paid' as const, paidAt: deps.now(), paymentId: `pi_sandbox_${randomId()}` });
  return {
    provider: createProvider(deps, db, books, secret),
    find,
    pay: (id, method) => move(id, 'open', { ...paid(), method }, 'checkout.completed'),
    payLater: (id, method) => move(id, 'open', { status: 'processing', method }, 'checkout.completed'),
    finishLater: (id, outcome) =>
      outcome === 'paid'
        ? move(id, 'processing', paid(), 'checkout.late-payment-succeeded')
        : move(id, 'processing', { status: 'failed' }, 'checkout.late-payment-failed'),
    async refund(id, period = 1, cents) {
      await giveBack(id, period, cents);
      return find(id);
    },
    async setTax(id, taxCents) {
      await db
        .update(sandboxSessions)
        .set({ taxCents })
        .where(and(eq(sandboxSessions.id, id), eq(sandboxSessions.status, 'open')));
    },
    dispute: (id, period = 1) => turn(id, period, ['paid', 'disputed'], 'payment.disputed'),
    winDispute: (id, period = 1) => turn(id, period, ['disputed', 'paid'], 'dispute.won'),
    ...subscriptionMoves(db, books, deps.now),
    periodEnd,
    close: () => pool.end(),
  };
}

/** Sent once: a lost event is what the return page and the sweep make up for. */
async function tellEvent(
  { webhookOrigins, now, log }: SandboxDeps,
  secret: SandboxSecret,
  type: string,
  session: SandboxSession,
): Promise<void> {
  const event: z.input<typeof eventSchema> = {
    id: `evt_${randomId()}`,
    type,
    data: { sessionId: session.id, orderId: session.orderId },
  };
  const body = JSON.stringify(event);
  for (const origin of webhookOrigins()) {
    const answer = await fetch(`${origin}/api/webhooks/sandbox`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'sandbox-signature': signEvent(body, secret, now()) },
      signal: AbortSignal.timeout(15_000),
    }).catch((error: unknown) => {
      log.warn({ err: error, event: event.id }, 'sandbox: a webhook did not arrive');
      return null;
    });
    if (answer !== null) return;
  }
}

type Books = ReturnType<typeof openBooks>;

/** What the provider knows of its sessions and their renewals; each change of it is told by an event. */
function openBooks(
  db: SandboxDatabase,
  emit: (type: string, session: SandboxSession) => Promise<void>,
  now: () => Date,
) {
  async function find(id: string): Promise<SandboxSession | null> {
    const [session] = await db.select().from(sandboxSessions).where(eq(sandboxSessions.id, id));
    return session ?? null;
  }

  async function move(
    id: string,
    from: SandboxSession['status'],
    change: Partial<SandboxSession>,
    event: string,
  ): Promise<SandboxSession | null> {
    const session = await find(id);
    if (session === null || stateOf(session, now()) !== from) return session;
    const [moved] = await db
      .update(sandboxSessions)
      .set(change)
      .where(and(eq(sandboxSessions.id, id), eq(sandboxSessions.status, from)))
      .returning();
    if (moved) await emit(event, moved);
    return moved ?? (await find(id));
  }

  function renewals(sessionId: string): Promise<SandboxInvoice[]> {
    return db
      .select()
      .from(sandboxInvoices)
      .where(eq(sandboxInvoices.sessionId, sessionId))
      .orderBy(asc(sandboxInvoices.period));
  }

  /** One change of a subscription's books, and the event that tells of it; null leaves them as they are. */
  async function book(
    id: string,
    change: (tx: SandboxTransaction, session: SandboxSession) => Promise<string | null>,
  ): Promise<SandboxSession | null> {
    const event = await db.transaction(async (tx) => {
      const [session] = await tx.select().from(sandboxSessions).where(eq(sandboxSessions.id, id)).for('update');
      return session && session.paidAt !== null && session.isSubscription && session.subscriptionStatus !== 'canceled'
        ? change(tx, session)
        : null;
    });
    const session = await find(id);
    if (session !== null && event !== null) await emit(event, session);
    return session;
  }

  /** What becomes of one payment that was made. */
  async function turn(
    id: string,
    period: number,
    change: ['paid', 'disputed'] | ['disputed', 'paid'],
    event: string,
  ): Promise<SandboxSession | null> {
    const [from, to] = change;
    if (period === 1) return move(id, from, { status: to }, event);
    const invoice = and(
      eq(sandboxInvoices.sessionId, id),
      eq(sandboxInvoices.period, period),
      eq(sandboxInvoices.status, from),
    );
    const [turned] = await db.update(sandboxInvoices).set({ status: to }).where(invoice).returning();
    const session = await find(id);
    if (turned && session) await emit(event, session);
    return session;
  }

  /** Never more than is left of the payment; all of it turns the payment. Answers whether anything was given back, now or before under this key. */
  async function giveBack(id: string, period: number, cents: number | undefined, key?: string): Promise<boolean> {
    const outcome = await db.transaction(async (tx) => {
      const [session] = await tx.select().from(sandboxSessions).where(eq(sandboxSessions.id, id)).for('update');
      if (!session) return 'refused';
      if (key !== undefined && (await tx.$count(sandboxRefunds, eq(sandboxRefunds.idempotencyKey, key))) > 0)
        return 'done before';
      const row = and(eq(sandboxInvoices.sessionId, id), eq(sandboxInvoices.period, period));
      const [payment] = period === 1 ? [session] : await tx.select().from(sandboxInvoices).where(row).for('update');
      const total = session.amountCents + session.taxCents;
      if (payment?.status !== 'paid' || cents === 0) return 'refused';
      const refundedCents = Math.min(total, payment.refundedCents + (cents ?? total));
      const values = { refundedCents, status: refundedCents === total ? ('refunded' as const) : ('paid' as const) };
      await (period === 1
        ? tx.update(sandboxSessions).set(values).where(eq(sandboxSessions.id, id))
        : tx.update(sandboxInvoices).set(values).where(row));
      if (key !== undefined) await tx.insert(sandboxRefunds).values({ idempotencyKey: key, sessionId: id });
      return 'done';
    });
    const session = await find(id);
    if (outcome === 'done' && session) await emit('payment.refunded', session);
    return outcome !== 'refused';
  }

  return { find, move, renewals, book, turn, giveBack };
}

/** What happens to a subscription after its first payment. */
function subscriptionMoves(
  db: SandboxDatabase,
  { book }: Books,
  now: () => Date,
): Pick<Sandbox, 'setEndsWithPeriod' | 'renew' | 'payDue' | 'renewDue'> {
  const renew: Sandbox['renew'] = (id, outcome) =>
    book(id, async (tx, session) => {
      const row = eq(sandboxSessions.id, id);
      if (session.cancelAtPeriodEnd) {
        await tx.update(sandboxSessions).set({ subscriptionStatus: 'canceled' }).where(row);
        return 'subscription.ended';
      }
      const period = session.periods + 1;
      await tx
        .update(sandboxInvoices)
        .set({ status: 'void' })
        .where(and(eq(sandboxInvoices.sessionId, id), eq(sandboxInvoices.status, 'open')));
      const isPaid = outcome === 'paid';
      await tx
        .insert(sandboxInvoices)
        .values({ sessionId: id, period, status: isPaid ? 'paid' : 'open', paidAt: isPaid ? now() : null });
      await tx
        .update(sandboxSessions)
        .set({ periods: period, subscriptionStatus: isPaid ? 'active' : 'past_due' })
        .where(row);
      return isPaid ? 'invoice.paid' : 'invoice.payment_failed';
    });

  return {
    setEndsWithPeriod: (id, cancelAtPeriodEnd) =>
      book(id, async (tx) => {
        await tx.update(sandboxSessions).set({ cancelAtPeriodEnd }).where(eq(sandboxSessions.id, id));
        return 'subscription.updated';
      }),
    renew,
    payDue: (id) =>
      book(id, async (tx) => {
        const owed = await tx
          .update(sandboxInvoices)
          .set({ status: 'paid', paidAt: now() })
          .where(and(eq(sandboxInvoices.sessionId, id), eq(sandboxInvoices.status, 'open')))
          .returning();
        if (owed.length === 0) return null;
        await tx.update(sandboxSessions).set({ subscriptionStatus: 'active' }).where(eq(sandboxSessions.id, id));
        return 'invoice.paid';
      }),
    async renewDue() {
      const running = await db
        .select()
        .from(sandboxSessions)
        .where(
          and(
            isNotNull(sandboxSessions.paidAt),
            eq(sandboxSessions.isSubscription, true),
            ne(sandboxSessions.subscriptionStatus, 'canceled'),
          ),
        );
      const due = running.filter((session) => (periodEnd(session) ?? never) <= now());
      for (const { id } of due) await renew(id, 'paid');
      return due.length;
    },
  };
}

function createProvider(
  deps: SandboxDeps,
  db: SandboxDatabase,
  { find, renewals, giveBack }: Books,
  secret: SandboxSecret,
): PaymentProvider {
  return {
    name: 'sandbox',
    async createCheckout(request) {
      const id = `cs_sandbox_${randomId()}`;
      const { orderId, idempotencyKey, tier, amountCents, currency, email, cancelUrl, expiresAt } = request;
      const withId = (url: string) => url.replace('{CHECKOUT_SESSION_ID}', id);
      const commitment = agreementText(tier);
      const values = {
        id,
        orderId,
        idempotencyKey,
        amountCents,
        currency,
        email,
        cancelUrl,
        expiresAt,
        commitment,
        createdAt: deps.now(),
      };
      await db
        .insert(sandboxSessions)
        .values({
          ...values,
          description: `${tier.name}, ${tier.period}`,
          isSubscription: tier.interval !== null,
          periodMonths: tier.interval?.count ?? 0,
          successUrl: withId(request.successUrl),
          alternateReturnUrl: withId(request.alternateReturnUrl),
        })
        .onConflictDoNothing();
      const [session] = await db
        .select()
        .from(sandboxSessions)
        .where(eq(sandboxSessions.idempotencyKey, idempotencyKey));
      if (!session) throw new Error('The sandbox neither opened nor found a session.');
      return { sessionId: session.id, url: `${deps.publicUrl}/sandbox/checkout/${session.id}` };
    },
    withPaypalChosen: (url) => `${url}?method=paypal`,
    // The page of the checkout shows the subscription once it is paid.
    portalUrl: async (sessionId) => `${deps.publicUrl}/sandbox/checkout/${sessionId}`,
    async retrieve(sessionId) {
      const session = await find(sessionId);
      return session && truthOf(session, await renewals(sessionId), deps.now());
    },
    async parseWebhook(rawBody, headers) {
      const body = rawBody.toString('utf8');
      const header = headers['sandbox-signature'];
      const problem = signatureProblem(typeof header === 'string' ? header : undefined, body, secret, deps.now());
      if (problem !== null) return { refused: problem };
      const event = eventSchema.parse(JSON.parse(body));
      return {
        id: event.id,
        type: event.type,
        objectId: event.data.sessionId,
        orderId: event.data.orderId,
        sessionId: event.data.sessionId,
        concern: event.type === 'payment.disputed' ? 'dispute' : null,
      };
    },
    async refund({ sessionId, paymentId, amountCents, idempotencyKey }) {
      const period = paymentId.startsWith(`pi_${sessionId}_`) ? Number(paymentId.slice(`pi_${sessionId}_`.length)) : 1;
      const isDone = await giveBack(sessionId, period, amountCents, idempotencyKey);
      return isDone ? null : { refused: 'This payment was given back or is disputed already.' };
    },
    async cancelAtPeriodEnd(subscriptionId) {
      await db
        .update(sandboxSessions)
        .set({ cancelAtPeriodEnd: true })
        .where(eq(sandboxSessions.id, subscriptionId.replace(/^sub_/, '')));
    },
    async goOn(subscriptionId) {
      const row = eq(sandboxSessions.id, subscriptionId.replace(/^sub_/, ''));
      const [running] = await db
        .update(sandboxSessions)
        .set({ cancelAtPeriodEnd: false })
        .where(and(row, ne(sandboxSessions.subscriptionStatus, 'canceled')))
        .returning();
      if (!running) throw new Error(`The subscription ${subscriptionId} is over.`);
    },
  };
}

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ sessionId: z.string(), orderId: z.string() }),
});

export function stateOf(session: SandboxSession, now: Date): SandboxSession['status'] {
  return session.status === 'open' && session.expiresAt <= now ? 'expired' : session.status;
}

/** Where the buyer goes after agreeing: PayPal-style approvals have a return of their own. */
export function returnUrl(session: SandboxSession): string {
  return session.method === 'paypal' && session.alternateReturnUrl !== ''
    ? session.alternateReturnUrl
    : session.successUrl;
}

const never = new Date(8.64e15);

/** Counted from the first payment; on the last day of a month that has no such day. */
function periodEnd({ periodMonths, periods, paidAt }: SandboxSession): Date | null {
  if (paidAt === null || periodMonths === 0) return null;
  return monthsAfter(paidAt, periodMonths * periods);
}

function truthOf(session: SandboxSession, renewals: SandboxInvoice[], now: Date): ProviderTruth {
  const { id, orderId, amountCents, taxCents, currency, paymentId, paidAt, isSubscription } = session;
  const invoices = isSubscription ? invoicesOf(session, renewals) : [];
  return {
    sessionId: id,
    orderId,
    state: stateOfInvoices(invoices) ?? stateOf(session, now),
    amountCents,
    taxCents,
    refundedCents: isSubscription ? 0 : session.refundedCents,
    currency,
    paymentId: invoices.at(-1)?.paymentId ?? paymentId,
    subscription:
      isSubscription && paidAt !== null
        ? {
            id: `sub_${id}`,
            status: session.subscriptionStatus,
            endsWithPeriod: session.cancelAtPeriodEnd,
            periodEndsAt: periodEnd(session),
          }
        : null,
    paidInvoices: invoices,
  };
}

function invoicesOf(
  { id, amountCents, taxCents, currency, paidAt, paymentId, status, refundedCents }: SandboxSession,
  renewals: SandboxInvoice[],
): PaidInvoice[] {
  if (paidAt === null) return [];
  const invoice = (period: number, at: Date, state: PaymentState, given: number) => ({
    id: `in_${id}_${period}`,
    paymentId: period === 1 ? paymentId : `pi_${id}_${period}`,
    amountCents,
    taxCents,
    refundedCents: given,
    currency,
    paidAt: at,
    state,
  });
  const later = renewals.flatMap((renewal) =>
    renewal.paidAt === null || renewal.status === 'open' || renewal.status === 'void'
      ? []
      : [invoice(renewal.period, renewal.paidAt, renewal.status, renewal.refundedCents)],
  );
  return [
    invoice(1, paidAt, status === 'refunded' || status === 'disputed' ? status : 'paid', refundedCents),
    ...later,
  ];
}
