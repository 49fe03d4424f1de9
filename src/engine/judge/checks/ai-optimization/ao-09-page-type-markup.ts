import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { isLocalBusiness, propertyItems, propertyTexts } from '#engine/evidence/site/organization-nodes.ts';
import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { listed, ofPages } from '#engine/base/text/wording.ts';
import type { PageFacts, SchemaNode } from '#engine/evidence/evidence.ts';
import { bad, inLine, proofInLine } from '#engine/judge/findings.ts';

export default defineCheck({
  id: 'AO-09',
  title: {
    pass: 'Your items of structured data are complete',
    fail: 'Some items of structured data are incomplete',
    faults: {
      'schema-property-missing': 'item of structured data is incomplete|items of structured data are incomplete',
    },
  },
  neutral: 'complete items of structured data',
  why: 'Machines need not guess what a page is when its markup says so.',
  reads: ['site'],
  score: ({ site }) => {
    const pages = keyPages(site);
    const verdicts = pages.flatMap(typedItems);
    if (verdicts.length === 0) return { kind: 'not-applicable', reason: 'We saw no item with required properties' };
    const fitting = verdicts.filter((verdict) => verdict === null).length;
    return scored(
      fitting / verdicts.length,
      `${ofPages(fitting, verdicts.length, 'is|are', 'item with required properties|items with required properties')} complete.`,
      [...verdicts.filter((verdict) => verdict !== null), ...pages.flatMap(fittingItem).slice(0, 1)],
    );
  },
  who: 'developer',
  minutes: { whole: 0, each: 15 },
  concerns: 'found-pages',
  comparedAs: 'Complete items of structured data',
  advice: (findings) => ({
    title: 'Complete the items of your structured data',
    description: 'Some items leave out what their type requires.',
    steps: [...new Set(findings.filter((finding) => finding.tone !== 'good').map((finding) => finding.note))].slice(
      0,
      8,
    ),
    resources: ['https://developers.google.com/search/docs/appearance/structured-data/search-gallery'],
    metrics: ['Share of items that are complete'],
    proof: 'Paste each address into validator.schema.org. It shows no error.',
  }),
});

function fittingItem(page: PageFacts): Finding[] {
  const node = page.schema.find((one) => one.top && missingProperties(one)?.length === 0);
  return node
    ? [
        proofInLine(`${pageNameFirst(page.url)} has a complete item.`, page.url, {
          line: node.line,
          text: node.types.join(', '),
        }),
      ]
    : [];
}

/** Items whose type has required properties: complete or not. */
function typedItems(page: PageFacts): (Finding | null)[] {
  return page.schema
    .filter((node) => node.top)
    .flatMap((node) => {
      // Plugins put a trail of one step on the home page: there is nothing before it.
      if (page.kind === 'home' && node.types.includes('BreadcrumbList')) return [];
      const missing = missingProperties(node);
      if (missing === null) return [];
      if (missing.length === 0) return [null];
      const note = `The ${listed(node.types)} item on ${pageName(page.url)} (line ${node.line}) lacks ${listed(missing)}.`;
      return [bad('schema-property-missing', note, inLine(page.url, node.line, node.types.join(', ')))];
    });
}

/** null when the type requires nothing. */
function missingProperties(node: SchemaNode): string[] | null {
  const lacks = (name: string) =>
    propertyTexts(node.properties[name]).length === 0 && propertyItems(node.properties[name]).length === 0;
  if (isLocalBusiness(node)) return ['name', 'address'].filter(lacks);
  if (node.types.includes('Product'))
    return [
      ...(lacks('name') ? ['name'] : []),
      ...(['offers', 'review', 'aggregateRating'].every(lacks) ? ['offers, review or aggregateRating'] : []),
    ];
  if (node.types.includes('FAQPage')) return lacks('mainEntity') ? ['mainEntity'] : [];
  if (node.types.includes('BreadcrumbList'))
    return propertyItems(node.properties['itemListElement']).length < 2 ? ['a second itemListElement'] : [];
  return null;
}
