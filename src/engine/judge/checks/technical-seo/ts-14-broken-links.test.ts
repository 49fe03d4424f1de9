import check from '#engine/judge/checks/technical-seo/ts-14-broken-links.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, page, site, testSite } from '#engine/testing/evidence-builder.ts';

const tried = (statuses: number[], hops = 0) =>
  evidence({
    site: site([page()], {
      links: statuses.map((status, index) => ({
        from: testSite,
        href: `/${index}`,
        url: `${testSite}${index}`,
        text: `Link ${index}`,
        status,
        hops,
      })),
    }),
  });
const chained = (hops: number) => {
  const url = `${testSite}old`;
  const moved = page({
    url: '/about',
    requestedUrl: url,
    kind: 'about',
    hops: Array.from({ length: hops }, () => ({ url, status: 301 })),
  });
  return evidence({
    site: site([page(), moved], { links: [{ from: testSite, href: '/old', url, text: 'About', status: 200, hops }] }),
  });
};
const fine = Array<number>(24).fill(200);

checkTable(check, {
  'all live': { evidence: tried(fine), ratio: 1, findings: [] },
  'one of 25 is gone': { evidence: tried([...fine, 404]), ratio: 0.5, findings: ['broken-link'], quotes: /Link 24/ },
  'one of four is gone': { evidence: tried([200, 200, 200, 410]), ratio: 0, findings: ['broken-link'] },
  'a sign-in, a limit and a short closure are not broken': {
    evidence: tried([...fine, 401, 403, 429, 503]),
    ratio: 1,
    findings: [],
  },
  'a chain of redirects': { evidence: tried([200], 3), ratio: 0.8, findings: ['redirect-chain'] },
  'a chain to a key page is told once, though a link leads there, too': {
    evidence: chained(3),
    ratio: 0.8,
    findings: ['redirect-chain'],
  },
  'a chain for which TS-01 counts the page as not loading is told there': {
    evidence: chained(4),
    ratio: 1,
    findings: [],
  },
  'two redirects are no chain': { evidence: tried([200], 2), ratio: 1, findings: [] },
  'no link was tried': { evidence: tried([]), ratio: null, outcome: 'not-measured' },
});
