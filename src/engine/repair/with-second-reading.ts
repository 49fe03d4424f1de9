import type { Evidence } from '#engine/evidence/evidence.ts';
import type { FormFiller } from '#engine/platforms/fill-form.ts';
import { readAgain } from '#engine/read/statements/model/read-again.ts';
import type { ReadPagesOptions } from '#engine/read/statements/model/reads-pages.ts';
import type { ReplacedText } from '#engine/evidence/statements.ts';

export type SecondReader = { filler: FormFiller } & Pick<ReadPagesOptions, 'budgetUsd' | 'cache' | 'money'>;

const longestMs = 60_000;

/**
 * The evidence with a model's reading of the texts that its fix pack may replace: the pack rests on what is stored, and asks nobody. What the first
 * reading of the pages left of the budget is all it may spend. Evidence that holds such a reading is not read again.
 */
export async function withSecondReading(
  evidence: Evidence,
  textsToReplace: (evidence: Evidence) => Promise<ReplacedText[]>,
  { filler, ...options }: SecondReader,
): Promise<Evidence> {
  if (evidence.secondReading || !evidence.site.ok) return evidence;
  const replaced = await textsToReplace(evidence);
  if (replaced.length === 0) return evidence;
  const { statements = [], model } = evidence.site.value.reading ?? {};
  const known = statements.filter(({ by }) => by === 'model');
  const spentUsd = model && model.state !== 'none' ? model.costUsd : 0;
  return {
    ...evidence,
    secondReading: await readAgain(replaced, known, filler, {
      ...options,
      spentUsd,
      longestMs,
    }),
  };
}
