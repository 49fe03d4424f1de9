// A visit's tasks in this very process, for the command line and for tests: with the same deadlines, though a task that needs too much memory takes the process with it.
import vm from 'node:vm';
import { TaskStopped } from './task-stopped.ts';
import { visitTaskMs } from './visit-limits.ts';
import { type RunVisitTask, type VisitTasks, visitTasks } from './visit-tasks.ts';

/** Why the casts are safe: whoever asks has typed the input by the name; the compiler does not follow a union of functions. */
export const runHere: RunVisitTask = async (name, ...input) => {
  const task = visitTasks[name] as (...given: readonly unknown[]) => unknown;
  return withDeadline(() => task(...input), visitTaskMs[name], name) as ReturnType<VisitTasks[typeof name]>;
};

const context = vm.createContext({ work: (): unknown => null });
const script = new vm.Script('work()');

/**
 * The result of `work`, unless it takes more than `cpuMs` of processor time. `work` is run again where the time ran out while others had the processor, so it must be pure.
 * @throws TaskStopped
 */
export function withDeadline<T>(work: () => T, cpuMs: number, name: string): T {
  for (let wallMs = cpuMs; ; wallMs *= 2) {
    const before = process.cpuUsage();
    let result: { value: T } | null = null;
    context['work'] = () => (result = { value: work() });
    try {
      script.runInContext(context, { timeout: wallMs });
    } catch (error) {
      // It comes from the context, so it is no instance of our Error.
      if (
        typeof error !== 'object' ||
        error === null ||
        !('code' in error) ||
        error.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT'
      )
        throw error;
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1000 >= cpuMs * 0.9)
        throw new TaskStopped('time', `${name} took more than ${cpuMs} ms of processor time`);
      continue;
    } finally {
      context['work'] = null;
    }
    if (result !== null) return (result as { value: T }).value;
  }
}
