import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { homePage } from '#engine/evidence/site/key-pages.ts';
import { organizationNodes, propertyTexts, type OrganizationNode } from '#engine/evidence/site/organization-nodes.ts';
import { withoutLegalForm } from '#engine/base/text/phrases.ts';
import { isSameDomain } from '#engine/base/addresses/registrable-domain.ts';
import { listed } from '#engine/base/text/wording.ts';
import { bad, onPage } from '#engine/judge/findings.ts';

export default defineCheck({
  id: 'AO-08',
  title: {
    pass: 'Structured data describes your company and its profiles',
    fail: 'The structured data about your company is incomplete',
    whenFound: { 'organization-schema-missing': 'We saw no company item on your main pages' },
  },
  neutral: 'your company in structured data',
  why: 'An Organization item with sameAs tells machines which of several companies of that name you are.',
  reads: ['site'],
  score: ({ site }) => {
    const home = homePage(site);
    if (!home) return { kind: 'not-measured', reason: 'We could not read your home page' };
    const entities = organizationNodes(site).filter(({ page }) => page.kind === 'home' || page.kind === 'about');
    const best = companiesOf(entities)
      .map((company) => ({ company, ...completeness(company) }))
      .toSorted((a, b) => b.ratio - a.ratio)[0];
    const [entity, ...more] = best?.company ?? [];
    if (!best || !entity) {
      const note = 'We saw no Organization or LocalBusiness in the HTML of your home page or About page.';
      return scored(0, note, [bad('organization-schema-missing', note, onPage(home.url))]);
    }
    const { node, page } = entity;
    const types = node.types.join(', ');
    const item = `The ${listed(node.types)} item`;
    const items = more.length === 0 ? item : `${item}, with ${more.length} more of the same company,`;
    const isComplete = best.missing.length === 0;
    const reason = isComplete ? `${items} has all we look for.` : `${items} lacks ${listed(best.missing)}.`;
    const finding: Finding = {
      ...(isComplete
        ? { id: 'organization-schema', tone: 'good' }
        : { id: 'organization-schema-incomplete', tone: 'bad' }),
      note: reason,
      ...(best.missing.includes(profilesMissing) && { about: ['sameAs'] }),
      kind: 'line',
      url: page.url,
      line: node.line,
      text: types,
    };
    return scored(best.ratio, reason, [finding]);
  },
  who: 'developer',
  minutes: 30,
  concerns: 'key-pages',
  comparedAs: 'The company in structured data',
  advice: (findings, answers) => ({
    title: 'Describe the company in JSON-LD',
    description: findings[0]?.note ?? 'We saw no company item on your main pages.',
    steps: findings.some((finding) => finding.id === 'organization-schema-incomplete')
      ? [
          'Add what is missing to the item that is there, exactly as the page shows it.',
          ...(findings.some((finding) => finding.about?.includes('sameAs')) ? [profileStep(answers.socialMedia)] : []),
        ]
      : [
          `Add one Organization item, or the exact LocalBusiness subtype, to the home page with name “${answers.companyName || 'your company name'}”, url and logo.`,
          profileStep(answers.socialMedia),
          'Add description, address and foundingDate exactly as the page shows them.',
        ],
    resources: ['https://schema.org/Organization', 'https://validator.schema.org'],
    metrics: ['Organization item complete'],
    proof: 'Paste your home page into validator.schema.org. The item shows name, url, logo and sameAs, and no error.',
  }),
});

/** The items of one page that bear one name, or none: builders describe a company as an Organization and once more as a LocalBusiness. */
function companiesOf(entities: readonly OrganizationNode[]): OrganizationNode[][] {
  const nameOf = ({ node }: OrganizationNode) =>
    withoutLegalForm(propertyTexts([node.properties['name'], node.properties['legalName']])[0] ?? '').toLowerCase();
  return [...Map.groupBy(entities, ({ page }) => page).values()].flatMap((onPage) => {
    const groups = Map.groupBy(onPage, nameOf);
    const unnamed = groups.get('') ?? [];
    const named = [...groups].flatMap(([name, group]) => (name === '' ? [] : [group]));
    const [first, ...others] = named;
    return first ? [[...first, ...unnamed], ...others] : [unnamed];
  });
}

function completeness(company: readonly OrganizationNode[]): { ratio: number; missing: string[] } {
  const has = (property: string) =>
    company.some(
      ({ node }) => propertyTexts(node.properties[property]).length > 0 || isFilledObject(node.properties[property]),
    );
  const profiles = new Set(
    company.flatMap(({ node, page }) =>
      propertyTexts(node.properties['sameAs']).filter((url) => URL.canParse(url) && !isSameDomain(url, page.url)),
    ),
  );
  const identity = ['name', 'url', 'logo'].filter((property) => !has(property));
  const extra = ['description', 'address', 'foundingDate'].filter((property) => !has(property));
  const ratio =
    0.4 + (identity.length === 0 ? 0.2 : 0) + (profiles.size >= 2 ? 0.3 : 0) + (extra.length <= 1 ? 0.1 : 0);
  return {
    ratio: Math.round(ratio * 10) / 10,
    missing: [...identity, ...(profiles.size >= 2 ? [] : [profilesMissing]), ...(extra.length <= 1 ? [] : extra)],
  };
}

const profilesMissing = 'sameAs with two profiles';

function isFilledObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function profileStep(profiles: Record<string, string>): string {
  const given = Object.values(profiles).filter((url) => url.trim() !== '');
  return given.length > 0
    ? `List your profiles in sameAs: ${given.join(', ')}.`
    : 'List your profiles in sameAs: LinkedIn, Wikidata if there is an item, and your main listing.';
}
