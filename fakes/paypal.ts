// The far side of PayPal's API: tokens, orders, captures and webhook signatures over real HTTP. For tests only.
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { Ajv } from 'ajv';
import { z } from 'zod';
import { drip, isNoJson, sendNoJson } from './no-answer.ts';
import { answerShape, paypalRequests } from './paypal-shapes.ts';
import { createPaypalSubscriptions } from './paypal-subscriptions.ts';

/** A status, or: the connection breaks; no answer; an answer a byte at a time without end; what was asked is done and its answer lost; no JSON. */
export type PaypalFault = number | 'reset' | 'hang' | 'drip' | 'lost-answer' | 'html' | 'garbage';
export type FakePaypal = Awaited<ReturnType<typeof startFakePaypal>>;

// PayPal's own descriptions (paypal-description/): what is asked is held against them, and what this far side answers, too.
const describedIn = (name: string) => {
  // Some of their patterns are no /u patterns, which is why there are options.
  const ajv = new Ajv({ strict: false, unicodeRegExp: false, validateFormats: false });
  const description = readFileSync(new URL(`paypal-description/${name}.json`, import.meta.url), 'utf8');
  // Their event PAYMENT.CAPTURE.REVERSED comes with a state that they do not list.
  ajv.addSchema(
    JSON.parse(description.replace('"COMPLETED",\n       "DECLINED",', '"COMPLETED", "REVERSED", "DECLINED",')),
    name,
  );
  return (schema: string) => ajv.compile({ $ref: `${name}#/components/schemas/${schema}` });
};
// Subscriptions, disputes and refunds are in no file of theirs that is kept here: paypal-shapes.ts describes them.
const [inOrders, inNotifications] = [describedIn('orders'), describedIn('notifications')];
const isOrderRequest = inOrders('order_request');
const isCaptureRequest = inOrders('order_capture_request');
const isOrder = inOrders('order');
const isVerification = inNotifications('verify_webhook_signature');
const isVerdict = inNotifications('verify_webhook_signature_response');

