// What moved since the run before: kept in the later report, so that it reads the same when the earlier one is gone.
import { z } from 'zod';

const direction = z.enum(['up', 'down', 'unchanged', 'within-noise']);

export const movedSchema = z.object({
  /** ISO time of the earlier assessment. */
  since: z.string(),
  /** "up from 61 to 66" */
  headline: z.string(),
  /** The overall score, the assistants and the categories, in points. */
  rows: z.array(z.object({ name: z.string(), before: z.number(), after: z.number(), direction })),
  /** `mended`: fully earned now and not before; `lost`: the other way; `better` and `worse`: moved in between; `within-noise`: rests on sampled answers, and no test over the questions shows a change. */
  checks: z.array(
    z.object({
      checkId: z.string(),
      title: z.string(),
      kind: z.enum(['mended', 'lost', 'better', 'worse', 'within-noise']),
      points: z.number(),
    }),
  ),
  /** What a reader must know before comparing. */
  notes: z.array(z.string()),
});

export type Moved = z.infer<typeof movedSchema>;
