import { describe, expect, it } from 'vitest';
import { readOffer } from './read-offer.ts';

describe('what an owner sets', () => {
  it.each([
    [{}, { offer: 'sample', spots: 'sample' }],
    [
      { OFFER: 'off', SPOTS: 'off' },
      { offer: 'off', spots: 'off' },
    ],
    [{ OFFER: 'until:2026-12-01T00:00:00Z' }, { offer: { endsAt: '2026-12-01T00:00:00Z' }, spots: 'sample' }],
    [
      { OFFER: 'off', SPOTS: '20:since:2026-11-01T00:00:00Z' },
      { offer: 'off', spots: { count: 20, since: '2026-11-01T00:00:00Z' } },
    ],
  ])('%j is %j', (env, choice) => expect(readOffer(env)).toEqual(choice));

  it.each([
    [{ OFFER: 'soon' }, /OFFER is "soon"/],
    [{ OFFER: 'until:tomorrow' }, /OFFER is "until:tomorrow"/],
    [{ OFFER: 'until:2026-12-01' }, /an end in UTC/],
    [{ OFFER: 'off', SPOTS: '0' }, /SPOTS is "0"/],
    [{ OFFER: 'off', SPOTS: '20:since:May' }, /SPOTS is/],
    [{ SPOTS: '20' }, /the sample countdown says that the price stays/],
  ])('%j is refused', (env, why) => expect(() => readOffer(env)).toThrow(why));
});
