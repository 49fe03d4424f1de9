import type { VisitTasks } from './visit-tasks.ts';

/** Processor time that one task of a visit may take, ms. An honest page takes some 10. */
export const visitTaskMs: Record<keyof VisitTasks, number> = {
  readAnswer: 2_000,
  readSitemap: 2_000,
  decideHidden: 2_000,
  readScript: 1_000,
  whatFormsDo: 1_000,
  renderedWords: 2_000,
  renderedLinks: 2_000,
  readSite: 10_000,
};
