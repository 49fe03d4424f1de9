// Whether an AI answer names the customer, by the customer's quiz.
import type { Answers } from '#engine/contract.ts';
import { isSameDomain } from '#engine/base/addresses/registrable-domain.ts';
import type { AnswerReading, PlatformAnswer } from '#engine/evidence/evidence.ts';
import { brandOf, type Brand } from '#engine/ask/mentions/brand.ts';
import { placeOfQuote, quotableAnswer } from '#engine/ask/mentions/place-of-quote.ts';
import {
  findMentions as findInText,
  isMention,
  isNamedBy,
  type Mention,
  type MentionRole,
} from '#engine/ask/mentions/find-mentions.ts';

export { isMention, type Mention };

/** Every sentence of the answer that names the customer, with the part that the name plays in it: by the rules, and by a model where one has read it. */
export function findMentions(answer: PlatformAnswer, answers: Answers): Mention[] {
  if (answers.companyName.trim() === '') return [];
  const known = reads.get(answers) ?? { brand: brandOf(answers), mentions: new WeakMap() };
  reads.set(answers, known);
  const mentions = known.mentions.get(answer) ?? mentionsIn(answer, known.brand);
  known.mentions.set(answer, mentions);
  return mentions;
}

function mentionsIn(answer: PlatformAnswer, brand: Brand): Mention[] {
  const byRules = findInText(answer, brand);
  return answer.reading?.state === 'read' ? asRead(byRules, answer, answer.reading.brand) : byRules;
}

/**
 * The answer with whom it names. One that names the customer only where no rule can tell as what, and that no model has read, is neither a mention nor an absence: it is in no rate.
 */
export function settle(
  answer: PlatformAnswer,
  answers: Answers,
): { answer: PlatformAnswer; mentions: Mention[]; isUnclear: boolean } {
  const mentions = findMentions(answer, answers);
  if (answer.reading?.state === 'unclear') return { answer, mentions, isUnclear: true };
  const isUnclear = answer.valid && answer.reading === undefined && isNamedBy(mentions) === null;
  return {
    answer: isUnclear ? { ...answer, valid: false, invalidReason: unclearReason } : answer,
    mentions,
    isUnclear,
  };
}

const unclearReason = 'The answer names you, and we cannot tell what it says of you. It is in no rate';

type BrandRead = Extract<AnswerReading, { state: 'read' }>['brand'];

/** The sentence that the model quotes has the model's role. Where it found the business by a shorter name, that sentence is a mention of its own. */
function asRead(byRules: Mention[], { text, cited }: PlatformAnswer, { role, quote }: BrandRead): Mention[] {
  const place = quote === null ? null : placeOfQuote(quotableAnswer(text), quote);
  if (place === null || role === 'absent') return byRules;
  const own: MentionRole = role === 'cited-only' ? 'cited' : role;
  const isThere = ({ start, end }: Mention) => start < place.end && end > place.start;
  if (byRules.some(isThere)) return byRules.map((mention) => (isThere(mention) ? { ...mention, role: own } : mention));
  const hasCitation = cited.some(
    ({ start, end }) => start !== null && end !== null && start <= place.end + 1 && end >= place.start,
  );
  const found: Mention = {
    role: own,
    quote: text.slice(place.start, place.end),
    start: place.start,
    end: place.end,
    hasCitation,
  };
  return [...byRules, found].toSorted((a, b) => a.start - b.start);
}

/** Whether the answer cites (not merely retrieved) a page of the customer's own domain. */
export function citesOwnDomain(answer: PlatformAnswer, website: string): boolean {
  return answer.cited.some(({ url }) => isSameDomain(url, website));
}

// One report reads hundreds of answers for the same business, and a dozen checks read each of them.
const reads = new WeakMap<Answers, { brand: Brand; mentions: WeakMap<PlatformAnswer, Mention[]> }>();
