import check from '#engine/checks/technical-seo/ts-14-broken-links.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, page, site, testSite } from '#engine/testing/evidence-builder.ts';

const tried = (statuses: number[], hops = 0) =>
  evidence({
    site: site([page()], {
      links: statuses.map((status, index) => ({ from: testSite, href: `/${index}`, url: `${testSite}${index}`, text: `Link ${index}`, status, hops })),
    }),
  });
const fine = Array<number>(24).fill(200);

checkTable(check, {
  'all live': { evidence: tried(fine), ratio: 1, findings: [] },
  'one of 25 is gone': { evidence: tried([...fine, 404]), ratio: 0.5, findings: ['broken-link'], quotes: /Link 24/ },
  'one of four is gone': { evidence: tried([200, 200, 200, 410]), ratio: 0, findings: ['broken-link'] },
  'a sign-in, a limit and a short closure are not broken': { evidence: tried([...fine, 401, 403, 429, 503]), ratio: 1, findings: [] },
  'a chain of redirects': { evidence: tried([200], 3), ratio: 0.8, findings: ['redirect-chain'] },
  'two redirects are no chain': { evidence: tried([200], 2), ratio: 1, findings: [] },
  'no link was tried': { evidence: tried([]), ratio: null, outcome: 'not-measured' },
});
