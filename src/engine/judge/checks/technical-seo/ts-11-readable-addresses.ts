import { decoded } from '#engine/base/text/decoded.ts';
import type { Finding } from '#engine/contract.ts';
import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageName } from '#engine/base/addresses/page-name.ts';
import { ofPages } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { bad, good, inWords, onPage, proofId } from '#engine/judge/findings.ts';
import { judgeEachPage } from '#engine/judge/checks/parts/judge-pages.ts';

export default defineCheck({
  id: 'TS-11',
  title: {
    pass: 'Your addresses are made of readable words',
    fail: 'Some addresses could be easier to read',
    faultyPages: {
      'address-with-session': 'address contains the number of a visit|addresses contain the number of a visit',
      'address-without-words': 'address has no word that names its page|addresses have no word that names their page',
      'address-long': 'address is longer than 100 characters|addresses are longer than 100 characters',
      'address-upper-case': 'address has capitals|addresses have capitals',
    },
  },
  neutral: 'the addresses of your pages',
  why: 'Assistants see the address before the page. They cited pages with readable addresses more often (90% against 81%).',
  reads: ['site'],
  judgesAddresses: true,
  score: ({ site }) => {
    const pages = keyPages(site).filter((page) => page.kind !== 'home');
    if (pages.length === 0)
      return { kind: 'not-applicable', reason: 'We read only the home page, and its address needs no words.' };
    return judgeEachPage(pages, {
      faults: problemOf,
      proof: ({ url }) => [
        good(proofId, 'This address is made of readable words.', inWords(url, new URL(url).pathname)),
      ],
      said: (sound) => `${ofPages(sound, pages.length, 'has|have')} a readable address.`,
    });
  },
  who: 'developer',
  minutes: 30,
  concerns: 'whole-site',
  advice: () => ({
    title: 'Use descriptive slugs for new pages',
    description: 'A good address says in three to six words what the page is about.',
    steps: [
      'Name new pages with the words of their title, in lower case, separated by hyphens.',
      'Leave established addresses as they are unless you redirect the old one with status 301.',
    ],
    resources: ['URL structure: https://developers.google.com/search/docs/crawling-indexing/url-structure'],
    metrics: ['Share of key pages with a readable address'],
    proof: 'Read only the address. You can tell what the page is about.',
    commonMistakes: ['Changing old addresses without a redirect'],
  }),
});

function problemOf(page: PageFacts): Finding | null {
  const { pathname, search } = new URL(page.url);
  const path = decoded(pathname);
  const segment =
    path
      .split('/')
      .findLast((part) => part !== '')
      ?.replace(/\.\w{2,5}$/, '') ?? '';
  const words = segment.split(/[-_+ ]+/).filter((word) => /\p{L}{2,}/u.test(word) && !/^[0-9a-f]{8,}$/i.test(word));
  const found = (id: string, note: string) => bad(id, `The address ${pageName(page.url)} ${note}.`, onPage(page.url));
  if (/[?&;](?:jsessionid|phpsessid|sessionid|sid)=/i.test(`${pathname}${search}`))
    return found('address-with-session', 'contains the number of a visit');
  if (words.length === 0) return found('address-without-words', 'has no word that names its page');
  if (path.length + search.length > 100) return found('address-long', 'is longer than 100 characters');
  if (/[A-Z]/.test(path)) return found('address-upper-case', 'has capitals, and one page may get two spellings');
  return null;
}
