import type { Answers } from '#engine/contract.ts';
import { contentStems } from '#engine/derived/phrases.ts';

/** One per line, or one per question mark; a comma parts nothing inside a question. */
export function buyerQuestions(answers: Answers): string[] {
  return answers.customerQuestions
    .split(/\n|;|(?<=[?？])\s*/)
    .map((question) => question.replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '').trim())
    .filter((question) => contentStems(question).length > 0)
    .slice(0, 20);
}
