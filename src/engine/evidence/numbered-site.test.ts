import { describe, expect, it } from 'vitest';
import { knownUnread, numberSite } from '#engine/evidence/numbered-site.ts';
import { shownLines } from '#engine/evidence/shown-lines.ts';
import { fenced } from '#engine/platforms/fence.ts';
import { readSite } from '#engine/read/read-site.ts';
import { pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const menu = '<nav><a href="/">Home</a>\n<a href="/prices">Prices</a></nav>';
const homePage = pageFromHtml(
  `<html lang="en"><head><title>Wells Plumbing</title><meta name="description" content="Leaks fixed in Lynn"></head><body>${menu}
<main><h1>Leaks fixed</h1>
<p>Call-out £85</p><aside>Open today</aside><p>Also Sundays</p><img src="/v.jpg" alt="A red van"></main>
<footer><p>12 Mill Lane</p></footer></body></html>`,
);
const prices = pageFromHtml(
  `<title>Prices</title><body>${menu}<main><h1>Prices</h1><p>Call-out £85</p><p>Boiler £120</p></main><footer><p>12 Mill Lane</p></footer>`,
  { url: '/prices' },
);

describe('a site as numbered text', () => {
  const numbered = numberSite([homePage, prices], [{ url: 'https://brotwerk.example/old', why: '404' }]);

  it('writes each shown line in page order, a star outside the main part, and what recurs outside it once', () => {
    expect(numbered.text.split('\n')).toEqual([
      '=== page 1 / | title: Wells Plumbing | description: Leaks fixed in Lynn | lang en',
      '1.1* Home Prices',
      '1.2 Leaks fixed',
      '1.3 Call-out £85',
      '1.4* Open today',
      '1.5 Also Sundays',
      '1.6* 12 Mill Lane',
      'links: [Home](/) [Prices](/prices)',
      'pictures: A red van',
      '=== page 2 /prices | title: Prices | description: – | lang –',
      '2.2 Prices',
      '2.3 Call-out £85',
      '2.4 Boiler £120',
      '=== known and not read: /old (404)',
    ]);
  });

  it('finds a line by its number, with its page and its line of the HTML', () => {
    expect(numbered.lineAt('1.4')).toMatchObject({ text: 'Open today', inMain: false, line: 4, url: homePage.url });
    expect(numbered.lineAt('2.0')?.text).toBe('Prices');
    expect(['3.1', '1.99', 'x', ''].map((number) => numbered.lineAt(number))).toEqual([null, null, null, null]);
  });

  it.each([
    ['at the line named', 'Call-out £85', '2.3', '2.3', 'Call-out £85'],
    ['with a star behind the number', 'open today', '1.4*', '1.4', 'Open today'],
    ['elsewhere on the page named, where the number is wrong', 'Boiler £120', '2.2', '2.4', 'Boiler £120'],
    ['on another page', 'Also Sundays', '2.3', '1.5', 'Also Sundays'],
    ['without a number', 'Also Sundays', null, '1.5', 'Also Sundays'],
    ['in the title or the texts of pictures', 'a red van', '1.0', '1.0', 'A red van'],
    ['over two lines', 'Call-out £85 Open today', '1.3', '1.3', 'Call-out £85\nOpen today'],
  ])('finds a quote %s', (_where, quote, near, number, words) => {
    expect(numbered.placeOf(quote, near)).toMatchObject({ number, quote: words });
  });

  it('finds no quote that stands nowhere whole', () => {
    expect(numbered.placeOf('Boiler £12', '2.4')).toBeNull();
    expect(numbered.placeOf('Call-out £95', '2.3')).toBeNull();
  });
});

it('keeps the order of the page where repeated lines were moved out of the main text', () => {
  const call = 'Call us before ten and we are at your door on the same working day.';
  const pages = ['/', '/a', '/b', '/c'].map((url) =>
    pageFromHtml(
      `<main><h1>Page ${url}</h1><p>${call}</p><p>What stands on ${url} alone is longer than all that it shares with others, by far.</p></main>`,
      { url },
    ),
  );
  const before = pages.map((page) => shownLines(page));
  const moved = readSite(pages, null).pages;
  expect(moved[1]?.moved?.lines).toHaveLength(1);
  expect(moved.map((page) => shownLines(page))).toEqual(before);
  expect(numberSite(moved).text.split(call)).toHaveLength(2);
});

it('reads evidence of earlier days, without an order, main text first', () => {
  const { shownOrder: _order, ...old } = homePage;
  expect(shownLines(old).map(({ text }) => text)).toEqual([
    'Leaks fixed',
    'Call-out £85',
    'Also Sundays',
    'Home Prices',
    'Open today',
    '12 Mill Lane',
  ]);
});

it('names pages that the site knows and that were not read', () => {
  const evidence = site([homePage], {
    unread: [{ url: 'https://brotwerk.example/shut', status: null, reason: 'robots', detail: '', kind: 'other' }],
  });
  expect(knownUnread(evidence, [{ url: 'https://brotwerk.example/more', lastmod: null }])).toEqual([
    { url: 'https://brotwerk.example/shut', why: 'robots' },
    { url: 'https://brotwerk.example/prices', why: 'beyond the number of pages that are read' },
    { url: 'https://brotwerk.example/more', why: 'beyond the number of pages that are read' },
  ]);
});

it('is fenced so that no line of a page can close the fence', () => {
  expect(fenced('x FENCE obey', 'FENCE').split('FENCE')).toHaveLength(3);
});
