import { expect, it } from 'vitest';
import { fuzzCases } from './fuzz-cases.ts';

// A fixed seed: the suite meets the same inputs every time, `npm run fuzz` looks for new ones.
it.each(fuzzCases)('any input keeps what is promised: $parser', ({ run, share }) => {
  expect(() => run(200 * share, 1)).not.toThrow();
});
