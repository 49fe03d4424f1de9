import MiniSearch from 'minisearch';
import type { Passage } from './knowledge/passage.ts';
import { everydayWords, indexedWordsOf, meantWordsOf, ownWords, wordsOf } from './words.ts';

export type Found = { passage: Passage; relevance: number };

/** Below this share of the question's meaning found in one passage, the site does not answer it. */
const enoughOfTheQuestion = 0.5;
const enoughRelevance = 6;
/** The same for a question that is about us, whatever else it says. */
const enoughOfOurs = { question: 0.2, relevance: 1.5 };
const everydayWeight = 0.2;
/** Of a word that no passage has, in a question that is about us all the same. */
const unknownWeight = 0.5;

/** Makes a search over the passages: the best first, and none at all when nothing answers the question. */
export function createFinder(passages: Passage[]): (question: string) => Found[] {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const index = new MiniSearch<{ id: string; title: string; asks: string; text: string }>({
    fields: ['title', 'asks', 'text'],
    tokenize: indexedWordsOf,
    processTerm: (word) => word,
    searchOptions: {
      tokenize: (words) => words.split(' '),
      boost: { title: 2, asks: 2 },
      prefix: (word) => word.length > 4,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      weights: { fuzzy: 0.6, prefix: 0.7 },
      bm25: { k: 1.2, b: 0.5, d: 0.5 },
    },
  });
  index.addAll(passages.map(({ id, title, asks, text }) => ({ id, title, asks: asks.join(' . '), text })));
  const known = countPassagesWith(passages);
  const vocabulary = new Set(known.keys());
  const phrasings = new Map(passages.map(({ id, title, asks }) => [id, [title, ...asks].map((text) => new Set(wordsOf(text)))]));
  /** 0 for a word in every passage, 1 for one in none: what nobody wrote about says most about a question, unless everybody says it all the time. */
  const weightOf = (word: string) => (isEveryday(word) ? everydayWeight : 1) * (1 - Math.log(1 + (known.get(word) ?? 0)) / Math.log(1 + passages.length));

  /** 1 when asked in just these words, 0 when no word is shared; a phrasing with further words is less like the question. */
  const likeness = (words: string[], phrasing: Set<string>): number => {
    const shared = sum(words.filter((word) => phrasing.has(word)).map(weightOf));
    return shared === 0 ? 0 : shared / Math.sqrt(sum(words.map(weightOf)) * sum([...phrasing].map(weightOf)));
  };

  return (question) => {
    const words = [...new Set(meantWordsOf(question, vocabulary))];
    const isAboutUs = words.some((word) => ownWords.has(word));
    const total = sum(words.map((word) => weightOf(word) * (isAboutUs && !known.has(word) ? unknownWeight : 1)));
    return index
      .search(words.join(' '))
      .map((hit) => {
        const coverage = Math.min(1, sum(hit.queryTerms.map(weightOf)) / total);
        const closest = Math.max(...(phrasings.get(String(hit.id)) ?? []).map((phrasing) => likeness(words, phrasing)));
        return { hit, coverage, relevance: hit.score * coverage * (0.5 + 2 * closest ** 3) };
      })
      .filter(({ coverage, relevance }) =>
        isAboutUs ? coverage >= enoughOfOurs.question && relevance >= enoughOfOurs.relevance : coverage >= enoughOfTheQuestion && relevance >= enoughRelevance,
      )
      .sort((a, b) => b.relevance - a.relevance)
      .flatMap(({ hit, relevance }) => {
        const passage = byId.get(String(hit.id));
        return passage ? [{ passage, relevance }] : [];
      });
  };
}

/** A number is the visitor’s own: their score, their pages, the price they read. */
function isEveryday(word: string): boolean {
  return everydayWords.has(word) || /^\d+$/.test(word);
}

function countPassagesWith(passages: Passage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title, asks, text } of passages) {
    for (const word of new Set(indexedWordsOf([title, ...asks, text].join(' ')))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
