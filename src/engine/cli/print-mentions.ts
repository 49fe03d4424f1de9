import { makeBrand } from '#engine/mentions/brand.ts';
import { findMentions, isMention } from '#engine/mentions/find-mentions.ts';
import { readText } from './read-documents.ts';

export type MentionsCommand = { name: 'mentions'; brand: string; aliases: string[]; domain: string; file: string; json: boolean };

/** What an answer kept in a file says of a brand. `counted`: at least one mention is recommended, listed or cited. */
export async function printMentions({ brand, aliases, domain, file, json }: MentionsCommand, out: (text: string) => void): Promise<void> {
  const found = findMentions({ text: await readText(file), prompt: '', cited: [] }, makeBrand({ name: brand, aliases, website: domain }));
  const counted = found.some(isMention);
  if (json) {
    out(`${JSON.stringify({ counted, mentions: found.map(({ role, quote, start, end }) => ({ role, quote, start, end })) })}\n`);
    return;
  }
  out(`${counted ? 'mentioned' : 'not mentioned'}\n${found.map(({ role, quote }) => `${role}: ${quote}\n`).join('')}`);
}
