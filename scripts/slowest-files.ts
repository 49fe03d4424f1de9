import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const shown = 10;
/** Seconds that a file may take on a free machine; what takes longer is called `*.slow.test.ts` and says why in its first line. */
const budget = 2;

/** Prints the ten files that took the longest, hooks included: at the end of every run of the whole suite. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const slowest = modules
      .map((module) => ({ file: relative(process.cwd(), module.moduleId), seconds: module.diagnostic().duration / 1000 }))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, shown);
    const rows = slowest.map(
      ({ file, seconds }) =>
        `  ${seconds.toFixed(1).padStart(6)} s  ${file}${seconds > budget && !file.includes('.slow.') ? '  (over 2 s, and not marked as slow)' : ''}\n`,
    );
    process.stdout.write(`\nThe slowest files\n${rows.join('')}`);
  }
}
