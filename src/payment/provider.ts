// What a payment provider must be able to do. Nothing beyond this file knows Stripe from the sandbox.
import type { IncomingHttpHeaders } from 'node:http';
import type { OrderStatus, ProviderName, Tier } from './contract.ts';

export type PaymentProvider = {
  name: ProviderName;
  /** Opens a hosted checkout, or answers the one that this idempotency key opened before. Throws when the provider cannot be reached or refuses. */
  createCheckout(request: CheckoutRequest): Promise<{ sessionId: string; url: string }>;
  /** The provider's present truth about a session; null when it knows none of that id. */
  retrieve(sessionId: string): Promise<ProviderTruth | null>;
  /** Checks a webhook's signature over its raw bytes. */
  parseWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<WebhookEvent | { refused: string }>;
  /** Ends a subscription with its current period. May be repeated. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
};

export type CheckoutRequest = {
  orderId: string;
  idempotencyKey: string;
  tier: Tier;
  amountCents: number;
  currency: string;
  email: string;
  /** `{CHECKOUT_SESSION_ID}` in it is replaced by the session's id. */
  successUrl: string;
  /** Where a PayPal-style approval returns to; likewise. */
  alternateReturnUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

export type ProviderTruth = {
  sessionId: string;
  /** The order that the session was opened for. */
  orderId: string | null;
  /** `open` while the buyer may still pay. */
  state: 'open' | Exclude<OrderStatus, 'pending'>;
  amountCents: number;
  currency: string;
  paymentId: string | null;
  subscription: { id: string; /** "active", "past_due", "unpaid", "canceled" … */ status: string; endsWithPeriod: boolean } | null;
  /** Payments of a subscription that count towards the commitment. */
  paidInvoices: { id: string; amountCents: number; currency: string; paidAt: Date }[];
};

/** A hint that something moved; what moved is always read anew. */
export type WebhookEvent = { id: string; type: string; objectId: string; orderId: string | null; sessionId: string | null };
