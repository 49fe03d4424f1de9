import { describe, expect, it } from 'vitest';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { pageFromHtml } from '#engine/testing/evidence-builder.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const headers = (contentType: string, more: Record<string, string> = {}) => ({ 'content-type': contentType, ...more });

describe('the encoding of a page', () => {
  it.each<[string, Buffer | string, string, PageFacts['charset'], string]>([
    [
      'by the header',
      '<title>Müller</title>',
      'text/html; charset=UTF-8',
      { declared: 'utf-8', used: 'utf-8' },
      'Müller',
    ],
    [
      'by a byte order mark',
      Buffer.from('\ufeff<title>Müller</title>'),
      'text/html',
      { declared: 'utf-8', used: 'utf-8' },
      'Müller',
    ],
    [
      'by <meta>',
      latin1('<meta charset="iso-8859-1"><title>Müller</title>'),
      'text/html',
      { declared: 'iso-8859-1', used: 'iso-8859-1' },
      'Müller',
    ],
    [
      'UTF-8 that calls itself Latin',
      '<meta charset="iso-8859-1"><title>Müller</title>',
      'text/html',
      { declared: 'iso-8859-1', used: 'utf-8' },
      'Müller',
    ],
    [
      'an old declaration in a comment',
      '<!-- <meta charset="koi8-r"> --><title>Müller</title>',
      'text/html',
      { declared: null, used: 'utf-8' },
      'Müller',
    ],
    [
      'none, and not UTF-8',
      latin1('<title>Müller</title>'),
      'text/html',
      { declared: null, used: 'windows-1252' },
      'Müller',
    ],
    [
      'a name that does not exist',
      latin1('<title>Müller</title>'),
      'text/html; charset=utf-7000',
      { declared: 'utf-7000', used: 'windows-1252' },
      'Müller',
    ],
    [
      'Japanese',
      Buffer.from('82b382ad82e7', 'hex'),
      'text/html; charset=shift_jis',
      { declared: 'shift_jis', used: 'shift_jis' },
      '',
    ],
  ])('%s', (_name, body, contentType, charset, title) => {
    const facts = pageFromHtml(body, { headers: headers(contentType) });
    expect(facts.charset).toEqual(charset);
    expect(facts.titles[0]?.text ?? '').toBe(title);
  });
});

describe('HTML as it is found', () => {
  it('reads badly nested elements as a browser does', () => {
    expect(pageFromHtml('<main><p>One <b>two <p>three</b> four</main>').mainText).toBe('One two\nthree four');
  });
  it('needs no <html>, <head> or <body>', () => {
    expect(pageFromHtml('<title>Bread</title><h1>Rye</h1>Dark bread.')).toMatchObject({
      titles: [{ text: 'Bread' }],
      mainText: 'Rye\nDark bread.',
    });
  });
  it('reads upper-case tags and attributes', () => {
    expect(
      pageFromHtml('<TITLE>Bread</TITLE><META NAME="Description" CONTENT="Dark bread"><A HREF="/rye">Rye</A>'),
    ).toMatchObject({
      metaDescriptions: [{ text: 'Dark bread' }],
      links: [{ href: '/rye', text: 'Rye' }],
    });
  });
  it('resolves addresses against <base>, and relative canonicals', () => {
    const facts = pageFromHtml('<base href="/shop/"><link rel="canonical" href="rye"><a href="wheat">Wheat</a>');
    expect(facts.canonicals[0]?.url).toBe('https://brotwerk.example/shop/rye');
    expect(facts.links[0]?.url).toBe('https://brotwerk.example/shop/wheat');
  });
  it('ignores a canonical outside the head, where anybody who comments could put it', () => {
    expect(
      pageFromHtml('<title>B</title><body><p>Hi</p><link rel="canonical" href="https://evil.example/">').canonicals,
    ).toEqual([]);
  });
  it('finds no facts in comments, scripts, styles, templates and vector pictures', () => {
    const facts = pageFromHtml(
      '<!-- <title>No</title><meta name="robots" content="noindex"> --><script>document.write("<meta name=robots content=noindex><!-- <h1>No</h1> -->")</script><style>h1::after{content:"no"}</style><template><h1>No</h1></template><svg><title>No</title></svg><noscript><img src=x></noscript><main><h1>Yes</h1></main>',
    );
    expect(facts).toMatchObject({ titles: [], robotsDirectives: [], mainText: 'Yes', images: [] });
    expect(facts.headings.map((heading) => heading.text)).toEqual(['Yes']);
  });
  it('survives frames', () => {
    expect(
      pageFromHtml('<html><head><title>Frames</title></head><frameset><frame src="a.html"></frameset></html>'),
    ).toMatchObject({
      titles: [{ text: 'Frames' }],
      mainText: '',
      mainWords: 0,
    });
  });
  it('counts lines from 1, in the raw HTML', () => {
    expect(pageFromHtml('<!doctype html>\n<title>B</title>\n\n<h1>\nRye</h1>')).toMatchObject({
      titles: [{ line: 2 }],
      headings: [{ line: 4 }],
    });
  });
});

