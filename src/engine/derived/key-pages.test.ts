import { describe, expect, it } from 'vitest';
import { keyPages } from '#engine/derived/key-pages.ts';
import { pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const repairs = pageFromHtml('<title>Repairs</title><main><h1>Repairs</h1><p>We mend.</p></main>', { url: '/repairs.htm', isHome: false });
const kindsWith = (links: string) =>
  keyPages(site([pageFromHtml(`<title>B</title>${links}<main><p>Bread.</p></main>`), repairs])).map(({ url }) => new URL(url).pathname);

describe('a page whose address says nothing of its kind', () => {
  it.each([
    ['counts when the menu leads to it', '<nav><a href="/repairs.htm">Repairs</a></nav>', ['/', '/repairs.htm']],
    ['counts when a home page without a menu leads to it', '<table><tr><td><a href="/repairs.htm">Repairs</a></td></tr></table>', ['/', '/repairs.htm']],
    ['does not when the menu leaves it out', '<nav><a href="/about">About</a></nav><p><a href="/repairs.htm">Repairs</a></p>', ['/']],
  ])('%s', (_name, links, expected) => {
    expect(kindsWith(links)).toEqual(expected);
  });
});
