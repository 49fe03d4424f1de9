/** Processor time of `work` in ms: the least of `times` runs, for whatever else runs only adds to it. */
function workOf(work: () => unknown, times = 1): number {
  let least = Infinity;
  for (let run = 0; run < times; run += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** What twice the text may cost, beside once. */
const mostGrowth = 2.6;

/**
 * What doubling the text multiplied the work by, where that is too much; null where it is not, or the work costs too little to tell (`tellingMs`). What is bounded may still grow
 * with the square below its bound, so only what also grows too much on a text four times as long is believed.
 */
export function excessiveGrowth(work: (size: number) => () => unknown, size: number, tellingMs = 30): number | null {
  const first = growthOf(work, size, tellingMs);
  const growth = first === null || first <= mostGrowth ? null : growthOf(work, 4 * size, tellingMs);
  return growth === null || growth <= mostGrowth ? null : growth;
}

/** What seems to grow too much is measured again, and again, before it is believed. */
function growthOf(work: (size: number) => () => unknown, size: number, tellingMs: number): number | null {
  const whole = work(size);
  if (workOf(whole) < tellingMs) return null;
  const half = work(size / 2);
  let growth = Infinity;
  for (let times = 1; times <= 8 && growth > mostGrowth; times *= 2)
    growth = Math.min(growth, workOf(whole, times) / Math.max(0.1, workOf(half, times * 2)));
  return growth;
}