describe('the main text', () => {
  it.each([
    ['moved off the screen', '<p style="position: absolute; left: -9999px">Rye at £4.50 since 1998</p>'],
    ['without size', '<p style="font-size: 0">Rye at £4.50 since 1998</p>'],
    ['in the colour of its background', '<p style="color: #fff; background: #ffffff">Rye at £4.50 since 1998</p>'],
    [
      'by a class of the page',
      '<style>.seo { text-indent: -9999px }</style><div class="seo"><p>Rye at £4.50 since 1998</p></div>',
    ],
  ])('holds no text that a style hides: %s', (_name, html) => {
    const page = pageFromHtml(`<main><h1>Bread</h1><p>We bake.</p>${html}</main>`);
    expect(page.mainText).toBe('Bread\nWe bake.');
    expect(page.statements).toEqual([]);
  });

  it.each([
    ['a tab', '<style>.tab-panel { left: -9999px }</style><div class="tab-panel"><p>Rye.</p></div>'],
    ['what a script shows', '<style>.page { display: none }</style><div class="page"><p>Rye.</p></div>'],
    [
      'what another rule shows',
      '<style>.more { left: -9999px } .open .more { left: 0 }</style><div class="more"><p>Rye.</p></div>',
    ],
    ['a heading shown as a picture', '<h2 style="text-indent: -9999px">Rye.</h2>'],
  ])('keeps what something opens: %s', (_name, html) => {
    expect(pageFromHtml(`<main><p>Bread.</p>${html}</main>`).mainText).toContain('Rye.');
  });

  it('is <main> without menus, side columns, forms, footers and hidden parts', () => {
    const html =
      '<header>Logo</header><main><nav>Menu</nav><p>Rye.</p><aside>Ad</aside><form><label>Mail</label></form><div hidden>No</div><div aria-hidden="true">No</div><div style="display: none">No</div><p>Wheat.</p></main><footer>Address</footer>';
    expect(pageFromHtml(html).mainText).toBe('Rye.\nWheat.');
  });
  it('is the body where a page has no <main>', () => {
    expect(pageFromHtml('<nav>Menu</nav><div><h1>Rye</h1><p>Dark.</p></div><footer>Address</footer>').mainText).toBe(
      'Rye\nDark.',
    );
  });
  it('keeps a heading in the header of an article', () => {
    expect(pageFromHtml('<main><article><header><h1>Rye</h1></header><p>Dark.</p></article></main>').mainText).toBe(
      'Rye\nDark.',
    );
  });
  it('keeps a page that a framework put into one form', () => {
    expect(pageFromHtml('<form id="aspnetForm"><h1>Rye</h1><p>Dark.</p></form>').mainText).toBe('Rye\nDark.');
  });
  it('keeps what a button opens', () => {
    expect(
      pageFromHtml('<main><button aria-controls="a1">How long?</button><div id="a1" hidden>Two days.</div></main>')
        .mainText,
    ).toContain('Two days.');
  });
  it.each([
    [
      'the text of buttons, choices and fields',
      '<p>Rye.</p><button>Pause the rotation</button><select><option>Small</option></select><label for="n">Your name</label><input id="n">',
      'Rye.',
    ],
    [
      'a button that is none by its tag',
      '<p>Rye <span role="button">Copy</span></p><div role="tab">Reviews</div>',
      'Rye',
    ],
    ['a button beside the words of a heading', '<h2>Rye <button>Copy the link</button></h2>', 'Rye'],
  ])('leaves out %s', (_name, html, expected) => {
    const facts = pageFromHtml(`<main>${html}</main>`);
    expect([facts.mainText, facts.mainWords, facts.bodyWords]).toEqual([expected, 1, 1]);
    expect(JSON.stringify([facts.blocks, facts.headings])).not.toMatch(/Pause|Small|name|Copy|Reviews/);
  });
  it.each([
    ['a link that is drawn as a button', '<a role="button" href="/order">Order rye</a>', 'Order rye'],
    ['a card that can be pressed as a whole', '<div role="button"><h3>Rye</h3><p>Dark.</p></div>', 'Rye\nDark.'],
    [
      'a question that opens its answer',
      '<button aria-expanded="false">How long?</button><p>Two days.</p>',
      'How long?\nTwo days.',
    ],
    [
      'a question that a hidden box opens',
      '<input type="checkbox" id="q"><label for="q">How long?</label><p>Two days.</p>',
      'How long?\nTwo days.',
    ],
  ])('keeps %s', (_name, html, expected) => {
    expect(pageFromHtml(`<main>${html}</main>`).mainText).toBe(expected);
  });
  it('leaves consent boxes out', () => {
    expect(pageFromHtml('<div id="cookie-banner"><p>We use cookies.</p></div><h1>Rye</h1>').mainText).toBe('Rye');
  });
  it('is the text below the headline, though the comments below it weigh more', () => {
    const story = `<div><p>${'Rye is dark and keeps for a week. '.repeat(9)}</p></div>`;
    const comments = `<ol>${`<li><p>${'I tried it, and my family liked it. '.repeat(4)}</p></li>`.repeat(9)}</ol>`;
    expect(
      pageFromHtml(`<title>How to bake rye</title><div><h1>How to bake rye</h1>${story}</div>${comments}`).mainText,
    ).toContain('keeps for a week');
  });
  it('gives words with their reading beside them once', () => {
    expect(pageFromHtml('<main><p><ruby>災害<rp>(</rp><rt>さいがい</rt><rp>)</rp></ruby>に</p></main>').mainText).toBe(
      '災害に',
    );
  });

  it('has no names of icons in it, which a font draws', () => {
    const icon = '<span class="material-symbols-outlined big">expand_more</span>';
    const page = pageFromHtml(
      `<main><details><summary>Do you deliver? ${icon}</summary><p>We do.</p></details><h2>${icon} Bread</h2></main>`,
    );
    expect(page.mainText).not.toContain('expand');
    expect(page.headings.map(({ text }) => text)).toEqual(['Bread']);
  });
  it('gives each block the place at which it stands in the text', () => {
    const { mainText, blocks } = pageFromHtml(
      '<main><h1>A</h1><p>One</p><ul><li>Two</li></ul><h2>B</h2><blockquote>Three</blockquote>Four</main>',
    );
    expect(blocks.map(({ tag, text, heading }) => [tag, text, heading])).toEqual([
      ['p', 'One', 0],
      ['li', 'Two', 0],
      ['blockquote', 'Three', 1],
      ['main', 'Four', 1],
    ]);
    for (const block of blocks) expect(mainText.slice(block.offset, block.offset + block.text.length)).toBe(block.text);
  });
  it('counts words of scripts without spaces', () => {
    expect(pageFromHtml('<main><p>利兹有机酸面包烘焙坊每天晚上烤面包</p></main>').mainWords).toBeGreaterThan(5);
  });
});

