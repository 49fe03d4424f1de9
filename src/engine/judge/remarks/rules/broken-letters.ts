import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { shortened } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { shownText } from '#engine/evidence/shown-text.ts';
import { bad, inWords } from '#engine/judge/findings.ts';
import { proven } from '#engine/judge/remarks/sighting.ts';
import type { Sighting } from '#engine/judge/remarks/sighting.ts';

/** A page has a sign that stands for a lost letter by chance, and not so many. */
const fewest = 3;

/**
 * A page whose letters were lost or doubled when its text was saved in one encoding and sent in another: "L'Ari\uFFFDge", "MÃ¼ller".
 * A page that shows code is left alone.
 */
export function brokenLetters(page: PageFacts): Sighting[] {
  if (page.blocks.some(({ tag }) => tag === 'pre')) return [];
  const title = page.titles[0]?.text ?? '';
  const lines = [title, ...shownText(page).text.split('\n')];
  const broken = lines.flatMap((line) => [...line.matchAll(brokenLetter)].map(({ index }) => ({ line, index })));
  const [first] = broken;
  if (!first || (broken.length < fewest && first.line !== title)) return [];
  const shown = around(first.line, first.index);
  const note = `${pageNameFirst(page.url)} shows ${broken.length === 1 ? 'a broken letter' : `broken letters in ${broken.length} places`}, as in “${shortened(shown, 80)}”.`;
  return [
    proven('broken-letters', bad('letters-broken', note, inWords(page.url, shown)), {
      ...(first.line === title && { inHead: true as const }),
    }),
  ];
}

export function hasBrokenLetter(text: string): boolean {
  return text.search(brokenLetter) !== -1;
}

/** The sign for what could not be decoded beside a letter, or two bytes of UTF-8 that were read as two letters of Windows-1252. */
const brokenLetter =
  /\uFFFD(?=\p{L})|(?<=\p{L})\uFFFD|[ÃÂ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00BF™œž˜“”¢¦]/gu;

function around(line: string, at: number): string {
  const start = line.lastIndexOf(' ', Math.max(0, at - 30)) + 1;
  const end = line.indexOf(' ', at + 40);
  return line.slice(start, end === -1 ? undefined : end).trim();
}
