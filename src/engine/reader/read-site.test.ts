import { describe, expect, it } from 'vitest';
import { readSite } from '#engine/reader/read-site.ts';
import { readingOf } from '#engine/reader/statements.ts';
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
    expect(first?.blocks.map(({ text, offset }) => first.mainText.slice(offset, offset + text.length) === text)).toEqual([true, true]);
  });

  it('finds what the owner named word for word, with its sentence', () => {
    const { reading } = readSite(pages, answers({ yearEstablished: 1998, locations: 'Lynn, Narnia' }));
    const founding = readingOf(reading, ['founding']);
    expect(founding.state === 'seen' && founding.statements[0]).toMatchObject({
      quote: '1998',
      by: 'given',
      sentence: 'Here is what page a says of our work in Lynn since 1998.',
    });
    expect(new Set(reading.statements.filter(({ kind }) => kind === 'place').map(({ subject }) => subject))).toEqual(new Set(['Lynn']));
  });

  it('takes no copyright, date or number for the founding', () => {
    const page = pageFromHtml('<main><p>© 1998 Smith Roofing of Lynn</p><p>Bulletin of 12-1998</p><p>1998</p></main>');
    expect(readSite([page], answers({ yearEstablished: 1998 })).reading.statements).toEqual([]);
  });

  it('offers what it cannot prove', () => {
    const page = pageFromHtml('<main><p>A new roof costs from £4,000 with us.</p><p>We began in 1962 with one van.</p></main>');
    const { reading } = readSite([page], null);
    expect(reading.candidates.map(({ kind, quote }) => [kind, quote])).toEqual([
      ['price', '£4,000'],
      ['founding', '1962'],
    ]);
    expect(readingOf(reading, ['price'])).toMatchObject({ state: 'not-read', candidates: [{ sentence: 'A new roof costs from £4,000 with us.' }] });
  });

  it.each([
    ['a sum in a short line before one in a sentence', '<p>We once raised £4,000 for the boats.</p><p>£14.95 per person</p>', ['price', '£14.95 per person']],
    ['a name with the role below it', '<h3>Ada Weber</h3><p>Master baker</p>', ['person', 'Ada Weber\nMaster baker']],
    ['a question above a text', '<h2>How long does it keep?</h2><p>Ten days, wrapped in linen.</p>', ['question', 'How long does it keep?']],
    ['a text above a name', '<p>What a great day we had, and the bread was gone in an hour.</p><p>Timothy Coleman</p>', ['review', 'What a great day']],
  ])('offers %s first', (_name, body, [kind = '', words = '']) => {
    const { reading } = readSite([pageFromHtml(`<main><h1>Bread</h1>${body}</main>`)], null);
    expect(reading.candidates[0]?.kind).toBe(kind);
    expect(reading.candidates[0]?.quote).toContain(words);
  });
  it.each(['<h3>Trasporti Espressi</h3><p>Consegniamo in tutta Italia, ogni giorno.</p>', '<h3>Our Services</h3><h3>Contact Us</h3>'])(
    'offers no name without a role: %s',
    (body) => {
      expect(readSite([pageFromHtml(`<main><h1>Bread</h1>${body}</main>`)], null).reading.candidates).toEqual([]);
    },
  );

  it('takes no number of a directory for the business’s own', () => {
    const link = (digits: number) => `<p><a href="tel:+44113496${digits}">0113 496 ${digits}</a></p>`;
    const ours = link(1000);
    const partners = [2001, 2002, 2003, 2004, 2005].map(link);
    const numbersOf = (...bodies: string[]) => {
      const read = bodies.map((body, index) => pageFromHtml(`<main><h1>${index}</h1>${body}</main>`, { url: `https://brotwerk.example/${index}` }));
      return readSite(read, null).reading.statements.filter(({ kind }) => kind === 'contact').length;
    };
    expect(numbersOf(ours, ours + partners.join(''))).toBe(1);
    expect(numbersOf(ours, ours + partners.slice(1).join(''))).toBe(5);
    expect(numbersOf(ours + partners.join(''))).toBe(6);
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
    expect(readingOf({ ...reading, model: { ...model, state: 'read' } }, ['guarantee'])).toEqual({ state: 'not-seen', pagesRead: 4 });
    expect(readingOf({ ...reading, model: { ...model, state: 'partly' } }, ['guarantee']).state).toBe('not-read');
  });

  it('counts no fact inside what a template left', () => {
    const page = pageFromHtml('<main><ul><li>{{item}} £4.50</li></ul></main>');
    expect(readSite([page], null).reading.statements.map(({ kind }) => kind)).toEqual(['placeholder']);
  });
});
