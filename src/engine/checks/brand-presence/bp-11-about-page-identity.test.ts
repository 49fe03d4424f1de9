import check from '#engine/checks/brand-presence/bp-11-about-page-identity.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const about = (text: string, url = '/about') =>
  evidence({
    site: site([
      pageFromHtml('<!doctype html><title>B</title><main><p>Bread from the mill.</p></main>'),
      pageFromHtml(`<!doctype html><title>B</title><main><h1>About</h1><p>${text}</p></main>`, { url, isHome: false }),
    ]),
  });

checkTable(check, {
  'all three': { evidence: about('Founded in 1998 by friends. Ada Weber, head baker and owner, leads the team. Ada Weber, Owner'), ratio: 1 },
  'role before the name': { evidence: about('Our founder Ada Weber has baked since 1998.'), ratio: 1 },
  'registration in place of the year': { evidence: about('Company number 01234567. Ada Weber (Managing Director)'), ratio: 1 },
  'about page without facts': { evidence: about('We love bread.'), ratio: 0.4, findings: ['identity-not-seen'] },
  'a role without a person': { evidence: about('Speak to our manager today.'), ratio: 0.4 },
  'no about page': {
    evidence: evidence({ site: site([pageFromHtml('<!doctype html><title>B</title><main><p>Bread.</p></main>')]) }),
    ratio: 0,
    findings: ['identity-not-seen'],
  },
});
