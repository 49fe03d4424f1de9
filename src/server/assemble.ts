import type { App } from '#base/app.ts';
import type { Deps } from '#base/deps.ts';
import { beginAssessment, followOrder } from '#journey/begin.ts';
import { journeyQueues } from '#journey/queues.ts';
import { paymentRoutes } from '#payment/routes.ts';
import { createSandbox } from '#payment/sandbox/sandbox.ts';
import { sandboxRoutes, workSandbox } from '#payment/sandbox/routes.ts';
import { quizRoutes } from '#quiz/routes.ts';
import { submitQuiz } from '#quiz/submit-quiz.ts';

export const queues = journeyQueues;

export type Slices = {
  addRoutes(app: App): void;
  /** Starts to run jobs. */
  work(): Promise<void>;
  close(): Promise<void>;
};

/** Puts the slices together: each gets what it needs, handed down as functions, so that none imports another. */
export function assemble(deps: Deps, ownAddress: string): Slices {
  const now = () => new Date();
  const { db } = deps.database;
  const sandbox = createSandbox({ ...deps, webhookOrigins: () => [ownAddress, deps.publicUrl], now });
  const providers = { sandbox: sandbox.provider };
  const payments = { ...deps, db, providers, provider: 'sandbox' as const, now, onOrderChanged: followOrder.bind(null, { ...deps, now }) };
  const quiz = { db, onSubmitted: beginAssessment.bind(null, { ...deps, now }) };

  return {
    addRoutes(app) {
      quizRoutes(app, quiz);
      paymentRoutes(app, { ...payments, submitAnswers: (answers, tier) => submitQuiz(quiz, { answers, idempotencyKey: null, tier }) });
      sandboxRoutes(app, { sandbox, queue: deps.queue, db, now });
    },
    async work() {
      await workSandbox(deps.queue, sandbox);
    },
    close: () => sandbox.close(),
  };
}
