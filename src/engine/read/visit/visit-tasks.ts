// What a visit has read for it, as tasks: plain data in, plain data out, no network, so that each can run in a process that may be killed.
import { readScript } from '#engine/read/page/read-frame.ts';
import { whatFormsDo } from '#engine/read/page/what-forms-do.ts';
import { readSitemap } from '#engine/read/visit/read-sitemap.ts';
import { readAnswer } from '#engine/read/visit/read-answer.ts';
import { decideHidden } from '#engine/read/visit/decide-hidden.ts';
import { readSite } from '#engine/read/read-site.ts';
import { renderedLinks, renderedWords } from '#engine/read/visit/rendered-words.ts';

export const visitTasks = {
  readAnswer,
  readSitemap,
  decideHidden,
  readScript,
  whatFormsDo,
  renderedWords,
  renderedLinks,
  readSite,
};

export type VisitTasks = typeof visitTasks;
/** Runs one task of a visit. Rejects with `TaskStopped` when it needs more than it may have. */
export type RunVisitTask = <Name extends keyof VisitTasks>(
  name: Name,
  ...input: Parameters<VisitTasks[Name]>
) => Promise<ReturnType<VisitTasks[Name]>>;
