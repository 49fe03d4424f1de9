import type { Answers } from '#engine/contract.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import type { ModelReading, Statement } from '#engine/evidence/statements.ts';
import type { Money } from '#engine/platforms/contract.ts';

/**
 * Reads pages by a language model, in a time of its own. `answers`: whose questions, offers and differences are looked for. A file of its own, so that
 * whoever only passes it on needs none of the model's parts.
 */
export type ReadPages = (
  pages: readonly PageFacts[],
  about: { answers: Answers | null; signal?: AbortSignal | undefined; longestMs?: number },
) => Promise<{ statements: Statement[]; model: ModelReading }>;

/** What was answered before, by the hash of model, prompt version and text. */
export type ReaderCache = {
  get: (key: string) => Promise<string | undefined>;
  set: (key: string, value: string) => Promise<void>;
};

export type ReadPagesOptions = {
  cache?: ReaderCache;
  /** US dollars for one site, exceeded by one call at most; what is not read by then is "not read". */
  budgetUsd?: number;
  /** US dollars of these that an earlier reading of the site cost. */
  spentUsd?: number;
  /** Where these come from, and may end before: what an order may cost in all its life, and all readings of a day. */
  money?: Money | undefined;
  /** Of one call. */
  timeoutMs?: number;
  /** Of the whole reading, apart from the visit's own time; what was read by then is kept. */
  longestMs?: number;
};
