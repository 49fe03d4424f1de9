// The far side of Stripe's API: sessions, subscriptions, bills, charges, disputes, events and the portal over real HTTP, with faults on request.
// What was asked is kept; stripe-types.test.ts compares it with the SDK's own types. For tests only.
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import qs from 'qs';
import { drip, isNoJson, sendNoJson } from './no-answer.ts';

/** `hang` never answers; `drip` answers a byte at a time and never ends; `lost-answer` does what was asked and then hangs; `html` and `garbage` are no JSON. */
export type StripeFault = 'reset' | '500' | '429' | 'hang' | 'drip' | 'lost-answer' | 'html' | 'garbage';
type Row = { id: string } & Record<string, unknown>;
type Answer = { status: number; body: unknown };

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

export async function startFakeStripe(secretKey: string) {
  const rows = new Map<string, Row>([
    ['tax_settings', { id: 'tax_settings', object: 'tax.settings', status: 'pending' }],
    ['acct_1', { id: 'acct_1', object: 'account', charges_enabled: true }],
  ]);
  const replies = new Map<string, { request: string; answer: Answer }>();
  const requests: { method: string; path: string; params: Record<string, unknown>; key: string | undefined }[] = [];
  const faults: StripeFault[] = [];
  let standing: StripeFault | null = null;
  let serial = 0;

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      send(response, { status: 500, body: { error: { type: 'api_error', message: String(error) } } }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = faults.shift() ?? standing;
    if (fault === 'reset') {
      request.socket.destroy();
      return;
    }
    if (fault === 'hang') return;
    if (fault === 'drip') return drip(response);
    if (isNoJson(fault)) return sendNoJson(response, fault);
    if (fault === '500' || fault === '429')
      return send(response, {
        status: Number(fault),
        body: { error: { type: 'api_error', message: 'a fault on request' } },
      });
    const url = new URL(request.url ?? '/', 'http://stripe.test');
    const raw = await text(request);
    const params: Record<string, unknown> = { ...qs.parse(raw || url.search.slice(1), { depth: 20 }) };
    const method = request.method ?? 'GET';
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return send(response, refuse(401, { message: 'Invalid API Key provided' }));
    const given = request.headers['idempotency-key'];
    const key = typeof given === 'string' ? given : undefined;
    requests.push({ method, path: url.pathname, params, key });
    if (method !== 'POST' || key === undefined) return send(response, act(method, url.pathname, params));
    const asked = `${url.pathname} ${raw}`;
    const before = replies.get(key);
    if (before && before.request !== asked)
      return send(response, {
        status: 400,
        body: { error: { type: 'idempotency_error', message: 'other parameters under the same key' } },
      });
    const reply = before?.answer ?? act(method, url.pathname, params);
    replies.set(key, { request: asked, answer: reply });
    if (fault !== 'lost-answer') send(response, reply);
  }

  function act(method: string, path: string, params: Record<string, unknown>): Answer {
    const [, , kind = '', ...rest] = path.split('/');
    if (method === 'POST' && path === '/v1/checkout/sessions') return createSession(params);
    if (method === 'POST' && kind === 'subscriptions') {
      const row = rows.get(rest[0] ?? '');
      if (!row) return missing();
      if (row['status'] === 'canceled')
        return refuse(400, {
          message: 'A canceled subscription can only update its cancellation_details and metadata.',
        });
      // Flexible billing keeps a date in place of the flag, and only an empty one takes it away.
      const isFlexible = record(row['billing_mode'])['type'] === 'flexible';
      const { cancel_at: date, cancel_at_period_end: flag } = params;
      if (date !== undefined && flag !== undefined)
        return refuse(400, {
          message: 'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
        });
      if (flag === 'true') return ok(put({ ...row, cancel_at_period_end: !isFlexible, cancel_at: periodEnd }));
      const isTakenBack = isFlexible ? date === '' : flag === 'false';
      return ok(isTakenBack ? put({ ...row, cancel_at_period_end: false, cancel_at: null }) : row);
    }
    if (method === 'POST' && path === '/v1/refunds') return refundPayment(params);
    if (method === 'GET' && path === '/v1/tax/settings') return found('tax_settings');
    if (method === 'GET' && path === '/v1/account') return found('acct_1');
    if (method === 'GET' && path === '/v1/webhook_endpoints')
      return many(path, (row) => row['list'] === kind, params['starting_after']);
    if (method === 'POST' && kind === 'billing_portal') {
      const id = `bp_${(serial += 1)}`;
      return ok(put({ ...params, id, list: rest[0], active: true, url: `https://billing.stripe.test/p/${id}` }));
    }
    if (method !== 'GET') return missing();
    if (kind === 'events' || kind === 'billing_portal') {
      const since = Number(record(params['created'])['gte'] ?? 0);
      return many(
        path,
        (row) => row['list'] === (rest[0] ?? kind) && Number(row['created'] ?? 0) >= since,
        params['starting_after'],
      );
    }
    if (path.startsWith('/v1/checkout/sessions/')) return found(rest[1]);
    if (kind === 'payment_intents' && rest.length === 1) return withCharge(rows.get(rest[0] ?? ''));
    if (rest.length === 1) return found(rest[0]);
    const wanted: Record<string, string> = {
      invoices: 'subscription',
      charges: 'customer',
      disputes: 'payment_intent',
    };
    const by = wanted[kind];
    if (by === undefined) return missing();
    return many(path, (row) => row['list'] === kind && row[by] === params[by], params['starting_after']);
  }

  /** A payment as it is asked for here: with its charge, where that is a row of its own. */
  function withCharge(payment: Row | undefined): Answer {
    if (!payment) return missing();
    const { latest_charge: charge } = payment;
    return ok({ ...payment, latest_charge: typeof charge === 'string' ? rows.get(charge) : charge });
  }

  /** The charge of a payment stands by itself, or inside its payment. */
  function refundPayment(params: Record<string, unknown>): Answer {
    const payment = rows.get(String(params['payment_intent']));
    const listed = [...rows.values()].find(
      (row) => row['list'] === 'charges' && row['payment_intent'] === params['payment_intent'] && row['paid'] === true,
    );
    const charge = listed ?? record(payment?.['latest_charge']);
    if (charge['payment_intent'] === undefined) return missing();
    const amount = Number(charge['amount'] ?? Infinity);
    const given = Number(charge['amount_refunded'] ?? 0) + Number(params['amount']);
    if (charge['refunded'] === true)
      return refuse(400, { code: 'charge_already_refunded', message: 'Charge has already been refunded.' });
    if (charge['disputed'] === true)
      return refuse(400, { code: 'charge_disputed', message: 'Charge has been charged back.' });
    if (!(Number(params['amount']) > 0) || given > amount)
      return refuse(400, { message: `Refund amount is greater than unrefunded amount on charge.` });
    const after = { ...charge, amount_refunded: given, refunded: given === amount };
    if (listed) put({ ...after, id: listed.id });
    else if (payment) put({ ...payment, latest_charge: after });
    return ok(
      put({
        id: `re_${(serial += 1)}`,
        object: 'refund',
        status: 'succeeded',
        amount: Number(params['amount']),
        payment_intent: params['payment_intent'],
      }),
    );
  }

  /** In pages of two, so that whoever reads only the first page is found out. */
  function many(path: string, isWanted: (row: Row) => boolean, after: unknown): Answer {
    const all = [...rows.values()].filter(isWanted);
    const start = all.findIndex(({ id }) => id === after) + 1;
    return ok({ object: 'list', url: path, has_more: all.length > start + 2, data: all.slice(start, start + 2) });
  }

  function createSession(params: Record<string, unknown>): Answer {
    const hasTax = record(params['automatic_tax'])['enabled'] === 'true';
    const problem =
      hasTax && rows.get('tax_settings')?.['status'] !== 'active'
        ? 'You must have a valid head office address to enable automatic tax calculation.'
        : sessionProblem(params);
    if (problem !== null) return refuse(400, { message: problem });
    const [line] = list(params['line_items']);
    const price = record(record(line)['price_data']);
    const id = `cs_test_${(serial += 1)}`;
    const session = put({
      id,
      object: 'checkout.session',
      mode: params['mode'],
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: params['client_reference_id'] ?? null,
      metadata: params['metadata'] ?? {},
      amount_subtotal: Number(price['unit_amount']),
      amount_total: Number(price['unit_amount']),
      automatic_tax: { enabled: hasTax },
      total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
      currency: price['currency'],
      payment_intent: null,
      subscription: null,
      url: `https://checkout.stripe.test/c/pay/${id}`,
    });
    return ok(session);
  }

  /** What a real object always has is filled in. */
  function put(given: Row): Row {
    const row =
      given['object'] === 'subscription'
        ? {
            cancel_at_period_end: false,
            cancel_at: null,
            billing_mode: { type: 'classic' },
            items: { object: 'list', data: [{ object: 'subscription_item', current_period_end: periodEnd }] },
            ...given,
          }
        : given;
    rows.set(row.id, row);
    return row;
  }
  const found = (id: string | undefined): Answer => {
    const row = rows.get(id ?? '');
    return row ? ok(row) : missing();
  };

  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    requests,
    faults,
    /** Every call meets it until another one, or none, is set; calls that wait are broken off then. */
    setFault(fault: StripeFault | null) {
      standing = fault;
      server.closeAllConnections();
    },
    put,
    get: (id: string) => rows.get(id),
    forgetEvents() {
      for (const [id, row] of rows) if (row['list'] === 'events') rows.delete(id);
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const periodEnd = 1_797_600_000;

const ok = (body: unknown): Answer => ({ status: 200, body });
const refuse = (status: number, error: Record<string, unknown>): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', ...error } },
});
const missing = (): Answer => refuse(404, { code: 'resource_missing', message: 'No such object' });

