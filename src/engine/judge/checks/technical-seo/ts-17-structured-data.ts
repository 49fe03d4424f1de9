import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { homePage, keyPages } from '#engine/evidence/site/key-pages.ts';
import { isLocalBusiness } from '#engine/evidence/site/organization-nodes.ts';
import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { counted, listed, ofPages, ofThoseRead } from '#engine/base/text/wording.ts';
import type { PageFacts, SchemaNode } from '#engine/evidence/evidence.ts';
import { asValue, bad, info, inLine, notSeenOn, proofInLine } from '#engine/judge/findings.ts';
import { byChoice } from '#engine/judge/checks/parts/reported.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/technical-seo/ts-17-structured-data.texts.ts';

const { notes, says, advice, title } = texts;

export default defineCheck({
  id: 'TS-17',
  texts,
  points: 1.5,
  strength: 'weak',
  platformWeights: { claude: 0.75, perplexity: 0.75, grok: 0.75 },
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'short',
  consequence: 'hygiene',
  sources: ['AHR-SCHEMA26', 'WCOOK26', 'GEO16', 'BING-WG26'],
  reads: ['site'],
  score: ({ site }) => {
    const pages = keyPages(site);
    const home = homePage(site);
    if (pages.length === 0) return { kind: 'not-measured', reason: says.notMeasured };
    const marked = pages.filter((page) => page.schema.length > 0);
    // What stands on any page is there, though it is the key pages that are counted.
    const items = site.pages.flatMap((page) =>
      page.schema.filter((node) => node.top).map((node) => ({ page, node, faults: faultsOf(node, page) })),
    );
    const broken = site.pages.flatMap((page) => page.schemaErrors.map((error) => ({ page, error })));
    if (items.length === 0 && broken.length === 0) {
      const [scripted, ...more] = site.pages.filter(({ schemaByScript = [] }) => schemaByScript.length > 0);
      if (scripted) {
        const types = listed(scripted.schemaByScript ?? []);
        const note = say(notes['structured-data-by-script'], { page: pageName(scripted.url), types });
        return scored(0, say(says.byScript, { pages: counted(more.length + 1, says.pages) }), [
          info('structured-data-by-script', note, asValue(says.types, types, scripted.url)),
        ]);
      }
      return scored(0, says.none, [notSeenOn('structured-data-not-seen', says.notSeen, site.pages)]);
    }
    const all = items.length + broken.length;
    const valid = items.filter((item) => item.faults.length === 0).length;
    const onHome = home !== undefined && home.schema.length > 0;
    const ratio = (onHome ? 0.3 : 0) + 0.3 * (marked.length / pages.length) + 0.4 * (all === 0 ? 0 : valid / all);
    const sound = items.find((item) => item.faults.length === 0);
    const proof = sound
      ? [
          proofInLine(say(says.proof, { page: pageNameFirst(sound.page.url) }), sound.page.url, {
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
      say(says.reason, {
        share: ofPages(marked.length, pages.length, says.has),
        home: onHome ? '' : says.homeHasNone,
        items: all === 0 ? '' : `; ${ofPages(valid, all, says.valid, says.items).replace(/^N/, 'n')}`,
      }),
      findings,
      ofThoseRead(pages.length, pages.length, title.passed),
    );
  },
  reported: byChoice('structuredData', { yes: 1, no: 0 }, (said) => say(says.reported, { said })),
  who: 'developer',
  minutes: 60,
  concerns: 'key-pages',
  advice: (findings) =>
    findings.some(({ id }) => id === 'structured-data-by-script')
      ? { steps: [advice.steps.send], proof: says.sent }
      : { steps: [advice.steps.describe, advice.steps.pages, advice.steps.visible, advice.steps.check] },
});

function brokenFinding(page: PageFacts, error: PageFacts['schemaErrors'][number]): Finding {
  const note = say(notes['json-ld-invalid'], {
    page: pageName(page.url),
    message: error.message,
    added: error.repaired ? says.repaired : '',
  });
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
        note: say(notes['schema-type-unknown'], { page: pageNameFirst(page.url), wrong, right: misspelt[wrong] ?? '' }),
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
      note: say(notes['schema-property-missing'], {
        type: node.types[0] ?? '',
        page: pageName(page.url),
        missing: listed([...absent]),
      }),
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
