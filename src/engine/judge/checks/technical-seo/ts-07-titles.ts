import type { Finding } from '#engine/contract.ts';
import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { companyNames } from '#engine/evidence/site/company-names.ts';
import { distinctKeyPages, distinctPage, normal, repeatedTexts } from '#engine/evidence/site/distinct-pages.ts';
import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { contentStems, isCjk } from '#engine/base/text/phrases.ts';
import { ofPages, ofThoseRead, quotedEnd, shortened } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { bad, onPage, proofInLine } from '#engine/judge/findings.ts';
import { judgeEachPage } from '#engine/judge/checks/parts/judge-pages.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/technical-seo/ts-07-titles.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'TS-07',
  texts,
  points: 1.5,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.5 },
  difficulty: 'Easy',
  impact: 'High',
  timeframe: 'immediate',
  consequence: 'blur',
  goesUnsaid: true,
  sources: ['AHR-1.4M26', 'LH'],
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => {
    const pages = distinctKeyPages(site);
    const repeated = repeatedTexts(pages, (page) => page.titles[0]?.text);
    const brand = new Set(companyNames(site, answers).flatMap(contentStems));
    return judgeEachPage(pages, {
      faults: (page) => problemOf(page, repeated, brand),
      proof: ({ url, titles }) =>
        titles.slice(0, 1).map((title) => proofInLine(say(says.proof, { page: pageName(url) }), url, title)),
      said: (own) => say(says.reason, { share: ofPages(own, pages.length, says.ownTitle, distinctPage(site)) }),
      passed: ofThoseRead(pages.length, pages.length, title.passed, distinctPage(site)),
    });
  },
  who: 'writer',
  minutes: { whole: 0, each: 10 },
  concerns: 'found-pages',
});

/** Nothing but words of the name; of several parts of a title, each the same words, since a shorter one may name an offer. */
function isOnlyBrand(title: string, brand: ReadonlySet<string>): boolean {
  const parts = title.split(/\s[|–—·:-]\s/).map((part) => contentStems(part).toSorted().join(' '));
  return brand.size > 0 && new Set(parts).size === 1 && contentStems(title).every((stem) => brand.has(stem));
}

/** One problem per page, the gravest first. */
function problemOf(page: PageFacts, repeated: Map<string, PageFacts[]>, brand: Set<string>): Finding | null {
  const title = page.titles[0];
  if (!title || title.text === '')
    return bad('title-missing', say(notes['title-missing'], { page: pageNameFirst(page.url) }), onPage(page.url));
  const at = {
    kind: 'line' as const,
    url: page.url,
    line: title.line,
    text: title.text.slice(0, 200),
    tone: 'bad' as const,
  };
  const twin = repeated.get(normal(title.text))?.find((other) => other !== page);
  if (twin)
    return {
      ...at,
      id: 'title-duplicate',
      note: say(notes['title-duplicate'], {
        page: pageNameFirst(page.url),
        other: pageName(twin.url),
        text: quotedEnd(shortened(title.text, 100)),
      }),
    };
  // A character of Chinese, Japanese or Korean says about as much as two or three letters.
  const [shortest, longest] = isCjk(title.text) ? [6, 35] : [15, 65];
  const length = Array.from(title.text).length;
  if (length < shortest)
    return {
      ...at,
      id: 'title-short',
      note: say(notes['title-short'], { page: pageName(page.url), length, text: quotedEnd(title.text) }),
    };
  if (length > longest)
    return {
      ...at,
      id: 'title-long',
      note: say(notes['title-long'], {
        page: pageName(page.url),
        length,
        longest,
        text: quotedEnd(shortened(title.text, 100)),
      }),
    };
  if (isOnlyBrand(title.text, brand))
    return {
      ...at,
      id: 'title-only-brand',
      note: say(notes['title-only-brand'], { page: pageName(page.url), text: quotedEnd(title.text) }),
    };
  return null;
}
