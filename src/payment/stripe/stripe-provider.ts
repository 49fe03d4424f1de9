import Stripe from 'stripe';
import { stateOfInvoices } from '../provider.ts';
import type { PaidInvoice, PaymentProvider, ProviderTruth } from '../provider.ts';
import { isOver } from '../subscription-standing.ts';
import { createStripeClient, stripeEvents } from './stripe-client.ts';
import { sessionParams } from './session-params.ts';
import { readStripeEvent } from './stripe-event.ts';

export type StripeConfig = {
  secretKey: string;
  webhookSecret: string;
  apiBase: string;
  timeoutMs?: number;
  /** Whether Stripe reckons tax; `auto` where the account has set Stripe Tax up. */
  tax?: 'auto' | 'on' | 'off';
  /** Whether Stripe makes an invoice of a one-time purchase too; of a subscription it always does. */
  invoices?: boolean;
};

const taxKnownMs = 10 * 60_000;

/** Stripe Checkout, by the SDK of API 2026-10-28. Prices come from the order, never from Stripe's dashboard. */
export function createStripeProvider({
  secretKey,
  webhookSecret,
  apiBase,
  timeoutMs = 10_000,
  tax = 'auto',
  invoices = true,
}: StripeConfig): PaymentProvider {
  const stripe = createStripeClient({ secretKey, apiBase, timeoutMs });

  let seen = { isTaxActive: false, until: 0 };
  async function isTaxOn(): Promise<boolean> {
    if (tax !== 'auto') return tax === 'on';
    if (seen.until > Date.now()) return seen.isTaxActive;
    // A key that may not read this setting sells without tax, as an account without it does.
    const isTaxActive = await stripe.tax.settings.retrieve().then(
      ({ status }) => status === 'active',
      (error: unknown) => {
        if (
          error instanceof Stripe.errors.StripePermissionError ||
          error instanceof Stripe.errors.StripeInvalidRequestError
        )
          return false;
        throw error;
      },
    );
    seen = { isTaxActive, until: Date.now() + taxKnownMs };
    return isTaxActive;
  }

  return {
    name: 'stripe',
    async createCheckout(request) {
      const extras = { tax: await isTaxOn(), invoices };
      // The key is of what is asked: with tax switched on or off meanwhile it is another request.
      const idempotencyKey = `${request.idempotencyKey}:${extras.tax ? 'tax' : 'plain'}`;
      const session = await stripe.checkout.sessions.create(sessionParams(request, extras), { idempotencyKey });
      if (session.url === null) throw new Error(`Stripe opened session ${session.id} without an address.`);
      return { sessionId: session.id, url: session.url };
    },
    async retrieve(sessionId) {
      const session = await stripe.checkout.sessions.retrieve(sessionId).catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
        throw error;
      });
      return session && truthOf(stripe, session);
    },
    async parseWebhook(rawBody, headers) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') return { refused: 'no signature' };
      try {
        return readStripeEvent(await stripe.webhooks.constructEventAsync(rawBody, signature, webhookSecret));
      } catch (error) {
        return {
          refused: error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'the signature does not fit',
        };
      }
    },
    async cancelAtPeriodEnd(subscriptionId) {
      // Without a fixed key: a customer may take it back on Stripe's pages and end it again later.
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    },
    async goOn(subscriptionId) {
      const { cancel_at_period_end: isFlagged } = await stripe.subscriptions.retrieve(subscriptionId);
      // Under flexible billing the end has a date, and no flag to take away.
      await stripe.subscriptions.update(
        subscriptionId,
        isFlagged ? { cancel_at_period_end: false } : { cancel_at: '' },
      );
    },
    async refund({ orderId, paymentId, amountCents, idempotencyKey }) {
      const params = { payment_intent: paymentId, amount: amountCents, metadata: { order_id: orderId } };
      return stripe.refunds.create(params, { idempotencyKey }).then(
        () => null,
        (error: unknown) => {
          if (error instanceof Stripe.errors.StripeInvalidRequestError) return { refused: error.message };
          throw error;
        },
      );
    },
    async portalUrl(sessionId, { mayCancel, returnUrl }) {
      const customer = idOf((await stripe.checkout.sessions.retrieve(sessionId)).customer);
      if (customer === null) throw new Error(`Session ${sessionId} has no customer.`);
      const configuration = await portalConfiguration(stripe, mayCancel);
      return (await stripe.billingPortal.sessions.create({ customer, configuration, return_url: returnUrl })).url;
    },
    async *listEvents(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      for await (const event of stripe.events.list({ created, types: [...stripeEvents], limit: 100 }))
        yield readStripeEvent(event);
    },
  };
}

/**
 * The portal's settings with or without the right to cancel, made once and found again by their mark. Never those of Stripe's dashboard, which let
 * everybody cancel at once and change plans.
 */
async function portalConfiguration(stripe: Stripe, mayCancel: boolean): Promise<string> {
  const mark = mayCancel ? 'citable-may-cancel-1' : 'citable-no-cancel-1';
  for await (const known of stripe.billingPortal.configurations.list({ active: true, limit: 100 }))
    if (known.metadata?.['mark'] === mark) return known.id;
  const made = await stripe.billingPortal.configurations.create(
    {
      metadata: { mark },
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: mayCancel, mode: 'at_period_end' },
        subscription_update: { enabled: false },
      },
    },
    { idempotencyKey: mark },
  );
  return made.id;
}

