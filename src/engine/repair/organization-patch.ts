import { blankAnswers } from '#engine/contract.ts';
import { postalPart } from '#engine/base/text/contact-words.ts';
import { companyNames } from '#engine/evidence/site/company-names.ts';
import { homePage } from '#engine/evidence/site/key-pages.ts';
import { isOrganization, propertyTexts } from '#engine/evidence/site/organization-nodes.ts';
import { isProfileOf, linkedProfiles, type Network } from '#engine/evidence/site/social-profiles.ts';
import type { Evidence, PageFacts, SchemaNode, SiteEvidence } from '#engine/evidence/evidence.ts';
import { ownAddresses } from '#engine/evidence/site/own-addresses.ts';
import { jsonLdScript, patchPage } from './patch-page.ts';
import { whatChangesInItem } from './what-changes.ts';
import type { PatchOrReason } from './patch.ts';

const path = 'structured-data/organization.html';

/** The business as one JSON-LD item for the home page. What the page's own item says stays; only what site or quiz confirm is added. */
export function organizationPatch(evidence: Evidence): PatchOrReason[] {
  if (!evidence.site.ok) return [];
  const site = evidence.site.value;
  const home = homePage(site);
  const answers = evidence.answers.ok ? evidence.answers.value : blankAnswers;
  const name = answers.companyName.trim() || companyNames(site, answers)[0];
  if (!home) return [];
  if (name === undefined) return [{ path, reason: 'Neither the quiz nor the site says what the business is called.' }];

  const own = home.schema.find((node) => node.syntax === 'json-ld' && node.top && isOrganization(node));
  const address = onlyOne(ownAddresses(site.pages).map((line) => postalPart(withoutContact(line), 40)));
  const year = answers.yearEstablished === null ? null : String(answers.yearEstablished);
  const built = {
    name,
    url: ownCanonical(home),
    logo: logoOf(home),
    description: descriptionOf(home, site),
    address,
    telephone: onlyOne(
      site.pages.flatMap((page) => page.contact.phones),
      (phone) => phone.replaceAll(/\D/g, '').slice(-7),
    ),
    email: onlyOne(site.pages.flatMap((page) => page.contact.emails)),
    foundingDate:
      year !== null && site.reading?.statements.some(({ kind, quote }) => kind === 'founding' && quote.includes(year))
        ? year
        : undefined,
    sameAs: profilesOf(site, Object.values(answers.socialMedia), own),
  };
  const known = Object.fromEntries(
    Object.entries(built).filter(([, value]) => value !== undefined && value.length > 0),
  );
  const kept = Object.fromEntries(
    Object.entries(own?.properties ?? {}).filter(([key, value]) => key !== 'sameAs' && value !== '' && value !== null),
  );
  // Which trade it is no word decides: a business with a street address, or an organization.
  const type = own?.types ?? (address === undefined ? 'Organization' : 'LocalBusiness');
  const item = { '@type': type, '@id': own?.id ?? `${built.url}#organization`, ...known, ...kept };
  const html = jsonLdScript(item);
  const stood = own ? { '@type': own.types, ...(own.id === null ? {} : { '@id': own.id }), ...own.properties } : null;
  return [
    {
      path,
      title: 'The business in structured data',
      place: own
        ? `In the source of ${home.url}, put this in the place of the ${own.types.join(', ')} item of the script on line ${own.line}.`
        : `Put this script into the head of ${home.url}.`,
      urls: [home.url],
      text: html,
      diff: null,
      changes: [whatChangesInItem(home.url, stood, item)],
      optional: false,
      aims: ['AO-08', 'TS-17'],
      apply: (before) => patchPage(before, home.url, html, (node) => own !== undefined && sameNode(node, own)),
    },
  ];
}

function sameNode(node: SchemaNode, other: SchemaNode): boolean {
  return node.line === other.line && node.top && node.types.join() === other.types.join() && node.id === other.id;
}

function ownCanonical(page: PageFacts): string {
  const canonical = page.canonicals[0]?.url;
  return canonical && URL.parse(canonical)?.host === URL.parse(page.url)?.host ? canonical : page.url;
}

function logoOf(home: PageFacts): string | undefined {
  const logo = home.images.find(({ src, alt }) => /\blogo\b/i.test(`${src.replaceAll(/[_-]/g, ' ')} ${alt ?? ''}`));
  return logo ? URL.parse(logo.src, home.url)?.href : undefined;
}

/** In the site's own words: its summary, else the sentence that was read as saying what it is. */
function descriptionOf(home: PageFacts, site: SiteEvidence): string | undefined {
  const summary = home.metaDescriptions[0]?.text.trim();
  if (summary) return summary;
  return site.reading?.statements.find(({ kind }) => kind === 'definition')?.sentence;
}

/** A value that every page agrees on; none where the site names several, for then we do not know which is meant. */
function onlyOne(
  values: string[],
  key: (value: string) => string = (value) => value.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''),
): string | undefined {
  const distinct = new Map(values.map((value) => [key(value), value]));
  return distinct.size === 1 ? [...distinct.values()][0] : undefined;
}

/** An address line without the phone number and the name of the site that are often beside it. */
function withoutContact(line: string): string {
  return line
    .replaceAll(/(?<![\w.+-])[\w.+-]+@[\w.-]+/g, '')
    .replaceAll(/(?:\+|\b00)\d[\d\s()/-]{6,}|(?:tel|phone|fax)\b[.:\s]*[\d\s()/+-]*/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,|·]+|(?<![\s,|·])[\s,|·]+$/g, '');
}

const networks: Network[] = ['linkedin', 'twitter', 'facebook', 'instagram', 'youtube', 'wikipedia', 'wikidata'];

function profilesOf(site: SiteEvidence, said: string[], own: SchemaNode | undefined): string[] {
  const linked = networks.flatMap((network) => {
    const urls = [...new Set(linkedProfiles(site, network).map(({ url }) => url))];
    return urls.length === 1 ? urls : [];
  });
  const answered = said.map((url) => url.trim()).filter((url) => networks.some((network) => isProfileOf(network, url)));
  const all = [
    ...propertyTexts(own?.properties['sameAs']),
    ...linked,
    ...answered.map((url) => (/^https?:/i.test(url) ? url : `https://${url}`)),
  ];
  return [...new Map(all.map((url) => [url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '').toLowerCase(), url])).values()];
}
