import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { homePage, keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageNameFirst, samePageKey } from '#engine/base/addresses/page-name.ts';
import { hasTooManyRedirects } from '#engine/evidence/site/redirects.ts';
import { softNotFound } from '#engine/judge/checks/parts/soft-not-found.ts';
import { asSentence, ofPages, ofThoseRead } from '#engine/base/text/wording.ts';
import type { PageFacts, SiteEvidence, UnreadPage } from '#engine/evidence/evidence.ts';
import { asValue, bad, onPage, proofByValue } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/technical-seo/ts-01-key-pages-answer.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'TS-01',
  texts,
  points: 1.5,
  strength: 'strong',
  difficulty: 'Medium',
  impact: 'High',
  timeframe: 'immediate',
  consequence: 'way',
  goesUnsaid: true,
  sources: ['LH', 'VERCEL24'],
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
    if (!home && !homeFailure) return { kind: 'not-measured', reason: site.unread[0]?.detail ?? says.notMeasured };
    const wrong = pages.flatMap((page) => softNotFound(page) ?? tooManyHops(page) ?? []);
    const proof = home ? [proofByValue(says.proof, says.status, String(home.status), home.url)] : [];
    const findings = [...failed.map(unreadFinding), ...wrong, ...proof];
    if (!home) return scored(0, says.homeFails, findings);
    const all = pages.length + failed.length;
    return scored(
      (pages.length - wrong.length) / all,
      say(says.reason, { share: ofPages(pages.length - wrong.length, all, says.answered, says.asked) }),
      findings,
      ofThoseRead(pages.length, all, title.passed),
    );
  },
  who: 'developer',
  minutes: { whole: 0, each: 15 },
  concerns: 'found-pages',
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
      ? say(says.doesNotLoad, {
          page: name,
          detail: asSentence(page.detail || say(says.because, { reason: page.reason })),
        })
      : say(says.answersWithStatus, { page: name, status: page.status }),
    onPage(page.url),
  );
}

function tooManyHops(page: PageFacts): Finding | null {
  if (!hasTooManyRedirects(page)) return null;
  return bad(
    'too-many-redirects',
    say(notes['too-many-redirects'], { page: pageNameFirst(page.requestedUrl), count: page.hops.length }),
    asValue(says.redirects, [...page.hops.map((hop) => hop.url), page.url].join(' → '), page.requestedUrl),
  );
}
