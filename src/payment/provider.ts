// What a payment provider must be able to do. Nothing beyond this file knows Stripe from the sandbox.
import type { IncomingHttpHeaders } from 'node:http';
import type { OrderStatus, PaymentState, ProviderName, Tier } from './contract.ts';

export type PaymentProvider = {
  name: ProviderName;
  /** Opens a hosted checkout, or answers the one that this idempotency key opened before. Throws when the provider cannot be reached or refuses. */
  createCheckout(request: CheckoutRequest): Promise<{ sessionId: string; url: string }>;
  /** Where the hosted page of a session takes PayPal too: its address with PayPal chosen. */
  withPaypalChosen?: (url: string) => string;
  /** The provider's present truth about a session; null when it knows none of that id. */
  retrieve(sessionId: string): Promise<ProviderTruth | null>;
  /** Checks a webhook's signature over its raw bytes. A provider that only its vendor can check asks `mayAsk` before it calls the vendor. */
  parseWebhook(
    rawBody: Buffer,
    headers: IncomingHttpHeaders,
    mayAsk: () => Promise<boolean>,
  ): Promise<WebhookEvent | { refused: string } | { unchecked: string }>;
  /** Ends a subscription with its current period. May be repeated. */
  cancelAtPeriodEnd: (subscriptionId: string) => Promise<void>;
  /** Takes that back while the period lasts. May be repeated. Throws when the subscription is over or the provider cannot be reached. */
  goOn: (subscriptionId: string) => Promise<void>;
  /** The provider's own page for cards and bills of a subscription; whether it may be cancelled there is ours to say. Left out where there is none. */
  portalUrl?: (sessionId: string, options: { mayCancel: boolean; returnUrl: string }) => Promise<string>;
  /** Gives money of one payment back; null when it is done, else the provider's reason. The same key gives back once. Throws when the provider cannot be reached. */
  refund(request: RefundRequest): Promise<{ refused: string } | null>;
  /** What happened since then, in no order, as far back as the provider remembers. Left out where the provider keeps no list. */
  listEvents?: (since: Date) => AsyncIterable<WebhookEvent>;
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

/** `paymentId` as in `PaidInvoice`; the amount includes tax. */
type RefundRequest = {
  orderId: string;
  sessionId: string;
  paymentId: string;
  amountCents: number;
  currency: string;
  idempotencyKey: string;
};

export type ProviderTruth = {
  sessionId: string;
  /** The order that the session was opened for. */
  orderId: string | null;
  /** `open` while the buyer may still pay. */
  state: 'open' | Exclude<OrderStatus, 'pending'>;
  /** The price, before any tax that the provider added to it. */
  amountCents: number;
  /** Tax on top of the price. */
  taxCents: number;
  /** Given back so far, of price and tax, of a one-time purchase; a subscription's payments tell theirs. */
  refundedCents: number;
  currency: string;
  paymentId: string | null;
  subscription: {
    id: string;
    /** "active", "past_due", "unpaid", "canceled" … */ status: string;
    endsWithPeriod: boolean;
    /** When the period that is paid ends and the next payment is due; null where the provider does not say. */
    periodEndsAt: Date | null;
  } | null;
  /** First payment and renewals of a subscription, oldest first, also those given back since. */
  paidInvoices: PaidInvoice[];
};

/** Amounts as in `ProviderTruth`; `paymentId` is what the provider's refunds and disputes name. */
export type PaidInvoice = {
  id: string;
  paymentId: string | null;
  amountCents: number;
  taxCents: number;
  /** null: something, and the provider does not say how much. */
  refundedCents: number | null;
  currency: string;
  paidAt: Date;
  state: PaymentState;
};

/** A subscription is paid for as long as one of its payments stands; what was given back closes only its own report. */
export function stateOfInvoices(invoices: PaidInvoice[]): PaymentState | null {
  if (invoices.length === 0) return null;
  return (
    (['paid', 'disputed', 'refunded'] as const).find((state) => invoices.some((invoice) => invoice.state === state)) ??
    null
  );
}

/** A hint that something moved; what moved is always read again. `concern` is what a person should look at, whatever the books say. */
export type WebhookEvent = {
  id: string;
  type: string;
  objectId: string;
  orderId: string | null;
  sessionId: string | null;
  concern: Concern | null;
};

/** A customer's bank asks, or takes the money back; a card's issuer suspects fraud. */
export type Concern = 'dispute' | 'fraud-warning';
