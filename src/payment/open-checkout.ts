import { createHash } from 'node:crypto';
import { and, desc, DrizzleQueryError, eq, isNull, notInArray, or, sql } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import { randomId } from '#base/secrets.ts';
import { orders, submissions } from '#db/schema.ts';
import { catalogue, formatAmount } from './contract.ts';
import { settleInTurn } from './settle-in-turn.ts';
import { overStatuses } from './subscription-standing.ts';
import type { Lead } from '#quiz/contract.ts';
import type { CheckoutReply, PaymentMethod, ProviderName, Tier, TierId } from './contract.ts';
import type { OfferWatch } from './offer.ts';
import type { PaymentProvider } from './provider.ts';
import type { Browser } from '#accounts/contract.ts';
import type { Order, SettleDeps } from './settle-order.ts';

export type CheckoutDeps = SettleDeps & {
  provider: ProviderName;
  publicUrl: string;
  /** Where the lower price ends some day. */ offer?: OfferWatch;
};

const sessionLifeMs = 60 * 60_000; // providers want at least 30 minutes
const openingPatienceMs = 5 * 60_000; // an order still without a session after this is opened under a new idempotency key

/**
 * The hosted checkout for a plan. The price is the catalogue's. Any number of clicks, at once or one after another, meet in one session while it is open,
 * and a plan that is already paid for leads to its report instead of a second charge.
 * @throws AppError 404 unknown submission, 409 wrong amount, 502 provider not reachable.
 */
export async function openCheckout(
  deps: CheckoutDeps,
  {
    submissionId,
    tier,
    amount,
    method = 'card',
    lead,
    userId,
    browser,
  }: {
    submissionId: string;
    tier: TierId;
    amount: number;
    method?: PaymentMethod;
    lead: Partial<Lead>;
    /** null: a guest. */ userId: string | null;
    /** Whose return from the checkout will be the buyer's; null: it is an account's. */ browser: Browser | null;
  },
): Promise<CheckoutReply> {
  await deps.offer?.count(0);
  // What is compared is what is charged, though the offer may end meanwhile.
  const plan = { ...catalogue[tier] };
  if (Math.round(amount * 100) !== plan.amountCents) {
    throw new AppError(
      409,
      'amount-mismatch',
      `The price of ${plan.name} is ${formatAmount(plan.amountCents)}. Please reload the page and try again.`,
    );
  }
  const name = method === 'paypal' && deps.providers.paypal ? 'paypal' : deps.provider;
  const provider = deps.providers[name];
  if (!provider) throw new AppError(503, 'payments-unavailable', 'Unable to process payment. Please try again.');

  let order = await claimOrder(deps, name, { submissionId, plan, lead, userId, browser });
  const isOutdated =
    order.expiresAt <= deps.now() || (order.status === 'pending' && order.amountCents !== plan.amountCents);
  if (order.status !== 'paid' && isOutdated) {
    // What looks expired, or was opened at an earlier price, may have been paid at the last moment, and what was on its way may have failed: only the
    // provider knows.
    const status = await settleInTurn(deps, order.id, 'checkout').catch((error: unknown) =>
      refuseWithout(deps, order.id, error),
    );
    if (status === 'asked just now') {
      throw new AppError(
        503,
        'payment-being-checked',
        'We are still asking about your earlier payment for this plan. Please try again in ten seconds.',
      );
    }
    if (status === 'pending') await giveUp(deps, order.id);
    order = await claimOrder(deps, name, { submissionId, plan, lead, userId, browser });
  }
  if (order.status === 'paid' || order.status === 'processing') {
    return {
      orderId: order.id,
      sessionId: order.providerSessionId ?? order.id,
      url: `${deps.publicUrl}/report/${order.id}`,
    };
  }
  const opened =
    order.providerSessionId !== null && order.checkoutUrl !== null
      ? { orderId: order.id, sessionId: order.providerSessionId, url: order.checkoutUrl }
      : await openSession(deps, provider, order);
  return method === 'paypal' && provider.withPaypalChosen
    ? { ...opened, url: provider.withPaypalChosen(opened.url) }
    : opened;
}

/** What the plan choice may offer beside the card. */
export function paymentMethods({ providers, provider }: Pick<CheckoutDeps, 'providers' | 'provider'>): PaymentMethod[] {
  return providers.paypal || providers[provider]?.withPaypalChosen ? ['card', 'paypal'] : ['card'];
}

/**
 * The paid order of this submission and plan, one of any plan whose payment is on its way, the open one of this browser or account, or a new one: whoever
 * knows the quiz alone changes nothing of what another one opened. The submission's row is the queue in which clicks wait for each other.
 */
