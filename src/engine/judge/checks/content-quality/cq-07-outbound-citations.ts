import { parse } from 'tldts';
import { ramp } from '#engine/base/statistics.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { contentPage, contentPages, withoutText } from '#engine/judge/checks/parts/content-pages.ts';
import { isProfileHost } from '#engine/base/addresses/known-hosts.ts';
import { pageName } from '#engine/base/addresses/page-name.ts';
import { isSameDomain, registrableDomain } from '#engine/base/addresses/registrable-domain.ts';
import { ofPages, ofThoseRead } from '#engine/base/text/wording.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { good, inLine, notSeenOn } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/content-quality/cq-07-outbound-citations.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'CQ-07',
  texts,
  points: 1.5,
  strength: 'moderate',
  platformWeights: { perplexity: 1.25 },
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'short',
  consequence: 'elsewhere',
  livedBy: ['software', 'public-body', 'charity', 'course'],
  sources: ['GEO24', 'SER-CGPT25', 'CSEO25'],
  reads: ['site'],
  score: ({ site }) => {
    const pages = contentPages(site);
    if (pages.length === 0) return withoutText(site);
    const [framed, repeated] = [framedDomains(site), repeatedAddresses(site)];
    const sourced = pages
      .map((page) => ({ page, sources: sourcesOf(page, framed) }))
      .filter(({ sources }) => sources.length >= 2 && sources.some(({ url }) => !repeated.has(url)));
    const findings = sourced.map(({ page, sources }) =>
      good(
        'sources-linked',
        say(notes['sources-linked'], { page: pageName(page.url), count: sources.length }),
        inLine(page.url, sources[0]?.line ?? 1, sources[0]?.href ?? ''),
      ),
    );
    const outcome = scored(
      ramp(0, 0.5, sourced.length / pages.length),
      say(says.reason, { share: ofPages(sourced.length, pages.length, says.links, contentPage) }),
      sourced.length > 0 ? findings : [notSeenOn('sources-not-seen', says.notSeen, pages, contentPage)],
      ofThoseRead(sourced.length, pages.length, title.passed, contentPage),
    );
    return { ...outcome, lookedAt: { count: pages.length, noun: contentPage } };
  },
  who: 'writer',
  minutes: 60,
  concerns: 'key-pages',
});

/** The first link in the text to each site of others that no menu and no footer leads to: those are shops, calendars and partners. */
function sourcesOf(page: PageFacts, framed: ReadonlySet<string>): { url: string; href: string; line: number }[] {
  const found = new Map<string, { url: string; href: string; line: number }>();
  for (const { url, href, line, inMain, internal } of page.links) {
    if (url === null || !inMain || internal || !/^https?:/.test(url) || isSameDomain(url, page.url)) continue;
    const domain = registrableDomain(url);
    if (domain !== null && !found.has(domain) && !framed.has(domain) && !isProfileHost(url) && !isInvented(url))
      found.set(domain, { url, href, line });
  }
  return [...found.values()];
}

/** Domains that the pages link outside of their text. */
function framedDomains({ pages }: SiteEvidence): ReadonlySet<string> {
  return new Set(
    pages.flatMap(({ links }) =>
      links.flatMap(({ url, inMain }) => (url === null || inMain ? [] : (registrableDomain(url) ?? []))),
    ),
  );
}

/** What more than half of three pages and more link: who made the site is named below each. */
function repeatedAddresses({ pages }: SiteEvidence): ReadonlySet<string> {
  const linked = pages.flatMap(({ links }) => [...new Set(links.flatMap(({ url }) => url ?? []))]);
  const linking = Map.groupBy(linked, (url) => url);
  return new Set(
    [...linking].flatMap(([url, { length }]) => (pages.length >= 3 && length * 2 > pages.length ? [url] : [])),
  );
}

/** Names that nobody can register, such as "prices.html", and those that RFC 2606 keeps for examples: nobody is behind them. */
function isInvented(url: string): boolean {
  const { domain, isIcann } = parse(url);
  return isIcann !== true || /^example\.(?:com|org|net)$/.test(domain ?? '');
}
