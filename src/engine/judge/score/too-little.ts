import { perCategory, type Category } from '#engine/contract.ts';
import { say } from '#engine/base/text/say.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import type { Reach } from '#engine/evidence/site/reach.ts';
import type { Scorecard } from '#engine/judge/score/score.ts';
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

/** Why a category has no score: too little was read, or too little of its points rests on evidence. null: it has one. */
export function whyUnscored(
  { categories: own }: Pick<Scorecard, 'categories'>,
  tooLittle: string | null,
): Record<Category, string | null> {
  return perCategory((category) => {
    if (category === 'contentQuality' && tooLittle !== null) return tooLittle;
    const { coverage } = own[category];
    return coverage >= leastEvidence ? null : say(scoreTexts.thin, { share: Math.round(coverage * 100) });
  });
}

/** Below it a score would be more our prior than the site. */
const leastEvidence = 0.5;
