// Who else the answers of one report name, as a model read them.
import { withoutLegalForm } from '#engine/base/text/phrases.ts';
import { foldTight } from '#engine/base/text/fold.ts';
import type { PlatformAnswer } from '#engine/evidence/evidence.ts';

/** A name counts when so many answers give it: once is chance. */
const fewestAnswers = 2;

/**
 * By answer, the rivals that it names, each by the name that was met first. Only valid answers to questions that do not
 * name the business.
 */
export function rivalsNamed(all: readonly PlatformAnswer[]): ReadonlyMap<PlatformAnswer, readonly string[]> {
  const known = memory.get(all);
  if (known) return known;
  const names = new Map<string, string>();
  const named = all.flatMap((answer) => {
    const { valid, promptKind, reading } = answer;
    if (!valid || promptKind !== 'unbranded' || reading?.state !== 'read') return [];
    for (const { name } of reading.rivals) if (!names.has(keyOf(name))) names.set(keyOf(name), name);
    return [{ answer, keys: new Set(reading.rivals.map(({ name }) => keyOf(name))) }];
  });
  const count = new Map<string, number>();
  for (const key of named.flatMap(({ keys }) => [...keys])) count.set(key, (count.get(key) ?? 0) + 1);
  const result = new Map(
    named.map(({ answer, keys }) => [
      answer,
      [...keys].filter((key) => (count.get(key) ?? 0) >= fewestAnswers).map((key) => names.get(key) ?? key),
    ]),
  );
  memory.set(all, result);
  return result;
}

function keyOf(name: string): string {
  return foldTight(withoutLegalForm(name))[0] ?? name;
}

const memory = new WeakMap<readonly PlatformAnswer[], ReadonlyMap<PlatformAnswer, readonly string[]>>();
