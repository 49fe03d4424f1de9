// What the evidence of a site looks like once somebody has done what a check asks for: what a plan says of points is held against it.
import type { Evidence, PageFacts, SchemaNode, SiteEvidence } from '#engine/evidence/evidence.ts';
import { testNow } from '#engine/testing/evidence-builder.ts';

const onSite =
  (mend: (site: SiteEvidence) => SiteEvidence) =>
  (evidence: Evidence): Evidence => ({
    ...evidence,
    site: evidence.site.ok ? { ok: true, value: mend(evidence.site.value) } : evidence.site,
  });
const onPages = (mend: (page: PageFacts, at: number) => Partial<PageFacts>) =>
  onSite((site) => ({ ...site, pages: site.pages.map((page, at) => ({ ...page, ...mend(page, at) })) }));
const withRobots = (evidence: Evidence): Evidence => {
  const url = new URL('/robots.txt', evidence.website).href;
  const body = `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', url).href}\n`;
  return { ...evidence, robots: { ok: true, value: { url, state: 'ok', status: 200, body, seenAt: testNow } } };
};

/** robots.txt without the lines that are for these agents alone. */
const opened =
  (...agents: string[]) =>
  (evidence: Evidence): Evidence => {
    if (!evidence.robots.ok) return evidence;
    const closed = new RegExp(`User-agent: (?:${agents.join('|')})\\nDisallow: .*`, 'g');
    const body = evidence.robots.value.body.replaceAll(closed, '');
    return { ...evidence, robots: { ok: true, value: { ...evidence.robots.value, body } } };
  };

/** One of each: no page is like another. */
const nth = (at: number) => ['first', 'second', 'third', 'fourth', 'fifth'][at] ?? `page number ${at}`;

function organization({ url }: PageFacts): SchemaNode {
  const sameAs = ['https://www.linkedin.com/company/acme', 'https://www.wikidata.org/wiki/Q1'];
  const named = { name: 'Brotwerk', url, logo: `${url}logo.png`, description: 'Bread.', foundingDate: '1998', sameAs };
  return { syntax: 'json-ld', types: ['Organization'], id: null, properties: named, top: true, line: 1 };
}

/** By the check's id. */
export const mends: Record<string, (evidence: Evidence) => Evidence> = {
  'TS-01': onSite((site) => ({ ...site, unread: [] })),
  'TS-02': (evidence) => ({
    ...onPages(() => ({ mixedContent: [] }))(evidence),
    transport: {
      ok: true,
      value: { https: { ok: true, detail: '' }, httpRedirectsToHttps: true, finalUrl: evidence.website, hops: [] },
    },
  }),
  'TS-03': withRobots,
  'TS-04': onPages(() => ({ robotsDirectives: [] })),
  'TS-06': (evidence) => {
    const url = new URL('/sitemap.xml', evidence.website).href;
    const pages = evidence.site.ok ? evidence.site.value.pages : [];
    const entries = pages.map((page, at) => ({ url: page.url, lastmod: `2026-10-${10 + at}` }));
    const sampled = pages.map((page) => ({ url: page.url, status: 200 }));
    const file = { url, status: 200, valid: true, problem: null, listedInRobots: true };
    return { ...evidence, sitemap: { ok: true, value: { files: [file], entries, sampled } } };
  },
  'TS-07': onPages((_page, at) => ({
    titles: [{ text: `What the ${nth(at)} of these offers to its readers`, line: 1 }],
  })),
  'TS-08': onPages((_page, at) => ({
    metaDescriptions: [
      { text: `What the ${nth(at)} of these pages has for its readers, in a sentence of its own.`, line: 1 },
    ],
  })),
  'TS-09': onPages(({ headings }) => ({
    headings: [
      ...headings.map((heading, at) => ({ ...heading, level: at === 0 ? (1 as const) : (2 as const) })),
      ...(headings.length > 0 ? [] : [{ level: 1 as const, text: 'Bread', line: 1, inMain: true }]),
    ],
  })),
  'TS-10': onPages(({ url }) => ({ canonicals: [{ href: url, url, line: 1 }] })),
  'TS-13': onSite(({ measuredAgain: _slow, ...site }) => ({
    ...site,
    pages: site.pages.map((page) => ({ ...page, ttfbMs: 100, bytes: 20_000 })),
  })),
  'TS-14': onSite((site) => ({ ...site, links: site.links.map((link) => ({ ...link, status: 200, hops: 0 })) })),
  'TS-15': onPages(() => ({ viewport: { content: 'width=device-width, initial-scale=1', line: 1 } })),
  'TS-16': onPages(({ landmarks, images }) => ({
    lang: 'en',
    landmarks: { ...landmarks, main: true },
    images: images.map((image) => ({ ...image, alt: image.alt ?? 'A loaf' })),
    charset: { declared: 'utf-8', used: 'utf-8' },
  })),
  'TS-17': onPages((page) => ({ schema: [organization(page)], schemaErrors: [] })),
  'AO-01': opened('OAI-SearchBot'),
  'AO-02': opened('Claude-SearchBot', 'Claude-User'),
  'AO-03': opened('PerplexityBot'),
  'AO-04': opened('Googlebot', 'Bingbot'),
  'AO-05': opened('ChatGPT-User', 'Perplexity-User'),
  'AO-06': (evidence) => ({ ...evidence, edge: { ok: true, value: { state: 'clear', detail: '', probes: [] } } }),
  'AO-08': onPages((page) => (page.kind === 'home' ? { schema: [organization(page)] } : {})),
  'AO-19': onPages(({ url }) => ({
    openGraph: { 'og:title': 'Bread', 'og:description': 'Bread.', 'og:image': `${url}a.png`, 'og:type': 'website' },
  })),
};
