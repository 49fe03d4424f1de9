import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { linkedProfiles, sameAsLinks } from '#engine/evidence/site/social-profiles.ts';
import { decoded } from '#engine/base/text/decoded.ts';
import { companyNames } from '#engine/evidence/site/company-names.ts';
import { hasPhrase } from '#engine/base/text/phrases.ts';
import { good, inLine, inQuiz, info } from '#engine/judge/findings.ts';
import { byChoice } from '#engine/judge/checks/parts/reported.ts';

export default defineCheck({
  id: 'BP-06',
  title: {
    pass: 'Your site names its Wikipedia article',
    fail: 'We know of no Wikipedia article or Wikidata item about you',
    whenFound: { 'wikidata-linked': 'Your site names a Wikidata item and no Wikipedia article' },
  },
  neutral: 'your Wikipedia article or Wikidata item',
  why: 'ChatGPT uses Wikipedia far more than the others. Most firms do not qualify for an article, and need none.',
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => {
    // An article linked in running text is usually about something else: only sameAs says "this is us".
    const own = new Set(sameAsLinks(site).map(({ url }) => url));
    // Some name the article about their trade: one about the company has its name in its address.
    const names = companyNames(site, answers);
    const isOurs = (url: string) => names.some((name) => hasPhrase(decodedPath(url), name));
    const article = linkedProfiles(site, 'wikipedia').find(({ url }) => own.has(url) && isOurs(url));
    const item = linkedProfiles(site, 'wikidata').find(({ url }) => own.has(url));
    const seen = article ?? item;
    if (seen) {
      const what = article ? 'Wikipedia article' : 'Wikidata item';
      return scored(article ? 1 : 0.5, `Your structured data names the ${what}.`, [
        good(
          article ? 'wikipedia-linked' : 'wikidata-linked',
          `Your structured data names the ${what} as the same entity.`,
          inLine(seen.page.url, seen.line ?? 1, seen.url),
        ),
      ]);
    }
    if (answers?.wikipediaPage === 'no')
      return scored(0, 'You know of no article, and your structured data names none.', [wikipediaAnswer('no')]);
    return { kind: 'not-measured', reason: 'Your structured data names no article, and a site need not name one' };
  },
  reported: byChoice(
    'wikipediaPage',
    { yes: 1, no: 0 },
    (said) => `You answered “${said}” to whether Wikipedia has a page about you.`,
    wikipediaAnswer,
  ),
  who: 'you',
  minutes: 240,
  concerns: 'key-pages',
  comparedAs: 'A Wikipedia article or Wikidata item',
  advice: () => ({
    title: 'Earn notability first, then a Wikidata item',
    description: 'We know of no encyclopedia entry about your company.',
    steps: [
      'Collect independent, in-depth coverage first.',
      'Create a factual Wikidata item with references to that coverage.',
      'Name the item in sameAs.',
      'Do not write your own Wikipedia article, and do not pay for one: both break its rules.',
    ],
    resources: ['https://www.wikidata.org/wiki/Wikidata:Notability'],
    metrics: ['Wikidata item with references'],
    proof: 'Open the Wikidata item. It has references, and your structured data names it in sameAs.',
  }),
});

/** "/wiki/Weber_Bakery" as words. */
function decodedPath(url: string): string {
  return decoded(URL.parse(url)?.pathname ?? '').replaceAll(/[/_]+/g, ' ');
}

function wikipediaAnswer(value: string): Finding {
  return info('wikipedia-reported', 'Your answer on Wikipedia.', inQuiz('wikipediaPage', value));
}
