// PayPal's Subscriptions API. The payments agreed on are a cycle of their own with so many turns, and a second one without end follows it: month by month,
// or quarter by quarter, until the customer or we cancel.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { commitmentText, formatAmount, monthsAfter } from '../contract.ts';
import type { Tier } from '../contract.ts';
import { stateOfInvoices } from '../provider.ts';
import type { CheckoutRequest, PaidInvoice, ProviderTruth } from '../provider.ts';
import { amountSchema, centsOf, isDisputed, issueOf, linkSchema } from './paypal-books.ts';
import type { PaypalClient } from './paypal-client.ts';

const product = {
  id: 'CITABLE-REPORTS',
  name: 'Citable',
  description: 'How visible a business is to AI assistants, and what to do about it',
  type: 'SERVICE',
};

/** Ids of subscriptions begin so; those of orders never do. */
export function isSubscriptionId(id: string): boolean {
  return id.startsWith('I-');
}

export async function openSubscription(
  client: PaypalClient,
  plans: Map<string, string>,
  request: CheckoutRequest,
): Promise<{ sessionId: string; url: string }> {
  const { orderId, idempotencyKey, alternateReturnUrl, cancelUrl } = request;
  const body = {
    plan_id: await planOf(client, plans, request),
    custom_id: orderId,
    application_context: {
      // PayPal adds ?subscription_id={id} to the return address by itself.
      return_url: alternateReturnUrl.replace(/[?&]token=\{CHECKOUT_SESSION_ID\}/, ''),
      cancel_url: cancelUrl,
      user_action: 'SUBSCRIBE_NOW',
      shipping_preference: 'NO_SHIPPING',
    },
  };
  const answer = await client.call('POST', '/v1/billing/subscriptions', body, idempotencyKey);
  const opened = z.object({ id: z.string(), links: z.array(linkSchema) }).safeParse(answer.body);
  const link = opened.data?.links.find(({ rel }) => rel === 'approve');
  if (!opened.success || !link) {
    plans.clear(); // somebody may have switched the plan off at PayPal: the next attempt looks for it again
    throw new Error(`PayPal opened no subscription (status ${answer.status}, ${issueOf(answer.body)}).`);
  }
  return { sessionId: opened.data.id, url: link.href };
}

/** The plan at PayPal that asks exactly what ours does, made at the first purchase of that price and found again by its description. */
async function planOf(
  client: PaypalClient,
  plans: Map<string, string>,
  { tier, amountCents, currency }: CheckoutRequest,
): Promise<string> {
  const description = `${formatAmount(amountCents)} ${currency.toUpperCase()} ${tier.period}: ${commitmentText(tier)}`;
  const known = plans.get(description);
  if (known !== undefined) return known;
  const id =
    (await findPlan(client, tier.name, description)) ??
    (await makePlan(client, planBody(tier, amountCents, currency, description)));
  plans.set(description, id);
  return id;
}

async function findPlan(client: PaypalClient, name: string, description: string): Promise<string | null> {
  for (let page = 1; ; page += 1) {
    const answer = await client.call('GET', `/v1/billing/plans?product_id=${product.id}&page_size=20&page=${page}`);
    if (answer.status === 404) return null; // no such product yet
    const { plans } = planListSchema.parse(answer.body);
    const found = plans.find(
      (plan) => plan.status === 'ACTIVE' && plan.name === name && plan.description === description,
    );
    if (found) return found.id;
    if (plans.length < 20) return null;
  }
}

async function makePlan(client: PaypalClient, body: object): Promise<string> {
  const there = await client.call('GET', `/v1/catalogs/products/${product.id}`);
  if (there.status === 404) {
    const made = await client.call('POST', '/v1/catalogs/products', product, `product:${product.id}`);
    if (made.status >= 400) throw new Error(`PayPal made no product (status ${made.status}, ${issueOf(made.body)}).`);
  }
  const fingerprint = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 16);
  const answer = await client.call('POST', '/v1/billing/plans', body, `plan:${fingerprint}`);
  const plan = z.object({ id: z.string() }).safeParse(answer.body);
  if (!plan.success) throw new Error(`PayPal made no plan (status ${answer.status}, ${issueOf(answer.body)}).`);
  return plan.data.id;
}

