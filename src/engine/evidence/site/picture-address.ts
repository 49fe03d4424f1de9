import type { PageFacts } from '#engine/evidence/evidence.ts';

/** Where a picture is loaded from; null where the page does not say so itself. */
export function pictureAddress({ src, url }: PageFacts['images'][number]): string | null {
  return url ?? (/^https?:\/\//i.test(src) && URL.canParse(src) ? src : null);
}
