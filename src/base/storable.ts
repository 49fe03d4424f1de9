/** One line of text that PostgreSQL can store: no control character, no half of a surrogate pair, no blanks at its ends. */
export function storable(value: string): string {
  return value
    .replaceAll(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim();
}
