import type Stripe from 'stripe';
import { agreementText } from '../contract.ts';
import type { CheckoutRequest } from '../provider.ts';

/** What Checkout is asked for: one line at the order's price, the order's id on everything that comes of it, the commitment in words. */
export function sessionParams(
  request: CheckoutRequest,
  extras: { tax: boolean; invoices: boolean },
): Stripe.Checkout.SessionCreateParams {
  const { orderId, tier, amountCents, currency, email, successUrl, cancelUrl, expiresAt } = request;
  const metadata = { order_id: orderId };
  const product_data = { name: tier.name, description: tier.description };
  // The prices on our pages are without tax; what is due is added at the checkout.
  const price = {
    currency,
    unit_amount: amountCents,
    product_data,
    ...(extras.tax ? { tax_behavior: 'exclusive' as const } : {}),
  };
  const common = {
    client_reference_id: orderId,
    metadata,
    customer_email: email,
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    allow_promotion_codes: false,
    automatic_tax: { enabled: extras.tax },
    tax_id_collection: { enabled: extras.tax || extras.invoices },
    billing_address_collection: extras.tax ? ('required' as const) : ('auto' as const),
  };
  if (tier.interval === null) {
    // Stripe mails its own receipt to that address.
    return {
      ...common,
      mode: 'payment',
      line_items: [{ quantity: 1, price_data: price }],
      payment_intent_data: { metadata, receipt_email: email },
      // Tax ids and invoices belong to a customer.
      customer_creation: extras.tax || extras.invoices ? 'always' : 'if_required',
      invoice_creation: { enabled: extras.invoices, invoice_data: { metadata } },
    };
  }
  const recurring = { interval: tier.interval.unit, interval_count: tier.interval.count };
  return {
    ...common,
    mode: 'subscription',
    line_items: [{ quantity: 1, price_data: { ...price, recurring } }],
    subscription_data: { metadata: { ...metadata, commitment_payments: String(tier.commitmentPayments) } },
    custom_text: { submit: { message: `You agree to ${agreementText(tier)}` } },
  };
}
