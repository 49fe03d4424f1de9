import { addressOf } from '#engine/base/addresses/address.ts';
import { decoded } from '#engine/base/text/decoded.ts';
import { organizationNodes, propertyTexts } from '#engine/evidence/site/organization-nodes.ts';
import { remember } from '#engine/base/text/remember.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { foldTight } from '#engine/base/text/fold.ts';
import { pageText } from '#engine/evidence/site/site-text.ts';

export type Network = 'linkedin' | 'twitter' | 'facebook' | 'instagram' | 'youtube' | 'wikipedia' | 'wikidata';
export type LinkedProfile = { url: string; how: 'link' | 'sameAs'; page: PageFacts; line: number | null };

/** Links of the site, and `sameAs` of its organization, to a profile in the network. Share buttons are none. */
export function linkedProfiles(site: SiteEvidence, network: Network): readonly LinkedProfile[] {
  const known = profiles.get(site) ?? Map.groupBy(profilesOf(site), ({ url }) => networkOf(url));
  profiles.set(site, known);
  return known.get(network) ?? [];
}

/** A profile that the site links, though nobody can see from the address whose it is; null where each is named after somebody else. */
export function doubtfulLink(site: SiteEvidence, network: Network): { url: string; page: PageFacts } | null {
  const ours = ownNames(site);
  for (const page of site.pages)
    for (const { url, text } of page.links)
      if (url !== null && (networkOf(url) ?? shortHosts.get(addressOf(url)?.hostname ?? '')) === network)
        if (!isSomebodyElses(url, text, ours)) return { url, page };
  return null;
}

/** Their addresses name nobody. */
const shortHosts = new Map<string, Network>([
  ['fb.me', 'facebook'],
  ['m.me', 'facebook'],
  ['instagr.am', 'instagram'],
  ['lnkd.in', 'linkedin'],
]);

/** The address of a profile in the network that a page shows as text; null without one. */
export function writtenProfile({ pages }: SiteEvidence, network: Network): { url: string; page: PageFacts } | null {
  for (const page of pages)
    for (const [written] of pageText(page).matchAll(/https?:\/\/[^\s"'<>()]{4,200}/g)) {
      const url = written.replace(/[.,;:!?]$/, '');
      if (networkOf(url) === network) return { url, page };
    }
  return null;
}

const profiles = new WeakMap<SiteEvidence, Map<Network | null, LinkedProfile[]>>();

function profilesOf(site: SiteEvidence): LinkedProfile[] {
  const ours = ownNames(site);
  const links = site.pages.flatMap((page) =>
    page.links.flatMap(({ url, text, line }) =>
      url !== null && networkOf(url) !== null && !isSomebodyElses(url, text, ours)
        ? [{ url, how: 'link' as const, page, line }]
        : [],
    ),
  );
  const pagesOf = Map.groupBy(links, ({ url }) => url);
  // On one page within, a link may lead to anybody: a partner, or what the network says of privacy.
  const isShown = ({ url, page }: LinkedProfile) =>
    page.kind === 'home' ||
    new Set(pagesOf.get(url)?.map((one) => one.page)).size * 2 > site.pages.length ||
    sharesWord(pathOf(url), ours);
  return [...sameAsLinks(site), ...links.filter(isShown)];
}

/** A link whose words are the name in its address leads to whoever has that name: to us where we use a word of it ourselves. "Website by Ada Weber" does not. */
function isSomebodyElses(url: string, text: string, ours: string): boolean {
  const [name = ''] = foldTight(text.slice(0, longestName));
  if (name.length < 4 || ours.includes(name)) return false;
  return foldTight(pathOf(url)).some((path) => path.includes(name)) && !sharesWord(text.slice(0, longestName), ours);
}

const longestName = 100;

function pathOf(url: string): string {
  return decoded(new URL(url).pathname.slice(0, longestName));
}

/** Whether a word of five letters or more is one of our own names, too. */
function sharesWord(words: string, ours: string): boolean {
  return words
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .some((word) => foldTight(word).some((one) => one.length >= 5 && ours.includes(one)));
}

/** Hosts, titles, descriptions and the names in the markup, folded. */
function ownNames(site: SiteEvidence): string {
  const said = site.pages.flatMap(({ url, titles, metaDescriptions }) => [
    new URL(url).hostname,
    ...[...titles.slice(0, 1), ...metaDescriptions.slice(0, 1)].map(({ text }) => text.slice(0, 2 * longestName)),
  ]);
  const named = organizationNodes(site).flatMap(({ node }) => propertyTexts(node.properties['name']));
  return [...said.slice(0, 100), ...named.slice(0, 20)].flatMap(foldTight).join(' ');
}

export function sameAsLinks(site: SiteEvidence): LinkedProfile[] {
  return organizationNodes(site).flatMap(({ node, page }) =>
    propertyTexts(node.properties['sameAs']).map((url) => ({ url, how: 'sameAs' as const, page, line: node.line })),
  );
}

/** Where the site links, in its text or in `sameAs`, what `nameOf` knows the address of; each name once, where it was met last. */
export function linksByName(
  site: SiteEvidence,
  nameOf: (url: string) => string | null,
): Map<string, { url: string; page: PageFacts; line: number }> {
  const links = [
    ...site.pages.flatMap((page) => page.links.flatMap(({ url, line }) => (url === null ? [] : [{ url, page, line }]))),
    ...sameAsLinks(site).map(({ url, page, line }) => ({ url, page, line: line ?? 1 })),
  ];
  return new Map(
    links.flatMap((link) => {
      const name = nameOf(link.url);
      return name === null ? [] : [[name, link] as const];
    }),
  );
}

export function isProfileOf(network: Network, address: string): boolean {
  return networkOf(address) === network;
}

const networkOf: (address: string) => Network | null = remember((address) => {
  const url = addressOf(/^https?:/i.test(address) ? address : `https://${address}`);
  if (!url) return null;
  const host = url.hostname.replace(/^(?:www|m|[a-z]{2}(?:-[a-z]{2})?|mobile)\./, '');
  const path = url.pathname.toLowerCase();
  // An address that carries another shares that one.
  const isName = /^\/[^/.]+(?:\.(?!php)[^/.]+)*\/?$/.test(path) && !/https?:|%3a%2f/i.test(address.slice(8));
  if (isName && namedBelow.has(host)) return namedBelow.get(host) ?? null;
  return forms.find((form) => form.hosts.test(host) && form.path.test(path + url.search))?.network ?? null;
});

/** Where a profile is a name below the host. */
const namedBelow = new Map<string, Network>([
  ['twitter.com', 'twitter'],
  ['x.com', 'twitter'],
  ['facebook.com', 'facebook'],
  ['fb.com', 'facebook'],
  ['instagram.com', 'instagram'],
]);

const forms: readonly { network: Network; hosts: RegExp; path: RegExp }[] = [
  { network: 'linkedin', hosts: /^linkedin\.com$/, path: /^\/(?:company|in|school|showcase|pub)\/./ },
  {
    network: 'facebook',
    hosts: /^(?:facebook|fb)\.com$/,
    path: /^\/(?:(?:pages|people|groups|pg|p)\/.|profile\.php\?(?:.*&)?id=\d)/,
  },
  { network: 'youtube', hosts: /^youtube\.com$/, path: /^\/(?:@|c\/|channel\/|user\/)./ },
  { network: 'wikipedia', hosts: /wikipedia\.org$/, path: /^\/wiki\// },
  { network: 'wikidata', hosts: /wikidata\.org$/, path: /^[^?]*\/q\d+(?:\?|$)/ },
];
