import { describe, expect, it } from 'vitest';
import { readSite } from '#engine/read/read-site.ts';
import { readingOf } from '#engine/evidence/statements.ts';
import { answers, pageFromHtml } from '#engine/testing/evidence-builder.ts';

const cta = 'Call us today and we will find a way to help you with any roof.';
const pages = ['a', 'b', 'c', 'd'].map((name) =>
  pageFromHtml(
    `<title>${name}</title><main><h1>Page ${name}</h1><p>Here is what page ${name} says of our work in Lynn since 1998.</p><p>Page ${name} goes on for a while about slates, leads, gutters and ridges of the old town.</p><div><p>${cta}</p></div></main>`,
    { url: `/${name}` },
  ),
);

describe('a site as a whole', () => {
  it('moves what stands on half of its pages out of the main text, and keeps it as shown', () => {
    const [first] = readSite(pages, null).pages;
    expect(first?.mainText).toBe(
      'Page a\nHere is what page a says of our work in Lynn since 1998.\nPage a goes on for a while about slates, leads, gutters and ridges of the old town.',
    );
    expect(first?.besideText).toContain(cta);
    expect(
      first?.blocks.map(({ text, offset }) => first.mainText.slice(offset, offset + text.length) === text),
    ).toEqual([true, true]);
  });

  it('knows a page that only the frame links, under its address with a slash and with a button in the menu, too', () => {
    const frame =
      '<header><nav><a href="#">Menu</a> <a href="/">Home</a> <a href="/b">B</a> <a href="/c">C</a></nav></header>';
    const foot = '<footer><a href="/privacy-notes">Privacy</a></footer>';
    const asked = ['What do we keep?', 'How do we use it?', 'How do we guard it?']
      .map((text) => `<h2>${text}</h2><p>As little as we can, ${text.length} weeks at most.</p>`)
      .join('');
    const page = (url: string, text: string) =>
      pageFromHtml(`<title>${url}</title>${frame}<main><h1>${url}</h1>${text}</main>${foot}`, { url });
    const site = [
      page('/', '<p>Bread.</p>'),
      page('/b', '<p>Rolls.</p>'),
      page('/c', '<p>Cakes.</p>'),
      page('/privacy-notes/', asked),
    ];
    expect(readSite(site, null).reading.statements.filter(({ kind }) => kind === 'question')).toEqual([]);
  });

  it('takes no place within the firm’s own name for one', () => {
    const named = pageFromHtml('<title>T</title><main><h1>Lynn Bakery</h1><p>Bread of Lynn Bakery.</p></main>', {
      url: '/',
    });
    const seen = pageFromHtml('<title>T</title><main><h1>Lynn Bakery</h1><p>We deliver all over Lynn.</p></main>', {
      url: '/more',
    });
    const { reading } = readSite([named, seen], answers({ companyName: 'Lynn Bakery', locations: 'Lynn' }));
    const places = reading.statements.filter(({ kind }) => kind === 'place').map(({ sentence }) => sentence);
    expect(places).toEqual(['We deliver all over Lynn.']);
  });

  it('finds what the owner named word for word, with its sentence', () => {
    const { reading } = readSite(pages, answers({ yearEstablished: 1998, locations: 'Lynn, Narnia' }));
    const founding = readingOf(reading, ['founding']);
    expect(founding.state === 'seen' && founding.statements[0]).toMatchObject({
      quote: '1998',
      by: 'given',
      sentence: 'Here is what page a says of our work in Lynn since 1998.',
    });
    expect(new Set(reading.statements.filter(({ kind }) => kind === 'place').map(({ subject }) => subject))).toEqual(
      new Set(['Lynn']),
    );
  });

  it('takes no copyright, date, span of a training or number for the founding', () => {
    const page = pageFromHtml(
      '<main><p>From 1998 to 2001 I learned the trade in Lynn.</p><p>Von 1990 bis 1998 war ich in Lynn.</p><p>Von Mai 1998 bis Mai 2001 lehrte ich.</p><p>Von Mai 1990 bis März 1998 lernte ich.</p><p>© 1998 Smith Roofing of Lynn</p><p>Bulletin of 12-1998</p><p>1998</p></main>',
    );
    expect(readSite([page], answers({ yearEstablished: 1998 })).reading.statements).toEqual([]);
  });

  it.each([
    ['pl', 'Zgodnie z ustawą z dnia 30 maja 2014 roku o prawach konsumenta.'],
    ['pl', 'Kodeks cywilny z dnia 23 kwietnia 1964 r.', 1964],
    ['lt', 'Pagal 2014 m. gegužės 30 d. įstatymą.'],
    ['hu', 'A 2014. 05. 30. napján kelt rendelet szerint.'],
    ['en', 'Under the act of 05/06/2014 you may withdraw.'],
    ['ja', '2014年5月30日の法律による。'],
  ])('takes no year inside a full date for the founding: %s, %s', (language, words, year = 2014) => {
    const page = pageFromHtml(`<html lang="${language}"><main><p>${words}</p></main>`);
    expect(
      readSite([page], answers({ yearEstablished: year })).reading.statements.filter(({ kind }) => kind === 'founding'),
    ).toEqual([]);
  });

  it('takes the year of a sentence for the founding, and none of a badge beside it', () => {
    const said = pageFromHtml(
      '<title>Me</title><main><p>In 2014 I took my diploma, and in that year I opened my practice.</p></main>',
      { url: '/me' },
    );
    const badges = pageFromHtml(
      '<title>Home</title><main><p><span>Diploma 2014</span> <span>Taping</span> <span>Prevention</span></p></main>',
    );
    const founding = (...pages: (typeof said)[]) =>
      readSite(pages, answers({ yearEstablished: 2014 })).reading.statements.flatMap(({ kind, url }) =>
        kind === 'founding' ? [new URL(url).pathname] : [],
      );
    expect(founding(badges, said)).toEqual(['/me']);
    expect(founding(badges)).toEqual(['/']);
  });

  it('reads the founding below a full date on the same page', () => {
    const page = pageFromHtml(
      '<html lang="pl"><main><p>Ustawa z dnia 30 maja 2014 roku.</p><p>Jesteśmy obecni na rynku od roku 2014</p></main>',
    );
    const { statements } = readSite([page], answers({ yearEstablished: 2014 })).reading;
    expect(statements.map(({ kind, sentence }) => [kind, sentence])).toEqual([
      ['founding', 'Jesteśmy obecni na rynku od roku 2014'],
    ]);
  });

  it('offers the owner’s year where a label dates it, and in no sentence', () => {
    const page = pageFromHtml(
      '<html lang="de"><main><h1>Hunde</h1><p>Das Haus steht hier seit 1962.</p><p>Er starb am 3. Mai 2020 nach langer Krankheit im Kreis seiner Familie.</p><h3>seit 10.September 2020</h3></main>',
    );
    const { candidates } = readSite([page], answers({ yearEstablished: 2020 })).reading;
    expect(candidates.map(({ quote }) => quote)).toEqual(['10.September 2020']);
  });

  it.each([
    '<p>A new roof costs from £4,000 with us.</p>',
    '<p>£5</p>',
    '<p>He had raised $40,000 by the spring.</p>',
    '<p>In 1998 Springer printed the second volume.</p>',
    '<button>Congela</button><p>Master of the house</p>',
    '<h3>Ada Weber</h3><p>Master baker</p>',
    '<h2>Why choose us?</h2><p>Our bread is baked by hand and with time.</p>',
  ])('offers nothing that no label names: %s', (body) => {
    const { reading } = readSite([pageFromHtml(`<main><h1>Bread</h1>${body}</main>`)], null);
    expect(reading.candidates).toEqual([]);
    expect(readingOf(reading, ['price'])).toEqual({ state: 'not-read', candidates: [] });
  });

  it.each([
    [
      'questions above texts',
      '<h2>How long does it keep?</h2><p>Ten days, wrapped in linen.</p><h2>Do you deliver?</h2><p>In Leeds, every working day before seven.</p>',
      ['question', 'How long does it keep?'],
    ],
    [
      'texts above names',
      '<p>What a great day we had, and the bread was gone in an hour.</p><p>Timothy Coleman</p><p>The best loaf that I ever had in this town.</p><p>Ada Weber</p>',
      ['review', 'What a great day'],
    ],
  ])('offers %s first', (_name, body, [kind = '', words = '']) => {
    const { reading } = readSite([pageFromHtml(`<main><h1>Bread</h1>${body}</main>`)], null);
    expect(reading.candidates[0]?.kind).toBe(kind);
    expect(reading.candidates[0]?.quote).toContain(words);
  });
  it('offers no year of a copyright as the beginning', () => {
    expect(
      readSite([pageFromHtml('<main><h1>Bread</h1><p>Copyright © Ada Weber 2023</p></main>')], null).reading.candidates,
    ).toEqual([]);
  });
  it.each([
    '<h3>Trasporti Espressi</h3><p>Consegniamo in tutta Italia, ogni giorno.</p>',
    '<h3>Our Services</h3><h3>Contact Us</h3>',
  ])('offers no name without a role: %s', (body) => {
    expect(readSite([pageFromHtml(`<main><h1>Bread</h1>${body}</main>`)], null).reading.candidates).toEqual([]);
  });

  it('takes no number of a directory for the business’s own', () => {
    const link = (digits: number) => `<p><a href="tel:+44113496${digits}">0113 496 ${digits}</a></p>`;
    const ours = link(1000);
    const partners = [2001, 2002, 2003, 2004, 2005].map(link);
    const numbersOf = (...bodies: string[]) => {
      const read = bodies.map((body, index) =>
        pageFromHtml(`<main><h1>${index}</h1>${body}</main>`, { url: `https://brotwerk.example/${index}` }),
      );
      return readSite(read, null).reading.statements.filter(({ kind }) => kind === 'contact').length;
    };
    expect(numbersOf(ours, ours + partners.join(''))).toBe(1);
    expect(numbersOf(ours, ours + partners.slice(1).join(''))).toBe(1);
    expect(numbersOf(ours + partners.join(''))).toBe(6);
  });

  it.each([
    [
      'an address at another domain, on one page',
      ['shop@brotwerk.example'],
      ['shop@brotwerk.example', 'post@privacy.example'],
      ['shop@brotwerk.example'],
    ],
    [
      'two addresses of two domains, both on the home page',
      ['a@mail.example', 'b@post.example'],
      [],
      ['a@mail.example', 'b@post.example'],
    ],
    ['the only address', [], ['a@mail.example'], ['a@mail.example']],
  ])('knows our own mail: %s', (_name, atHome, beside, expected) => {
    const body = (mails: string[]) =>
      `<main><h1>Bread</h1>${mails.map((mail) => `<p><a href="mailto:${mail}">${mail}</a></p>`).join('')}</main>`;
    const read = [pageFromHtml(body(atHome)), pageFromHtml(body(beside), { url: 'https://brotwerk.example/other' })];
    const { statements } = readSite(read, null).reading;
    expect(statements.filter(({ kind }) => kind === 'contact').map(({ value }) => value)).toEqual(expected);
  });

  it('takes no mail of whoever made the website beside one that has the firm’s name', () => {
    const footer =
      '<footer><p>brotwerk-york@mill-mail.de</p></footer><div>Made by <a href="mailto:ada@mill-mail.de">ada@mill-mail.de</a></div>';
    const read = ['/', '/about'].map((url) =>
      pageFromHtml(
        `<title>${url} | Brotwerk York</title><main><h1>${url}</h1><p>Bread of ${url}.</p></main>${footer}`,
        { url: `https://b.example${url}` },
      ),
    );
    const { statements } = readSite(read, null).reading;
    expect(statements.flatMap(({ kind, value }) => (kind === 'contact' ? [value] : []))).toEqual([
      'brotwerk-york@mill-mail.de',
    ]);
  });

  it('takes no mail of an office for complaints, though it is the only one', () => {
    const words =
      'If we cannot agree on it together, you may also ask for advice by writing to complaints@feet-council.nl at any time.';
    const read = ['/', '/terms'].map((url) =>
      pageFromHtml(`<main><h1>${url}</h1><p>${url === '/' ? 'Bread.' : words}</p></main>`, {
        url: `https://b.example${url}`,
      }),
    );
    expect(readSite(read, null).reading.statements.filter(({ kind }) => kind === 'contact')).toEqual([]);
  });

  it('takes no words for a customer’s that the firm signs as a family', () => {
    const html =
      '<title>Home | Weber Bakery</title><main><blockquote>The grass is large enough that our guests come home tired. <cite>— The Weber family</cite></blockquote></main>';
    const read = ['/', '/about'].map((url) => pageFromHtml(html, { url: `https://b.example${url}` }));
    expect(
      readSite(read, null).reading.statements.filter(({ kind }) => kind === 'quotation' || kind === 'review'),
    ).toEqual([]);
  });

  it('takes no mail of whoever made the website, where the markup names the firm’s', () => {
    const ld = '<script type="application/ld+json">{"@type":"Bakery","name":"B","email":"post@mill-mail.de"}</script>';
    const footer =
      '<footer><p>post@mill-mail.de</p><p>Website by Ada, <a href="mailto:ada@web-maker.de">ada@web-maker.de</a></p></footer>';
    const read = ['/', '/about'].map((url) =>
      pageFromHtml(`${ld}<main><h1>${url}</h1><p>Bread of ${url}.</p></main>${footer}`, {
        url: `https://brotwerk.example${url}`,
      }),
    );
    const { statements } = readSite(read, null).reading;
    expect(statements.flatMap(({ kind, value }) => (kind === 'contact' ? [value] : []))).toEqual(['post@mill-mail.de']);
  });

  it('takes nothing from a page that the frame alone links, at any of its addresses', () => {
    const nav =
      '<header><nav><a href="/">Home</a><a href="/prices">Prices</a><a href="/about">About us</a></nav></header>';
    const footer = '<footer><nav><a href="/cookies">Cookies</a></nav></footer>';
    const list =
      '<h2>What are cookies?</h2><p>Small files that a site keeps.</p><h2>What are scripts?</h2><p>Programs that a page brings along.</p><h2>What are pixels?</h2><p>Pictures that nobody sees at all.</p>';
    const page = (url: string, main: string) =>
      pageFromHtml(`${nav}<main><h1>${url}</h1>${main}</main>${footer}`, { url: `https://brotwerk.example${url}` });
    const read = [page('/', ''), page('/prices', list), page('/about', ''), page('/cookies', list)];
    const told = (site: typeof read) => readSite(site, null).reading.statements.map(({ url }) => new URL(url).pathname);
    expect(new Set(told(read))).toEqual(new Set(['/prices']));
    expect(
      told([
        ...read.slice(0, 1),
        page('/about', ''),
        read[3] ?? page('/', ''),
        { ...page('/cookies.html', list), contentHash: read[3]?.contentHash ?? '' },
      ]),
    ).toEqual([]);
  });

  it('takes a page for one of the frame where there is no menu, if no text links it', () => {
    const page = (url: string, main: string) =>
      pageFromHtml(`<main><h1>Page ${url}</h1>${main}</main><footer><a href="/privacy">Privacy</a></footer>`, {
        url: `https://brotwerk.example${url}`,
      });
    const phone = '<p><a href="tel:+441625545745">01625 545 745</a></p>';
    const told = (home: string) =>
      readSite([page('/', home), page('/privacy', phone)], null).reading.statements.map(({ kind }) => kind);
    expect(told('')).toEqual([]);
    expect(told('<p>Read <a href="/privacy">how we work</a> with you.</p>')).toEqual(['contact']);
  });

  it('takes a page that three footers link, and nothing else does, for one of the frame, whatever it links of itself', () => {
    const paths = ['prices', 'about', 'team', 'rooms', 'beds', 'meals', 'paths', 'maps', 'halls', 'boats', 'bikes'];
    const nav = paths.map((path) => `<a href="/${path}">Page ${path}</a>`).join('');
    const page = (path: string, main: string, footer = '') =>
      pageFromHtml(
        `<header><nav>${nav}</nav></header><main><h1>Page ${path}</h1>${main}</main><footer>${footer}</footer>`,
        {
          url: `https://brotwerk.example/${path}`,
        },
      );
    const fees = '<nav><a href="#fees">Fees</a></nav><ul id="fees"><li>Lost key: £40</li></ul>';
    const told = (link: string) =>
      readSite(
        [
          page('', link),
          ...paths.map((path, index) => page(path, '', index < 3 ? '<a href="/terms">Terms</a>' : '')),
          page('terms', fees),
        ],
        null,
      ).reading.statements.map(({ quote }) => quote);
    expect(told('')).toEqual([]);
    expect(told('<p>See <a href="/terms">what we ask</a>.</p>')).toContain('Lost key');
  });

  it('takes what the firm signs for nobody else’s words', () => {
    const quoted =
      '<blockquote><p>Everybody deserves bread of a good kind, every single day.</p><cite>Your team of Weber Bakery</cite></blockquote>';
    const page = (url: string, body: string) =>
      pageFromHtml(`<title>Page ${url} | Weber Bakery</title><main><h1>${url}</h1>${body}</main>`, {
        url: `https://brotwerk.example${url}`,
      });
    expect(readSite([page('/', quoted), page('/about', '')], null).reading.statements).toEqual([]);
    expect(
      readSite([page('/', quoted.replace('Your team of Weber Bakery', 'Ada Lynn')), page('/about', '')], null).reading
        .statements,
    ).toHaveLength(1);
  });

  it('takes headings beside two offers that the owner named for offers', () => {
    const cards = (...names: string[]) =>
      `<h2>What we do</h2>${names.map((name) => `<h3>${name}</h3><p>Ask us.</p>`).join('')}<h2>News</h2><h3>A new mill</h3>`;
    const told = (...names: string[]) => {
      const { statements } = readSite(
        [pageFromHtml(`<main><h1>Bread</h1>${cards(...names)}</main>`)],
        answers({ products: ['Rye loaf', 'Oat cake'] }),
      ).reading;
      return statements.flatMap(({ kind, by, quote }) => (kind === 'offer' && by === 'plain' ? [quote] : []));
    };
    expect(told('Rye loaf', 'Oat cake', 'Seed rolls')).toEqual(['Seed rolls']);
    expect(told('Rye loaf', 'Seed rolls', 'Our story')).toEqual([]);
    expect(told('Rye loaf', 'Oat cake', 'How long does it keep?')).toEqual([]);
    expect(
      told('Rye loaf', 'Oat cake', 'Bookings</h3>\n<p><a href="tel:+441134960000">Call</a></p>\n<h3>Opening'),
    ).toEqual([]);
  });

  it('quotes an address whole, with a town of two words', () => {
    const { statements } = readSite(
      [pageFromHtml('<main><h1>Bread</h1><p>In person:<br>Mill street 37<br>10410 King Lynn</p></main>')],
      null,
    ).reading;
    expect(statements.flatMap(({ kind, quote }) => (kind === 'place' ? [quote] : []))).toEqual([
      'Mill street 37 10410 King Lynn',
    ]);
  });

  it('takes no place that a customer signs with', () => {
    const ld =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"B","areaServed":["Lynn","Wells"]}</script>';
    const review =
      '<div class="review"><p>“The loaf was warm, and it was gone in a single hour.”</p><p>Ada W. · Wells</p></div>' +
      '<div class="review"><p>“The rye was dark, and we came back for more of it.”</p><p>Ben Moss</p><p>Wells</p></div>';
    const { statements } = readSite(
      [pageFromHtml(`${ld}<main><h1>Bread of Lynn</h1>${review}</main>`)],
      answers({ locations: 'Wells' }),
    ).reading;
    expect(statements.flatMap(({ kind, value }) => (kind === 'place' ? [value] : []))).toEqual(['Lynn']);
  });

  it('takes a title for nobody where its words are written in small letters elsewhere', () => {
    const team =
      '<div class="team"><div><h3>Fully Insured</h3><p>For every roof</p></div><div><h3>Ada Weber</h3><p>Roofer</p></div></div>';
    const page = pageFromHtml(
      `<main><p>We are fully qualified and insured for work on any roof of the old town.</p>${team}</main>`,
    );
    const { statements } = readSite([page], null).reading;
    expect(statements.filter(({ kind }) => kind === 'person').map(({ quote }) => quote)).toEqual(['Ada Weber']);
  });

  it('takes no sum in an article for a price of the firm', () => {
    const list = '<ul><li>Slate roof 9 000 €</li><li>Tile roof 7 000 €</li></ul>';
    const at = (url: string) =>
      readSite([pageFromHtml(`<main><h1>What roofs cost</h1>${list}</main>`, { url })], null).reading.statements.map(
        ({ kind }) => kind,
      );
    expect(at('/2026/03/what-roofs-cost')).toEqual([]);
    expect(at('/roofs')).toEqual(['price', 'price', 'offer', 'offer']);
  });

  it('offers no title for a name', () => {
    const { reading } = readSite(
      [
        pageFromHtml(
          '<main><h1>Stay</h1><h2>Photo Gallery</h2><p>Discover the rooms</p><p>See the gallery of each photo.</p></main>',
        ),
      ],
      null,
    );
    expect(reading.candidates).toEqual([]);
  });

  it('takes headings that ask for questions of buyers only where the menu leads', () => {
    const list =
      '<h2>What is kept?</h2><p>Your name and your address.</p><h2>Who reads it?</h2><p>Nobody but the two of us.</p><h2>How long?</h2><p>No longer than two whole years.</p>';
    const about = (menu: string) => {
      const read = ['/', '/data'].map((path) =>
        pageFromHtml(`${menu}<main><h1>${path}</h1>${path === '/' ? '' : list}</main>`, {
          url: `https://brotwerk.example${path}`,
        }),
      );
      return readSite(read, null).reading.statements.length;
    };
    expect(about('')).toBe(0);
    expect(about('<nav><a href="/data">How we work</a></nav>')).toBe(3);
  });

  it('takes headings that ask the same on three pages for calls of the frame', () => {
    const list = ['Do you want to keep its value?', 'Do you want to sell it?', 'Ready?']
      .map((ask) => `<h3>${ask}</h3><p>${ask} We help with film and wax.</p>`)
      .join('');
    const read = ['/', '/film', '/wax', '/wash', '/work', '/us', '/map'].map((path, index) =>
      pageFromHtml(
        `<nav><a href="/film">Film</a><a href="/wax">Wax</a><a href="/wash">Wash</a></nav><main><h1>${path}</h1><p>All about ${path} in words of its own.</p>${index > 0 && index < 4 ? list : ''}</main>`,
        { url: `https://wax.example${path}` },
      ),
    );
    expect(readSite(read, null).reading.statements.filter(({ kind }) => kind === 'question')).toEqual([]);
  });

  it('calls nothing absent unless a reader that understands it read every page whole', () => {
    const { reading } = readSite(pages, null);
    expect(readingOf(reading, ['guarantee']).state).toBe('not-read');
    expect(readingOf(undefined, ['guarantee']).state).toBe('not-read');
    const model = {
      reader: 'm',
      promptVersion: 1,
      pagesRead: 4,
      pagesChosen: 4,
      calls: 4,
      costUsd: 0,
      why: null,
      dropped: { notOnPage: 0, valueNotInQuote: 0, notSupported: 0 },
    };
    expect(readingOf({ ...reading, model: { ...model, state: 'read' } }, ['guarantee'])).toEqual({
      state: 'not-seen',
      pagesRead: 4,
    });
    expect(readingOf({ ...reading, model: { ...model, state: 'partly' } }, ['guarantee']).state).toBe('not-read');
  });

  it('counts no fact inside what a template left', () => {
    const page = pageFromHtml('<main><ul><li>{{item}} £4.50</li></ul></main>');
    expect(readSite([page], null).reading.statements.map(({ kind }) => kind)).toEqual(['placeholder']);
  });
});

