import type { Answers } from '#engine/contract.ts';
import { listItems } from '#engine/base/text/phrases.ts';
import { countryOf } from '#engine/evidence/site/places.ts';
import { registrableDomain } from '#engine/base/addresses/registrable-domain.ts';

/** Two letters (ISO 3166-1): the country that the quiz names, else the one that the address belongs to; null when neither tells. */
export function buyersCountry({ locations, website }: Answers): string | null {
  for (const place of listItems(locations)) {
    const country = countryOf(place);
    if (country !== null) return country;
  }
  const ending = registrableDomain(website)?.split('.').at(-1) ?? '';
  if (ending === 'uk') return 'GB';
  if (!/^[a-z]{2}$/.test(ending) || soldEverywhere.has(ending)) return null;
  const code = ending.toUpperCase();
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) === undefined ? null : code;
}

/** Countries' endings that registrars sell to everybody. */
const soldEverywhere = new Set(['ai', 'cc', 'co', 'eu', 'fm', 'gg', 'io', 'ly', 'me', 'sh', 'so', 'to', 'tv', 'ws']);
