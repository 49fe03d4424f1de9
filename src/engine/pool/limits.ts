import type { TaskName } from './tasks.ts';
import { visitTaskMs } from '#engine/read/visit/visit-limits.ts';

/** Processor time that one task may take, ms. An honest page takes some 10, the judgement of 25 pages some 20. */
export const cpuLimitMs: Record<TaskName, number> = {
  ...visitTaskMs,
  proposeAnswers: 2_000,
  judge: 10_000,
  judgeAlone: 10_000, // a few pages, read again and judged
  mergeReading: 10_000,
  statementToShow: 10_000,
  settleContest: 20_000, // reads the site and judges it
  lookAt: 2_000,
  makeFixPack: 30_000, // judges again after each file
  textsToReplace: 10_000,
};

/** What reading one website may take in all, ms: several times what a hundred honest pages take. */
export const visitCpuMs = 10_000;
/** Tasks that count towards it. */
export const readingTasks: ReadonlySet<TaskName> = new Set<TaskName>([
  'readAnswer',
  'readSitemap',
  'decideHidden',
  'readScript',
  'whatFormsDo',
  'renderedWords',
  'renderedLinks',
]);
