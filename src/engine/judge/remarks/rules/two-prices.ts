import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { digitsOf, sumsIn } from '#engine/base/text/money.ts';
import { folded } from '#engine/base/text/verify-quote.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { propertyItems, propertyTexts } from '#engine/evidence/site/organization-nodes.ts';
import { bad, inLine, inWords } from '#engine/judge/findings.ts';
import { proven } from '#engine/judge/remarks/sighting.ts';
import type { Sighting } from '#engine/judge/remarks/sighting.ts';

type Price = { page: PageFacts; name: string; sum: string; amount: string; currency: string; line: number | null };

/**
 * One product with one price on one page and another on another. A page that names several sums for it may mean sizes or a sale, and tells nothing.
 */
export function twoPrices({ pages, reading }: SiteEvidence): Sighting[] {
  const statements = reading?.statements ?? [];
  const told = pages.flatMap((page) => [
    ...inMarkup(page),
    ...statements
      .filter(
        ({ kind, url, subject, value }) => kind === 'price' && url === page.url && subject !== null && value !== null,
      )
      .flatMap(({ subject, value, quote, line }) => asPrice(page, subject ?? '', value ?? quote, line)),
  ]);
  const products = Map.groupBy(told, ({ name, currency }) => `${folded(name)} ${currency}`);
  return [...products.values()].flatMap((prices): Sighting[] => {
    const byPage = [...Map.groupBy(prices, ({ page }) => page).values()].filter(
      (own) => new Set(own.map(({ amount }) => amount)).size === 1,
    );
    const [one] = byPage.find(([price]) => price !== undefined && isPageOf(price)) ?? [];
    const [other] =
      byPage.find(([price]) => price !== undefined && one && price.page !== one.page && price.amount !== one.amount) ??
      [];
    if (!one || !other) return [];
    const note = `${pageNameFirst(one.page.url)} says ${one.sum} for “${one.name}”, and ${pageName(other.page.url)} says ${other.sum}.`;
    const at = (price: Price) =>
      bad(
        'two-prices',
        note,
        price.line === null
          ? inWords(price.page.url, price.sum)
          : inLine(price.page.url, price.line, `${price.name}: ${price.sum}`),
      );
    const cause = folded(one.name);
    return [one, other].map((price) => proven('two-prices', at(price), { cause }));
  });
}

/** The page is about this product, and names no second sum. */
function isPageOf({ page, name }: Price): boolean {
  const names = [page.headings.find(({ level }) => level === 1)?.text, page.titles[0]?.text].map((text) =>
    folded(text ?? ''),
  );
  const sums = new Set(sumsIn(page.mainText, page.languages ?? []).map(digitsOf));
  return names.some((text) => text.includes(folded(name))) && sums.size <= 1;
}

function inMarkup(page: PageFacts): Price[] {
  return page.schema
    .filter(({ types }) => types.includes('Product'))
    .flatMap((node) => {
      const [name] = propertyTexts(node.properties['name']);
      const offers = propertyItems(node.properties['offers']).filter((offer) => offer['lowPrice'] === undefined);
      return offers.flatMap((offer): Price[] => {
        const [price] = propertyTexts(offer['price']);
        const [currency = ''] = propertyTexts(offer['priceCurrency']);
        return name && price && /[1-9]/.test(price)
          ? [{ page, name, sum: `${price} ${currency}`.trim(), amount: digitsOf(price), currency, line: node.line }]
          : [];
      });
    });
}

function asPrice(page: PageFacts, name: string, value: string, line: number | null): Price[] {
  const sums = sumsIn(value, page.languages ?? []);
  const [sum] = sums;
  if (sum === undefined || sums.length > 1 || name.length < 4) return [];
  return [{ page, name, sum, amount: digitsOf(sum), currency: sum.replaceAll(/[\d\s.,’']/g, ''), line }];
}
