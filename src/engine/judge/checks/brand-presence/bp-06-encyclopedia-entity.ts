import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { linkedProfiles, sameAsLinks } from '#engine/evidence/site/social-profiles.ts';
import { decoded } from '#engine/base/text/decoded.ts';
import { companyNames } from '#engine/evidence/site/company-names.ts';
import { hasPhrase } from '#engine/base/text/phrases.ts';
import { good, inLine, inQuiz, info } from '#engine/judge/findings.ts';
import { byChoice } from '#engine/judge/checks/parts/reported.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/brand-presence/bp-06-encyclopedia-entity.texts.ts';

const { notes, says } = texts;

export default defineCheck({
  id: 'BP-06',
  texts,
  points: 1.5,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.5, claude: 0.5, perplexity: 0.25, grok: 0.75 },
  difficulty: 'Hard',
  impact: 'Medium',
  timeframe: 'long',
  consequence: 'elsewhere',
  livedBy: ['public-body', 'charity', 'event'],
  sources: ['PROF25', 'ANALYZE26', 'HUANG26'],
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
      const what = article ? says.wikipediaArticle : says.wikidataItem;
      return scored(article ? 1 : 0.5, say(says.reason, { what }), [
        good(
          article ? 'wikipedia-linked' : 'wikidata-linked',
          say(says.sameEntity, { what }),
          inLine(seen.page.url, seen.line ?? 1, seen.url),
        ),
      ]);
    }
    return { kind: 'not-measured', reason: says.notMeasured };
  },
  reported: byChoice('wikipediaPage', { yes: 1, no: 0 }, (said) => say(says.reported, { said }), wikipediaAnswer),
  who: 'you',
  minutes: 240,
  concerns: 'key-pages',
});

/** "/wiki/Weber_Bakery" as words. */
function decodedPath(url: string): string {
  return decoded(URL.parse(url)?.pathname ?? '').replaceAll(/[/_]+/g, ' ');
}

function wikipediaAnswer(value: string): Finding {
  return info('wikipedia-reported', notes['wikipedia-reported'], inQuiz('wikipediaPage', value));
}
