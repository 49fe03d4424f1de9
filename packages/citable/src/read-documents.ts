import { z } from 'zod';
import type { Analysis } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { readText } from './read-file.ts';
import { UsageError } from './usage.ts';

export async function readJson(file: string): Promise<unknown> {
  const text = await readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} is not JSON`, { cause: error });
  }
}

const gathered = z.union([
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), reason: z.string(), detail: z.string() }),
]);
const evidenceSchema = z.object({
  version: z.literal(1),
  website: z.string(),
  gatheredAt: z.iso.datetime(),
  now: gathered,
  answers: gathered,
  robots: gathered,
  sitemap: gathered,
  transport: gathered,
  edge: gathered,
  site: gathered,
  llmsTxt: gathered,
  platformAnswers: gathered,
});
const analysisSchema = z
  .looseObject({
    rubricVersion: z.string(),
    unscored: z.string().optional(),
    overallScore: z.number().optional(),
    interval: z.object({ low: z.number(), high: z.number() }).optional(),
    checks: z.array(z.looseObject({ id: z.string(), outcome: z.string() })),
    gates: z.array(z.looseObject({ id: z.string() })),
    platforms: z.looseObject({}),
    categories: z.looseObject({}),
  })
  .refine(
    ({ unscored, overallScore, interval }) =>
      unscored !== undefined || (overallScore !== undefined && interval !== undefined),
  );

export async function readEvidence(file: string): Promise<Evidence> {
  const json = await readJson(file);
  if (!evidenceSchema.safeParse(json).success)
    throw new UsageError(`${file} is not evidence that "citable gather" wrote`);
  return asWrittenByUs<Evidence>(json);
}

export async function readAnalysis(file: string): Promise<Analysis> {
  const json = await readJson(file);
  if (!analysisSchema.safeParse(json).success)
    throw new UsageError(`${file} is not an analysis that "citable assess" or "citable judge" wrote`);
  return asWrittenByUs<Analysis>(json);
}

// The file's outline was checked; its inside was written by this program, and a schema of every fact would only repeat the types.
function asWrittenByUs<T>(json: unknown): T {
  return json as T;
}
