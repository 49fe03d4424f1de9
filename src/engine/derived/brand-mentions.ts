// Whether an AI answer names the customer. A name inside a denial, an echo of the question or another company's name is no mention.
import type { Answers } from '#engine/contract.ts';
import { isSameDomain } from '#engine/derived/registrable-domain.ts';
import { contentStems, foldedWords, hasPhrase, isCjk, sentences, withoutLegalForm } from '#engine/derived/phrases.ts';
import type { PlatformAnswer } from '#engine/evidence.ts';

export type MentionRole = 'recommended' | 'listed' | 'cited' | 'denied' | 'echoed' | 'other-entity';
export type Mention = { role: MentionRole; /** The sentence as the answer has it. */ quote: string; hasCitation: boolean };

/** Every sentence of the answer that names the customer, with the part that the name plays in it. */
export function findMentions(answer: PlatformAnswer, answers: Answers): Mention[] {
  const name = withoutLegalForm(answers.companyName);
  if (foldedWords(name).length === 0) return [];
  let from = 0;
  return linesOf(answer.text).flatMap(({ text, isListItem }) =>
    sentences(text).flatMap((quote) => {
      const start = answer.text.indexOf(quote, from);
      if (start >= 0) from = start;
      const plain = withoutAddresses(quote);
      const namesDomain = addressesIn(quote).some((address) => isSameDomain(address, answers.website));
      if (!hasPhrase(plain, name) && !namesDomain) return [];
      const hasCitation = citationsWithin(answer, start, quote) || /\[\d+\]|\]\(https?:/.test(quote);
      return [{ role: roleOf(plain, { answer, answers, name, isListItem, hasCitation, namesDomain }), quote, hasCitation }];
    }),
  );
}

export function isMention(mention: Mention): boolean {
  return mention.role === 'recommended' || mention.role === 'listed' || mention.role === 'cited';
}

/** Whether the answer cites (not merely retrieved) a page of the customer's own domain. */
export function citesOwnDomain(answer: PlatformAnswer, website: string): boolean {
  return answer.cited.some(({ url }) => isSameDomain(url, website));
}

type Context = { answer: PlatformAnswer; answers: Answers; name: string; isListItem: boolean; hasCitation: boolean; namesDomain: boolean };

const denial =
  /\b(?:no|not|n't|cannot|unable|never|nothing|without|lack)\b[^.!?]{0,60}\b(?:find|found|information|details|aware|familiar|record|records|results|recogni[sz]e|know|known|evidence|data|mention|verify|listed|appear|identify)\b|\b(?:couldn|don|didn|haven|isn|wasn|doesn|can)['’]t\b[^.!?]{0,60}\b(?:find|have|aware|familiar|know|appear|recogni[sz]e|see|locate|verify|identify)\b/i;
const praise =
  /\b(?:recommend|recommended|best|top|leading|excellent|great (?:choice|option)|stands? out|highly rated|good (?:choice|option)|popular|trusted)\b/i;

function roleOf(plain: string, context: Context): MentionRole {
  const { answer, name, isListItem, hasCitation, namesDomain } = context;
  if (denial.test(plain)) return 'denied';
  if (isEcho(plain, answer.prompt)) return 'echoed';
  if (!namesDomain && isOtherEntity(plain, context)) return 'other-entity';
  if (praise.test(plain.replace(new RegExp(escapeForRegExp(name), 'gi'), ''))) return 'recommended';
  return hasCitation && !isListItem ? 'cited' : 'listed';
}

function isEcho(sentence: string, prompt: string): boolean {
  const said = foldedWords(sentence).join(' ');
  return foldedWords(prompt).join(' ').includes(said) || /^\W*(?:you (?:asked|are asking|wanted)|your question)\b/i.test(sentence);
}

/** "Acme" inside "Acme Dynamics" is another company unless the second word is one of the customer's own. */
function isOtherEntity(sentence: string, { answers, name }: Context): boolean {
  if (isCjk(name)) return false;
  const own = new Set(contentStems([answers.companyName, answers.companyDescription, answers.locations, ...answers.products, ...answers.keywords].join(' ')));
  const tokens = sentence.match(/[\p{L}\p{N}&'’.-]+/gu) ?? [];
  const wanted = foldedWords(name);
  const folded = tokens.map((token) => foldedWords(token).join(' '));
  const places = tokens.flatMap((_, at) => (foldedWords(folded.slice(at, at + wanted.length).join(' ')).join(' ') === wanted.join(' ') ? [at] : []));
  if (places.length === 0) return false;
  return places.every((at) => {
    const after = tokens[at + wanted.length];
    const last = tokens[at + wanted.length - 1] ?? '';
    const isWritten = wanted.length > 1 || /^\P{Ll}/u.test(tokens[at] ?? '') || name === name.toLowerCase();
    if (!isWritten) return true; // "target" the verb is not Target the shop
    if (!after || /[.,'’]$/.test(last) || /['’]s$/.test(last) || !/^\p{Lu}\p{Ll}+/u.test(after) || legalForm.test(after)) return false;
    return !own.has(contentStems(after)[0] ?? '');
  });
}

const legalForm = /^(?:Inc|Ltd|Limited|Llc|Gmbh|Plc|Corp|Co|Company|Group)\.?$/i;

function linesOf(text: string): { text: string; isListItem: boolean }[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ text: line, isListItem: /^\s*(?:[-*•]|\d+[.)])\s/.test(line) }));
}

const address =
  /(?:https?:\/\/|www\.)[^\s)\]]+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|io|ai|co|de|uk|fr|eu|shop|app|dev|info|biz|us|ca|au|nl|ch|at|test|example)\b(?:\/[^\s)\]]*)?/gi;

function addressesIn(text: string): string[] {
  return text.replace(/\]\([^)]*\)/g, ']').match(address) ?? [];
}

function withoutAddresses(text: string): string {
  return text.replace(/\]\([^)]*\)/g, ']').replace(address, ' ');
}

function citationsWithin(answer: PlatformAnswer, start: number, quote: string): boolean {
  return answer.cited.some(
    (citation) => citation.start !== null && citation.end !== null && start >= 0 && citation.start < start + quote.length + 1 && citation.end > start,
  );
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
