// Everything between the quiz and the mailbox, put together: the server hands in the outside world and gets routes and workers back.
import { askingTurns } from '#payment/asking-turns.ts';
import { settleInTurn } from '#payment/settle-in-turn.ts';
import { paymentRoutes } from '#payment/routes.ts';
import { type ReceiptDeps, receiptRoutes } from '#payment/receipt-routes.ts';
import { refundRoutes } from '#payment/refund-routes.ts';
import { createPaypalProvider } from '#payment/paypal/paypal-provider.ts';
import { createSandbox } from '#payment/sandbox/sandbox.ts';
import { sandboxRoutes, workSandbox } from '#payment/sandbox/routes.ts';
import { subscriptionRoutes } from '#payment/subscription-routes.ts';
import { createStripeProvider } from '#payment/stripe/stripe-provider.ts';
import { quizRoutes } from '#quiz/routes.ts';
import { createSubmitQuiz, hashAnswers } from '#quiz/submit-quiz.ts';
import { type ReportDeps, reportRoutes } from '#report/routes.ts';
import type { Buyers } from '#accounts/buyer.ts';
import type { App } from '#base/app.ts';
import type { Deps } from '#base/deps.ts';
import type { PaymentDeps } from '#payment/routes.ts';
import type { Providers } from '#payment/settle-order.ts';
import { followOrder, followPayments } from './begin.ts';
import type { JourneyDeps } from './deps.ts';
import { workJourney } from './journey.ts';
import { tellRefunded, tellSubscriber } from './tell-subscriber.ts';
import { createListener } from './listen.ts';
import { paypalReturnRoutes } from './paypal-return.ts';
import { crawlerLogRoutes } from './crawler-log.ts';
import { questionRoutes } from './question-page.ts';
import { readAgainRoutes } from './read-again.ts';
import { type FirstPartyDeps, firstPartyRoutes } from './first-party.ts';
import { journeyRoutes } from './routes.ts';

export type PurchaseDeps = Deps &
  Omit<JourneyDeps, keyof Deps> & {
    typesetReceipt: ReceiptDeps['typeset'];
    offer?: PaymentDeps['offer'];
    buyerOf: PaymentDeps['buyerOf'];
    buyers: Pick<Buyers, 'browserOf' | 'isBuyer'>;
    checkCompetitors: PaymentDeps['checkCompetitors'];
    published: FirstPartyDeps['published'];
    comparisonOf?: ReportDeps['comparisonOf'];
    /** Where this process answers on this machine. */
    ownAddress: string;
    /** Of one order at its provider; ten where nothing is said. */
    secondsBetweenAsks?: number;
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
  const submitQuiz = createSubmitQuiz(database.pool);
  const payments: PaymentDeps = {
    db,
    providers,
    turns: askingTurns(deps, deps.secondsBetweenAsks),
    log,
    now,
    provider: deps.config.payments.provider,
    offer: deps.offer,
    buyerOf: deps.buyerOf,
    browserOf: deps.buyers.browserOf,
    get publicUrl() {
      return deps.publicUrl;
    },
    onOrderChanged: (tx, order, from) => followOrder(deps, tx, order, from),
    onPayments: (tx, order, payments) => followPayments(deps, tx, order, payments),
    onMoved: (tx, order, move) => tellSubscriber(deps, tx, order, move),
    onRefunded: (tx, order) => tellRefunded(deps, tx, order),
    // The answers are the key: repeated clicks with the same answers meet in one submission.
    checkCompetitors: deps.checkCompetitors,
    submitAnswers: (answers, tier) => submitQuiz({ answers, tier, idempotencyKey: `checkout-${hashAnswers(answers)}` }),
  };
  const settle = (orderId: string) => settleInTurn(payments, orderId, 'return-page');
  const listener = createListener({ database, log });

  return {
    journey: deps,
    payments,
    sandbox,
    addRoutes(app) {
      quizRoutes(app, submitQuiz, deps.buyers.browserOf);
      paymentRoutes(app, payments);
      subscriptionRoutes(app, {
        ...payments,
        secretKey: deps.secretKey,
        get publicUrl() {
          return deps.publicUrl;
        },
        refund: deps.refund,
      });
      receiptRoutes(app, {
        db,
        issuer: () => `Citable, ${new URL(deps.publicUrl).host}, ${deps.config.contactEmail}`,
        typeset: deps.typesetReceipt,
      });
      refundRoutes(app, { ...payments, refund: deps.refund });
      if (sandbox !== null) sandboxRoutes(app, { sandbox, queue, db, now });
      const { isBuyer } = deps.buyers;
      const { renderPdf, comparisonOf } = deps;
      reportRoutes(app, { database, log, now, renderPdf, settle, comparisonOf, isBuyer });
      journeyRoutes(app, { database, log, listener });
      readAgainRoutes(app, { database, journey: deps });
      questionRoutes(app, deps);
      firstPartyRoutes(app, {
        database,
        log,
        secretKey: deps.secretKey,
        now: deps.now,
        analytics: deps.config.analytics,
        published: deps.published,
      });
      crawlerLogRoutes(app, { database, now: deps.now });
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
