import { describe, expect, it } from 'vitest';
import { keyPages } from '#engine/derived/key-pages.ts';
import { pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const repairs = pageFromHtml('<title>Repairs</title><main><h1>Repairs</h1><p>We mend.</p></main>', { url: '/repairs.htm', isHome: false });
const kindsWith = (links: string) =>
  keyPages(site([pageFromHtml(`<title>B</title>${links}<main><p>Bread.</p></main>`), repairs])).map(({ url }) => new URL(url).pathname);

it('counts a page once that names its first address as canonical', () => {
  const body = '<title>Contact</title><link rel="canonical" href="/contact.html"><main><h1>Contact</h1><p>Call us at the mill.</p></main>';
  const pages = ['/contact.html', '/contact'].map((url) => pageFromHtml(body, { url, isHome: false }));
  expect(keyPages(site([pageFromHtml('<title>B</title><main><p>Bread.</p></main>'), ...pages])).map(({ url }) => new URL(url).pathname)).toEqual([
    '/',
    '/contact.html',
  ]);
});

describe('a page whose address says nothing of its kind', () => {
  it.each([
    ['counts when the menu leads to it', '<nav><a href="/repairs.htm">Repairs</a></nav>', ['/', '/repairs.htm']],
    ['counts when a home page without a menu leads to it', '<table><tr><td><a href="/repairs.htm">Repairs</a></td></tr></table>', ['/', '/repairs.htm']],
    ['does not when the menu leaves it out', '<nav><a href="/about">About</a></nav><p><a href="/repairs.htm">Repairs</a></p>', ['/']],
  ])('%s', (_name, links, expected) => {
    expect(kindsWith(links)).toEqual(expected);
  });
});