describe('what React streams in late', () => {
  const streamed = (script: string) =>
    `<main><p>First.</p><!--$?--><template id="B:0"></template><p>Wait</p><!--/$--><p>Last.</p></main><div hidden id="S:0"><p>Late.</p></div><script>${script}</script>`;
  it('is read where its script puts it, instead of what was shown meanwhile', () => {
    expect(pageFromHtml(streamed('$RC("B:0","S:0")')).mainText).toBe('First.\nLate.\nLast.');
  });
  it('stays where it is without that script', () => {
    expect(pageFromHtml(streamed('')).mainText).toBe('First.\nWait\nLast.');
  });
  it('may stand in a part that comes late itself', () => {
    const html =
      '<main><!--$?--><template id="B:0"></template><!--/$--></main><div hidden id="S:0"><p>A</p><template id="P:1"></template></div><div hidden id="S:1"><p>B</p></div><script>$RS("S:1","P:1");$RC("B:0","S:0")</script>';
    expect(pageFromHtml(html).mainText).toBe('A\nB');
  });
  it('cannot be put into itself', () => {
    expect(
      pageFromHtml(
        '<main><p>A</p></main><div hidden id="S:0"><template id="B:0"></template></div><script>$RC("B:0","S:0")</script>',
      ).mainText,
    ).toBe('A');
  });
});

