import { describe, expect, it } from 'vitest';
import { judge } from '#engine/judge/judge.ts';
import { findRemarks } from '#engine/judge/remarks/find-remarks.ts';
import { findingKey } from '#engine/evidence/corrections.ts';
import { readSite } from '#engine/read/read-site.ts';
import { evidence, pageFromHtml, site, testSite } from '#engine/testing/evidence-builder.ts';

const now = '2026-11-20T12:00:00.000Z';
const page = (main: string, url = '/', title = 'Weber Roofs', lang = 'en') =>
  pageFromHtml(
    `<html lang="${lang}"><title>${title}</title><main><h1>${title}</h1><p>Weber repairs slate roofs in Leeds and around it.</p>${main}</main></html>`,
    { url },
  );
const seen = (...pages: ReturnType<typeof page>[]) =>
  evidence({ now, site: { ...site(pages), ...readSite(pages, null) } });
const told = (...pages: ReturnType<typeof page>[]) =>
  findRemarks(seen(...pages)).map(({ kind, findings }) => `${kind}: ${findings.map(({ note }) => note).join(' ')}`);

describe('what is wrong by its form alone becomes a remark', () => {
  it.each([
    ['an escape', '<p>Call us.\\nWe answer.</p>', 'broken-text: The home page shows “\\n” in its text.'],
    ['an escaped letter', '<p>The Caf\\u00e9 is open.</p>', 'broken-text: The home page shows “\\u00e9” in its text.'],
    ['an entity', '<p>Weber &amp;amp; Sons since 1998.</p>', 'broken-text: The home page shows “&amp;” in its text.'],
    [
      'an entity of an apostrophe',
      '<p>We don&amp;#8217;t ask for more.</p>',
      'broken-text: The home page shows “&#8217;” in its text.',
    ],
    [
      'a shortcode',
      '<p>[contact_form id="12"]</p>',
      'broken-text: The home page shows “[contact_form id="12"]” in its text.',
    ],
    [
      'the end of a shortcode',
      '<p>Roofs[/vc_column_text]</p>',
      'broken-text: The home page shows “[/vc_column_text]” in its text.',
    ],
    [
      'a mail link that writes to another address',
      '<a href="mailto:ada@builder.test">info@weber-roofs.test</a>',
      'wrong-link: The home page shows “info@weber-roofs.test”, and the link writes to “ada@builder.test”.',
    ],
    [
      'a mail link without an address',
      '<a href="mailto:">Write</a>',
      'wrong-link: The home page still has a link to nobody without scripts, for no address follows: “mailto:”.',
    ],
    [
      'an icon that leads nowhere',
      '<footer><a href="#" class="fa-facebook">Facebook</a></footer>',
      'wrong-link: The home page still has a link for Facebook that leads nowhere: “href="#"”.',
    ],
    [
      'a quotation mark in an address',
      '<a href="”https://weber.test/prices”">Prices</a>',
      'wrong-link: On the home page the address behind “Prices” has a quotation mark in it.',
    ],
    [
      'a link in Markdown as an address',
      '<a href="[facebook.com](https://facebook.com/weber)">Facebook</a>',
      'wrong-link: On the home page the address behind “Facebook” is a whole link in Markdown, and leads nowhere.',
    ],
    [
      'a field of a template as an address',
      '<a href="[url]">Read more</a>',
      'leftover: The home page still has a link to a field that nothing filled: “[url]”.',
    ],
    [
      'letters that could not be decoded',
      '<p>Les tr\uFFFDsors de l’Ari\uFFFDge.</p><p>Des activit\uFFFDs.</p>',
      'broken-text: The home page shows broken letters in 3 places, as in “Les tr\uFFFDsors de l’Ari\uFFFDge.”.',
    ],
    [
      'letters of another encoding',
      '<p>MÃ¼ller repariert DÃ¤cher.</p><p>FÃ¼r alle.</p>',
      'broken-text: The home page shows broken letters in 3 places, as in “MÃ¼ller repariert DÃ¤cher.”.',
    ],
    [
      'an address reserved for examples',
      '<p>E-mail: weber@example.com</p>',
      'leftover: The home page still shows an address reserved for examples: “weber@example.com”.',
    ],
    [
      'a host where the site was built',
      '<a href="https://brotwerk-draft.netlify.app/">Prices</a>',
      'wrong-link: The home page links to “brotwerk-draft.netlify.app”, where a copy of your site was built.',
    ],
    [
      'a machine of one’s own',
      '<a href="http://localhost:3000/prices">Prices</a>',
      'wrong-link: The home page links to “localhost”, where no visitor can go.',
    ],
    [
      'the entrance for staff',
      '<a href="/wp-login.php">Log in</a>',
      'leftover: The home page links to the entrance for staff, as “Log in”.',
    ],
    ['filler', '<p>Lorem ipsum dolor sit amet.</p>', 'leftover: The home page still shows filler text: “Lorem ipsum”.'],
    [
      'an appointment that is over',
      '<p>Open day: Saturday, 14 June 2025, with cake.</p>',
      'stale: The home page names an appointment that was over on June 14, 2025.',
    ],
    [
      'an appointment with its hour',
      '<p>The next tour starts on 2 March 2026 at 19:30 at the gate.</p>',
      'stale: The home page names an appointment that was over on March 2, 2026.',
    ],
    [
      'an old copyright',
      '<p>© 2019 Weber Roofs</p>',
      'stale: The home page ends its copyright in 2019. Visitors may take the site for one that nobody looks after.',
    ],
    [
      'one text under three headings',
      ['Roofs', 'Walls', 'Floors']
        .map(
          (name) => `<h2>${name}</h2><p>We come, look at it, and write you an offer within two days of our visit.</p>`,
        )
        .join(''),
      'duplicate: The home page shows the same text under “Roofs”, “Walls” and “Floors”, 3 headings in all.',
    ],
  ])('%s', (_name, html, remark) => {
    expect(told(page(html))).toEqual([remark]);
  });

  it.each([
    ['a German appointment', 'de', '<p>Hoffest am Samstag, 14. Juni 2025 auf dem Hof.</p>', 'stale'],
    ['a French one', 'fr', '<p>Portes ouvertes samedi 14 juin 2025 à l’atelier.</p>', 'stale'],
    ['a Spanish one', 'es', '<p>Jornada abierta el sábado 14 de junio de 2025 en el taller.</p>', 'stale'],
  ])('%s', (_name, lang, html, kind) => {
    expect(findRemarks(seen(page(html, '/', 'Weber', lang))).map((one) => one.kind)).toEqual([kind]);
  });

  it('leaves a story of an evening that is over to who can read its tense', () => {
    const story =
      'On Saturday, 14 June 2025 at 19:30 we stood at the gate with ninety guests, sang three songs and gave the whole sum to the school.';
    expect(told(page(`<p>${story}</p>`))).toEqual([]);
  });

  it('tells a tool’s title', () => {
    expect(told(page('', '/', 'Elementor #211'))).toEqual([
      'leftover: The home page still has the title that a tool wrote: “Elementor #211”.',
    ]);
  });

  it('tells one product with two prices, at both places', () => {
    const product = (price: string) =>
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Slate hook 8","offers":{"@type":"Offer","price":"${price}","priceCurrency":"GBP"}}</script>`;
    const [one, ...others] = findRemarks(
      seen(page(''), page(product('4.50'), '/hook-8', 'Slate hook 8'), page(product('5.20'), '/shop', 'Shop')),
    );
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      kind: 'contradiction',
      title: 'One product has two prices: “Slate hook 8: 4.50 GBP”, “Slate hook 8: 5.20 GBP”',
      reach: { pages: 2 },
    });
    expect(one?.findings.map(({ note }) => note)).toEqual(
      Array(2).fill('“/hook-8” says 4.50 GBP for “Slate hook 8”, and “/shop” says 5.20 GBP.'),
    );
  });
});

