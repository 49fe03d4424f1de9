// Whether an answer names the customer, as a model read it. Without one, only where the name stands.
import type { Answers } from '#engine/contract.ts';
import { isSameDomain, registrableDomain } from '#engine/base/addresses/registrable-domain.ts';
import type { AnswerNote, PlaceRole, PlatformAnswer } from '#engine/evidence/evidence.ts';
import { brandOf, type Brand } from '#engine/ask/names/brand.ts';
import { findNames, type NamePlace } from '#engine/ask/names/find-names.ts';
import { maskAddresses } from '#engine/ask/names/mask-addresses.ts';
import { placeOfQuote, quotableAnswer, sentencesOfAnswer } from '#engine/ask/names/place-of-quote.ts';
import { isNamedAs } from './check-note.ts';

/**
 * `cited`: its address is there, its name is not. `unread`, `unclear`: the name or the address is there, and nobody
 * read as what, or not for sure.
 */
type MentionRole = PlaceRole | 'cited' | 'unread' | 'unclear';
export type Mention = {
  role: MentionRole;
  /** The sentence as the answer has it: `text.slice(start, end)`. */
  quote: string;
  start: number;
  end: number;
  hasCitation: boolean;
};
/** An answer with the places of the customer's name. `isNamed`: null where the answer is not read, or not for sure. */
export type SettledAnswer = { answer: PlatformAnswer; mentions: Mention[]; isNamed: boolean | null };

export function settle(answer: PlatformAnswer, answers: Answers): SettledAnswer {
  const known = settledOf.get(answers) ?? { brand: brandOf(answers), settled: new WeakMap() };
  settledOf.set(answers, known);
  const settled = known.settled.get(answer) ?? settleFor(answer, known.brand);
  known.settled.set(answer, settled);
  return settled;
}

function settleFor(answer: PlatformAnswer, brand: Brand): SettledAnswer {
  const { reading } = answer;
  if (reading?.state === 'read') {
    const { role } = reading.brand;
    return { answer, mentions: asRead(answer, reading, brand), isNamed: isNamedAs(role) || role === 'cited-only' };
  }
  return {
    answer,
    mentions: placesOfBrand(answer, brand, reading?.state === 'unclear' ? 'unclear' : 'unread'),
    isNamed: null,
  };
}

/** The sentences with the whole name or the address, by their letters alone. */
export function placesOfBrand(
  answer: Pick<PlatformAnswer, 'text' | 'cited'>,
  brand: Brand,
  role: 'unread' | 'unclear' = 'unread',
): Mention[] {
  const places = [...findNames(answer.text, brand), ...ownAddresses(answer.text, brand)];
  return mentionsAt(
    answer,
    places.map((place) => ({ ...place, role })),
  );
}

/**
 * The places of the note. What the answer as a whole makes of the business goes before what one place does: "X was
 * good. It closed."
 */
function asRead(answer: PlatformAnswer, { brand: { role, quote, places } }: AnswerNote, brand: Brand): Mention[] {
  if (role === 'cited-only')
    return mentionsAt(
      answer,
      ownAddresses(answer.text, brand).map((place) => ({ ...place, role: 'cited' })),
    );
  if (role === 'absent') return [];
  const text = quotableAnswer(answer.text);
  return mentionsAt(
    answer,
    (places ?? (quote === null ? [] : [{ role, quote }])).flatMap((own) => {
      const place = placeOfQuote(text, own.quote);
      return place ? [{ ...place, role: isNamedAs(own.role) && !isNamedAs(role) ? role : own.role }] : [];
    }),
  );
}

/** One mention for each sentence with such places; the strongest role counts. */
function mentionsAt(
  { text, cited }: Pick<PlatformAnswer, 'text' | 'cited'>,
  places: readonly (NamePlace & { role: MentionRole })[],
): Mention[] {
  return sentencesOfAnswer(text).flatMap(({ text: quote, offset: start }) => {
    const end = start + quote.length;
    const own = places.filter((place) => place.start < end && place.end > start);
    const role = strength.find((each) => own.some((place) => place.role === each));
    if (role === undefined) return [];
    const hasCitation =
      /\[\^?\d+\]|\]\(http/.test(quote) ||
      cited.some((source) => source.start !== null && source.end !== null && source.start <= end && source.end > start);
    return [{ role, quote, start, end, hasCitation: hasCitation || role === 'cited' }];
  });
}

const strength: readonly MentionRole[] = [
  'recommended',
  'listed',
  'warned-against',
  'cited',
  'closed',
  'denied',
  'other-entity',
  'echoed',
  'unclear',
  'unread',
];

function ownAddresses(text: string, { domain }: Brand): NamePlace[] {
  return domain === null ? [] : maskAddresses(text).addresses.filter(({ url }) => registrableDomain(url) === domain);
}

export function isMention({ role }: { role: string }): boolean {
  return countingRoles.has(role);
}

const countingRoles: ReadonlySet<string> = new Set<MentionRole>(['recommended', 'listed', 'cited', 'warned-against']);

/** Whether the answer cites (not merely retrieved) a page of the customer's own domain. */
export function citesOwnDomain(answer: PlatformAnswer, website: string): boolean {
  return answer.cited.some(({ url }) => isSameDomain(url, website));
}

// One report reads hundreds of answers for the same business, and a dozen checks read each of them.
const settledOf = new WeakMap<Answers, { brand: Brand; settled: WeakMap<PlatformAnswer, SettledAnswer> }>();
