import { configDefaults, defineConfig } from 'vitest/config';
import { keepFilesInMemory } from './src/base/testing/files-in-memory.ts';

keepFilesInMemory();

// Wide limits: only what hangs meets them, however busy the machine. On an unknown machine a failed test gets a second try, and is named at the end of the run.
const shared = {
  isolate: false, // loading the engine again for each file would cost eight times what its tests do; imports were a tenth of the product's time
  retry: process.env['CI'] ? 1 : 0,
  setupFiles: ['src/base/testing/strict-console.ts'],
  testTimeout: 900_000,
  hookTimeout: 900_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    // Twice two cores: many tests wait for a process, a database or a browser.
    maxWorkers: 4,
    projects: [
      {
        test: { ...shared, name: 'engine', include: ['src/engine/**/*.test.ts', 'packages/**/*.test.ts', 'fakes/answers/**/*.test.ts'] },
      },
      {
        test: {
          ...shared,
          name: 'product',
          execArgv: ['--import', './src/base/cheaper-modules.ts'],
          include: [
            'src/**/*.test.{ts,tsx}',
            'web/**/*.test.{ts,tsx}',
            'db/**/*.test.ts',
            'fakes/**/*.test.ts',
            'bench/**/*.test.ts',
            'truth/**/*.test.ts',
            'scripts/**/*.test.ts',
            '*.test.ts',
          ],
          exclude: [...configDefaults.exclude, 'src/engine/**', 'fakes/answers/**', ...(process.env['FAULTS'] ? [] : ['**/*.fault.test.ts'])],
          globalSetup: ['src/base/testing/postgres.setup.ts', 'web/testing/site.setup.ts'],
        },
      },
    ],
  },
});
