import { jsonOrNull } from '#base/json-or-null.ts';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { CheckoutRequest, PaymentProvider, ProviderTruth, WebhookEvent } from '../provider.ts';
import { amountSchema, centsOf, isDisputed, issueOf, linkSchema } from './paypal-books.ts';
import { createPaypalClient } from './paypal-client.ts';
import type { PaypalClient, PaypalConfig } from './paypal-client.ts';
import {
  activateSubscription,
  isSubscriptionId,
  openSubscription,
  readSubscriptionTruth,
  suspendSubscription,
} from './paypal-subscriptions.ts';

/** PayPal orders for one-time purchases, its subscriptions for the rest. An approval is captured whenever we look, so a buyer who closes the tab after it has still paid. */
export function createPaypalProvider(config: PaypalConfig, now: () => Date = () => new Date()): PaymentProvider {
  const client = createPaypalClient(config);
  const plans = new Map<string, string>();
  return {
    name: 'paypal',
    async createCheckout(request) {
      if (request.tier.interval !== null) return openSubscription(client, plans, request);
      const answer = await client.call('POST', '/v2/checkout/orders', orderBody(request), request.idempotencyKey);
      const order = orderSchema.safeParse(answer.body);
      const link = order.data?.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (!order.success || !link)
        throw new Error(`PayPal opened no order (status ${answer.status}, ${issueOf(answer.body)}).`);
      // PayPal adds ?token={order id} to the return address by itself.
      return { sessionId: order.data.id, url: link.href };
    },
    async retrieve(sessionId) {
      if (isSubscriptionId(sessionId)) return readSubscriptionTruth(client, sessionId, now());
      const path = `/v2/checkout/orders/${encodeURIComponent(sessionId)}`;
      const order = await readOrder(client, path);
      if (order?.status !== 'APPROVED') return order && truthOf(client, order);
      const captured = await client.call('POST', `${path}/capture`, {}, `capture:${sessionId}`);
      if (captured.status >= 400 && issueOf(captured.body) === 'INSTRUMENT_DECLINED') return truthOf(client, order); // the buyer may choose another card
      const after = await readOrder(client, path);
      return after && truthOf(client, after);
    },
    listEvents: (since) => listEvents(client, since),
    parseWebhook: (rawBody, headers, mayAsk) => parseWebhook(client, config.webhookId, { rawBody, headers, mayAsk }),
    cancelAtPeriodEnd: (subscriptionId) => suspendSubscription(client, subscriptionId),
    goOn: (subscriptionId) => activateSubscription(client, subscriptionId),
    // The customer's own list of automatic payments; ending one there is every customer's right at PayPal.
    portalUrl: async () =>
      `https://www.${new URL(config.apiBase).hostname.includes('sandbox') ? 'sandbox.' : ''}paypal.com/myaccount/autopay`,
    async refund({ paymentId, amountCents, currency, idempotencyKey }) {
      const amount = { currency_code: currency.toUpperCase(), value: (amountCents / 100).toFixed(2) };
      const answer = await client.call(
        'POST',
        `/v2/payments/captures/${encodeURIComponent(paymentId)}/refund`,
        { amount },
        idempotencyKey,
      );
      return answer.status < 400 ? null : { refused: issueOf(answer.body) };
    },
  };
}

function orderBody({ orderId, tier, amountCents, currency, alternateReturnUrl, cancelUrl }: CheckoutRequest) {
  const amount = { currency_code: currency.toUpperCase(), value: (amountCents / 100).toFixed(2) };
  return {
    intent: 'CAPTURE',
    purchase_units: [{ custom_id: orderId, description: tier.name, amount }],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: alternateReturnUrl.replace(/[?&]token=\{CHECKOUT_SESSION_ID\}/, ''),
          cancel_url: cancelUrl,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
        },
      },
    },
  };
}

