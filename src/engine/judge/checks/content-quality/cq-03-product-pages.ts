import type { Answers, Finding, OwnerQuestion } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { readEnough, withoutText } from '#engine/judge/checks/parts/content-pages.ts';
import { decoded } from '#engine/base/text/decoded.ts';
import { homePage } from '#engine/evidence/site/key-pages.ts';
import { ownWords } from '#engine/evidence/site/own-words.ts';
import { pageName } from '#engine/base/addresses/page-name.ts';
import { contentStems, foldedWords } from '#engine/base/text/phrases.ts';
import { answerGiven } from '#engine/judge/findings.ts';
import { sharedTitleParts, titleParts } from '#engine/evidence/site/title-parts.ts';
import { ofPages } from '#engine/base/text/wording.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { readingOf } from '#engine/evidence/statements.ts';
import { byNaming } from '#engine/judge/checks/parts/reported.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/content-quality/cq-03-product-pages.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'CQ-03',
  texts,
  points: 2,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.25, claude: 0.9, perplexity: 1.25 },
  difficulty: 'Medium',
  impact: 'High',
  timeframe: 'short',
  consequence: 'question',
  sources: ['ANALYZE26', 'WAN24'],
  reads: ['site', 'answers'],
  score: ({ site, answers }) => {
    const products = answers.products.filter((product) => contentStems(product).length > 0);
    if (products.length === 0) return { kind: 'not-measured', reason: says.notMeasured };
    if (!readEnough(site)) return withoutText(site);
    const results = products.map((product) => ({ product, place: placeOf(product, site, answers) }));
    const worth = results.reduce((sum, { place }) => sum + place.worth, 0) / results.length;
    const count = (is: Place['is']) => results.filter(({ place }) => place.is === is).length;
    const named =
      count('named') === 0
        ? ''
        : say(says.andNamed, { count: count('named'), which: count('named') === 1 ? says.is : says.are });
    const own = count('page') + count('thin');
    const reason = say(says.reason, { share: ofPages(own, results.length, says.ownPage, says.offers), named });
    const findings = results.flatMap(({ product, place }) => findingFor(product, place));
    // Under another name the page may be there: nobody read that.
    const asks = results.flatMap(({ product, place }) =>
      place.is === 'page' || place.is === 'thin' ? [] : [askFor(product, place, results.length)],
    );
    return asks.length === 0
      ? scored(worth, reason, findings, say(title.passed, { count: products.length }))
      : { kind: 'seen-so-far', ratio: worth, reason, findings, asks };
  },
  reported: byNaming(
    0.4,
    says.reported,
    ({ products }) => products.length > 0 && answerGiven('products', products.join(', ')),
  ),
  who: 'writer',
  minutes: { whole: 0, each: 120 },
  concerns: 'whole-site',
});

/** `thin`: its own page with few words. `named`: in a heading, or among other words of a title. */
type Place = { is: 'page' | 'thin' | 'named'; page: PageFacts; worth: number } | { is: 'unread'; worth: 0 };

/** What the owner showed, else what titles and headings name. */
function placeOf(product: string, site: SiteEvidence, { companyName }: Answers): Place {
  const shown = readingOf(site.reading, ['offer'], ({ by, subject }) => by === 'owner' && subject === product);
  const page = shown.state === 'seen' ? site.pages.find(({ url }) => url === shown.statements[0].url) : undefined;
  return page ? { is: 'page', page, worth: 1 } : namedPlace(product, site, companyName);
}

