import MiniSearch from 'minisearch';
import type { Passage } from './knowledge/passage.ts';
import { indexedWordsOf, wordsOf } from './words.ts';

export type Found = { passage: Passage; relevance: number };

/** Below this share of the question's meaning found in one passage, the site does not answer it. */
const enoughOfTheQuestion = 0.5;
const enoughRelevance = 6;

/** Makes a search over the passages: the best first, and none at all when nothing answers the question. */
export function createFinder(passages: Passage[]): (question: string) => Found[] {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const index = new MiniSearch<{ id: string; title: string; asks: string; text: string }>({
    fields: ['title', 'asks', 'text'],
    tokenize: indexedWordsOf,
    processTerm: (word) => word,
    searchOptions: {
      tokenize: wordsOf,
      boost: { title: 2, asks: 2 },
      prefix: (word) => word.length > 4,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      weights: { fuzzy: 0.6, prefix: 0.7 },
      bm25: { k: 1.2, b: 0.5, d: 0.5 },
    },
  });
  index.addAll(passages.map(({ id, title, asks, text }) => ({ id, title, asks: asks.join(' . '), text })));
  const known = countPassagesWith(passages);
  const phrasings = new Map(passages.map(({ id, title, asks }) => [id, new Set([title, ...asks].map(sameForm))]));
  /** 0 for a word in every passage, 1 for one in none: what nobody wrote about says most about a question. */
  const weightOf = (word: string) => 1 - Math.log(1 + (known.get(word) ?? 0)) / Math.log(1 + passages.length);

  return (question) => {
    const words = [...new Set(wordsOf(question))];
    const total = sum(words.map(weightOf));
    return index
      .search(question)
      .map((hit) => {
        const coverage = sum(hit.queryTerms.map(weightOf)) / total;
        // Asked in just these words: "What is in the report?" has one word that counts, and many passages have that.
        const isVerbatim = phrasings.get(String(hit.id))?.has(sameForm(question)) === true;
        return { hit, coverage, relevance: hit.score * coverage * (isVerbatim ? 2 : 1) };
      })
      .filter(({ coverage, relevance }) => coverage >= enoughOfTheQuestion && relevance >= enoughRelevance)
      .sort((a, b) => b.relevance - a.relevance)
      .flatMap(({ hit, relevance }) => {
        const passage = byId.get(String(hit.id));
        return passage ? [{ passage, relevance }] : [];
      });
  };
}

function countPassagesWith(passages: Passage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title, asks, text } of passages) {
    for (const word of new Set(indexedWordsOf([title, ...asks, text].join(' ')))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function sameForm(text: string): string {
  return [...new Set(wordsOf(text))].toSorted().join(' ');
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