// The description leaves objects open. Of what it allows, only what we send: an unknown key would be a mistake of ours.
const address = z.url().max(2048);
const orderRequest = z.strictObject({
  intent: z.literal(['CAPTURE', 'AUTHORIZE']),
  purchase_units: z
    .array(
      z.strictObject({
        custom_id: z.string().min(1).max(255),
        description: z.string().min(1).max(127),
        amount: z.strictObject({
          currency_code: z.string().length(3),
          value: z
            .string()
            .max(32)
            .regex(/^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/),
        }),
      }),
    )
    .min(1)
    .max(10),
  payment_source: z.strictObject({
    paypal: z.strictObject({
      experience_context: z.strictObject({
        return_url: address,
        cancel_url: address,
        user_action: z.literal(['CONTINUE', 'PAY_NOW']),
        shipping_preference: z.literal(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']),
      }),
    }),
  }),
});

type Money = { currency_code: string; value: string };
type Capture = { id: string; status: string; amount: Money; custom_id: string };
type Refund = { id: string; status: string; amount: Money };
type Dispute = { dispute_id: string; status: string; dispute_life_cycle_stage: string };
type Order = {
  id: string;
  status: string;
  links: { rel: string; href: string; method: string }[];
  purchase_units: (z.infer<typeof orderRequest>['purchase_units'][number] & {
    payments?: { captures: Capture[]; refunds?: Refund[] };
  })[];
};

export async function startFakePaypal() {
  const orders = new Map<string, Order>();
  const disputes = new Map<string, Dispute[]>();
  const events: { id: string; create_time: string }[] = [];
  const billing = createPaypalSubscriptions(() => url);
  const webhooks = new Map<string, { id: string; url: string; event_types: { name: string }[] }>();
  const givenBack = new Map<string, number>();
  let mayReadDisputes = true;
  const replies = new Map<string, { status: number; body: unknown }>();
  const requests: { path: string; body: string }[] = [];
  const faults: PaypalFault[] = [];
  let standing: PaypalFault | null = null;
  let nextCapture = 'COMPLETED';
  let tokens = 0;
  let url = '';

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => send(response, 500, { name: String(error) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${portOf(server.address())}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const body = await text(request);
    requests.push({ path, body });
    const fault = faults.shift() ?? standing;
    if (typeof fault === 'number') return send(response, fault, { name: 'A_FAULT_ON_REQUEST' });
    if (fault === 'reset') return void request.socket.destroy();
    if (fault === 'hang') return;
    if (fault === 'drip') return drip(response);
    if (isNoJson(fault)) return sendNoJson(response, fault);
    if (path === '/v1/oauth2/token') {
      tokens += 1;
      return send(response, 200, { access_token: `token-${tokens}`, token_type: 'Bearer', expires_in: 32_400 });
    }
    if (request.headers.authorization !== `Bearer token-${tokens}`)
      return send(response, 401, { name: 'AUTHENTICATION_FAILURE' });
    const id = request.headers['paypal-request-id'];
    const key = `${path} ${String(id)}`;
    const before = id === undefined ? undefined : replies.get(key);
    if (before) return send(response, before.status, before.body);
    const reply = act(request.method ?? 'GET', path, body);
    const isDescribed = path.startsWith('/v2/checkout/')
      ? isOrder
      : path.includes('/verify-webhook-signature')
        ? isVerdict
        : null;
    const shape = answerShape(request.method ?? 'GET', new URL(path, url).pathname);
    if (shape !== null && reply.status < 400 && reply.status !== 204) shape.parse(reply.body);
    if (reply.status < 400 && isDescribed !== null && !isDescribed(reply.body))
      throw new Error(`PayPal would not answer so: ${JSON.stringify([isDescribed.errors, reply.body])}`);
    if (id !== undefined) replies.set(key, reply);
    if (fault !== 'lost-answer') send(response, reply.status, reply.body);
  }

  function act(method: string, path: string, body: string): { status: number; body: unknown } {
    if (path === '/v1/notifications/verify-webhook-signature') return verify(body);
    const asked = new URL(path, url);
    if (method === 'GET' && asked.pathname === '/v1/customer/disputes') {
      if (!mayReadDisputes) return { status: 403, body: { name: 'NOT_AUTHORIZED' } };
      return {
        status: 200,
        body: {
          items: disputes.get(asked.searchParams.get('disputed_transaction_id') ?? '') ?? [],
          links: [{ rel: 'self', href: asked.href }],
        },
      };
    }
    if (method === 'GET' && asked.pathname === '/v1/notifications/webhooks-events') return listEvents(asked);
    if (method === 'GET' && asked.pathname.startsWith('/v1/notifications/webhooks/')) {
      const webhook = webhooks.get(asked.pathname.split('/').at(-1) ?? '');
      return webhook === undefined ? refuse(404, 'INVALID_RESOURCE_ID') : { status: 200, body: webhook };
    }
    const billed = billing.act(method, asked, body);
    if (billed !== null) return billed;
    const [, refunded] = /^\/v2\/payments\/captures\/([^/]+)\/refund$/.exec(asked.pathname) ?? [];
    if (method === 'POST' && refunded !== undefined) return refundPayment(refunded, body);
    if (method === 'POST' && path === '/v2/checkout/orders') {
      const order_request = orderRequest.safeParse(JSON.parse(body));
      if (!isOrderRequest(JSON.parse(body)) || !order_request.success) return refuse(400, 'INVALID_PARAMETER_SYNTAX');
      const id = randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();
      const { purchase_units } = order_request.data;
      const order: Order = {
        id,
        status: 'PAYER_ACTION_REQUIRED',
        purchase_units,
        links: [{ rel: 'payer-action', href: `${url}/checkoutnow?token=${id}`, method: 'GET' }],
      };
      orders.set(id, order);
      return { status: 200, body: order };
    }
    const [, id = '', isCapture] = /^\/v2\/checkout\/orders\/([^/]+)(\/capture)?$/.exec(path) ?? [];
    const order = orders.get(id);
    const unit = order?.purchase_units[0];
    if (!order || !unit) return refuse(404, 'INVALID_RESOURCE_ID');
    if (isCapture === undefined) return { status: 200, body: structuredClone(order) };
    if (!isCaptureRequest(JSON.parse(body)) || body !== '{}') return refuse(400, 'INVALID_PARAMETER_SYNTAX');
    if (order.status === 'COMPLETED') return refuse(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return refuse(422, 'ORDER_NOT_APPROVED');
    if (nextCapture === 'INSTRUMENT_DECLINED') return refuse(422, nextCapture);
    order.status = 'COMPLETED';
    unit.payments = {
      captures: [{ id: `CAP${id}`, status: nextCapture, amount: unit.amount, custom_id: unit.custom_id }],
    };
    return { status: 201, body: structuredClone(order) };
  }

  /** Of an order's capture, or of a payment of a subscription. */
  function refundPayment(paymentId: string, body: string): { status: number; body: unknown } {
    const asked = paypalRequests.refund.safeParse(JSON.parse(body));
    if (!asked.success) return refuse(400, 'INVALID_PARAMETER_SYNTAX');
    const { amount } = asked.data;
    const payment =
      billing.transactionOf(paymentId) ?? orderPaidBy(paymentId)?.purchase_units[0]?.payments?.captures[0];
    if (!payment) return refuse(404, 'INVALID_RESOURCE_ID');
    if (payment.status === 'REFUNDED') return refuse(422, 'CAPTURE_FULLY_REFUNDED');
    if (!giveBack(paymentId, amount.value)) return refuse(422, 'REFUND_AMOUNT_EXCEEDED');
    return { status: 201, body: { id: `R${paymentId}`, status: 'COMPLETED', amount } };
  }

  const orderPaidBy = (paymentId: string) =>
    [...orders.values()].find((one) => one.purchase_units[0]?.payments?.captures[0]?.id === paymentId);

  /** Of an order's capture, or of a payment of a subscription; false: so much is not left. */
  function giveBack(paymentId: string, value: string): boolean {
    const transaction = billing.transactionOf(paymentId);
    const payments = orderPaidBy(paymentId)?.purchase_units[0]?.payments;
    const payment = transaction ?? payments?.captures[0];
    if (!payment) throw new Error(`No payment ${paymentId} to give back.`);
    const total = 'amount' in payment ? payment.amount : payment.amount_with_breakdown.gross_amount;
    const before = givenBack.get(paymentId) ?? 0;
    const more = value === 'the rest' ? Number(total.value) - before : Number(value);
    if (more <= 0 || before + more > Number(total.value)) return false;
    givenBack.set(paymentId, before + more);
    payment.status = before + more < Number(total.value) ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
    if (payments) {
      const refund = {
        id: `REF${paymentId}${payments.refunds?.length ?? 0}`,
        status: 'COMPLETED',
        amount: { ...total, value: more.toFixed(2) },
      };
      payments.refunds = [...(payments.refunds ?? []), refund];
    }
    return true;
  }

  /** In pages of two, so that whoever reads only the first page is found out. */
  function listEvents({ pathname, searchParams }: URL): { status: number; body: unknown } {
    const [from, to] = [searchParams.get('start_time'), searchParams.get('end_time')];
    if (from === null || to === null || Number(searchParams.get('page_size')) > 300)
      return refuse(400, 'VALIDATION_ERROR');
    const start = Number(searchParams.get('cursor') ?? 0);
    const found = events.filter(({ create_time }) => create_time >= from && create_time <= to);
    searchParams.set('cursor', String(start + 2));
    const next = { rel: 'next', href: `${url}${pathname}?${searchParams.toString()}`, method: 'GET' };
    return {
      status: 200,
      body: {
        events: found.slice(start, start + 2),
        count: found.length,
        links: found.length > start + 2 ? [next] : [],
      },
    };
  }

  /** As PayPal does: over the id, the time, the webhook and the checksum of the event's bytes. */
  function verify(body: string): { status: number; body: unknown } {
    if (!isVerification(JSON.parse(body))) return refuse(400, 'VALIDATION_ERROR');
    const { transmission_id, transmission_sig, transmission_time, webhook_id } = deliverySchema.parse(JSON.parse(body));
    const raw = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    const isGenuine = transmission_sig === seal(transmission_id, transmission_time, webhook_id, raw);
    return { status: 200, body: { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' } };
  }

  return {
    url,
    requests,
    faults,
    /** Every call meets it until another one, or none, is set; calls that wait are broken off then. */
    setFault(fault: PaypalFault | null) {
      standing = fault;
      server.closeAllConnections();
    },
    orders,
    approve(id: string) {
      const order = orders.get(id);
      if (order) order.status = 'APPROVED';
    },
    captureAs(status: string) {
      nextCapture = status;
    },
    setCapture(id: string, status: string) {
      const capture = orders.get(id)?.purchase_units[0]?.payments?.captures[0];
      if (capture) capture.status = status;
    },
    /** Part of a payment, or all of it, is given back on PayPal's own pages. */
    refund: (id: string, value: string) => giveBack(`CAP${id}`, value),
    giveBack,
    billing,
    webhooks,
    /** The dispute over a payment as it is now. */
    dispute(paymentId: string, dispute: Dispute) {
      disputes.set(paymentId, [dispute]);
    },
    forbidDisputes(isForbidden: boolean) {
      mayReadDisputes = !isForbidden;
    },
    /** Listed, and never delivered. */
    keepEvent(event: { id: string; create_time: string }) {
      events.push(event);
    },
    forgetEvents() {
      events.length = 0;
    },
    withdrawTokens() {
      tokens += 1;
    },
    headersFor(raw: string, webhookId: string): Record<string, string> {
      const time = '2026-11-20T12:00:00Z';
      let id = randomUUID();
      // The description wants a letter or digit at the beginning.
      while (!/^\w/.test(seal(id, time, webhookId, raw))) id = randomUUID();
      return {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT',
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': seal(id, time, webhookId, raw),
      };
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const deliverySchema = z.object({
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
});
/** As long as PayPal's: an RSA signature of 2048 bits. */
const seal = (id: string, time: string, webhookId: string, raw: string) =>
  createHash('shake256', { outputLength: 256 })
    .update(`${id}|${time}|${webhookId}|${crc32(raw)}`)
    .digest('base64');
const refuse = (status: number, issue: string) => ({
  status,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] },
});

function send(response: ServerResponse, status: number, body: unknown): void {
  if (status === 204) return void response.writeHead(204).end();
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The fake has no port.');
  return address.port;
}
