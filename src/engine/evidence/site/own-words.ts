import { countWords } from '#engine/base/text/words.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';

/**
 * Words of a page that are its own: its main text without the lines that stand on nine pages of ten, and what it shows beside it and no other page does. Which box is
 * the main one is a judgement, and a count that an owner reads must not rest on it.
 */
export function ownWords(page: PageFacts, site: SiteEvidence): number {
  const { shown, beside } = linesOf(site);
  const headings = new Set(page.headings.map(({ text }) => text));
  const isFrame = (line: string) =>
    !headings.has(line) &&
    line.length <= longestOfFrame &&
    pagesWith(shown, line) >= Math.max(3, 0.9 * site.pages.length);
  const frame = page.mainText.split('\n').filter(isFrame);
  const own = besideOf(page).filter((line) => pagesWith(beside, line) < 2);
  return page.mainWords - countWords(frame.join('\n')) + countWords(own.join('\n'));
}

/** An entry of a menu or a line of a footer, in characters; a paragraph that each page repeats is text. */
const longestOfFrame = 100;

/** On how many pages each line stands. */
type Lines = ReadonlyMap<string, number>;

function pagesWith(lines: Lines, line: string): number {
  return lines.get(line) ?? 0;
}

function linesOf(site: SiteEvidence): { shown: Lines; beside: Lines } {
  const known = lines.get(site);
  if (known) return known;
  const counted = {
    shown: countLines(site.pages.map((page) => [...page.mainText.split('\n'), ...besideOf(page)])),
    beside: countLines(site.pages.map(besideOf)),
  };
  lines.set(site, counted);
  return counted;
}

const lines = new WeakMap<SiteEvidence, { shown: Lines; beside: Lines }>();

function countLines(pages: readonly (readonly string[])[]): Lines {
  const counts = new Map<string, number>();
  for (const page of pages) for (const line of new Set(page)) counts.set(line, pagesWith(counts, line) + 1);
  return counts;
}

function besideOf({ besideText = '' }: PageFacts): string[] {
  return besideText.split('\n');
}
