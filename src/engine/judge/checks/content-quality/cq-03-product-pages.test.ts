import check from '#engine/judge/checks/content-quality/cq-03-product-pages.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const many = (count: number) => `<p>${'bread is good '.repeat(Math.ceil(count / 3))}</p>`;
const own = pageFromHtml(`<title>Rye loaves | Brotwerk</title><main><h1>Rye loaf</h1>${many(200)}</main>`, {
  url: '/products/rye-loaf',
});
const about = pageFromHtml(`<title>About our loaf baked of rye</title><main><h1>About us</h1>${many(200)}</main>`, {
  url: '/about',
});
const thin = pageFromHtml(`<title>Rye loaves</title><main><h1>Rye loaves</h1>${many(60)}</main>`, {
  url: '/products/rye-loaf',
});
const section = pageFromHtml(`<title>Breads</title><main><h1>Our breads</h1><h2>Rye loaves</h2>${many(81)}</main>`, {
  url: '/products',
});
const offer = (pages: Parameters<typeof site>[0], products = ['Rye loaves']) =>
  evidence({ site: site(pages), answers: answers({ products }) });

checkTable(check, {
  'a page of its own': { evidence: offer([own]), ratio: 1, findings: ['offer-has-page'] },
  'a page of another class is none': {
    evidence: offer(
      [pageFromHtml(`<title>Class B</title><main><h1>Class B</h1>${many(200)}</main>`, { url: '/class-b' })],
      ['Class T'],
    ),
    ratio: 0.4,
    findings: [],
  },
  'a page of its own with few words': { evidence: offer([thin]), ratio: 0, findings: ['offer-page-thin'] },
  'a product that bears the company’s name, which stands in every title': {
    evidence: evidence({
      answers: answers({ companyName: 'Brotwerk', products: ['Brotwerk'] }),
      site: site([
        pageFromHtml(`<title>Brotwerk</title><main><h1>Brotwerk</h1>${many(200)}</main>`),
        pageFromHtml(`<title>Install | Brotwerk</title><main><h1>Install</h1>${many(300)}</main>`, { url: '/docs' }),
      ]),
    }),
    ratio: 1,
    quotes: /own page, the home page/,
  },
  'the home page of another language is no page of one product': {
    evidence: offer([
      pageFromHtml(`<title>Rye loaves</title><main><h1>Rye loaves</h1>${many(60)}</main>`, { url: '/de' }),
      thin,
    ]),
    ratio: 0,
    quotes: /“\/products\/rye-loaf”/,
  },
  'a page of few words beside a section': {
    evidence: offer([section, thin]),
    ratio: 0.6,
    findings: ['offer-page-thin'],
  },
  'the name of the firm in a heading': {
    evidence: evidence({
      site: site([
        pageFromHtml(`<title>About us</title><main><h1>About Rye Loaves Weber</h1>${many(201)}</main>`, {
          url: '/about',
        }),
      ]),
      answers: answers({ companyName: 'Rye Loaves Weber', products: ['Rye loaves'] }),
    }),
    ratio: 0.4,
    findings: [],
  },
  'one word of the company’s name is not its name': {
    evidence: evidence({
      answers: answers({ companyName: 'Aßmann Clarinets', products: ['Clarinets'] }),
      site: site([
        pageFromHtml(`<title>Aßmann Clarinets</title><main><h1>Clarinets</h1>${many(60)}</main>`),
        pageFromHtml(`<title>New clarinets</title><main><h1>Clarinets</h1>${many(70)}</main>`, { url: '/clarinets' }),
      ]),
    }),
    ratio: 0,
    quotes: /“\/clarinets”/,
  },
  'a section, and perhaps a page under another name': {
    evidence: offer([section]),
    ratio: 0.6,
    partly: true,
    findings: ['offer-named'],
  },
  'the page with its very name, not one that has its words among others': {
    evidence: offer([about, own], ['Rye loaf']),
    ratio: 1,
    quotes: /own page, “\/products\/rye-loaf”/,
  },
  'the home page is no offer’s own, nor is its second address': {
    evidence: offer([
      pageFromHtml(`<title>Rye loaves of Lynn</title><main><h1>Bread</h1>${many(300)}</main>`),
      pageFromHtml(`<title>Rye loaves of Lynn</title><main><h1>Bread</h1>${many(300)}</main>`, { url: '/shop/home' }),
    ]),
    ratio: 0.4,
    findings: [],
  },
  'the name of the site, which all titles share': {
    evidence: offer([
      pageFromHtml(`<title>Home – Rye loaves Weber</title><main><h1>Hello</h1>${many(300)}</main>`),
      pageFromHtml(`<title>Services – Rye loaves Weber</title><main><h1>What we do</h1>${many(301)}</main>`, {
        url: '/services',
      }),
    ]),
    ratio: 0.4,
    findings: [],
  },
  'a page that its address alone names': {
    evidence: offer([
      pageFromHtml(`<title>Weber</title><main><h2>Bread</h2>${many(60)}</main>`, { url: '/products/rye-loaves' }),
    ]),
    ratio: 0,
    findings: ['offer-page-thin'],
    quotes: /The page about “Rye loaves”, “\/products\/rye-loaves”, has fewer than 200 words of its own/,
  },
  'a page with several main headings is about none of them alone': {
    evidence: offer([
      pageFromHtml(`<title>Plan</title><main><h1>Rye loaves</h1><h1>Cakes</h1>${many(300)}</main>`, {
        url: '/products',
      }),
    ]),
    ratio: 0.6,
    partly: true,
    findings: ['offer-named'],
  },
  'words that stand apart': {
    evidence: offer([
      pageFromHtml(`<title>Loaves of wheat, spelt and rye</title><main><h1>Bread</h1>${many(300)}</main>`, {
        url: '/products',
      }),
    ]),
    ratio: 0.4,
    findings: [],
  },
  'a title with other words': {
    evidence: offer([
      pageFromHtml(`<title>Blog: rye loaves of the world</title><main><h1>Blog</h1>${many(300)}</main>`, {
        url: '/products',
      }),
    ]),
    ratio: 0.6,
    partly: true,
    findings: ['offer-named'],
  },
  'a heading of any level': {
    evidence: offer([
      pageFromHtml(`<main><h1>Our breads</h1><h5>Rye loaves</h5>${many(20)}</main>`, { url: '/products' }),
    ]),
    ratio: 0.6,
    partly: true,
    findings: ['offer-named'],
  },
  'one page whose title names two offers': {
    evidence: offer(
      [
        pageFromHtml(`<title>Rye loaves and cakes</title><main><h1>Bread</h1>${many(200)}</main>`, {
          url: '/products',
        }),
      ],
      ['Rye loaves', 'Cakes'],
    ),
    ratio: 0.6,
    partly: true,
    findings: ['offer-named', 'offer-named'],
  },
  'a text speaks of it, and no heading': {
    evidence: offer([
      pageFromHtml('<main><h1>Menu</h1><dl><dt>Rye loaves</dt><dd>Baked each day.</dd></dl></main>', { url: '/menu' }),
    ]),
    ratio: 0.4,
    reason: /could not see whether/,
    findings: [],
  },
  'one of two': {
    evidence: offer([own], ['Rye loaf', 'Wedding cake']),
    ratio: 0.5,
    partly: true,
    findings: ['offer-has-page'],
  },
  'no offer named': { evidence: offer([own], []), ratio: null, outcome: 'not-measured' },
  'site not read, offers named': {
    evidence: evidence({ site: missing('timeout'), answers: answers({ products: ['Rye loaf'] }) }),
    ratio: 0.4,
  },
});
