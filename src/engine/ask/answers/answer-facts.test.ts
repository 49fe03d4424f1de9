import { describe, expect, it } from 'vitest';
import { statedFacts, type KnownFacts } from './answer-facts.ts';

const known: KnownFacts = {
  year: 2009,
  places: ['Leeds'],
  offers: ['rye bread'],
  phones: ['+44 113 496 0000'],
  emails: ['hello@brotwerk.example'],
  domain: 'brotwerk.example',
};
const facts = (text: string, more: Partial<KnownFacts> = {}) =>
  statedFacts(text, { ...known, ...more }, (sentence) => sentence.includes('Brotwerk')).map(
    ({ fact, stated, isRight }) => `${fact} ${stated} ${isRight}`,
  );

describe('statedFacts', () => {
  it.each([
    ['the right year', 'Brotwerk was founded in 2009.', ['founding year 2009 true']],
    ['a year beside it', 'Brotwerk was established in 2010.', ['founding year 2010 true']],
    ['a wrong year', 'Brotwerk was founded in 1998.', ['founding year 1998 false']],
    ['a wrong year, going on', 'Brotwerk bakes. It was founded in 1998.', ['founding year 1998 false']],
    ['a year of something else', 'Brotwerk opened a second shop in 2021 and has baked vegan since 2019.', []],
    ['the year of another company', 'Mill Bakery was founded in 1998.', []],
    ['German', 'Brotwerk wurde 1998 gegründet.', ['founding year 1998 false']],
    ['Japanese', 'Brotwerkは2009年に創業しました。', ['founding year 2009 true']],
    ['place and offer', 'Brotwerk in Leeds sells rye bread.', ['place Leeds true', 'offer rye bread true']],
    ['the own number in another writing', 'Call Brotwerk on 0113 496 0000.', ['telephone 0113 496 0000 true']],
    ['another number', 'Phone: 0113 496 9999', ['telephone 0113 496 9999 false']],
    ['an address of the own domain', 'Write to shop@brotwerk.example.', ['e-mail shop@brotwerk.example true']],
    ['an address of somebody else', 'Brotwerk: brotwerk@mail.example', ['e-mail brotwerk@mail.example false']],
  ])('%s', (_case, text, expected) => {
    expect(facts(text)).toEqual(expected);
  });

  it('calls nothing wrong that neither quiz nor site tells', () => {
    const nothing = { year: null, places: [], offers: [], phones: [], emails: [] };
    expect(facts('Brotwerk, founded in 1998, 0113 496 9999, brotwerk@mail.example', nothing)).toEqual([]);
  });
});