async function readOrder(client: PaypalClient, path: string): Promise<PaypalOrder | null> {
  const answer = await client.call('GET', path);
  return answer.status === 404 ? null : orderSchema.parse(answer.body);
}

async function truthOf(client: PaypalClient, order: PaypalOrder): Promise<ProviderTruth> {
  const [unit] = order.purchase_units;
  const capture = unit?.payments?.captures?.[0];
  const state = await stateOf(client, order, capture);
  // What was captured is what counts; before that, what was asked for.
  const amount = capture?.amount ?? unit?.amount;
  return {
    sessionId: order.id,
    orderId: unit?.custom_id ?? capture?.custom_id ?? null,
    state,
    amountCents: amount === undefined ? 0 : centsOf(amount),
    taxCents: 0,
    refundedCents: state === 'refunded' && capture !== undefined ? centsOf(capture.amount) : givenBack(unit),
    currency: amount?.currency_code.toLowerCase() ?? '',
    paymentId: capture?.id ?? null,
    subscription: null,
    paidInvoices: [],
  };
}

/** In cents, under way or done. */
function givenBack(unit: PaypalOrder['purchase_units'][number] | undefined): number {
  const refunds = unit?.payments?.refunds ?? [];
  return refunds
    .filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
    .reduce((sum, { amount }) => sum + centsOf(amount), 0);
}

async function stateOf(
  client: PaypalClient,
  order: PaypalOrder,
  capture: PaypalCapture | undefined,
): Promise<ProviderTruth['state']> {
  const state = stateWithoutDisputes(order, capture?.status);
  return state === 'paid' && capture !== undefined && (await isDisputed(client, capture.id)) ? 'disputed' : state;
}

function stateWithoutDisputes(order: PaypalOrder, capture: string | undefined): ProviderTruth['state'] {
  switch (capture) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
      return 'paid';
    case 'PENDING':
      return 'processing';
    case 'REFUNDED':
      return 'refunded';
    case 'REVERSED':
      return 'disputed';
    case undefined:
      return order.status === 'VOIDED' ? 'expired' : 'open';
    default: // DECLINED, DENIED, FAILED
      return 'failed';
  }
}

