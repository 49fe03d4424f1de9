import { sumsIn } from '#engine/base/text/money.ts';
import { blankAnswers } from '#engine/contract.ts';
import { nameOfSite } from '#engine/evidence/site/name-of-site.ts';
import { distinctKeyPages } from '#engine/evidence/site/distinct-pages.ts';
import { pageName } from '#engine/base/addresses/page-name.ts';
import { hasPhrase } from '#engine/base/text/phrases.ts';
import type { Evidence, PageFacts } from '#engine/evidence/evidence.ts';
import type { Statement } from '#engine/evidence/statements.ts';
import { folded } from '#engine/base/text/verify-quote.ts';
import { mainHeading, whyNotToQuote } from './fit-to-quote.ts';
import { jsonLdScript, patchPage } from './patch-page.ts';
import { whatChangesInItem } from './what-changes.ts';
import type { PatchOrReason } from './patch.ts';

const offerTypes =
  /^(?:Product|ProductGroup|Service|SoftwareApplication|WebApplication|MobileApplication|Course|Event|Offer|ItemList|OfferCatalog)$/;
const questionTypes = /^(?:FAQPage|QAPage)$/;

/** Offers and questions as JSON-LD for the pages that show them and do not say so yet. */
export function pageMarkupPatches(evidence: Evidence): PatchOrReason[] {
  if (!evidence.site.ok) return [];
  const answers = evidence.answers.ok ? evidence.answers.value : blankAnswers;
  const name = answers.companyName.trim() || nameOfSite(evidence.site.value, answers);
  const sellsGoods = answers.industry === 'retail' || answers.industry === 'manufacturing';
  const statements = Map.groupBy(evidence.site.value.reading?.statements ?? [], ({ url }) => url);
  return distinctKeyPages(evidence.site.value)
    .filter((page) => whyNotToQuote(page) === null)
    .flatMap((page) => {
      const own = statements.get(page.url) ?? [];
      if (page.kind === 'product' && !has(page, offerTypes)) return offerPatch(page, own, name, sellsGoods);
      return page.kind === 'faq' && !has(page, questionTypes) ? questionsPatch(page, own) : [];
    });
}

/** In its HTML or written by a script, where a second item would say the same. */
function has(page: PageFacts, types: RegExp): boolean {
  return [...page.schema.flatMap((node) => node.types), ...(page.schemaByScript ?? [])].some((type) =>
    types.test(type),
  );
}

/** Markup for the offer in the page's main heading, where a statement of the page names that offer, too. */
function offerPatch(
  page: PageFacts,
  statements: readonly Statement[],
  provider: string | null,
  isGoods: boolean,
): PatchOrReason[] {
  const path = filePath('offer', page);
  const name = mainHeading(page);
  const offers = statements.flatMap(({ kind, subject }) =>
    (kind === 'offer' || kind === 'price') && subject !== null ? [subject] : [],
  );
  if (!name || !offers.some((offer) => hasPhrase(name, offer) || hasPhrase(offer, name)))
    return [{ path, reason: `${pageName(page.url)} has no main heading that names one of the offers we read there.` }];
  const description = page.metaDescriptions[0]?.text.trim();
  const about = { name, ...(description ? { description } : {}), url: page.url };
  if (!isGoods) {
    const by = provider === null ? {} : { provider: { '@type': 'Organization', name: provider } };
    return [scriptPatch(path, 'A service in structured data', page, { '@type': 'Service', ...about, ...by })];
  }
  const price = onlyPrice(page, statements);
  if (price === null)
    return [
      {
        path,
        reason: `${pageName(page.url)} does not show exactly one price, and schema.org’s Product is not complete without one.`,
      },
    ];
  const item = { '@type': 'Product', ...about, offers: { '@type': 'Offer', url: page.url, ...price } };
  return [scriptPatch(path, 'A product in structured data', page, item)];
}

function questionsPatch(page: PageFacts, statements: readonly Statement[]): PatchOrReason[] {
  const path = filePath('questions', page);
  const stated = new Set(statements.flatMap(({ kind, quote }) => (kind === 'question' ? [folded(quote)] : [])));
  const shown = page.questions.filter(
    ({ visible, answer, question }) => visible && answer.trim() !== '' && stated.has(folded(question)),
  );
  const distinct = [...new Map(shown.map((entry) => [entry.question.toLowerCase(), entry])).values()].slice(0, 50);
  if (distinct.length < 2)
    return [{ path, reason: `We read fewer than two questions with an answer on ${pageName(page.url)}.` }];
  const mainEntity = distinct.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [scriptPatch(path, 'Questions and answers in structured data', page, { '@type': 'FAQPage', mainEntity })];
}

function scriptPatch(path: string, title: string, page: PageFacts, item: Record<string, unknown>): PatchOrReason {
  const html = jsonLdScript(item);
  return {
    path,
    title,
    place: `Put this script into the head of ${page.url}.`,
    urls: [page.url],
    text: html,
    diff: null,
    changes: [whatChangesInItem(page.url, null, item)],
    optional: false,
    aims: ['AO-09', 'TS-17'],
    apply: (evidence) => patchPage(evidence, page.url, html),
  };
}

function filePath(what: string, page: PageFacts): string {
  const slug = new URL(page.url).pathname
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60);
  return `structured-data/${what}-${slug === '' ? 'home' : slug}.html`;
}

const currencies: [RegExp, string][] = [
  [/€|\bEUR\b/, 'EUR'],
  [/£|\bGBP\b/, 'GBP'],
  [/\bCHF\b/, 'CHF'],
  [/\bUSD\b|US\$/, 'USD'],
];

/** The one sum that the page shows, where a statement calls it a price; null when there are several or its currency is not sure ("$" is many). */
function onlyPrice(page: PageFacts, statements: readonly Statement[]): { price: string; priceCurrency: string } | null {
  const texts = [...new Set(sumsIn(page.mainText, page.languages ?? []))];
  const [text] = texts;
  if (
    texts.length !== 1 ||
    text === undefined ||
    !statements.some(({ kind, quote }) => kind === 'price' && quote.includes(text))
  )
    return null;
  const priceCurrency = currencies.find(([pattern]) => pattern.test(text))?.[1];
  const amount = /\d{1,6}(?:[.,]\d{2})?(?![\d.,])/.exec(text)?.[0].replace(',', '.');
  return priceCurrency && amount ? { price: amount, priceCurrency } : null;
}
