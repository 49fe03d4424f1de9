import { contentStems, stemCoverage } from '#engine/base/text/phrases.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import type { AnswersRead } from '../answers-read-schema.ts';
import type { Read } from '../answer-gap.ts';

const most = 12;
const covers = 0.6; // of the query's content words

/** What the platforms typed for buyers' questions, most often first, with the heading or title of the site that has most of its words; null where none has enough. */
export function queriesTyped(read: readonly Read[], { site }: Evidence): AnswersRead['queries'] {
  const counts = new Map<string, { query: string; answers: number }>();
  for (const { answer } of read) {
    if (!answer.valid || answer.promptKind !== 'unbranded' || answer.platform === 'gemini') continue;
    for (const query of new Set(answer.queries)) {
      const key = contentStems(query).toSorted().join(' ');
      if (key === '') continue;
      const known = counts.get(key) ?? { query, answers: 0 };
      counts.set(key, { ...known, answers: known.answers + 1 });
    }
  }
  const headings = (site.ok ? site.value.pages : [])
    .flatMap(({ titles, headings: own }) => [...titles, ...own].map(({ text }) => text))
    .map((text) => ({ text, stems: new Set(contentStems(text)) }));
  return [...counts.values()]
    .toSorted((a, b) => b.answers - a.answers || (a.query < b.query ? -1 : 1))
    .slice(0, most)
    .map(({ query, answers }) => {
      const best = headings
        .map((own) => ({ ...own, share: stemCoverage(query, own.stems) }))
        .toSorted((a, b) => b.share - a.share)[0];
      return { query, answers, heading: best !== undefined && best.share >= covers ? best.text : null };
    });
}