/** PayPal lists the last 30 days, a hundred events at a time. */
async function* listEvents(client: PaypalClient, since: Date): AsyncIterable<WebhookEvent> {
  const end = new Date();
  let path: string | null =
    `/v1/notifications/webhooks-events?page_size=100&start_time=${since.toISOString()}&end_time=${end.toISOString()}`;
  while (path !== null) {
    const answer = await client.call('GET', path);
    const { events, links } = eventListSchema.parse(answer.body);
    for (const event of events) {
      const known = eventSchema.safeParse(event);
      if (known.success) yield readEvent(known.data);
    }
    const next: string | undefined = links.find(({ rel }) => rel === 'next')?.href;
    path = next === undefined ? null : pathOf(next);
  }
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

async function parseWebhook(
  client: PaypalClient,
  webhookId: string,
  { rawBody, headers, mayAsk }: { rawBody: Buffer; headers: IncomingHttpHeaders; mayAsk: () => Promise<boolean> },
): ReturnType<PaymentProvider['parseWebhook']> {
  const signed = signatureSchema.safeParse(headers);
  if (!signed.success) return { refused: 'no signature' };
  const raw = rawBody.toString('utf8');
  const event = eventSchema.safeParse(jsonOrNull(raw));
  if (!event.success) return { refused: 'not an event' };
  if (!(await mayAsk())) return { unchecked: 'too many forged ones came from this network' };
  const delivery = JSON.stringify({
    auth_algo: signed.data['paypal-auth-algo'],
    cert_url: signed.data['paypal-cert-url'],
    transmission_id: signed.data['paypal-transmission-id'],
    transmission_sig: signed.data['paypal-transmission-sig'],
    transmission_time: signed.data['paypal-transmission-time'],
    webhook_id: webhookId,
  });
  // The signature covers the event's bytes: written again, it would be another event.
  const verdict = await client
    .call('POST', '/v1/notifications/verify-webhook-signature', `${delivery.slice(0, -1)},"webhook_event":${raw}}`)
    .catch((error: unknown) => ({ unchecked: String(error) }));
  if ('unchecked' in verdict) return verdict;
  if (verdict.status !== 200 || verdictSchema.safeParse(verdict.body).data?.verification_status !== 'SUCCESS')
    return { refused: 'the signature does not fit' };
  return readEvent(event.data);
}

function readEvent({ id, event_type, resource }: PaypalEvent): WebhookEvent {
  const isSession = event_type.startsWith('CHECKOUT.ORDER.') || event_type.startsWith('BILLING.SUBSCRIPTION.');
  return {
    id,
    type: event_type,
    objectId: paymentOf(resource) ?? resource.id ?? resource.dispute_id ?? id,
    orderId: orderOf(resource),
    sessionId:
      resource.billing_agreement_id ??
      resource.supplementary_data?.related_ids?.order_id ??
      (isSession ? (resource.id ?? null) : null),
    concern: event_type === 'CUSTOMER.DISPUTE.CREATED' ? 'dispute' : null,
  };
}

/** A dispute names the payments it is about, a refund its payment or a link to it, a payment of a subscription the subscription. */
function paymentOf({ disputed_transactions: disputed, sale_id, links }: PaypalEvent['resource']): string | undefined {
  const refunded = links?.find(({ rel }) => rel === 'up')?.href;
  return (
    disputed?.[0]?.seller_transaction_id ??
    sale_id ??
    (refunded === undefined ? undefined : pathOf(refunded).split('/').at(-1))
  );
}

function orderOf({
  disputed_transactions: disputed,
  custom_id,
  custom,
  purchase_units: units,
}: PaypalEvent['resource']): string | null {
  return disputed?.[0]?.custom ?? custom_id ?? custom ?? units?.[0]?.custom_id ?? null;
}

const verdictSchema = z.object({ verification_status: z.string() });
const captureSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: amountSchema,
  custom_id: z.string().optional(),
});
type PaypalCapture = z.infer<typeof captureSchema>;
const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(linkSchema).default([]),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: amountSchema.optional(),
        payments: z
          .object({
            captures: z.array(captureSchema).optional(),
            refunds: z.array(z.object({ status: z.string(), amount: amountSchema })).optional(),
          })
          .optional(),
      }),
    )
    .default([]),
});
type PaypalOrder = z.infer<typeof orderSchema>;
/** The form that PayPal documents: what differs from it is refused without a call. The signature is RSA of 2048 to 4096 bits. */
const signatureSchema = z.object({
  'paypal-auth-algo': z.literal('SHA256withRSA'),
  'paypal-cert-url': z
    .string()
    .max(500)
    .regex(/^https:\/\/(?:[a-z-]+\.)+paypal\.com\/v1\/notifications\/certs\/CERT[\w-]*$/),
  'paypal-transmission-id': z.string().regex(/^[\w-]{8,64}$/),
  'paypal-transmission-sig': z.string().regex(/^[A-Za-z0-9+/]{340,683}={0,2}$/),
  'paypal-transmission-time': z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/),
});
const eventSchema = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    dispute_id: z.string().optional(),
    disputed_transactions: z
      .array(z.object({ seller_transaction_id: z.string().optional(), custom: z.string().optional() }))
      .optional(),
    links: z.array(linkSchema).optional(),
    custom_id: z.string().optional(),
    custom: z.string().optional(),
    sale_id: z.string().optional(),
    billing_agreement_id: z.string().optional(),
    purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
  }),
});
type PaypalEvent = z.infer<typeof eventSchema>;
const eventListSchema = z.object({ events: z.array(z.unknown()).default([]), links: z.array(linkSchema).default([]) });
