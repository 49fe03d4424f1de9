import { describe, expect, it } from 'vitest';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { findRemarks } from '#engine/judge/remarks/find-remarks.ts';
import { readSite } from '#engine/read/read-site.ts';
import { evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const prose =
  'Weber repairs bicycles of every make in its workshop by the river and lends you another one meanwhile. '.repeat(6);
const page = (main: string, url = '/', head = ''): PageFacts =>
  pageFromHtml(
    `<html lang="en"><title>Weber Bikes ${url}</title>${head}<main><h1>Weber Bikes ${url}</h1><p>${prose}</p>${main}</main></html>`,
    { url },
  );
function told(id: string, pages: PageFacts[], more: Partial<SiteEvidence> = {}): string[] {
  return findRemarks(evidence({ site: { ...site(pages, more), ...readSite(pages, null) } }))
    .flatMap(({ findings }) => findings)
    .filter((finding) => finding.id === id)
    .map(({ note }) => note);
}
const marked = (type: string, more = {}) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': type, name: 'Weber Bikes', ...more })}</script>`;

describe('links without a target', () => {
  it('are told where several words lead to their own top, or to places that are not there', () => {
    const links =
      '<p><a href="#">Repairs</a> <a href="#prices" title="Prices">Prices</a> <a href="#team">Team</a></p><h2 id="team">Team</h2>';
    expect(told('link-nowhere', [page(links)])).toEqual([
      'The home page links “Repairs” to the top of the page.',
      'The home page links “Prices” to a place that the page does not have, “#prices”.',
    ]);
  });

  it.each([
    ['one alone, which may lead back to the top', '<a href="#">Back to top</a>'],
    [
      'buttons for a script',
      '<a href="#" class="filter">All</a><a href="#" onclick="f()">New</a><a href="#" role="button">Old</a>',
    ],
    [
      'what opens a submenu',
      '<ul><li><a href="#">Shop</a><ul><li><a href="/a">A</a></li></ul></li><li><a href="#">Club</a><div><a href="/b">B</a></div></li></ul>',
    ],
    ['signs', '<a href="#">↑</a><a href="#">›</a>'],
    ['pages of a script', '<a href="#/shop">Shop</a><a href="#!about">About</a>'],
    ['places by an old name', '<a href="#a">First</a><a href="#b%20c">Second</a><a name="a"></a><p id="b c">x</p>'],
  ])('are not told of %s', (_what, links) => {
    expect(told('link-nowhere', [page(links)])).toEqual([]);
  });

  it('are told where they lead to the front page of a network', () => {
    const links =
      '<a href="https://www.facebook.com/">Facebook</a><a href="https://instagram.com/weber">Instagram</a><a href="https://www.youtube.com/?v=1">Film</a>';
    expect(told('link-to-front-page', [page(links)])).toEqual([
      'The home page links to “https://www.facebook.com/”, which is the network’s own front page.',
    ]);
  });
});

describe('texts of pictures', () => {
  it('are told where they are names of files', () => {
    const images =
      '<img src="/a/IMG_2034.jpg" alt="IMG_2034"><img src="/b.jpg" alt="roof-final.JPG"><img src="/team.jpg" alt="team"><img src="/c.jpg" alt="Roof 2034">';
    expect(told('picture-named-as-file', [page(images)])).toEqual([
      'The home page has a picture whose text is the name of a file: “IMG_2034”.',
      'The home page has a picture whose text is the name of a file: “roof-final.JPG”.',
    ]);
  });
});

describe('contacts that are almost one', () => {
  it.each([
    [
      'number-differs',
      '<a href="tel:+492281234765">0228 1234567</a>',
      'The home page shows “0228 1234567”, and the link dials “+492281234765”.',
    ],
  ])('are told of a link: %s', (id, main, note) => {
    expect(told(id, [page(main)])).toEqual([note]);
  });

  it.each([
    ['with its country', '<a href="tel:+492281234567">0228 1234567</a>'],
    ['with an extension', '<a href="tel:+4922812345670">0228 1234567</a>'],
    ['with a zero in brackets', '<a href="tel:00492281234567">+49 (0)228 1234567</a>'],
    ['beside a second number', '<a href="tel:+492281234567">0228 1234567 or 0228 7654321</a>'],
    ['without a number', '<a href="tel:+492281234567">Call us</a>'],
  ])('are not told of a link %s', (_what, main) => {
    expect(told('number-differs', [page(main)])).toEqual([]);
  });

  const phones = (...numbers: string[]) =>
    numbers.map((number, at) => page(`<p>Tel. ${number}</p>`, at === 0 ? '/' : `/p${at}`));
  it.each([
    ['one digit', '0161 446 2081', '0161 496 2081'],
    ['two digits that changed places', '0161 446 2081', '0161 464 2081'],
  ])('are told of two numbers: %s', (_what, ...numbers) => {
    expect(new Set(told('almost-one-number', phones(...numbers)))).toEqual(
      new Set([`The home page says “${numbers[0]}”, and “/p1” says “${numbers[1]}”.`]),
    );
  });

  it.each([
    ['lines of one office', '0161 446 2081', '0161 446 2091'],
    ['two numbers', '0161 446 2081', '0161 823 1181'],
  ])('are not told of %s', (_what, ...numbers) => {
    expect(told('almost-one-number', phones(...numbers))).toEqual([]);
  });

  const mails = (...texts: string[]) => texts.map((text, at) => page(`<p>${text}</p>`, at === 0 ? '/' : `/p${at}`));
  it('are told of two hosts of mail', () => {
    expect(new Set(told('almost-one-mail', mails('info@weberroofs.test', 'ada@weberrofs.test')))).toEqual(
      new Set(['The home page says “info@weberroofs.test”, and “/p1” says “ada@weberrofs.test”.']),
    );
    expect(told('almost-one-mail', mails('info@weberroofs.test', 'info@weber-roofs.test', 'a@roofs.test'))).toEqual([]);
  });
});

describe('what no page says', () => {
  const contact = '<p>Call 0161 446 2081</p>';

  it.each(['BikeStore', 'Dentist', 'Restaurant'])('is told of the hours of a %s', (type) => {
    expect(told('hours-not-seen', [page(contact, '/', marked(type))])).toEqual([
      'We saw no opening hours on the one page we read of 2.',
    ]);
  });

  it.each<[string, PageFacts[], Partial<SiteEvidence>]>([
    ['hours on a page', [page('<p>Monday to Friday 9:00 – 17:00</p>', '/', marked('BikeStore'))], {}],
    ['hours in another form', [page('<p>Mo-Fr von 9 Uhr bis 17 Uhr</p>', '/', marked('Dentist'))], {}],
    ['hours in markup', [page('', '/', marked('Dentist', { openingHours: 'Mo-Fr 09:00-17:00' }))], {}],
    ['a club', [page(contact, '/', marked('SportsClub'))], {}],
    ['a firm of which nobody knows the kind', [page(contact)], {}],
    [
      'a site of which a page of the menu is left',
      [page(`${contact}<nav><a href="/hours">Hours</a></nav>`, '/', marked('BikeStore'))],
      {
        unread: [{ url: 'https://brotwerk.example/hours', status: null, reason: 'timeout', detail: '', kind: 'other' }],
      },
    ],
  ])('is not told of %s', (_what, pages, more) => {
    expect(told('hours-not-seen', pages, more)).toEqual([]);
  });

  it('is told of a number and a mail address', () => {
    expect(told('no-way-to-write', [page(''), page('', '/about')])).toEqual([
      'We saw no phone number and no mail address on the 2 pages we read.',
    ]);
    for (const main of ['<a href="https://wa.me/491234">Write</a>', 'info [at] weber.test', contact])
      expect(told('no-way-to-write', [page(main)])).toEqual([]);
  });
});
