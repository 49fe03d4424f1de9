// What PayPal documents of its catalogue, subscriptions, disputes and refunds, in our own words. Source: the API reference at developer.paypal.com and PayPal's published
// OpenAPI documents as of February 2024: Catalog Products 1.0, Subscriptions 1.6, Disputes 1.10, Payments 2.5. Required fields, lengths, words and patterns are theirs.
// A request may have only the fields that we send, so that any other shows a mistake of ours; an answer may have more than is listed.
import { z } from 'zod';

const money = z.looseObject({
  currency_code: z.string().length(3),
  value: z
    .string()
    .max(32)
    .regex(/^((-?\d+)|(-?(\d+)?[.]\d+))$/),
});
const price = z.strictObject({
  currency_code: z.string().length(3),
  value: z
    .string()
    .max(32)
    .regex(/^\d+\.\d{2}$/),
});
const time = z.iso.datetime({ offset: true }).min(20).max(64);
const link = z.looseObject({
  rel: z.string(),
  href: z.string(),
  method: z.literal(['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'CONNECT', 'OPTIONS', 'PATCH']).optional(),
});
const links = z.array(link).min(1).max(10);
const tenure = z.literal(['REGULAR', 'TRIAL']);

/** `POST /v1/catalogs/products`; its answer has the same fields. */
const productRequest = z.strictObject({
  id: z.string().min(6).max(50),
  name: z.string().min(1).max(127),
  description: z.string().min(1).max(256),
  type: z.literal(['PHYSICAL', 'DIGITAL', 'SERVICE']),
});

/** At most this many units between two payments. */
const longest = { DAY: 365, WEEK: 52, MONTH: 12, YEAR: 1 } as const;
const cycle = z.strictObject({
  tenure_type: tenure,
  sequence: z.int().min(1).max(99),
  /** 0: without an end, which only the regular cycle may be. */
  total_cycles: z.int().min(0).max(999),
  frequency: z
    .strictObject({
      interval_unit: z.literal(['DAY', 'WEEK', 'MONTH', 'YEAR']),
      interval_count: z.int().min(1).max(365),
    })
    .refine(({ interval_unit, interval_count }) => interval_count <= longest[interval_unit]),
  pricing_scheme: z.strictObject({ fixed_price: price }),
});

/** `POST /v1/billing/plans`. */
const planRequest = z.strictObject({
  product_id: z.string().min(6).max(50),
  name: z.string().min(1).max(127),
  description: z.string().min(1).max(127),
  status: z.literal(['CREATED', 'INACTIVE', 'ACTIVE']),
  billing_cycles: z
    .array(cycle)
    .min(1)
    .max(12)
    .refine((cycles) => cycles.filter(({ tenure_type }) => tenure_type === 'REGULAR').length === 1, 'one regular cycle')
    .refine(
      (cycles) => cycles.filter(({ tenure_type }) => tenure_type === 'TRIAL').length <= 2,
      'at most two trial cycles',
    )
    .refine(
      (cycles) => cycles.every(({ tenure_type, total_cycles }) => tenure_type === 'REGULAR' || total_cycles > 0),
      'a trial has an end',
    )
    .refine(
      (cycles) => new Set(cycles.map(({ sequence }) => sequence)).size === cycles.length,
      'each cycle has its place',
    ),
  payment_preferences: z.strictObject({
    auto_bill_outstanding: z.boolean(),
    payment_failure_threshold: z.int().min(0).max(999),
  }),
});
const plan = z.looseObject({
  id: z.string().min(3).max(50),
  product_id: z.string().min(6).max(50),
  name: z.string().min(1).max(127),
  status: planRequest.shape.status,
});

/** `POST /v1/billing/subscriptions`. */
const subscriptionRequest = z.strictObject({
  plan_id: z.string().min(3).max(50),
  custom_id: z
    .string()
    .min(1)
    .max(127)
    .regex(/^[\x20-\x7E]+$/),
  application_context: z.strictObject({
    return_url: z.url().min(10).max(4000),
    cancel_url: z.url().min(10).max(4000),
    user_action: z.literal(['CONTINUE', 'SUBSCRIBE_NOW']),
    shipping_preference: z.literal(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']),
  }),
});
const subscription = z.looseObject({
  id: z.string().min(3).max(50),
  plan_id: z.string().min(3).max(50),
  status: z.literal(['APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'SUSPENDED', 'CANCELLED', 'EXPIRED']),
  custom_id: z.string().min(1).max(127).optional(),
  create_time: time,
  start_time: time.optional(),
  billing_info: z
    .looseObject({
      outstanding_balance: money,
      failed_payments_count: z.int().min(0).max(999),
      next_billing_time: time.optional(),
    })
    .optional(),
  status_change_note: z.string().min(1).max(128).optional(),
  links,
});

/** `GET /v1/billing/subscriptions/{id}/transactions`, which wants a range of time. */
const transactions = z.looseObject({
  transactions: z.array(
    z.looseObject({
      id: z.string().min(3).max(50),
      status: z.literal(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED']),
      amount_with_breakdown: z.looseObject({ gross_amount: money }),
      time,
    }),
  ),
  total_items: z.int().min(0).optional(),
  total_pages: z.int().min(0).optional(),
  links: links.optional(),
});

/** `GET /v1/customer/disputes`: an item of the list. */
const dispute = z.looseObject({
  dispute_id: z
    .string()
    .min(1)
    .max(255)
    .regex(/^[A-Za-z0-9-]+$/),
  status: z.literal([
    'OPEN',
    'WAITING_FOR_BUYER_RESPONSE',
    'WAITING_FOR_SELLER_RESPONSE',
    'UNDER_REVIEW',
    'RESOLVED',
    'OTHER',
  ]),
  dispute_life_cycle_stage: z.literal(['INQUIRY', 'CHARGEBACK', 'PRE_ARBITRATION', 'ARBITRATION']),
});

/** `POST /v2/payments/captures/{id}/refund`. Without an amount all of it would go back: we always name one. */
const refundRequest = z.strictObject({ amount: price });
const refund = z.looseObject({
  id: z.string(),
  status: z.literal(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
  amount: money,
});

export const paypalRequests = {
  product: productRequest,
  plan: planRequest,
  subscription: subscriptionRequest,
  /** `POST /v1/billing/subscriptions/{id}/cancel`, `/suspend` or `/activate`, answered by 204 and nothing. */
  turn: z.strictObject({ reason: z.string().min(1).max(128) }),
  refund: refundRequest,
};

export const paypalAnswers = {
  product: z.looseObject(productRequest.shape),
  plan,
  plans: z.looseObject({ plans: z.array(plan.partial({ product_id: true })), links }),
  subscription,
  transactions,
  disputes: z.looseObject({ items: z.array(dispute), links }),
  refund,
};

/** The shape of an answer to a call that went well; null where another description counts. */
export function answerShape(method: string, path: string): z.ZodType | null {
  if (/^\/v1\/catalogs\/products(\/[^/]+)?$/.test(path)) return paypalAnswers.product;
  if (path === '/v1/billing/plans') return method === 'GET' ? paypalAnswers.plans : paypalAnswers.plan;
  if (/^\/v1\/billing\/subscriptions(\/[^/]+)?$/.test(path)) return paypalAnswers.subscription;
  if (path.endsWith('/transactions')) return paypalAnswers.transactions;
  if (path === '/v1/customer/disputes') return paypalAnswers.disputes;
  return path.endsWith('/refund') ? paypalAnswers.refund : null;
}
