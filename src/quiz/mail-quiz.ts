// A quiz goes on on another device: by a link that is mailed, to a quiz under way or to one that has no plan yet.
import { and, eq, gt, lt } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#base/errors.ts';
import type { App } from '#base/app.ts';
import { sharedNetwork } from '#base/client-network.ts';
import type { Deps } from '#base/deps.ts';
import type { QueueDefinition } from '#base/queue.ts';
import { randomId } from '#base/secrets.ts';
import { createThrottle } from '#base/throttle.ts';
import { keptQuizzes, submissions } from '#db/schema.ts';
import { keptQuizSchema, mailQuizReplySchema, mailQuizSchema } from './contract.ts';

const mailQuizQueue = 'quiz-link-mail';
export const quizQueues = {
  [mailQuizQueue]: { expireSeconds: 120, retries: 6, retryDelaySeconds: 5 },
} satisfies Record<string, QueueDefinition>;

const keptMs = 30 * 24 * 60 * 60_000;

type MailQuizDeps = Pick<Deps, 'database' | 'queue'> & { now: () => Date };

/**
 * `POST /api/quiz/link` has the link mailed, `GET /api/quiz/kept/{id}` is what a link to a quiz under way leads to. Four mails an hour to one address,
 * and ten of one network. A quiz that was sent is mailed to the address that is in it.
 */
export function mailQuizRoutes(app: App, { database, queue, now }: MailQuizDeps): void {
  const { db, pool } = database;
  const toAddress = createThrottle(pool, { name: 'quiz-link', points: 4, perSeconds: 60 * 60 });
  const ofNetwork = createThrottle(pool, { name: 'quiz-link-by', points: 10, perSeconds: 60 * 60 });
  const isKept = () => gt(keptQuizzes.createdAt, new Date(now().getTime() - keptMs));

  app.route({
    method: 'POST',
    url: '/api/quiz/link',
    config: { needs: 'public', keepsBody: true },
    bodyLimit: 64 * 1024,
    schema: {
      summary: 'Mails the link by which a quiz goes on on another device',
      body: mailQuizSchema,
      response: { 202: mailQuizReplySchema },
    },
    handler: async ({ body, ip }, reply) => {
      const to = 'quizId' in body ? await addressOf(body.quizId) : body.email;
      const byNetwork = await ofNetwork.take(sharedNetwork(ip));
      if (!byNetwork.allowed || !(await toAddress.take(to.toLowerCase())).allowed)
        throw new AppError(429, 'too-many-links', 'We mailed this link several times. Please look into your mailbox.');
      await db.transaction(async (tx) => {
        const mail = 'quizId' in body ? { isSent: true, id: body.quizId } : { isSent: false, id: randomId() };
        if ('draft' in body) {
          const { email: _email, ...draft } = body.draft;
          await tx.delete(keptQuizzes).where(lt(keptQuizzes.createdAt, new Date(now().getTime() - keptMs)));
          await tx.insert(keptQuizzes).values({ id: mail.id, draft, step: body.step, createdAt: now() });
        }
        await queue.send(tx, mailQuizQueue, { ...mail, to });
      });
      return reply.code(202).send({ message: 'The link is on its way. Open it on the other device.' });
    },
  });

  async function addressOf(quizId: string): Promise<string> {
    const [found] = await db.select({ email: submissions.email }).from(submissions).where(eq(submissions.id, quizId));
    if (!found) throw new AppError(404, 'quiz-not-found', 'We do not know this quiz.');
    return found.email;
  }

  app.route({
    method: 'GET',
    url: '/api/quiz/kept/:id',
    config: { needs: 'holder' },
    schema: {
      summary: 'A quiz under way whose link was mailed within the last 30 days',
      params: z.object({ id: z.string().max(100) }),
      response: { 200: keptQuizSchema },
    },
    handler: async (request, reply) => {
      const [kept] = await db
        .select()
        .from(keptQuizzes)
        .where(and(eq(keptQuizzes.id, request.params.id), isKept()));
      if (!kept) throw new AppError(404, 'kept-quiz-not-found', 'This link is too old. Please start the quiz again.');
      return reply.header('cache-control', 'no-store').send({ draft: kept.draft, step: kept.step });
    },
  });
}

/** One mail: `path` leads to the quiz. */
export type QuizLink = { to: string; id: string; isSent: boolean; path: string };

/** Starts mailing the links in this process. `send` throws where the mail server may still take it. */
export async function workQuizLinks({
  queue,
  send,
}: Pick<Deps, 'queue'> & { send: (link: QuizLink) => Promise<void> }): Promise<void> {
  await queue.work(mailQuizQueue, async (job) => {
    const link = jobData.parse(job.data);
    const id = encodeURIComponent(link.id);
    // Behind the #: what follows it reaches no server log and no other website.
    await send({ ...link, path: link.isSent ? `/quiz?quiz=${id}` : `/quiz#go-on=${id}` });
  });
}

const jobData = z.object({ to: z.string(), id: z.string(), isSent: z.boolean() });
