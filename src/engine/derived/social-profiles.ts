import { addressOf } from '#engine/derived/address.ts';
import { decoded } from '#engine/derived/decoded.ts';
import { organizationNodes, propertyTexts } from '#engine/derived/organization-nodes.ts';
import { remember } from '#engine/derived/remember.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence.ts';
import { foldTight } from '#engine/mentions/fold.ts';
import { pageText } from '#engine/derived/site-text.ts';

export type Network = 'linkedin' | 'twitter' | 'facebook' | 'instagram' | 'youtube' | 'wikipedia' | 'wikidata';
export type LinkedProfile = { url: string; how: 'link' | 'sameAs'; page: PageFacts; line: number | null };

/** Links of the site, and `sameAs` of its organization, to a profile in the network. Share buttons are none. */
export function linkedProfiles(site: SiteEvidence, network: Network): readonly LinkedProfile[] {
  const known = profiles.get(site) ?? Map.groupBy(profilesOf(site), ({ url }) => networkOf(url));
  profiles.set(site, known);
  return known.get(network) ?? [];
}

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
      url !== null && networkOf(url) !== null && !isSomebodyElses(url, text, ours) ? [{ url, how: 'link' as const, page, line }] : [],
    ),
  );
  return [...sameAsLinks(site), ...links];
}

/**
 * A link whose words are the name in its address leads to whoever has that name: to us where a title or our own address says it, too. "Website by Ada Weber" does not. `ours`: those titles and
 * addresses, folded.
 */
function isSomebodyElses(url: string, text: string, ours: string): boolean {
  const [name = ''] = foldTight(text.slice(0, longestName));
  if (name.length < 4 || ours.includes(name)) return false;
  return foldTight(decoded(new URL(url).pathname.slice(0, longestName))).some((path) => path.includes(name));
}

const longestName = 100;

function ownNames({ pages }: SiteEvidence): string {
  const said = pages.flatMap(({ url, titles }) => [new URL(url).hostname, ...titles.slice(0, 1).map(({ text }) => text.slice(0, longestName))]);
  return said.slice(0, 100).flatMap(foldTight).join(' ');
}

export function sameAsLinks(site: SiteEvidence): LinkedProfile[] {
  return organizationNodes(site).flatMap(({ node, page }) =>
    propertyTexts(node.properties['sameAs']).map((url) => ({ url, how: 'sameAs' as const, page, line: node.line })),
  );
}

/** Where the site links, in its text or in `sameAs`, what `nameOf` knows the address of; each name once, where it was met last. */
export function linksByName(site: SiteEvidence, nameOf: (url: string) => string | null): Map<string, { url: string; page: PageFacts; line: number }> {
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
  if (
    /^\/(?:share|sharer|sharearticle|intent|dialog|plugins|hashtag|search|home|login|explore|watch_videos|privacy|policies|policy|legal|help|terms|settings)(?:\.php)?(?=\/|$)/.test(
      path,
    ) ||
    path === '/'
  )
    return null;
  if (host === 'linkedin.com') return /^\/(?:company|in|school|showcase|pub)\/./.test(path) ? 'linkedin' : null;
  if (host === 'twitter.com' || host === 'x.com') return path.includes('/status/') ? null : 'twitter';
  if (host === 'facebook.com' || host === 'fb.com') return 'facebook';
  if (host === 'instagram.com') return /^\/(?:p|reel|tv)\//.test(path) ? null : 'instagram';
  if (host === 'youtube.com') return /^\/(?:@|c\/|channel\/|user\/)./.test(path) ? 'youtube' : null;
  if (url.hostname.endsWith('wikipedia.org')) return path.startsWith('/wiki/') ? 'wikipedia' : null;
  if (url.hostname.endsWith('wikidata.org')) return /\/q\d+$/.test(path) ? 'wikidata' : null;
  return null;
});
