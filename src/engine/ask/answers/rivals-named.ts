// Who else the answers of one report name. First each answer by a model's note, else by its structure, then all answers for all names that any of them gave: prose often hides what a list shows.
import type { Answers } from '#engine/contract.ts';
import { isCjk, withoutLegalForm } from '#engine/base/text/phrases.ts';
import type { PlatformAnswer } from '#engine/evidence/evidence.ts';
import { brandOf } from '#engine/ask/mentions/brand.ts';
import { findRivals } from '#engine/ask/mentions/find-rivals.ts';
import { foldTight } from '#engine/base/text/fold.ts';

/** A name counts when so many answers give it: once is chance, or a word that looked like a name. */
const fewestAnswers = 2;

/** By answer, the rivals that it names, each by the name that was met first. Only valid answers to questions that do not name the business. */
export function rivalsNamed(
  all: readonly PlatformAnswer[],
  answers: Answers,
): ReadonlyMap<PlatformAnswer, readonly string[]> {
  const known = memory.get(all);
  if (known) return known;
  const brand = brandOf(answers);
  const list = all.filter(({ valid, promptKind }) => valid && promptKind === 'unbranded');
  const names = new Map<string, string>();
  const seen = new Map<PlatformAnswer, Set<string>>();
  for (const answer of list) {
    const own = new Set<string>();
    const found =
      answer.reading?.state === 'read'
        ? answer.reading.rivals
        : findRivals({ text: answer.text, prompt: answer.prompt }, brand);
    for (const { name } of found) {
      const key = keyOf(name);
      if (!names.has(key)) names.set(key, name);
      own.add(key);
    }
    seen.set(answer, own);
  }
  for (const [key, name] of names) {
    const pattern = patternOf(name);
    for (const answer of list) if (pattern.test(answer.text)) seen.get(answer)?.add(key);
  }
  const count = new Map<string, number>();
  for (const own of seen.values()) for (const key of own) count.set(key, (count.get(key) ?? 0) + 1);
  const result = new Map(
    list.map(
      (answer) =>
        [
          answer,
          [...(seen.get(answer) ?? [])]
            .filter((key) => (count.get(key) ?? 0) >= fewestAnswers)
            .map((key) => names.get(key) ?? key),
        ] as const,
    ),
  );
  memory.set(all, result);
  return result;
}

function keyOf(name: string): string {
  return foldTight(withoutLegalForm(name))[0] ?? name;
}

/** As it is written, whole: "Shine" is a bank, "shine" is none. */
function patternOf(name: string): RegExp {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(isCjk(name) ? literal : `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'u');
}

const memory = new WeakMap<readonly PlatformAnswer[], ReadonlyMap<PlatformAnswer, readonly string[]>>();
