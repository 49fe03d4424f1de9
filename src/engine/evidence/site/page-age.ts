import { samePageKey } from '#engine/base/addresses/page-name.ts';
import type { PageFacts, SitemapEvidence } from '#engine/evidence/evidence.ts';

export type PageAge = { days: number; text: string; source: PageFacts['dates'][number]['source'] | 'sitemap' };

const day = 86_400_000;

/** Days since the newest date that the page gives for itself, else its trusted sitemap date; null when it gives none. The server's header is no date of the content. */
export function pageAge(page: PageFacts, now: string, sitemapDates: ReadonlyMap<string, string>): PageAge | null {
  const own = page.dates
    .filter((date) => date.source !== 'last-modified')
    .map((date) => ({ days: daysSince(date.iso, now), text: date.text, source: date.source }));
  const newest = own.filter((date) => date.days >= -1).sort((a, b) => a.days - b.days)[0];
  if (newest) return { ...newest, days: Math.max(0, newest.days) };
  const listed = sitemapDates.get(samePageKey(page.url));
  if (listed === undefined) return null;
  const days = daysSince(listed, now);
  return days >= -1 ? { days: Math.max(0, days), text: listed, source: 'sitemap' } : null;
}

/** The page calls itself an article in its markup; plugins call every page one in Open Graph, so that alone is not enough. Several that are parts of something are a list. */
export function isMarkedArticle(page: PageFacts): boolean {
  const articles = page.schema.filter(({ types }) => types.some((type) => articleTypes.has(type)));
  return page.kind !== 'home' && (articles.length === 1 || articles.some(({ top }) => top));
}

const articleTypes = new Set([
  'Article',
  'BlogPosting',
  'NewsArticle',
  'TechArticle',
  'ScholarlyArticle',
  'Report',
  'AdvertiserContentArticle',
  'LiveBlogPosting',
]);

/** lastmod by page. Where more than four fifths bear the same day, it is the day of a build and none is trusted. */
export function trustedSitemapDates(sitemap: SitemapEvidence | undefined): Map<string, string> {
  const dated = (sitemap?.entries ?? []).flatMap((entry) =>
    entry.lastmod && !Number.isNaN(Date.parse(entry.lastmod))
      ? [{ key: samePageKey(entry.url), day: entry.lastmod.slice(0, 10) }]
      : [],
  );
  const largest = Math.max(0, ...[...Map.groupBy(dated, (entry) => entry.day).values()].map((group) => group.length));
  if (dated.length >= 5 && largest / dated.length > 0.8) return new Map();
  return new Map(dated.map((entry) => [entry.key, entry.day]));
}

function daysSince(iso: string, now: string): number {
  return Math.floor((Date.parse(now) - Date.parse(iso)) / day);
}
