import check from '#engine/judge/checks/brand-presence/bp-07-linkedin-presence.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const linking = (url: string) =>
  site([
    pageFromHtml(
      `<!doctype html><title>B</title><main><p>Bread.</p></main><footer><a href="${url}">Follow</a></footer>`,
    ),
  ]);
const socialMedia = { twitter: '', facebook: '', instagram: '', linkedin: 'https://www.linkedin.com/company/brotwerk' };

checkTable(check, {
  'linked from the footer': {
    evidence: evidence({ site: linking('https://www.linkedin.com/company/brotwerk') }),
    ratio: 1,
    findings: ['profile-linked'],
  },
  'a share button is no profile': {
    evidence: evidence({ site: linking('https://www.linkedin.com/shareArticle?mini=true&url=x') }),
    ratio: 0,
    findings: ['profile-not-linked'],
  },
  'named by the owner, not linked': {
    evidence: evidence({ answers: answers({ socialMedia }) }),
    ratio: 0,
    findings: ['profile-named'],
    reason: /^You named \S+brotwerk\. We saw no link to a LinkedIn profile of yours on the pages we read\.$/,
  },
  'site not read, named': {
    evidence: evidence({ site: missing('timeout'), answers: answers({ socialMedia }) }),
    ratio: 0.7,
    findings: ['profile-reported'],
  },
  'site not read, none named': { evidence: evidence({ site: missing('timeout') }), ratio: 0 },
  'site not read, no quiz': {
    evidence: evidence({ site: missing('timeout'), answers: missing('not-asked') }),
    ratio: null,
    outcome: 'not-measured',
  },
});
