import { getDomain } from 'tldts';
import { addressOf } from '#engine/base/addresses/address.ts';
import { remember } from '#engine/base/text/remember.ts';

/**
 * The domain a person can register: "shop.example.co.uk" gives "example.co.uk", and each site on a shared host
 * ("a.github.io") its own. Addresses and single names ("127.0.0.1", "localhost") stand for themselves; null when `url` is none.
 */
export const registrableDomain: (url: string) => string | null = remember((url) => {
  const host = addressOf(/^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`)?.hostname.replace(/\.$/, '');
  return host ? (getDomain(host, { allowPrivateDomains: true }) ?? host) : null;
});

export function isSameDomain(a: string, b: string): boolean {
  const domain = registrableDomain(a);
  return domain !== null && domain === registrableDomain(b);
}
