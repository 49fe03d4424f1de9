import type { PageFacts } from '#engine/evidence/evidence.ts';

/** A page behind more redirects counts as one that does not load (TS-01); a shorter chain is a detour (TS-14). */
export function hasTooManyRedirects(page: PageFacts): boolean {
  return page.hops.length > 3;
}
