import { expect, it } from 'vitest';
import { ownWords } from '#engine/evidence/site/own-words.ts';
import { page, site } from '#engine/testing/evidence-builder.ts';

it('counts what a page shows and no other does, wherever it stands', () => {
  const home = page({ mainWords: 10, besideText: 'Home Prices Contact\nOne two three four' });
  const prices = page({ url: '/prices', mainWords: 5, besideText: 'Home Prices Contact' });
  const both = site([home, prices]);
  expect([home, prices].map((one) => ownWords(one, both))).toEqual([14, 5]);
});

it('counts no line of the frame that came into the main text of most pages', () => {
  const pages = ['/', '/a', '/b', '/c'].map((url) =>
    page({ url, mainText: `Home Prices Contact\nThis is ${url}`, mainWords: 6, besideText: '' }),
  );
  expect(pages.map((one) => ownWords(one, site(pages)))).toEqual([3, 3, 3, 3]);
});
