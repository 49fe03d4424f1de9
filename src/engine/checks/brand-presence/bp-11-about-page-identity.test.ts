import check from '#engine/checks/brand-presence/bp-11-about-page-identity.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, page, pageFromHtml, reading, site } from '#engine/testing/evidence-builder.ts';

const team = pageFromHtml(
  '<title>B</title><main><h1>Bread</h1><div class="team-card"><h3>Ada Weber</h3><p>Head baker</p></div><p>At the mill since 1998.</p></main>',
);
const state = pageFromHtml(
  '<title>B</title><main><h1>Roofing</h1><p>New Mexico, our home, helps roofs grow old. Baker Street Kitchen, owner of ovens.</p></main>',
);

checkTable(check, {
  'a person with a role, and the year in the owner’s words': {
    evidence: evidence({ site: site([team]), answers: answers({ yearEstablished: 1998 }) }),
    ratio: 1,
    findings: ['founding-stated', 'person-stated'],
    quotes: /At the mill since 1998/,
  },
  'a person, and a year that nobody read': {
    evidence: evidence({ site: site([team]) }),
    ratio: 0.5,
    partly: true,
    findings: ['founding-not-read', 'person-stated'],
  },
  'a state and a street are no person': { evidence: evidence({ site: site([state]) }), ratio: null, outcome: 'not-measured' },
  'nothing, read by one that understands': {
    evidence: evidence({ site: site([page()], { reading: reading([], 'read') }) }),
    ratio: 0,
    findings: ['founding-not-seen', 'person-not-seen'],
  },
});
