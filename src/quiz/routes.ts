import { z } from 'zod';
import { AppError } from '#base/errors.ts';
import { tierIds } from '#payment/contract.ts';
import { fieldMessages, idempotencyKeySchema, quizReplySchema, quizSubmissionSchema } from './contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#base/app.ts';
import type { SubmitQuiz } from './submit-quiz.ts';

/** `POST /api/quiz`. `know`: from now on the browser that answered is known, so that its checkout is no other's. */
export function quizRoutes(
  app: App,
  submitQuiz: SubmitQuiz,
  know: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  app.route({
    method: 'POST',
    url: '/api/quiz',
    config: { needs: 'public', keepsBody: true },
    // The answer to a refused body is ours: 422 with one message per field.
    attachValidation: true,
    bodyLimit: 256 * 1024,
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
      know(request, reply);
      return reply.code(201).send({ id });
    },
  });
}
