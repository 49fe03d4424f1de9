import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { homePage, keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageNameFirst, samePageKey } from '#engine/base/addresses/page-name.ts';
import { hasTooManyRedirects } from '#engine/evidence/site/redirects.ts';
import { softNotFound } from '#engine/judge/checks/parts/soft-not-found.ts';
import { asSentence, ofPages } from '#engine/base/text/wording.ts';
import type { PageFacts, SiteEvidence, UnreadPage } from '#engine/evidence/evidence.ts';
import { asValue, bad, onPage, proofByValue } from '#engine/judge/findings.ts';

export default defineCheck({
  id: 'TS-01',
  title: {
    pass: 'Your key pages load',
    fail: 'Some key pages answer with an error',
    faults: {
      'home-not-loading': 'home page does not load|home pages do not load',
      'page-not-loading': 'key page answers with an error or not at all|key pages answer with an error or not at all',
      'too-many-redirects': 'page takes too many redirects|pages take too many redirects',
      'soft-': 'page says that it was not found|pages say that they were not found',
    },
  },
  neutral: 'whether your key pages load',
  why: 'An assistant cannot quote an error page. A third of what AI crawlers fetch ends on one.',
  reads: ['site'],
  judgesUnreadSite: true,
  score: ({ site }) => {
    const failed = site.unread.filter((page) => isFailure(page) && !isMisspelt(page, site));
    const home = homePage(site);
    const pages = keyPages(site);
    // A site that did not answer us may answer others: without a status there is no finding.
    const homeFailure = failed.find(
      (page) => page.kind === 'home' && (page.status !== null || page.reason === 'not-html'),
    );
    if (!home && !homeFailure) return { kind: 'not-measured', reason: site.unread[0]?.detail ?? 'We read no page.' };
    const wrong = pages.flatMap((page) => softNotFound(page) ?? tooManyHops(page) ?? []);
    const proof = home ? [proofByValue('The home page loads.', 'Status', String(home.status), home.url)] : [];
    const findings = [...failed.map(unreadFinding), ...wrong, ...proof];
    if (!home) return scored(0, 'Your home page does not load.', findings);
    const all = pages.length + failed.length;
    return scored(
      (pages.length - wrong.length) / all,
      `${ofPages(pages.length - wrong.length, all, 'answered')} with status 200 after at most three redirects.`,
      findings,
    );
  },
  who: 'developer',
  minutes: { whole: 0, each: 15 },
  concerns: 'found-pages',
  comparedAs: 'Key pages that load',
  advice: () => ({
    title: 'Fix pages that do not load',
    description: 'Your site or sitemap links to these addresses, and each answers with an error.',
    steps: [
      'Restore each page, or redirect its address once to the page that took its place.',
      'Take dead addresses out of your menus and your sitemap.',
    ],
    resources: ['HTTP status codes: https://developer.mozilla.org/docs/Web/HTTP/Status'],
    metrics: ['Key pages that answer with status 200'],
    proof: 'Open each address listed. It loads, or leads to a page that does.',
  }),
});

/** What robots.txt keeps us from, what time did not allow, what answered too late and what is no page at all says nothing about the site. */
function isFailure(page: UnreadPage): boolean {
  if (page.status !== null && page.status >= 400)
    return page.status !== 401 && page.status !== 403 && page.status !== 429;
  return page.reason === 'unreachable' || (page.kind === 'home' && page.reason === 'not-html');
}

/** An address that one page names, and not the home page, is that page's broken link (TS-14). */
function isMisspelt({ url, status }: UnreadPage, { pages }: SiteEvidence): boolean {
  const key = samePageKey(url);
  const naming = pages.filter(({ links }) => links.some((link) => link.url !== null && samePageKey(link.url) === key));
  return status === 404 && naming.length === 1 && naming[0]?.kind !== 'home';
}

function unreadFinding(page: UnreadPage): Finding {
  const name = pageNameFirst(page.url);
  return bad(
    page.kind === 'home' ? 'home-not-loading' : 'page-not-loading',
    page.status === null
      ? `${name} does not load. ${asSentence(page.detail || `The reason is “${page.reason}”`)}`
      : `${name} answers with status ${page.status}.`,
    onPage(page.url),
  );
}

function tooManyHops(page: PageFacts): Finding | null {
  if (!hasTooManyRedirects(page)) return null;
  return bad(
    'too-many-redirects',
    `${pageNameFirst(page.requestedUrl)} takes ${page.hops.length} redirects to load.`,
    asValue('Redirects', [...page.hops.map((hop) => hop.url), page.url].join(' → '), page.requestedUrl),
  );
}
