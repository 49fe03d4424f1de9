import { blankAnswers } from '#engine/contract.ts';
import type { Answers } from '#engine/contract.ts';
import type {
  Evidence,
  EvidenceValues,
  Gathered,
  MissingReason,
  PageFacts,
  SiteEvidence,
} from '#engine/evidence/evidence.ts';
import { readPage } from '#engine/read/read-page.ts';
import { readSite } from '#engine/read/read-site.ts';
import type { Candidate, SiteReading, Statement, StatementKind } from '#engine/evidence/statements.ts';
import type { PageInput } from '#engine/read/read-page.ts';

export const testNow = '2026-11-20T12:00:00.000Z';
export const testSite = 'https://brotwerk.example/';

/** Reads HTML as the engine would have fetched it. `url` may be a path of the test site. */
export function pageFromHtml(html: string | Buffer, overrides: Partial<PageInput> = {}): PageFacts {
  const url = new URL(overrides.url ?? '/', testSite).href;
  return readPage({
    requestedUrl: url,
    hops: [],
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    ttfbMs: 120,
    totalMs: 180,
    seenAt: testNow,
    truncated: false,
    isHome: url === testSite,
    siteHost: new URL(testSite).host,
    ...overrides,
    url,
    body: typeof html === 'string' ? Buffer.from(html) : html,
  });
}

/** A sound page of the test bakery, and what a test says otherwise. A path other than "/" makes a page of kind "other". */
export function page(overrides: Partial<PageFacts> = {}): PageFacts {
  const url = new URL(overrides.url ?? '/', testSite).href;
  const facts = pageFromHtml(soundPage(url), { url });
  return { ...facts, ...overrides, url, requestedUrl: overrides.requestedUrl ?? url };
}

export function site(pages: PageFacts[] = [page()], overrides: Partial<SiteEvidence> = {}): SiteEvidence {
  return {
    pages,
    unread: [],
    planned: pages.length,
    depth: Object.fromEntries(pages.map((one) => [one.url, one.kind === 'home' ? 0 : 1])),
    links: [],
    ...overrides,
  };
}

export function answers(overrides: Partial<Answers> = {}): Answers {
  return { ...blankAnswers, companyName: 'Brotwerk', website: testSite, ...overrides };
}

/** Every kind of evidence, gathered and sound; pass values to replace them, or `missing(…)`. */
export function evidence(
  overrides: { [K in keyof EvidenceValues]?: EvidenceValues[K] | Gathered<EvidenceValues[K]> } = {},
): Evidence {
  const of = <K extends keyof EvidenceValues>(key: K): Gathered<EvidenceValues[K]> => {
    const given: EvidenceValues[K] | Gathered<EvidenceValues[K]> | undefined = overrides[key];
    return given === undefined ? soundEvidence[key]() : gathered(given);
  };
  const told = of('answers');
  return {
    version: 1,
    website: testSite,
    gatheredAt: testNow,
    now: of('now'),
    answers: told,
    robots: of('robots'),
    sitemap: of('sitemap'),
    transport: of('transport'),
    edge: of('edge'),
    site: withReading(of('site'), told.ok ? told.value : null),
    llmsTxt: of('llmsTxt'),
    platformAnswers: of('platformAnswers'),
  };
}

/** As `gather` does, with the answers of this evidence; pages stay as the test has them. */
function withReading(gatheredSite: Gathered<SiteEvidence>, told: Answers | null): Gathered<SiteEvidence> {
  if (!gatheredSite.ok || gatheredSite.value.reading) return gatheredSite;
  return { ok: true, value: { ...gatheredSite.value, reading: readSite(gatheredSite.value.pages, told).reading } };
}

/** A statement of the test site, as a model would give it. */
export function statement(kind: StatementKind, quote: string, overrides: Partial<Statement> = {}): Statement {
  const base = {
    url: testSite,
    start: 0,
    end: quote.length,
    line: 1,
    sentence: quote,
    subject: null,
    value: null,
    by: 'model' as const,
    proof: 'model',
  };
  return { ...base, kind, quote, ...overrides };
}

