import type { Finding } from '#engine/contract.ts';
import { ramp } from '#engine/base/statistics.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageName, pageNameFirst, samePageKey } from '#engine/base/addresses/page-name.ts';
import { hasTooManyRedirects } from '#engine/evidence/site/redirects.ts';
import { ofPages, shortened } from '#engine/base/text/wording.ts';
import type { LinkCheck, SiteEvidence } from '#engine/evidence/evidence.ts';
import { asValue, bad, good, inWords, proofId } from '#engine/judge/findings.ts';

export default defineCheck({
  id: 'TS-14',
  title: {
    pass: 'Your links lead where they promise',
    fail: 'Some links are broken or take detours',
    faults: {
      'broken-link': 'link is broken|links are broken',
      'redirect-chain': 'address takes three redirects or more|addresses take three redirects or more',
    },
  },
  neutral: 'where your links lead',
  why: 'A third of what AI crawlers fetch is “not found”. Nobody reads the fact behind a broken link.',
  reads: ['site'],
  score: ({ site }) => {
    if (site.links.length === 0) return { kind: 'not-measured', reason: 'We tried no internal link.' };
    const broken = site.links.filter(isBroken);
    const chains = chainsOf(site);
    const ratio = ramp(0.08, 0, broken.length / site.links.length) - (chains.length > 0 ? 0.2 : 0);
    return scored(
      ratio,
      `${ofPages(broken.length, site.links.length, 'is broken|are broken', 'internal link that we tried|internal links that we tried')}${chains.length > 0 ? ', and there are chains of redirects' : ''}.`,
      [
        ...broken.map(brokenLink),
        ...chains,
        ...site.links
          .filter((link) => link.status === 200)
          .toSorted((a, b) => Number(a.href.startsWith('#')) - Number(b.href.startsWith('#'))) // a link within its page proves little
          .slice(0, 1)
          .map(liveLink),
      ],
    );
  },
  who: 'developer',
  minutes: { whole: 10, each: 5 },
  concerns: 'found-pages',
  comparedAs: 'Links that work',
  advice: () => ({
    title: 'Repair broken links',
    description: 'We followed each link below once, and it did not lead to a page.',
    steps: ['Correct the address, or redirect the old one once to the page that took its place.'],
    resources: ['Redirects: https://developers.google.com/search/docs/crawling-indexing/301-redirects'],
    metrics: ['Share of broken internal links'],
    proof: 'Click each link listed. It opens a page.',
  }),
});

/** "Not found", "gone" and errors of the server. A page behind a sign-in or a limit is not broken. */
function isBroken(link: LinkCheck): boolean {
  return link.status === 404 || link.status === 410 || (link.status >= 500 && link.status < 600 && link.status !== 503);
}

function brokenLink(link: LinkCheck): Finding {
  return bad(
    'broken-link',
    `On ${pageName(link.from)} ${linkName(link)} leads to ${link.url}, which answers with status ${link.status}.`,
    inWords(link.from, link.href.slice(0, 200)),
  );
}

function liveLink(link: LinkCheck): Finding {
  const note = `On ${pageName(link.from)} ${linkName(link)} leads to a page that answers with status 200.`;
  return good(proofId, note, inWords(link.from, link.href.slice(0, 200)));
}

/** One for each address. A key page with more redirects than TS-01 allows is told and paid for there. */
function chainsOf(site: SiteEvidence): Finding[] {
  const pages = keyPages(site);
  const toldElsewhere = new Set(pages.filter(hasTooManyRedirects).map(({ requestedUrl }) => samePageKey(requestedUrl)));
  const followed = [
    ...site.links,
    ...pages.map(({ requestedUrl, hops }) => ({ url: requestedUrl, hops: hops.length })),
  ];
  const long = followed.filter(({ url, hops }) => hops > 2 && !toldElsewhere.has(samePageKey(url)));
  return [...new Map(long.map(({ url, hops }) => [samePageKey(url), chain(url, hops)])).values()];
}

function chain(url: string, hops: number): Finding {
  return bad(
    'redirect-chain',
    `${pageNameFirst(url)} takes ${hops} redirects to load.`,
    asValue('Redirects', String(hops), url),
  );
}

function linkName({ text }: LinkCheck): string {
  return text === '' ? 'a link without a text' : `the link “${shortened(text, 60)}”`;
}
