import { describe, expect, it } from 'vitest';
import { differencesNamed } from '#engine/evidence/owners-lists.ts';
import { answers } from '#engine/testing/evidence-builder.ts';

describe('what the owner says sets the company apart', () => {
  it.each([
    ['Hodnotenie 9,7 na Booking.com', ['Hodnotenie 9,7 na Booking.com']],
    [
      'Rodilá mluvčí polštiny, češtiny a slovenštiny\nSoudní razítko',
      ['Rodilá mluvčí polštiny, češtiny a slovenštiny', 'Soudní razítko'],
    ],
    ['Own mill, slow dough', ['Own mill', 'slow dough']],
    ['Own mill. Slow dough.', ['Own mill', 'Slow dough']],
    ['Own mill, old stones\nWe mill here. We bake here.', ['Own mill, old stones', 'We mill here', 'We bake here']],
    ['We mill here.\nOwn stones, own dough', ['We mill here', 'Own stones, own dough']],
  ])('%s', (uniqueSellingProps, differences) => {
    expect(differencesNamed(answers({ uniqueSellingProps }))).toEqual(differences);
  });
});
