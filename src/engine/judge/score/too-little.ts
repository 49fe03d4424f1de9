import { say } from '#engine/base/text/say.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { scoreTexts } from '#engine/judge/score/texts.ts';

/** Why the content of the site has no score: our time ended before three pages were read of a site that has more. null: enough was read. */
export function whyTooLittleIsRead({ site }: Evidence): string | null {
  if (!site.ok) return null;
  const { pages, unread } = site.value;
  const late = unread.filter(({ reason }) => ended.has(reason));
  if (pages.length === 0 || pages.length >= fewestPages || late.length === 0) return null;
  return say(scoreTexts.tooLittle, { read: pages.length, known: pages.length + late.length });
}

const fewestPages = 3;
/** We stopped waiting: that says nothing of the page. */
const ended = new Set(['deadline', 'timeout', 'too-slow']);
