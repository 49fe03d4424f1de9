import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { homePage, keyPages } from '#engine/evidence/site/key-pages.ts';
import {
  isOrganization,
  organizationNodes,
  propertyTexts,
  type OrganizationNode,
} from '#engine/evidence/site/organization-nodes.ts';
import { withoutLegalForm } from '#engine/base/text/phrases.ts';
import { pageName } from '#engine/base/addresses/page-name.ts';
import { isSameDomain } from '#engine/base/addresses/registrable-domain.ts';
import { counted, listed } from '#engine/base/text/wording.ts';
import { asValue, bad, info, onPage } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/ai-optimization/ao-08-organization-entity.texts.ts';

const { notes, says, advice } = texts;

export default defineCheck({
  id: 'AO-08',
  texts,
  points: 1.5,
  strength: 'weak',
  platformWeights: { claude: 0.75, perplexity: 0.75, grok: 0.75 },
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'immediate',
  consequence: 'hygiene',
  sources: ['AHR-SCHEMA26', 'GOOG-AI26'],
  reads: ['site'],
  score: ({ site }) => {
    const home = homePage(site);
    if (!home) return { kind: 'not-measured', reason: says.notMeasured };
    const all = organizationNodes(site);
    const main = all.filter(({ page }) => page.kind === 'home' || page.kind === 'about');
    const isElsewhere = main.length === 0 && all.length > 0;
    const entities = isElsewhere ? all : main;
    const best = companiesOf(entities)
      .map((company) => ({ company, ...completeness(company) }))
      .toSorted((a, b) => b.ratio - a.ratio)[0];
    const [entity, ...more] = best?.company ?? [];
    if (!best || !entity) {
      const scripted = site.pages.find(({ schemaByScript = [] }) => isOrganization({ types: schemaByScript }));
      if (scripted) {
        const types = listed(scripted.schemaByScript ?? []);
        const note = say(notes['organization-by-script'], { page: pageName(scripted.url), types });
        return scored(0, note, [info('organization-by-script', note, asValue(says.types, types, scripted.url))]);
      }
      const note = say(notes['organization-schema-missing'], { pages: counted(keyPages(site).length, says.keyPages) });
      return scored(0, note, [bad('organization-schema-missing', note, onPage(home.url))]);
    }
    const { node, page } = entity;
    const types = node.types.join(', ');
    const item = say(says.item, { types: listed(node.types) });
    const items = more.length === 0 ? item : say(says.itemAndMore, { item, count: more.length });
    const isComplete = best.missing.length === 0 && !isElsewhere;
    const reason = isElsewhere
      ? say(says.elsewhere, { items, page: pageName(page.url) })
      : isComplete
        ? say(says.complete, { items })
        : say(says.incomplete, { items, missing: listed(best.missing) });
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
    // Whoever reads the home page alone does not meet it.
    return scored(isElsewhere ? best.ratio / 2 : best.ratio, reason, [finding]);
  },
  who: 'developer',
  minutes: 30,
  concerns: 'key-pages',
  advice: (findings, answers) => ({
    description: findings[0]?.note ?? advice.description,
    steps: findings.some(({ id }) => id === 'organization-by-script')
      ? [advice.steps.send]
      : findings.some((finding) => finding.id === 'organization-schema-incomplete')
        ? [
            advice.steps.complete,
            ...(findings.some((finding) => finding.about?.includes('sameAs'))
              ? [profileStep(answers.socialMedia)]
              : []),
          ]
        : [
            say(advice.steps.addItem, { companyName: answers.companyName || advice.steps.yourName }),
            profileStep(answers.socialMedia),
            advice.steps.addDetails,
          ],
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

const profilesMissing = says.twoProfiles;

function isFilledObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function profileStep(profiles: Record<string, string>): string {
  const given = Object.values(profiles).filter((url) => url.trim() !== '');
  return given.length > 0 ? say(says.listProfiles, { given: given.join(', ') }) : says.listProfilesYouHave;
}
