import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { submissions } from './quiz.ts';
import type { OrderStatus, PaymentState, ProviderName, Tier, TierId } from '#payment/contract.ts';
import type { Lead } from '#quiz/contract.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** One purchase: one checkout session of one plan. The catalogue's words and price at that moment are kept with it. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    submissionId: text('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** Whoever was signed in at the checkout; null for a guest. An address that was typed proves nothing. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The digest of the browser that opened the checkout; null where none is known, or two may have. */
    openedBy: text('opened_by'),
    /** It brought no cookie along, so a second call without one may be the same visitor. */
    isOpenerNew: boolean('is_opener_new').notNull().default(false),
    tier: text('tier').$type<TierId>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** Tax that the provider added to the price. */
    taxCents: integer('tax_cents').notNull().default(0),
    /** Given back so far, over all payments. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    currency: text('currency').notNull(),
    catalogue: jsonb('catalogue').$type<Tier>().notNull(),
    lead: jsonb('lead').$type<Lead>().notNull(),
    email: text('email').notNull(),
    provider: text('provider').$type<ProviderName>().notNull(),
    /** Part of the provider's idempotency key; grows when a session could not be opened in time. */
    attempt: integer('attempt').notNull().default(1),
    providerSessionId: text('provider_session_id').unique(),
    providerPaymentId: text('provider_payment_id'),
    providerSubscriptionId: text('provider_subscription_id'),
    subscriptionStatus: text('subscription_status'),
    /** Whether the provider was last seen to end the subscription with its period: a customer who takes that back there means it. */
    endsWithPeriod: boolean('ends_with_period').notNull().default(false),
    checkoutUrl: text('checkout_url'),
    status: text('status').$type<OrderStatus>().notNull().default('pending'),
    /** Why the provider's word was refused (wrong amount, wrong currency, foreign session). */
    refusal: text('refusal'),
    cancelRequestedAt: time('cancel_requested_at'),
    /** When the period that is paid ends, as the provider last said. */
    periodEndsAt: time('period_ends_at'),
    /** The payments agreed on are no longer owed: the first was asked back within the days of the refund policy. */
    isReleased: boolean('is_released').notNull().default(false),
    /** Since when a renewal is unpaid; null while the subscription is in order. */
    pastDueSince: time('past_due_since'),
    /** Set: the grace period is over. What was paid for stays; the next payment takes it up again. */
    pausedAt: time('paused_at'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
    /** How often somebody had the link mailed that proves the buyer. */
    linksMailed: integer('links_mailed').notNull().default(0),
    /** When the provider was last asked. */
    settledAt: time('settled_at'),
    paidAt: time('paid_at'),
  },
  (t) => [
    // Repeated clicks of one browser meet in one open order per submission and plan.
    uniqueIndex('orders_one_open_of_browser')
      .on(t.submissionId, t.tier, t.provider, t.openedBy)
      .where(sql`${t.status} in ('pending', 'processing')`),
    index('orders_submission').on(t.submissionId),
    index('orders_email').on(sql`lower(${t.email})`),
    index('orders_user').on(t.userId),
    index('orders_status').on(t.status, t.settledAt),
    index('orders_payment').on(t.providerPaymentId),
    index('orders_subscription').on(t.providerSubscriptionId),
    check(
      'orders_status_known',
      sql`${t.status} in ('pending', 'processing', 'paid', 'failed', 'expired', 'refunded', 'disputed')`,
    ),
  ],
);

/**
 * What is left of an order that was erased: what its provider calls it, so that money that moves later is known. A trigger writes it, whoever
 * deletes the order.
 */
export const erasedOrders = pgTable(
  'erased_orders',
  {
    id: text('id').primaryKey(),
    provider: text('provider').$type<ProviderName>().notNull(),
    providerSessionId: text('provider_session_id').notNull(),
    /** What events may name: the session, the subscription, and each payment. */
    providerIds: text('provider_ids').array().notNull(),
    /** What became of each payment, as last seen: by the invoice of a subscription's, by the order's id of a one-time purchase's. */
    payments: jsonb('payments').$type<Record<string, PaymentState>>().notNull(),
    erasedAt: time('erased_at').notNull().defaultNow(),
    /** When the provider was last asked. */
    settledAt: time('settled_at'),
    /** Set: nothing can renew or be paid any more. Events still come. */
    overAt: time('over_at'),
  },
  (t) => [
    index('erased_orders_ids').using('gin', t.providerIds),
    index('erased_orders_due')
      .on(t.settledAt)
      .where(sql`${t.overAt} is null`),
  ],
);

/** Browsers that opened the mailed link of an order: they are its buyer's for a while. */
export const orderBrowsers = pgTable(
  'order_browsers',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    browserHash: text('browser_hash').notNull(),
    since: time('since').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.browserHash] })],
);

