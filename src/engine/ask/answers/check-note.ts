// Whether a model's note on an answer can be believed: its quotes are looked for in the answer. What they mean, no rule
// says.
import { registrableDomain } from '#engine/base/addresses/registrable-domain.ts';
import { foldTight } from '#engine/base/text/fold.ts';
import type { BrandRole, PlatformAnswer } from '#engine/evidence/evidence.ts';
import type { Brand } from '#engine/ask/names/brand.ts';
import { findLetters, findNames, type NamePlace, touchesName } from '#engine/ask/names/find-names.ts';
import { maskAddresses } from '#engine/ask/names/mask-addresses.ts';
import { placeOfQuote, quotableAnswer } from '#engine/ask/names/place-of-quote.ts';
import type { AnswerForm } from './answer-form.ts';
import { entriesListed } from './list-position.ts';
import { isInOrder } from './orders-in-answers.ts';

/**
 * Sentences for the model. `hard`: the note cannot be so. `soft`: a second try should look there, and is believed
 * whatever it says.
 */
export type Problems = { hard: string[]; soft: string[] };

export function problemsWith(form: AnswerForm, answer: Answer, about: Brand): Problems {
  const all = [inventedQuotes(form, answer), ofPlaces(form, answer, about), ofRole(form, answer, about)];
  all.push(ofRivals(form, answer, about));
  return { hard: all.flatMap(({ hard }) => hard), soft: all.flatMap(({ soft }) => soft) };
}

type Answer = Pick<PlatformAnswer, 'text' | 'prompt' | 'promptKind'>;

function inventedQuotes({ places, brand, rivals, refusal }: AnswerForm, answer: Answer): Problems {
  const text = quotableAnswer(answer.text);
  const quotes = [
    ...places.map(({ quote }) => quote),
    brand.toneQuote,
    refusal.quote,
    ...rivals.map(({ quote }) => quote),
  ];
  const invented = quotes.filter((quote) => quote !== null && placeIn(text, quote) === null);
  return { hard: invented.map((quote) => `these words are not in the answer: ${cut(quote ?? '')}`), soft: [] };
}

/** The places of the name: those of the note, and those that it lacks. */
function ofPlaces({ places }: AnswerForm, answer: Answer, about: Brand): Problems {
  const text = quotableAnswer(answer.text);
  const spans = places.map(({ quote }) => placeIn(text, quote));
  const hard = places.flatMap(({ quote, role }, at) => {
    const span = spans[at];
    if (!touchesName(quote, about)) return [`this quote does not name the business: ${cut(quote)}`];
    return span && isNamedAs(role) && isInOrder(answer.text, span)
      ? [`this passage is written to a machine and says nothing of the business: ${cut(quote)}`]
      : [];
  });
  const names = findNames(answer.text, about);
  if (places.length === 0 && names.length > 0)
    return { hard: [...hard, `the name is there; as what? ${linesOf(answer.text, names)}`], soft: [] };
  const unplaced = names.filter((name) => !spans.some((span) => span !== null && overlaps(span, name)));
  const parts = places.length === 0 ? findLetters(answer.text, about, wordsBeside(answer)) : [];
  return {
    hard,
    soft: [
      ...(unplaced.length > 0 ? [`the name is there, too: ${linesOf(answer.text, unplaced)}`] : []),
      ...(parts.length > 0 ? [`a part of the name is there: ${linesOf(answer.text, parts)}`] : []),
    ],
  };
}

/** What the answer as a whole makes of the business, beside its places. */
function ofRole({ places, brand: { role, tone, toneQuote } }: AnswerForm, { text }: Answer, about: Brand): Problems {
  const isSaid = role !== 'absent' && role !== 'cited-only';
  const hard: string[] = [];
  if (isSaid && !places.some((place) => place.role === role)) hard.push(`no place has the role ${role}`);
  if (!isSaid && places.some((place) => isNamedAs(place.role)))
    hard.push(`a place names the business, and brand.role says ${role}`);
  if (role === 'cited-only' && !hasOwnAddress(text, about))
    hard.push('cited-only needs the address of the business in the answer');
  if (tone !== null && !isNamedAs(role))
    hard.push('a tone goes with a business that is recommended, listed or warned against');
  const isWordless = tone !== null && tone !== 'neutral' && toneQuote === null;
  return { hard, soft: isWordless ? ['a tone that is not neutral needs its words'] : [] };
}

function ofRivals({ brand, rivals }: AnswerForm, { text }: Answer, about: Brand): Problems {
  const hard = rivals.flatMap(({ name, quote }) => {
    if (foldTight(name).some((key) => about.keys.has(key))) return ['the business is no rival of its own'];
    const isThere = lettersOf(name).length > 1 && lettersOf(quote).includes(lettersOf(name));
    return isThere ? [] : [`this quote does not name ${cut(name)}: ${cut(quote)}`];
  });
  if (new Set(rivals.map(({ name }) => lettersOf(name))).size < rivals.length) hard.push('a rival is there twice');
  if (![brand.rank, ...rivals.map(({ rank }) => rank)].every(isRank))
    hard.push('a rank is a whole number from 1 to 50');
  const named = rivals.length + (isNamedAs(brand.role) ? 1 : 0);
  const listed = entriesListed(text);
  const isShort = named > 0 && listed > 2 && listed >= 2 * named;
  return { hard, soft: isShort ? [`a list has ${listed} entries, and the note names ${named} businesses`] : [] };
}

/** Words that tell nobody apart: those of a question that does not name the business. */
export function wordsBeside({ prompt, promptKind }: Pick<PlatformAnswer, 'prompt' | 'promptKind'>): string {
  return promptKind === 'branded' ? '' : prompt;
}

/** Whether such a role means that the answer names the business. */
export function isNamedAs(role: BrandRole): boolean {
  return namedRoles.has(role);
}

const namedRoles: ReadonlySet<BrandRole> = new Set<BrandRole>(['recommended', 'listed', 'warned-against']);
const longestQuote = 600; // characters
const mostLines = 3;
const highestRank = 50;

function placeIn(text: ReturnType<typeof quotableAnswer>, quote: string): NamePlace | null {
  return quote.length > longestQuote ? null : placeOfQuote(text, quote);
}

function overlaps(a: NamePlace, b: NamePlace): boolean {
  return a.start < b.end && a.end > b.start;
}

function hasOwnAddress(text: string, { domain }: Brand): boolean {
  return domain !== null && maskAddresses(text).addresses.some(({ url }) => registrableDomain(url) === domain);
}

function linesOf(text: string, places: readonly NamePlace[]): string {
  const lines = places.map(({ start, end }) => {
    const to = text.indexOf('\n', end);
    return text.slice(
      Math.max(text.lastIndexOf('\n', start) + 1, start - 60),
      Math.min(to < 0 ? text.length : to, end + 60),
    );
  });
  return [...new Set(lines)]
    .slice(0, mostLines)
    .map((line) => `“${line.trim()}”`)
    .join(', ');
}

function cut(quote: string): string {
  return quote.slice(0, 60);
}

function isRank(rank: number | null): boolean {
  return rank === null || (Number.isInteger(rank) && rank >= 1 && rank <= highestRank);
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
