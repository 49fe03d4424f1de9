import { expect, it } from 'vitest';
import { answers, page, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';
import { buyersCountry } from './buyers-country.ts';

const markup = (address: object | string) =>
  pageFromHtml(
    `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Lichtwerk',
      address,
    })}</script><h1>Lichtwerk</h1>`,
  );
const dialled = (...phones: string[]) => page({ contact: { phones, emails: [], addresses: [] } });

it.each([
  ['the quiz names it', { locations: 'Bonn, Germany', website: 'https://lichtwerk.com' }, [], 'DE'],
  ['the quiz names a state', { locations: 'Austin, Texas', website: 'https://lichtwerk.com' }, [], 'US'],
  ['the address ends in it', { locations: 'Bonn', website: 'https://lichtwerk.de' }, [dialled('+43 1 5135555')], 'DE'],
  [
    'the markup gives its code',
    { locations: 'Bonn', website: 'https://lichtwerk.com' },
    [markup({ '@type': 'PostalAddress', addressLocality: 'Bonn', addressCountry: 'DE' })],
    'DE',
  ],
  [
    'the markup gives its name',
    { locations: 'Bonn', website: 'https://lichtwerk.com' },
    [markup({ '@type': 'PostalAddress', addressCountry: { '@type': 'Country', name: 'Deutschland' } })],
    'DE',
  ],
  [
    'most phones begin with it',
    { locations: 'Bonn', website: 'https://lichtwerk.com' },
    [dialled('+49 228 733333', '+49 228 734444', '+43 1 5135555')],
    'DE',
  ],
  ['Canada has the prefix of the United States', { website: 'https://a.io' }, [dialled('+1 416 555 0198')], 'CA'],
  ['phones are of two', { website: 'https://a.io' }, [dialled('+49 228 733333', '+43 1 5135555')], null],
  ['phones have no prefix', { website: 'https://a.io' }, [dialled('0228 733333')], null],
  ['nothing tells', { locations: 'Bonn', website: 'https://lichtwerk.com' }, [dialled()], null],
])('the country when %s', (_when, given, pages, country) => {
  expect(buyersCountry(answers(given), pages.length === 0 ? null : site(pages))).toBe(country);
});
