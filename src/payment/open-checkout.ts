import { and, desc, DrizzleQueryError, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import { randomId } from '#base/secrets.ts';
import { orders, submissions } from '#db/schema.ts';
import { catalogue, formatAmount } from './contract.ts';
import { settleOrder } from './settle-order.ts';
import { overStatuses } from './subscription-standing.ts';
import type { Lead } from '#quiz/contract.ts';
import type { CheckoutReply, PaymentMethod, ProviderName, TierId } from './contract.ts';
import type { PaymentProvider } from './provider.ts';
import type { Order, SettleDeps } from './settle-order.ts';

export type CheckoutDeps = SettleDeps & { provider: ProviderName; publicUrl: string };

const sessionLifeMs = 60 * 60_000; // providers want at least 30 minutes
const openingPatienceMs = 5 * 60_000; // an order still without a session after this is opened under a new idempotency key

/**
 * The hosted checkout for a plan. The price is the catalogue's. Any number of clicks, at once or one after another, meet in one session while it is open,
 * and a plan that is already paid for leads to its report instead of a second charge.
 * @throws AppError 404 unknown submission, 409 wrong amount, 502 provider not reachable.
 */
export async function openCheckout(
  deps: CheckoutDeps,
  { submissionId, tier, amount, method = 'card', lead }: { submissionId: string; tier: TierId; amount: number; method?: PaymentMethod; lead: Partial<Lead> },
): Promise<CheckoutReply> {
  const plan = catalogue[tier];
  if (Math.round(amount * 100) !== plan.amountCents) {
    throw new AppError(409, 'amount-mismatch', `The price of ${plan.name} is ${formatAmount(plan.amountCents)}. Please reload the page and try again.`);
  }
  const name = method === 'paypal' && deps.providers.paypal ? 'paypal' : deps.provider;
  if (method === 'paypal' && plan.interval !== null)
    throw new AppError(409, 'paypal-one-time-only', 'PayPal is offered for the one-time assessment. Please pay this plan by card.');
  const provider = deps.providers[name];
  if (!provider) throw new AppError(503, 'payments-unavailable', 'Unable to process payment. Please try again.');

  let order = await claimOrder(deps, name, submissionId, tier, lead);
  const isOutdated = order.expiresAt <= deps.now() || (order.status === 'pending' && order.amountCents !== plan.amountCents);
  if (order.status !== 'paid' && isOutdated) {
    // What looks expired, or was opened at an earlier price, may have been paid at the last moment: only the provider knows.
    const status = await settleOrder(deps, order.id, 'checkout').catch((error: unknown) => refuseWithout(deps, order.id, error));
    if (status === 'pending') await giveUp(deps, order.id);
    order = await claimOrder(deps, name, submissionId, tier, lead);
  }
  if (order.status === 'paid' || order.status === 'processing') {
    return { orderId: order.id, sessionId: order.providerSessionId ?? order.id, url: `${deps.publicUrl}/report/${order.id}` };
  }
  const opened =
    order.providerSessionId !== null && order.checkoutUrl !== null
      ? { orderId: order.id, sessionId: order.providerSessionId, url: order.checkoutUrl }
      : await openSession(deps, provider, order);
  return method === 'paypal' && provider.withPaypalChosen ? { ...opened, url: provider.withPaypalChosen(opened.url) } : opened;
}

/** What the plan choice may offer beside the card. */
export function paymentMethods({ providers, provider }: Pick<CheckoutDeps, 'providers' | 'provider'>): PaymentMethod[] {
  return providers.paypal || providers[provider]?.withPaypalChosen ? ['card', 'paypal'] : ['card'];
}

/** The paid or open order of this submission and plan, or a new one. The submission's row is the queue in which clicks wait for each other. */
async function claimOrder(deps: CheckoutDeps, provider: ProviderName, submissionId: string, tier: TierId, lead: Partial<Lead>): Promise<Order> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const [submission] = await tx.select().from(submissions).where(eq(submissions.id, submissionId)).for('update');
    if (!submission) throw new AppError(404, 'quiz-not-found', 'No quiz data found. Please restart the quiz.');
    const [existing] = await tx
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.submissionId, submissionId),
          eq(orders.tier, tier),
          or(inArray(orders.status, ['paid', 'processing']), and(eq(orders.status, 'pending'), eq(orders.provider, provider))),
          // Whoever comes back after a subscription has ended buys a new one.
          or(isNull(orders.subscriptionStatus), notInArray(orders.subscriptionStatus, overStatuses)),
        ),
      )
      .orderBy(sql`${orders.paidAt} desc nulls last`, desc(orders.createdAt))
      .limit(1);
    if (existing && existing.status !== 'pending') return existing;
    const contact = contactOf(lead, submission);
    const expiresAt = new Date(now.getTime() + sessionLifeMs);
    if (existing) {
      const renewed = isStuck(existing, now) ? { attempt: existing.attempt + 1, expiresAt, updatedAt: now } : {};
      const [order] = await tx
        .update(orders)
        .set({ ...renewed, lead: contact, email: contact.email })
        .where(eq(orders.id, existing.id))
        .returning();
      return present(order);
    }
    const plan = catalogue[tier];
    const [order] = await tx
      .insert(orders)
      .values({
        id: randomId(),
        submissionId,
        tier,
        amountCents: plan.amountCents,
        currency: plan.currency,
        catalogue: plan,
        lead: contact,
        email: contact.email,
        provider,
        createdAt: now,
        updatedAt: now,
        expiresAt,
      })
      .returning();
    return present(order);
  });
}

