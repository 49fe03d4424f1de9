import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '#engine/testing/evidence-builder.ts';

const ld = (json: string) => pageFromHtml(`<title>B</title>\n<script type="application/ld+json">${json}</script>`);
const typesOf = (facts: ReturnType<typeof pageFromHtml>) =>
  facts.schema.map((node) => [...node.types, ...(node.top ? ['top'] : [])].join(' '));

describe('JSON-LD', () => {
  it.each([
    ['one item', '{"@type":"Plumber"}', ['Plumber top']],
    ['a list', '[{"@type":"A"},{"@type":"B"}]', ['A top', 'B top']],
    ['a graph', '{"@context":"https://schema.org","@graph":[{"@type":"A"},{"@type":"B"}]}', ['A top', 'B top']],
    ['an item inside an item', '{"@type":"A","author":{"@type":"Person","name":"Ada"}}', ['A top', 'Person']],
    ['several types', '{"@type":["Bakery","CafeOrCoffeeShop"]}', ['Bakery CafeOrCoffeeShop top']],
    [
      'types with their prefix',
      '[{"@type":"http://schema.org/A"},{"@type":"https://schema.org/B"},{"@type":"schema:C"}]',
      ['A top', 'B top', 'C top'],
    ],
    ['a byte order mark and a semicolon', '\ufeff {"@type":"A"};', ['A top']],
    ['no type', '{"name":"Ada"}', []],
    ['no object', '"text"', []],
    ['nothing', '  ', []],
  ])('%s', (_name, json, types) => {
    const facts = ld(json);
    expect(typesOf(facts)).toEqual(types);
    expect(facts.schemaErrors).toEqual([]);
  });

  it.each([
    ['a trailing comma', '{"@type":"A",}', 0, false],
    ['single quotes', "{'@type':'A'}", 0, false],
    ['cut off', '{"@type":"A"', 0, false],
    ['a comment around it', '<!-- {"@type":"A"} -->', 1, true],
    ['a comment that scripts skip around it', '<!--\n{"@type":"A"}\n//-->', 1, true],
    ['a CDATA section around it', '//<![CDATA[\n{"@type":"A"}\n//]]>', 1, true],
    ['a raw line break in a string', '{"@type":"A","name":"a\nb"}', 1, true],
  ])('says that it is faulty: %s', (_name, json, nodes, repaired) => {
    const facts = ld(json);
    expect(facts.schema).toHaveLength(nodes);
    expect(facts.schemaErrors).toEqual([expect.objectContaining({ repaired, message: expect.stringMatching(/./) })]);
  });

  it.each([
    ['a trailing comma', '{"@type":"A","name":"Ada",}', [{ name: 'Ada' }]],
    ['single quotes', "{'@type':'A','name':'Ada'}", [{ name: 'Ada' }]],
    ['a missing comma', '{"@type":"A" "name":"Ada"}', [{ name: 'Ada' }]],
    ['no JSON at all', 'Ada bakes.', []],
    ['a text that the repair would put together', '{"@type":"A","name":"Ada" + "Weber",}', []],
    ['more than a repair may take', `{"@type":"A","name":"${'a'.repeat(20_000)}",}`, []],
  ])('keeps what broken scripts seem to say apart: %s', (_name, json, kept) => {
    const facts = ld(json);
    expect(facts.schema).toEqual([]);
    expect((facts.brokenSchema ?? []).map(({ properties }) => properties)).toEqual(kept);
  });

  it('points to the line of the fault in the page', () => {
    expect(ld('{\n  "@type": "A",\n  "name": oops\n}').schemaErrors).toMatchObject([
      { line: 4, excerpt: '"name": oops' },
    ]);
  });

  it('keeps nested values, and leaves entities inside scripts alone', () => {
    expect(ld('{"@type":"A","name":"A &amp; B","offers":{"@type":"Offer","price":4.5}}').schema[0]?.properties).toEqual(
      {
        name: 'A &amp; B',
        offers: { '@type': 'Offer', price: 4.5 },
      },
    );
  });

  it('can always be stored again, however deep it was nested', () => {
    const deep = `${'{"@type":"A","b":'.repeat(5000)}1${'}'.repeat(5000)}`;
    expect(JSON.stringify(ld(deep)).length).toBeLessThan(1_000_000);
  });
});

