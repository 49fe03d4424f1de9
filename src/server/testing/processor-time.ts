// What work costs in processor time, which is the same however busy a machine is. For tests only; of children Linux alone tells it.
import { readdirSync, readFileSync } from 'node:fs';

const rows = JSON.stringify(
  Array.from({ length: 2000 }, (_, n) => ({ id: n, name: `row ${n}`, part: n / 7, of: ['a'] })),
);

/** Work that costs ten milliseconds where nothing else runs: what a busy or slow machine makes of it, it makes of other work as well. */
export function tenMs(): void {
  for (let n = 0; n < 10; n += 1) JSON.parse(rows);
}

/** Processor time of this process for some work, in milliseconds. */
export async function costOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What a process and all that it started have used so far, also those that have ended, in milliseconds. */
export function spentByTree(pid: number | string = process.pid): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const own = fields.slice(11, 15).reduce((sum, ticks) => sum + 10 * Number(ticks), 0);
    const threads = readdirSync(`/proc/${pid}/task`);
    const children = threads.flatMap(
      (id) => readFileSync(`/proc/${pid}/task/${id}/children`, 'utf8').match(/\d+/g) ?? [],
    );
    return children.reduce((sum, child) => sum + spentByTree(child), own);
  } catch {
    return 0; // it has just ended, and its parent counts it from now on
  }
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