/** The home page is about everything, except a product with the company's name; an article is one view of it. */
function namedPlace(product: string, site: SiteEvidence, company: string): Place {
  const isCompany = areSameWords(product, company);
  const shared = sharedTitleParts(site.pages);
  const isAbout = (page: PageFacts) =>
    isCompany ? page.kind === 'home' : page.kind !== 'home' && page.kind !== 'article' && !isHomeAgain(page, site);
  const nameParts = (page: PageFacts) => [
    slugOf(page),
    ...titleParts(page).filter((part) => isCompany || !shared.has(part)),
    ...mainHeadingsOf(page),
  ];
  // With other words beside it, a title may be about something else: "Blog: rye loaves of the world".
  const own = site.pages.filter((page) => isAbout(page) && nameParts(page).some((part) => areSameWords(part, product)));
  const long = own.find((page) => ownWords(page, site) >= enoughWords);
  if (long) return { is: 'page', page: long, worth: 1 };
  // The firm's name may contain the offer's, and many headings have it.
  const speaks = (text: string) => names(text, product) && !(names(company, product) && names(text, company));
  const named = site.pages.find((page) => [...nameParts(page), ...page.headings.map(({ text }) => text)].some(speaks));
  const isSection = site.pages.some((page) => page.headings.some(({ level, text }) => level > 1 && speaks(text)));
  if (own[0]) return { is: 'thin', page: own[0], worth: isSection ? worthOfNamed : 0 };
  return named ? { is: 'named', page: named, worth: worthOfNamed } : { is: 'unread', worth: 0 };
}

const enoughWords = 200;
const worthOfNamed = 0.6;

/** Whether the words are in a text one after the other, apart from their endings and from words without meaning of their own. "Class A" is not "Class B". */
function names(text: string, product: string): boolean {
  const signs = foldedWords(product.match(/(?<![\p{L}\p{N}'’])[\p{Lu}\d](?![\p{L}\p{N}'’])/gu)?.join(' ') ?? '');
  const words = new Set(foldedWords(text));
  return (
    signs.every((sign) => words.has(sign)) &&
    ` ${contentStems(text).join(' ')} `.includes(` ${contentStems(product).join(' ')} `)
  );
}

/** "Clarinets" alone is not "Aßmann Clarinets". */
function areSameWords(one: string, other: string): boolean {
  return contentStems(one).length > 0 && names(one, other) && names(other, one);
}

/** The home page in another language ("/de", "/en-gb/"), or at a second address. */
function isHomeAgain(page: PageFacts, site: SiteEvidence): boolean {
  const { pathname } = new URL(page.url);
  return /^\/[a-z]{2}(?:-[a-z]{2})?\/?$/i.test(pathname) || homePage(site)?.contentHash === page.contentHash;
}

/** The last part of the address: "dark-rye-loaf" of "/breads/dark-rye-loaf.html". */
function slugOf(page: PageFacts): string {
  const last =
    decoded(new URL(page.url).pathname)
      .split('/')
      .findLast((part) => part !== '') ?? '';
  return last.replace(/\.\w{2,5}$/, '').replaceAll(/[_-]+/g, ' ');
}

/** A page with several is about none of them alone. */
function mainHeadingsOf(page: PageFacts): string[] {
  const found = page.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  return found.length === 1 ? found : [];
}

function askFor(product: string, place: Place, count: number): Omit<OwnerQuestion, 'checkId'> {
  const heading = place.is === 'named' ? mainHeadingsOf(place.page).find((text) => names(text, product)) : undefined;
  const candidate =
    heading === undefined || place.is !== 'named' ? null : { url: place.page.url, quote: heading, sentence: heading };
  const question = candidate ? say(says.confirm, { product }) : say(says.question, { product });
  return { kind: 'offer', subject: product, question, points: 2 / count, candidate };
}

function findingFor(product: string, place: Place): Finding[] {
  if (place.is === 'unread') return [];
  const { url } = place.page;
  const told: Record<typeof place.is, Pick<Finding, 'id' | 'note'>> = {
    page: { id: 'offer-has-page', note: say(notes['offer-has-page'], { product, page: pageName(url) }) },
    thin: {
      id: 'offer-page-thin',
      note: say(notes['offer-page-thin'], { product, page: pageName(url), enoughWords }),
    },
    named: { id: 'offer-named', note: say(notes['offer-named'], { page: pageName(url), product }) },
  };
  const tone = place.is === 'page' ? 'good' : 'info';
  return [{ ...told[place.is], tone, kind: 'page', url, statement: { kind: 'offer', subject: product } }];
}
