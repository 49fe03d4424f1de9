import { z } from 'zod';

export const firstPartySources = ['bing-ai-performance', 'search-console-generative-ai', 'ga4-ai-assistant'] as const;

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
  /** The export has thousands or millions ("1.2K"). */
  isRounded: z.literal(true).optional(),
  /** The row that is the sum of all others, by its name. */
  leftOut: z.string().optional(),
  /** A row that counts, though it is as large as all others together: nothing but that says it is a total. */
  perhapsTotal: z.string().optional(),
  /** Rows whose number could not be read, and the first of these numbers. */
  unread: z.object({ count: z.number(), example: z.string() }).optional(),
  /** The heads of the file's other tables. */
  otherTables: z.array(z.string()).optional(),
});
export type FirstParty = z.infer<typeof firstPartySchema>;
const exportChoiceSchema = z.object({
  /** Tables that the file holds, by their heads; empty where it is clear which is meant. */
  tables: z.array(z.string()),
  /** Columns that might count; empty where that is clear. */
  counts: z.array(z.string()),
  /** Rows that might be those of AI assistants, by their channel; empty where that is clear. `only=*` means all. */
  rows: z.array(z.string()),
});
export type ExportChoice = z.infer<typeof exportChoiceSchema>;
export const firstPartyReplySchema = z.object({
  imports: z.array(firstPartySchema),
  /** What only the owner can say of the export that was just handed in. */
  choose: exportChoiceSchema.nullable(),
  /** What was understood of the export; it is not kept. */
  preview: firstPartySchema.nullable(),
  /** Sent along as `confirm` with the same file it says that the preview was seen; then it is kept. */
  confirm: z.string().nullable(),
  /** Whom an owner lets into Google Analytics; null where no account is set up. */
  analyticsReader: z.string().nullable(),
});
/** What shows in public whose website it is: a TXT record, or a tag in the head of its home page. */
export type SiteProof = { record: string; tag: string };
export type FirstPartyReply = z.infer<typeof firstPartyReplySchema>;
