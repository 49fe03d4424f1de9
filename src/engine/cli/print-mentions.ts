import { makeBrand } from '#engine/mentions/brand.ts';
import { findMentions, isMention } from '#engine/mentions/find-mentions.ts';
import { readText } from './read-file.ts';
import { exitCodes, type Terminal } from './terminal.ts';

export type MentionsCommand = { name: 'mentions'; brand: string; aliases: string[]; domain: string; file: string; json: boolean };

const longestText = 1_000_000; // characters; a hundred times the longest answer we know of

/**
 * What an answer kept in a file says of a brand. `counted`: at least one mention is recommended, listed or cited.
 * Of a text longer than a million characters the beginning is read, and stderr says so.
 */
export async function printMentions({ brand, aliases, domain, file, json }: MentionsCommand, { out, err }: Terminal): Promise<number> {
  const text = await readText(file);
  if (text.length > longestText) err(`${file} has ${text.length} characters; only the first ${longestText} were read\n`);
  const found = findMentions({ text: text.slice(0, longestText), prompt: '', cited: [] }, makeBrand({ name: brand, aliases, website: domain }));
  const counted = found.some(isMention);
  if (json) {
    out(`${JSON.stringify({ counted, mentions: found.map(({ role, quote, start, end }) => ({ role, quote, start, end })) })}\n`);
    return exitCodes.done;
  }
  out(`${counted ? 'mentioned' : 'not mentioned'}\n${found.map(({ role, quote }) => `${role}: ${quote}\n`).join('')}`);
  return exitCodes.done;
}
