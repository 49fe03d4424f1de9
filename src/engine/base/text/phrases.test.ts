import { describe, expect, it } from 'vitest';
import { entriesOf, listItems } from '#engine/base/text/phrases.ts';

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
    ['Hodnotenie 9,7 na Booking.com', ['Hodnotenie 9,7 na Booking.com']],
    ['LS1,LS2', ['LS1', 'LS2']],
    [' , ', []],
  ])('%s', (text, items) => {
    expect(listItems(text)).toEqual(items);
  });
});

describe('entries that a person gave', () => {
  it.each([
    ['Poles, Czechs and Slovaks\n- Smiths', ['Poles, Czechs and Slovaks', 'Smiths']],
    ['Poles, Czechs and Slovaks', ['Poles', 'Czechs and Slovaks']],
    [' \n', []],
  ])('%s', (text, entries) => {
    expect(entriesOf(text)).toEqual(entries);
  });
});
