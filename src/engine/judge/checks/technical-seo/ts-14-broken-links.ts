import type { Finding } from '#engine/contract.ts';
import { ramp } from '#engine/base/statistics.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageName, pageNameFirst, samePageKey } from '#engine/base/addresses/page-name.ts';
import { hasTooManyRedirects } from '#engine/evidence/site/redirects.ts';
import { ofPages, shortened } from '#engine/base/text/wording.ts';
import type { LinkCheck, SiteEvidence } from '#engine/evidence/evidence.ts';
import { asValue, bad, good, inWords, proofId } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/technical-seo/ts-14-broken-links.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'TS-14',
  texts,
  points: 1,
  strength: 'moderate',
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'immediate',
  consequence: 'way',
  goesUnsaid: true,
  sources: ['VERCEL24'],
  reads: ['site'],
  score: ({ site }) => {
    if (site.links.length === 0) return { kind: 'not-measured', reason: says.notMeasured };
    const broken = site.links.filter(isBroken);
    const chains = chainsOf(site);
    const ratio = ramp(0.08, 0, broken.length / site.links.length) - (chains.length > 0 ? 0.2 : 0);
    return scored(
      ratio,
      say(says.reason, {
        share: ofPages(broken.length, site.links.length, says.isBroken, says.links),
        added: chains.length > 0 ? says.andChains : '',
      }),
      [
        ...broken.map(brokenLink),
        ...chains,
        ...site.links
          .filter((link) => link.status === 200)
          .toSorted((a, b) => Number(a.href.startsWith('#')) - Number(b.href.startsWith('#'))) // a link within its page proves little
          .slice(0, 1)
          .map(liveLink),
      ],
      say(title.passed, { count: site.links.length }),
    );
  },
  advice: (findings) => ({ title: say(says.repair, { names: namesOf(findings) }) }),
  who: 'developer',
  minutes: { whole: 10, each: 5 },
  concerns: 'found-pages',
});

/** "Not found", "gone" and errors of the server. A page behind a sign-in or a limit is not broken. */
function isBroken(link: LinkCheck): boolean {
  return link.status === 404 || link.status === 410 || (link.status >= 500 && link.status < 600 && link.status !== 503);
}

function brokenLink(link: LinkCheck): Finding {
  const about = link.text === '' ? {} : { about: [shortened(link.text, 60)] };
  return {
    ...bad(
      'broken-link',
      say(notes['broken-link'], {
        page: pageName(link.from),
        link: linkName(link),
        url: link.url,
        status: link.status,
      }),
      inWords(link.from, link.href.slice(0, 200)),
    ),
    ...about,
  };
}

/** ": “Book now”, “Gallery”", the words of the first two. */
function namesOf(findings: readonly Finding[]): string {
  const names = [...new Set(findings.flatMap(({ about = [] }) => about))].slice(0, 2);
  return names.length === 0 ? '' : `: ${names.map((name) => `“${name}”`).join(', ')}`;
}

function liveLink(link: LinkCheck): Finding {
  const note = say(says.proof, { page: pageName(link.from), link: linkName(link) });
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
    say(notes['redirect-chain'], { page: pageNameFirst(url), hops }),
    asValue(says.redirects, String(hops), url),
  );
}

function linkName({ text }: LinkCheck): string {
  return text === '' ? says.bareLink : say(says.namedLink, { text: shortened(text, 60) });
}
