import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { isLocalBusiness, propertyItems, propertyTexts } from '#engine/evidence/site/organization-nodes.ts';
import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { listed, ofPages, ofThoseRead } from '#engine/base/text/wording.ts';
import type { PageFacts, SchemaNode } from '#engine/evidence/evidence.ts';
import { bad, inLine, proofInLine } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/ai-optimization/ao-09-page-type-markup.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'AO-09',
  texts,
  points: 1,
  strength: 'weak',
  platformWeights: { claude: 0.5, perplexity: 0.75, grok: 0.5 },
  difficulty: 'Medium',
  impact: 'Low',
  timeframe: 'short',
  consequence: 'hygiene',
  sources: ['AHR-SCHEMA26'],
  reads: ['site'],
  score: ({ site }) => {
    const { pages } = site;
    const verdicts = pages.flatMap(typedItems);
    if (verdicts.length === 0) return { kind: 'not-applicable', reason: says.notApplicable };
    const fitting = verdicts.filter((verdict) => verdict === null).length;
    return scored(
      fitting / verdicts.length,
      say(says.reason, { share: ofPages(fitting, verdicts.length, says.is, says.items) }),
      [...verdicts.filter((verdict) => verdict !== null), ...pages.flatMap(fittingItem).slice(0, 1)],
      ofThoseRead(fitting, verdicts.length, title.passed, says.requiring),
    );
  },
  who: 'developer',
  minutes: { whole: 0, each: 15 },
  concerns: 'found-pages',
  advice: (findings) => ({
    steps: [...new Set(findings.filter((finding) => finding.tone !== 'good').map((finding) => finding.note))].slice(
      0,
      8,
    ),
  }),
});

function fittingItem(page: PageFacts): Finding[] {
  const node = page.schema.find((one) => one.top && missingProperties(one)?.length === 0);
  return node
    ? [
        proofInLine(say(says.proof, { page: pageNameFirst(page.url) }), page.url, {
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
      const note = say(notes['schema-property-missing'], {
        types: listed(node.types),
        page: pageName(page.url),
        line: node.line,
        missing: listed(missing),
      });
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
      ...(['offers', 'review', 'aggregateRating'].every(lacks) ? [says.offersOrReviews] : []),
    ];
  if (node.types.includes('FAQPage')) return lacks('mainEntity') ? ['mainEntity'] : [];
  if (node.types.includes('BreadcrumbList'))
    return propertyItems(node.properties['itemListElement']).length < 2 ? [says.secondStep] : [];
  return null;
}
