import type { Intent } from './intents.ts';

/** `isClear`: this intent, and no other, is meant. `likeness` to its phrasings: 0 to 1.5. `language`: of its phrasing that is nearest to the question. */
type Found = { id: string; isClear: boolean; likeness: number; language: string };
/** The best intent first; none where nothing that we answer is like the question. */
export type Find = (question: string) => Found[];

type Weights = Map<string, number>;

const most = 12;
/**
 * Least likeness of an intent that is offered. It is the answer where it is alike enough, and its likeness with half its lead before the next is certain: of 120 questions by others that
 * was so for 65, none of them wrongly.
 */
const bounds = { offered: 0.2, clear: { likeness: 0.35, certainty: 0.9 } } as const;
/** What a shared word, a pair of words and four letters in a row count. */
const counts = { word: 1, pair: 0.5, letters: 1 } as const;
/** How much the likelihood of the words counts beside the likeness to the nearest phrasings, and how many words of everybody's each intent is thought to have said besides. */
const likelihood = { weight: 0.5, borrowed: 10 } as const;

/**
 * Makes a search for the intent that a question asks for. Two views are added up: how near the question is to an intent's phrasings, the rare words weighing most, and
 * how much likelier its words are in the intent's phrasings than in all of them. Groups of letters forgive endings and typing errors; no list of words is needed.
 */
export function createFinder(intents: readonly Pick<Intent, 'id' | 'title' | 'phrasings'>[]): Find {
  const known = intents.map(({ id, title, phrasings }) => {
    const ways = [{ text: title, language: 'en' }, ...phrasings];
    return { id, ways: ways.map(({ text, language }) => ({ parts: partsOf(text), language })) };
  });
  const phrasings = known.map(({ ways }) => ways.map(({ parts }) => parts));
  const nearest = nearestPhrasings(phrasings, rarityIn(phrasings));
  const likelier = likelihoodOf(phrasings);
  return (question) => {
    const parts = partsOf(question);
    const near = nearest(parts);
    const likely = likelier(parts);
    const ranked = known
      .map(({ id, ways }, at) => {
        const { likeness, way } = near[at] ?? { likeness: 0, way: 0 };
        const score = likeness + likelihood.weight * (likely[at] ?? 0);
        return { id, likeness, score, language: ways[way]?.language ?? 'en' };
      })
      .toSorted((a, b) => b.score - a.score)
      .slice(0, most);
    const [best, next] = ranked;
    const { clear, offered } = bounds;
    const isClear =
      best !== undefined &&
      best.likeness >= clear.likeness &&
      best.likeness + (best.score - (next?.score ?? 0)) / 2 >= clear.certainty;
    return ranked
      .filter(({ likeness }) => likeness >= offered)
      .map(({ id, likeness, language }, at) => ({ id, likeness, language, isClear: isClear && at === 0 }));
  };
}

/** The words of a text, its pairs of words, and every four letters in a row of each word, its edges marked: lower-case, without accents. */
function partsOf(text: string): Weights {
  const parts: Weights = new Map();
  const add = (part: string, weight: number) => parts.set(part, (parts.get(part) ?? 0) + weight);
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']s\b|[’']/g, '');
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  words.forEach((word, at) => {
    add(word, counts.word);
    if (at > 0) add(`${words[at - 1]} ${word}`, counts.pair);
    for (const group of groupsOf(word)) add(group, counts.letters / Math.sqrt(word.length));
  });
  return parts;
}

function groupsOf(word: string): Set<string> {
  const marked = `_${word}_`;
  return new Set(Array.from({ length: Math.max(1, marked.length - 3) }, (_, at) => marked.slice(at, at + 4)));
}

/** High for a part that few intents have. */
function rarityIn(phrasings: readonly Weights[][]): (part: string) => number {
  const having = new Map<string, number>();
  for (const ways of phrasings)
    for (const part of new Set(ways.flatMap((way) => [...way.keys()]))) having.set(part, (having.get(part) ?? 0) + 1);
  return (part) => Math.log(1 + phrasings.length / ((having.get(part) ?? 0) + 0.5));
}

/** Of each intent: its likeness, 0 to 1.5, as the cosine to its nearest phrasing, to the one after it, and to all of them together; and which phrasing is nearest. */
function nearestPhrasings(
  phrasings: readonly Weights[][],
  rarity: (part: string) => number,
): (parts: Weights) => { likeness: number; way: number }[] {
  const unit = (parts: Weights) => scaled(parts, (weight, part) => Math.min(weight, 1.5) * rarity(part));
  const each = phrasings.map((ways) => ways.map(unit));
  const toEach = products(each.flat());
  const toAll = products(each.map((ways) => scaled(sumOf(ways))));
  return (parts) => {
    const asked = unit(parts);
    const toOwn = toEach(asked);
    const together = toAll(asked);
    let from = 0;
    return each.map(({ length }, at) => {
      const own = toOwn.slice(from, (from += length));
      const [first = 0, second = 0] = own.toSorted((a, b) => b - a);
      return { likeness: 0.7 * first + 0.3 * second + 0.5 * (together[at] ?? 0), way: own.indexOf(first) };
    });
  };
}

/** The product of a text with each of those known, by an index of who has which part. */
function products(known: readonly Weights[]): (asked: Weights) => number[] {
  const having = new Map<string, [at: number, weight: number][]>();
  known.forEach((parts, at) => {
    for (const [part, weight] of parts) {
      const places = having.get(part);
      if (places) places.push([at, weight]);
      else having.set(part, [[at, weight]]);
    }
  });
  return (asked) => {
    const sums = known.map(() => 0);
    for (const [part, weight] of asked)
      for (const [at, other] of having.get(part) ?? []) sums[at] = (sums[at] ?? 0) + weight * other;
    return sums;
  };
}

/** Of each intent: how much likelier each part is there than anywhere, as the mean of its logarithm. */
function likelihoodOf(phrasings: readonly Weights[][]): (parts: Weights) => number[] {
  const all = sumOf(phrasings.flat());
  const total = sizeOf(all);
  const own = phrasings.map((ways) => {
    const parts = sumOf(ways);
    return { parts, size: sizeOf(parts) };
  });
  return (asked) => {
    const size = sizeOf(asked);
    return own.map(({ parts, size: ownSize }) => {
      let sum = 0;
      for (const [part, weight] of asked) {
        const anywhere = ((all.get(part) ?? 0) + 0.3) / (total + 1000);
        const here = ((parts.get(part) ?? 0) + likelihood.borrowed * anywhere) / (ownSize + likelihood.borrowed);
        sum += weight * Math.log(here / anywhere);
      }
      return size === 0 ? 0 : sum / size;
    });
  };
}

function sumOf(several: readonly Weights[]): Weights {
  const sum: Weights = new Map();
  for (const parts of several) for (const [part, weight] of parts) sum.set(part, (sum.get(part) ?? 0) + weight);
  return sum;
}

function sizeOf(parts: Weights): number {
  return [...parts.values()].reduce((sum, weight) => sum + weight, 0);
}

/** Of length 1. */
function scaled(parts: Weights, weigh = (weight: number, _part: string) => weight): Weights {
  const weights = [...parts].map(([part, weight]): [string, number] => [part, weigh(weight, part)]);
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
  return new Map(weights.map(([part, weight]) => [part, weight / length]));
}
