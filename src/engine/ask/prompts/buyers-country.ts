import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Answers } from '#engine/contract.ts';
import { listItems } from '#engine/base/text/phrases.ts';
import { registrableDomain } from '#engine/base/addresses/registrable-domain.ts';
import type { SiteEvidence } from '#engine/evidence/evidence.ts';
import { organizationNodes, propertyItems, propertyTexts } from '#engine/evidence/site/organization-nodes.ts';
import { countryOf, isStateName } from '#engine/evidence/site/places.ts';

/**
 * Two letters (ISO 3166-1): the country that the quiz names, else the one that the address belongs to, that the markup gives as the company's, or that most of its phone
 * numbers begin with; null when none of them tells.
 */
export function buyersCountry({ locations, website }: Answers, site: SiteEvidence | null): string | null {
  const named = listItems(locations).map((place) => countryOf(place) ?? (isStateName(place) ? 'US' : null));
  return (
    named.find((country) => country !== null) ??
    countryOfAddress(website) ??
    (site && (mostNamed(countriesInMarkup(site)) ?? mostNamed(countriesOfPhones(site))))
  );
}

function countryOfAddress(website: string): string | null {
  const ending = registrableDomain(website)?.split('.').at(-1) ?? '';
  if (ending === 'uk') return 'GB';
  return soldEverywhere.has(ending) ? null : asCode(ending);
}

/** Countries' endings that registrars sell to everybody. */
const soldEverywhere = new Set(['ai', 'cc', 'co', 'eu', 'fm', 'gg', 'io', 'ly', 'me', 'sh', 'so', 'to', 'tv', 'ws']);

function countriesInMarkup(site: SiteEvidence): string[] {
  return organizationNodes(site).flatMap(({ node }) =>
    propertyItems(node.properties['address'])
      .flatMap((address) => propertyTexts(address['addressCountry']))
      .flatMap((country) => asCode(country) ?? countryOf(country) ?? []),
  );
}

/** Numbers with the code of their country. */
function countriesOfPhones(site: SiteEvidence): string[] {
  return site.pages.flatMap(({ contact }) =>
    contact.phones.flatMap((phone) => parsePhoneNumberFromString(phone)?.country ?? []),
  );
}

function asCode(text: string): string | null {
  if (!/^[a-z]{2}$/i.test(text)) return null;
  const code = text.toUpperCase();
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) === undefined ? null : code;
}

/** null when two are named equally often. */
function mostNamed(countries: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const country of countries) counts.set(country, (counts.get(country) ?? 0) + 1);
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first && first[1] !== second?.[1] ? first[0] : null;
}
