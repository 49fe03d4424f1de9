const letter = String.raw`[\p{L}\p{N}]`;
const edge = `(?:(?<!${letter})(?=${letter})|(?<=${letter})(?!${letter}))`;

/** A pattern whose `\b` knows all letters: JavaScript's own does not see a word begin at "über" or "épicerie". */
export function wordPattern(source: string): RegExp {
  return new RegExp(source.replaceAll(String.raw`\b`, edge), 'iu');
}
