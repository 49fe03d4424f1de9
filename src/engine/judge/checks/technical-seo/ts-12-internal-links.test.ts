import check from '#engine/judge/checks/technical-seo/ts-12-internal-links.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, missing, page, pageFromHtml, site, testSite } from '#engine/testing/evidence-builder.ts';

const about = page({ url: '/about', kind: 'about', links: [] });
const linksToAbout = pageFromHtml(
  '<title>Home</title><h1>Home</h1><a href="/about">About</a> <a href="/list.pdf">List</a>',
);
const alone = pageFromHtml('<title>Questions</title><h1>Questions</h1>', { url: '/faq' });
const lonely = pageFromHtml('<!doctype html><title>Shop</title><div id="app"></div>');
const scripted = pageFromHtml(
  '<!doctype html><title>B</title><nav><a>Breads</a><a href="javascript:open()">Prices</a><a href="/about">About</a></nav>',
);

checkTable(check, {
  'all within three clicks': { evidence: evidence({ site: site([page(), about]) }), ratio: 1, findings: [] },
  'one four clicks away': {
    evidence: evidence({ site: site([page(), about], { depth: { [testSite]: 0, [about.url]: 4 } }) }),
    ratio: 0.5,
    findings: ['page-too-deep'],
    quotes: /4 clicks/,
  },
  'a page known only from the sitemap is not counted': {
    evidence: evidence({ site: site([page(), about], { depth: { [testSite]: 0 } }) }),
    ratio: 1,
    findings: [],
  },
  'a page that no page links to, on a site that was read whole': {
    evidence: evidence({ site: site([linksToAbout, about, alone], { depth: { [testSite]: 0, [about.url]: 1 } }) }),
    ratio: 2 / 3,
    findings: ['page-without-links'],
    quotes: /Only the sitemap names it/,
  },
  'a page whose other address is linked': {
    evidence: evidence({
      site: site([linksToAbout, about, { ...about, url: `${about.url}.html` }], {
        depth: { [testSite]: 0, [about.url]: 1 },
      }),
    }),
    ratio: 1,
    findings: [],
  },
  'the same, with an address that was not read and may link to it': {
    evidence: evidence({ site: site([page(), about, alone], { depth: { [testSite]: 0, [about.url]: 1 } }) }),
    ratio: 1,
    findings: [],
  },
  'a home page without links': {
    evidence: evidence({ site: site([lonely]) }),
    ratio: 0,
    findings: ['home-without-links'],
  },
  'a menu of scripts': { evidence: evidence({ site: site([scripted]) }), ratio: 0.5, findings: ['menu-without-links'] },
  'a menu with a button that opens it': {
    evidence: evidence({
      site: site([
        pageFromHtml('<nav><a role="button" aria-expanded="false">Menu</a><a href="/about">About</a></nav>'),
      ]),
    }),
    ratio: 1,
    findings: [],
  },
  'one page and nothing to link': {
    evidence: evidence({ site: site([lonely]), sitemap: missing('unreachable') }),
    ratio: null,
    outcome: 'not-applicable',
  },
  'no home page': { evidence: evidence({ site: site([about]) }), ratio: null, outcome: 'not-measured' },
});