describe('the addresses of the firm', () => {
  const site = (footer: string) => [
    pageFromHtml(`<title>H</title><main><h1>Mill</h1><p>We grind.</p></main><footer><p>${footer}</p></footer>`, {
      url: '/',
    }),
  ];
  it.each([
    ['12345 Ort', 'Bahnhofstraße 85, 31515 Wunstorf'],
    ['1234 AB Plaats', 'Molenaarserf 57 3991 KR Houten'],
    ['12-345 Miasto', 'Zawady 38A 98-235 Błaszki'],
    ['a British one', '24 High Street, London SE25 6EZ'],
    ['a number before its street', '1800 route de Vergnes, 47150 Monflanquin'],
    ['a street, its number and a dash', 'Via Valpellice, 71 - 10060 San Secondo'],
  ])('%s', (_name, address) => {
    const { statements } = readSite(site(address), null).reading;
    expect(statements.flatMap(({ kind, quote }) => (kind === 'place' ? [quote] : []))).toEqual([address]);
  });
  it.each([
    ['the street above', 'Kungsgatan 43, 3 tr', '753 20 UPPSALA'],
    ['the street below', '35400 Nova Gradiška', 'Gundulićeva 15 D'],
  ])('in two lines: %s', (_name, first, second) => {
    const { statements } = readSite(site(`${first}<br>${second}`), null).reading;
    expect(statements.flatMap(({ kind, quote }) => (kind === 'place' ? [quote.replaceAll(/\s+/g, ' ')] : []))).toEqual([
      `${first} ${second}`,
    ]);
  });
  it.each([
    'Musterstraße 1, 12345 Stadt',
    '1234 Somewhere Road, Nashville, TN 00000',
    'We sold 31515 Wagons',
    'With 20 happy customers in 79111 Freiburg',
  ])('%s is none', (text) => {
    expect(readSite(site(text), null).reading.statements.filter(({ kind }) => kind === 'place')).toEqual([]);
  });
  it('without the notice before them', () => {
    const { statements } = readSite(
      site('Mill © 2026 Mill of the old town of Lynn. Kauppakatu 14, 80100 Joensuu'),
      null,
    ).reading;
    expect(statements.map(({ quote }) => quote)).toEqual(['Kauppakatu 14, 80100 Joensuu']);
  });
});

describe('a site whose menu is not marked as one', () => {
  const links = (tag: string, names: readonly string[]) =>
    `<${tag}>${names.map((name) => `<a href="/${name}">${name}</a>`).join('\n')}</${tag}>`;
  const pageOf = (name: string) =>
    pageFromHtml(
      `<title>${name}</title>\n${links('aside', ['prices', 'about'])}\n<div>\n<h1>${name}</h1>\n<p>Page ${name} tells of slates, leads, gutters and ridges of the old town of Lynn and what we ask for each.</p>\n<ul><li>Ridge of ${name}: £40</li></ul></div>\n${links('footer', ['privacy'])}`,
      { url: name === 'home' ? '/' : `/${name}` },
    );
  it('shows what stands above the text, and has the rest in its frame alone', () => {
    const { statements } = readSite(['home', 'prices', 'about', 'privacy'].map(pageOf), null).reading;
    expect(statements.flatMap(({ kind, subject }) => (kind === 'price' ? [subject] : []))).toEqual([
      'Ridge of home:',
      'Ridge of prices:',
      'Ridge of about:',
    ]);
  });
});
