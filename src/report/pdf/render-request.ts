import { z } from 'zod';
import { comparisonSchema } from '../comparison-schema.ts';
import { reportDocumentSchema } from '../contract.ts';

/** What the pool asks of a renderer. */
export const renderRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('report'), report: reportDocumentSchema, comparison: comparisonSchema.nullable() }),
  z.object({ kind: z.literal('document'), template: z.string(), /** JSON. */ data: z.string() }),
]);
export type RenderRequest = z.infer<typeof renderRequestSchema>;
