import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { folded } from '#engine/base/text/verify-quote.ts';
import { counted, listed } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { bad, inLine, inWords } from '#engine/judge/findings.ts';
import { proven } from '#engine/judge/remarks/sighting.ts';
import type { Sighting } from '#engine/judge/remarks/sighting.ts';

const fewestLetters = 60;
const fewestTimes = 3;

/** One paragraph under three headings or more of a page. Sliders repeat a paragraph too, and its heading with it. */
export function equalParagraphs(page: PageFacts): Sighting[] {
  const long = page.blocks.filter(
    ({ tag, text }) => text.length >= fewestLetters && !/^(?:h[1-6]|blockquote)$/.test(tag),
  );
  return [...Map.groupBy(long, ({ text }) => folded(text)).values()].flatMap((alike): Sighting[] => {
    const headings = [...new Set(alike.map(({ heading }) => page.headings[heading]?.text ?? ''))].filter(
      (text) => text !== '',
    );
    const [first] = alike;
    if (!first || headings.length < fewestTimes) return [];
    const told = listed(headings.slice(0, 3).map((text) => `“${text}”`));
    const note = `${pageNameFirst(page.url)} shows the same text under ${told}, ${counted(headings.length, 'heading|headings')} in all.`;
    const seen = first.line === undefined ? inWords(page.url, first.text) : inLine(page.url, first.line, first.text);
    return [proven('equal-paragraphs', bad('paragraph-repeated', note, seen))];
  });
}
