const longestText = 6_000;

// Control characters, bidi overrides and isolates (one of them reverses the text that follows it), noncharacters.
// oxlint-disable-next-line no-control-regex -- removing control characters is the point
const unwanted = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/** Text that screen, PDF and mail can all carry: well-formed, no control characters, at most `longest` code points. */
export function cleanText(text: string, longest = longestText): string {
  const cleaned = text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(unwanted, '');
  return shorten(cleaned, longest);
}

/** At most `longest` code points, the last one an ellipsis when something was cut. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const points = Array.from(text);
  return points.length <= longest ? text : `${points.slice(0, longest - 1).join('')}…`;
}

/** The same for every string inside a JSON value. Keys are ours and stay. */
export function cleanJson(value: unknown, longest = longestText): unknown {
  if (typeof value === 'string') return cleanText(value, longest);
  if (Array.isArray(value)) return value.map((inner: unknown) => cleanJson(inner, longest));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanJson(inner, longest)]));
  return value;
}
