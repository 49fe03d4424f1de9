import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'web/**/*.test.{ts,tsx}', 'fakes/**/*.test.ts', 'scripts/**/*.test.ts', '*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
