import { describe, expect, it } from 'vitest';
import { nearestPassage } from '#engine/evidence/site/passages.ts';
import { pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const home = pageFromHtml('<main><h1>Brotwerk</h1><p>Bread from Lynn.</p><p>Rye grows slowly.</p></main>', {
  isHome: true,
});
const breads = pageFromHtml(
  '<main><h1>Breads</h1><p>Sourdough every day.</p><h2>Rye sourdough</h2><p>Made with whole grain and rests for two nights.</p><p>Ends here.</p></main>',
  { url: '/breads' },
);
const nearest = (wanted: string, share: number) => nearestPassage(site([home, breads]), wanted, share);

describe('the nearest passage', () => {
  it('is the first block that has enough of the words, those of its heading with it', () => {
    expect(nearest('How long does rye sourdough rest at night?', 0.6)).toMatchObject({
      url: expect.stringContaining('/breads'),
      quote: 'Made with whole grain and rests for two nights.',
    });
  });

  it('is none where the words are scattered over a page or the site', () => {
    expect(nearest('rye bread from Lynn', 0.999)).toBeNull();
    expect(nearest('gluten free cakes', 0.5)).toBeNull();
    expect(nearest('', 0.5)).toBeNull();
  });

  it('says no more than the question shows', () => {
    const long = pageFromHtml(`<main><h1>Rye</h1><p>Rye ${'grain '.repeat(400)}</p></main>`);
    const found = nearestPassage(site([long]), 'rye grain', 1);
    expect([found?.quote.length, found?.sentence.length]).toEqual([1_000, 600]);
  });
});
