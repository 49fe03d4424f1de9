import { z } from 'zod';

const firstPartySources = ['bing-ai-performance', 'search-console-generative-ai', 'ga4-ai-assistant'] as const;

/** What an owner exported from a platform's own statistics: read as it is, beside our measure and never in it. */
const firstPartySchema = z.object({
  source: z.enum(firstPartySources),
  /** What a row is, in the export's own word: "Page", "Grounding Query", "Country". */
  dimension: z.string(),
  /** What is counted, in the export's own word: "Citations", "Impressions", "Sessions". */
  measure: z.string(),
  total: z.number(),
  rowCount: z.number(),
  /** Largest first. */
  rows: z.array(z.object({ label: z.string(), value: z.number() })),
  readAt: z.string(),
});
export type FirstParty = z.infer<typeof firstPartySchema>;
export const firstPartyReplySchema = z.object({ imports: z.array(firstPartySchema) });
