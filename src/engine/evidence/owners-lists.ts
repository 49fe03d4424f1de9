// What the owner’s answers list, in single items.
import type { Answers } from '#engine/contract.ts';
import { contentStems, entriesOf } from '#engine/base/text/phrases.ts';
import { sentencesOf } from '#engine/base/text/sentences.ts';

/** What the owner says sets the company apart, at most ten: one per entry, or per sentence of it. */
export function differencesNamed(answers: Answers | undefined): string[] {
  const text = answers?.uniqueSellingProps ?? '';
  return (/[.!?]\s*$/.test(text) ? text.split(/\n|;/) : entriesOf(text))
    .flatMap((entry) => (/[.!?]\s*$/.test(entry) ? sentencesOf(entry).map((one) => one.text) : [entry]))
    .map((claim) => claim.trim().replace(/[.!]$/, ''))
    .filter((claim) => contentStems(claim).length > 0)
    .slice(0, 10);
}

/** The buyers’ questions that the owner names, at most twenty: one per line, or one per question mark; a comma parts nothing inside a question. */
export function buyerQuestions(answers: Answers): string[] {
  return answers.customerQuestions
    .split(/\n|;|(?<=[?？])\s*/)
    .map((question) => question.replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '').trim())
    .filter((question) => contentStems(question).length > 0)
    .slice(0, 20);
}
