import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { homePage } from '#engine/evidence/site/key-pages.ts';
import { pageName, pageNameFirst, samePageKey } from '#engine/base/addresses/page-name.ts';
import { showsSameText } from '#engine/evidence/site/same-text.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { counted, ofPages } from '#engine/base/text/wording.ts';
import { asValue, bad, onPage, proofByValue } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/technical-seo/ts-12-internal-links.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'TS-12',
  texts,
  points: 1,
  strength: 'convention',
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'short',
  consequence: 'hygiene',
  sources: ['LH'],
  reads: ['site'],
  judgesAddresses: true,
  alsoReads: ['sitemap'],
  score: ({ site, sitemap }) => {
    const home = homePage(site);
    if (!home) return { kind: 'not-measured', reason: says.notMeasured };
    const internal = home.links.filter(
      (link) => link.internal && link.url !== null && samePageKey(link.url) !== samePageKey(home.url),
    );
    const known = new Set(
      [...site.pages.map((page) => page.url), ...(sitemap?.entries ?? []).map((entry) => entry.url)].map(samePageKey),
    );
    if (internal.length === 0 && known.size <= 1) return { kind: 'not-applicable', reason: says.notApplicable };
    if (internal.length === 0) {
      const finding: Finding = bad(
        'home-without-links',
        say(notes['home-without-links'], { pages: counted(known.size - 1, says.otherPages) }),
        onPage(home.url),
      );
      return scored(0, says.noLink, [finding]);
    }
    const placed = site.pages.flatMap((page) => {
      const depth = site.depth[page.url];
      return depth === undefined ? [] : [{ page, depth }];
    });
    // A page without a depth came from the sitemap. Unless all that is linked was read, a page that we did not read may link to it, and so may one under its other address.
    const isPlaced = (page: PageFacts) => placed.some((one) => one.page === page || showsSameText(one.page, page));
    const unlinked = isReadWhole(site) ? site.pages.filter((page) => !isPlaced(page)) : [];
    const deep = placed.filter(({ depth }) => depth > 3);
    const findings: Finding[] = deep.map(({ page, depth }) =>
      bad('page-too-deep', say(notes['page-too-deep'], { page: pageNameFirst(page.url), depth }), onPage(page.url)),
    );
    for (const page of unlinked)
      findings.push(
        bad('page-without-links', say(notes['page-without-links'], { page: pageName(page.url) }), onPage(page.url)),
      );
    const real = home.links.filter((link) => link.inNav && link.url !== null).length;
    const scripted = home.uncrawlableNavLinks;
    const menuIsScripted = scripted > 0 && real < scripted;
    if (menuIsScripted)
      findings.push(
        bad(
          'menu-without-links',
          say(notes['menu-without-links'], {
            share: ofPages(scripted, scripted + real, says.noPlainLink, says.entries),
          }),
          asValue(says.menuLabel, String(scripted), home.url),
        ),
      );
    const near = placed.find(({ page, depth }) => depth <= 3 && page !== home) ?? placed[0];
    if (near)
      findings.push(
        proofByValue(
          say(says.proof, { page: pageNameFirst(near.page.url) }),
          says.clicks,
          String(near.depth),
          near.page.url,
        ),
      );
    const all = placed.length + unlinked.length;
    const within = placed.length - deep.length;
    const share = all === 0 ? 1 : within / all;
    const reason = say(says.reason, {
      share: ofPages(within, all, says.is, says.pages),
      added: menuIsScripted ? says.menuScripted : '',
    });
    return scored(share * (menuIsScripted ? 0.5 : 1), reason, findings, say(title.passed, { count: all }));
  },
  who: 'developer',
  minutes: 30,
  concerns: 'whole-site',
});

/** Every address that a page links to was read as a page, is dead, or is a file: nothing else is left that could hold a link. */
function isReadWhole({ pages, unread, links }: SiteEvidence): boolean {
  const isCut = pages.some((page) => page.truncated || page.cutAfterNodes !== null || page.appShell.emptyRoot);
  if (isCut || unread.some(({ status }) => status === null || status < 400)) return false;
  const read = new Set(
    pages.flatMap((page) => [page.url, page.requestedUrl, ...page.hops.map((hop) => hop.url)]).map(samePageKey),
  );
  const dead = new Set([...links.filter(({ status }) => status >= 400), ...unread].map(({ url }) => samePageKey(url)));
  const linked = pages.flatMap((page) =>
    page.links.flatMap(({ internal, url }) => (internal && url !== null ? [url] : [])),
  );
  return linked.every(
    (url) => read.has(samePageKey(url)) || dead.has(samePageKey(url)) || isFile.test(new URL(url).pathname),
  );
}

const isFile = /\.(?:pdf|jpe?g|png|webp|gif|svg|zip|xml|ics|vcf|docx?|xlsx?|mp[34])$/i;