describe('what a page is for', () => {
  it.each([
    ['by its address', '/kontakt', '<h1>Wir</h1>', 'contact'],
    ['by its heading, where the address says nothing', '/access/', '<h1>アクセス</h1>', 'contact'],
    ['by its title up to the bar', '/p/7', '<title>会社概要｜Brotwerk</title><h1>Brotwerk</h1>', 'about'],
    ['as a list of articles, not one of them', '/blog/page/2', '<h1>Blog</h1>', 'other'],
    ['by nothing', '/p/7', '<title>Access control</title><h1>Access control for doors</h1>', 'other'],
  ])('%s', (_name, url, html, kind) => {
    expect(pageFromHtml(html, { url }).kind).toBe(kind);
  });
});

describe('robots directives', () => {
  it.each<[string, PageFacts['robotsDirectives'][number][]]>([
    [
      'noindex, nofollow',
      [{ source: 'header', agent: '*', directives: ['noindex', 'nofollow'], line: null, text: 'noindex, nofollow' }],
    ],
    [
      'googlebot: nofollow, bingbot: none',
      [
        { source: 'header', agent: 'googlebot', directives: ['nofollow'], line: null, text: 'googlebot: nofollow' },
        { source: 'header', agent: 'bingbot', directives: ['none'], line: null, text: 'bingbot: none' },
      ],
    ],
    [
      'max-snippet: 0',
      [{ source: 'header', agent: '*', directives: ['max-snippet:0'], line: null, text: 'max-snippet: 0' }],
    ],
    [
      'googlebot: nofollow\nnoindex',
      [
        { source: 'header', agent: 'googlebot', directives: ['nofollow'], line: null, text: 'googlebot: nofollow' },
        { source: 'header', agent: '*', directives: ['noindex'], line: null, text: 'noindex' },
      ],
    ],
    ['unavailable_after: 25 Jun 2026 15:00:00 PST', [expect.objectContaining({ agent: '*' })]],
    ['', []],
  ])('in the header “%s”', (value, expected) => {
    expect(pageFromHtml('', { headers: headers('text/html', { 'x-robots-tag': value }) }).robotsDirectives).toEqual(
      expected,
    );
  });
  it('in <meta>, for all and for one crawler', () => {
    const facts = pageFromHtml(
      '<meta name="robots" content="NoIndex, max-snippet: 20">\n<meta name="googlebot" content="none"><meta name="viewport" content="width=device-width">',
    );
    expect(facts.robotsDirectives).toMatchObject([
      { agent: '*', directives: ['noindex', 'max-snippet:20'], line: 1 },
      { agent: 'googlebot', directives: ['none'], line: 2 },
    ]);
  });
});

describe('links', () => {
  it('knows which are its own', () => {
    const facts = pageFromHtml(
      '<a href="/a">A</a><a href="https://www.brotwerk.example/b">B</a><a href="https://shop.brotwerk.example/">C</a><a href="https://brotwerk.example.evil.example/">D</a><a href="mailto:a@b.example">E</a>',
    );
    expect(facts.links.map((link) => link.internal)).toEqual([true, true, true, false, false]);
  });
  it('tells hosts on one machine apart by their port', () => {
    const facts = pageFromHtml('<a href="http://127.0.0.1:8101/a">A</a><a href="http://127.0.0.1:8102/a">B</a>', {
      siteHost: '127.0.0.1:8101',
    });
    expect(facts.links.map((link) => link.internal)).toEqual([true, false]);
  });
  it('names a link by its label, its text, its picture or its title', () => {
    const facts = pageFromHtml(
      '<a href="/a" aria-label="Read about rye">more</a><a href="/b"><img src="x" alt="Wheat"></a><a href="/c" title="Spelt"></a>',
    );
    expect(facts.links.map((link) => link.text)).toEqual(['Read about rye', 'Wheat', 'Spelt']);
  });
  it('names a link by the element that labels it', () => {
    expect(
      pageFromHtml('<main><h2 id="a">Rye</h2><a href="/rye" aria-labelledby="a">Read more</a></main>').links[0]?.text,
    ).toBe('Rye');
  });
  it('counts menu entries that only a script can follow', () => {
    expect(
      pageFromHtml(
        '<nav><a>One</a><a href="javascript:go()">Two</a><a href="/3">Three</a><a name="top"></a><a role="button">Menu</a></nav><a>Text</a>',
      ).uncrawlableNavLinks,
    ).toBe(2);
  });
});