/** The webhook inbox. An event is a hint and is remembered for ever, so that a replay is known. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').$type<ProviderName>().notNull(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    objectId: text('object_id').notNull(),
    orderId: text('order_id'),
    receivedAt: time('received_at').notNull().defaultNow(),
    processedAt: time('processed_at'),
    attempts: integer('attempts').notNull().default(1),
    error: text('error'),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.id] }),
    index('payment_events_unprocessed')
      .on(t.receivedAt)
      .where(sql`${t.processedAt} is null`),
  ],
);

/** Up to when a provider's own list of events was read for those whose webhook never came. */
export const paymentReconciliations = pgTable('payment_reconciliations', {
  provider: text('provider').$type<ProviderName>().primaryKey(),
  upTo: time('up_to').notNull(),
});

/** Each payment of a subscription. */
export const paidInvoices = pgTable(
  'paid_invoices',
  {
    provider: text('provider').$type<ProviderName>().notNull(),
    invoiceId: text('invoice_id').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** What refunds and disputes of it name. */
    paymentId: text('payment_id'),
    /** Before tax. */
    amountCents: integer('amount_cents').notNull(),
    taxCents: integer('tax_cents').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
    currency: text('currency').notNull(),
    paidAt: time('paid_at').notNull(),
    /** Money given back or disputed closes the report of this payment only. */
    state: text('state').$type<PaymentState>().notNull().default('paid'),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.invoiceId] }),
    index('paid_invoices_order').on(t.orderId, t.paidAt),
    index('paid_invoices_payment').on(t.paymentId),
  ],
);

/** Money that an operator gives back. The id is the idempotency key, so that what was begun and not answered can be asked for again. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    paymentId: text('payment_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    state: text('state').$type<'asked' | 'done' | 'refused'>().notNull().default('asked'),
    /** The provider's words. */
    reason: text('reason'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [index('refunds_order').on(t.orderId)],
);

/** A customer asks for the money back: one open wish per order. */
export const refundRequests = pgTable('refund_requests', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  message: text('message').notNull(),
  createdAt: time('created_at').notNull(),
});

/** Numbers of receipts, one for each payment, without a gap. */
export const receiptNumbers = pgTable(
  'receipt_numbers',
  {
    number: integer('number').primaryKey(),
    orderId: text('order_id').notNull(),
    /** The invoice of a subscription's payment; of a one-time purchase the order itself. */
    paymentKey: text('payment_key').notNull().unique(),
    issuedAt: time('issued_at').notNull(),
  },
  (t) => [index('receipt_numbers_order').on(t.orderId)],
);

/** The sandbox provider's own books. Only src/payment/sandbox reads or writes them: to the rest they are the far side. */
export const sandboxSessions = pgTable('sandbox_sessions', {
  id: text('id').primaryKey(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  orderId: text('order_id').notNull(),
  description: text('description').notNull(),
  commitment: text('commitment').notNull(),
  amountCents: integer('amount_cents').notNull(),
  /** On top of each payment. */
  taxCents: integer('tax_cents').notNull().default(0),
  /** Given back of the first payment. */
  refundedCents: integer('refunded_cents').notNull().default(0),
  currency: text('currency').notNull(),
  isSubscription: boolean('is_subscription').notNull(),
  /** Months between two payments; 0 for a one-time purchase. */
  periodMonths: integer('period_months').notNull().default(0),
  /** Periods that have begun, the first included. */
  periods: integer('periods').notNull().default(1),
  subscriptionStatus: text('subscription_status')
    .$type<'active' | 'past_due' | 'canceled'>()
    .notNull()
    .default('active'),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  email: text('email').notNull(),
  successUrl: text('success_url').notNull(),
  alternateReturnUrl: text('alternate_return_url').notNull().default(''),
  cancelUrl: text('cancel_url').notNull(),
  status: text('status')
    .$type<'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'refunded' | 'disputed'>()
    .notNull()
    .default('open'),
  method: text('method').$type<'card' | 'paypal'>(),
  paymentId: text('payment_id'),
  paidAt: time('paid_at'),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at').notNull(),
});

/** The sandbox's bills after the first, which is the session's own payment. */
export const sandboxInvoices = pgTable(
  'sandbox_invoices',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => sandboxSessions.id, { onDelete: 'cascade' }),
    /** 2 for the first renewal. */
    period: integer('period').notNull(),
    status: text('status').$type<'paid' | 'open' | 'void' | 'refunded' | 'disputed'>().notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    paidAt: time('paid_at'),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.period] })],
);

/** What the sandbox gave back, by its key: the same key gives back once. */
export const sandboxRefunds = pgTable('sandbox_refunds', {
  idempotencyKey: text('idempotency_key').primaryKey(),
  sessionId: text('session_id')
    .notNull()
    .references(() => sandboxSessions.id, { onDelete: 'cascade' }),
});
