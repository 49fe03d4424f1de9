import MiniSearch from 'minisearch';
import type { Passage } from './knowledge/passage.ts';

/** `coverage`: the share of the question, 0..1, that the passage's own words hold; what few passages say weighs most. */
export type Found = { passage: Passage; score: number; coverage: number };

const most = 12;
/** What our articles say of AI search in general comes after what our pages say of the service. */
const background = 0.6;

/**
 * Makes a search over the passages: the best first, by the groups of letters that they share with the question. Groups of letters need no list of endings or synonyms, and forgive a typing
 * error.
 */
export function createFinder(passages: readonly Passage[]): (question: string) => Found[] {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const index = new MiniSearch<Passage>({
    fields: ['title', 'text'],
    tokenize: groupsOf,
    processTerm: (group) => group,
    searchOptions: { boost: { title: 3 } },
  });
  index.addAll([...passages]);
  const counts = new Map<string, number>();
  for (const { title, text } of passages) for (const group of new Set(groupsOf(`${title} ${text}`))) counts.set(group, (counts.get(group) ?? 0) + 1);
  /** 1 for a group that no passage has, 0 for one that all have. */
  const weightOf = (group: string) => 1 - Math.log(1 + (counts.get(group) ?? 0)) / Math.log(1 + passages.length);
  const weightOfAll = (groups: readonly string[]) => groups.reduce((sum, group) => sum + weightOf(group), 0);
  const isBackground = (id: string) => byId.get(id)?.href.startsWith('/blog/') === true;

  return (question) => {
    const groups = [...new Set(groupsOf(question))];
    const total = weightOfAll(groups);
    return index
      .search(groups.join(' '), { tokenize: (text) => text.split(' '), boostDocument: (id) => (isBackground(String(id)) ? background : 1) })
      .slice(0, most)
      .flatMap((hit) => {
        const passage = byId.get(String(hit.id));
        return passage ? [{ passage, score: hit.score, coverage: total === 0 ? 0 : weightOfAll(hit.queryTerms) / total }] : [];
      });
  };
}

const letters = 4;

/** Every four letters in a row of each word, its edges marked: lower-case, without accents. */
function groupsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']s\b|[’']/g, '');
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
    const marked = `_${word}_`;
    return Array.from({ length: Math.max(1, marked.length - letters + 1) }, (_, at) => marked.slice(at, at + letters));
  });
}