describe('pictures', () => {
  it.each([
    ['a pixel', '<img src="p.gif" width="1px" height="0">', { decorative: true }],
    ['a pixel by its style', '<img src="p.gif" style="height:1px; width:1px">', { decorative: true }],
    ['a label', '<img src="p.gif" aria-label="Loaf">', { alt: 'Loaf', decorative: false }],
    ['a title', '<img src="p.gif" title="Loaf">', { alt: 'Loaf', decorative: false }],
    ['nothing', '<img src="p.gif" width="100" height="10">', { alt: null, decorative: false }],
  ])('with %s', (_name, html, expected) => {
    expect(pageFromHtml(`<main>${html}</main>`).images[0]).toMatchObject(expected);
  });
});

describe('dates, by source', () => {
  it.each<[string, string, Partial<PageFacts['dates'][number]>]>([
    [
      'JSON-LD',
      '<script type="application/ld+json">{"@type":"Article","dateModified":"2026-03-12T23:30:00-08:00"}</script>',
      { source: 'json-ld', kind: 'modified', iso: '2026-03-12' },
    ],
    [
      'meta',
      '<meta property="article:published_time" content="2026-03-12">',
      { source: 'meta', kind: 'published', iso: '2026-03-12' },
    ],
    [
      'time',
      '<main><p>Updated <time datetime="2026-03-12">last week</time></p></main>',
      { source: 'time', kind: 'unknown', iso: '2026-03-12' },
    ],
    [
      'time of a box that is named',
      '<main><p class="updated"><time datetime="2026-03-12">last week</time></p></main>',
      { source: 'time', kind: 'modified', iso: '2026-03-12' },
    ],
    ['the address', '<link rel="x"><main><p>Rye</p></main>', { source: 'url', kind: 'published', iso: '2026-03-12' }],
    ['English', '<main><h1>Rye</h1><p>March 12th, 2026</p></main>', { source: 'visible', iso: '2026-03-12' }],
    [
      'English, day first',
      '<main><h1>Rye</h1><p>Published: 12 March 2026.</p></main>',
      { source: 'visible', iso: '2026-03-12' },
    ],
    ['a month alone', '<main><h1>Rye</h1><p>March 2017</p></main>', { source: 'visible', iso: '2017-03-01' }],
    [
      'German',
      '<html lang="de"><main><h1>Brot</h1><p>Zuletzt aktualisiert am 12. März 2026</p></main>',
      { source: 'visible', iso: '2026-03-12' },
    ],
    ['German figures', '<main><h1>Brot</h1><p>Stand: 12.03.2026</p></main>', { source: 'visible', iso: '2026-03-12' }],
    [
      'French',
      '<html lang="fr"><main><h1>Pain</h1><p>Publié le 12 août 2026</p></main>',
      { source: 'visible', iso: '2026-08-12' },
    ],
    [
      'Polish',
      '<html lang="pl"><main><h1>Chleb</h1><p>12 marca 2026</p></main>',
      { source: 'visible', iso: '2026-03-12' },
    ],
    [
      'Portuguese',
      '<html lang="pt"><main><h1>Pão</h1><p>12 de março de 2026</p></main>',
      { source: 'visible', iso: '2026-03-12' },
    ],
    [
      'Japanese',
      '<html lang="ja"><main><h1>パン</h1><p>2026年3月12日</p></main>',
      { source: 'visible', iso: '2026-03-12' },
    ],
    [
      'American figures',
      '<html lang="en-US"><main><h1>Rye</h1><p>03/04/2026</p></main>',
      { source: 'visible', iso: '2026-03-04' },
    ],
    [
      'a box named after its date',
      '<main><h1>Rye</h1><p>One.</p><p>Two.</p><p>Three.</p><p class="post-meta">Ada, 12 March 2026</p></main>',
      { source: 'visible', iso: '2026-03-12' },
    ],
    [
      'a change below an article',
      '<main><article><p>Rye.</p><footer>Last updated on <b><time datetime="2026-03-12" itemprop="dateModified">Mar 12</time></b></footer></article></main>',
      { source: 'time', kind: 'modified', iso: '2026-03-12' },
    ],
    [
      'a day alone further below',
      '<main><h1>Rye</h1><p>One.</p><p>Two.</p><p>Three.</p><p>12.03.2026</p></main>',
      { source: 'visible', iso: '2026-03-12' },
    ],
    [
      'a line below the second heading where there is no first',
      '<main><h2>Rye</h2><p>12 March 2026</p></main>',
      { source: 'visible', iso: '2026-03-12' },
    ],
    [
      'the one named box beside the text',
      `<main><h1>Rye</h1>${'<p>One.</p>'.repeat(9)}</main><div class="entry-meta">12 March 2026 by Ada</div>`,
      { source: 'visible', iso: '2026-03-12' },
    ],
    [
      'a line beside the heading that the title repeats, not the logo',
      `<title>How to bake rye – Brotwerk</title><main><h1>Brotwerk</h1>${'<p>Bread.</p>'.repeat(9)}<h2>How to bake rye</h2><p>12 March 2026</p></main>`,
      { source: 'visible', iso: '2026-03-12' },
    ],
    [
      'a line before the text of a page without a heading',
      `<div>${'<div><a href="/x">Menu</a></div>'.repeat(9)}</div><div>12 March 2026</div><main><p>${'Rye is dark. '.repeat(30)}</p></main>`,
      { source: 'visible', iso: '2026-03-12' },
    ],
    [
      'one of the lines of a paragraph',
      '<main><h1>Rye</h1><p>Brotwerk bakery, Mill Street 4, Leeds<br>12 March 2026<br>All that you need to know about rye</p></main>',
      { source: 'visible', iso: '2026-03-12', text: '12 March 2026' },
    ],
    ['a year of two figures', '<main><h1>Brot</h1><p>31.10.23</p></main>', { source: 'visible', iso: '2023-10-31' }],
    [
      'a date of the heading itself',
      '<main><h1>Rye <small>12 March 2026</small></h1></main>',
      { source: 'visible', iso: '2026-03-12' },
    ],
    [
      'times of other pages, of which none says when this one was published',
      '<main><article class="entry-date"><time datetime="2026-03-12">12 March</time></article><article class="entry-date"><time datetime="2026-04-13">13 April</time></article></main>',
      { source: 'time', kind: 'unknown', iso: '2026-03-12' },
    ],
    [
      'a date on a line of its own',
      '<main><h1>Rye</h1><p>March 12, 2026</p></main>',
      { source: 'visible', kind: 'unknown', iso: '2026-03-12' },
    ],
  ])('%s', (_name, html, expected) => {
    expect(pageFromHtml(html, { url: expected.source === 'url' ? '/2026/03/12/rye' : '/' }).dates).toContainEqual(
      expect.objectContaining(expected),
    );
  });
  it.each([
    ['a date that can be read two ways', '<main><h1>Rye</h1><p>03/04/2026</p></main>'],
    ['a date that does not exist', '<main><h1>Rye</h1><p>31 February 2026</p></main>'],
    ['opening hours', '<main><time>09:00</time></main>'],
    [
      'a comment of a reader',
      '<main><article><p>Rye.</p><article><footer><a href="#c"><time datetime="2026-03-12">12 March</time></a></footer></article></article></main>',
    ],
    [
      'today’s date in the masthead',
      '<header><time datetime="2026-03-12">Thursday</time></header><main><p>Rye.</p></main>',
    ],
    [
      'the end of an offer',
      '<main><h1>Rye</h1><p>One.</p><p>Two.</p><p>Three.</p><p>Ends on 12 March 2026.</p></main>',
    ],
    [
      'the end of an offer in few words',
      '<main><h1>Rye</h1><p>One.</p><p>Two.</p><p>Three.</p><p>Ends 12 March 2026</p></main>',
    ],
    [
      'a list of days',
      '<main><h1>Rye</h1><p>One.</p><p>Two.</p><p>Three.</p><p>12.03.2026</p><p>13.04.2026</p></main>',
    ],
    [
      'boxes of other pages beside the text',
      `<main><h1>Rye</h1>${'<p>One.</p>'.repeat(9)}</main><div class="entry-meta">12 March 2026</div><div class="entry-meta">13 April 2026</div>`,
    ],
    ['the number of a version', '<main><h1>Rye</h1><p>Version 3.10.23</p></main>'],
    ['a founding', '<main><h1>Rye</h1><p>Desde febrero de 1995 horneamos pan.</p></main>'],
    ['the year of the copyright', '<main><p>© 2026 Brotwerk</p></main>'],
  ])('not from %s', (_name, html) => {
    expect(pageFromHtml(html).dates).toEqual([]);
  });
});

