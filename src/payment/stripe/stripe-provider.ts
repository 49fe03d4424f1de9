import Stripe from 'stripe';
import type { PaymentProvider, ProviderTruth } from '../provider.ts';
import { sessionParams } from './session-params.ts';
import { readStripeEvent } from './stripe-event.ts';

export type StripeConfig = { secretKey: string; webhookSecret: string; apiBase: string };

/** Stripe Checkout, by the SDK of API 2026-10-28. Prices come from the order, never from Stripe's dashboard. */
export function createStripeProvider({ secretKey, webhookSecret, apiBase }: StripeConfig): PaymentProvider {
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
    maxNetworkRetries: 2,
    timeout: 10_000, // an order's row is held meanwhile
    telemetry: false,
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
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }, { idempotencyKey: `cancel:${subscriptionId}` });
    },
  };
}

async function truthOf(stripe: Stripe, session: Stripe.Checkout.Session): Promise<ProviderTruth> {
  const subscriptionId = idOf(session.subscription);
  const subscription = subscriptionId === null ? null : await stripe.subscriptions.retrieve(subscriptionId);
  const invoices = subscriptionId === null ? [] : await paidInvoices(stripe, subscriptionId);
  const newest = invoices.at(-1);
  const paymentId = idOf(session.payment_intent) ?? (newest === undefined ? null : await paymentOfInvoice(stripe, newest.id));
  return {
    sessionId: session.id,
    orderId: session.client_reference_id ?? session.metadata?.['order_id'] ?? null,
    state: await stateOf(stripe, session, paymentId),
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
  if (session.payment_status === 'unpaid') {
    // Agreed, but the bank has the last word; it has said no when the payment wants another method.
    return payment?.status === 'requires_payment_method' || payment?.status === 'canceled' ? 'failed' : 'processing';
  }
  const charge = payment?.latest_charge;
  if (charge === null || charge === undefined || typeof charge === 'string') return 'paid';
  if (charge.refunded) return 'refunded';
  return charge.disputed && paymentId !== null && (await isDisputed(stripe, paymentId)) ? 'disputed' : 'paid';
}

/** A dispute that we won, or a mere inquiry that was closed, takes nothing away. */
async function isDisputed(stripe: Stripe, paymentId: string): Promise<boolean> {
  const disputes = await stripe.disputes.list({ payment_intent: paymentId, limit: 100 });
  return disputes.data.some(({ status }) => !['won', 'warning_closed', 'prevented'].includes(status));
}

/** Oldest first. Only first payments and renewals count; corrections and zero invoices do not. */
async function paidInvoices(stripe: Stripe, subscription: string): Promise<ProviderTruth['paidInvoices']> {
  const found: ProviderTruth['paidInvoices'] = [];
  for await (const invoice of stripe.invoices.list({ subscription, status: 'paid', limit: 100 })) {
    if (invoice.amount_paid <= 0 || (invoice.billing_reason !== 'subscription_create' && invoice.billing_reason !== 'subscription_cycle')) continue;
    const paidAt = invoice.status_transitions.paid_at ?? invoice.created;
    found.push({ id: invoice.id, amountCents: invoice.amount_paid, currency: invoice.currency, paidAt: new Date(paidAt * 1000) });
  }
  return found.sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
}

async function paymentOfInvoice(stripe: Stripe, invoice: string): Promise<string | null> {
  const payments = await stripe.invoicePayments.list({ invoice, status: 'paid', limit: 1 });
  return idOf(payments.data[0]?.payment.payment_intent ?? null);
}

function idOf(reference: string | { id: string } | null): string | null {
  return reference === null || typeof reference === 'string' ? reference : reference.id;
}
