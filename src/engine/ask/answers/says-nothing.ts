import type { PlatformReply } from '#engine/platforms/contract.ts';
import { answerBlocks } from '#engine/ask/mentions/answer-blocks.ts';
import type { Brand } from '#engine/ask/mentions/brand.ts';
import { findMentions } from '#engine/ask/mentions/find-mentions.ts';
import { findRivals } from '#engine/ask/mentions/find-rivals.ts';

const longest = 300; // characters

/**
 * A few sentences that looked nothing up, cite nothing, list nothing and name nobody: a refusal or a question in return, in whatever language. Of answers to buyers'
 * questions only; "I do not know this company" answers a question about one.
 */
export function saysNothing(
  { text, searched, cited, retrieved }: PlatformReply,
  prompt: string,
  brand: Brand,
): boolean {
  if (searched || cited.length > 0 || retrieved.length > 0 || text.length >= longest) return false;
  return (
    answerBlocks(text).every(({ kind }) => kind === 'prose') &&
    findMentions({ text, prompt, cited }, brand).length === 0 &&
    findRivals({ text, prompt }, brand).length === 0
  );
}
