import { say } from '#engine/base/text/say.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import type { Reach } from '#engine/evidence/site/reach.ts';
import { scoreTexts } from '#engine/judge/score/texts.ts';

/** Why the content of the site has no score: too little of it was read to say what it says. null: enough was. */
export function whyTooLittleIsRead({ site, sitemap }: Evidence, reach: Reach | null): string | null {
  if (!site.ok || !reach || reach.read === 0) return null;
  const isListed = sitemap.ok && sitemap.value.entries.length > 1 && reach.read >= fewestPages;
  if (reach.frame === 'unread' && !isListed) return scoreTexts.menuNotRead;
  const late = site.value.unread.filter(({ reason }) => ended.has(reason));
  if (reach.read >= fewestPages || late.length === 0) return null;
  return say(scoreTexts.tooLittle, { read: reach.read, known: reach.read + late.length });
}

const fewestPages = 3;
/** We stopped waiting: that says nothing of the page. */
const ended = new Set(['deadline', 'timeout', 'too-slow']);
