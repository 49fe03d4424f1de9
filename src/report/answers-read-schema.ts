import { z } from 'zod';

const role = z.enum(['recommended', 'listed', 'cited', 'denied', 'echoed', 'other-entity']);

/** What the platforms answered, question by question, and which pages fed the answers. Text only: nothing in it is markup. */
export const answersReadSchema = z.object({
  promptSetVersion: z.string(),
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
      /** Valid unbranded answers, and those among them that name or cite the customer. */
      unbranded: z.number(),
      named: z.number(),
      citedOwn: z.number(),
      /** The middle of the places at which lists name the customer, and how many lists do; null when none does. */
      position: z.object({ middle: z.number(), lists: z.number() }).nullable().default(null),
      /** By a coarse word list over the sentences that name the customer; null without one. */
      tone: z.enum(['favourable', 'neutral', 'critical']).nullable().default(null),
      /** 0..1; null under 20 valid unbranded answers. */
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
        }),
      ),
    }),
  ),
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
  sources: z.array(z.object({ url: z.string(), answers: z.number(), names: z.array(z.string()), hasUs: z.boolean(), isOwn: z.boolean() })),
});
export type AnswersRead = z.infer<typeof answersReadSchema>;
