/** Percent signs and what they stand for; the text as it is where a stray one is in it. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
