// Answers written out by hand, as the builder of a site would send them.
import { type FixtureAnswer, textFile } from './define-site.ts';

export function rawPage(body: string, headers: Record<string, string> = {}): FixtureAnswer {
  return { headers: { 'content-type': 'text/html; charset=UTF-8', ...headers }, body };
}

/** A sitemap of these paths with the day of their last change, ISO. */
export function datedSitemap(origin: string, days: Record<string, string>): FixtureAnswer {
  const urls = Object.entries(days).map(
    ([path, day]) => `<url><loc>${origin}${path}</loc><lastmod>${day}T08:12:33+00:00</lastmod></url>`,
  );
  return textFile(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
    'text/xml; charset=UTF-8',
  );
}
