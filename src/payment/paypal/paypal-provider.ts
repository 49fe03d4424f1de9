import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { CheckoutRequest, PaymentProvider, ProviderTruth } from '../provider.ts';
import { createPaypalClient } from './paypal-client.ts';
import type { PaypalClient, PaypalConfig } from './paypal-client.ts';

/** PayPal orders for one-time purchases. An approval is captured whenever we look, so a buyer who closes the tab after it has still paid. */
export function createPaypalProvider(config: PaypalConfig): PaymentProvider {
  const client = createPaypalClient(config);
  return {
    name: 'paypal',
    async createCheckout(request) {
      if (request.tier.interval !== null) throw new Error('PayPal is offered for one-time purchases only.');
      const answer = await client.call('POST', '/v2/checkout/orders', orderBody(request), request.idempotencyKey);
      const order = orderSchema.safeParse(answer.body);
      const link = order.data?.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (!order.success || !link) throw new Error(`PayPal opened no order (status ${answer.status}, ${issueOf(answer.body)}).`);
      // PayPal adds ?token={order id} to the return address by itself.
      return { sessionId: order.data.id, url: link.href };
    },
    async retrieve(sessionId) {
      const path = `/v2/checkout/orders/${encodeURIComponent(sessionId)}`;
      const order = await readOrder(client, path);
      if (order?.status !== 'APPROVED') return order && truthOf(order);
      const captured = await client.call('POST', `${path}/capture`, {}, `capture:${sessionId}`);
      if (captured.status >= 400 && issueOf(captured.body) === 'INSTRUMENT_DECLINED') return truthOf(order); // the buyer may choose another card
      const after = await readOrder(client, path);
      return after && truthOf(after);
    },
    parseWebhook: (rawBody, headers) => parseWebhook(client, config.webhookId, rawBody, headers),
    async cancelAtPeriodEnd() {
      throw new Error('A one-time purchase has no period to end.');
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

function truthOf(order: PaypalOrder): ProviderTruth {
  const [unit] = order.purchase_units;
  const capture = unit?.payments?.captures?.[0];
  // What was captured is what counts; before that, what was asked for.
  const amount = capture?.amount ?? unit?.amount;
  return {
    sessionId: order.id,
    orderId: unit?.custom_id ?? capture?.custom_id ?? null,
    state: stateOf(order, capture?.status),
    amountCents: amount === undefined ? 0 : Math.round(Number(amount.value) * 100),
    currency: amount?.currency_code.toLowerCase() ?? '',
    paymentId: capture?.id ?? null,
    subscription: null,
    paidInvoices: [],
  };
}

function stateOf(order: PaypalOrder, capture: string | undefined): ProviderTruth['state'] {
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

async function parseWebhook(
  client: PaypalClient,
  webhookId: string,
  rawBody: Buffer,
  headers: IncomingHttpHeaders,
): ReturnType<PaymentProvider['parseWebhook']> {
  const signed = signatureSchema.safeParse(headers);
  if (!signed.success) return { refused: 'no signature' };
  const raw = rawBody.toString('utf8');
  const event = eventSchema.safeParse(parseJson(raw));
  if (!event.success) return { refused: 'not an event' };
  const delivery = JSON.stringify({
    auth_algo: signed.data['paypal-auth-algo'],
    cert_url: signed.data['paypal-cert-url'],
    transmission_id: signed.data['paypal-transmission-id'],
    transmission_sig: signed.data['paypal-transmission-sig'],
    transmission_time: signed.data['paypal-transmission-time'],
    webhook_id: webhookId,
  });
  // The signature covers the event's bytes: written anew, it would be another event.
  const { status, body } = await client.call('POST', '/v1/notifications/verify-webhook-signature', `${delivery.slice(0, -1)},"webhook_event":${raw}}`);
  if (status !== 200 || verdictSchema.safeParse(body).data?.verification_status !== 'SUCCESS') return { refused: 'the signature does not fit' };
  const { id, event_type, resource } = event.data;
  const order = resource.supplementary_data?.related_ids?.order_id ?? (event_type.startsWith('CHECKOUT.ORDER.') ? resource.id : null);
  return { id, type: event_type, objectId: resource.id, orderId: resource.custom_id ?? resource.purchase_units?.[0]?.custom_id ?? null, sessionId: order };
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

function issueOf(body: unknown): string {
  return issueSchema.safeParse(body).data?.details[0]?.issue ?? 'no reason given';
}

const issueSchema = z.object({ details: z.array(z.object({ issue: z.string() })) });
const verdictSchema = z.object({ verification_status: z.string() });
const amountSchema = z.object({ currency_code: z.string(), value: z.string().regex(/^\d+(\.\d{1,2})?$/) });
const captureSchema = z.object({ id: z.string(), status: z.string(), amount: amountSchema, custom_id: z.string().optional() });
const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: amountSchema.optional(),
        payments: z.object({ captures: z.array(captureSchema).optional() }).optional(),
      }),
    )
    .default([]),
});
type PaypalOrder = z.infer<typeof orderSchema>;
const signatureSchema = z.object({
  'paypal-auth-algo': z.string(),
  'paypal-cert-url': z.string(),
  'paypal-transmission-id': z.string(),
  'paypal-transmission-sig': z.string(),
  'paypal-transmission-time': z.string(),
});
const eventSchema = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    id: z.string(),
    custom_id: z.string().optional(),
    purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
  }),
});
