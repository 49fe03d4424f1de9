import type Stripe from 'stripe';
import { commitmentText } from '../contract.ts';
import type { CheckoutRequest } from '../provider.ts';

/** What Checkout is asked for: one line at the order's price, the order's id on everything that comes of it, the commitment in words. */
export function sessionParams(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const { orderId, tier, amountCents, currency, email, successUrl, cancelUrl, expiresAt } = request;
  const metadata = { order_id: orderId };
  const price = { currency, unit_amount: amountCents, product_data: { name: tier.name, description: tier.description } };
  const common = {
    client_reference_id: orderId,
    metadata,
    customer_email: email,
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    allow_promotion_codes: false,
  };
  if (tier.interval === null) {
    // Stripe mails its own receipt to that address.
    return { ...common, mode: 'payment', line_items: [{ quantity: 1, price_data: price }], payment_intent_data: { metadata, receipt_email: email } };
  }
  const recurring = { interval: tier.interval.unit, interval_count: tier.interval.count };
  return {
    ...common,
    mode: 'subscription',
    line_items: [{ quantity: 1, price_data: { ...price, recurring } }],
    subscription_data: { metadata: { ...metadata, commitment_payments: String(tier.commitmentPayments) } },
    custom_text: { submit: { message: `You agree to ${commitmentText(tier)}.` } },
  };
}
