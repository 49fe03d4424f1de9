import { z } from 'zod';

/** "read", or why nothing is compared. `too-few-checks`: fewer than 20 could be judged. */
const competitorStates = ['waiting', 'reading', 'read', 'robots', 'unreadable', 'too-few-checks', 'opted-out'] as const;

const sideSchema = z.object({
  quote: z.string().nullable(),
  sentence: z.string(),
  url: z.string().nullable(),
  seenAt: z.iso.datetime().nullable(),
});
const dotSchema = z.object({ platform: z.string(), asked: z.number(), named: z.number() });

/** You and your competitors on one scale, as screen, PDF and file show it. Times are ISO in UTC. */
export const comparisonSchema = z.object({
  /** You first, then the others by score. `score` null: not compared. */
  sites: z.array(
    z.object({
      website: z.string(),
      name: z.string(),
      isYou: z.boolean(),
      state: z.enum(competitorStates),
      /** "robots.txt asks us not to read it" */
      sentence: z.string(),
      score: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
      pagesRead: z.number(),
      readAt: z.iso.datetime().nullable(),
      /** Against you, by ranges that do not overlap. */
      standing: z.enum(['ahead', 'level', 'behind']).nullable(),
    }),
  ),
  /** "You: 49, the same 38 checks. Your full score of 45 counts 56." Null: nothing to compare yet. */
  basis: z
    .object({ checks: z.number(), yourChecks: z.number(), yourFullScore: z.number(), sentence: z.string() })
    .nullable(),
  headline: z.string(),
  theyHave: z.array(
    z.object({
      checkId: z.string(),
      title: z.string(),
      taskKey: z.string().nullable(),
      gain: z.number(),
      website: z.string(),
      name: z.string(),
      they: sideSchema,
      you: sideSchema,
    }),
  ),
  youHave: z.array(z.object({ checkId: z.string(), title: z.string(), sentence: z.string(), you: sideSchema })),
  /** Who was named in answers of the assistants, where most is missing first; empty when these were not asked. `questions`: how many there are. */
  questions: z.number(),
  grid: z.array(
    z.object({
      question: z.string(),
      rows: z.array(z.object({ website: z.string(), isYou: z.boolean(), dots: z.array(dotSchema) })),
    }),
  ),
  /** From answers where a domain was cited: "City Dental, in 9 answers". */
  suggestions: z.array(z.object({ name: z.string(), website: z.string(), answers: z.number() })),
  /** Whether sites may be named, and read once more as they are; when a subscription reads them again. */
  mayChange: z.boolean(),
  mayReadAgain: z.boolean(),
  nextReadAt: z.iso.datetime().nullable(),
});
export type Comparison = z.infer<typeof comparisonSchema>;
