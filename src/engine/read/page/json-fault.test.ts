import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFaultAt } from '#engine/read/page/json-fault.ts';

describe('the place at which a text stops being JSON', () => {
  it.each([
    ['{"a":1,}', 7],
    ["{'a':1}", 1],
    ['{"a" 1}', 5],
    ['{"a":oops}', 5],
    ['[1 2]', 3],
    ['[1]]', 3],
    ['{"a":"b\nc"}', 7],
    ['{"a":"\\x"}', 6],
    ['{"a":01}', 5],
    ['{"a":1', 6],
    ['<!-- {} -->', 0],
  ])('%s', (source, at) => {
    expect(jsonFaultAt(source)).toBe(at);
  });

  it('is the end for all that is JSON', () => {
    fc.assert(
      fc.property(fc.json(), (source) => {
        expect(jsonFaultAt(source)).toBe(source.length);
      }),
    );
  });

  it('lies inside every text that cannot be continued to JSON', () => {
    const valid = fc.json({ maxDepth: 2 });
    fc.assert(
      fc.property(valid, (source) => {
        expect(jsonFaultAt(`${source}}`)).toBe(source.length);
      }),
    );
  });
});
