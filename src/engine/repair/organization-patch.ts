import { type Answers, blankAnswers } from '#engine/contract.ts';
import { isSameDomain } from '#engine/base/addresses/registrable-domain.ts';
import { isCounted } from '#engine/base/text/contact-words.ts';
import { foldedWords } from '#engine/base/text/phrases.ts';
import { postalAddress } from '#engine/base/text/postal-address.ts';
import { standInAddress } from '#engine/base/text/stand-ins.ts';
import { nameOfSite } from '#engine/evidence/site/name-of-site.ts';
import { homePage } from '#engine/evidence/site/key-pages.ts';
import { isOrganization, propertyTexts } from '#engine/evidence/site/organization-nodes.ts';
import { isProfileOf, linkedProfiles, type Network } from '#engine/evidence/site/social-profiles.ts';
import type { Evidence, PageFacts, SchemaNode, SiteEvidence } from '#engine/evidence/evidence.ts';
import { ownAddresses } from '#engine/evidence/site/own-addresses.ts';
import { whyNotToQuote } from './fit-to-quote.ts';
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
  const name = answers.companyName.trim() || nameOfSite(site, answers);
  if (!home) return [];
  if (name === null) return [{ path, reason: noName }];
  const whyNot = whyNotToQuote(home) ?? whyInHtml(home);
  if (whyNot !== null) return [{ path, reason: whyNot }];

  const own = home.schema.find((node) => node.syntax === 'json-ld' && node.top && isOrganization(node));
  const pages = site.pages.filter((page) => whyNotToQuote(page) === null);
  const known = knownOf({ site, home, pages, name, answers, own });
  const kept = Object.fromEntries(
    Object.entries(own?.properties ?? {}).filter(([key, value]) => key !== 'sameAs' && value !== '' && value !== null),
  );
  // Which trade it is no word decides: a business with a street address, or an organization.
  const type = own?.types ?? (known['address'] === undefined ? 'Organization' : 'LocalBusiness');
  const item = { '@type': type, '@id': own?.id ?? `${ownCanonical(home)}#organization`, ...known, ...kept };
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

type Known = {
  site: SiteEvidence;
  home: PageFacts;
  pages: readonly PageFacts[];
  name: string;
  answers: Answers;
  own: SchemaNode | undefined;
};

/** What site and quiz confirm of the business, by property; what they do not is left out. */
function knownOf({ site, home, pages, name, answers, own }: Known): Record<string, string | string[] | undefined> {
  // An address that stands on the contact page alone is the firm's; one of a page on privacy may be of who watches over it.
  const contact = pages.filter(({ kind }) => kind === 'contact');
  const shared = ownAddresses(pages);
  const lines = shared.length > 0 ? shared : contact.flatMap((page) => page.contact.addresses);
  const address = onlyOne(lines.flatMap((line) => postalAddress(line) ?? []));
  const year = answers.yearEstablished === null ? null : String(answers.yearEstablished);
  const built = {
    name,
    url: ownCanonical(home),
    logo: logoOf(home, pages),
    description: descriptionOf(home, site),
    address,
    telephone: mainOne(
      pages.map((page) => page.contact.phones),
      contact.map((page) => page.contact.phones),
      (phone) => phone.replaceAll(/\D/g, '').slice(-7),
      (phone) => !isCounted(phone) && standInAddress(`tel:${phone}`) === null,
    ),
    email: mainOne(
      pages.map((page) => page.contact.emails),
      contact.map((page) => page.contact.emails),
      (email) => email.toLowerCase(),
      (email) => standInAddress(`mailto:${email}`) === null && isOwnEmail(email, home.url, name),
    ),
    foundingDate:
      year !== null && site.reading?.statements.some(({ kind, quote }) => kind === 'founding' && quote.includes(year))
        ? year
        : undefined,
    sameAs: profilesOf(site, Object.values(answers.socialMedia), own),
  };
  return Object.fromEntries(Object.entries(built).filter(([, value]) => value !== undefined && value.length > 0));
}

const noName = 'The titles, the header and the markup of the site do not agree on what the business is called.';

/** Why a second item would be one too many; null where no script writes the first. */
function whyInHtml(home: PageFacts): string | null {
  return home.schemaByScript?.some((type) => isOrganization({ types: [type] }))
    ? 'A script writes this item into the home page. Send the same item in the HTML instead: most crawlers run no scripts.'
    : null;
}

function sameNode(node: SchemaNode, other: SchemaNode): boolean {
  return node.line === other.line && node.top && node.types.join() === other.types.join() && node.id === other.id;
}

function ownCanonical(page: PageFacts): string {
  const canonical = page.canonicals[0]?.url;
  return canonical && URL.parse(canonical)?.host === URL.parse(page.url)?.host ? canonical : page.url;
}

/** The one picture called a logo in the frame of the home page, which other pages show, too: a partner's badge is beside others or in the text. */
function logoOf(home: PageFacts, pages: readonly PageFacts[]): string | undefined {
  const isLogo = ({ src, alt, inMain }: PageFacts['images'][number]) =>
    !inMain && /\blogo\b/i.test(`${src.replaceAll(/[_-]/g, ' ')} ${alt ?? ''}`);
  const [src, ...more] = new Set(home.images.filter(isLogo).flatMap((one) => URL.parse(one.src, home.url)?.href ?? []));
  const isEverywhere = pages.every((page) => page.images.some((image) => URL.parse(image.src, page.url)?.href === src));
  return more.length === 0 && isEverywhere ? src : undefined;
}

/** A footer may name who built the site. An address elsewhere is the firm's own where it bears a word of its name. */
function isOwnEmail(email: string, home: string, name: string): boolean {
  const [, host = ''] = email.split('@');
  const letters = foldedWords(email).join('');
  return (
    isSameDomain(`https://${host}`, home) || foldedWords(name).some((word) => word.length > 3 && letters.includes(word))
  );
}

/** In the site's own words: its summary, else the sentence that was read as saying what it is. */
function descriptionOf(home: PageFacts, site: SiteEvidence): string | undefined {
  const summary = home.metaDescriptions[0]?.text.trim();
  if (summary) return summary;
  return site.reading?.statements.find(({ kind }) => kind === 'definition')?.sentence;
}

/** A value that every page agrees on, where it is anybody's; none where the site names several, for then we do not know which is meant. */
function onlyOne(
  values: string[],
  key: (value: string) => string = (value) => value.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''),
  isReal: (value: string) => boolean = () => true,
): string | undefined {
  const distinct = new Map(values.map((value) => [key(value), value]));
  return distinct.size === 1 ? [...distinct.values()].find(isReal) : undefined;
}

/** The only value of all pages; of several, the only one of the contact pages, if no other is on more pages. */
function mainOne(
  onPages: readonly string[][],
  onContact: readonly string[][],
  key: (value: string) => string,
  isReal: (value: string) => boolean,
): string | undefined {
  const only = onlyOne(onPages.flat(), key, isReal);
  const told = onlyOne(onContact.flat(), key, isReal);
  if (only !== undefined || told === undefined) return only;
  const pagesWith = (wanted: string) => onPages.filter((values) => values.some((one) => key(one) === wanted)).length;
  const others = new Set(onPages.flat().map(key));
  return [...others].every((other) => pagesWith(other) <= pagesWith(key(told))) ? told : undefined;
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
