// Whether a model's note on an answer can be trusted: held against the answer itself and against the readers that need no model.
import { registrableDomain } from '#engine/base/addresses/registrable-domain.ts';
import type { BrandRole } from '#engine/evidence/evidence.ts';
import { placeOfQuote, quotableAnswer } from '#engine/ask/mentions/place-of-quote.ts';
import type { AnswerForm } from './answer-form.ts';
import type { Brand } from '#engine/ask/mentions/brand.ts';
import { findMentions, isNamedBy, type ReadAnswer } from '#engine/ask/mentions/find-mentions.ts';
import { findRivals } from '#engine/ask/mentions/find-rivals.ts';
import { foldTight } from '#engine/base/text/fold.ts';

type CitedAnswer = Omit<ReadAnswer, 'cited'> & {
  cited: readonly { url: string; start: number | null; end: number | null }[];
};

/** Why the note is not believed; empty when it is. Twelve checks. */
export function distrust({ brand, rivals, refusal }: AnswerForm, answer: CitedAnswer, about: Brand): string[] {
  const text = quotableAnswer(answer.text);
  const isNamed = namedRoles.has(brand.role);
  const isSaid = brand.role !== 'absent' && brand.role !== 'cited-only';
  const why: string[] = [];
  const unless = (isRight: boolean, problem: string) => {
    if (!isRight) why.push(problem);
  };
  for (const quote of [brand.quote, brand.toneQuote, refusal.quote, ...rivals.map((own) => own.quote)])
    unless(
      quote === null || (quote.length <= longestQuote && placeOfQuote(text, quote) !== null),
      `these words are not in the answer: ${quote?.slice(0, 60)}`,
    );
  unless(
    isSaid === (brand.quote !== null) || brand.role === 'cited-only',
    'a role needs a quote, and a quote needs a role',
  );
  unless(brand.quote === null || namesBrand(brand.quote, about), 'the quote does not name the business');
  unless(
    isNamed ? brand.tone !== null : brand.tone === null,
    'tone goes with a business that is offered or warned against, and with nothing else',
  );
  unless(
    brand.tone === null || brand.tone === 'neutral' || brand.toneQuote !== null,
    'a tone that is not neutral needs its words',
  );
  for (const { name, quote } of rivals)
    unless(lettersOf(name).length > 1 && lettersOf(quote).includes(lettersOf(name)), `the quote does not name ${name}`);
  unless(!rivals.some(({ name }) => isOurs(name, about)), 'the business is no rival of its own');
  unless(new Set(rivals.map(({ name }) => lettersOf(name))).size === rivals.length, 'a rival is there twice');
  unless([brand.rank, ...rivals.map(({ rank }) => rank)].every(isRank), 'a place is a whole number from 1 to 50');
  const seen = findRivals(answer, about).map(({ name }) => lettersOf(name));
  const noted = rivals.map(({ name }) => lettersOf(name));
  const both = seen.filter((own) => noted.some((other) => other.includes(own) || own.includes(other))).length;
  unless(
    seen.length < 3 || both * 2 >= seen.length,
    `the answer lists ${seen.length} others, and the note has ${both} of them`,
  );
  unless(
    refusal.kind === 'none' ? refusal.quote === null : refusal.quote !== null && rivals.length <= 2,
    'a refusal has its words and names two others at most',
  );
  unless(
    brand.role === 'cited-only' || [isNamed, null].includes(isNamedByWords(answer, about, brand.quote)),
    'the business is named, or it is not: look at each place where its name is',
  );
  return why;
}

const longestQuote = 600; // characters
const namedRoles: ReadonlySet<BrandRole> = new Set<BrandRole>(['recommended', 'listed', 'warned-against']);

/**
 * The reader by rules agrees; null where it leaves that to the model. A shortened name, which it does not look for, counts where the answer is about this business: its page is cited, or its whole name is there.
 */
function isNamedByWords(answer: CitedAnswer, about: Brand, quote: string | null): boolean | null {
  const found = findMentions(answer, about);
  const isNamed = isNamedBy(found);
  if (isNamed !== false) return isNamed;
  if (found.length > 0 || quote === null || !startsName(quote, about)) return false;
  return about.domain !== null && answer.cited.some(({ url }) => registrableDomain(url) === about.domain);
}

function namesBrand(quote: string, about: Brand): boolean {
  const letters = lettersOf(quote);
  return (
    [...about.keys].some((key) => letters.includes(lettersOf(key))) ||
    about.names.some((name) => letters.includes(lettersOf(name))) ||
    startsName(quote, about)
  );
}

/** "Harbour" of "Harbour & Vine", written as a name. */
function startsName(quote: string, { names }: Brand): boolean {
  const words = new Set<string>(quote.match(/[\p{L}\p{N}]+/gu));
  return names.some((name) => {
    const [first = ''] = name.match(/[\p{L}\p{N}]+/gu) ?? [];
    return first.length > 3 && words.has(first);
  });
}

function isOurs(name: string, about: Brand): boolean {
  return foldTight(name).some((key) => about.keys.has(key));
}

function isRank(rank: number | null): boolean {
  return rank === null || (Number.isInteger(rank) && rank >= 1 && rank <= 50);
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