function planBody(
  { name, interval, commitmentPayments }: Tier,
  amountCents: number,
  currency: string,
  description: string,
) {
  if (interval === null) throw new Error(`${name} is no subscription.`);
  const pricing_scheme = {
    fixed_price: { value: (amountCents / 100).toFixed(2), currency_code: currency.toUpperCase() },
  };
  const frequency = { interval_unit: 'MONTH', interval_count: interval.count };
  return {
    product_id: product.id,
    name,
    description,
    status: 'ACTIVE',
    billing_cycles: [
      // PayPal allows one regular cycle only, so the payments agreed on are a "trial" at the full price.
      { tenure_type: 'TRIAL', sequence: 1, total_cycles: commitmentPayments, frequency, pricing_scheme },
      { tenure_type: 'REGULAR', sequence: 2, total_cycles: 0, frequency, pricing_scheme },
    ],
    payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 2 },
  };
}

export async function readSubscriptionTruth(
  client: PaypalClient,
  id: string,
  now: Date,
): Promise<ProviderTruth | null> {
  const path = `/v1/billing/subscriptions/${encodeURIComponent(id)}`;
  const answer = await client.call('GET', `${path}?fields=plan`);
  if (answer.status === 404) return null;
  const found = subscriptionSchema.parse(answer.body);
  const isAgreed = found.status !== 'APPROVAL_PENDING';
  const invoices = isAgreed ? await paidInvoices(client, path, found.start_time ?? found.create_time) : [];
  const cycle = found.plan?.billing_cycles.find(({ tenure_type }) => tenure_type === 'REGULAR');
  const price = cycle?.pricing_scheme?.fixed_price;
  const periodEndsAt = periodEndOf(found, cycle, invoices.at(-1));
  const { isEnding, ...standing } = await endedInTime(client, found, periodEndsAt, now);
  return {
    sessionId: found.id,
    orderId: found.custom_id ?? null,
    state: stateOfInvoices(invoices) ?? (!isAgreed ? 'open' : isEnded(found.status) ? 'failed' : 'processing'),
    amountCents: price === undefined ? 0 : centsOf(price),
    taxCents: 0,
    refundedCents: 0,
    currency: price?.currency_code.toLowerCase() ?? '',
    paymentId: invoices.at(-1)?.paymentId ?? null,
    subscription: isAgreed
      ? {
          id: found.id,
          status: statusOf({ ...found, ...standing }, invoices.length > 0),
          endsWithPeriod: isEnding,
          periodEndsAt,
        }
      : null,
    paidInvoices: invoices,
  };
}

/** One that we suspended runs until its period is over, and is cancelled then. */
async function endedInTime(
  client: PaypalClient,
  found: FoundSubscription,
  periodEndsAt: Date | null,
  now: Date,
): Promise<{ status: string; isEnding: boolean }> {
  if (!isSuspendedByUs(found)) return { status: found.status, isEnding: false };
  if (periodEndsAt !== null && periodEndsAt > now) return { status: 'ACTIVE', isEnding: true };
  await turn(client, found.id, 'cancel', endsWithPeriod);
  return { status: 'CANCELLED', isEnding: false };
}

/** In the words that all providers share. */
function statusOf(found: FoundSubscription, isPaidOnce: boolean): string {
  const { status } = found;
  if (isEnded(status)) return isPaidOnce ? 'canceled' : 'incomplete_expired';
  if (!isPaidOnce) return 'incomplete';
  if (status === 'SUSPENDED') return 'unpaid';
  return isPaymentMissing(found) ? 'past_due' : 'active';
}

function isEnded(status: string): boolean {
  return status === 'CANCELLED' || status === 'EXPIRED';
}

/** Oldest first. A payment that is pending, or that the bank declined, was not made. */
async function paidInvoices(client: PaypalClient, path: string, since: string): Promise<PaidInvoice[]> {
  const range = `start_time=${encodeURIComponent(since)}&end_time=${encodeURIComponent(new Date().toISOString())}`;
  const answer = await client.call('GET', `${path}/transactions?${range}`);
  const { transactions } = transactionsSchema.parse(answer.body);
  const made = transactions.filter(
    ({ status }) => status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED',
  );
  const invoices = made.map(
    async ({ id, status, time, amount_with_breakdown: { gross_amount } }): Promise<PaidInvoice> => {
      const amountCents = centsOf(gross_amount);
      const isDue = status !== 'REFUNDED' && (await isDisputed(client, id));
      return {
        id,
        paymentId: id,
        amountCents,
        taxCents: 0,
        // Of a part that was given back PayPal's list tells no amount.
        refundedCents: status === 'REFUNDED' ? amountCents : status === 'PARTIALLY_REFUNDED' ? null : 0,
        currency: gross_amount.currency_code.toLowerCase(),
        paidAt: new Date(time),
        state: status === 'REFUNDED' ? 'refunded' : isDue ? 'disputed' : 'paid',
      };
    },
  );
  return (await Promise.all(invoices)).sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
}

