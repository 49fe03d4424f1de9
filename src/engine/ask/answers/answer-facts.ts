// Facts that an answer states about the business, held against the quiz and the site. What neither tells is neither right nor wrong.
import type { Answers } from '#engine/contract.ts';
import { emailsIn, phonesIn } from '#engine/base/text/contact-words.ts';
import { hasPhrase, listItems } from '#engine/base/text/phrases.ts';
import { registrableDomain } from '#engine/base/addresses/registrable-domain.ts';
import { sentencesOf } from '#engine/base/text/sentences.ts';
import type { SiteEvidence } from '#engine/evidence/evidence.ts';

export const factNames = ['founding year', 'place', 'offer', 'telephone', 'e-mail'] as const;
type FactName = (typeof factNames)[number];
export type StatedFact = { fact: FactName; stated: string; isRight: boolean };
export type KnownFacts = {
  year: number | null;
  places: string[];
  offers: string[];
  phones: string[];
  emails: string[];
  domain: string | null;
};

/** `site`: null when only the quiz is to count; the site alone tells how the business is reached. */
export function knownFacts(answers: Answers, site: SiteEvidence | null): KnownFacts {
  const contacts = (site?.pages ?? []).map((page) => page.contact);
  return {
    year: answers.yearEstablished,
    places: listItems(answers.locations),
    offers: answers.products.filter((product) => product.trim() !== ''),
    phones: contacts.flatMap(({ phones }) => phones),
    emails: contacts.flatMap(({ emails }) => emails),
    domain: registrableDomain(answers.website),
  };
}

/** Whether a sentence is one of those that name the business. */
export function isStatedIn(mentions: readonly { quote: string }[]): (sentence: string) => boolean {
  return (sentence) => mentions.some(({ quote }) => quote === sentence);
}

/** What the answer to a question about the business states. A fact of another company in the same answer is never called wrong. */
export function statedFacts(text: string, known: KnownFacts, isAboutUs: (sentence: string) => boolean): StatedFact[] {
  const right = (fact: FactName, list: readonly string[]) =>
    list.filter((one) => hasPhrase(text, one)).map((stated) => ({ fact, stated, isRight: true }));
  const found: StatedFact[] = [...right('place', known.places), ...right('offer', known.offers)];
  for (const { text: sentence } of sentencesOf(text)) {
    const stated = [...yearsIn(sentence, known), ...phoneFacts(sentence, known), ...emailFacts(sentence, known)];
    found.push(...stated.filter(({ isRight }) => isRight || isAboutUs(sentence) || speaksOn.test(sentence)));
  }
  return found;
}

const year = String.raw`(1[6-9]\d\d|20\d\d)`;
const founded = new RegExp(
  String.raw`(?:\b(?:founded|established|est\.|incorporated|gegründet|gründung\w*|fondée?|créée?|fundad[ao]|fundó|fondat[ao]|opgericht)|成立[于於]?|创立于?|创办于|創業|設立)[^.\d\n]{0,30}${year}|${year}\s?年?に?\s?(?:gegründet|fondée?|opgericht|成立|创立|設立|創業)`,
  'giu',
);
const since = new RegExp(String.raw`\b(?:since|seit|depuis|desde|sinds|dal)\s+${year}`, 'giu');

/** "Since 2019" may speak of anything: it can be right, never wrong. */
function yearsIn(sentence: string, known: KnownFacts): StatedFact[] {
  const own = known.year;
  if (own === null) return [];
  const isNear = (stated: string) => Math.abs(Number(stated) - own) <= 1;
  const years = [...sentence.matchAll(founded)].map((match) => match[1] ?? match[2] ?? '');
  const others = [...sentence.matchAll(since)]
    .map((match) => match[1] ?? '')
    .filter((stated) => isNear(stated) && !years.includes(stated));
  return [...years, ...others].map((stated) => ({ fact: 'founding year', stated, isRight: isNear(stated) }));
}

function phoneFacts(sentence: string, known: KnownFacts): StatedFact[] {
  if (known.phones.length === 0) return [];
  const own = new Set(known.phones.map(lastDigits));
  return phonesIn(sentence).map((stated) => ({ fact: 'telephone', stated, isRight: own.has(lastDigits(stated)) }));
}

/** The last eight digits: "+44 113 496 0000" and "0113 496 0000" are one number. */
function lastDigits(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-8);
}

function emailFacts(sentence: string, known: KnownFacts): StatedFact[] {
  const own = new Set(known.emails.map((email) => email.toLowerCase()));
  const isOurs = (email: string) =>
    own.has(email) || (known.domain !== null && registrableDomain(email.split('@')[1] ?? '') === known.domain);
  return emailsIn(sentence)
    .map((stated) => ({ fact: 'e-mail' as const, stated, isRight: isOurs(stated.toLowerCase()) }))
    .filter(({ isRight }) => isRight || own.size > 0);
}

/** A sentence or line that goes on about the business that was asked for. */
const speaksOn =
  /^[\s*_#>•–-]*(?:it|they|the\s+(?:company|business|firm|shop|clinic|practice|studio|restaurant)|founded|established|phone|tel(?:ephone|efon|éfono)?|call|e-?mail|contact|gegründet|es|das\s+unternehmen|kontakt|fondée?|elle|l['’]entreprise|fundada|la\s+empresa|成立|创立|电话|邮箱|創業|設立|電話)(?![\p{Ll}])/iu;
