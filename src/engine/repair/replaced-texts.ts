import type { FixFile } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import type { ReplacedText } from '#engine/evidence/statements.ts';

type Changes = FixFile['changes'];

/** Texts of pages that these changes replace. Where nothing stood, nothing can be lost. */
export function replacedTexts(evidence: Evidence, changes: Changes = []): ReplacedText[] {
  const pages = new Set(evidence.site.ok ? evidence.site.value.pages.map(({ url }) => url) : []);
  return changes.flatMap(({ url, before, after }) =>
    before !== null && pages.has(url) ? [{ url, before, after }] : [],
  );
}

/** What a model found of them in the new texts, by the reading that the evidence holds; null where none read them or nothing is replaced. */
export function foundAgain(
  evidence: Evidence,
  changes: Changes,
): { found: number | 'not read'; lost: string[] } | null {
  const replaced = replacedTexts(evidence, changes);
  const { secondReading } = evidence;
  if (!secondReading || replaced.length === 0) return null;
  const read = replaced.flatMap(
    ({ url, before, after }) =>
      secondReading.texts.find((one) => one.url === url && one.before === before && one.after === after) ?? [],
  );
  return {
    found: read.length < replaced.length ? 'not read' : read.reduce((sum, { found }) => sum + found, 0),
    lost: read.flatMap(({ lost }) => lost),
  };
}