/** What was read of a site: by a model that read every page whole, or without one. */
export function reading(
  statements: Statement[],
  model: 'read' | 'none' = 'none',
  candidates: Candidate[] = [],
): SiteReading {
  const read = { reader: 'test', promptVersion: 1, pagesRead: 2, pagesChosen: 2, calls: 2, costUsd: 0, why: null };
  return {
    statements,
    candidates,
    model:
      model === 'none'
        ? { state: 'none' }
        : { state: 'read', ...read, dropped: { notOnPage: 0, valueNotInQuote: 0, notSupported: 0 } },
  };
}

export function missing(
  reason: MissingReason,
  detail = `test: ${reason}`,
): { ok: false; reason: MissingReason; detail: string } {
  return { ok: false, reason, detail };
}

function gathered<T>(value: T | Gathered<T>): Gathered<T> {
  return isGathered(value) ? value : { ok: true, value };
}

function isGathered<T>(value: T | Gathered<T>): value is Gathered<T> {
  return typeof value === 'object' && value !== null && 'ok' in value && typeof value.ok === 'boolean';
}

const soundEvidence: { [K in keyof EvidenceValues]: () => Gathered<EvidenceValues[K]> } = {
  now: () => ({ ok: true, value: testNow }),
  answers: () => ({ ok: true, value: answers() }),
  robots: () => ({
    ok: true,
    value: {
      url: `${testSite}robots.txt`,
      state: 'ok',
      status: 200,
      body: `User-agent: *\nAllow: /\n\nSitemap: ${testSite}sitemap.xml\n`,
      seenAt: testNow,
    },
  }),
  sitemap: () => ({
    ok: true,
    value: {
      files: [{ url: `${testSite}sitemap.xml`, status: 200, valid: true, problem: null, listedInRobots: true }],
      entries: [
        { url: testSite, lastmod: '2026-11-02' },
        { url: `${testSite}about`, lastmod: '2026-10-12' },
      ],
      sampled: [
        { url: testSite, status: 200 },
        { url: `${testSite}about`, status: 200 },
      ],
    },
  }),
  transport: () => ({
    ok: true,
    value: {
      https: { ok: true, detail: 'Valid certificate' },
      httpRedirectsToHttps: true,
      finalUrl: testSite,
      hops: [],
    },
  }),
  edge: () => ({ ok: true, value: { state: 'clear', detail: '', probes: [] } }),
  site: () => ({ ok: true, value: site() }),
  llmsTxt: () => missing('not-asked'),
  platformAnswers: () => missing('not-asked'),
};

function soundPage(url: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Brotwerk: sourdough bakery in Leeds since 1998</title>
<meta name="description" content="Brotwerk bakes organic sourdough bread in Leeds every night and delivers it to homes and cafés before seven.">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${url}">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"Brotwerk","url":"${testSite}","telephone":"+44 113 496 0000","address":{"@type":"PostalAddress","streetAddress":"12 Mill Lane","addressLocality":"Leeds","postalCode":"LS1 4AB"}}</script>
</head>
<body>
<header><nav><a href="/">Home</a> <a href="/about">About</a> <a href="/contact">Contact</a></nav></header>
<main>
<h1>Sourdough bread from Leeds</h1>
<p>Brotwerk is a bakery in Leeds that bakes organic sourdough bread every night. We deliver 24 kinds of bread to homes and cafés within 12 miles before seven in the morning.</p>
<h2>How do we bake?</h2>
<p>Our dough rests for 36 hours. Ada Weber, our head baker, shapes each loaf by hand, and a stone oven gives it a dark crust. A loaf costs £4.50 and keeps fresh for five days.</p>
<h2>Where do we deliver?</h2>
<p>We deliver in Leeds, Bradford and Harrogate on every working day. Order by six in the evening, and the bread is at your door the next morning.</p>
<p>Updated 2 November 2026</p>
</main>
<footer><p>12 Mill Lane, Leeds LS1 4AB</p><p>Call +44 113 496 0000 or write to hello@brotwerk.example</p></footer>
</body>
</html>`;
}
