import type { PageFacts } from '#engine/evidence/evidence.ts';
import type { ModelReading, Statement } from '#engine/evidence/statements.ts';

/** Reads pages by a language model. A file of its own, so that whoever only passes it on needs none of the model's parts. */
export type ReadPages = (
  pages: readonly PageFacts[],
  signal: AbortSignal,
) => Promise<{ statements: Statement[]; model: ModelReading }>;