// What the API of 2026-10-28 refuses and older examples still send.
const known = new Set(
  'automatic_tax tax_id_collection billing_address_collection customer_creation invoice_creation mode line_items client_reference_id metadata customer_email success_url cancel_url expires_at allow_promotion_codes payment_intent_data subscription_data custom_text'.split(
    ' ',
  ),
);

function sessionProblem(params: Record<string, unknown>): string | null {
  const unknown = Object.keys(params).find((name) => !known.has(name));
  if (unknown !== undefined) return `Received unknown parameter: ${unknown}`;
  const [line] = list(params['line_items']);
  const price = record(record(line)['price_data']);
  if (params['mode'] !== 'payment' && params['mode'] !== 'subscription') return 'Invalid mode';
  if (params['mode'] === 'subscription' && price['recurring'] === undefined)
    return 'You must provide at least one recurring price in `subscription` mode';
  if (params['mode'] === 'payment' && params['subscription_data'] !== undefined)
    return 'You can not pass `subscription_data` in `payment` mode.';
  if (params['mode'] === 'subscription' && (params['invoice_creation'] ?? params['customer_creation']) !== undefined)
    return 'You can only set `invoice_creation` and `customer_creation` if `mode` is set to `payment`.';
  if (params['mode'] === 'subscription' && params['payment_intent_data'] !== undefined)
    return 'You can not pass `payment_intent_data` in `subscription` mode.';
  if (record(params['subscription_data'])['cancel_at'] !== undefined)
    return 'Received unknown parameter: subscription_data[cancel_at]';
  if (!/^\d+$/.test(String(price['unit_amount'])) || price['currency'] !== 'usd') return 'Invalid price_data';
  if (typeof params['success_url'] !== 'string') return 'Missing required param: success_url.';
  return null;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : Object.values(record(value));
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake' })
    .end(JSON.stringify(body));
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The fake has no port.');
  return address.port;
}
