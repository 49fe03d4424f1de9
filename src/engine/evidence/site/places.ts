// A place that an owner names, and the other names by which a site may say the same.
import { hasPhrase, listItems } from '#engine/base/text/phrases.ts';
import { organizationNodes } from '#engine/evidence/site/organization-nodes.ts';
import { pageText, pageWithPhrase } from '#engine/evidence/site/site-text.ts';
import type { SiteEvidence } from '#engine/evidence/evidence.ts';

/**
 * The places that an owner lists. "12 Mill Street, Leeds, LS1 4AP" is one address, not three places; and where no name begins with a capital in a
 * script that has them ("delivery in all of Poland"), none is named.
 */
export function placesNamed(locations: string): string[] {
  const items = listItems(locations).filter(isPlace);
  if (items.some((item) => /\p{N}/u.test(item))) return [];
  return items.filter((item) => !/^\p{Ll}/u.test(item));
}

/** "Online" and "worldwide" are no places that a page would have to name. */
function isPlace(text: string): boolean {
  return !/^(?:online|worldwide|world-?wide|global(?:ly)?|international(?:ly)?|remote(?:ly)?|nationwide|everywhere|anywhere|weltweit|bundesweit)$/i.test(
    text.trim(),
  );
}

/** Whether the pages or the description of the company in their markup name the place, by its own name, as a country's code or as a state's. What stands in brackets only says where that is. */
export function isPlaceSeen(site: SiteEvidence, named: string): boolean {
  const place = named.replace(/\([^()]*\)/g, '').trim() || named;
  const markup = organizationNodes(site)
    .map(({ node }) => JSON.stringify(node.properties))
    .join('\n');
  // "Mill Town and Brook", "Bergen i omegn": each name for itself.
  const names = place.match(/\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)*/gu) ?? [];
  return (
    pageWithPhrase(site, place) !== undefined ||
    hasPhrase(markup, place) ||
    (names.length > 0 && names.join('') !== place && names.every((name) => pageWithPhrase(site, name) !== undefined)) ||
    isCountrySeen(site, markup, place) ||
    isStateSeen(site, markup, place)
  );
}

function isCountrySeen(site: SiteEvidence, markup: string, place: string): boolean {
  const country = countryOf(place);
  if (country === null) return false;
  const languages = new Set(['en', ...site.pages.map(({ lang }) => (lang ?? '').slice(0, 2).toLowerCase())]);
  const names = [
    ...(otherNames[country] ?? []),
    ...[...languages].flatMap((language) => nameIn(language, country) ?? []),
  ];
  return (
    markup.includes(`"addressCountry":"${country}"`) || names.some((name) => pageWithPhrase(site, name) !== undefined)
  );
}

function isStateSeen(site: SiteEvidence, markup: string, place: string): boolean {
  const state = states.get(place.trim().toLowerCase());
  if (state === undefined) return false;
  const inAddress = new RegExp(String.raw`\b${state}\s+\d{5}\b`);
  return (
    markup.includes(`"addressRegion":"${state}"`) ||
    site.pages.some(
      (page) => inAddress.test(pageText(page)) || page.contact.addresses.some((address) => inAddress.test(address)),
    )
  );
}

const otherNames: Record<string, string[]> = {
  GB: ['UK', 'Britain', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  US: ['USA', 'United States', 'America'],
};

/** The later win where one word means two: English is last. */
const ownersLanguages = ['pt', 'nl', 'it', 'es', 'fr', 'de', 'en'];

let countries: Map<string, string> | null = null;

/** "GB" for "United Kingdom", "UK" or "Britain", "DE" for "Germany", "Deutschland" or "Allemagne". */
export function countryOf(place: string): string | null {
  countries ??= new Map([
    ...twoLetterCodes().flatMap((code) =>
      ownersLanguages.flatMap((language) => {
        const name = nameIn(language, code);
        return name === null ? [] : [[name.toLowerCase(), code] as const];
      }),
    ),
    ...Object.entries(otherNames).flatMap(([code, names]) => names.map((name) => [name.toLowerCase(), code] as const)),
  ]);
  return (
    countries.get(
      place
        .trim()
        .toLowerCase()
        .replace(/^the\s/, ''),
    ) ?? null
  );
}

/** Without those that stand for another: "UK" is "GB", and countries that are no more. */
function twoLetterCodes(): string[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => new Intl.Locale(`und-${code}`).region === code);
}

function nameIn(language: string, code: string): string | null {
  if (!/^[a-z]{2}$/.test(language)) return null;
  const names = displayNames.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  displayNames.set(language, names);
  return names.of(code) ?? null;
}

const displayNames = new Map<string, Intl.DisplayNames>();

/** A state of the United States by its name. */
export function isStateName(place: string): boolean {
  return states.has(place.trim().toLowerCase());
}

const states = new Map(
  `Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,Delaware DE,Florida FL,Georgia GA,Hawaii HI,Idaho ID,Illinois IL,Indiana IN,Iowa IA,Kansas KS,Kentucky KY,Louisiana LA,Maine ME,Maryland MD,Massachusetts MA,Michigan MI,Minnesota MN,Mississippi MS,Missouri MO,Montana MT,Nebraska NE,Nevada NV,New Hampshire NH,New Jersey NJ,New Mexico NM,New York NY,North Carolina NC,North Dakota ND,Ohio OH,Oklahoma OK,Oregon OR,Pennsylvania PA,Rhode Island RI,South Carolina SC,South Dakota SD,Tennessee TN,Texas TX,Utah UT,Vermont VT,Virginia VA,Washington WA,West Virginia WV,Wisconsin WI,Wyoming WY`
    .split(',')
    .map((state) => [state.slice(0, -3).toLowerCase(), state.slice(-2)] as const),
);
