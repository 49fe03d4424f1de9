import check from '#engine/judge/checks/brand-presence/bp-11-about-page-identity.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, page, pageFromHtml, reading, site } from '#engine/testing/evidence-builder.ts';

const team = pageFromHtml(
  '<title>B</title><main><h1>Bread</h1><div class="team-card"><h3>Ada Weber</h3><p>Head baker</p></div><p>At the mill since 1998.</p></main>',
);
const dated = pageFromHtml(
  '<html lang="en"><title>B</title><main><h1>Bread</h1><div class="team-card"><h3>Ada Weber</h3><p>Head baker</p></div><p>You may withdraw under the act of 12 March 1998 on sales.</p></main>',
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
    findings: ['person-stated'],
  },
  'the owner’s year inside the date of a law is asked for, and never called absent': {
    evidence: evidence({ site: site([dated]), answers: answers({ yearEstablished: 1998 }) }),
    ratio: 0.5,
    partly: true,
    findings: ['person-stated'],
  },
  'a state and a street are no person': {
    evidence: evidence({ site: site([state]) }),
    ratio: null,
    outcome: 'not-measured',
  },
  'nothing, read by one that understands': {
    evidence: evidence({ site: site([page()], { reading: reading([], 'read') }) }),
    ratio: 0,
    findings: ['founding-not-seen', 'person-not-seen'],
  },
});
