// All that reads or judges what a stranger wrote, as tasks: plain data in, plain data out, no network, so that each can run in a process that may be killed.
import { makeFixPack } from '#engine/fix-pack/make-fix-pack.ts';
import { readSitemap } from '#engine/gatherers/read-sitemap.ts';
import { readAnswer } from '#engine/gatherers/read-answer.ts';
import { decideHidden } from '#engine/gatherers/decide-hidden.ts';
import { judgeAlone } from '#engine/compare.ts';
import { settleContest, statementToShow } from '#engine/contest.ts';
import { judge } from '#engine/judge.ts';
import { mergeReading } from '#engine/merge-reading.ts';
import { lookAt } from '#engine/look-at.ts';
import { proposeAnswers } from '#engine/propose-answers.ts';
import { readSite } from '#engine/reader/read-site.ts';
import { renderedWords } from '#engine/rendering/rendered-words.ts';

const tasks = {
  readAnswer,
  readSitemap,
  decideHidden,
  renderedWords,
  readSite,
  judge,
  judgeAlone,
  lookAt,
  makeFixPack,
  proposeAnswers,
  mergeReading,
  statementToShow,
  settleContest,
};

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
/** Runs one at once, here. Why the cast is safe: whoever asks has typed the input by the name; the compiler does not follow a union of functions. */
export function runTask(name: TaskName, input: readonly unknown[]): unknown {
  return (tasks[name] as (...given: readonly unknown[]) => unknown)(...input);
}

/** Runs a task. Rejects with `TaskStopped` when it needs more than it may have. */
export type RunTask = <Name extends TaskName>(name: Name, ...input: Parameters<Tasks[Name]>) => Promise<ReturnType<Tasks[Name]>>;