describe('microdata', () => {
  it('gathers what stands elsewhere by itemref, before or after, once, and never in a circle', () => {
    const item = (html: string) => pageFromHtml(html).schema.find((node) => node.types[0] === 'Bakery');
    const bakery = (refs: string) =>
      `<div itemscope itemtype="https://schema.org/Bakery" itemref="${refs}"><b itemprop="name">Brotwerk</b></div>`;
    const phone = '<p id="phone">Call <span itemprop="telephone">0113 496 0000</span></p>';
    expect(item(bakery('phone') + phone)?.properties).toEqual({ name: 'Brotwerk', telephone: '0113 496 0000' });
    expect(item(phone + bakery('phone'))?.properties).toEqual({ name: 'Brotwerk', telephone: '0113 496 0000' });
    expect(item(bakery('phone phone nobody') + phone + phone)?.properties['telephone']).toBe('0113 496 0000');
    const place =
      '<div id="place" itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><i itemprop="postalCode">LS1</i></div>';
    expect(item(bakery('place') + place)?.properties['address']).toEqual({
      '@type': ['PostalAddress'],
      postalCode: 'LS1',
    });
    const circle = (id: string, to: string) =>
      `<div id="${id}" itemprop="x" itemscope itemtype="https://schema.org/Bakery" itemref="${to}"></div>`;
    expect(() => JSON.stringify(pageFromHtml(circle('a', 'b') + circle('b', 'a') + circle('c', 'c')))).not.toThrow();
  });
  it('reads values by the kind of element, nested items and repeated properties', () => {
    const facts =
      pageFromHtml(`<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Rye</h1><img itemprop="image" src="/rye.jpg">
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="4.50"></div>
      <time itemprop="releaseDate" datetime="2026-03-12">March</time><a itemprop="url" href="/rye">Rye</a><span itemprop="color">dark</span><span itemprop="color">brown</span></div>`);
    expect(facts.schema).toMatchObject([
      {
        syntax: 'microdata',
        types: ['Product'],
        top: true,
        properties: {
          name: 'Rye',
          image: 'https://brotwerk.example/rye.jpg',
          offers: { '@type': ['Offer'], price: '4.50' },
          releaseDate: '2026-03-12',
          url: 'https://brotwerk.example/rye',
          color: ['dark', 'brown'],
        },
      },
      { syntax: 'microdata', types: ['Offer'], top: false, properties: { price: '4.50' } },
    ]);
  });
  it('ignores other vocabularies', () => {
    expect(
      pageFromHtml('<div itemscope itemtype="http://data-vocabulary.org/Person"><b itemprop="name">A</b></div>').schema,
    ).toEqual([]);
  });
});

describe('RDFa Lite', () => {
  it('reads vocab, typeof, property and nesting', () => {
    const facts = pageFromHtml(
      '<div vocab="https://schema.org/" typeof="Bakery"><b property="name">Brotwerk</b><div property="address" typeof="PostalAddress"><i property="postalCode">LS1 4AB</i></div></div>',
    );
    expect(facts.schema).toMatchObject([
      {
        syntax: 'rdfa',
        types: ['Bakery'],
        top: true,
        properties: { name: 'Brotwerk', address: { '@type': ['PostalAddress'], postalCode: 'LS1 4AB' } },
      },
      { types: ['PostalAddress'], top: false },
    ]);
  });
  it('reads prefixed names without a vocabulary, and no Open Graph', () => {
    expect(
      pageFromHtml(
        '<meta property="og:title" content="No"><div typeof="schema:Person"><b property="schema:name">Ada</b></div>',
      ).schema,
    ).toMatchObject([{ types: ['Person'], properties: { name: 'Ada' } }]);
    expect(pageFromHtml('<div typeof="foaf:Person"><b property="foaf:name">Ada</b></div>').schema).toEqual([]);
  });
});

it('says where an item has "type" for "@type"', () => {
  const facts = pageFromHtml(
    '<title>T</title>\n<script type="application/ld+json">{\n"@context": "https://schema.org",\n"type": "Plumber", "name": "Weber"}</script>',
  );
  expect([facts.schema, facts.schemaErrors]).toEqual([
    [],
    [
      {
        line: 4,
        message: 'it says "type" where readers look for "@type"',
        excerpt: '"type": "Plumber", "name": "Weber"}',
        repaired: false,
      },
    ],
  ]);
});
