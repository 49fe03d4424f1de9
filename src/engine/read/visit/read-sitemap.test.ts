import { describe, expect, it } from 'vitest';
import { parseSitemap as parse, readSitemap } from './read-sitemap.ts';

const one = (inside: string) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inside}</urlset>`;

const parseSitemap = (text: string) => parse(text, 'https://a.example/sitemap.xml');

describe('a sitemap', () => {
  it.each<[name: string, text: string, urls: string[]]>([
    [
      'of two pages',
      one('<url><loc>https://a.example/</loc></url><url><loc>https://a.example/b</loc></url>'),
      ['https://a.example/', 'https://a.example/b'],
    ],
    ['with white space', one('<url>\n  <loc>\n https://a.example/b \n</loc>\n</url>'), ['https://a.example/b']],
    ['with entities', one('<url><loc>https://a.example/?a=1&amp;b=2</loc></url>'), ['https://a.example/?a=1&b=2']],
    ['with CDATA', one('<url><loc><![CDATA[https://a.example/?a=1&b=2]]></loc></url>'), ['https://a.example/?a=1&b=2']],
    [
      'with a comment',
      one('<!-- <url><loc>https://a.example/old</loc></url> --><url><loc>https://a.example/new</loc></url>'),
      ['https://a.example/new'],
    ],
    [
      'with pictures',
      one(
        '<url><image:image><image:loc>https://a.example/p.jpg</image:loc></image:image><loc>https://a.example/b</loc></url>',
      ),
      ['https://a.example/b'],
    ],
    [
      'with a prefix',
      '<sm:urlset xmlns:sm="x"><sm:url><sm:loc>https://a.example/</sm:loc></sm:url></sm:urlset>',
      ['https://a.example/'],
    ],
    [
      'with a prefix of its own',
      '<ns0:urlset xmlns:ns0="http://www.sitemaps.org/schemas/sitemap/0.9"><ns0:url><ns0:loc>https://a.example/</ns0:loc></ns0:url></ns0:urlset>',
      ['https://a.example/'],
    ],
    ['with attributes', one('<url id="1"><loc xml:lang="en">https://a.example/b</loc></url>'), ['https://a.example/b']],
    [
      'with character references',
      one('<url><loc>https://a.example/?a=1&#38;b=2&#x26;c=3</loc></url>'),
      ['https://a.example/?a=1&b=2&c=3'],
    ],
    [
      'with foreign children',
      one('<url><x:at xmlns:x="y"><loc>https://b.example/</loc></x:at><loc>https://a.example/b</loc></url>'),
      ['https://a.example/b'],
    ],
    [
      'as RSS',
      '<rss version="2.0" xmlns:atom="a"><channel><link>https://a.example/</link><atom:link href="https://a.example/feed"/><item><title>One</title><link>https://a.example/1</link></item><item><link>https://a.example/2</link></item></channel></rss>',
      ['https://a.example/1', 'https://a.example/2'],
    ],
    [
      'as Atom',
      '<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://a.example/"/><entry><link rel="edit" href="https://a.example/e"/><link rel="alternate" href="https://a.example/1"/></entry><entry><link href="https://a.example/2"/></entry></feed>',
      ['https://a.example/1', 'https://a.example/2'],
    ],
    [
      'as a list of old Macs',
      'https://a.example/\rhttps://a.example/b\r',
      ['https://a.example/', 'https://a.example/b'],
    ],
    ['as a list', 'https://a.example/\nhttps://a.example/b\n', ['https://a.example/', 'https://a.example/b']],
    [
      'that is cut off',
      one('<url><loc>https://a.example/</loc></url><url><loc>https://a.ex').slice(0, -23),
      ['https://a.example/'],
    ],
    [
      'with a relative and a foreign scheme',
      one('<url><loc>/b</loc></url><url><loc>javascript:alert(1)</loc></url>'),
      ['https://a.example/b'],
    ],
  ])('%s', (_name, text, urls) => {
    expect(parseSitemap(text).entries.map((entry) => entry.url)).toEqual(urls);
  });
  it.each<[name: string, encoding: (text: string) => Buffer]>([
    ['UTF-16 with a mark', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without one', (text) => Buffer.from(text, 'utf16le')],
    ['UTF-16, big end first', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['UTF-8 with a mark', (text) => Buffer.from(`\uFEFF${text}`)],
  ])('is read in %s', (_name, encode) => {
    const body = encode(one('<url><loc>https://a.example/b</loc></url>'));
    expect(readSitemap(body, 'application/xml', 'https://a.example/sitemap.xml').entries).toEqual([
      { url: 'https://a.example/b', lastmod: null },
    ]);
  });
  it('keeps the days of a feed', () => {
    const item = '<item><link>https://a.example/1</link><pubDate>Mon, 02 Nov 2026 08:00:00 GMT</pubDate></item>';
    expect(parseSitemap(`<rss><channel>${item}</channel></rss>`).entries[0]?.lastmod).toBe('2026-11-02T08:00:00.000Z');
  });
  it('keeps the day of change as it is written', () => {
    expect(parseSitemap(one('<url><loc>https://a.example/</loc><lastmod>2026-11-01</lastmod></url>')).entries).toEqual([
      { url: 'https://a.example/', lastmod: '2026-11-01' },
    ]);
  });
  it('keeps the language versions of each entry', () => {
    const links =
      '<xhtml:link rel="alternate" hreflang="de" href="https://a.example/de?a=1&amp;b=2"/><xhtml:link hreflang="fr" href=""/><xhtml:link';
    expect(parseSitemap(one(`<url><loc>https://a.example/</loc>${links}`)).entries).toEqual([
      { url: 'https://a.example/', lastmod: null, alternates: [{ lang: 'de', url: 'https://a.example/de?a=1&b=2' }] },
    ]);
    const flood = one(`<url><loc>https://a.example/</loc>${links.repeat(10).slice(0, -11)}</url>`.repeat(1_500));
    expect(parseSitemap(flood).entries.flatMap((entry) => entry.alternates ?? [])).toHaveLength(10_000);
  });
  it('is told from an index and from anything else', () => {
    expect(
      parseSitemap('<sitemapindex><sitemap><loc>https://a.example/s.xml</loc></sitemap></sitemapindex>').kind,
    ).toBe('index');
    expect(parseSitemap('<html><body></body></html>').kind).toBeNull();
    expect(parseSitemap('').kind).toBeNull();
  });
  it('holds at most 2 000 entries', () => {
    expect(parseSitemap(one('<url><loc>https://a.example/</loc></url>'.repeat(5_000))).entries).toHaveLength(2_000);
  });
  it.each([
    ['tags without an end', '<urlset>' + '<url><loc>'.repeat(300_000)],
    ['comments without an end', '<urlset>' + '<!--'.repeat(500_000)],
    ['a link without an end', `<urlset><url>${'<xhtml:link '.repeat(300_000)}`],
    ['one long prefix', `<urlset><${'a'.repeat(2_000_000)}`],
  ])('is read in time: %s', (_name, text) => {
    expect(parseSitemap(text).entries).toEqual([]);
  });

  it('resolves addresses that are not absolute, and says how many', () => {
    const { entries, relative } = parseSitemap('<urlset><url><loc>/menu</loc></url></urlset>');
    expect(entries.map(({ url }) => url)).toEqual(['https://a.example/menu']);
    expect(relative).toBe(1);
  });
});
