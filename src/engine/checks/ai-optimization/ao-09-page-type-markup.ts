import type { Finding } from '#engine/contract.ts';
import { defineCheck } from '#engine/define-check.ts';
import { isLocalBusiness, propertyItems, propertyTexts } from '#engine/derived/organization-nodes.ts';
import { keyPages } from '#engine/derived/key-pages.ts';
import { pageName, pageNameFirst } from '#engine/derived/page-name.ts';
import { cite } from '#engine/derived/references.ts';
import { proofInLine } from '#engine/derived/scored.ts';
import { listed, ofPages } from '#engine/derived/wording.ts';
import type { PageFacts, PageKind, SchemaNode } from '#engine/evidence.ts';

export default defineCheck({
  id: 'AO-09',
  category: 'aiOptimization',
  points: 1,
  strength: 'weak',
  platformWeights: { chatgpt: 1, claude: 0.5, perplexity: 0.75, grok: 0.5 },
  title: { pass: 'Structured data fits the type of each page', fail: 'Structured data is missing or incomplete on typed pages' },
  why: 'A product, article or question page that says what it is can be read without guessing.',
  reads: ['site'],
  score: ({ site }) => {
    const pages = keyPages(site);
    const verdicts = [...pages.flatMap(typedPage), ...pages.flatMap(typedItems)];
    if (verdicts.length === 0) return { kind: 'not-applicable', reason: 'No product, article or question page was read, and no item with required properties' };
    const fitting = verdicts.filter((verdict) => verdict === null).length;
    return {
      kind: 'scored',
      ratio: fitting / verdicts.length,
      reason: `${ofPages(fitting, verdicts.length, 'has|have', 'page or item|pages and items')} a fitting, complete type.`,
      findings: [...verdicts.filter((verdict) => verdict !== null), ...pages.flatMap(fittingItem).slice(0, 1)],
    };
  },
  reported: null,
  difficulty: 'Medium',
  impact: 'Low',
  timeframe: 'short',
  advice: (findings) => ({
    title: 'Match structured data to the type of page',
    description: 'Some pages do not say in structured data what they are, or leave out what the type requires.',
    steps: [...new Set(findings.filter((finding) => finding.tone !== 'good').map((finding) => finding.note))].slice(0, 8),
    resources: ['https://developers.google.com/search/docs/appearance/structured-data/search-gallery'],
    metrics: ['Share of typed pages with a complete fitting type'],
    proof: 'The validator shows each type without an error.',
    doer: 'developer',
  }),
  sources: cite('AHR-SCHEMA26'),
});

const typesFor: Partial<Record<PageKind, { names: string[]; say: string }>> = {
  product: {
    names: [
      'Product',
      'ProductGroup',
      'Service',
      'SoftwareApplication',
      'WebApplication',
      'MobileApplication',
      'Course',
      'Event',
      'Offer',
      'ItemList',
      'OfferCatalog',
    ],
    say: 'Product or Service',
  },
  article: {
    names: ['Article', 'BlogPosting', 'NewsArticle', 'TechArticle', 'ScholarlyArticle', 'Report', 'MedicalWebPage', 'HowTo', 'Recipe'],
    say: 'Article',
  },
  faq: { names: ['FAQPage', 'QAPage'], say: 'FAQPage' },
};

/** null: the page carries a type that fits. Absence is information only: pages without markup are cited too. */
function typedPage(page: PageFacts): (Finding | null)[] {
  const wanted = typesFor[page.kind];
  if (!wanted) return [];
  if (page.schema.some((node) => node.types.some((type) => wanted.names.includes(type)))) return [null];
  return [{ id: 'schema-type-absent', tone: 'info', note: `${pageNameFirst(page.url)} has no ${wanted.say} item.`, kind: 'page', url: page.url }];
}

function fittingItem(page: PageFacts): Finding[] {
  const names = typesFor[page.kind]?.names ?? [];
  const node = page.schema.find(
    (one) => (one.types.some((type) => names.includes(type)) && !missingProperties(one)?.length) || (one.top && missingProperties(one)?.length === 0),
  );
  return node ? [proofInLine(`${pageNameFirst(page.url)} holds a fitting, complete item.`, page.url, { line: node.line, text: node.types.join(', ') })] : [];
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
      return [
        { id: 'schema-property-missing', tone: 'bad' as const, note, kind: 'line' as const, url: page.url, line: node.line, text: node.types.join(', ') },
      ];
    });
}

/** null when the type requires nothing. */
function missingProperties(node: SchemaNode): string[] | null {
  const lacks = (name: string) => propertyTexts(node.properties[name]).length === 0 && propertyItems(node.properties[name]).length === 0;
  if (isLocalBusiness(node)) return ['name', 'address'].filter(lacks);
  if (node.types.includes('Product'))
    return [...(lacks('name') ? ['name'] : []), ...(['offers', 'review', 'aggregateRating'].every(lacks) ? ['offers, review or aggregateRating'] : [])];
  if (node.types.includes('FAQPage')) return lacks('mainEntity') ? ['mainEntity'] : [];
  if (node.types.includes('BreadcrumbList')) return propertyItems(node.properties['itemListElement']).length < 2 ? ['a second itemListElement'] : [];
  return null;
}
