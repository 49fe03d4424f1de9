import { configDefaults, defineConfig } from 'vitest/config';
import { ensureDerived } from './scripts/ensure-derived.mjs';
import { keepFilesInMemory } from './src/base/testing/files-in-memory.ts';

// An editor starts tests by itself.
await ensureDerived(process.execPath);
keepFilesInMemory();

export default defineConfig({
  test: {
    include: ['{src,web,db,fakes,bench,truth,scripts,packages}/**/*.test.{ts,tsx}', '*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env['FAULTS'] ? [] : ['**/*.fault.test.ts'])],
    globalSetup: ['src/base/testing/postgres.setup.ts', 'web/testing/site.setup.ts'],
    setupFiles: ['src/base/testing/strict-console.ts', 'src/base/testing/cheap-passwords.ts'],
    execArgv: ['--import', './src/base/cheaper-modules.ts'],
    // More than two cores: many tests wait for a process, a database or a browser. Each loads the product once, so more than these cost what they gain.
    maxWorkers: 3,
    isolate: false, // loading the engine again for each file would cost eight times what its tests do; imports were a tenth of the product's time
    // Wide limits: only what hangs meets them, however busy the machine. On an unknown machine a failed test gets a second try, and is named at the end of the run.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 30_000 } },
    retry: process.env['CI'] ? 1 : 0,
  },
});
