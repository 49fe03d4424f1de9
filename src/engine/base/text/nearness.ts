import { wordsOf } from '#engine/base/text/words.ts';

/** How much of the nearest of these offers a text names, as points for the choice of a page: 0 to 20. Word by word, in whatever language. */
export function nearnessTo(offers: readonly string[]): (text: string) => number {
  const wanted = offers.map((offer) => new Set(longWords(offer))).filter(({ size }) => size > 0);
  return (text) => {
    const words = new Set(longWords(text.normalize('NFKC')));
    return Math.max(
      0,
      ...wanted.map((offer) => (20 * [...offer].filter((word) => words.has(word)).length) / offer.size),
    );
  };
}

function longWords(text: string): string[] {
  return wordsOf(text.toLowerCase().replace(/[-_./]+/g, ' ')).filter((word) => word.length > 2);
}