it('gives the day of the address first, since markup may give that of another zone', () => {
  const html = '<meta property="article:published_time" content="2026-03-13T02:25:54Z"><main><p>Rye</p></main>';
  expect(pageFromHtml(html, { url: '/2026/03/12/rye' }).dates.map(({ iso }) => iso)).toEqual([
    '2026-03-12',
    '2026-03-13',
  ]);
});

it('an address may begin with the day', () => {
  expect(pageFromHtml('<main><p>Rye</p></main>', { url: '/news/12-03-2026' }).dates).toMatchObject([
    { source: 'url', iso: '2026-03-12' },
  ]);
});

describe('what the text holds', () => {
  const main = (html: string, lang = 'en') => pageFromHtml(`<html lang="${lang}"><main><h1>Bread</h1>${html}</main>`);
  it.each([
    ['Call +44 113 496 0000 today', ['+44 113 496 0000']],
    ['Call (0113) 496 0000', ['(0113) 496 0000']],
    ['Since 01.02.2026', []],
    ['Call 555-123-4567', ['555-123-4567']],
    ['from 10 to 20 of 2026', []],
    ['VAT 123 4567 89', []],
    ['Llame al 963 55 01 84 o venga', []],
    ['Tlf. 33 12 34 56', []], // what a bare number is, only a word beside it could tell
    ['Mobile 1920 1080 2000 x 3000', []],
    ['We call 300 of 4000 people', []],
  ])('a telephone number in “%s”', (text, expected) => {
    expect(main(`<p>${text}</p>`).contact.phones).toEqual(expected);
  });
  it.each([
    ['<a href="tel:+492281234567">Call</a><p>Tel. 0228 1234567 or +49 228 1234567</p>', ['+492281234567']],
    ['<p>+49 (0)228 1234567</p><p>0228/1234567</p>', ['+49 (0)228 1234567']],
    ['<p>0228 1234567</p><p>0228 1234568</p>', ['0228 1234567', '0228 1234568']],
  ])('one number that is written twice is told once: %s', (html, expected) => {
    expect(main(html).contact.phones).toEqual(expected);
  });
  it('finds addresses and mail in the footer, too', () => {
    const facts = pageFromHtml(
      '<main>Bread</main><footer><address>12 Mill Lane, Leeds LS1 4AB</address> <a href="mailto:hello@brotwerk.example?subject=Hi">Write</a></footer>',
    );
    expect(facts.contact).toMatchObject({
      emails: ['hello@brotwerk.example'],
      addresses: ['12 Mill Lane, Leeds LS1 4AB'],
    });
  });
  it.each([
    [
      'in the markup',
      '<script type="application/ld+json">{"@type":"Article","author":[{"@type":"Person","name":"Ada Weber"}]}</script>',
      'json-ld',
    ],
    [
      'in the markup, by reference',
      '<script type="application/ld+json">{"@graph":[{"@type":"Article","author":{"@id":"#ada"}},{"@type":"Person","@id":"#ada","name":"Ada Weber"}]}</script>',
      'json-ld',
    ],
    ['as a link', '<a rel="author" href="/ada">Ada Weber</a>', 'rel'],
  ])('the author %s', (_where, html, source) => {
    expect(main(html).authors).toContainEqual(expect.objectContaining({ name: 'Ada Weber', source }));
  });
  it.each(['<p>By six in the evening.</p>', '<p class="byline">Posted on Monday Morning</p>', '<p>Von Anfang An</p>'])(
    'takes no line for an author: %s',
    (html) => {
      expect(main(html).authors).toEqual([]);
    },
  );
  it.each([
    [
      'a button in a heading',
      '<h3><button aria-expanded="false">How long?</button></h3><div>Two days. <button>Copy</button></div>',
      'heading',
    ],
    [
      'a button in a summary',
      '<details><summary><button>How long?</button></summary>Two days. <button>Copy</button></details>',
      'details',
    ],
    [
      'a button in a term',
      '<dl><dt><button>How long?</button></dt><dd>Two days. <button>Copy</button></dd></dl>',
      'dl',
    ],
  ])('sees a question that is %s, and its answer without other buttons', (_where, html, source) => {
    expect(main(html).questions).toMatchObject([{ question: 'How long?', answer: 'Two days.', source, visible: true }]);
  });
  it('says whether a question of the markup is visible', () => {
    const faq = (shown: string) =>
      main(
        `<p>${shown}</p><script type="application/ld+json">{"@type":"FAQPage","mainEntity":[{"@type":"Question","name":"How long does it keep?","acceptedAnswer":{"@type":"Answer","text":"<p>Five days.</p>"}}]}</script>`,
      ).questions;
    expect(faq('How long does it keep? Five days.')).toEqual([
      { question: 'How long does it keep?', answer: 'Five days.', source: 'schema', visible: true, line: 1 },
    ]);
    expect(faq('Bread.')).toMatchObject([{ visible: false }]);
  });
});

