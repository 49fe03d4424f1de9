import type { LinkCheck, PageFacts, SiteEvidence, SitemapEvidence } from '#engine/evidence/evidence.ts';
import type { Seen } from './crawl-pages.ts';
import { formAddress } from '#engine/evidence/site/form-address.ts';
import { pictureAddress } from '#engine/evidence/site/picture-address.ts';
import { allLinks } from './link-depth.ts';
import { withoutHash } from './telling-pages.ts';
import type { Visit } from './visit.ts';

const maxAsked = 40;
const maxSampled = 12;

export type LinkAsker = (url: string) => Promise<Seen | null>;

/** Asks addresses for their status only, and remembers. null: nothing certain came back. */
export function linkAsker(
  visit: Visit,
  known: Map<string, Seen | null>,
  mayFetch: (url: string) => boolean,
): LinkAsker {
  const pending = new Map<string, Promise<Seen | null>>([...known].map(([url, seen]) => [url, Promise.resolve(seen)]));
  return (url) => {
    const answer = pending.get(url) ?? (mayFetch(url) ? askStatus(visit, url) : Promise.resolve(null));
    pending.set(url, answer);
    return answer;
  };
}

/** Where the internal links of the pages lead: all that are known, and up to 40 more that are asked for. */
export async function checkLinks(
  pages: PageFacts[],
  known: ReadonlyMap<string, Seen | null>,
  ask: LinkAsker,
  isOnSite: (url: string) => boolean,
): Promise<LinkCheck[]> {
  const links = allLinks(pages, isOnSite);
  const asked = new Set(
    links
      .map(({ url }) => url)
      .filter((url) => !known.has(url))
      .slice(0, maxAsked),
  );
  const checks = links
    .filter((link) => known.has(link.url) || asked.has(link.url))
    .map(async (link) => {
      const seen = await ask(link.url);
      return seen ? [{ ...link, ...seen }] : [];
    });
  return (await Promise.all(checks)).flat();
}

/** Whether the site's own pictures load: up to 40, those of the main text first. */
export async function checkPictures(
  pages: PageFacts[],
  ask: LinkAsker,
  isOnSite: (url: string) => boolean,
): Promise<NonNullable<SiteEvidence['pictures']>> {
  const images = pages.flatMap((page) => page.images).toSorted((a, b) => Number(b.inMain) - Number(a.inMain));
  const own = images.flatMap((image) => pictureAddress(image) ?? []).filter(isOnSite);
  const answers = [...new Set(own.map(withoutHash))].slice(0, maxAsked).map(async (url) => {
    const seen = await ask(url);
    return seen ? [{ url, status: seen.status }] : [];
  });
  return (await Promise.all(answers)).flat();
}

/** Whether the files are there that forms send to. */
export async function checkForms(
  pages: PageFacts[],
  ask: LinkAsker,
  isOnSite: (url: string) => boolean,
): Promise<NonNullable<SiteEvidence['formTargets']>> {
  const targets = pages.flatMap(({ url, forms = [] }) => forms.flatMap(({ action }) => formAddress(action, url) ?? []));
  const answers = [...new Set(targets)]
    .filter(isOnSite)
    .slice(0, maxSampled)
    .map(async (url) => {
      const seen = await ask(url);
      return seen ? [{ url, status: seen.status }] : [];
    });
  return (await Promise.all(answers)).flat();
}

/** Whether the sitemap's entries live: a dozen, evenly spread. */
export async function sampleSitemap(
  entries: SitemapEvidence['entries'],
  ask: LinkAsker,
  isOnSite: (url: string) => boolean,
): Promise<SitemapEvidence['sampled']> {
  const own = entries.filter((entry) => isOnSite(entry.url));
  const step = Math.max(1, own.length / maxSampled);
  const sample = Array.from(
    { length: Math.min(maxSampled, own.length) },
    (_, index) => own[Math.floor(index * step)]?.url ?? '',
  );
  const answers = sample.map(async (url) => {
    const seen = await ask(withoutHash(url));
    return seen ? [{ url, status: seen.status }] : [];
  });
  return (await Promise.all(answers)).flat();
}

/** Whether the pages live that others name as their original. What was read is known without asking. */
export async function checkCanonicals(
  pages: PageFacts[],
  ask: LinkAsker,
  isOnSite: (url: string) => boolean,
): Promise<NonNullable<SiteEvidence['canonicalTargets']>> {
  const targets = pages.flatMap(({ url, canonicals }) =>
    canonicals.flatMap((canonical) => canonical.url ?? []).filter((target) => target !== url && isOnSite(target)),
  );
  const answers = [...new Set(targets.map(withoutHash))].slice(0, maxSampled).map(async (url) => {
    const seen = await ask(url);
    return seen ? [{ url, status: seen.status }] : [];
  });
  return (await Promise.all(answers)).flat();
}

/** HEAD first; a refusal is asked again as GET, since servers answer HEAD carelessly. A wall or no answer says nothing of the link. */
async function askStatus(visit: Visit, url: string): Promise<Seen | null> {
  const head = await visit.ask(url, { method: 'HEAD', totalMs: 6_000 });
  if (head.ok && head.status < 400) return { status: head.status, hops: head.hops.length - 1 };
  const get = await visit.ask(url, { maxBytes: 1_024, totalMs: 6_000 });
  if (!get.ok || [401, 403, 429, 503].includes(get.status)) return null;
  return { status: get.status, hops: get.hops.length - 1 };
}
