// How a finding is made: what it says, and where that was seen.
import { shownWords } from '#engine/ask/names/place-of-quote.ts';
import type { Answers, Finding, FindingId, Platform } from '#engine/contract.ts';
import { counted } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';

type Of<Kind extends Finding['kind']> = Omit<
  Extract<Finding, { kind: Kind }>,
  'id' | 'tone' | 'note' | 'about' | 'statement'
>;
/** The place or the thing that a finding was seen in or on. */
export type Seen = { [Kind in Finding['kind']]: Of<Kind> }[Finding['kind']];

export const bad = (id: FindingId, note: string, seen: Seen): Finding => ({ id, tone: 'bad', note, ...seen });
export const info = (id: FindingId, note: string, seen: Seen): Finding => ({ id, tone: 'info', note, ...seen });
export const good = (id: FindingId, note: string, seen: Seen): Finding => ({ id, tone: 'good', note, ...seen });

export const onPage = (url: string): Of<'page'> => ({ kind: 'page', url });
export const inLine = (url: string, line: number, text: string): Of<'line'> => ({ kind: 'line', url, line, text });
export const inHeader = (url: string, name: string, value: string): Of<'header'> => ({
  kind: 'header',
  url,
  name,
  value,
});
export const inWords = (url: string, quote: string): Of<'quote'> => ({ kind: 'quote', url, quote });
/** Something counted or measured, of the page at `url` where it is one page's. */
export const asValue = (label: string, value: string, url?: string): Of<'value'> => ({
  kind: 'value',
  label,
  value,
  ...(url !== undefined && { url }),
});
export const inQuiz = (field: keyof Answers, value: string): Of<'answer'> => ({ kind: 'answer', field, value });
export const inAnswer = (platform: Platform, prompt: string, quote: string): Of<'prompt'> => ({
  kind: 'prompt',
  platform,
  prompt,
  quote: shownWords(quote),
});

/** What was looked for and not found, and where: "We looked at 3 pages and saw no survey." with their addresses. */
export function notSeenOn(id: FindingId, what: string, pages: readonly PageFacts[], noun = 'page|pages'): Finding {
  const paths = pages.map((page) => new URL(page.url).pathname);
  const shown = [...new Set(paths)].slice(0, 6).join(', ');
  const value = `${shown}${paths.length > 6 ? ` and ${paths.length - 6} more` : ''}`;
  return info(
    id,
    `We looked at ${counted(pages.length, noun)} and saw no ${what}.`,
    asValue('Looked at', value, pages[0]?.url),
  );
}

/** The id of a proof of what is right: an example that anybody can look up. It asks for nothing. */
export const proofId = 'seen';

export function proofInLine(note: string, url: string, { line, text }: { line: number; text: string }): Finding {
  return good(proofId, note, inLine(url, line, text.slice(0, 300)));
}

export function proofByValue(note: string, label: string, value: string, url?: string): Finding {
  return good(proofId, note, asValue(label, value, url));
}

export function answerGiven(field: keyof Answers, value: string): Finding {
  return info('answer-given', 'Your answer.', inQuiz(field, value));
}
