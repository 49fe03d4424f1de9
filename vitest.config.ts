import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'web/**/*.test.{ts,tsx}',
      'db/**/*.test.ts',
      'fakes/**/*.test.ts',
      'bench/**/*.test.ts',
      'scripts/**/*.test.ts',
      '*.test.ts',
    ],
    globalSetup: ['src/base/testing/postgres.setup.ts'],
    setupFiles: ['src/base/testing/strict-console.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
