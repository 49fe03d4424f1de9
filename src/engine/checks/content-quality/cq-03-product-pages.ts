import type { Finding } from '#engine/contract.ts';
import { defineCheck } from '#engine/define-check.ts';
import { readEnough, withoutText } from '#engine/derived/content-pages.ts';
import { pageName, pageNameFirst } from '#engine/derived/page-name.ts';
import { nearestPassage, passageAbout } from '#engine/derived/passages.ts';
import { contentStems, stemCoverage } from '#engine/derived/phrases.ts';
import { cite } from '#engine/derived/references.ts';
import { answerGiven, scored } from '#engine/derived/scored.ts';
import { countWords } from '#engine/derived/words.ts';
import { counted, findingsByCount, ofPages } from '#engine/derived/wording.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence.ts';
import { readingOf } from '#engine/reader/statements.ts';

export default defineCheck({
  id: 'CQ-03',
  category: 'contentQuality',
  points: 2,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.25, claude: 0.9, perplexity: 1.25 },
  title: {
    pass: 'Each offer has its own page',
    fail: (findings) =>
      findingsByCount(
        findings,
        {
          'offer-has-section': 'offer has a section and no page of its own|offers have a section and no page of their own',
          'offer-page-thin': 'offer has a page with fewer than 200 words|offers have a page with fewer than 200 words',
          'offer-section-thin': 'offer has a short section|offers have a short section',
        },
        'Some offers have no page of their own',
      ),
  },
  neutral: 'a page for each of your offers',
  why: 'From a company’s own site, assistants cite product and service pages most.',
  reads: ['site', 'answers'],
  score: ({ site, answers }) => {
    const products = answers.products.filter((product) => contentStems(product).length > 0);
    if (products.length === 0) return { kind: 'not-measured', reason: 'You named no products or services.' };
    if (!readEnough(site)) return withoutText(site);
    const results = products.map((product) => ({ product, ...placeOf(product, site, isNameOf(product, answers.companyName)) }));
    const ratio = results.reduce((sum, result) => sum + result.worth, 0) / results.length;
    const own = results.filter((result) => result.worth === 1).length;
    const inSections = results.filter((result) => result.worth === 0.6).length;
    const sections = inSections === 0 ? '' : `; ${inSections} ${inSections === 1 ? 'has' : 'have'} a section`;
    const reason = `${ofPages(own, results.length, 'has a page of its own|have a page of their own', 'offer')} under the name you gave${sections}.`;
    const findings = results.map(findingFor);
    const unread = results.filter(({ page, worth }) => page === null && worth === 0);
    if (unread.length === 0) return scored(ratio, reason, findings);
    // Under another name the page may be there: nobody read that.
    const asks = unread.map(({ product }) => {
      const candidate = nearestPassage(site, product, 0.999);
      const question = candidate ? `Is this the page about “${product}”?` : `Which page is about “${product}”?`;
      return { kind: 'offer', subject: product, question, points: 2 / results.length, candidate };
    });
    return { kind: 'seen-so-far', ratio, reason, findings, asks };
  },
  reported: (answers) =>
    answers.products.length === 0
      ? null
      : {
          ratio: 0.4,
          worth: 'full',
          reason: 'You listed your offers, and we could not see whether each has a page.',
          findings: [answerGiven('products', answers.products.join(', '))],
        },
  who: 'writer',
  minutes: { whole: 0, each: 120 },
  concerns: 'whole-site',
  difficulty: 'Medium',
  impact: 'High',
  timeframe: 'short',
  advice: (findings) => ({
    title: 'Give every offer its own page',
    description: 'Buyers ask about one offer at a time. Give each offer its own page.',
    steps: [
      ...findings.filter((finding) => finding.tone !== 'good').map((finding) => finding.note),
      'Say on each page what it is, for whom and at what price. Add the limits and proof.',
      'Link each page from the main menu and the sitemap.',
    ],
    resources: [],
    metrics: ['Offers with a page of their own'],
    proof: 'Open each page. The offer’s name is in the title or main heading, above at least 200 words.',
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

/** What the owner showed, else what titles and headings name. */
function placeOf(product: string, site: SiteEvidence, isCompany: boolean): Place {
  const shown = readingOf(site.reading, ['offer'], ({ by, subject }) => by === 'owner' && subject === product);
  const page = shown.state === 'seen' ? site.pages.find(({ url }) => url === shown.statements[0].url) : undefined;
  return page ? { worth: 1, page } : bestPlace(product, site, isCompany);
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

function findingFor(place: Place & { product: string }): Finding {
  return { ...toldOf(place), statement: { kind: 'offer', subject: place.product } };
}

function toldOf({ product, worth, page, words, thin, named }: Place & { product: string }): Finding {
  if (page && worth === 1)
    return { id: 'offer-has-page', tone: 'good', note: `“${product}” has its own page, ${pageName(page.url)}.`, kind: 'page', url: page.url };
  if (page && words !== undefined)
    return {
      id: 'offer-section-thin',
      tone: 'info',
      note: `“${product}” has a section on ${pageName(page.url)} with ${counted(words, 'word')}. We count a section from ${sectionWords} words.`,
      kind: 'page',
      url: page.url,
    };
  if (page && worth === 0)
    return {
      id: 'offer-page-thin',
      tone: 'info',
      note: `“${product}” has a page, ${pageName(page.url)}, with ${counted(page.mainWords, 'word')}. We count a page from 200 words.`,
      kind: 'page',
      url: page.url,
    };
  if (page)
    return {
      id: 'offer-has-section',
      tone: 'info',
      note: `“${product}” has a section on ${pageName(page.url)}. ${thin ? `Its own page, ${pageName(thin.url)}, has ${counted(thin.mainWords, 'word')}, and we count a page from 200` : 'We saw no page of its own'}.`,
      kind: 'page',
      url: page.url,
    };
  return {
    id: 'offer-page-not-seen',
    tone: 'info',
    note: named
      ? `${pageNameFirst(named.url)} has the words of “${product}”, and no title or heading does.`
      : `We saw “${product}” in no title or heading of the pages we read. A page may use another name.`,
    kind: 'answer',
    field: 'products',
    value: product,
  };
}
