import { jsonOrNull } from '#engine/base/json-or-null.ts';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { FormFiller } from '#engine/platforms/fill-form.ts';
import { openPurse } from '#engine/platforms/purse.ts';
import { promptVersion } from '#engine/read/statements/model/form.ts';
import type { ReadPagesOptions } from '#engine/read/statements/model/reads-pages.ts';

/** The calls of one reading: what they cost, and the first reason why one of them brought nothing. */
export type Run = {
  fill: <T>(key: string, prompt: { instructions: string; input: string }, schema: z.ZodType<T>) => Promise<T | null>;
  calls: number;
  costUsd: number;
  why: string | null;
  dropped: { notOnPage: number; valueNotInQuote: number; notSupported: number };
};

const mostTokens = 8_000;
const mostAtOnce = 10;

export function startRun(
  filler: FormFiller,
  { cache, budgetUsd = 0.1, spentUsd = 0, money, timeoutMs = 60_000 }: ReadPagesOptions,
  signal?: AbortSignal,
): Run {
  const purse = openPurse(budgetUsd, { spentUsd, ...(money && { from: money }) });
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
    const form = { ...prompt, schema, mostTokens, timeoutMs, ...(signal && { signal }) };
    // One more try for what was not filled in; a second would cost more than the page is worth.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      if (signal?.aborted) return failed('The time for reading was over');
      const filled = await purse.pay(filler.mostUsd?.(form) ?? 0, () => {
        run.calls += 1;
        return filler.fill(form);
      });
      run.costUsd = Math.round((purse.spentUsd - spentUsd) * 1e6) / 1e6;
      if (filled === null && purse.spentUsd >= budgetUsd)
        return failed(`The budget of $${budgetUsd} for one site was used up`);
      if (filled === null) return failed('What one order, or all of a day, may cost was used up');
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

export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: Math.min(mostAtOnce, queue.length) }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    }),
  );
}
