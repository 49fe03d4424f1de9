import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { homePage, keyPages } from '#engine/evidence/site/key-pages.ts';
import { isLocalBusiness } from '#engine/evidence/site/organization-nodes.ts';
import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { listed, ofPages } from '#engine/base/text/wording.ts';
import type { PageFacts, SchemaNode } from '#engine/evidence/evidence.ts';
import { bad, inLine, notSeenOn, proofInLine } from '#engine/judge/findings.ts';
import { byChoice } from '#engine/judge/checks/parts/reported.ts';

export default defineCheck({
  id: 'TS-17',
  title: {
    pass: 'Your structured data is present and valid',
    fail: 'Some key pages have no structured data',
    whenFound: { 'structured-data-not-seen': 'We saw no structured data on your key pages' },
    faults: {
      'json-ld-invalid': 'block of structured data cannot be read|blocks of structured data cannot be read',
      'schema-type': 'item has an unknown type|items have an unknown type',
      'schema-property': 'item of structured data is incomplete|items of structured data are incomplete',
    },
  },
  neutral: 'your structured data',
  why: 'Structured data (facts in a form for machines) needs no guessing. Studies have not shown more citations.',
  reads: ['site'],
  score: ({ site }) => {
    const pages = keyPages(site);
    const home = homePage(site);
    if (pages.length === 0) return { kind: 'not-measured', reason: 'We read no key page.' };
    const marked = pages.filter((page) => page.schema.length > 0);
    const items = pages.flatMap((page) =>
      page.schema.filter((node) => node.top).map((node) => ({ page, node, faults: faultsOf(node, page) })),
    );
    const broken = pages.flatMap((page) => page.schemaErrors.map((error) => ({ page, error })));
    if (marked.length === 0 && broken.length === 0) {
      const finding = notSeenOn(
        'structured-data-not-seen',
        'structured data in the HTML that your server sends',
        pages,
      );
      return scored(0, 'We saw no structured data on any key page.', [finding]);
    }
    const all = items.length + broken.length;
    const valid = items.filter((item) => item.faults.length === 0).length;
    const onHome = home !== undefined && home.schema.length > 0;
    const ratio = (onHome ? 0.3 : 0) + 0.3 * (marked.length / pages.length) + 0.4 * (all === 0 ? 0 : valid / all);
    const sound = items.find((item) => item.faults.length === 0);
    const proof = sound
      ? [
          proofInLine(`${pageNameFirst(sound.page.url)} has a valid item.`, sound.page.url, {
            line: sound.node.line,
            text: sound.node.types.join(', '),
          }),
        ]
      : [];
    const findings = [
      ...broken.map(({ page, error }) => brokenFinding(page, error)),
      ...items.flatMap((item) => item.faults),
      ...proof,
    ];
    return scored(
      ratio,
      `${ofPages(marked.length, pages.length, 'has|have')} structured data${onHome ? '' : ', the home page none'}${all === 0 ? '' : `; ${ofPages(valid, all, 'is valid|are valid', 'item').replace(/^N/, 'n')}`}.`,
      findings,
    );
  },
  reported: byChoice(
    'structuredData',
    { yes: 1, no: 0 },
    (said) => `You answered “${said}” to whether your site uses structured data.`,
  ),
  who: 'developer',
  minutes: 60,
  concerns: 'key-pages',
  comparedAs: 'Valid structured data',
  advice: () => ({
    title: 'Add valid JSON-LD',
    description: 'Say in schema.org’s words what the visible page says.',
    steps: [
      'Describe your business on the home page as an Organization, or as the type that fits it best.',
      'Mark up offers and articles on their own pages as Product, Service or Article.',
      'Mark up only what visitors see.',
      'Check the result at validator.schema.org.',
    ],
    resources: [
      'Validator: https://validator.schema.org',
      'Google’s rules: https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
    ],
    metrics: ['Key pages with valid structured data'],
    proof: 'Paste each address into validator.schema.org. It shows no error.',
    commonMistakes: ['Marking up ratings or answers that the page does not show'],
  }),
});

function brokenFinding(page: PageFacts, error: PageFacts['schemaErrors'][number]): Finding {
  const note = `The JSON-LD of ${pageName(page.url)} cannot be read (${error.message}).${error.repaired ? ' We could read it after a repair that most readers do not make.' : ''}`;
  return bad('json-ld-invalid', note, inLine(page.url, error.line, error.excerpt));
}

/** Google's required properties; a list inside the list means that one of these is enough. */
const required: Record<string, (string | string[])[]> = {
  LocalBusiness: ['name', 'address'],
  Product: ['name', ['offers', 'review', 'aggregateRating']],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  WebSite: ['name', 'url'],
  Person: ['name'],
  Event: ['name', 'startDate', 'location'],
};

/** Spellings that schema.org does not know and pages often use. */
const misspelt: Record<string, string> = {
  Organisation: 'Organization',
  organisation: 'Organization',
  organization: 'Organization',
  localbusiness: 'LocalBusiness',
  'Local Business': 'LocalBusiness',
  Localbusiness: 'LocalBusiness',
  Website: 'WebSite',
  website: 'WebSite',
  Webpage: 'WebPage',
  webpage: 'WebPage',
  BlogPost: 'BlogPosting',
  Blogpost: 'BlogPosting',
  Faq: 'FAQPage',
  FAQ: 'FAQPage',
  FaqPage: 'FAQPage',
  Breadcrumb: 'BreadcrumbList',
  Breadcrumbs: 'BreadcrumbList',
  product: 'Product',
  article: 'Article',
  person: 'Person',
  Company: 'Organization',
};

function faultsOf(node: SchemaNode, page: PageFacts): Finding[] {
  const at = {
    tone: 'bad' as const,
    kind: 'line' as const,
    url: page.url,
    line: node.line,
    text: node.types.join(', '),
  };
  const wrong = node.types.find((type) => Object.hasOwn(misspelt, type));
  if (wrong)
    return [
      {
        ...at,
        id: 'schema-type-unknown',
        note: `${pageNameFirst(page.url)} uses the type “${wrong}”, which schema.org does not know. It is called “${misspelt[wrong]}”.`,
      },
    ];
  const types = isLocalBusiness(node) ? [...node.types, 'LocalBusiness'] : node.types;
  const properties = sameItem(node, page);
  const absent = new Set(
    types
      .flatMap((type) =>
        (required[type] ?? []).filter(
          (name) => !(Array.isArray(name) ? name : [name]).some((one) => isFilled(properties[one])),
        ),
      )
      .map((name) => (Array.isArray(name) ? name.join(' or ') : name)),
  );
  if (absent.size === 0) return [];
  return [
    {
      ...at,
      id: 'schema-property-missing',
      note: `The ${node.types[0]} on ${pageName(page.url)} lacks ${listed([...absent])}.`,
    },
  ];
}

/** Items with one @id are one item, wherever on the page its parts stand. */
function sameItem(node: SchemaNode, page: PageFacts): Record<string, unknown> {
  const parts = node.id === null ? [node] : page.schema.filter((other) => other.id === node.id);
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part.properties)));
}

function isFilled(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  return !Array.isArray(value) || value.length > 0;
}
