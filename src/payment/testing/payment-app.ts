import { type Buyers, createBuyers } from '#accounts/buyer.ts';
import type { App } from '#base/app.ts';
import { proveBy } from '#base/capabilities.ts';
import type { Db } from '#base/db.ts';
import { randomId, randomToken } from '#base/secrets.ts';
import { createLog } from '#base/log.ts';
import { testDatabase } from '#base/testing/database.ts';
import { submissions } from '#db/schema.ts';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { buildApp } from '#server/app.ts';
import type { Answers } from '#engine/contract.ts';
import type { OrderStatus, PaymentState } from '../contract.ts';
import { paymentRoutes } from '../routes.ts';
import type { PaymentDeps } from '../routes.ts';
import { receiptRoutes } from '../receipt-routes.ts';
import { refundRoutes } from '../refund-routes.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { sandboxRoutes } from '../sandbox/routes.ts';
import { subscriptionLink, subscriptionRoutes } from '../subscription-routes.ts';

export type PaymentApp = Awaited<ReturnType<typeof startPaymentApp>>;

/** The payment slice alone, over real HTTP and its own database; every status change is noted instead of fulfilled. `addPages` adds pages around it. */
export async function startPaymentApp(
  addPages: (app: App, db: Db, buyers: Pick<Buyers, 'isBuyer'>) => Promise<void> = async () => {},
) {
  const database = await testDatabase();
  const logged: string[] = [];
  const log = createLog('silent');
  // What operators would read.
  log.warn = (_about: unknown, message?: string) => void logged.push(String(message));
  log.error = log.warn;
  const clock = { now: new Date('2026-11-20T12:00:00Z') };
  const address = { url: '' };
  const moves: { orderId: string; from: OrderStatus; to: OrderStatus }[] = [];
  /** What became of each payment of a subscription, as last told. */
  const seenPayments = new Map<string, PaymentState[]>();
  const subscriptionMoves: { orderId: string; move: string }[] = [];
  const refundsTold: { orderId: string; refundedCents: number }[] = [];
  const lost = { webhooks: false };
  const now = () => clock.now;
  const later: { name: string; data: object }[] = [];

  const sandbox = createSandbox({
    database,
    log,
    now,
    secretKey: 'a secret key for the payment tests only',
    get publicUrl() {
      return address.url;
    },
    webhookOrigins: () => (lost.webhooks ? [] : [address.url]),
  });
  async function addSubmission(answers: Answers = sampleAnswers): Promise<string> {
    const id = randomId();
    await database.db.insert(submissions).values({
      id,
      idempotencyKey: id,
      answersHash: id,
      answers,
      email: answers.email || 'owner@example.com',
      website: answers.website,
    });
    return id;
  }
  const payments: PaymentDeps = {
    db: database.db,
    log,
    now,
    provider: 'sandbox',
    providers: { sandbox: sandbox.provider },
    turns: { take: async () => 0, later: async () => {} },
    get publicUrl() {
      return address.url;
    },
    onOrderChanged: async (_tx, order, from) => {
      moves.push({ orderId: order.id, from, to: order.status });
    },
    onPayments: async (_tx, order, payments) => {
      seenPayments.set(order.id, payments);
    },
    onMoved: async (_tx, order, move) => {
      subscriptionMoves.push({ orderId: order.id, move });
    },
    onRefunded: async (_tx, { id: orderId, refundedCents }) => {
      refundsTold.push({ orderId, refundedCents });
    },
    submitAnswers: (answers) => addSubmission(answers),
    checkCompetitors: async () => {},
    buyerOf: async () => null,
    get browserOf() {
      return buyers.browserOf;
    },
  };
  const app = await buildApp({
    config: { trustProxy: [], rateLimitPerMinute: 100_000 },
    publicUrl: 'http://127.0.0.1',
    log,
    pool: database.pool,
  });
  const secretKey = 'a secret key for the payment tests only';
  const buyers = createBuyers({
    database,
    secretKey,
    get publicUrl() {
      return address.url;
    },
    now,
    userOf: async () => null,
  });
  const cookie = `buyer=${randomToken()}`;
  proveBy(app, { buyer: buyers.prove });
  paymentRoutes(app, payments);
  subscriptionRoutes(app, {
    ...payments,
    secretKey,
    get publicUrl() {
      return address.url;
    },
    refund: '30-days',
  });
  receiptRoutes(app, {
    db: database.db,
    issuer: () => 'Citable, citable.example',
    typeset: async (sheet) => Buffer.from(JSON.stringify(sheet)),
  });
  refundRoutes(app, { ...payments, refund: '30-days' });
  sandboxRoutes(app, {
    sandbox,
    db: database.db,
    now,
    queue: {
      send: async (_tx, name, data) => {
        later.push({ name, data });
        return null;
      },
    },
  });
  await addPages(app, database.db, buyers);
  address.url = await app.listen({ port: 0, host: '127.0.0.1' });

  return {
    ...address,
    db: database.db,
    connection: database.connection,
    logged,
    clock,
    moves,
    seenPayments,
    subscriptionMoves,
    refundsTold,
    lost,
    later,
    sandbox,
    payments,
    addSubmission,
    manageLink: (orderId: string) => subscriptionLink({ publicUrl: address.url, secretKey }, orderId),
    cookie,
    /** As the one browser of a test, or another one; `null`: one without cookies. */
    checkout: (body: object, by: string | null = cookie) =>
      fetch(`${address.url}/api/create-payment-intent`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(by !== null && { cookie: by }) },
        body: JSON.stringify(body),
      }),
    press: (url: string, action: string, method = 'card') =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ do: action, method }), redirect: 'manual' }),
    async close() {
      await app.close();
      await sandbox.close();
      await database.close();
    },
  };
}
