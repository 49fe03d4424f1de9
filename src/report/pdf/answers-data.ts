import type { AnswersRead } from '#engine/ask/answers-read-schema.ts';

type Tools = {
  clip: (text: string, longest?: number) => string;
  source: (url: string) => { text: string; url: string | null };
};

const mostSources = 8;
const roleWords: Record<string, string> = {
  recommended: 'recommends you',
  listed: 'names you',
  cited: 'names you with a source',
};

/** The answers on paper: rates, facts, the pages that feed them, and for each question what it says of the customer. The answers in full are on screen. */
export function answersData(read: AnswersRead, { clip, source }: Tools): Record<string, unknown> {
  const ours = read.sources.filter(({ hasUs }) => hasUs).length;
  return {
    promptSet: read.promptSetVersion,
    platforms: read.platforms.map((row) => ({
      name: row.name,
      named:
        row.unbranded > 0
          ? `${row.named} of ${row.unbranded}`
          : row.unread > 0
            ? `name in ${row.namedUnread} of ${row.unread}`
            : 'Not measured',
      interval:
        row.unbranded === 0
          ? row.unread > 0
            ? 'not read by a model, no rate'
            : clip(row.missing ?? '', 160)
          : row.interval === null
            ? 'too few for a rate'
            : `${percent(row.interval.low)} to ${percent(row.interval.high)}`,
      position: row.position === null ? '–' : String(row.position.middle),
      tone: row.tone ?? '–',
      cited: row.unbranded === 0 ? '–' : `${row.citedOwn} of ${row.unbranded}`,
      model: clip(row.model, 60),
      searched: row.valid === 0 ? '' : `searched in ${row.searched} of ${row.valid}`,
      date: row.askedAt.slice(0, 10),
    })),
    facts: read.facts.map(({ fact, right, wrong }) => {
      const others =
        wrong.length === 0
          ? ''
          : `; otherwise stated: ${wrong.map((one) => `${clip(one.stated, 80)} (${one.platform})`).join(', ')}`;
      return {
        fact: `${fact.charAt(0).toUpperCase()}${fact.slice(1)}`,
        text: `right in ${right} ${right === 1 ? 'answer' : 'answers'}${others}`,
      };
    }),
    sourcesTitle: `${read.sources.length === 1 ? 'This page feeds' : `These ${read.sources.length} pages feed`} the answers; you are on ${ours === 0 ? 'none' : ours}`,
    sources: read.sources.slice(0, mostSources).map((page) => ({
      page: source(page.url),
      standing: page.isOwn ? 'Your site' : page.hasUs ? 'Names you' : 'Without you',
      credited: `${page.answers} ${page.answers === 1 ? 'answer' : 'answers'}${page.names.length > 0 ? `, for ${clip(page.names.join(', '), 200)}` : ''}`,
    })),
    moreSources: Math.max(0, read.sources.length - mostSources),
    questions: read.questions.map((question) => {
      const first = question.answers
        .flatMap(({ platform, parts }) => parts.map((part) => ({ platform, ...part })))
        .find(({ role }) => role !== null && role in roleWords);
      return {
        text: clip(question.text),
        count: `${question.named} of ${question.valid}`,
        quote: first ? clip(first.text.replaceAll(/\*\*|__/g, ''), 180) : null,
        by: first ? `${first.platform}, ${roleWords[first.role ?? ''] ?? ''}` : null,
      };
    }),
  };
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
