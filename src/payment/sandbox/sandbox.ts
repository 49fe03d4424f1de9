import { and, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { z } from 'zod';
import { deriveKey, randomId } from '#base/secrets.ts';
import { sandboxSessions } from '#db/schema.ts';
import type { Deps } from '#base/deps.ts';
import { commitmentText } from '../contract.ts';
import type { PaymentProvider, ProviderTruth } from '../provider.ts';
import { signatureProblem, signEvent } from './signature.ts';

export type SandboxSession = typeof sandboxSessions.$inferSelect;
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
  refund(sessionId: string): Promise<SandboxSession | null>;
  dispute(sessionId: string): Promise<SandboxSession | null>;
  close(): Promise<void>;
};

export type SandboxDeps = Pick<Deps, 'secretKey' | 'log'> & {
  database: Pick<Deps['database'], 'connection'>;
  publicUrl: string;
  /** Addresses of our own server, the nearest first. */
  webhookOrigins: () => string[];
  now: () => Date;
};

export function createSandbox(deps: SandboxDeps): Sandbox {
  // Connections of its own, as a far side has: settling an order holds one of ours while it asks here.
  const pool = new pg.Pool({ ...deps.database.connection, max: 4 });
  pool.on('error', (error) => deps.log.warn({ err: error }, 'sandbox: a database connection was lost'));
  const db = drizzle(pool);
  const secret = deriveKey(deps.secretKey, 'sandbox-webhook');

  async function find(id: string): Promise<SandboxSession | null> {
    const [session] = await db.select().from(sandboxSessions).where(eq(sandboxSessions.id, id));
    return session ?? null;
  }

  async function move(id: string, from: SandboxSession['status'], change: Partial<SandboxSession>, event: string): Promise<SandboxSession | null> {
    const session = await find(id);
    if (session === null || stateOf(session, deps.now()) !== from) return session;
    const [moved] = await db
      .update(sandboxSessions)
      .set(change)
      .where(and(eq(sandboxSessions.id, id), eq(sandboxSessions.status, from)))
      .returning();
    if (moved) await emit(event, moved);
    return moved ?? (await find(id));
  }

  /** Sent once: a lost event is what the return page and the sweep make up for. */
  async function emit(type: string, session: SandboxSession): Promise<void> {
    const event: z.input<typeof eventSchema> = { id: `evt_${randomId()}`, type, data: { sessionId: session.id, orderId: session.orderId } };
    const body = JSON.stringify(event);
    for (const origin of deps.webhookOrigins()) {
      const answer = await fetch(`${origin}/api/webhooks/sandbox`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'sandbox-signature': signEvent(body, secret, deps.now()) },
        signal: AbortSignal.timeout(15_000),
      }).catch((error: unknown) => {
        deps.log.warn({ err: error, event: event.id }, 'sandbox: a webhook did not arrive');
        return null;
      });
      if (answer !== null) return;
    }
  }

  const provider: PaymentProvider = {
    name: 'sandbox',
    async createCheckout(request) {
      const id = `cs_sandbox_${randomId()}`;
      const { orderId, idempotencyKey, tier, amountCents, currency, email, cancelUrl, expiresAt } = request;
      const withId = (url: string) => url.replace('{CHECKOUT_SESSION_ID}', id);
      const commitment = commitmentText(tier);
      const values = { id, orderId, idempotencyKey, amountCents, currency, email, cancelUrl, expiresAt, commitment, createdAt: deps.now() };
      await db
        .insert(sandboxSessions)
        .values({
          ...values,
          description: `${tier.name}, ${tier.period}`,
          isSubscription: tier.interval !== null,
          successUrl: withId(request.successUrl),
          alternateReturnUrl: withId(request.alternateReturnUrl),
        })
        .onConflictDoNothing();
      const [session] = await db.select().from(sandboxSessions).where(eq(sandboxSessions.idempotencyKey, idempotencyKey));
      if (!session) throw new Error('The sandbox neither opened nor found a session.');
      return { sessionId: session.id, url: `${deps.publicUrl}/sandbox/checkout/${session.id}` };
    },
    async retrieve(sessionId) {
      const session = await find(sessionId);
      return session && truthOf(session, deps.now());
    },
    async parseWebhook(rawBody, headers) {
      const body = rawBody.toString('utf8');
      const header = headers['sandbox-signature'];
      const problem = signatureProblem(typeof header === 'string' ? header : undefined, body, secret, deps.now());
      if (problem !== null) return { refused: problem };
      const event = eventSchema.parse(JSON.parse(body));
      return { id: event.id, type: event.type, objectId: event.data.sessionId, orderId: event.data.orderId, sessionId: event.data.sessionId };
    },
    async cancelAtPeriodEnd() {
      // A sandbox subscription never renews, so there is nothing to end.
    },
  };

  const paid = () => ({ status: 'paid' as const, paidAt: deps.now(), paymentId: `pi_sandbox_${randomId()}` });
  return {
    provider,
    find,
    pay: (id, method) => move(id, 'open', { ...paid(), method }, 'checkout.completed'),
    payLater: (id, method) => move(id, 'open', { status: 'processing', method }, 'checkout.completed'),
    finishLater: (id, outcome) =>
      outcome === 'paid'
        ? move(id, 'processing', paid(), 'checkout.late-payment-succeeded')
        : move(id, 'processing', { status: 'failed' }, 'checkout.late-payment-failed'),
    refund: (id) => move(id, 'paid', { status: 'refunded' }, 'payment.refunded'),
    dispute: (id) => move(id, 'paid', { status: 'disputed' }, 'payment.disputed'),
    close: () => pool.end(),
  };
}

const eventSchema = z.object({ id: z.string(), type: z.string(), data: z.object({ sessionId: z.string(), orderId: z.string() }) });

export function stateOf(session: SandboxSession, now: Date): SandboxSession['status'] {
  return session.status === 'open' && session.expiresAt <= now ? 'expired' : session.status;
}

/** Where the buyer goes after agreeing: PayPal-style approvals have a return of their own. */
export function returnUrl(session: SandboxSession): string {
  return session.method === 'paypal' && session.alternateReturnUrl !== '' ? session.alternateReturnUrl : session.successUrl;
}

function truthOf(session: SandboxSession, now: Date): ProviderTruth {
  const { id, orderId, amountCents, currency, paymentId, paidAt, isSubscription } = session;
  const state = stateOf(session, now);
  const hasPaid = isSubscription && paidAt !== null;
  return {
    sessionId: id,
    orderId,
    state,
    amountCents,
    currency,
    paymentId,
    subscription: hasPaid ? { id: `sub_${id}`, status: state === 'paid' ? 'active' : 'canceled' } : null,
    paidInvoices: hasPaid ? [{ id: `in_${id}_1`, amountCents, currency, paidAt }] : [],
  };
}
