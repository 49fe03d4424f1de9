import { vi } from 'vitest';

/** For a test in which a warning is right: it lands in the mock given back. Undone by `vi.unstubAllGlobals()`. */
export function expectWarnings() {
  const warn = vi.fn<typeof console.warn>();
  vi.stubGlobal('console', { ...console, warn });
  return warn;
}
