import type { PageFacts } from '#engine/evidence.ts';

// To the end, or to the next directive: the date may hold commas, colons and blanks of its own.
const until = /unavailable_after\s*:(.+)/i;
const nextDirective = /[,;]\s*(?:no|max-|index|follow|all)/i;
const day = 86_400_000;

/** The date behind which a page asks to be left out of the index, where it has passed by `now` for two days at least: some name no time zone. */
export function expiredSince(entry: PageFacts['robotsDirectives'][number], now: string): string | null {
  const text = until.exec(entry.text)?.[1]?.split(nextDirective)[0]?.trim() || undefined;
  const time = text === undefined ? Number.NaN : Date.parse(text.replace(/^\p{L}+day,?\s+/iu, ''));
  return text !== undefined && time + 2 * day < Date.parse(now) ? text : null;
}
