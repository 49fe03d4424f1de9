/** So many of the first pieces stand for no text. A word begins with ▁. */
const reserved = 6;
const unknown = 0;

/**
 * Makes a tokenizer that cuts a text into the likeliest row of pieces, given by their places among `pieces` (SentencePiece's unigram model). Linear in the text.
 * @param scores how likely each piece is: the logarithm of its share of all texts.
 */
export function createTokenizer(pieces: readonly string[], scores: ArrayLike<number>): (text: string) => number[] {
  const places = new Map(pieces.slice(reserved).map((text, at) => [text, at + reserved]));
  const longest = Math.max(...pieces.map((text) => text.length));
  return (text) => {
    const marked = `▁${text.normalize('NFKC').trim().replace(/\s+/g, '▁')}`;
    /** The likeliest way to each place in the text: what it scores, its last piece, and where that began. */
    const ways: ({ score: number; place: number; from: number } | undefined)[] = [
      { score: 0, place: unknown, from: 0 },
    ];
    const reach = (to: number, way: { score: number; place: number; from: number }) => {
      if (way.score >= (ways[to]?.score ?? -Infinity)) ways[to] = way;
    };
    for (let from = 0; from < marked.length; from += 1) {
      const so = ways[from];
      if (!so) continue;
      let isKnown = false;
      for (let to = from + 1; to <= Math.min(marked.length, from + longest); to += 1) {
        const place = places.get(marked.slice(from, to));
        if (place === undefined) continue;
        isKnown = true;
        reach(to, { score: so.score + (scores[place] ?? 0), place, from });
      }
      if (!isKnown) reach(from + 1, { score: so.score, place: unknown, from });
    }
    const cut: number[] = [];
    for (let at = marked.length; at > 0;) {
      const way = ways[at];
      if (!way) break;
      // Unknown characters in a row count once.
      if (way.place !== unknown || cut.at(-1) !== unknown) cut.push(way.place);
      at = way.from;
    }
    return cut.reverse();
  };
}
