// Whether an AI answer names the customer, by the customer's quiz.
import type { Answers } from '#engine/contract.ts';
import { isSameDomain } from '#engine/derived/registrable-domain.ts';
import type { PlatformAnswer } from '#engine/evidence.ts';
import { brandOf, type Brand } from '#engine/mentions/brand.ts';
import { findMentions as findInText, isMention, type Mention, type MentionRole } from '#engine/mentions/find-mentions.ts';

export { isMention, type Mention, type MentionRole };

/** Every sentence of the answer that names the customer, with the part that the name plays in it. */
export function findMentions(answer: PlatformAnswer, answers: Answers): Mention[] {
  if (answers.companyName.trim() === '') return [];
  const brand = brands.get(answers) ?? brandOf(answers);
  brands.set(answers, brand);
  return findInText(answer, brand);
}

/** Whether the answer cites (not merely retrieved) a page of the customer's own domain. */
export function citesOwnDomain(answer: PlatformAnswer, website: string): boolean {
  return answer.cited.some(({ url }) => isSameDomain(url, website));
}

// One report asks the same questionnaire of hundreds of answers.
const brands = new WeakMap<Answers, Brand>();
