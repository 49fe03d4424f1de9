import { describe, expect, it } from 'vitest';
import { keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const repairs = pageFromHtml('<title>Repairs</title><main><h1>Repairs</h1><p>We mend.</p></main>', {
  url: '/repairs.htm',
  isHome: false,
});
const kindsWith = (links: string) =>
  keyPages(site([pageFromHtml(`<title>B</title>${links}<main><p>Bread.</p></main>`), repairs])).map(
    ({ url }) => new URL(url).pathname,
  );

it('counts a page once that names its first address as canonical', () => {
  const body =
    '<title>Contact</title><link rel="canonical" href="/contact.html"><main><h1>Contact</h1><p>Call us at the mill.</p></main>';
  const pages = ['/contact.html', '/contact'].map((url) => pageFromHtml(body, { url, isHome: false }));
  expect(
    keyPages(site([pageFromHtml('<title>B</title><main><p>Bread.</p></main>'), ...pages])).map(
      ({ url }) => new URL(url).pathname,
    ),
  ).toEqual(['/', '/contact.html']);
});

it('counts a page once that has an address with its ending and one without', () => {
  const pages = ['/contact', '/contact.html'].map((url) =>
    pageFromHtml('<title>Contact</title><main><h1>Contact</h1><p>Call us at the mill.</p></main>', {
      url,
      isHome: false,
    }),
  );
  const home = pageFromHtml('<title>B</title><main><p>Bread.</p></main>');
  expect(keyPages(site([home, ...pages])).map(({ url }) => new URL(url).pathname)).toEqual(['/', '/contact']);
});

it('counts a page once that links reach with several queries, and each that shows something else', () => {
  const contact = (query: string, text: string) =>
    pageFromHtml(`<title>Contact</title><main><h1>Contact</h1><p>${text}</p></main>`, {
      url: `/contact.html${query}`,
      isHome: false,
    });
  const ask = 'Call us at the mill.';
  const home = pageFromHtml('<title>B</title><main><p>Bread.</p></main>');
  const addresses = (...pages: ReturnType<typeof contact>[]) =>
    keyPages(site([home, ...pages])).map(({ url }) => url.replace(/^.*?\w\//, '/'));
  expect(addresses(contact('?about=a', ask), contact('?about=b', ask), contact('', ask))).toEqual([
    '/',
    '/contact.html',
  ]);
  expect(addresses(contact('?about=a', ask), contact('?about=b', ask))).toEqual(['/', '/contact.html?about=a']);
  expect(addresses(contact('?page=1', ask), contact('?page=2', 'Write to us.'))).toEqual([
    '/',
    '/contact.html?page=1',
    '/contact.html?page=2',
  ]);
});

describe('a page whose address says nothing of its kind', () => {
  it.each([
    ['counts when the menu leads to it', '<nav><a href="/repairs.htm">Repairs</a></nav>', ['/', '/repairs.htm']],
    [
      'counts when a home page without a menu leads to it',
      '<table><tr><td><a href="/repairs.htm">Repairs</a></td></tr></table>',
      ['/', '/repairs.htm'],
    ],
    [
      'does not when the menu leaves it out',
      '<nav><a href="/about">About</a></nav><p><a href="/repairs.htm">Repairs</a></p>',
      ['/'],
    ],
  ])('%s', (_name, links, expected) => {
    expect(kindsWith(links)).toEqual(expected);
  });
});
