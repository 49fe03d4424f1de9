import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import type { FormFiller } from '#engine/platforms/fill-form.ts';
import { lookForm, lookPrompt, promptVersion, readForm, readPrompt } from '#engine/read/statements/model/form.ts';
import type { ReadPages } from '#engine/read/statements/model/reads-pages.ts';
import { shownText, statementAt } from '#engine/evidence/shown-text.ts';
import type { ModelReading, Statement } from '#engine/evidence/statements.ts';
import { verifyQuote } from '#engine/base/text/verify-quote.ts';

/** What was answered before, by the hash of model, prompt version and text. */
export type ReaderCache = {
  get: (key: string) => Promise<string | undefined>;
  set: (key: string, value: string) => Promise<void>;
};

export type ReadPagesOptions = {
  cache?: ReaderCache;
  /** US dollars for one site; what is not read by then is "not read". */
  budgetUsd?: number;
  /** US dollars of these that an earlier reading of the site cost. */
  spentUsd?: number;
  timeoutMs?: number;
  signal?: AbortSignal;
};

/** How `gather` reads pages by a model; nothing without one. */
export function readingWith(filler: FormFiller | null, options: ReadPagesOptions = {}): { readPages?: ReadPages } {
  return filler === null ? {} : { readPages: (pages, signal) => readPages(pages, filler, { ...options, signal }) };
}

/**
 * Statements of a site by a language model. Whatever it answers, only words that stand on their page come out, with values whose numbers and names
 * stand in them, after a second look at each sentence alone. It has no tools, sees one page and no secret, and can do nothing but fill in a form.
 * What it refuses, cuts off or does not manage is "not read".
 */
export async function readPages(
  pages: readonly PageFacts[],
  filler: FormFiller,
  options: ReadPagesOptions = {},
): Promise<{ statements: Statement[]; model: ModelReading }> {
  const run = startRun(filler, options);
  const read: { page: PageFacts; isWhole: boolean; statements: Statement[] }[] = [];
  await inParallel(pages, async (page) => {
    read.push({ page, ...(await readPage(page, run)) });
  });
  const order = new Map(pages.map((page, index) => [page, index]));
  const all = read
    .toSorted((a, b) => (order.get(a.page) ?? 0) - (order.get(b.page) ?? 0))
    .flatMap(({ statements }) => statements);
  const kept = await withoutUnsupported(all, run);
  const pagesRead = read.filter(({ isWhole }) => isWhole).length;
  const { calls, costUsd, dropped, why } = run;
  const state = pagesRead === pages.length && pages.length > 0 && kept.areLooked ? 'read' : 'partly';
  return {
    statements: kept.statements,
    model: {
      state,
      reader: filler.model,
      promptVersion,
      pagesRead,
      pagesChosen: pages.length,
      calls,
      costUsd,
      why,
      dropped,
    },
  };
}

export type Run = {
  fill: <T>(key: string, prompt: { instructions: string; input: string }, schema: z.ZodType<T>) => Promise<T | null>;
  calls: number;
  costUsd: number;
  why: string | null;
  dropped: { notOnPage: number; valueNotInQuote: number; notSupported: number };
};

const mostTokens = 8_000;
const partLength = 12_000; // characters
const mostAtOnce = 6;
const sentencesAtOnce = 40;

export function startRun(
  filler: FormFiller,
  { cache, budgetUsd = 0.1, spentUsd = 0, timeoutMs = 60_000, signal }: ReadPagesOptions,
): Run {
  const run: Run = {
    fill,
    calls: 0,
    costUsd: 0,
    why: null,
    dropped: { notOnPage: 0, valueNotInQuote: 0, notSupported: 0 },
  };
  return run;

  async function fill<T>(
    text: string,
    prompt: { instructions: string; input: string },
    schema: z.ZodType<T>,
  ): Promise<T | null> {
    const key = createHash('sha256')
      .update(JSON.stringify([promptVersion, filler.model, text]))
      .digest('hex');
    const before = schema.safeParse(jsonOrNull((await cache?.get(key)) ?? ''));
    if (before.success) return before.data;
    // One more try for what was not filled in; a second would cost more than the page is worth.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      if (spentUsd + run.costUsd >= budgetUsd) return failed(`The budget of $${budgetUsd} for one site was used up`);
      if (signal?.aborted) return failed('The time for reading was over');
      run.calls += 1;
      const filled = await filler.fill({ ...prompt, schema, mostTokens, timeoutMs, ...(signal && { signal }) });
      run.costUsd = Math.round((run.costUsd + filled.costUsd) * 1e6) / 1e6;
      if (filled.ok) {
        await cache?.set(key, JSON.stringify(filled.value));
        return filled.value;
      }
      failed(filled.reason);
    }
    return null;
  }

  function failed(reason: string): null {
    run.why ??= reason;
    return null;
  }
}