async function claimOrder(
  deps: CheckoutDeps,
  provider: ProviderName,
  {
    submissionId,
    plan,
    lead,
    userId,
    browser,
  }: { submissionId: string; plan: Tier; lead: Partial<Lead>; userId: string | null; browser: Browser | null },
): Promise<Order> {
  const now = deps.now();
  const tier = plan.id;
  return deps.db.transaction(async (tx) => {
    const [submission] = await tx.select().from(submissions).where(eq(submissions.id, submissionId)).for('update');
    if (!submission) throw new AppError(404, 'quiz-not-found', 'No quiz data found. Please restart the quiz.');
    const contact = contactOf(lead, submission);
    // Without a cookie two clicks of one visitor cannot be told from two visitors: they meet where nothing is replaced, and neither is known as the buyer.
    const withoutCookie = and(
      isNull(orders.userId),
      eq(orders.email, contact.email),
      or(isNull(orders.openedBy), orders.isOpenerNew),
    );
    const own = or(
      browser === null ? undefined : eq(orders.openedBy, browser.hash),
      userId === null ? undefined : eq(orders.userId, userId),
      browser?.isNew && userId === null ? withoutCookie : undefined,
      sql`false`,
    );
    const [existing] = await tx
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.submissionId, submissionId),
          or(
            eq(orders.status, 'processing'),
            and(
              eq(orders.tier, tier),
              or(
                // Whoever comes back after a subscription has ended buys a new one.
                and(
                  eq(orders.status, 'paid'),
                  or(isNull(orders.subscriptionStatus), notInArray(orders.subscriptionStatus, overStatuses)),
                ),
                and(eq(orders.status, 'pending'), eq(orders.provider, provider), own),
              ),
            ),
          ),
        ),
      )
      .orderBy(sql`${orders.paidAt} desc nulls last`, desc(orders.createdAt))
      .limit(1);
    if (existing && existing.status !== 'pending') return existing;
    const expiresAt = new Date(now.getTime() + sessionLifeMs);
    if (existing) {
      const renewed = isStuck(existing, now) ? { attempt: existing.attempt + 1, expiresAt, updatedAt: now } : {};
      const [order] = await tx
        .update(orders)
        .set({ ...renewed, lead: contact, email: contact.email, userId, ...openerOf(existing, browser) })
        .where(eq(orders.id, existing.id))
        .returning();
      return present(order);
    }
    const [order] = await tx
      .insert(orders)
      .values({
        id: randomId(),
        submissionId,
        userId,
        openedBy: browser?.hash,
        isOpenerNew: browser?.isNew,
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

/** Who opened an order that is opened once more: nobody who is known, where neither call brought a cookie. */
function openerOf({ openedBy, userId }: Order, browser: Browser | null) {
  if (browser !== null && openedBy === browser.hash) return { isOpenerNew: false };
  return userId === null ? { openedBy: null, isOpenerNew: false } : {};
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
    competitors: lead.competitors,
  };
}

function isStuck(order: Order, now: Date): boolean {
  return (
    order.status === 'pending' &&
    order.providerSessionId === null &&
    now.getTime() - order.updatedAt.getTime() > openingPatienceMs
  );
}

/** The session that the order keeps is the only one that is ever shown: another one could be paid without the order hearing of it. */
async function openSession(deps: CheckoutDeps, provider: PaymentProvider, order: Order): Promise<CheckoutReply> {
  const request = {
    orderId: order.id,
    tier: order.catalogue,
    amountCents: order.amountCents,
    currency: order.currency,
    email: order.email,
    successUrl: `${deps.publicUrl}/report/{CHECKOUT_SESSION_ID}`,
    alternateReturnUrl: `${deps.publicUrl}/payment-success?token={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${deps.publicUrl}/results/${order.submissionId}`,
    expiresAt: order.expiresAt,
  };
  // A provider refuses a key that comes again with another request, as after a corrected address.
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('base64url').slice(0, 16);
  const session = await provider
    .createCheckout({ ...request, idempotencyKey: `checkout:${order.id}:${order.attempt}:${fingerprint}` })
    .catch((error: unknown) => refuseWithout(deps, order.id, error));
  await deps.db
    .update(orders)
    .set({ providerSessionId: session.sessionId, checkoutUrl: session.url })
    .where(and(eq(orders.id, order.id), eq(orders.attempt, order.attempt), isNull(orders.providerSessionId)));
  const [kept] = await deps.db.select().from(orders).where(eq(orders.id, order.id));
  const { providerSessionId, checkoutUrl } = present(kept);
  if (providerSessionId === null || checkoutUrl === null) return openSession(deps, provider, present(kept));
  return { orderId: order.id, sessionId: providerSessionId, url: checkoutUrl };
}

/** Neither a new session nor the word that the old one is unpaid is to be had. What the database refused is told as such. */
function refuseWithout(deps: CheckoutDeps, orderId: string, error: unknown): never {
  if (error instanceof DrizzleQueryError) throw error;
  deps.log.error(
    { err: error, orderId, next: 'check the provider’s keys and its status page; the visitor was asked to try again' },
    'the payment provider opened no session',
  );
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
