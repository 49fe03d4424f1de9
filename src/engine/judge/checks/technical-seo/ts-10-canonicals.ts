import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { homePage, keyPages } from '#engine/evidence/site/key-pages.ts';
import { showsSameText } from '#engine/evidence/site/same-text.ts';
import { pageName, pageNameFirst, samePageKey } from '#engine/base/addresses/page-name.ts';
import { isSameDomain } from '#engine/base/addresses/registrable-domain.ts';
import { ofPages, ofThoseRead, quotedEnd, shortened } from '#engine/base/text/wording.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { bad, info, onPage, proofInLine } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/technical-seo/ts-10-canonicals.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'TS-10',
  texts,
  points: 1,
  strength: 'convention',
  platformWeights: { grok: 0.75 },
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'short',
  consequence: 'hygiene',
  sources: ['LH'],
  reads: ['site'],
  judgesAddresses: true,
  score: ({ site }) => {
    const pages = keyPages(site);
    if (pages.length === 0) return { kind: 'not-measured', reason: says.notMeasured };
    const findings = pages.flatMap((page) => problemOf(page, site) ?? []);
    const absent = pages.filter(
      (page) =>
        page.canonicals.length === 0 && !findings.some((finding) => 'url' in finding && finding.url === page.url),
    );
    const hint: Finding[] =
      absent.length > 0
        ? [
            info(
              'canonical-absent',
              say(notes['canonical-absent'], { share: ofPages(absent.length, pages.length, says.names) }),
              onPage(absent[0]?.url ?? ''),
            ),
          ]
        : [];
    const sound = pages.find(
      (page) => page.canonicals.length > 0 && !findings.some((finding) => 'url' in finding && finding.url === page.url),
    );
    const [named] = sound?.canonicals ?? [];
    const proof =
      sound && named
        ? [
            proofInLine(say(says.proof, { page: pageNameFirst(sound.url) }), sound.url, {
              line: named.line,
              text: named.href,
            }),
          ]
        : [];
    const outcome = scored(
      1 - findings.length / pages.length,
      say(says.reason, { share: ofPages(pages.length - findings.length, pages.length, says.sound) }),
      [...findings, ...hint, ...proof],
      ofThoseRead(pages.length, pages.length, title.passed),
    );
    return absent.length === pages.length ? { ...outcome, title: says.titleAbsent } : outcome;
  },
  who: 'developer',
  minutes: { whole: 15, each: 5 },
  concerns: 'found-pages',
});

function problemOf(page: PageFacts, site: SiteEvidence): Finding | null {
  const [first] = page.canonicals;
  const urls = [...new Set(page.canonicals.map((canonical) => canonical.url ?? canonical.href))];
  if (!first) return missingAmongTwins(page, site);
  const at = placed(page, first);
  const name = pageNameFirst(page.url);
  if (urls.length > 1 && new Set(urls.map(samePageKey)).size > 1)
    return {
      ...at,
      id: 'canonical-multiple',
      note: say(notes['canonical-multiple'], { page: name, count: urls.length, urls: urls.slice(0, 3).join(', ') }),
    };
  if (first.url === null)
    return {
      ...at,
      id: 'canonical-invalid',
      note: say(notes['canonical-invalid'], { page: pageName(page.url), href: quotedEnd(shortened(first.href, 100)) }),
    };
  if (samePageKey(first.url) === samePageKey(page.url)) return null;
  if (!isSameDomain(first.url, page.url))
    return {
      ...at,
      id: 'canonical-cross-host',
      note: say(notes['canonical-cross-host'], { page: name, url: first.url }),
    };
  const target = site.pages.find((other) => samePageKey(other.url) === samePageKey(first.url ?? ''));
  const failure = [...site.unread, ...(site.canonicalTargets ?? [])].find(
    (other) => samePageKey(other.url) === samePageKey(first.url ?? '') && other.status !== null && other.status >= 400,
  )?.status;
  if (typeof failure === 'number')
    return {
      ...at,
      id: 'canonical-dead',
      note: say(notes['canonical-dead'], { page: name, url: first.url, status: failure }),
    };
  const onward = target?.canonicals[0]?.url;
  if (target && onward && samePageKey(onward) !== samePageKey(target.url))
    return {
      ...at,
      id: 'canonical-chain',
      note: say(notes['canonical-chain'], { page: name, other: pageName(target.url), onward }),
    };
  if (
    target?.robotsDirectives.some(
      (entry) =>
        entry.agent === '*' && entry.directives.some((directive) => directive === 'noindex' || directive === 'none'),
    )
  )
    return {
      ...at,
      id: 'canonical-noindex',
      note: say(notes['canonical-noindex'], { page: name, other: pageName(target.url) }),
    };
  const home = homePage(site);
  if (home && target === home && page.contentHash !== home.contentHash)
    return {
      ...at,
      id: 'canonical-to-home',
      note: say(notes['canonical-to-home'], { page: name }),
    };
  return null;
}

function placed(page: PageFacts, canonical: PageFacts['canonicals'][number]) {
  // Line 0: it came in the Link header.
  return canonical.line === 0
    ? {
        tone: 'bad' as const,
        kind: 'header' as const,
        url: page.url,
        name: 'Link',
        value: (page.headers['link'] ?? canonical.href).slice(0, 300),
      }
    : {
        tone: 'bad' as const,
        kind: 'line' as const,
        url: page.url,
        line: canonical.line,
        text: canonical.href.slice(0, 300),
      };
}

/** Two addresses with the same text, and nothing that says which of them counts. */
function missingAmongTwins(page: PageFacts, site: SiteEvidence): Finding | null {
  const twin =
    page.mainWords >= 20 ? site.pages.find((other) => other !== page && showsSameText(page, other)) : undefined;
  return twin
    ? bad(
        'canonical-missing',
        say(notes['canonical-missing'], { page: pageNameFirst(page.url), other: pageName(twin.url) }),
        onPage(page.url),
      )
    : null;
}
