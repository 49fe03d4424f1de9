import { z } from 'zod';

const page = z.object({ path: z.string(), visits: z.number() });

/** What an owner's server log says, beside what robots.txt allows and what the assistants answered. No visitor's address is in it. */
export const crawlerLogSchema = z.object({
  readAt: z.string(),
  lines: z.number(),
  /** Lines that name a crawler or an assistant and could not be read. Left out in a summary that is older than this field, as are the next two. */
  unread: z.number().optional(),
  /** The day of the operators' lists of addresses that the visits were checked by. */
  rangesReadOn: z.string().nullable().optional(),
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  /** What to know first, one sentence each. */
  sentences: z.array(z.string()),
  crawlers: z.array(
    z.object({
      token: z.string(),
      operator: z.string(),
      purpose: z.enum(['search', 'user-triggered', 'training']),
      visits: z.number(),
      verdicts: z.object({ verified: z.number(), spoofed: z.number(), unknown: z.number() }).optional(),
      refused: z.object({ count: z.number(), since: z.string().nullable() }),
      lastDay: z.string().nullable(),
      /** null: robots.txt was not read, or does not decide about it. */
      isAllowed: z.boolean().nullable(),
      pages: z.array(page),
    }),
  ),
  referrals: z.array(z.object({ assistant: z.string(), visits: z.number(), pages: z.array(page) })),
  /** Pages of the sitemap that no search crawler was given for 30 days; null where the log is shorter or there is no sitemap. */
  notRead: z.object({ since: z.string(), paths: z.array(z.string()) }).nullable(),
});
export type CrawlerLog = z.infer<typeof crawlerLogSchema>;
