import type { FastifyReply } from 'fastify';
import type { App } from '#base/app.ts';
import { sharedNetwork } from '#base/client-network.ts';
import type { Deps } from '#base/deps.ts';
import { AppError } from '#base/errors.ts';
import { createNetworkThrottle } from '#base/network-throttle.ts';
import { createThrottle, type Throttle } from '#base/throttle.ts';
import { catalogue, defaultRefundRule, defaultTaxRule, type RefundRule, type TaxRule } from '#payment/contract.ts';
import { answerQuestion } from './answer-question.ts';
import { allAsked } from './asked/all-asked.ts';
import { choosePassages } from './choose-passage.ts';
import { type FormFiller, formFiller } from '#engine/platforms/fill-form.ts';
import { chatLeadSchema, chatReplySchema, chatRequestSchema } from './contract.ts';
import { createFinder, textsOf, type Found } from './find-passages.ts';
import { allPassages } from './knowledge/all-passages.ts';
import type { Passage } from './knowledge/passage.ts';
import { createMeaning, type Meaning } from './meaning/meaning.ts';
import { smallTalk } from './small-talk.ts';
import { saveExchange, saveLead } from './store.ts';

export type AssistantDeps = Pick<Deps, 'config' | 'database' | 'log'> & {
  now: () => Date;
  /** As the pages say it. */
  refund?: RefundRule;
  tax?: TaxRule;
  /** Instead of the one that the configuration names. */
  model?: FormFiller | null;
  /** Instead of our own. */
  meaning?: Meaning;
};

/** Turns of one visit that a model may answer; after them the search does. */
const modelTurnsPerSession = 20;
/** The share of the day's budget for AI that the assistant may use, and what one answer costs at most: 4 000 tokens in, 600 out, of a mid-priced model. */
const budget = { shareOfDay: 0.1, worstAnswerUsd: 0.015 } as const;

/**
 * `POST /api/chatbot/message` and `POST /api/chatbot-lead`. Questions are kept for the operators; nothing here reads them back, so no
 * visitor can see another's.
 */
export function assistantRoutes(app: App, deps: AssistantDeps): void {
  const { config, database, log, now } = deps;
  const { db, pool } = database;
  const { contactEmail } = config;
  const said = {
    contactEmail,
    refund: deps.refund ?? defaultRefundRule,
    tax: deps.tax ?? defaultTaxRule,
    keep: config.keep,
  };
  const meaning = deps.meaning ?? createMeaning({ log });
  app.addHook('onClose', () => meaning.close());
  let knowledge: { price: number; passages: Passage[]; find: (question: string) => Promise<Found[]> } | null = null;
  /** Read anew when the offer ends, for its price is in them. */
  const knownNow = () => {
    const price = catalogue.assessment.amountCents;
    if (knowledge?.price !== price) {
      const passages = allPassages(said);
      const find = createFinder(passages, { vectorOf: meaning.vectorOf, asked: allAsked });
      knowledge = { price, passages, find: async (question) => find(question, await meaning.ask(question)) };
      meaning.learn(passages.flatMap(textsOf));
    }
    return knowledge;
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
  const turns = createThrottle(pool, { name: 'chat-model-session', points: modelTurnsPerSession, perSeconds: day });
  const modelAnswers = createThrottle(pool, { name: 'chat-model-day', points: modelAnswersPerDay, perSeconds: day });

  const chooseWithinBudget = async (sessionId: string, question: string, some: Passage[]) => {
    if (model === null || modelAnswersPerDay === 0) return null;
    if (!(await turns.take(sessionId)).allowed || !(await modelAnswers.take('all')).allowed) return null;
    return choosePassages({ model, log }, question, some);
  };

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
        const wish = smallTalk(message);
        if (wish?.shouldCollectLead) return { ...wish, links: [] };
        refuse(reply, taken.retryAfterSeconds);
      }
      const { intent, ...answer } = await answerQuestion(
        { ...knownNow(), contactEmail, choose: (question, some) => chooseWithinBudget(sessionId, question, some) },
        message,
      );
      await saveExchange(db, { sessionId, userMessage: message, botResponse: answer.message, intent }, now());
      return answer;
    },
  });

  app.route({
    method: 'POST',
    url: '/api/chatbot-lead',
    config: { needs: 'public' },
    bodyLimit: 16 * 1024,
    schema: { summary: 'Keeps the address of somebody who wants to be contacted', body: chatLeadSchema },
    handler: async (request, reply) => {
      await admit(reply, leadsPerHour, sharedNetwork(request.ip));
      await saveLead(db, request.body, now());
      return reply.code(201).send({ success: true });
    },
  });
}

async function admit(reply: FastifyReply, throttle: Throttle, key: string): Promise<void> {
  const taken = await throttle.take(key);
  if (!taken.allowed) refuse(reply, taken.retryAfterSeconds);
}

function refuse(reply: FastifyReply, retryAfterSeconds: number): never {
  reply.header('retry-after', String(retryAfterSeconds));
  throw new AppError(429, 'too-many-messages', `That was a lot at once: please wait ${retryAfterSeconds} seconds.`);
}
