import { perAnswerField, type Answers } from '#engine/contract.ts';

const shortest = 5; // "Leeds" names a buyer's town; less is a word of any sentence
/** Public by themselves: they are the head of the page that is shared. */
const open = new Set<keyof Answers>(['companyName', 'website']);

/**
 * Takes what the owner typed in the quiz out of a text that somebody else is shown. Also where the website says the same: what is on the site, its reader
 * finds there.
 */
export function withoutAnswers(answers: Answers): (text: string) => string {
  const typed: string[] = [];
  perAnswerField((field, kind) => {
    if (typeof kind === 'string' && !open.has(field)) typed.push(...textsIn(answers[field]));
  });
  const pieces = typed.flatMap((text) => [text, ...text.split(/[\n,;]/)]).map((piece) => piece.trim());
  const known = [...new Set(pieces)].filter(({ length }) => length >= shortest).toSorted((a, b) => b.length - a.length);
  if (known.length === 0) return (text) => text;
  const pattern = new RegExp(known.map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'giu');
  return (text) => text.replaceAll(pattern, '…');
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
