import { z } from 'zod';
import { AppError } from '#base/errors.ts';
import { answersSchema, fieldMessages } from '#quiz/contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Browser } from '#accounts/contract.ts';
import type { App } from '#base/app.ts';
import type { Answers } from '#engine/contract.ts';
import { checkoutReplySchema, checkoutRequestSchema, paymentMethodsSchema } from './contract.ts';
import type { TierId } from './contract.ts';
import { openCheckout, paymentMethods } from './open-checkout.ts';
import type { CheckoutDeps } from './open-checkout.ts';
import { receiveEvent } from './receive-event.ts';
import { sharedNetwork } from '#base/client-network.ts';
import { createLocalThrottle } from '#base/throttle.ts';

export type PaymentDeps = CheckoutDeps & {
  /** The confirmed account that is signed in where the request comes from; null for a guest. */
  buyerOf: (request: FastifyRequest) => Promise<string | null>;
  /** The browser that opens a checkout, which its return makes the buyer's. */
  browserOf: (request: FastifyRequest, reply: FastifyReply) => Browser;
  /** Stores quiz answers that came with the checkout; the same answers give the same submission. */
  submitAnswers: (answers: Answers, tier: TierId) => Promise<string>;
  /** Whether the buyer can be compared with these websites, before anything is paid. @throws AppError 400, 409 */
  checkCompetitors: (submissionId: string, typed: string) => Promise<void>;
};

/** `POST /api/create-payment-intent` and `POST /api/webhooks/{provider}`. */
export function paymentRoutes(app: App, deps: PaymentDeps): void {
  app.route({
    method: 'POST',
    url: '/api/create-payment-intent',
    config: { needs: 'public', keepsBody: true },
    attachValidation: true,
    bodyLimit: 256 * 1024,
    schema: {
      summary: 'Opens the hosted checkout for a plan',
      body: checkoutRequestSchema,
      response: { 200: checkoutReplySchema },
    },
    handler: async (request, reply) => {
      const parsed = checkoutRequestSchema.safeParse(request.body);
      if (!parsed.success)
        throw new AppError(
          422,
          'invalid-checkout',
          'Unable to process payment. Please try again.',
          fieldMessages(parsed.error),
        );
      const { amount, tier, quizId, quizData, method, leadData } = parsed.data;
      const submissionId = quizId ?? (await deps.submitAnswers(parseAnswers(quizData), tier));
      await deps.checkCompetitors(submissionId, leadData.competitors ?? '');
      return openCheckout(deps, {
        submissionId,
        tier,
        amount,
        method,
        lead: leadData,
        userId: await deps.buyerOf(request),
        browser: deps.browserOf(request, reply),
      });
    },
  });

  app.route({
    method: 'GET',
    url: '/api/payment-methods',
    config: { needs: 'public' },
    schema: { summary: 'What a plan can be paid with here', response: { 200: paymentMethodsSchema } },
    handler: async () => ({ methods: paymentMethods(deps) }),
  });

  // A genuine event gives its network all of them back.
  const forgeries = createLocalThrottle({ points: 20, perSeconds: 10 * 60 });
  app.register(async (scope: App) => {
    // Signatures cover the raw bytes: a body that was parsed and written again is another body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({
      method: 'POST',
      url: '/api/webhooks/:provider',
      config: { needs: 'provider' },
      schema: {
        summary: 'Takes events of a payment provider',
        params: z.object({ provider: z.enum(['stripe', 'paypal', 'sandbox']) }),
      },
      handler: async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const network = sharedNetwork(request.ip);
        const mayAsk = async () => (await forgeries.take(network)).allowed;
        const receipt = await receiveEvent(deps, request.params.provider, body, request.headers, mayAsk);
        if (receipt === 'refused') throw new AppError(400, 'webhook-refused', 'The signature does not fit.');
        // Not 5xx, which a stranger could cause; whoever is genuine sends it again after any other answer than 2xx.
        if (receipt === 'unchecked')
          throw new AppError(429, 'webhook-unchecked', 'The signature could not be checked. Please send it again.');
        await forgeries.reset(network);
        return { receipt };
      },
    });
  });
}

function parseAnswers(quizData: unknown): Answers {
  if (quizData === undefined || quizData === null)
    throw new AppError(400, 'no-quiz-data', 'No quiz data found. Please restart the quiz.');
  const parsed = answersSchema.safeParse(quizData);
  if (!parsed.success)
    throw new AppError(422, 'invalid-answers', 'Some answers need another look.', fieldMessages(parsed.error));
  return parsed.data;
}
