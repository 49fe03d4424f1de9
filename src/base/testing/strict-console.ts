import { afterEach, beforeEach, expect, vi } from 'vitest';

// A warning nobody reads is a bug nobody sees: a test that expects one says so by mocking the console itself.
let spies: { mock: { calls: unknown[][] }; mockRestore(): void }[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(calls, 'unexpected console.error or console.warn').toEqual([]);
});
