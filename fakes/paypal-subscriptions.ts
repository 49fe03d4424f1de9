// PayPal's catalogue of products and plans, its subscriptions and their payments: requests are held against paypal-shapes.ts, and so are the answers, by paypal.ts.
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { paypalRequests } from './paypal-shapes.ts';

type Answer = { status: number; body: unknown };
type Transaction = {
  id: string;
  status: string;
  time: string;
  amount_with_breakdown: { gross_amount: { currency_code: string; value: string } };
};
type Subscription = {
  id: string;
  plan_id: string;
  custom_id: string;
  status: 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED';
  status_change_note?: string;
  create_time: string;
  start_time: string;
  billing_info: {
    outstanding_balance: { currency_code: string; value: string };
    failed_payments_count: number;
    /** Told only while it is active. */
    next_billing_time?: string;
  };
  links: { rel: string; href: string; method: string }[];
};

type Plan = z.infer<typeof paypalRequests.plan> & { id: string };

export function createPaypalSubscriptions(address: () => string) {
  const products = new Map<string, z.infer<typeof paypalRequests.product>>();
  const plans = new Map<string, Plan>();
  const subscriptions = new Map<string, Subscription>();
  const transactions = new Map<string, Transaction[]>();
  let serial = 0;

  /** null: another part of PayPal is meant. */
  function act(method: string, url: URL, body: string): Answer | null {
    const [, version, area, kind, id, what] = url.pathname.split('/');
    if (version !== 'v1') return null;
    if (area === 'catalogs' && kind === 'products')
      return method === 'POST' ? makeProduct(body) : found(products.get(id ?? ''));
    if (area !== 'billing') return null;
    if (kind === 'plans') return method === 'POST' ? makePlan(body) : listPlans(url);
    if (kind !== 'subscriptions') return null;
    if (method === 'POST' && id === undefined) return subscribe(body);
    const subscription = subscriptions.get(id ?? '');
    if (!subscription) return refuse(404, 'INVALID_RESOURCE_ID');
    if (method === 'POST' && (what === 'cancel' || what === 'suspend' || what === 'activate'))
      return turn(subscription, what, body);
    if (what === 'transactions') {
      const [from, to] = [url.searchParams.get('start_time'), url.searchParams.get('end_time')];
      if (from === null || to === null || from > to) return refuse(400, 'INVALID_PARAMETER_VALUE');
      const made = (transactions.get(subscription.id) ?? []).filter(({ time }) => time >= from && time <= to);
      return {
        status: 200,
        body: { transactions: made, total_items: made.length, total_pages: 1, links: [self(url)] },
      };
    }
    const withPlan = url.searchParams.get('fields') === 'plan' ? { plan: plans.get(subscription.plan_id) } : {};
    // What is charged is known only once the buyer has agreed.
    const { billing_info: all, ...rest } = subscription;
    const { next_billing_time, ...known } = all;
    const billing_info = subscription.status === 'ACTIVE' && next_billing_time ? all : known;
    return {
      status: 200,
      body: { ...rest, ...withPlan, ...(subscription.status === 'APPROVAL_PENDING' ? {} : { billing_info }) },
    };
  }

  function makeProduct(body: string): Answer {
    const asked = paypalRequests.product.safeParse(JSON.parse(body));
    if (!asked.success) return refuse(400, 'INVALID_PARAMETER_VALUE');
    if (products.has(asked.data.id)) return refuse(422, 'DUPLICATE_RESOURCE_IDENTIFIER');
    products.set(asked.data.id, asked.data);
    return { status: 201, body: asked.data };
  }

  function makePlan(body: string): Answer {
    const asked = paypalRequests.plan.safeParse(JSON.parse(body));
    if (!asked.success) return refuse(400, 'INVALID_PARAMETER_VALUE');
    if (!products.has(asked.data.product_id)) return refuse(404, 'RESOURCE_NOT_FOUND');
    const plan = { ...asked.data, id: `P-${(serial += 1)}` };
    plans.set(plan.id, plan);
    return { status: 201, body: plan };
  }

  function listPlans(url: URL): Answer {
    const { searchParams } = url;
    const [size, page] = [Number(searchParams.get('page_size') ?? 10), Number(searchParams.get('page') ?? 1)];
    if (!(size >= 1 && size <= 20 && page >= 1)) return refuse(400, 'INVALID_PARAMETER_VALUE');
    if (!products.has(searchParams.get('product_id') ?? '')) return refuse(404, 'RESOURCE_NOT_FOUND');
    return {
      status: 200,
      body: { plans: [...plans.values()].slice((page - 1) * size, page * size), links: [self(url)] },
    };
  }

  function subscribe(body: string): Answer {
    const asked = paypalRequests.subscription.safeParse(JSON.parse(body));
    if (!asked.success) return refuse(400, 'INVALID_PARAMETER_VALUE');
    const plan = plans.get(asked.data.plan_id);
    if (plan?.status !== 'ACTIVE') return refuse(422, 'PLAN_STATUS_INVALID');
    const id = `I-${randomUUID().slice(0, 12).toUpperCase()}`;
    const time = new Date().toISOString();
    const subscription: Subscription = {
      id,
      plan_id: plan.id,
      custom_id: asked.data.custom_id,
      status: 'APPROVAL_PENDING',
      create_time: time,
      start_time: time,
      billing_info: { outstanding_balance: { currency_code: 'USD', value: '0.00' }, failed_payments_count: 0 },
      links: [{ rel: 'approve', href: `${address()}/webapps/billing/subscriptions?ba_token=BA-${id}`, method: 'GET' }],
    };
    subscriptions.set(id, subscription);
    transactions.set(id, []);
    return { status: 201, body: subscription };
  }

  function turn(subscription: Subscription, what: keyof typeof turns, body: string): Answer {
    const asked = paypalRequests.turn.safeParse(JSON.parse(body));
    if (!asked.success) return refuse(400, 'INVALID_PARAMETER_VALUE');
    const { from, to } = turns[what];
    if (!from.some((status) => status === subscription.status)) return refuse(422, 'SUBSCRIPTION_STATUS_INVALID');
    Object.assign(subscription, { status: to, status_change_note: asked.data.reason });
    return { status: 204, body: null };
  }

  const found = (resource: unknown): Answer =>
    resource === undefined ? refuse(404, 'RESOURCE_NOT_FOUND') : { status: 200, body: resource };

  function present(id: string): Subscription {
    const subscription = subscriptions.get(id);
    if (!subscription) throw new Error(`No subscription ${id}.`);
    return subscription;
  }

  return {
    act,
    plans,
    change: (id: string, change: Partial<Subscription>) => void Object.assign(present(id), change),
    statusOf: (id: string) => present(id).status,
    noteOf: (id: string) => present(id).status_change_note ?? '',
    owedBy: (id: string) => present(id).billing_info.failed_payments_count,
    transactionsOf: (id: string) => transactions.get(id) ?? [],
    /** A payment of the subscription, at the price of its plan; answers its id. */
    charge(id: string, status = 'COMPLETED', time = new Date().toISOString()): string {
      const subscription = present(id);
      const price = plans.get(subscription.plan_id)?.billing_cycles[0]?.pricing_scheme.fixed_price;
      if (!price) throw new Error(`No price for ${id}.`);
      if (subscription.status === 'APPROVAL_PENDING') subscription.status = 'ACTIVE';
      const transaction = { id: `TX${(serial += 1)}`, status, time, amount_with_breakdown: { gross_amount: price } };
      transactions.get(id)?.push(transaction);
      return transaction.id;
    },
    transactionOf: (paymentId: string) => [...transactions.values()].flat().find(({ id }) => id === paymentId),
  };
}

const turns = {
  cancel: { from: ['ACTIVE', 'SUSPENDED'], to: 'CANCELLED' },
  suspend: { from: ['ACTIVE'], to: 'SUSPENDED' },
  activate: { from: ['SUSPENDED'], to: 'ACTIVE' },
} as const;

const self = ({ href }: URL) => ({ rel: 'self', href, method: 'GET' });
const refuse = (status: number, issue: string): Answer => ({
  status,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] },
});
