// Nothing that a stranger writes may cost more than its length. `npm run fuzz -- growth` has all families, up to 3 MB.
import { expect, it } from 'vitest';
import { isLong, itLong } from '#base/testing/long.ts';
import { pieceFamilies, pieces, structureFamilies } from './growth-families.ts';
import { fileGrowthFaults } from './file-growth.ts';
import { growthFaults } from './growth-faults.ts';
import { regexFaults } from './regex-faults.ts';

it('texts made to be slow cost the readers, the checks and the fix pack no more than their length', () => {
  const every = isLong ? 1 : 10;
  const some = [
    ...structureFamilies.filter((_, index) => index % (2 * every) === 0),
    ...pieceFamilies.filter((_, index) => index % (61 * every) === 0),
  ];
  expect(some.length).toBeGreaterThan(80 / every);
  expect(growthFaults(some, 8_000)).toEqual([]);
});

itLong('robots.txt and bot walls, which the server’s own processes read, cost no more than their length', () => {
  const some = pieces.filter((_, index) => index % 30 === 0);
  expect(some.length).toBeGreaterThan(3);
  expect(fileGrowthFaults(100_000, some)).toEqual([]);
});

it('no regular expression of the engine costs more than the length of its text', () => {
  expect(regexFaults()).toEqual([]);
});
