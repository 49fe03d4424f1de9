import { decoded } from '#engine/base/text/decoded.ts';
import type { Finding, FindingId } from '#engine/contract.ts';
import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageName } from '#engine/base/addresses/page-name.ts';
import { ofPages, ofThoseRead } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { bad, good, inWords, onPage, proofId } from '#engine/judge/findings.ts';
import { judgeEachPage } from '#engine/judge/checks/parts/judge-pages.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/technical-seo/ts-11-readable-addresses.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'TS-11',
  texts,
  points: 1,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.25 },
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'short',
  consequence: 'hygiene',
  sources: ['AHR-1.4M26'],
  reads: ['site'],
  judgesAddresses: true,
  score: ({ site }) => {
    const pages = keyPages(site).filter((page) => page.kind !== 'home');
    if (pages.length === 0) return { kind: 'not-applicable', reason: says.notApplicable };
    return judgeEachPage(pages, {
      faults: problemOf,
      proof: ({ url }) => [good(proofId, says.proof, inWords(url, new URL(url).pathname))],
      said: (sound) => say(says.reason, { share: ofPages(sound, pages.length, says.is, says.addresses) }),
      passed: ofThoseRead(pages.length, pages.length, title.passed, says.addresses),
    });
  },
  who: 'developer',
  minutes: 30,
  concerns: 'whole-site',
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
  const found = (id: FindingId, note: string) =>
    bad(id, say(says.address, { page: pageName(page.url), note }), onPage(page.url));
  if (/[?&;](?:jsessionid|phpsessid|sessionid|sid)=/i.test(`${pathname}${search}`))
    return found('address-with-session', notes['address-with-session']);
  if (words.length === 0) return found('address-without-words', notes['address-without-words']);
  if (path.length + search.length > 100) return found('address-long', notes['address-long']);
  if (/[A-Z]/.test(path)) return found('address-upper-case', notes['address-upper-case']);
  return null;
}