async function truthOf(stripe: Stripe, session: Stripe.Checkout.Session): Promise<ProviderTruth> {
  const subscriptionId = idOf(session.subscription);
  const subscription = subscriptionId === null ? null : await stripe.subscriptions.retrieve(subscriptionId);
  const invoices = subscription === null ? [] : await paidInvoices(stripe, subscription);
  const paymentId = idOf(session.payment_intent) ?? invoices.at(-1)?.paymentId ?? null;
  const payment =
    subscription !== null || paymentId === null
      ? null
      : await stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] });
  const { amountCents, taxCents } = amountsOf(session);
  return {
    sessionId: session.id,
    orderId: session.client_reference_id ?? session.metadata?.['order_id'] ?? null,
    state: stateOfInvoices(invoices) ?? (await stateOf(stripe, session, payment, subscription)),
    amountCents,
    taxCents,
    refundedCents: chargeOf(payment)?.amount_refunded ?? 0,
    currency: session.currency ?? '',
    paymentId,
    // Under flexible billing the end has a date, and the older flag stays false.
    subscription: subscription && {
      id: subscription.id,
      status: subscription.status,
      endsWithPeriod: subscription.cancel_at_period_end || subscription.cancel_at !== null,
      periodEndsAt: periodEndOf(subscription),
    },
    paidInvoices: invoices,
  };
}

function periodEndOf({ cancel_at, items }: Stripe.Subscription): Date | null {
  const seconds = cancel_at ?? items.data[0]?.current_period_end;
  return seconds === undefined ? null : new Date(seconds * 1000);
}

/** The price, and the tax that Stripe added to it. A total that is neither the price nor the price with its tax is told as it is, and does not match. */
function amountsOf({ amount_subtotal, amount_total, total_details }: Stripe.Checkout.Session): {
  amountCents: number;
  taxCents: number;
} {
  const [price, total] = [amount_subtotal ?? 0, amount_total ?? 0];
  const isExplained = total === price || total === price + (total_details?.amount_tax ?? 0);
  return isExplained ? { amountCents: price, taxCents: total - price } : { amountCents: total, taxCents: 0 };
}

function chargeOf(payment: Stripe.PaymentIntent | null): Stripe.Charge | null {
  const charge = payment?.latest_charge ?? null;
  return typeof charge === 'string' ? null : charge;
}

async function stateOf(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  payment: Stripe.PaymentIntent | null,
  subscription: Stripe.Subscription | null,
): Promise<ProviderTruth['state']> {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  // No payment was ever made, and none can come any more.
  if (subscription !== null && isOver(subscription.status)) return 'failed';
  // Agreed, but the bank has the last word. Where session and payment contradict each other, the one that says "not yet" is believed.
  const isPaid =
    session.payment_status === 'paid' &&
    (payment === null ? session.mode === 'subscription' : payment.status === 'succeeded');
  if (!isPaid) {
    // The bank has said no when the payment wants another method.
    return payment?.status === 'requires_payment_method' || payment?.status === 'canceled' ? 'failed' : 'processing';
  }
  const charge = chargeOf(payment);
  return charge === null ? 'paid' : stateOfCharge(stripe, charge);
}

async function stateOfCharge(stripe: Stripe, charge: Stripe.Charge): Promise<PaidInvoice['state']> {
  if (charge.refunded) return 'refunded';
  const paymentId = idOf(charge.payment_intent);
  return charge.disputed && paymentId !== null && (await isDisputed(stripe, paymentId)) ? 'disputed' : 'paid';
}

/** A dispute that we won, or a mere inquiry (whose states are warnings), takes nothing away. */
async function isDisputed(stripe: Stripe, paymentId: string): Promise<boolean> {
  for await (const { status } of stripe.disputes.list({ payment_intent: paymentId, limit: 100 })) {
    if (!status.startsWith('warning_') && status !== 'won' && status !== 'prevented') return true;
  }
  return false;
}

/** Oldest first. Only first payments and renewals count; corrections and zero invoices do not. What became of the money is told by the customer's charges. */
async function paidInvoices(stripe: Stripe, { id, customer }: Stripe.Subscription): Promise<PaidInvoice[]> {
  const charges = new Map<string, Stripe.Charge>();
  for await (const charge of stripe.charges.list({ customer: idOf(customer) ?? '', limit: 100 })) {
    const paymentId = idOf(charge.payment_intent);
    // A payment may have failed charges before the one that worked.
    if (paymentId !== null && charge.paid) charges.set(paymentId, charge);
  }
  const found: PaidInvoice[] = [];
  for await (const invoice of stripe.invoices.list({
    subscription: id,
    status: 'paid',
    limit: 100,
    expand: ['data.payments'],
  })) {
    if (
      invoice.amount_paid <= 0 ||
      (invoice.billing_reason !== 'subscription_create' && invoice.billing_reason !== 'subscription_cycle')
    )
      continue;
    const paidAt = new Date((invoice.status_transitions.paid_at ?? invoice.created) * 1000);
    const paymentId = idOf(invoice.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent);
    const charge = paymentId === null ? undefined : charges.get(paymentId);
    const added = (invoice.total_taxes ?? []).filter(({ tax_behavior }) => tax_behavior === 'exclusive');
    const taxCents = added.reduce((sum, { amount }) => sum + amount, 0);
    found.push({
      id: invoice.id,
      paymentId,
      amountCents: invoice.amount_paid - taxCents,
      taxCents,
      refundedCents: charge?.amount_refunded ?? 0,
      currency: invoice.currency,
      paidAt,
      state: charge === undefined ? 'paid' : await stateOfCharge(stripe, charge),
    });
  }
  return found.sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
}

function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
