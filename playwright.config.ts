import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/find-browser.ts';
import { keepFilesInMemory } from './src/base/testing/files-in-memory.ts';

keepFilesInMemory();

// The browser's tests start their own servers on their own data folders: see e2e/journey.spec.ts.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  reporter: 'list',
  timeout: 600_000,
  expect: { timeout: 30_000 },
  workers: 2,
  retries: process.env['CI'] ? 1 : 0, // told as “flaky”
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    launchOptions: await findBrowser(),
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
