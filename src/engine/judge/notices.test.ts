import { describe, expect, it } from 'vitest';
import { judge } from '#engine/judge/judge.ts';
import { findNotices } from '#engine/judge/notices.ts';
import { readSite } from '#engine/read/read-site.ts';
import { evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const page = (main: string, url = '/') =>
  pageFromHtml(`<html lang="en"><title>Roofs</title><main><h1>Roofs</h1>${main}</main></html>`, { url });
const told = (...pages: ReturnType<typeof page>[]) => evidence({ site: { ...site(pages), ...readSite(pages, null) } });
const line = '<p>Slates come from the old quarry in the north and go onto the roof one by one.</p>';

describe('text that a template left', () => {
  it.each([
    [
      'filler text',
      '<p>Lorem ipsum dolor sit amet, consectetur.</p>',
      'The home page still shows filler text: “Lorem ipsum”.',
    ],
    [
      'a number whose end counts',
      '<p>+36 30 123 4567</p>',
      'The home page still shows a number of zeros or of digits in their order: “+36 30 123 4567”.',
    ],
    [
      'a number that ends in zeros',
      '<p>+373 69 000 000</p>',
      'The home page still shows a number of zeros or of digits in their order: “+373 69 000 000”.',
    ],
    [
      'a short sentence of filler, three times',
      '<div><p>Aliquam ultrices semper nibh, egestas volutpat erat ultrices a. Duis hendrerit.</p></div>'.repeat(3),
      'The home page still shows filler text: “Aliquam ultrices semper nibh, egestas volutpat erat ultrices a. Duis hendrerit.”.',
    ],
    [
      'a year to fill in',
      '<p>© #### The Company. All rights reserved.</p>',
      'The home page still shows a value of which only the form is there: “#### The Company”.',
    ],
    [
      'a link to fill in',
      '<p><a href="INSERT_LINK_FACEBOOK">Facebook</a></p>',
      'The home page still has a link to a field that nothing filled: “INSERT_LINK_FACEBOOK”.',
    ],
    [
      'a value to fill in',
      '<p>Address : xxx</p>',
      'The home page still shows a value of which only the form is there: “Address : xxx”.',
    ],
    [
      'a mail address to fill in',
      '<p>ada.xxx@gmail.com</p>',
      'The home page still shows an address of which only the form is there: “ada.xxx@gmail.com”.',
    ],
    [
      'years to fill in',
      '<p>With [X] years of work on roofs</p>',
      'The home page still shows a field that nothing filled: “[X]”.',
    ],
    [
      'an imprint without its numbers',
      '<p>The owner of this website is Ada Weber, seat: , tax no.: , register:, and may be asked.</p>',
      'The home page still shows a field that nothing filled: “seat: , tax no.: , register:”.',
    ],
    [
      'what its own markup calls a thing to do',
      '<p>This website of the firm <span class="todo">COMPLETE: its address</span> uses cookies.</p>',
      'The home page still shows a field that nothing filled: “COMPLETE: its address”.',
    ],
    [
      'times to fill in',
      '<p>Our hours: Monday to Friday, from XXh to XXh.</p>',
      'The home page still shows times of which only the form is there: “XXh to XXh”.',
    ],
    [
      'a link',
      '<p><a href="tel:+0123456789">+44 113 496 0000</a></p>',
      'The home page still has a link to a number that nobody has: “tel:+0123456789”.',
    ],
    [
      'an empty link',
      '<p><a href="mailto:">info@roofs.example</a></p>',
      'The home page still has a link to nobody without scripts, for no address follows: “mailto:”.',
    ],
    [
      'icons of networks without profiles',
      '<footer><a href="#"><i data-lucide="instagram"></i></a> <a href="#">Facebook</a> <a href=""><img src="/i/linkedin.svg" alt=""></a></footer>',
      'The home page still has links for Instagram, Facebook and LinkedIn that lead nowhere: “href="#"”.',
    ],
    [
      'a picture',
      '<p><img src="https://via.placeholder.com/600x400" alt="Roof"></p>',
      'The home page still has a picture that only holds a place: “https://via.placeholder.com/600x400”.',
    ],
    ...[
      'https://forms.example.net/f/XXXXXXXX',
      'https://forms.example.net/f/YOUR_FORM_ID',
      'https://forms.example.net/f/{{form_id}}',
    ].map((action) => [
      `a form to ${action}`,
      `<form action="${action}"><input name="a"></form>`,
      `The home page still has a form that sends to an address nobody filled in: “${action}”.`,
    ]),
    [
      'markup',
      '<script type="application/ld+json">{"@type":"Roofer","name":"Roofs","address":{"addressLocality":"[Your City]"}}</script>',
      'The home page still has a value that nobody filled in its markup: “[Your City]”.',
    ],
    [
      'filler of a generator',
      '<p>Bibendum at lacus ut arcu blandit montes vitae auctor libero. Hac condimentum dignissim nibh vulputate ut nunc.</p>',
      'The home page still shows filler text: “Bibendum at lacus ut arcu blandit montes vitae auctor libero. Hac condimentum dignissim nibh vulputate ut nunc.”.',
    ],
    [
      'a number of pairs',
      '<p>06.66.01.xx.xx</p>',
      'The home page still shows a number of which only the form is there: “06.66.01.xx.xx”.',
    ],
    [
      'a number that counts down',
      '<p>+91 98765 43210</p>',
      'The home page still shows a number of zeros or of digits in their order: “+91 98765 43210”.',
    ],
    [
      'orders to the owner',
      '<dl><dt>Monday</dt><dd>[PLEASE ADD: 9 to 5]</dd><dt>Price</dt><dd>[PLEASE ADD: in euros]</dd><dt>Stop</dt><dd>[PLEASE ADD: its name]</dd></dl>',
      'The home page still shows a field that nothing filled: “[PLEASE ADD: its name]”.',
    ],
    [
      'pictures to come',
      ['Oak', 'Birch', 'Lime']
        .map((wood) => `<div class="card"><div>[Picture: ${wood}]</div><h3>${wood}</h3></div>`)
        .join(''),
      'The home page still shows a field that nothing filled: “[Picture: Oak]”.',
    ],
    [
      'filler that is long',
      '<p>Velit veniam dolor veniam ea sunt consequat cupidatat dolore commodo mollit anim dolore ut velit aliqua anim amet enim aute culpa officia fugiat proident cillum pariatur eiusmod.</p>',
      'The home page still shows filler text: “Velit veniam dolor veniam ea sunt consequat cupidatat dolore commodo mollit anim dolore ut velit aliqua anim amet enim aute culpa officia fugiat proident cillum pariatur”.',
    ],
    [
      'a field',
      '<p>Call us in [Your City] today.</p>',
      'The home page still shows a field that nothing filled: “[Your City]”.',
    ],
  ])('opens the report: %s', (_name, html, note) => {
    const given = told(page(line + html));
    expect(findNotices(given).map((finding) => finding.note)).toEqual([note]);
    expect(judge(given).notices).toHaveLength(1);
    expect(judge(given).observations[0]).toMatchObject({ id: 'placeholder-text' });
  });

  it.each([
    '<p>We offer 0 % interest.</p>',
    // counters, which a script may set
    '<div class="counter-box"><span class="counter" data-count="250">0</span> <p>Happy clients</p></div>',
    '<p>On this roof for <strong data-count-to="29">0 years</strong>, and no longer.</p>',
    ['Ada', 'Bo', 'Cy'].map((name) => `<p class="seen">The pictures of ${name} were seen 0 times</p>`).join(''),
    ['Roofs', 'Towns', 'Years'].map((name) => `<div><b>0</b><p>${name}</p></div>`).join(''),
    '<ul class="todo"><li>Buy bread</li></ul><p>Sizes XX and XXL</p>',
    '<p>Open: , and so on. Two things: bread; cake. Ratio 1:2, or 3:4.</p>',
    '<p>0</p>',
    '<div data-maps-lazy="/map"><div class="maps-placeholder"><strong>See the place on the map</strong> <span>Mill Street 20</span></div></div>',
    '<table><tr><td>0</td><td>0</td><td>0</td></tr></table>',
    '<ul><li>0 €</li><li>0 €</li><li>0 €</li></ul>',
    '<p>Built for 12 000 000</p>',
    '<p>The counter is open.</p>',
    '<div class="review-placeholder"><p>“They swept the chimney and left no dust.”</p></div>',
    '<p>Sizes: XXL</p>',
    '<p>Cuidamos dos seus animais com todo o carinho do mundo.</p>'.repeat(3),
    '<p>###</p><p>Item #4 of 5, and C# too</p>',
    '<p>Then press the button [Save] below.</p>',
    '<p>Write to post [at] gmail {dot} com</p>',
    '<div :class="{ open: isOpen }">{{ message }} is open now</div>',
    '<p>Acer platanoides, Carpinus betulus, Fagus sylvatica, Quercus robur, Tilia cordata and Ulmus minor stand here.</p>',
    '<p><a href="#" class="menu-toggle">Menu</a> <a href="#" id="ig" class="fa-instagram">Instagram</a></p>',
    '<p><a href="mailto:hello@brotwerk.example">Write</a></p>',
    '<form action="https://forms.example.net/f/xvgrlgbq"></form><form action="#"></form><form action="send_mail.php"></form>',
  ])('is not seen in %s', (html) => {
    expect(judge(told(page(line + html))).notices).toBeUndefined();
  });

  const footed = (copyright: string, url: string) =>
    pageFromHtml(
      `<html lang="en"><title>Roofs | Moss</title><main><h1>Roofs by Moss</h1>${line}</main><footer><p>${copyright}</p></footer></html>`,
      { url },
    );
  it.each([
    [
      '© 2025 The Company',
      '“/about” still has another name in its copyright than the home page: “© 2025 The Company”.',
    ],
    ['© 2025 Företaget', '“/about” still has another name in its copyright than the home page: “© 2025 Företaget”.'],
    ['© 2024 Weber', undefined],
    ['© 2025 Moss', undefined],
    ['© 2025 All Rights Reserved', undefined],
    ['© 2025 Weber, all rights reserved', undefined],
    ['Roofs since 2025', undefined],
  ])('is another name in the copyright of one page: %s', (copyright, notice) => {
    expect(findNotices(told(footed('© 2025 Weber', '/'), footed(copyright, '/about'))).map(({ note }) => note)).toEqual(
      notice === undefined ? [] : [notice],
    );
  });

  it('says words in brackets beside another sign, and a number once', () => {
    const given = told(
      page(`${line}<p>We help clients in [City] and around.</p><p>Tlf. <a href="tel:+4512345678">12 34 56 78</a></p>`),
    );
    expect(findNotices(given).map(({ note }) => note)).toEqual([
      'The home page still shows words in brackets where a text belongs: “[City]”.',
      'The home page still shows a number of zeros or of digits in their order: “12 34 56 78”.',
    ]);
  });

  it('is no short sentence of a language that Latin left its endings to', () => {
    const html =
      '<html lang="es"><title>Defensa</title><main><h1>Defensa de empresas</h1><p>Somos un despacho de abogados que defiende a empresas y a sus directivos desde hace muchos años.</p><p>Operaciones internas, disputas societarias, denuncias por mal manejo administrativo.</p></main></html>';
    expect(judge(told(pageFromHtml(html))).notices).toBeUndefined();
  });

  it('says words in brackets where there are three', () => {
    const given = told(
      page(
        `${line}<p>We help clients in [City] and around.</p><p>Dr. Ada [Surname] leads us.</p><p>Trained in [Her field] and more.</p>`,
      ),
    );
    expect(findNotices(given).map(({ note }) => note)).toEqual([
      'The home page still shows words in brackets where a text belongs: “[Her field]”.',
    ]);
  });

  it('names the title that a tool wrote', () => {
    const given = told(
      pageFromHtml(`<html lang="en"><title>Document</title><main><h1>Roofs</h1>${line}</main></html>`),
    );
    expect(findNotices(given).map(({ note }) => note)).toEqual([
      'The home page still has the title that a tool wrote: “Document”.',
    ]);
  });

  it('keeps what stands beside a field', () => {
    const given = told(
      page(`${line}<p>Court: [Name of the court]</p><dl><dt>Monday to Friday</dt><dd>08:00-17:00</dd></dl>`),
    );
    const statements = given.site.ok ? (given.site.value.reading?.statements ?? []) : [];
    expect(statements.map(({ kind }) => kind).toSorted()).toEqual(['hours', 'placeholder']);
  });

  it('takes the facts beside it along, and asks about others that templates bring', () => {
    const hours = (day: string, from: string) => `<dl><dt>${day}</dt><dd>${from}-17:00</dd></dl>`;
    const prices = ['Slates', 'Leads'].map((what) => `<li>${what}: £40</li>`).join('');
    const given = told(
      page(
        `<p>Lorem ipsum dolor sit amet.</p>${hours('Monday to Thursday', '07:00')}${line.repeat(4)}${hours('Monday to Friday', '08:00')}${line}<ul>${prices}</ul>`,
      ),
    );
    const { statements = [], candidates = [] } = given.site.ok ? (given.site.value.reading ?? {}) : {};
    expect(new Set(statements.map(({ kind }) => kind))).toEqual(new Set(['placeholder', 'price', 'offer']));
    expect(candidates.map(({ kind, quote }) => [kind, quote])).toEqual([['hours', 'Monday to Friday\n08:00-17:00']]);
  });

  it('counts nothing on a page that says it is none', () => {
    const gone = pageFromHtml(
      '<html lang="en"><title>Page not found</title><main><h1>Page not found</h1><dl><dt>Monday to Friday</dt><dd>08:00-17:00</dd></dl></main></html>',
      { url: '/x' },
    );
    expect(readSite([page(line), gone], null).reading.statements).toEqual([]);
  });
});