/**
 * PayPal knows no end with the period: what is cancelled there is over for ever. So it is suspended, which charges nothing and can be taken back,
 * and cancelled when it is read after its period. The reason is how it is known from one that PayPal suspended for missing payments.
 */
const endsWithPeriod = { reason: 'Ends with the period that is paid, as the customer asked.' };

export async function suspendSubscription(client: PaypalClient, id: string): Promise<void> {
  const standing = await turn(client, id, 'suspend', endsWithPeriod);
  if (standing === null || isEnded(standing.status) || isSuspendedByUs(standing)) return;
  // One that PayPal suspended for missing payments has no period left.
  await turn(client, id, 'cancel', endsWithPeriod);
}

export async function activateSubscription(client: PaypalClient, id: string): Promise<void> {
  const standing = await turn(client, id, 'activate', { reason: 'The customer took the cancellation back.' });
  if (standing !== null && standing.status !== 'ACTIVE')
    throw new Error(`PayPal subscription ${id} cannot go on: it is ${standing.status}.`);
}

/** null when it is done; else how the subscription stands, which does not allow it. */
async function turn(
  client: PaypalClient,
  id: string,
  what: 'suspend' | 'activate' | 'cancel',
  body: { reason: string },
): Promise<FoundSubscription | null> {
  const path = `/v1/billing/subscriptions/${encodeURIComponent(id)}`;
  const answer = await client.call('POST', `${path}/${what}`, body);
  if (answer.status < 400) return null;
  if (issueOf(answer.body) === 'SUBSCRIPTION_STATUS_INVALID')
    return subscriptionSchema.parse((await client.call('GET', path)).body);
  throw new Error(`PayPal did not ${what} subscription ${id} (status ${answer.status}, ${issueOf(answer.body)}).`);
}

/** By its reason; where PayPal tells none, by that no payment is missing. */
function isSuspendedByUs(found: FoundSubscription): boolean {
  const { status, status_change_note: reason } = found;
  return status === 'SUSPENDED' && (reason === undefined ? !isPaymentMissing(found) : reason === endsWithPeriod.reason);
}

function isPaymentMissing({ billing_info }: FoundSubscription): boolean {
  return (billing_info?.failed_payments_count ?? 0) > 0 || Number(billing_info?.outstanding_balance?.value ?? 0) > 0;
}

/** Of one that is suspended PayPal tells no next payment: it would be one period after the last. */
function periodEndOf(
  { billing_info }: FoundSubscription,
  cycle: z.infer<typeof cycleSchema> | undefined,
  last: PaidInvoice | undefined,
): Date | null {
  if (billing_info?.next_billing_time !== undefined) return new Date(billing_info.next_billing_time);
  return cycle?.frequency && last ? monthsAfter(last.paidAt, cycle.frequency.interval_count) : null;
}

const planListSchema = z.object({
  plans: z
    .array(
      z.object({
        id: z.string(),
        name: z.string().optional(),
        status: z.string().optional(),
        description: z.string().optional(),
      }),
    )
    .default([]),
});
const cycleSchema = z.object({
  tenure_type: z.string(),
  frequency: z.object({ interval_count: z.number() }).optional(),
  pricing_scheme: z.object({ fixed_price: amountSchema.optional() }).optional(),
});
const subscriptionSchema = z.object({
  id: z.string(),
  status: z.string(),
  status_change_note: z.string().optional(),
  custom_id: z.string().optional(),
  create_time: z.string(),
  start_time: z.string().optional(),
  billing_info: z
    .object({
      failed_payments_count: z.number().optional(),
      outstanding_balance: amountSchema.optional(),
      next_billing_time: z.string().optional(),
    })
    .optional(),
  plan: z.object({ billing_cycles: z.array(cycleSchema) }).optional(),
});
type FoundSubscription = z.infer<typeof subscriptionSchema>;
const transactionsSchema = z.object({
  transactions: z
    .array(
      z.object({
        id: z.string(),
        status: z.string(),
        time: z.string(),
        amount_with_breakdown: z.object({ gross_amount: amountSchema }),
      }),
    )
    .default([]),
});
