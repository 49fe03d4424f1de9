import type { Answers } from '#engine/contract.ts';
import { homePage } from '#engine/evidence/site/key-pages.ts';
import { organizationNodes, propertyTexts } from '#engine/evidence/site/organization-nodes.ts';
import { withoutLegalForm } from '#engine/base/text/phrases.ts';
import type { SiteEvidence } from '#engine/evidence/evidence.ts';

/** The company's names, the owner's first, then what the site calls itself. Legal forms are cut. */
export function companyNames(site: SiteEvidence, answers: Answers | undefined): string[] {
  const own = withoutLegalForm(answers?.companyName ?? '');
  if (own !== '') return [own];
  const markup = organizationNodes(site).flatMap(({ node, page }) =>
    node.top && page.kind === 'home' ? propertyTexts(node.properties['name']) : [],
  );
  const named = [...markup, homePage(site)?.openGraph['og:site_name'] ?? '']
    .map(withoutLegalForm)
    .filter((name) => name !== '');
  return [...new Set(named)];
}