describe('the kind of a page', () => {
  it.each([
    ['/', '', 'home'],
    ['/ueber-uns/', '', 'about'],
    ['/notre-histoire', '', 'about'],
    ['/blog/histoire-du-pain', '', 'article'],
    ['/kontakt.html', '', 'contact'],
    ['/pricing', '', 'pricing'],
    ['/blog/rye-flour', '', 'article'],
    ['/5-questions-to-ask-your-baker', '', 'other'],
    ['/why-bread-costs-more-in-winter', '', 'other'],
    ['/our-prices-2026.html', '', 'pricing'],
    ['/2026/03/rye-flour', '', 'article'],
    ['/blog/', '', 'other'],
    ['/services/boilers', '', 'product'],
    ['/datenschutz', '', 'legal'],
    ['/faq', '', 'faq'],
    ['/boiler-repair', '', 'other'],
    ['/rye', '<script type="application/ld+json">{"@type":"Product","name":"Rye"}</script>', 'product'],
    [
      '/rye',
      '<meta property="og:type" content="article"><meta property="article:published_time" content="2026-03-01">',
      'article',
    ],
    ['/rye', '<meta property="og:type" content="article">', 'other'], // plugins say so of every page
    ['/pricing', '<script type="application/ld+json">{"@type":"Product","name":"Rye"}</script>', 'pricing'],
  ])('%s %s', (url, html, kind) => {
    expect(pageFromHtml(html, { url }).kind).toBe(kind);
  });
});

