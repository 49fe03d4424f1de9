import { addressOf } from '#engine/base/addresses/address.ts';
import { remember } from '#engine/base/text/remember.ts';

/** How a sentence calls a page: “the home page”, or its path in quotation marks. */
export function pageName(url: string): string {
  const address = addressOf(url);
  if (!address) return `“${url.slice(0, 120)}”`;
  const { pathname, search } = address;
  return pathname === '/' && search === '' ? 'the home page' : `“${(pathname + search).slice(0, 120)}”`;
}

/** The same at the start of a sentence. */
export function pageNameFirst(url: string): string {
  const name = pageName(url);
  return name.startsWith('the') ? `The${name.slice(3)}` : name;
}

export function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/, '');
}

/** One page under its many spellings: no fragment, no run of slashes, no trailing one, no default file name. */
export const samePageKey: (url: string) => string = remember((url) => {
  const address = addressOf(url);
  if (!address) return url;
  const path = address.pathname.replaceAll(/\/{2,}/g, '/').replace(/\/(?:index\.(?:html?|php))?$/, '');
  return `${address.host.replace(/^www\./, '')}${path}${address.search}`;
});
