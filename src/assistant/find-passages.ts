import MiniSearch from 'minisearch';
import type { Asked, Passage } from './knowledge/passage.ts';

/** `coverage`: the share of the question, 0..1, that the passage and what was asked about it hold; what few of them say weighs most. */
export type Found = { passage: Passage; score: number; coverage: number };

type Document = { id: string; answeredBy: readonly string[]; title: string; text: string; question: string };

const most = 12;
const boost = { title: 3, text: 1, question: 1.5 };
/** What our articles say of AI search in general comes after what our pages say of the service. */
const background = 0.6;

/**
 * Makes a search over the passages, the best first: by the groups of letters that a question shares with a passage, and with one of the questions that were asked about it before.
 * Groups of letters need no list of endings or synonyms, and forgive a typing error.
 */
export function createFinder(passages: readonly Passage[], asked: readonly Asked[]): (question: string) => Found[] {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const documents: Document[] = [
    ...passages.map(({ id, title, text }) => ({ id, answeredBy: [id], title, text, question: '' })),
    ...asked.map(({ question, expected }, index) => ({ id: `asked ${index}`, answeredBy: expected, title: '', text: '', question })),
  ];
  const index = new MiniSearch<Document>({
    fields: ['title', 'text', 'question'],
    storeFields: ['answeredBy'],
    tokenize: groupsOf,
    processTerm: (group) => group,
    searchOptions: { boost },
  });
  index.addAll(documents);
  const counts = new Map<string, number>();
  for (const { title, text, question } of documents)
    for (const group of new Set(groupsOf(`${title} ${text} ${question}`))) counts.set(group, (counts.get(group) ?? 0) + 1);
  /** 1 for a group that nothing has, 0 for one that all have. */
  const weightOf = (group: string) => 1 - Math.log(1 + (counts.get(group) ?? 0)) / Math.log(1 + documents.length);
  const weightOfAll = (groups: Iterable<string>) => [...groups].reduce((sum, group) => sum + weightOf(group), 0);

  return (question) => {
    const groups = new Set(groupsOf(question));
    const total = weightOfAll(groups);
    /** Of each passage the score of its own words and of the question most like this one, and the groups that either shares. */
    const found = new Map<string, { own: number; asked: number; groups: Set<string> }>();
    for (const hit of index.search([...groups].join(' '), { tokenize: (text) => text.split(' ') })) {
      const answeredBy: readonly string[] = hit['answeredBy'];
      for (const id of answeredBy) {
        const before = found.get(id) ?? { own: 0, asked: 0, groups: new Set() };
        if (hit.id === id) found.set(id, { ...before, own: hit.score, groups: new Set([...before.groups, ...hit.queryTerms]) });
        else if (before.asked === 0) found.set(id, { ...before, asked: hit.score, groups: new Set([...before.groups, ...hit.queryTerms]) });
      }
    }
    return [...found]
      .flatMap(([id, { own, asked: similar, groups: shared }]) => {
        const passage = byId.get(id);
        const score = (own + similar) * (passage?.href.startsWith('/blog/') ? background : 1);
        return passage ? [{ passage, score, coverage: total === 0 ? 0 : weightOfAll(shared) / total }] : [];
      })
      .toSorted((one, other) => other.score - one.score)
      .slice(0, most);
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
