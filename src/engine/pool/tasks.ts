// All that reads or judges what a stranger wrote, as tasks. The published package carries those of a visit alone.
import { makeFixPack, textsToReplace } from '#engine/repair/make-fix-pack.ts';
import { judgeAlone } from '#engine/judge/compare.ts';
import { settleContest, statementToShow } from '#engine/judge/contest.ts';
import { judge } from '#engine/judge/judge.ts';
import { mergeReading } from '#engine/read/merge-reading.ts';
import { lookAt } from '#engine/judge/look-at.ts';
import { visitTasks } from '#engine/read/visit/visit-tasks.ts';
import { proposeAnswers } from '#engine/read/propose-answers.ts';

const tasks = {
  ...visitTasks,
  judge,
  judgeAlone,
  lookAt,
  makeFixPack,
  textsToReplace,
  proposeAnswers,
  mergeReading,
  statementToShow,
  settleContest,
};

type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
/** Runs one at once, here. Why the cast is safe: whoever asks has typed the input by the name; the compiler does not follow a union of functions. */
export function runTask(name: TaskName, input: readonly unknown[]): unknown {
  return (tasks[name] as (...given: readonly unknown[]) => unknown)(...input);
}

/** Runs a task. Rejects with `TaskStopped` when it needs more than it may have. */
export type RunTask = <Name extends TaskName>(
  name: Name,
  ...input: Parameters<Tasks[Name]>
) => Promise<ReturnType<Tasks[Name]>>;
