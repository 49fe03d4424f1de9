import Stripe from 'stripe';

/** The SDK, whose version of the API is its own. Plain http is for tests. */
export function createStripeClient({
  secretKey,
  apiBase,
  timeoutMs,
}: {
  secretKey: string;
  apiBase: string;
  timeoutMs: number;
}): Stripe {
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
    maxNetworkRetries: 2,
    timeout: timeoutMs, // somebody waits for the page meanwhile
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(), // whose time limit holds for the whole answer; the default one's begins again with each byte
  });
}

/** What the webhook endpoint is to be enabled for, and what is looked for among events that never came. */
export const stripeEvents = [
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
  'radar.early_fraud_warning.created',
] as const; // the API takes at most 20
