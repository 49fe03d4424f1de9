import { getDomain } from 'tldts';

/**
 * The domain a person can register: "shop.example.co.uk" gives "example.co.uk", and each site on a shared host
 * ("a.github.io") its own. Addresses and single names ("127.0.0.1", "localhost") stand for themselves; null when `url` is none.
 */
export function registrableDomain(url: string): string | null {
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
  if (!URL.canParse(withScheme)) return null;
  const host = new URL(withScheme).hostname.replace(/\.$/, '');
  return host === '' ? null : (getDomain(host, { allowPrivateDomains: true }) ?? host);
}

export function isSameDomain(a: string, b: string): boolean {
  const domain = registrableDomain(a);
  return domain !== null && domain === registrableDomain(b);
}
