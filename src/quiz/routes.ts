import { z } from 'zod';
import { AppError } from '#base/errors.ts';
import { tierIds } from '#payment/contract.ts';
import { fieldMessages, idempotencyKeySchema, quizReplySchema, quizSubmissionSchema } from './contract.ts';
import type { App } from '#base/app.ts';
import type { SubmitQuiz } from './submit-quiz.ts';

/** `POST /api/quiz`. */
export function quizRoutes(app: App, submitQuiz: SubmitQuiz): void {
  app.route({
    method: 'POST',
    url: '/api/quiz',
    // The answer to a refused body is ours: 422 with one message per field.
    attachValidation: true,
    bodyLimit: 256 * 1024,
    config: { keepsBody: true },
    schema: {
      summary: 'Stores the quiz answers and starts the assessment',
      body: quizSubmissionSchema,
      querystring: z.object({ tier: z.enum(tierIds).optional().catch(undefined) }),
      response: { 201: quizReplySchema },
    },
    handler: async (request, reply) => {
      if (request.validationError !== undefined) {
        const { error } = quizSubmissionSchema.safeParse(request.body);
        throw new AppError(422, 'invalid-answers', 'Some answers need another look.', error && fieldMessages(error));
      }
      const key = idempotencyKeySchema.optional().safeParse(request.headers['idempotency-key']);
      if (!key.success)
        throw new AppError(
          400,
          'invalid-idempotency-key',
          key.error.issues[0]?.message ?? 'The Idempotency-Key is not usable.',
        );
      const { mayRemind, ...answers } = request.body;
      const id = await submitQuiz({
        answers,
        mayRemind,
        idempotencyKey: key.data ?? null,
        tier: request.query?.tier ?? null,
      });
      return reply.code(201).send({ id });
    },
  });
}
