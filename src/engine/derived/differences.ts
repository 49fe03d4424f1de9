import type { Answers } from '#engine/contract.ts';
import { contentStems, listItems } from '#engine/derived/phrases.ts';
import { sentencesOf } from '#engine/derived/sentences.ts';

/** What the owner says sets the company apart, at most ten: one per line; a line without a full stop may be a list with commas. */
export function differencesNamed(answers: Answers | undefined): string[] {
  return (answers?.uniqueSellingProps ?? '')
    .split(/\n|;/)
    .flatMap((line) => (/[.!?]\s*$/.test(line) ? sentencesOf(line).map(({ text }) => text) : listItems(line)))
    .map((claim) => claim.trim().replace(/[.!]$/, ''))
    .filter((claim) => contentStems(claim).length > 0)
    .slice(0, 10);
}