/** What the contact form left blank comes from the quiz. */
function contactOf(lead: Partial<Lead>, submission: typeof submissions.$inferSelect): Lead {
  return {
    contactName: lead.contactName ?? '',
    companyName: lead.companyName || submission.answers.companyName,
    companySize: lead.companySize ?? '',
    email: lead.email || submission.email,
    contactPhone: lead.contactPhone ?? '',
    website: lead.website || submission.website,
  };
}

function isStuck(order: Order, now: Date): boolean {
  return order.status === 'pending' && order.providerSessionId === null && now.getTime() - order.updatedAt.getTime() > openingPatienceMs;
}

async function openSession(deps: CheckoutDeps, provider: PaymentProvider, order: Order): Promise<CheckoutReply> {
  const session = await provider
    .createCheckout({
      orderId: order.id,
      idempotencyKey: `checkout:${order.id}:${order.attempt}`,
      tier: order.catalogue,
      amountCents: order.amountCents,
      currency: order.currency,
      email: order.email,
      successUrl: `${deps.publicUrl}/report/{CHECKOUT_SESSION_ID}`,
      alternateReturnUrl: `${deps.publicUrl}/payment-success?token={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${deps.publicUrl}/results/${order.submissionId}`,
      expiresAt: order.expiresAt,
    })
    .catch((error: unknown) => refuseWithout(deps, order.id, error));
  // Whoever comes second finds the first one's session: the idempotency key made both the same.
  await deps.db
    .update(orders)
    .set({ providerSessionId: session.sessionId, checkoutUrl: session.url })
    .where(and(eq(orders.id, order.id), eq(orders.attempt, order.attempt), isNull(orders.providerSessionId)));
  return { orderId: order.id, sessionId: session.sessionId, url: session.url };
}

/** Neither a new session nor the word that the old one is unpaid is to be had. What the database refused is told as such. */
function refuseWithout(deps: CheckoutDeps, orderId: string, error: unknown): never {
  if (error instanceof DrizzleQueryError) throw error;
  deps.log.error({ err: error, orderId }, 'the payment provider opened no session');
  throw new AppError(502, 'payment-session-failed', 'Failed to create payment session');
}

/** The provider still calls the session open although its time is over: nobody is sent there again. */
async function giveUp(deps: CheckoutDeps, orderId: string): Promise<void> {
  await deps.db
    .update(orders)
    .set({ status: 'expired', updatedAt: deps.now() })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')));
}

function present<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('A written row was not returned.');
  return row;
}
