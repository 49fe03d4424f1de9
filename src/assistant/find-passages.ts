import MiniSearch from 'minisearch';
import type { Asked } from './asked/asked.ts';
import type { Passage } from './knowledge/passage.ts';
import type { VectorOf } from './meaning/known-vectors.ts';
import { dot } from './meaning/matrix.ts';

/** `coverage`: the share of the question, 0..1, that the passage's own words hold; what few passages say weighs most. `isClear`: this passage, and no other, is meant. */
export type Found = { passage: Passage; coverage: number; isClear: boolean };
/** `meaning`: the question's vector; null where it is not known, and letters must do. The best passage first, none where the site says nothing about it. */
export type Find = (question: string, meaning: Float32Array | null) => Found[];

type ByLetters = { score: number; coverage: number };

const most = 12;
/** What our articles say of AI search in general comes after what our pages say of the service. */
const background = { byLetters: 0.6, byMeaning: -0.1 } as const;
/** Of the search by letters: the least share of the question in a passage that is shown, and from which share and lead on it is the answer. */
const letters = { related: 0.1, clear: { coverage: 0.7, lead: 1.5 } } as const;
/** Of the search by meaning: how much likeness counts beside letters, and from which score and lead on a passage is the answer. Chosen by the sum over all lists of questions. */
const meanings = { likeQuestion: 2.5, likeText: 1, clear: { score: 3.1, lead: 0.3 }, elsewhere: 0.1 } as const;

/**
 * Makes a search over the passages: by the letters that they share with the question, and by what both mean. Nearness in meaning is that to the passage's title, or to a question
 * asked before that the passage answers, whichever is nearer, and that to all of the passage.
 */
export function createFinder(
  passages: readonly Passage[],
  { vectorOf, asked }: { vectorOf: VectorOf; asked: readonly Asked[] },
): Find {
  const byLetters = createLetterSearch(passages);
  const recall = remembering(vectorOf);
  return (question, meaning) => {
    const hits = byLetters(question);
    if (!meaning) return foundByLetters(passages, hits);
    const likeness = (text: string) => dot(recall(text) ?? [], meaning);
    const nearest = nearestAsked(asked, likeness);
    const top = Math.max(1e-9, ...[...hits.values()].map(({ score }) => score));
    const scored = passages
      .map((passage) => {
        const { score, coverage } = hits.get(passage.id) ?? { score: 0, coverage: 0 };
        const likeTitle = likeness(passage.title);
        const likeQuestion = Math.max(likeTitle, nearest.byPassage.get(passage.id) ?? 0);
        // A text that has not been worked out yet means what its title does.
        const likeText = recall(textOf(passage)) ? likeness(textOf(passage)) : likeTitle;
        const sum = (score / top + coverage) / 2 + meanings.likeQuestion * likeQuestion + meanings.likeText * likeText;
        return { passage, coverage, likeQuestion, score: isArticle(passage) ? sum + background.byMeaning : sum };
      })
      .toSorted((a, b) => b.score - a.score)
      .slice(0, most);
    const [best, next] = scored;
    const nearestHere = Math.max(0, ...scored.map(({ likeQuestion }) => likeQuestion));
    if (!best || nearest.elsewhere > nearestHere + meanings.elsewhere) return [];
    const { clear } = meanings;
    const isClear =
      best.score >= clear.score && best.score - (next?.score ?? 0) >= clear.lead && nearest.elsewhere < nearestHere;
    return scored.map(({ passage, coverage }, at) => ({ passage, coverage, isClear: isClear && at === 0 }));
  };
}

/** What of a passage is compared with a question: its title, and its title with its text, in which an address to write to says nothing. */
export function textsOf(passage: Passage): string[] {
  return [passage.title, textOf(passage)];
}

function textOf({ title, text }: Passage): string {
  return `${title} ${text}`
    .split(' ')
    .map((word) => (word.includes('@') ? 'us' : word))
    .join(' ');
}

/** Keeps what is found, for these texts are few and each question is compared with all. */
function remembering(vectorOf: VectorOf): VectorOf {
  const kept = new Map<string, Float32Array>();
  return (text) => {
    const vector = kept.get(text) ?? vectorOf(text);
    if (vector) kept.set(text, vector);
    return vector;
  };
}

/** How near the nearest question is that each passage answers, and the nearest that the site does not answer. */
function nearestAsked(
  asked: readonly Asked[],
  likeness: (text: string) => number,
): { byPassage: Map<string, number>; elsewhere: number } {
  const byPassage = new Map<string, number>();
  let elsewhere = 0;
  for (const { question, expected } of asked) {
    const near = likeness(question);
    if (expected.length === 0) elsewhere = Math.max(elsewhere, near);
    for (const id of expected) byPassage.set(id, Math.max(byPassage.get(id) ?? 0, near));
  }
  return { byPassage, elsewhere };
}

function foundByLetters(passages: readonly Passage[], hits: ReadonlyMap<string, ByLetters>): Found[] {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const found = [...hits].flatMap(([id, hit]) => {
    const passage = byId.get(id);
    return passage && hit.coverage >= letters.related ? [{ passage, ...hit }] : [];
  });
  const [best, next] = found;
  const isClear =
    best !== undefined &&
    best.coverage >= letters.clear.coverage &&
    best.score >= letters.clear.lead * (next?.score ?? 0);
  return found.slice(0, most).map(({ passage, coverage }, at) => ({ passage, coverage, isClear: isClear && at === 0 }));
}

function isArticle({ href }: Passage): boolean {
  return href.startsWith('/blog/');
}

/**
 * Searches by the groups of letters that passages share with a question, the best first, by their ids. Groups of letters need no list of endings or synonyms, and forgive a
 * typing error.
 */
function createLetterSearch(passages: readonly Passage[]): (question: string) => Map<string, ByLetters> {
  const articles = new Set(passages.filter(isArticle).map(({ id }) => id));
  const index = new MiniSearch<Passage>({
    fields: ['title', 'text'],
    tokenize: groupsOf,
    processTerm: (group) => group,
    searchOptions: { boost: { title: 3 } },
  });
  index.addAll([...passages]);
  const counts = new Map<string, number>();
  for (const { title, text } of passages)
    for (const group of new Set(groupsOf(`${title} ${text}`))) counts.set(group, (counts.get(group) ?? 0) + 1);
  /** 1 for a group that no passage has, 0 for one that all have. */
  const weightOf = (group: string) => 1 - Math.log(1 + (counts.get(group) ?? 0)) / Math.log(1 + passages.length);
  const weightOfAll = (groups: readonly string[]) => groups.reduce((sum, group) => sum + weightOf(group), 0);

  return (question) => {
    const groups = [...new Set(groupsOf(question))];
    const total = weightOfAll(groups);
    const hits = index.search(groups.join(' '), {
      tokenize: (text) => text.split(' '),
      boostDocument: (id) => (articles.has(String(id)) ? background.byLetters : 1),
    });
    return new Map(
      hits
        .slice(0, most)
        .map(({ id, score, queryTerms }) => [
          String(id),
          { score, coverage: total === 0 ? 0 : weightOfAll(queryTerms) / total },
        ]),
    );
  };
}

const size = 4;

/** Every four letters in a row of each word, its edges marked: lower-case, without accents. */
function groupsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']s\b|[’']/g, '');
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
    const marked = `_${word}_`;
    return Array.from({ length: Math.max(1, marked.length - size + 1) }, (_, at) => marked.slice(at, at + size));
  });
}
