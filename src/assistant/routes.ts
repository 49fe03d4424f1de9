import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import { sharedNetwork } from '#base/client-network.ts';
import type { Deps } from '#base/deps.ts';
import { AppError } from '#base/errors.ts';
import { createNetworkThrottle } from '#base/network-throttle.ts';
import { foldMailAddress, mailboxOf } from '#base/mail-address.ts';
import { createThrottle, type Throttle } from '#base/throttle.ts';
import { catalogue } from '#payment/contract.ts';
import { type FormFiller, formFiller } from '#engine/platforms/fill-form.ts';
import { connectPlatforms } from '#engine/platforms/connect-platforms.ts';
import { answerQuestion, type AnswerDeps } from './answer-question.ts';
import { chooseIntents } from './choose-intent.ts';
import { chatLeadSchema, chatReplySchema, chatRequestSchema, orderStateRequestSchema } from './contract.ts';
import type { Said } from './facts.ts';
import { createFinder } from './find-intents.ts';
import { readIntents, type Intent } from './intents.ts';
import { requestOrderState } from './order-state.ts';
import { ordersMailed } from './phrases.ts';
import { saveExchange, saveLead } from './store.ts';

export type AssistantDeps = Pick<Deps, 'config' | 'database' | 'queue' | 'log'> & {
  now: () => Date;
  /** Instead of the one that the configuration names. */
  model?: FormFiller | null;
};

/** Turns of one visit that a model may answer; after them the search does. */
const modelTurnsPerSession = 20;
/** The share of the day's budget for AI that the assistant may use, and what one answer costs at most: 4 000 tokens in, 600 out, of a mid-priced model. */
const budget = { shareOfDay: 0.1, worstAnswerUsd: 0.015 } as const;

/**
 * `POST /api/chatbot/message`, `/api/chatbot/order-state` and `/api/chatbot-lead`. Questions are kept for the operators; nothing here reads them back, so no
 * visitor can see another's.
 */
