// The far side of PayPal's API: tokens, orders, captures and webhook signatures over real HTTP. For tests only.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { Ajv } from 'ajv';
import { z } from 'zod';
import { drip, isNoJson, sendNoJson } from './no-answer.ts';

/** A status, or: the connection breaks; no answer; an answer a byte at a time without end; what was asked is done and its answer lost; no JSON. */
export type PaypalFault = number | 'reset' | 'hang' | 'drip' | 'lost-answer' | 'html' | 'garbage';
export type FakePaypal = Awaited<ReturnType<typeof startFakePaypal>>;

// PayPal's own descriptions (paypal-description/): what is asked is held against them, and what this far side answers, too.
const describedIn = (name: string) => {
  // Some of their patterns are no /u patterns, hence the options.
  const ajv = new Ajv({ strict: false, unicodeRegExp: false, validateFormats: false });
  const description = readFileSync(new URL(`paypal-description/${name}.json`, import.meta.url), 'utf8');
  // Their event PAYMENT.CAPTURE.REVERSED comes with a state that they do not list.
  ajv.addSchema(JSON.parse(description.replace('"COMPLETED",\n       "DECLINED",', '"COMPLETED", "REVERSED", "DECLINED",')), name);
  return (schema: string) => ajv.compile({ $ref: `${name}#/components/schemas/${schema}` });
};
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

type Capture = { id: string; status: string; amount: { currency_code: string; value: string }; custom_id: string };
type Order = {
  id: string;
  status: string;
  links: { rel: string; href: string; method: string }[];
  purchase_units: (z.infer<typeof orderRequest>['purchase_units'][number] & { payments?: { captures: Capture[] } })[];
};

export async function startFakePaypal() {
  const orders = new Map<string, Order>();
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
    if (request.headers.authorization !== `Bearer token-${tokens}`) return send(response, 401, { name: 'AUTHENTICATION_FAILURE' });
    const id = request.headers['paypal-request-id'];
    const key = `${path} ${String(id)}`;
    const before = id === undefined ? undefined : replies.get(key);
    if (before) return send(response, before.status, before.body);
    const reply = act(request.method ?? 'GET', path, body);
    if (reply.status < 400 && !(path.startsWith('/v2/') ? isOrder : isVerdict)(reply.body))
      throw new Error(`PayPal would not answer so: ${JSON.stringify([isOrder.errors, isVerdict.errors, reply.body])}`);
    if (id !== undefined) replies.set(key, reply);
    if (fault !== 'lost-answer') send(response, reply.status, reply.body);
  }

  function act(method: string, path: string, body: string): { status: number; body: unknown } {
    if (path === '/v1/notifications/verify-webhook-signature') return verify(body);
    if (method === 'POST' && path === '/v2/checkout/orders') {
      const asked = orderRequest.safeParse(JSON.parse(body));
      if (!isOrderRequest(JSON.parse(body)) || !asked.success) return refuse(400, 'INVALID_PARAMETER_SYNTAX');
      const id = randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();
      const { purchase_units } = asked.data;
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
    unit.payments = { captures: [{ id: `CAP${id}`, status: nextCapture, amount: unit.amount, custom_id: unit.custom_id }] };
    return { status: 201, body: structuredClone(order) };
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
    withdrawTokens() {
      tokens += 1;
    },
    headersFor(raw: string, webhookId: string): Record<string, string> {
      const [id, time] = [randomUUID(), '2026-11-20T12:00:00Z'];
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

const deliverySchema = z.object({ transmission_id: z.string(), transmission_sig: z.string(), transmission_time: z.string(), webhook_id: z.string() });
const seal = (id: string, time: string, webhookId: string, raw: string) => `sealed:${id}|${time}|${webhookId}|${crc32(raw)}`;
const refuse = (status: number, issue: string) => ({ status, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] } });

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The fake has no port.');
  return address.port;
}
