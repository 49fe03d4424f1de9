// Everything between the quiz and the mailbox, put together: the server hands in the outside world and gets routes and workers back.
import { settleOrder } from '#payment/settle-order.ts';
import { paymentRoutes } from '#payment/routes.ts';
import { createPaypalProvider } from '#payment/paypal/paypal-provider.ts';
import { createSandbox } from '#payment/sandbox/sandbox.ts';
import { sandboxRoutes, workSandbox } from '#payment/sandbox/routes.ts';
import { subscriptionRoutes } from '#payment/subscription-page.ts';
import { createStripeProvider } from '#payment/stripe/stripe-provider.ts';
import { quizRoutes } from '#quiz/routes.ts';
import { hashAnswers, submitQuiz } from '#quiz/submit-quiz.ts';
import { reportRoutes } from '#report/routes.ts';
import type { App } from '#base/app.ts';
import type { Deps } from '#base/deps.ts';
import type { PaymentDeps } from '#payment/routes.ts';
import type { SubmitDeps } from '#quiz/submit-quiz.ts';
import type { Providers } from '#payment/settle-order.ts';
import { beginWith, followOrder, followPayments } from './begin.ts';
import type { JourneyDeps } from './deps.ts';
import { workJourney } from './journey.ts';
import { tellSubscriber } from './tell-subscriber.ts';
import { createListener } from './listen.ts';
import { paypalReturnRoutes } from './paypal-return.ts';
import { readAgainRoutes } from './read-again.ts';
import { journeyRoutes } from './routes.ts';

export type PurchaseDeps = Deps &
  Omit<JourneyDeps, keyof Deps> & {
    /** Where this process answers on this machine. */
    ownAddress: string;
  };

export type PurchaseFlow = {
  journey: JourneyDeps;
  payments: PaymentDeps;
  /** The pretended provider; null when real money is configured. */
  sandbox: ReturnType<typeof createSandbox> | null;
  addRoutes(app: App): void;
  /** Starts running jobs in this process. */
  startWork(): Promise<void>;
  close(): Promise<void>;
};

/** `deps.publicUrl` may be filled in after listening: it is read when it is needed. */
export function createPurchaseFlow(deps: PurchaseDeps): PurchaseFlow {
  const { database, queue, log, now } = deps;
  const { db } = database;
  const sandbox =
    deps.config.payments.provider === 'sandbox'
      ? createSandbox({
          database,
          log,
          now,
          secretKey: deps.secretKey,
          get publicUrl() {
            return deps.publicUrl;
          },
          // Straight to our own port; by the public address when another process is the one that listens.
          webhookOrigins: () => (deps.config.role === 'worker' ? [deps.publicUrl] : [deps.ownAddress, deps.publicUrl]),
        })
      : null;
  const { stripe, paypal } = deps.config.payments;
  const providers: Providers = {
    ...(sandbox === null ? {} : { sandbox: sandbox.provider }),
    // Also when another provider is chosen for new orders: those once paid through Stripe still have refunds and renewals.
    ...(stripe === null ? {} : { stripe: createStripeProvider(stripe) }),
    ...(paypal === null ? {} : { paypal: createPaypalProvider(paypal) }),
  };
  const quiz: SubmitDeps = { pool: database.pool, along: beginWith(deps) };
  const payments: PaymentDeps = {
    db,
    providers,
    log,
    now,
    provider: deps.config.payments.provider,
    get publicUrl() {
      return deps.publicUrl;
    },
    onOrderChanged: (tx, order, from) => followOrder(deps, tx, order, from),
    onPayments: (tx, order, payments) => followPayments(deps, tx, order, payments),
    onSubscriptionMoved: (tx, order, move) => tellSubscriber(deps, tx, order, move),
    // The answers are the key: repeated clicks with the same answers meet in one submission.
    submitAnswers: (answers, tier) => submitQuiz(quiz, { answers, tier, idempotencyKey: `checkout-${hashAnswers(answers)}` }),
  };
  const settle = (orderId: string) => settleOrder(payments, orderId, 'return-page');
  const listener = createListener({ database, log });

  return {
    journey: deps,
    payments,
    sandbox,
    addRoutes(app) {
      quizRoutes(app, quiz);
      paymentRoutes(app, payments);
      subscriptionRoutes(app, {
        ...payments,
        secretKey: deps.secretKey,
        get publicUrl() {
          return deps.publicUrl;
        },
      });
      if (sandbox !== null) sandboxRoutes(app, { sandbox, queue, db, now });
      reportRoutes(app, { database, log, renderPdf: deps.renderPdf, settle });
      journeyRoutes(app, { database, log, listener });
      readAgainRoutes(app, { database, journey: deps });
      paypalReturnRoutes(app, { database, log, settle });
    },
    async startWork() {
      await workJourney(deps, payments);
      if (sandbox !== null) await workSandbox(queue, sandbox);
    },
    async close() {
      await listener.close();
      await sandbox?.close();
    },
  };
}
