import type { Contradiction, Finding } from '#engine/contract.ts';
import { addressOf } from '#engine/base/addresses/address.ts';
import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';

/** Pages that were read under an address with a query ("/quiz?tier=audit") and call the same address without it their own. */
export type CanonicalAddresses = ReadonlyMap<string, string>;

export function canonicalAddresses(pages: readonly PageFacts[]): CanonicalAddresses {
  const known = addresses.get(pages);
  if (known) return known;
  const own = new Map(pages.flatMap(canonicalOf));
  addresses.set(pages, own);
  return own;
}

const addresses = new WeakMap<readonly PageFacts[], CanonicalAddresses>();

function canonicalOf({ url, canonicals }: PageFacts): [read: string, canonical: string][] {
  const [canonical, ...others] = new Set(canonicals.map((one) => one.url));
  const [read, named] = [addressOf(url), addressOf(canonical ?? '')];
  if (!canonical || others.length > 0 || !read || !named || read.search === named.search) return [];
  return read.origin === named.origin && withoutSlash(read.pathname) === withoutSlash(named.pathname)
    ? [[url, canonical]]
    : [];
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/** The address by which a page wants to be known. */
export function ownAddress(page: PageFacts): string {
  return canonicalOf(page)[0]?.[1] ?? page.url;
}

/** The finding with the address by which its page wants to be known. */
export function underCanonical<F extends Finding>(finding: F, canonical: CanonicalAddresses): F {
  if (canonical.size === 0) return finding;
  const note = withCanonicalNames(finding.note, canonical);
  const url = 'url' in finding && finding.url !== undefined ? canonical.get(finding.url) : undefined;
  return { ...finding, note, ...(url !== undefined && { url }) };
}

/** The same for the page that a contradiction was seen on. */
export function seenUnderCanonical(found: Contradiction, canonical: CanonicalAddresses): Contradiction {
  const url = canonical.get(found.saw.url ?? '');
  return url === undefined ? found : { ...found, saw: { ...found.saw, url } };
}

/** A sentence that names pages, by the names that they want. */
export function withCanonicalNames(sentence: string, canonical: CanonicalAddresses): string {
  return [...canonical].reduce((text, [read, named]) => {
    const name = pageName(read);
    const opened = text.startsWith(name) ? `${pageNameFirst(named)}${text.slice(name.length)}` : text;
    return opened.replaceAll(name, pageName(named));
  }, sentence);
}
