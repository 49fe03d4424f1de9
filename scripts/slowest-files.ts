import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const shown = 10;
/** Seconds that a file may take on a free machine; what takes longer is called `*.slow.test.ts` and says why in its first line. */
const budget = 2;

/** Prints the ten files that took the longest, hooks included, and the tests that passed at their second try only: at the end of every run of the whole suite. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const unsteady = modules.flatMap((module) =>
      [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky),
    );
    for (const test of unsteady)
      process.stdout.write(`\nPassed at the second try only: ${test.module.relativeModuleId} > ${test.fullName}\n`);
    const slowest = modules
      .map((module) => ({
        file: relative(process.cwd(), module.moduleId),
        seconds: module.diagnostic().duration / 1000,
      }))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, shown);
    const rows = slowest.map(
      ({ file, seconds }) =>
        `  ${seconds.toFixed(1).padStart(6)} s  ${file}${seconds > budget && !file.includes('.slow.') ? '  (over 2 s, and not marked as slow)' : ''}\n`,
    );
    process.stdout.write(`\nThe slowest files\n${rows.join('')}`);
  }
}
