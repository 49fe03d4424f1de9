import Stripe from 'stripe';
import type { PaymentState } from '../contract.ts';
import { stateOfInvoices } from '../provider.ts';
import type { PaidInvoice, PaymentProvider, ProviderTruth } from '../provider.ts';
import { sessionParams } from './session-params.ts';
import { readStripeEvent } from './stripe-event.ts';

export type StripeConfig = { secretKey: string; webhookSecret: string; apiBase: string; timeoutMs?: number };

/** Stripe Checkout, by the SDK of API 2026-10-28. Prices come from the order, never from Stripe's dashboard. */
export function createStripeProvider({ secretKey, webhookSecret, apiBase, timeoutMs = 10_000 }: StripeConfig): PaymentProvider {
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
    maxNetworkRetries: 2,
    timeout: timeoutMs, // somebody waits for the page meanwhile
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(), // whose time limit holds for the whole answer; the default one's begins anew with each byte
  });

  return {
    name: 'stripe',
    async createCheckout(request) {
      const session = await stripe.checkout.sessions.create(sessionParams(request), { idempotencyKey: request.idempotencyKey });
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
        return { refused: error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'the signature does not fit' };
      }
    },
    async cancelAtPeriodEnd(subscriptionId) {
      // Without a fixed key: a customer may take it back on Stripe's pages and end it again later.
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    },
    async portalUrl(sessionId, { mayCancel, returnUrl }) {
      const customer = idOf((await stripe.checkout.sessions.retrieve(sessionId)).customer);
      if (customer === null) throw new Error(`Session ${sessionId} has no customer.`);
      const configuration = await portalConfiguration(stripe, mayCancel);
      return (await stripe.billingPortal.sessions.create({ customer, configuration, return_url: returnUrl })).url;
    },
    async *listEvents(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      for await (const event of stripe.events.list({ created, types: [...watchedEvents], limit: 100 })) yield readStripeEvent(event);
    },
  };
}

/** What the webhook endpoint is to be enabled for, and what is looked for among events that never came. */
const watchedEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const; // the API takes at most 20

/**
 * The portal's settings with or without the right to cancel, made once and found again by their mark. Never those of Stripe's dashboard, which let
 * everybody cancel at once and change plans.
 */
async function portalConfiguration(stripe: Stripe, mayCancel: boolean): Promise<string> {
  const mark = mayCancel ? 'citable-may-cancel-1' : 'citable-no-cancel-1';
  for await (const known of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) if (known.metadata?.['mark'] === mark) return known.id;
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
  const payments = subscription === null ? [] : await paidInvoices(stripe, subscription);
  const invoices = payments.map(({ invoice }) => invoice);
  const paymentId = idOf(session.payment_intent) ?? payments.at(-1)?.paymentId ?? null;
  return {
    sessionId: session.id,
    orderId: session.client_reference_id ?? session.metadata?.['order_id'] ?? null,
    state: stateOfInvoices(invoices) ?? (await stateOf(stripe, session, paymentId)),
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    paymentId,
    subscription: subscription && { id: subscription.id, status: subscription.status, endsWithPeriod: subscription.cancel_at_period_end },
    paidInvoices: invoices,
  };
}

async function stateOf(stripe: Stripe, session: Stripe.Checkout.Session, paymentId: string | null): Promise<ProviderTruth['state']> {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  const payment = paymentId === null ? null : await stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] });
  // Agreed, but the bank has the last word. Where session and payment contradict each other, the one that says "not yet" is believed.
  const isPaid = session.payment_status === 'paid' && (payment === null ? session.mode === 'subscription' : payment.status === 'succeeded');
  if (!isPaid) {
    // The bank has said no when the payment wants another method.
    return payment?.status === 'requires_payment_method' || payment?.status === 'canceled' ? 'failed' : 'processing';
  }
  const charge = payment?.latest_charge;
  return charge === null || charge === undefined || typeof charge === 'string' ? 'paid' : stateOfCharge(stripe, charge);
}

async function stateOfCharge(stripe: Stripe, charge: Stripe.Charge): Promise<PaymentState> {
  if (charge.refunded) return 'refunded';
  const paymentId = idOf(charge.payment_intent);
  return charge.disputed && paymentId !== null && (await isDisputed(stripe, paymentId)) ? 'disputed' : 'paid';
}

/** A dispute that we won, or a mere inquiry that was closed, takes nothing away. */
async function isDisputed(stripe: Stripe, paymentId: string): Promise<boolean> {
  const disputes = await stripe.disputes.list({ payment_intent: paymentId, limit: 100 });
  return disputes.data.some(({ status }) => !['won', 'warning_closed', 'prevented'].includes(status));
}

/** Oldest first. Only first payments and renewals count; corrections and zero invoices do not. What became of the money is told by the customer's charges. */
async function paidInvoices(stripe: Stripe, { id, customer }: Stripe.Subscription): Promise<{ invoice: PaidInvoice; paymentId: string | null }[]> {
  const states = new Map<string, PaymentState>();
  for await (const charge of stripe.charges.list({ customer: idOf(customer) ?? '', limit: 100 })) {
    const paymentId = idOf(charge.payment_intent);
    // A payment may have failed charges before the one that worked.
    if (paymentId !== null && charge.paid) states.set(paymentId, await stateOfCharge(stripe, charge));
  }
  const found: { invoice: PaidInvoice; paymentId: string | null }[] = [];
  for await (const invoice of stripe.invoices.list({ subscription: id, status: 'paid', limit: 100, expand: ['data.payments'] })) {
    if (invoice.amount_paid <= 0 || (invoice.billing_reason !== 'subscription_create' && invoice.billing_reason !== 'subscription_cycle')) continue;
    const paidAt = new Date((invoice.status_transitions.paid_at ?? invoice.created) * 1000);
    const payment = invoice.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent ?? null;
    const paymentId = idOf(payment);
    const state = (paymentId === null ? undefined : states.get(paymentId)) ?? 'paid';
    found.push({ invoice: { id: invoice.id, amountCents: invoice.amount_paid, currency: invoice.currency, paidAt, state }, paymentId });
  }
  return found.sort((a, b) => a.invoice.paidAt.getTime() - b.invoice.paidAt.getTime());
}

function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