export function assistantRoutes(app: App, deps: AssistantDeps): void {
  const { config, database, log, now } = deps;
  const { db, pool } = database;
  const { contactEmail } = config;
  const said = saidBy(config);
  let known = { price: catalogue.assessment.amountCents, intents: readIntents(said) };
  const find = createFinder(known.intents);
  /** Filled in anew when the offer ends, for its price is in them. */
  const intentsNow = () => {
    const price = catalogue.assessment.amountCents;
    if (known.price !== price) known = { price, intents: readIntents(said) };
    return known.intents;
  };
  const model =
    deps.model === undefined
      ? formFiller({ chatgpt: config.platforms.openai, claude: config.platforms.anthropic, grok: config.platforms.xai })
      : deps.model;
  const modelAnswersPerDay = Math.floor((config.ai.budgetPerDayUsd * budget.shareOfDay) / budget.worstAnswerUsd);
  const day = 24 * 60 * 60;
  const perMinute = createNetworkThrottle(pool, { name: 'chat-minute', points: 10, perSeconds: 60 });
  const perDay = createThrottle(pool, { name: 'chat-day', points: 100, perSeconds: day });
  const leadsPerHour = createThrottle(pool, { name: 'chat-lead', points: 5, perSeconds: 60 * 60 });
  const ordersPerHour = createThrottle(pool, { name: 'chat-orders', points: 5, perSeconds: 60 * 60 });
  const ordersPerMailbox = createThrottle(pool, { name: 'chat-orders-mailbox', points: 3, perSeconds: day });
  const ordersPerMonth = createThrottle(pool, { name: 'chat-orders-month', points: 10, perSeconds: 30 * day });
  const turns = createThrottle(pool, { name: 'chat-model-session', points: modelTurnsPerSession, perSeconds: day });
  const modelAnswers = createThrottle(pool, { name: 'chat-model-day', points: modelAnswersPerDay, perSeconds: day });

  const chooseWithinBudget = async (sessionId: string, question: string, some: Intent[]) => {
    if (model === null || modelAnswersPerDay === 0) return null;
    if (!(await turns.take(sessionId)).allowed || !(await modelAnswers.take('all')).allowed) return null;
    return chooseIntents({ model, log }, question, some);
  };

  const answer = (question: string, choose: AnswerDeps['choose']) =>
    answerQuestion({ intents: intentsNow(), find, choose, contactEmail }, question);

  app.route({
    method: 'POST',
    url: '/api/chatbot/message',
    config: { needs: 'public' },
    bodyLimit: 8 * 1024,
    schema: {
      summary: 'Answers a question from what the site says',
      body: chatRequestSchema,
      response: { 200: chatReplySchema },
    },
    handler: async (request, reply) => {
      const { message, sessionId } = request.body;
      const limits = [() => perMinute.take(request.ip), () => perDay.take(sharedNetwork(request.ip))];
      for (const take of limits) {
        const taken = await take();
        if (taken.allowed) continue;
        // Whoever wants a person gets the form, however much was asked before: the form has a limit of its own.
        const wish = await answer(message, async () => null);
        if (wish.shouldCollectLead) return wish;
        refuse(reply, taken.retryAfterSeconds);
      }
      const { intent, ...said } = await answer(message, (question, some) =>
        chooseWithinBudget(sessionId, question, some),
      );
      await saveExchange(db, { sessionId, userMessage: message, botResponse: said.message, intent }, now());
      return said;
    },
  });

  app.route({
    method: 'POST',
    url: '/api/chatbot/order-state',
    config: { needs: 'public' },
    bodyLimit: 4 * 1024,
    schema: {
      summary:
        'Mails the state of the orders of an address to that address; the answer does not tell whether there are any',
      body: orderStateRequestSchema,
      response: { 202: z.object({ message: z.string() }) },
    },
    handler: async (request, reply) => {
      const address = foldMailAddress(request.body.email);
      await admit(reply, ordersPerHour, sharedNetwork(request.ip));
      await admit(reply, ordersPerMailbox, mailboxOf(address));
      // Whoever knows the address may be a stranger to it.
      if (!(await ordersPerMonth.take(mailboxOf(address))).allowed)
        throw new AppError(
          429,
          'too-many-messages',
          `This was asked ten times in thirty days. Please write to ${contactEmail}, and a person answers.`,
        );
      await requestOrderState(deps, address);
      return reply.code(202).send({ message: ordersMailed });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/chatbot-lead',
    config: { needs: 'public', keepsBody: true },
    bodyLimit: 16 * 1024,
    schema: { summary: 'Keeps the address of somebody who wants to be contacted', body: chatLeadSchema },
    handler: async (request, reply) => {
      await admit(reply, leadsPerHour, sharedNetwork(request.ip));
      await saveLead(db, request.body, now());
      return reply.code(201).send({ success: true });
    },
  });
}

/** What this installation says of itself in its answers. */
function saidBy({ contactEmail, keep, shop, platforms: keys, payments }: AssistantDeps['config']): Said {
  return {
    contactEmail,
    keep,
    shop,
    asked: connectPlatforms({
      chatgpt: keys.openai,
      claude: keys.anthropic,
      perplexity: keys.perplexity,
      grok: keys.xai,
    }).map(({ name }) => name),
    pay: { isSandbox: payments.provider === 'sandbox', hasPaypal: payments.paypal !== null },
  };
}

async function admit(reply: FastifyReply, throttle: Throttle, key: string): Promise<void> {
  const taken = await throttle.take(key);
  if (!taken.allowed) refuse(reply, taken.retryAfterSeconds);
}

function refuse(reply: FastifyReply, retryAfterSeconds: number): never {
  reply.header('retry-after', String(retryAfterSeconds));
  throw new AppError(429, 'too-many-messages', `That was a lot at once: please wait ${retryAfterSeconds} seconds.`);
}
