import { organizationNodes, propertyTexts } from '#engine/derived/organization-nodes.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence.ts';

export type Network = 'linkedin' | 'twitter' | 'facebook' | 'instagram' | 'youtube' | 'wikipedia' | 'wikidata';
export type LinkedProfile = { url: string; how: 'link' | 'sameAs'; page: PageFacts; line: number | null };

/** Links of the site, and `sameAs` of its organization, to a profile in the network. Share buttons are none. */
export function linkedProfiles(site: SiteEvidence, network: Network): LinkedProfile[] {
  const links = site.pages.flatMap((page) =>
    page.links.flatMap(({ url, line }) => (url !== null && isProfileOf(network, url) ? [{ url, how: 'link' as const, page, line }] : [])),
  );
  return [...sameAsLinks(site).filter(({ url }) => isProfileOf(network, url)), ...links];
}

export function sameAsLinks(site: SiteEvidence): LinkedProfile[] {
  return organizationNodes(site).flatMap(({ node, page }) =>
    propertyTexts(node.properties['sameAs']).map((url) => ({ url, how: 'sameAs' as const, page, line: node.line })),
  );
}

export function isProfileOf(network: Network, address: string): boolean {
  const withScheme = /^https?:/i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(withScheme)) return false;
  const url = new URL(withScheme);
  const host = url.hostname.replace(/^(?:www|m|[a-z]{2}|mobile)\./, '');
  const path = url.pathname.toLowerCase();
  if (/^\/(?:share|sharer|sharer\.php|sharearticle|intent|dialog|plugins|hashtag|search|home|login|explore|watch_videos)\b/.test(path) || path === '/')
    return false;
  switch (network) {
    case 'linkedin':
      return host === 'linkedin.com' && /^\/(?:company|in|school|showcase|pub)\/./.test(path);
    case 'twitter':
      return (host === 'twitter.com' || host === 'x.com') && !path.includes('/status/');
    case 'facebook':
      return host === 'facebook.com' || host === 'fb.com';
    case 'instagram':
      return host === 'instagram.com' && !/^\/(?:p|reel|tv)\//.test(path);
    case 'youtube':
      return host === 'youtube.com' && /^\/(?:@|c\/|channel\/|user\/)./.test(path);
    case 'wikipedia':
      return url.hostname.endsWith('wikipedia.org') && path.startsWith('/wiki/');
    case 'wikidata':
      return url.hostname.endsWith('wikidata.org') && /\/q\d+$/.test(path);
  }
}
