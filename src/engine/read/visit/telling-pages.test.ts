import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageKind } from '#engine/evidence/evidence.ts';
import { isPageAddress } from '#engine/base/addresses/page-address.ts';
import { pageFromHtml } from '#engine/testing/evidence-builder.ts';
import { type Candidate, candidatesOf, candidatesOfSitemap, chooseNext, pageKey } from './telling-pages.ts';

const candidate = (kind: PageKind, url = `https://a.example/${kind}`, worth = 0): Candidate => ({ url, kind, worth });
const onSite = () => true;

describe('what is read next', () => {
  it('is what tells most of a business', () => {
    const all: Candidate[] = [
      candidate('legal'),
      candidate('other'),
      candidate('article'),
      candidate('product'),
      candidate('contact'),
      candidate('about'),
      candidate('pricing'),
      candidate('faq'),
    ];
    expect(chooseNext(all, [], 8).map(({ kind }) => kind)).toEqual([
      'about',
      'contact',
      'faq',
      'pricing',
      'product',
      'article',
      'other',
      'legal',
    ]);
  });
  it('is another kind once one kind was read often', () => {
    const all = [candidate('product', 'https://a.example/p9'), candidate('article')];
    expect(chooseNext(all, ['product', 'product', 'product', 'product'], 1)[0]?.kind).toBe('article');
  });
  it('is the same for the same candidates in any order', () => {
    const some = fc.array(
      fc.record({
        url: fc.webUrl(),
        kind: fc.constantFrom<PageKind>('about', 'product', 'article', 'other'),
        worth: fc.integer({ min: -9, max: 9 }),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(
        some,
        (all) =>
          JSON.stringify(chooseNext(all, [], 6).map(({ url }) => url)) ===
          JSON.stringify(chooseNext(all.toReversed(), [], 6).map(({ url }) => url)),
      ),
      { numRuns: 20 },
    );
  });
  it('prefers the newest of the sitemap', () => {
    const entries = [
      { url: 'https://a.example/blog/old-story', lastmod: '2020-01-01' },
      { url: 'https://a.example/blog/new-story', lastmod: '2026-11-01' },
    ];
    expect(chooseNext(candidatesOfSitemap(entries, onSite), [], 1)[0]?.url).toBe('https://a.example/blog/new-story');
  });
});

describe('an address', () => {
  it.each([
    'https://a.example/about',
    'https://a.example/?p=12',
    'https://a.example/index.php',
    'https://a.example/cartoons',
    'https://a.example/account-ing',
  ])('%s may be a page', (url) => {
    expect(isPageAddress(url)).toBe(true);
  });
  it.each([
    'https://a.example/menu.PDF',
    'https://a.example/cart/',
    'https://a.example/?add-to-cart=1',
    'https://a.example/wp-login.php',
    'mailto:a@b.example',
    'ftp://a.example/',
    'nonsense',
  ])('%s is none', (url) => {
    expect(isPageAddress(url)).toBe(false);
  });
  it.each([
    ['https://www.a.example/about/', 'http://a.example/about'],
    ['https://a.example/', 'https://a.example/index.html'],
    ['https://a.example/#top', 'https://a.example'],
    ['https://a.example///prices.html', 'https://a.example/prices.html'],
  ])('%s and %s are one page', (one, other) => {
    expect(pageKey(one)).toBe(pageKey(other));
  });
  it.each([
    ['https://a.example/?p=1', 'https://a.example/?p=2'],
    ['https://a.example/About', 'https://a.example/about'],
    ['https://shop.a.example/', 'https://a.example/'],
  ])('%s and %s are two', (one, other) => {
    expect(pageKey(one)).not.toBe(pageKey(other));
  });
});

describe('the menu of the home page', () => {
  const menu = ['/o-nas', '/nabidka', '/ke-stazeni', '/mapa'];
  const news = Array.from({ length: 30 }, (_, at) => `/blog/zprava-${at}`);
  const edge = ['/obchodni-podminky'];
  const linked = (paths: readonly string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');
  const home = pageFromHtml(
    `<nav>${linked(menu)}</nav><main><h1>Zprávy</h1><p>Co je nového.</p>${linked(news)}</main><footer>${linked(edge)}</footer>`,
  );

  it('comes before the latest news, in any language, and so does what stands at the edges', () => {
    const first = chooseNext(candidatesOf(home, onSite), [], 5).map(({ url }) => new URL(url).pathname);
    expect(first.toSorted()).toEqual([...menu, ...edge].toSorted());
  });
});
