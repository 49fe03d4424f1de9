import { makeBrand } from '#engine/ask/names/brand.ts';
import { placesOfBrand } from '#engine/ask/answers/mentions.ts';
import { readText } from './read-file.ts';
import { exitCodes, type Terminal } from './terminal.ts';
import type { MentionsCommand } from './usage.ts';

const longestText = 1_000_000; // characters; a hundred times the longest answer we know of

/**
 * Where an answer kept in a file has a brand's name or address. As what it stands there, only a reader who understands
 * the answer could tell. Of a text longer than a million characters the beginning is read, and stderr says so.
 */
export async function printMentions(
  { brand, aliases, domain, file, json }: MentionsCommand,
  { out, err }: Terminal,
): Promise<number> {
  const text = await readText(file);
  if (text.length > longestText)
    err(`${file} has ${text.length} characters; only the first ${longestText} were read\n`);
  const places = placesOfBrand(
    { text: text.slice(0, longestText), cited: [] },
    makeBrand({ name: brand, aliases, website: domain }),
  ).map(({ quote, start, end }) => ({ quote, start, end }));
  if (json) out(`${JSON.stringify({ named: places.length > 0 ? 'here, not read' : 'not here', places })}\n`);
  else
    out(
      `${places.length > 0 ? 'named here, not read' : 'not named here'}\n${places.map(({ quote }) => `${quote}\n`).join('')}`,
    );
  return exitCodes.done;
}
