/** How a text for customers must not read, whatever a site says in its quotations. */
const banned = /\b(?:stands?|holds?|mend(?:s|ed)?|truly|whereof|thereby|hence|or only one)\b/i;
const mostWords = 28;

/** The names of what is wrong with a text that a customer reads: a clipped word, a sentence of more than 28 words, two exclamations. */
export function copyFaults(text: string): string[] {
  const plain = text
    .replaceAll(' · ', '. ') // a line of facts is no sentence
    .replaceAll(/https?:\/\/\S+/g, 'ADDRESS')
    .replaceAll(/“[^”]*”/g, (quoted) => `Q${/[.?!…]”$/.test(quoted) ? '.' : ''}`)
    .replaceAll(/"[^"]*"|<[^>]*>/g, 'Q');
  const long = [...sentences.segment(plain)].filter(
    ({ segment }) => segment.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length > mostWords,
  );
  return [
    ...(banned.test(plain) ? [`“${banned.exec(plain)?.[0]}”: ${text}`] : []),
    ...long.map(({ segment }) => `more than ${mostWords} words: ${segment}`),
    ...((plain.match(/!/g) ?? []).length > 1 ? [`two exclamations: ${text}`] : []),
  ];
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A title that only denies the other says nothing of what was found. */
export function onlyDenies(fail: string, pass: string): boolean {
  const bare = (title: string) =>
    title
      .toLowerCase()
      .replaceAll(/\b(?:not|no|never|none|do|does|did|cannot|isn’t|aren’t|some|every|your)\b/g, ' ')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return bare(fail) === bare(pass);
}
