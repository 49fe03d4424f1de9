import { z } from 'zod';

const range = z.object({ low: z.number(), high: z.number() });
const role = z.enum([
  'recommended',
  'listed',
  'cited',
  'warned-against',
  'denied',
  'closed',
  'echoed',
  'other-entity',
  'unclear',
  'unread',
]);

/** What the platforms answered, question by question, and which pages fed the answers. Text only: nothing in it is markup. */
export const answersReadSchema = z.object({
  promptSetVersion: z.string(),
  /** Who read the answers, and how many of those that came; null where no model did. In reports of earlier days rules read the rest. */
  reader: z.object({ model: z.string(), read: z.number(), of: z.number() }).nullable().default(null),
  platforms: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      model: z.string(),
      /** ISO time of the first answer. */
      askedAt: z.string(),
      asked: z.number(),
      valid: z.number(),
      searched: z.number(),
      /** Valid unbranded answers that a model read, and those among them that name or cite the customer. */
      unbranded: z.number(),
      named: z.number(),
      citedOwn: z.number(),
      /** The middle of the places at which lists name the customer, and how many lists do; null when none does. */
      position: z.object({ middle: z.number(), lists: z.number() }).nullable().default(null),
      /** As a model read it over the answers that name the customer; null where none did. */
      tone: z.enum(['favourable', 'neutral', 'critical']).nullable().default(null),
      /** Answers that two readings understood differently: shown, and in no rate. */
      unclear: z.number().default(0),
      /** Answers to unbranded questions that no model read, and those of them in which the name or the address is: shown, and in no rate. */
      unread: z.number().default(0),
      namedUnread: z.number().default(0),
      /** 0..1; null under 20 valid unbranded answers, or where too many were unclear. */
      interval: z.object({ low: z.number(), high: z.number() }).nullable(),
      /** Why answers are missing; null when none is. */
      missing: z.string().nullable(),
    }),
  ),
  questions: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['unbranded', 'branded']),
      text: z.string(),
      /** Of the valid answers, how many name the customer. */
      named: z.number(),
      valid: z.number(),
      answers: z.array(
        z.object({
          platform: z.string(),
          model: z.string(),
          askedAt: z.string(),
          searched: z.boolean(),
          /** null when the answer is valid. */
          problem: z.string().nullable(),
          /** The answer in pieces; those with a role name the customer. */
          parts: z.array(z.object({ text: z.string(), role: role.nullable() })),
          cited: z.array(z.string()),
          /** The customer's place in the answer's list; null when it is in none. */
          position: z.object({ place: z.number(), of: z.number() }).nullable().default(null),
          /** Others that this answer names, and what the platform typed into its search. */
          rivals: z.array(z.string()).default([]),
          queries: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
  /** Of all times that answers name somebody, how often it is the customer. null under 20 valid answers. */
  voice: z
    .object({
      ours: z.number(),
      all: z.number(),
      interval: z.object({ low: z.number(), high: z.number() }).nullable(),
      answers: z.number(),
      /** Of these answers, how many name the customer, with the range that the questions' own spread gives. Absent in reports of earlier days, as the rivals' range is. */
      named: z.object({ answers: z.number(), interval: range }).optional(),
      rivals: z.array(z.object({ name: z.string(), answers: z.number(), interval: range.optional() })),
    })
    .nullable()
    .default(null),
  /** Pages that answers credit where they name a rival and not the customer, with one thing to do about each; the most promising first. */
  gap: z
    .array(
      z.object({
        domain: z.string(),
        kind: z.enum(['directory', 'forum', 'rival', 'own', 'editorial', 'closed']),
        /** Pages of that domain, most credited first. */
        pages: z.array(z.string()),
        questions: z.number(),
        /** The questions themselves, as they were asked. */
        asked: z.array(z.string()).default([]),
        platforms: z.array(z.string()),
        rivals: z.array(z.string()),
        action: z.string(),
        /** What the page says of the customer, where it was read; null when it was not. */
        seen: z.object({ at: z.string(), listsUs: z.boolean().nullable(), detail: z.string() }).nullable(),
        /** A sentence of an answer that rests on the page. */
        quote: z.string().nullable(),
      }),
    )
    .default([]),
  /** Gaps of the report before whose page names the customer by now: of the questions that it was cited for, how many answers name the customer. */
  followed: z.array(z.object({ domain: z.string(), since: z.string(), named: z.number(), of: z.number() })).default([]),
  /** What the platforms typed into their search, most answers first, and the heading of the site that comes nearest; null where none does. */
  queries: z.array(z.object({ query: z.string(), answers: z.number(), heading: z.string().nullable() })).default([]),
  /** How the answers moved since an earlier run, by a test over the questions; null without one. */
  moved: z
    .object({
      verdict: z.enum(['rise', 'fall', 'not enough', 'field moved', 'not comparable', 'model changed']),
      text: z.string(),
      since: z.string(),
    })
    .nullable()
    .default(null),
  /** What answers to questions about the customer state, against quiz and site. Only facts that were stated. */
  facts: z
    .array(
      z.object({
        fact: z.string(),
        /** How many answers state it as the quiz or the site does. */
        right: z.number(),
        /** What else was stated, and by whom. */
        wrong: z.array(z.object({ platform: z.string(), stated: z.string() })),
      }),
    )
    .default([]),
  /** Pages that answers to unbranded questions credit, most credited first. */
  sources: z.array(
    z.object({
      url: z.string(),
      answers: z.number(),
      names: z.array(z.string()),
      hasUs: z.boolean(),
      isOwn: z.boolean(),
    }),
  ),
});
export type AnswersRead = z.infer<typeof answersReadSchema>;
