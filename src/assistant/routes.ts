import type { LanguageModel } from 'ai';
import type { FastifyReply } from 'fastify';
import type { App } from '#base/app.ts';
import { clientNetwork } from '#base/client-network.ts';
import type { Deps } from '#base/deps.ts';
import { AppError } from '#base/errors.ts';
import { createThrottle, type Throttle } from '#base/throttle.ts';
import { answerQuestion } from './answer-question.ts';
import { chooseModel } from './choose-model.ts';
import { chatLeadSchema, chatReplySchema, chatRequestSchema } from './contract.ts';
import { createFinder } from './find-passages.ts';
import { allPassages } from './knowledge/all-passages.ts';
import type { Passage } from './knowledge/passage.ts';
import { rephrase } from './rephrase.ts';
import { saveExchange, saveLead } from './store.ts';

export type AssistantDeps = Pick<Deps, 'config' | 'database' | 'log'> & {
  now: () => Date;
  /** Instead of the one that the configuration names. */
  model?: LanguageModel | null;
};

/** Turns of one visit that a model may word; after them the passages stand as they are. */
const modelTurnsPerSession = 20;
/** The share of the day's budget for AI that the assistant may use, and what one answer costs at most: 2 500 tokens in, 400 out, of a mid-priced model. */
const budget = { shareOfDay: 0.1, worstAnswerUsd: 0.015 } as const;

/**
 * `POST /api/chatbot/message` and `POST /api/chatbot-lead`. Questions are kept for the operators; nothing here reads them back, so no
 * visitor can see another's.
 */
export function assistantRoutes(app: App, deps: AssistantDeps): void {
  const { config, database, log, now } = deps;
  const { db, pool } = database;
  const { contactEmail } = config;
  const find = createFinder(allPassages(contactEmail));
  const model = deps.model === undefined ? chooseModel(config.platforms) : deps.model;
  const modelAnswersPerDay = Math.floor((config.ai.budgetPerDayUsd * budget.shareOfDay) / budget.worstAnswerUsd);
  const day = 24 * 60 * 60;
  const perMinute = createThrottle(pool, { name: 'chat-minute', points: 10, perSeconds: 60 });
  const perDay = createThrottle(pool, { name: 'chat-day', points: 100, perSeconds: day });
  const leadsPerHour = createThrottle(pool, { name: 'chat-lead', points: 5, perSeconds: 60 * 60 });
  const turns = createThrottle(pool, { name: 'chat-model-session', points: modelTurnsPerSession, perSeconds: day });
  const modelAnswers = createThrottle(pool, { name: 'chat-model-day', points: modelAnswersPerDay, perSeconds: day });

  const rephraseWithinBudget = async (sessionId: string, question: string, passages: Passage[]) => {
    if (model === null || modelAnswersPerDay === 0) return null;
    if (!(await turns.take(sessionId)).allowed || !(await modelAnswers.take('all')).allowed) return null;
    return rephrase({ model, log }, question, passages);
  };

  app.route({
    method: 'POST',
    url: '/api/chatbot/message',
    bodyLimit: 8 * 1024,
    schema: { summary: 'Answers a question from what the site says', body: chatRequestSchema, response: { 200: chatReplySchema } },
    handler: async (request, reply) => {
      const client = clientNetwork(request.ip);
      await admit(reply, perMinute, client);
      await admit(reply, perDay, client);
      const { message, sessionId } = request.body;
      const { intent, ...answer } = await answerQuestion(
        { find, contactEmail, rephrase: (question, passages) => rephraseWithinBudget(sessionId, question, passages) },
        message,
      );
      await saveExchange(db, { sessionId, userMessage: message, botResponse: answer.message, intent }, now());
      return answer;
    },
  });

  app.route({
    method: 'POST',
    url: '/api/chatbot-lead',
    bodyLimit: 16 * 1024,
    schema: { summary: 'Keeps the address of somebody who wants to be contacted', body: chatLeadSchema },
    handler: async (request, reply) => {
      await admit(reply, leadsPerHour, clientNetwork(request.ip));
      await saveLead(db, request.body, now());
      return reply.code(201).send({ success: true });
    },
  });
}

async function admit(reply: FastifyReply, throttle: Throttle, key: string): Promise<void> {
  const taken = await throttle.take(key);
  if (taken.allowed) return;
  reply.header('retry-after', String(taken.retryAfterSeconds));
  throw new AppError(429, 'too-many-messages', `That was a lot at once: please wait ${taken.retryAfterSeconds} seconds.`);
}
