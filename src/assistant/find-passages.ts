import MiniSearch from 'minisearch';
import type { Passage } from './knowledge/passage.ts';

/** `coverage`: the share of the question, 0..1, that the passage's own words hold; what few passages say weighs most. */
export type Found = { passage: Passage; score: number; coverage: number };

const most = 12;
/** A word in more of the passages says nothing about any; nor does one that so many titles ask with, whatever they ask about. */
const common = { passages: 0.25, questions: 0.08 };
/** What our articles say of AI search in general comes after what our pages say of the service, and that after what is titled by a question. */
const weights = { background: 0.6, question: 1.2 };

/** Makes a search over the passages: the best first, by the words that they share with the question and by nothing else. */
export function createFinder(passages: readonly Passage[]): (question: string) => Found[] {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const index = new MiniSearch<Passage>({
    fields: ['title', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      boost: { title: 3 },
      prefix: (word) => word.length > 4,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      weights: { fuzzy: 0.5, prefix: 0.7 },
    },
  });
  index.addAll([...passages]);
  const counts = new Map<string, number>();
  for (const { title, text } of passages) for (const word of new Set(wordsOf(`${title} ${text}`))) counts.set(word, (counts.get(word) ?? 0) + 1);
  /** 1 for a word that no passage has, 0 for one that all have. */
  const weightOf = (word: string) => 1 - Math.log(1 + (counts.get(word) ?? 0)) / Math.log(1 + passages.length);
  const questions = passages.flatMap(({ title }) => (title.includes('?') ? [new Set(wordsOf(title))] : []));
  const isTelling = (word: string) =>
    (counts.get(word) ?? 0) <= passages.length * common.passages && questions.filter((each) => each.has(word)).length < questions.length * common.questions;
  const weightOfPassage = ({ href, title }: Pick<Passage, 'href' | 'title'>) =>
    href.startsWith('/blog/') ? weights.background : title.includes('?') ? weights.question : 1;

  return (question) => {
    const all = [...new Set(wordsOf(question))];
    const words = all.some(isTelling) ? all.filter(isTelling) : all;
    const total = words.reduce((sum, word) => sum + weightOf(word), 0);
    return index
      .search(words.join(' '), { boostDocument: (id) => weightOfPassage(byId.get(String(id)) ?? { href: '', title: '' }) })
      .slice(0, most)
      .flatMap((hit) => {
        const passage = byId.get(String(hit.id));
        const shared = hit.queryTerms.reduce((sum, word) => sum + weightOf(word), 0);
        return passage ? [{ passage, score: hit.score, coverage: total === 0 ? 0 : shared / total }] : [];
      });
  };
}

/** Lower-case, without accents and plural endings. */
function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']s\b|[’']/g, '')
    .replaceAll('e-mail', 'email');
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=[a-z]{3}[^su])s$/, ''));
}
