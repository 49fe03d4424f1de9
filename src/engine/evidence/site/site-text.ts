import { serverText } from '#engine/evidence/site/server-text.ts';
import { contentStems, foldedText, hasFoldedPhrase } from '#engine/base/text/phrases.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';

/** Title, description, headings, link texts and all that the page shows. */
export function pageText(page: PageFacts): string {
  const known = texts.get(page);
  if (known !== undefined) return known;
  const parts = [
    ...page.titles.map(({ text }) => text),
    ...page.metaDescriptions.map(({ text }) => text),
    ...page.headings.map(({ text }) => text),
    page.mainText,
    ...page.links.map(({ text }) => text),
    page.besideText ?? '',
  ];
  const text = parts.join('\n');
  texts.set(page, text);
  return text;
}

/** Content stems of the page's words. */
export function pageStems(page: PageFacts): ReadonlySet<string> {
  const known = stems.get(page);
  if (known) return known;
  const own = new Set(contentStems(pageText(page)));
  stems.set(page, own);
  return own;
}

export function pageHasPhrase(page: PageFacts, phrase: string): boolean {
  const ready = foldedTexts.get(page) ?? foldedText(pageText(page));
  foldedTexts.set(page, ready);
  return hasFoldedPhrase(ready, phrase);
}

/** The first page that has the phrase in its visible words. */
export function pageWithPhrase(site: SiteEvidence, phrase: string): PageFacts | undefined {
  return site.pages.find((page) => pageHasPhrase(page, phrase));
}

/** false for a script-only or nearly wordless site: what is not in its text cannot be called missing. */
export function hasReadableText(site: SiteEvidence): boolean {
  const words = site.pages.reduce((sum, page) => sum + page.mainWords, 0);
  const empty = site.pages.filter((page) => serverText(page).ratio < 0.25);
  return words >= 150 && empty.length * 2 < site.pages.length;
}

const texts = new WeakMap<PageFacts, string>();
const foldedTexts = new WeakMap<PageFacts, string>();
const stems = new WeakMap<PageFacts, ReadonlySet<string>>();
