import { describe, expect, it } from 'vitest';
import { listItems } from '#engine/base/text/phrases.ts';

describe('a list that a person typed', () => {
  it.each([
    ['Leeds, York; Hull', ['Leeds', 'York', 'Hull']],
    ['- Leeds\n2. York', ['Leeds', 'York']],
    [
      'Southampton (SO14, SO15) and the New Forest, Winchester',
      ['Southampton (SO14, SO15) and the New Forest', 'Winchester'],
    ],
    ['Rücken-, Nacken- und Kopfschmerzen', ['Rücken-, Nacken- und Kopfschmerzen']],
    ['a (b, c', ['a (b', 'c']],
    [' , ', []],
  ])('%s', (text, items) => {
    expect(listItems(text)).toEqual(items);
  });
});
