import type { Passage } from './knowledge/passage.ts';
import { wordsOf } from './words.ts';

export type Draft = { answer: string; passageIds: string[] };

const longestAnswer = 900;
/** The share of an answer’s words that must be the passages’ own. */
const grounded = 0.6;

/**
 * What is wrong with a model's wording of the passages it was given; null when it may be shown. It must name its passages, most of its words
 * must be theirs, and every number, address and word of promise must be.
 */
export function problemWithWording(draft: Draft, passages: Passage[]): string | null {
  const { answer, passageIds } = draft;
  if (answer.trim() === '') return 'is empty';
  if (answer.length > longestAnswer) return `is longer than ${longestAnswer} characters`;
  const used = passages.filter(({ id }) => passageIds.includes(id));
  if (used.length === 0 || passageIds.some((id) => !used.some((passage) => passage.id === id))) return 'names no passage, or one it was not given';
  const source = used
    .map(({ title, text }) => `${title} ${text}`)
    .join(' ')
    .toLowerCase();
  const said = answer.toLowerCase();
  const numbers = new Set(source.match(number));
  const madeUp = [
    ...(said.match(number) ?? []).filter((each) => !numbers.has(each)),
    ...(said.match(address) ?? []).filter((each) => !source.includes(each.replace(/[.,;:!?]+$/, ''))),
    ...(said.match(promise) ?? []).filter((word) => !source.includes(word)),
  ];
  if (madeUp.length > 0) return `says “${madeUp[0]}”, which the passages do not`;
  const known = new Set(wordsOf(source));
  const words = [...new Set(wordsOf(answer))];
  return words.filter((word) => known.has(word)).length < words.length * grounded ? 'says mostly what the passages do not' : null;
}

const number = /[$€£]?\d+(?:[.,]\d+)*%?/g;

const address = /\S+@\S+|https?:\S+|www\.\S+|\b[a-z0-9-]+\.(?:com|net|org|io|co|ai|dev|app|example)\b\S*/g;

/** Words that commit us to something, and numbers and amounts written out. */
const promise =
  /\b(?:guarante\w*|promis\w*|warrant\w*|refund\w*|money.back|free|discount\w*|coupon\w*|voucher\w*|half.price|trial|lifetime|unlimited|forever|compensat\w*|always|never|certain\w*|ensur\w*|assur\w*|dollars?|usd|euros?|bucks|cents?|percent|hundred|thousand|million|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?=[\s-]+(?:nine|day|week|month|year|hour|minute|payment|page)))\b/g;
