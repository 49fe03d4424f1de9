// One worker of the pool in a process of its own: what reads strangers' pages can be killed, and cannot see our secrets.
import { flushCompileCache } from 'node:module';
import { constants, getPriority, setPriority } from 'node:os';
import { runTask, type TaskName } from './tasks.ts';

/** What the pool asks, one at a time. */
export type TaskRequest = { name: TaskName; input: unknown[] };
/** What it hears. `cpuMs`: processor time of this task. `residentMb`: memory of the process now. */
export type TaskMessage =
  | { kind: 'ready' }
  | { kind: 'done'; value: unknown; cpuMs: number; residentMb: number }
  | { kind: 'failed'; reason: string; cpuMs: number; residentMb: number };

if (process.send === undefined) throw new Error('task-process.ts is started by createTaskPool');
const send = (message: TaskMessage) => process.send?.(message);

// Who waits for a page of ours goes first.
setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));

let tasksDone = 0;
process.on('message', ({ name, input }: TaskRequest) => {
  const before = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(before);
    return { cpuMs: (user + system) / 1000, residentMb: process.memoryUsage.rss() / 1e6 };
  };
  try {
    const value = runTask(name, input);
    send({ kind: 'done', value, ...spent() });
  } catch (error) {
    send({
      kind: 'failed',
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      ...spent(),
    });
  }
  // It may be killed at any time, so what was compiled is not kept for its end. By its second task it has compiled what most tasks need.
  if (++tasksDone === 2) setImmediate(flushCompileCache);
});
process.on('disconnect', () => process.exit());
// What ends the server often reaches its whole group; the pool ends its processes when the server has finished.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
send({ kind: 'ready' });
