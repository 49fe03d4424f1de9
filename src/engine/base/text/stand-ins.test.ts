import { describe, expect, it } from 'vitest';
import {
  bracketedField,
  bracketsWithin,
  isStandInPicture,
  standInAddress,
  standInNumber,
  writtenField,
} from '#engine/base/text/stand-ins.ts';

describe('a field that nothing filled', () => {
  it.each([
    ['Welcome to {{company_name}}', '{{company_name}}'],
    ['Plumber in %CITY% and around', '%CITY%'],
    ['Call __PHONE_NUMBER__ now', '__PHONE_NUMBER__'],
    ['Dear {first.name}, hello', '{first.name}'],
    ['[contact-form id="12" title="Ask us"]', '[contact-form id="12" title="Ask us"]'],
    ['A discount of 20% and 30%', null],
    ['snake__case__name', null],
    ['[Neu] Unsere Öffnungszeiten', null],
  ])('in signs of templates: %s', (line, field) => {
    expect(writtenField(line)).toBe(field);
  });

  it.each([
    ['Registergericht: [Amtsgericht]', false, '[Amtsgericht]'],
    ['SIREN : <à compléter>', false, '<à compléter>'],
    [
      '[Name der verantwortlichen Person, Anschrift wie oben]',
      true,
      '[Name der verantwortlichen Person, Anschrift wie oben]',
    ],
    ['[Zum Vergrößern bitte anklicken]', false, null],
    ['[Foto: Ada Weber, Studio Licht]', true, null],
    ['She said: “Court: [Amtsgericht]”', false, null],
    ['Power: [W]', false, null],
    ['Write <b>bold</b>', false, null],
    ['1 < 2 and 3 > 2', false, null],
  ])('in brackets for sure: %s', (line, begins, field) => {
    expect(bracketedField(line, begins)).toBe(field);
  });

  it.each([
    ['avec d’autres clients à [Ville].', '[Ville]'],
    ['with NIF [COMPLETAR], Mill Street', '[COMPLETAR]'],
    ['[Wegen Krankheit heute leider geschlossen]', '[Wegen Krankheit heute leider geschlossen]'],
    ['info [at] firm.com', null],
    ['Admission [Open 2026]', null],
    ['See [Terms](/terms) of use', null],
    ['_ga_[ID]', null],
  ])('in brackets, perhaps: %s', (line, field) => {
    expect(bracketsWithin(line)).toBe(field);
  });
});

it.each([
  ['+45 12 34 56 78', '+45 12 34 56 78'],
  ['+49 (0) XXX XXXXXXX', '+49 (0) XXX XXXXXXX'],
  ['Tel. 06 xx xx xx xx', '06 xx xx xx xx'],
  ['USt-ID DE123456789', 'DE123456789'],
  ['Order AB40712345', null],
  ['pages 1 2 3 4 5 6 7 8 9 10', null],
  ['192.168.xxx.xxx', null],
  ['sizes XL XXL XXXL', null],
  ['3 x 4 x 5 m', null],
  ['“XXXXX” is an album', null],
])('a number that nobody has: %s', (text, number) => {
  expect(standInNumber(text)).toBe(number);
});

it.each([
  ['tel:+0123456789', 'a number that nobody has'],
  ['tel:xxx-xxx-xxxx', 'a number that nobody has'],
  ['tel:+1-555-123-4567', 'a number that nobody has'],
  ['https://wa.me/5511999999999', 'a number that nobody has'],
  ['https://wa.me/yourNumber', 'a number that nobody has'],
  ['https://wa.me/message/ABCDEFGH', null],
  ['tel:YOUR-NUMBER', 'a number that nobody has'],
  ['mailto:info@example.com', 'an address reserved for examples'],
  ['mailto:info@lorem.mail', 'an address whose ending does not exist'],
  ['https://g.page/r/votre-code-google/review', 'words in the place of a code'],
  ['https://search.google.com/local/writereview?placeid=YOUR_PLACE_ID', 'a field that nothing filled'],
  ['https://instagram.com/[handle]', 'a field that nothing filled'],
  ['mailto:', 'nobody without scripts, for no address follows'],
  ['mailto:?subject=For%20you', null], // shares the page
  ['{{ link }}', 'a field that nothing filled'],
  ['tel:+4540123457', null],
  ['mailto:hello@mill-lane.co.uk', null],
  ['mailto:info@firma.services', null],
  ['https://g.page/r/CZ3rUWIw1BHIEAE/review', null],
  ['https://g.page/r/studiomisha/review', null],
  ['https://www.instagram.com/MILL_LANE', null],
  ['/list?filter[size]=big', null],
  ['https://[2001:db8::1]/', null],
])('an address of nobody: %s', (address, why) => {
  expect(standInAddress(address)).toBe(why);
});

it.each([
  ['https://via.placeholder.com/600x400', true],
  ['https://placehold.co/600x400/eee/31343c.png?text=Photo', true],
  ['https://picsum.photos/id/237/200/300', true],
  ['https://i.pravatar.cc/150?img=3', true],
  ['https://cdn-icons-png.flaticon.com/512/733/733547.png', false],
  ['https://www.firm.com/2024/05/roof.jpg', false],
  ['https://images.host/800x600?url=https://firm.com/roof.jpg', false],
  ['images/600x400.png', false],
])('a picture that only holds a place: %s', (src, isStandIn) => {
  expect(isStandInPicture(src)).toBe(isStandIn);
});
