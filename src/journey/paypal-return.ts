import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { submissions } from '#db/schema.ts';
import { tierIds } from '#payment/contract.ts';
import { answersSchema } from '#quiz/contract.ts';
import { analysisSchema } from '#report/analysis-schema.ts';
import { findPurchase } from '#report/store.ts';
import type { App } from '#base/app.ts';
import type { Deps } from '#base/deps.ts';
import type { OrderStatus } from '#payment/contract.ts';

export type PaypalReturnDeps = Pick<Deps, 'database' | 'log'> & {
  settle: (orderId: string) => Promise<OrderStatus | null | 'asked just now'>;
};

/** `POST /api/process-paypal-quiz`: the page says that the buyer came back; what was paid is asked of the provider, never believed of the page. */
export function paypalReturnRoutes(app: App, deps: PaypalReturnDeps): void {
  app.route({
    method: 'POST',
    url: '/api/process-paypal-quiz',
    config: { needs: 'reader', keepsBody: false },
    bodyLimit: 256 * 1024,
    schema: {
      summary: 'Settles the return from a PayPal-style payment',
      body: bodySchema,
      response: {
        200: replySchema,
        202: replySchema,
        400: replySchema,
        402: replySchema,
        404: replySchema,
        502: replySchema,
      },
    },
    handler: async (request, reply) => {
      const refuse = (status: 202 | 400 | 402 | 404 | 502, error: string) =>
        reply.code(status).send({ success: false, error });
      const { quizData, orderId } = request.body;
      const hasAnswers = quizData !== undefined && quizData !== null;
      // A buyer whose browser has forgotten the quiz has paid all the same: the provider's id leads to the order.
      if (!hasAnswers && !orderId) return refuse(400, 'No quiz data found. Please restart the quiz.');
      // Without an order's id there is nothing to be had: whoever knows the answers may repeat them.
      const known = orderId ? await findPurchase(deps.database.db, orderId) : null;
      if (known === null) return refuse(404, 'Failed to process payment');
      if (hasAnswers && !(await isAbout(deps, known.order.submissionId, quizData))) {
        deps.log.warn({ orderId: known.order.id }, 'a payment return came with the answers of another business');
        return refuse(404, 'Failed to process payment');
      }

      const answer = await deps.settle(known.order.id).catch((error: unknown) => {
        deps.log.error(
          { err: error, orderId: known.order.id, next: 'nothing: the sweep asks again within five minutes' },
          'a returning payment could not be settled',
        );
        return null;
      });
      const settled = await findPurchase(deps.database.db, known.order.id);
      const status = answer === 'asked just now' ? settled?.order.status : answer;
      if (status === null || status === undefined)
        return refuse(502, 'Failed to process your payment. Please contact support.');
      if (status === 'processing')
        return refuse(202, 'Your payment is on its way. We e-mail the report as soon as it has arrived.');
      if (status === 'pending' && answer === 'asked just now')
        return refuse(
          202,
          'We asked the payment provider a moment ago, and your payment had not arrived. Please reload this page in ten seconds.',
        );
      if (status !== 'paid') return refuse(402, 'The payment was not completed.');
      return reply.send({
        success: true,
        analysis: settled?.report?.document?.analysis ?? null,
        paymentIntentId: known.order.id,
      });
    },
  });
}

/** Whether the order was opened for the business that these answers tell of: an id taken from somebody else's return leads nowhere. */
async function isAbout(deps: PaypalReturnDeps, submissionId: string, quizData: unknown): Promise<boolean> {
  const answers = answersSchema.safeParse(quizData);
  const [submission] = await deps.database.db.select().from(submissions).where(eq(submissions.id, submissionId));
  if (!answers.success || !submission) return false;
  const { website, companyName } = submission.answers;
  return answers.data.website === website && answers.data.companyName === companyName;
}

const bodySchema = z.object({
  quizData: z.unknown().optional(),
  leadData: z.unknown().optional(),
  pricingTier: z.enum(tierIds).optional(),
  pricing: z.unknown().optional(),
  /** The provider's order or session, from the address of the return. */
  orderId: z.string().max(200).optional(),
});
const replySchema = z.object({
  success: z.boolean(),
  analysis: analysisSchema.nullable().optional(),
  error: z.string().optional(),
  paymentIntentId: z.string().optional(),
});
