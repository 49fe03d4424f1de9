import type { Finding } from '#engine/contract.ts';
import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { companyNames } from '#engine/evidence/site/company-names.ts';
import { distinctKeyPages, normal, repeatedTexts } from '#engine/evidence/site/distinct-pages.ts';
import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { contentStems, isCjk } from '#engine/base/text/phrases.ts';
import { ofPages, quotedEnd, shortened } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { bad, onPage, proofInLine } from '#engine/judge/findings.ts';
import { judgeEachPage } from '#engine/judge/checks/parts/judge-pages.ts';

export default defineCheck({
  id: 'TS-07',
  title: {
    pass: 'Every key page has a clear title of its own',
    fail: 'Some titles could be clearer',
    faultyPages: {
      'title-missing': 'page has no title|pages have no title',
      'title-duplicate': 'page shares its title with another|pages share their titles',
      'title-short': 'title is too short|titles are too short',
      'title-long': 'title is too long|titles are too long',
      'title-only-brand': 'title is only your name|titles are only your name',
    },
  },
  neutral: 'the titles of your pages',
  why: 'Assistants see the title before they open a page. In 1.4 million prompts it separated cited from uncited pages best.',
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => {
    const pages = distinctKeyPages(site);
    const repeated = repeatedTexts(pages, (page) => page.titles[0]?.text);
    const brand = new Set(companyNames(site, answers).flatMap(contentStems));
    return judgeEachPage(pages, {
      faults: (page) => problemOf(page, repeated, brand),
      proof: ({ url, titles }) =>
        titles.slice(0, 1).map((title) => proofInLine(`The title of ${pageName(url)} is its own.`, url, title)),
      said: (own) =>
        `${ofPages(own, pages.length, 'has a title of its own|have a title of their own')}, neither too short nor too long nor only your name.`,
    });
  },
  who: 'writer',
  minutes: { whole: 0, each: 10 },
  concerns: 'found-pages',
  comparedAs: 'A clear title on every key page',
  advice: () => ({
    title: 'Rewrite weak titles',
    description: 'Each title should name the offer, whom it is for or where, and you.',
    steps: ['Write one title per page, 15 to 65 characters: what it offers, for whom or where, and your name.'],
    resources: ['Title links: https://developers.google.com/search/docs/appearance/title-link'],
    metrics: ['Share of key pages with a good title'],
    proof: 'Read the titles in your browser’s tabs. No two are the same, and each tells what its page is about.',
  }),
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
    return bad('title-missing', `${pageNameFirst(page.url)} has no title.`, onPage(page.url));
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
      note: `${pageNameFirst(page.url)} has the same title as ${pageName(twin.url)}: ${quotedEnd(shortened(title.text, 100))}`,
    };
  // A character of Chinese, Japanese or Korean says about as much as two or three letters.
  const [shortest, longest] = isCjk(title.text) ? [6, 35] : [15, 65];
  const length = Array.from(title.text).length;
  if (length < shortest)
    return {
      ...at,
      id: 'title-short',
      note: `The title of ${pageName(page.url)} has only ${length} characters: ${quotedEnd(title.text)}`,
    };
  if (length > longest)
    return {
      ...at,
      id: 'title-long',
      note: `The title of ${pageName(page.url)} has ${length} characters, more than ${longest}: ${quotedEnd(shortened(title.text, 100))}`,
    };
  if (isOnlyBrand(title.text, brand))
    return {
      ...at,
      id: 'title-only-brand',
      note: `The title of ${pageName(page.url)} is only your name: ${quotedEnd(title.text)}`,
    };
  return null;
}
