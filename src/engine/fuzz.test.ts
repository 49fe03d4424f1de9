import { expect, it } from 'vitest';
import { fuzzCases } from './testing/fuzz-cases.ts';

it.each(fuzzCases)('any input keeps what is promised: $parser', ({ run, share }) => {
  expect(() => run(2_000 * share)).not.toThrow();
});
