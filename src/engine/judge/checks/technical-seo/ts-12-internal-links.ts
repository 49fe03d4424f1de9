import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { homePage } from '#engine/evidence/site/key-pages.ts';
import { pageName, pageNameFirst, samePageKey } from '#engine/base/addresses/page-name.ts';
import { showsSameText } from '#engine/evidence/site/same-text.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { counted, ofPages } from '#engine/base/text/wording.ts';
import { asValue, bad, onPage, proofByValue } from '#engine/judge/findings.ts';

export default defineCheck({
  id: 'TS-12',
  title: {
    pass: 'Every page is within three clicks of the home page',
    fail: 'Some pages are hard to reach by links',
    whenFound: { 'home-without-links': 'Your home page links to no other page' },
    faultyPages: {
      'page-too-deep': 'page is more than three clicks away|pages are more than three clicks away',
      'page-without-links': 'page is linked from no other|pages are linked from no other',
      'menu-without-links': 'menu is made of scripts instead of links|menus are made of scripts instead of links',
    },
  },
  neutral: 'the links between your pages',
  why: 'Crawlers follow plain links. They find a page without links late or never.',
  reads: ['site'],
  judgesAddresses: true,
  alsoReads: ['sitemap'],
  score: ({ site, sitemap }) => {
    const home = homePage(site);
    if (!home) return { kind: 'not-measured', reason: 'We did not read the home page.' };
    const internal = home.links.filter(
      (link) => link.internal && link.url !== null && samePageKey(link.url) !== samePageKey(home.url),
    );
    const known = new Set(
      [...site.pages.map((page) => page.url), ...(sitemap?.entries ?? []).map((entry) => entry.url)].map(samePageKey),
    );
    if (internal.length === 0 && known.size <= 1)
      return { kind: 'not-applicable', reason: 'We know only one page, and there is nothing to link.' };
    if (internal.length === 0) {
      const finding: Finding = bad(
        'home-without-links',
        `We know ${counted(known.size - 1, 'other page')} of your site, and the HTML of your home page links to no page.`,
        onPage(home.url),
      );
      return scored(0, 'No plain link leads away from the home page.', [finding]);
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
      bad('page-too-deep', `${pageNameFirst(page.url)} is ${depth} clicks away from the home page.`, onPage(page.url)),
    );
    for (const page of unlinked)
      findings.push(
        bad(
          'page-without-links',
          `No page of yours links to ${pageName(page.url)}. Only the sitemap names it.`,
          onPage(page.url),
        ),
      );
    const real = home.links.filter((link) => link.inNav && link.url !== null).length;
    const scripted = home.uncrawlableNavLinks;
    const menuIsScripted = scripted > 0 && real < scripted;
    if (menuIsScripted)
      findings.push(
        bad(
          'menu-without-links',
          `${ofPages(scripted, scripted + real, 'is no plain link|are no plain links', 'entry of your menu|entries of your menu')}, and crawlers follow nothing else.`,
          asValue('Menu entries without an address', String(scripted), home.url),
        ),
      );
    const near = placed.find(({ page, depth }) => depth <= 3 && page !== home) ?? placed[0];
    if (near)
      findings.push(
        proofByValue(
          `${pageNameFirst(near.page.url)} can be reached.`,
          'Clicks from the home page',
          String(near.depth),
          near.page.url,
        ),
      );
    const all = placed.length + unlinked.length;
    const within = placed.length - deep.length;
    const share = all === 0 ? 1 : within / all;
    const reason = `${ofPages(within, all, 'is|are', 'page')} within three clicks of the home page${menuIsScripted ? '; most of the menu is not made of links' : ''}.`;
    return scored(share * (menuIsScripted ? 0.5 : 1), reason, findings);
  },
  who: 'developer',
  minutes: 30,
  concerns: 'whole-site',
  advice: () => ({
    title: 'Link key pages from the home page',
    description: 'Plain links in menus and texts lead crawlers to your pages.',
    steps: [
      'Write menu entries as <a href="…">, not as scripts on click.',
      'Link related pages in the running text, with words that name the target.',
    ],
    resources: ['Crawlable links: https://developers.google.com/search/docs/crawling-indexing/links-crawlable'],
    metrics: ['Share of pages within three clicks'],
    proof: 'Turn JavaScript off in the browser. You reach each page listed from the home page in three clicks.',
  }),
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
