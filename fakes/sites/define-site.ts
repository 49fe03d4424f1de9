// A small website with a personality, and what an honest assessment must say of it.

import type { ServerResponse } from 'node:http';

/** What a path answers. A function may do what no file can: dribble, flood, redirect to itself. */
export type FixtureAnswer = { status?: number; headers?: Record<string, string>; body: string | Buffer };

export type SiteContext = {
  /** "http://127.0.0.1:41234", where this run serves the site. */
  origin: string;
  /** ISO date, so many days before the test's day; fixtures never grow old by themselves. */
  daysAgo: (days: number) => string;
  /** The same for people: "8 November 2026". */
  spokenDaysAgo: (days: number) => string;
};

export type SiteDefinition = {
  name: string;
  /** Who they are, in a line. */
  story: string;
  /** The bad findings that are true of it, by id, sorted; no other may be given. */
  expected: readonly string[];
  /** Answers by path. Anything else is 404. */
  answers: (context: SiteContext) => Record<string, FixtureAnswer>;
  /** By path: an answer that is written piece by piece. Runs until the test's server stops. */
  streams?: Record<string, (response: ServerResponse) => void>;
};

export type PageParts = {
  lang?: string;
  title: string;
  description?: string;
  /** Canonical path; left out when the page names none. */
  canonical?: string;
  head?: string;
  jsonLd?: unknown;
  header?: string;
  main: string;
  footer?: string;
};

/** A complete, well-formed page. */
export function htmlPage(context: SiteContext, parts: PageParts): FixtureAnswer {
  const jsonLd =
    parts.jsonLd === undefined ? '' : `\n<script type="application/ld+json">${JSON.stringify(parts.jsonLd)}</script>`;
  return {
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html>
<html lang="${parts.lang ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${parts.title}</title>${parts.description === undefined ? '' : `\n<meta name="description" content="${parts.description}">`}${parts.canonical === undefined ? '' : `\n<link rel="canonical" href="${context.origin}${parts.canonical}">`}${parts.head === undefined ? '' : `\n${parts.head}`}${jsonLd}
</head>
<body>${parts.header === undefined ? '' : `\n<header>${parts.header}</header>`}
<main>
${parts.main}
</main>${parts.footer === undefined ? '' : `\n<footer>${parts.footer}</footer>`}
</body>
</html>
`,
  };
}

export function textFile(body: string, type = 'text/plain; charset=utf-8'): FixtureAnswer {
  return { headers: { 'content-type': type }, body };
}

/** A sitemap of these paths, each with its age in days. */
export function sitemapFile({ origin, daysAgo }: SiteContext, pages: Record<string, number>): FixtureAnswer {
  const urls = Object.entries(pages).map(
    ([path, age]) => `  <url><loc>${origin}${path}</loc><lastmod>${daysAgo(age)}</lastmod></url>`,
  );
  return textFile(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    'application/xml',
  );
}
