import { makeBrand } from '#engine/ask/mentions/brand.ts';
import { findMentions, isNamedBy } from '#engine/ask/mentions/find-mentions.ts';
import { findRivals } from '#engine/ask/mentions/find-rivals.ts';
import { readText } from './read-file.ts';
import { exitCodes, type Terminal } from './terminal.ts';
import type { MentionsCommand } from './usage.ts';

const longestText = 1_000_000; // characters; a hundred times the longest answer we know of

/**
 * What an answer kept in a file says of a brand, and whom else it names. `counted`: at least one mention is recommended, listed or cited; null where only a
 * reader who understands the answer could tell.
 * Of a text longer than a million characters the beginning is read, and stderr says so.
 */
export async function printMentions(
  { brand, aliases, domain, file, json }: MentionsCommand,
  { out, err }: Terminal,
): Promise<number> {
  const text = await readText(file);
  if (text.length > longestText)
    err(`${file} has ${text.length} characters; only the first ${longestText} were read\n`);
  const answer = { text: text.slice(0, longestText), prompt: '', cited: [] };
  const whom = makeBrand({ name: brand, aliases, website: domain });
  const found = findMentions(answer, whom);
  const counted = isNamedBy(found);
  if (json) {
    const mentions = found.map(({ role, quote, start, end }) => ({ role, quote, start, end }));
    // Tone and refusals are read by a model only: what nothing has read is null, and no guess.
    out(`${JSON.stringify({ counted, mentions, rivals: findRivals(answer, whom), tone: null, refusal: null })}\n`);
    return exitCodes.done;
  }
  out(
    `${counted === null ? 'unclear' : counted ? 'mentioned' : 'not mentioned'}\n${found.map(({ role, quote }) => `${role}: ${quote}\n`).join('')}`,
  );
  return exitCodes.done;
}
