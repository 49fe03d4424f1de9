import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { homePage, keyPages } from '#engine/evidence/site/key-pages.ts';
import { showsSameText } from '#engine/evidence/site/same-text.ts';
import { pageName, pageNameFirst, samePageKey } from '#engine/base/addresses/page-name.ts';
import { isSameDomain } from '#engine/base/addresses/registrable-domain.ts';
import { ofPages, quotedEnd, shortened } from '#engine/base/text/wording.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { bad, info, onPage, proofInLine } from '#engine/judge/findings.ts';

export default defineCheck({
  id: 'TS-10',
  title: {
    pass: 'Your canonical addresses lead to live pages of yours',
    fail: 'Some canonical addresses are wrong',
    faultyPages: {
      'canonical-multiple': 'page names several canonical addresses|pages name several canonical addresses',
      'canonical-invalid': 'canonical address is invalid|canonical addresses are invalid',
      'canonical-cross-host': 'page names another site as its original|pages name another site as their original',
      'canonical-dead': 'page names a dead address as its original|pages name a dead address as their original',
      'canonical-chain': 'canonical address leads to another|canonical addresses lead to others',
      'canonical-noindex': 'canonical page asks not to be indexed|canonical pages ask not to be indexed',
      'canonical-to-home': 'page names the home page as its original|pages name the home page as their original',
      'canonical-missing': 'page repeats another and names no original|pages repeat others and name no original',
    },
  },
  neutral: 'the canonical addresses of your pages',
  why: 'The canonical (a page’s one official address) tells indexes which address counts. A wrong one credits another page.',
  reads: ['site'],
  judgesAddresses: true,
  score: ({ site }) => {
    const pages = keyPages(site);
    if (pages.length === 0) return { kind: 'not-measured', reason: 'We read no key page.' };
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
              `${ofPages(absent.length, pages.length, 'names|name')} no canonical address. That is no fault while each page has only one address.`,
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
            proofInLine(`${pageNameFirst(sound.url)} names its address.`, sound.url, {
              line: named.line,
              text: named.href,
            }),
          ]
        : [];
    const outcome = scored(
      1 - findings.length / pages.length,
      `${ofPages(pages.length - findings.length, pages.length, 'names itself or a live page of yours as canonical, or needs none|name themselves or a live page of yours as canonical, or need none')}.`,
      [...findings, ...hint, ...proof],
    );
    return absent.length === pages.length
      ? { ...outcome, title: 'No key page names a canonical address, and we saw none that needs one' }
      : outcome;
  },
  who: 'developer',
  minutes: { whole: 15, each: 5 },
  concerns: 'found-pages',
  comparedAs: 'Correct canonical addresses',
  advice: () => ({
    title: 'Fix canonical tags',
    description: 'Each page should name its own address, once.',
    steps: [
      'Put one <link rel="canonical"> with the page’s own full address into the head of each page.',
      'Remove every other canonical from templates, plug-ins and headers.',
    ],
    resources: ['Canonicals: https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'],
    metrics: ['Key pages with a wrong canonical'],
    proof: 'View the source of each page listed. Its canonical is the address in the browser.',
  }),
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
      note: `${name} names ${urls.length} different canonical addresses: ${urls.slice(0, 3).join(', ')}.`,
    };
  if (first.url === null)
    return {
      ...at,
      id: 'canonical-invalid',
      note: `The canonical of ${pageName(page.url)} is no address: ${quotedEnd(shortened(first.href, 100))}`,
    };
  if (samePageKey(first.url) === samePageKey(page.url)) return null;
  if (!isSameDomain(first.url, page.url))
    return {
      ...at,
      id: 'canonical-cross-host',
      note: `${name} names a page of another site, ${first.url}, as canonical.`,
    };
  const target = site.pages.find((other) => samePageKey(other.url) === samePageKey(first.url ?? ''));
  const dead = [...site.unread, ...(site.canonicalTargets ?? [])].find(
    (other) => samePageKey(other.url) === samePageKey(first.url ?? '') && other.status !== null && other.status >= 400,
  );
  if (dead)
    return {
      ...at,
      id: 'canonical-dead',
      note: `${name} names ${first.url} as canonical, which answers with status ${dead.status}.`,
    };
  const onward = target?.canonicals[0]?.url;
  if (target && onward && samePageKey(onward) !== samePageKey(target.url))
    return {
      ...at,
      id: 'canonical-chain',
      note: `${name} names ${pageName(target.url)} as canonical, which names ${onward} in turn.`,
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
      note: `${name} names ${pageName(target.url)} as canonical, which asks not to be indexed.`,
    };
  const home = homePage(site);
  if (home && target === home && page.contentHash !== home.contentHash)
    return {
      ...at,
      id: 'canonical-to-home',
      note: `${name} names your home page as canonical, and their texts differ.`,
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
        `${pageNameFirst(page.url)} has the same text as ${pageName(twin.url)}, and no canonical says which of the two counts.`,
        onPage(page.url),
      )
    : null;
}