describe('an application that a script builds', () => {
  it.each([
    [
      'an empty root',
      '<div id="root"></div><script type="module" src="/a.js"></script>',
      { emptyRoot: true, moduleScripts: 1 },
    ],
    [
      'a root that says “Loading”',
      '<div id="app">Loading…</div><script src="/static/js/main.js"></script>',
      { emptyRoot: true, moduleScripts: 1 },
    ],
    [
      'a root with content',
      '<div id="root"><h1>Bread</h1><p>We bake organic sourdough bread in Leeds.</p></div><script type="module" src="/a.js"></script>',
      { emptyRoot: false, moduleScripts: 1 },
    ],
    [
      'analytics only',
      '<h1>Bread</h1><script src="https://stats.example/a.js"></script>',
      { emptyRoot: false, moduleScripts: 0 },
    ],
  ])('%s', (_name, html, expected) => {
    expect(pageFromHtml(html).appShell).toEqual(expected);
  });
});

it('asks nobody for a field of a template that nothing filled', () => {
  const { links } = pageFromHtml('<a href="[url]">More</a><a href="/shop/{{slug}}">Shop</a><a href="/team">Team</a>');
  expect(links.map(({ href, url }) => [href, url])).toEqual([
    ['[url]', null],
    ['/shop/{{slug}}', null],
    ['/team', 'https://brotwerk.example/team'],
  ]);
});
