import type { Finding } from '#engine/contract.ts';
import { defineCheck } from '#engine/define-check.ts';
import { readEnough, withoutText } from '#engine/derived/content-pages.ts';
import { pageName, pageNameFirst } from '#engine/derived/page-name.ts';
import { passageAbout } from '#engine/derived/passages.ts';
import { contentStems, stemCoverage } from '#engine/derived/phrases.ts';
import { cite } from '#engine/derived/references.ts';
import { answerGiven, scored } from '#engine/derived/scored.ts';
import { countWords } from '#engine/derived/words.ts';
import { counted, ofPages } from '#engine/derived/wording.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence.ts';

export default defineCheck({
  id: 'CQ-03',
  category: 'contentQuality',
  points: 2,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.25, claude: 0.9, perplexity: 1.25, grok: 1 },
  title: { pass: 'Each offer has its own page', fail: 'Some offers have no full page of their own' },
  why: 'Product and service pages are what assistants cite most from a company’s own site.',
  reads: ['site', 'answers'],
  score: ({ site, answers }) => {
    const products = answers.products.filter((product) => contentStems(product).length > 0);
    if (products.length === 0) return { kind: 'not-measured', reason: 'You named no products or services.' };
    if (!readEnough(site)) return withoutText(site);
    const results = products.map((product) => ({ product, ...bestPlace(product, site, isNameOf(product, answers.companyName)) }));
    const ratio = results.reduce((sum, result) => sum + result.worth, 0) / results.length;
    const own = results.filter((result) => result.worth === 1).length;
    const inSections = results.filter((result) => result.worth === 0.6).length;
    const sections = inSections === 0 ? '' : `; ${inSections} ${inSections === 1 ? 'has' : 'have'} a section`;
    return scored(ratio, `${ofPages(own, results.length, 'has a page of its own|have a page of their own', 'offer')}${sections}.`, results.map(findingFor));
  },
  reported: (answers) =>
    answers.products.length === 0
      ? null
      : {
          ratio: 0.4,
          worth: 'full',
          reason: 'You listed your offers; whether each has a page could not be seen.',
          findings: [answerGiven('products', answers.products.join(', '))],
        },
  difficulty: 'Medium',
  impact: 'High',
  timeframe: 'short',
  advice: (findings) => ({
    title: 'Give every offer its own page',
    description: 'A question about one offer should find one page that is about nothing else.',
    steps: [
      ...findings.filter((finding) => finding.tone !== 'good').map((finding) => finding.note),
      'Say on each page what it is, for whom, the price or how it is worked out, the limits and the proof.',
      'Link each page from the main menu and the sitemap.',
    ],
    resources: [],
    metrics: ['Offers with a page of their own'],
    proof: 'The name of each offer stands in the title or main heading of a page with at least 200 words.',
    doer: 'writer',
  }),
  sources: cite('ANALYZE26', 'WAN24'),
});

/** `words`: of its section, where it has no more than a short one. `thin`: its own page, where a section elsewhere says more. `named`: where only the text speaks of it. */
type Place = { worth: 0 | 0.6 | 1; page: PageFacts | null; words?: number; thin?: PageFacts; named?: PageFacts };

const sectionWords = 80;

/** Whether the two are the same words: "Clarinets" alone is not "Aßmann Clarinets". */
function isNameOf(product: string, company: string): boolean {
  return stemCoverage(product, new Set(contentStems(company))) >= 0.999 && stemCoverage(company, new Set(contentStems(product))) >= 0.999;
}

/** A product that bears the company's name stands in the title of every page; the home page is its own. */
function bestPlace(product: string, site: SiteEvidence, isCompany: boolean): Place {
  const names = (text: string) => stemCoverage(product, new Set(contentStems(text))) >= 0.999;
  const literally = (page: PageFacts) => namesOf(page).some((text) => text.toLowerCase().includes(product.toLowerCase()));
  // A page that has all the words and others between them may be about something else, and the home page is about everything.
  const rank = (page: PageFacts) => (page.kind === 'home' ? (isCompany ? -1 : 2) : isLanguageHome(page) ? 3 : literally(page) ? 0 : 1);
  const named = site.pages.filter((page) => namesOf(page).some(names)).toSorted((a, b) => rank(a) - rank(b));
  const own = named.find((page) => page.mainWords >= 200);
  if (own) return { worth: 1, page: own };
  const sections = site.pages.flatMap((page) =>
    page.headings.flatMap((heading, index) =>
      (heading.level === 2 || heading.level === 3) && names(heading.text) ? [{ page, words: wordsUnder(page, index) }] : [],
    ),
  );
  const section = sections.find(({ words }) => words >= sectionWords);
  const thin = named.find((page) => page.kind !== 'home');
  if (section) return { worth: 0.6, page: section.page, ...(thin && { thin }) };
  const spoken = site.pages.find((page) => passageAbout(page, product, 0.999) !== null);
  return { worth: 0, page: null, ...(spoken && { named: spoken }), ...(named[0] ? { page: named[0] } : sections.toSorted((a, b) => b.words - a.words)[0]) };
}

/** "/de", "/en-gb/": the home page in another language. */
function isLanguageHome(page: PageFacts): boolean {
  return /^\/[a-z]{2}(?:-[a-z]{2})?\/?$/i.test(new URL(page.url).pathname);
}

function namesOf(page: PageFacts): string[] {
  const slug = decodeURI(new URL(page.url).pathname.replaceAll('%', '')).replaceAll(/[/_-]+/g, ' ');
  return [slug, page.titles[0]?.text ?? '', ...page.headings.filter((heading) => heading.level === 1).map((heading) => heading.text)];
}

function wordsUnder(page: PageFacts, index: number): number {
  return page.blocks.filter((block) => block.heading === index).reduce((sum, block) => sum + countWords(block.text), 0);
}

function findingFor({ product, worth, page, words, thin, named }: Place & { product: string }): Finding {
  if (page && worth === 1)
    return { id: 'offer-has-page', tone: 'good', note: `“${product}” has its own page, ${pageName(page.url)}.`, kind: 'page', url: page.url };
  if (page && words !== undefined)
    return {
      id: 'offer-section-thin',
      tone: 'info',
      note: `“${product}” has a section on ${pageName(page.url)} with ${counted(words, 'word')}; a section counts from ${sectionWords}.`,
      kind: 'page',
      url: page.url,
    };
  if (page && worth === 0)
    return {
      id: 'offer-page-thin',
      tone: 'info',
      note: `“${product}” has a page, ${pageName(page.url)}, with ${counted(page.mainWords, 'word')}; a page counts from 200.`,
      kind: 'page',
      url: page.url,
    };
  if (page)
    return {
      id: 'offer-has-section',
      tone: 'info',
      note: `“${product}” has a section on ${pageName(page.url)}; ${thin ? `its own page, ${pageName(thin.url)}, has ${counted(thin.mainWords, 'word')}, and a page counts from 200` : 'no page of its own was seen'}.`,
      kind: 'page',
      url: page.url,
    };
  return {
    id: 'offer-page-not-seen',
    tone: 'info',
    note: named
      ? `${pageNameFirst(named.url)} speaks of “${product}”; no title or heading with all its words was seen.`
      : `No page or section about “${product}” was seen.`,
    kind: 'answer',
    field: 'products',
    value: product,
  };
}