type ReadablePage = Pick<PageFacts, 'url' | 'mainText' | 'besideText' | 'truncated' | 'blocks'>;

/** `invented`: how many statements had words or values that do not stand there. */
export async function readPage(
  page: ReadablePage,
  run: Run,
): Promise<{ isWhole: boolean; invented: number; statements: Statement[] }> {
  const text = shownText(page);
  const statements: Statement[] = [];
  const dropped = { notOnPage: 0, valueNotInQuote: 0 };
  let isWhole = !page.truncated;
  for (const lines of partsOf(page.mainText.split('\n'))) {
    const answer = await run.fill(lines.join('\n'), readPrompt(lines, page.url), readForm);
    if (answer === null || !answer.readWhole) {
      isWhole = false;
      run.why ??= 'A page was not read to its end';
    }
    for (const { kind, quote, subject, value } of answer?.statements ?? []) {
      const found = verifyQuote(text, quote);
      if (!found || found.text.length > longestQuote) dropped.notOnPage += 1;
      else if (!isSupported(value, found.text)) dropped.valueNotInQuote += 1;
      else if (!statements.some((other) => other.kind === kind && other.start === found.start))
        statements.push(
          statementAt(page, found, {
            kind,
            subject,
            value,
            by: 'model',
            proof: 'read by a language model',
            line: lineOf(page, found.start),
          }),
        );
    }
  }
  run.dropped.notOnPage += dropped.notOnPage;
  run.dropped.valueNotInQuote += dropped.valueNotInQuote;
  const invented = dropped.notOnPage + dropped.valueNotInQuote;
  return {
    isWhole,
    invented,
    statements: statements.toSorted((a, b) => a.start - b.start || (a.kind < b.kind ? -1 : 1)),
  };
}

const longestQuote = 1_200;

function lineOf(page: Pick<PageFacts, 'blocks'>, start: number): number | null {
  return page.blocks.findLast(({ offset }) => offset <= start)?.line ?? null;
}

/** Every number and every name in the value must be in the quote: the model may sort, not add. */
function isSupported(value: string | null, quote: string): boolean {
  if (value === null) return true;
  const words = new Set(
    quote
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{N}[\p{N}.,]*\p{N}|\p{N}|\p{L}[\p{L}’'-]*/gu),
  );
  return (value.normalize('NFC').match(/\p{N}[\p{N}.,]*\p{N}|\p{N}|\p{Lu}[\p{L}’'-]{2,}/gu) ?? []).every((token) =>
    words.has(token.toLowerCase()),
  );
}

/** "We do not give free estimates" holds "free estimates": each statement is looked at again, its sentence alone. */
export async function withoutUnsupported(
  statements: readonly Statement[],
  run: Run,
): Promise<{ statements: Statement[]; areLooked: boolean }> {
  const batches = Array.from({ length: Math.ceil(statements.length / sentencesAtOnce) }, (_, index) =>
    statements.slice(index * sentencesAtOnce, (index + 1) * sentencesAtOnce),
  );
  const looked = new Map<number, Statement[]>();
  let areLooked = true;
  await inParallel(batches, async (batch) => {
    const answer = await run.fill(
      JSON.stringify(batch.map(({ kind, subject, value, sentence }) => [kind, subject, value, sentence])),
      lookPrompt(batch),
      lookForm,
    );
    if (answer === null) areLooked = false;
    const refused = new Set(answer?.notSupported ?? []);
    // A batch that nobody looked at again proves nothing.
    const kept = answer === null ? [] : batch.filter((_, index) => !refused.has(index + 1));
    run.dropped.notSupported += batch.length - kept.length;
    looked.set(batches.indexOf(batch), kept);
  });
  return { statements: batches.flatMap((_, index) => looked.get(index) ?? []), areLooked };
}

/** Whole lines up to the limit; the last two of a part open the next, so that a question keeps its answer. */
export function partsOf(lines: readonly string[]): string[][] {
  const parts: string[][] = [];
  let part: string[] = [];
  let size = 0;
  for (const line of lines) {
    if (part.length > 2 && size + line.length > partLength) {
      parts.push(part);
      part = part.slice(-2);
      size = part.reduce((sum, { length }) => sum + length, 0);
    }
    part.push(line.slice(0, partLength));
    size += line.length;
  }
  return part.length > 0 ? [...parts, part] : parts;
}

export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: Math.min(mostAtOnce, queue.length) }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    }),
  );
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