describe('a picture that does not load', () => {
  const pictures = [
    { url: '/team.jpg', status: 404 },
    { url: '/shop/oven.jpg', status: 410 },
    { url: '/logo.png', status: 200 },
    { url: '/secret.png', status: 403 },
  ].map(({ url, status }) => ({ url: new URL(url, testSite).href, status }));
  const shows = (...html: string[]) => {
    const [home, shop] = html.map((one, index) => page(one, index === 0 ? '/' : '/shop/'));
    const pages = [home, shop].filter((one) => one !== undefined);
    return findRemarks(evidence({ now, site: { ...site(pages, { pictures }), ...readSite(pages, null) } }));
  };

  it('is one remark for all pictures, each where it was met first', () => {
    const [remark, ...others] = shows(
      '<img src="/team.jpg" alt="Our team"><img src="logo.png" alt="Weber">',
      '<img src="../team.jpg" alt="Our team"><img src="oven.jpg" alt="Oven">',
    );
    expect(others).toEqual([]);
    expect(remark).toMatchObject({ kind: 'empty', title: '2 pictures do not load', hurts: 'trusted' });
    expect(remark?.findings.map(({ note }) => note)).toEqual([
      'The home page shows a picture that does not load: “/team.jpg” answers with status 404.',
      '“/shop/” shows a picture that does not load: “oven.jpg” answers with status 410.',
    ]);
  });

  it.each([
    ['loads', '<img src="/logo.png" alt="Weber">'],
    ['is refused to us alone', '<img src="/secret.png" alt="Weber">'],
    ['is set by a script later', '<img src="/team.jpg" data-src="/logo.png" alt="Weber">'],
    ['is text itself', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Weber">'],
  ])('is none where it %s', (_name, html) => {
    expect(shows(html)).toEqual([]);
  });
});

describe('what is right in spite of its form is left alone', () => {
  it.each([
    ['one sign for a lost letter', '<p>The sign \uFFFD stands for what was lost, as in caf\uFFFD.</p>'],
    ['capitals with a tilde', '<p>NÃO FECHAMOS. SÃO PAULO. ORAÇÃO. CORAÇÃO.</p>'],
    ['a note in brackets', '<p>See <a href="/prices?a=[b](c)">prices</a>.</p>'],
    ['code that a page is about', '<pre>a\\nB</pre><p>Write &amp;amp;amp; for the sign, and call\\nThis.</p>'],
    ['a path of a Windows machine', '<p>Save it in C:\\new\\roofs first.</p>'],
    ['brackets of an aside', '<p>He said [in German] that roofs last [sic].</p>'],
    ['a label for a mail link', '<a href="mailto:info@weber.test">Write to us</a>'],
    ['a mail link with a subject', '<a href="mailto:Info@Weber.test?subject=Roof">info@weber.test</a>'],
    ['a search for quoted words', '<a href="https://search.test/?q=%22slate%22">Search</a>'],
    ['a demonstration at another’s host', '<a href="https://slate-tool.netlify.app/">Tool</a>'],
    ['a customers’ account', '<a href="/account/login">Log in</a>'],
    ['the day of an update', '<p>Last updated: 3 May 2024</p>'],
    ['a day of the firm’s history', '<p>On 12 March 1998 Ada Weber opened the first shop here.</p>'],
    ['the day of a review', '<p>Great roof, thank you. Ada, 3 May 2026</p>'],
    [
      'a calendar with days to come',
      '<p>Tour on Monday, 3 March 2025 at 18:00 here</p><p>Tour on Monday, 7 December 2026 at 18:00 here</p>',
    ],
    [
      'a record of many days',
      [3, 10, 17, 24].map((day) => `<p>Concert on ${day} March 2025 at 19:30 in the hall</p>`).join(''),
    ],
    ['a slide that repeats', '<h2>Ada</h2><p>The best roof that we ever had, and done in two days only.</p>'.repeat(4)],
    ['a copyright of this year', '<p>© 2019–2026 Weber Roofs</p>'],
  ])('%s', (_name, html) => {
    expect(told(page(html))).toEqual([]);
  });

  it('sizes of one product, and a sale', () => {
    const product = (prices: string[], url: string, title: string) =>
      page(
        `<script type="application/ld+json">${JSON.stringify({
          '@type': 'Product',
          name: 'Slate hook 8',
          offers: prices.map((price) => ({ '@type': 'Offer', price, priceCurrency: 'GBP' })),
        })}</script>`,
        url,
        title,
      );
    expect(told(page(''), product(['4', '9'], '/hook', 'Slate hook 8'), product(['4'], '/shop', 'Shop'))).toEqual([]);
  });
});

describe('a remark', () => {
  const dead = page('<a href="mailto:">Write</a>');

  it('is an action of the plan, before checks and after gates, without points', () => {
    const { personalizedPlan: plan, remarks = [] } = judge(seen(dead));
    expect(plan.immediate.find(({ checkId }) => checkId === remarks[0]?.id)).toMatchObject({
      title: 'A contact link has no address without scripts',
      gainPoints: 0,
      who: 'developer',
      concerns: 'found-pages',
    });
    expect(plan.immediate[0]?.checkId).toBe(remarks[0]?.id);
    expect(plan.customActionPlan.week1[0]).toBe('A contact link has no address without scripts (your web developer)');
  });

  it('joins what one act repairs: one icon on three pages is one remark with one harm', () => {
    const icons = '<footer><a href="#" class="fa-facebook">Facebook</a></footer>';
    const [one, ...others] = findRemarks(seen(page(icons), page(icons, '/a'), page(icons, '/b')));
    expect(others).toEqual([]);
    expect(one).toMatchObject({ reach: { onHome: true }, title: 'A social network’s icon leads nowhere' });
  });

  it('tells the year of one footer once, however many pages have it', () => {
    const footer = '<footer>© 2019 Weber Roofs</footer>';
    const remarks = findRemarks(seen(page(footer), page(footer, '/a'), page(footer, '/b')));
    expect(remarks).toMatchObject([{ title: 'Your copyright line ends in an old year: “© 2019”', hurts: 'neat' }]);
    expect(remarks[0]?.findings).toHaveLength(1);
  });

  it('is in the way of buyers where a number has signs for digits', () => {
    const remarks = findRemarks(seen(page('<p>Call us: +44-XXX-XXX-XXXX</p>')));
    expect(remarks).toMatchObject([
      { title: 'A contact on your site is an example, and reaches nobody: “+44-XXX-XXX-XXXX”', hurts: 'chosen' },
    ]);
  });

  it('keeps its name as long as its words do, and is gone once it was contested with success', () => {
    const [remark] = findRemarks(seen(dead));
    const [again] = findRemarks(seen(dead, page('', '/more')));
    expect(remark?.id).toMatch(/^ED-08-[0-9a-f]{8}$/);
    expect(again?.id).toBe(remark?.id);
    const [finding] = remark?.findings ?? [];
    if (!remark || !finding) throw new Error('there is a remark with a place');
    const correction = {
      ...findingKey(remark.id, finding),
      at: now,
      by: 'owner' as const,
      effect: { kind: 'leave-out' as const },
    };
    expect(findRemarks({ ...seen(dead), corrections: [correction] })).toEqual([]);
    expect(findRemarks({ ...seen(dead), underReview: ['ED-08'] })).toEqual([]);
  });

  it('ranks what keeps a buyer from reaching you before what is untidy', () => {
    const remarks = findRemarks(
      seen(page('<a href="/wp-login.php">Log in</a><a href="mailto:">Write</a><p>© 2019 Weber</p>')),
    );
    expect(remarks.map(({ hurts }) => hurts)).toEqual(['chosen', 'neat', 'neat']);
  });
});
