import check from '#engine/judge/checks/content-quality/cq-07-outbound-citations.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const links = (...hrefs: string[]) =>
  evidence({
    site: site([
      pageFromHtml(
        `<main><h1>Bread</h1><p>Bread is good. ${hrefs.map((href) => `<a href="${href}">source</a>`).join(' ')}</p></main>`,
      ),
    ]),
  });

checkTable(check, {
  'two sources': {
    evidence: links('https://www.food.gov.uk/rye', 'https://doi.org/10.1/x'),
    ratio: 1,
    findings: ['sources-linked'],
  },
  'the links of a sample that is made up are no sources': {
    evidence: links(
      'http://www.brandt-heating.example/',
      'http://www.brandt-heating.example/prices',
      'https://example.com/a',
      'http://127.0.0.1:8080/x',
    ),
    ratio: 0,
    findings: ['sources-not-seen'],
  },
  'one source that is linked twice': {
    evidence: links('https://www.food.gov.uk/rye', 'https://www.food.gov.uk/rye#safety'),
    ratio: 0,
    findings: ['sources-not-seen'],
  },
  'a study and a writing tool called example': {
    evidence: links('https://example-labs.org/rye', 'https://doi.org/10.1/x'),
    ratio: 1,
  },
  'addresses of our own, mistaken for names of hosts, are no sources': {
    evidence: links('http:///prices.html', 'http:///about.html'),
    ratio: 0,
    findings: ['sources-not-seen'],
  },
  'two pages of one source': {
    evidence: links('https://www.food.gov.uk/rye', 'https://www.food.gov.uk/wheat'),
    ratio: 0,
    findings: ['sources-not-seen'],
  },
  'the calendar and the shop of the menu are no sources': {
    evidence: evidence({
      site: site([
        pageFromHtml(
          '<nav><a href="https://book.asio.fi/x">Book</a><a href="https://weber-shop.fi">Shop</a></nav><main><h1>Bread</h1><p>Good. <a href="https://book.asio.fi/x?at=2">Book</a> or <a href="https://weber-shop.fi/rye">buy</a>.</p></main>',
        ),
      ]),
    }),
    ratio: 0,
  },
  'one source': { evidence: links('https://www.food.gov.uk/rye'), ratio: 0, findings: ['sources-not-seen'] },
  'profiles and shops are no sources': {
    evidence: links(
      'https://www.instagram.com/brotwerk',
      'https://www.facebook.com/brotwerk',
      'https://x.com/brotwerk',
    ),
    ratio: 0,
  },
  'the own shop is no source': { evidence: links('https://shop.brotwerk.example/rye', '/about'), ratio: 0 },
  'links in the footer are no sources': {
    evidence: evidence({
      site: site([
        pageFromHtml(
          '<main><h1>Bread</h1><p>Good.</p></main><footer><a href="https://a.gov.uk">a</a><a href="https://b.gov.uk">b</a></footer>',
        ),
      ]),
    }),
    ratio: 0,
  },
  'who made the site, below each page in a box that no tag calls a footer': {
    evidence: evidence({
      site: site(
        ['/', '/rye', '/wheat'].map((url) =>
          pageFromHtml(
            `<main><h1>Bread ${url}</h1><p>Good.</p><div>By <a href="https://codex.com">Codex</a> and <a href="https://wagon.com">Wagon</a></div></main>`,
            {
              url,
            },
          ),
        ),
      ),
    }),
    ratio: 0,
    findings: ['sources-not-seen'],
  },
  'nothing to read': { evidence: evidence({ site: site([]) }), ratio: null, outcome: 'not-measured' },
});
