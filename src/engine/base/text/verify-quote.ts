// Does a quote stand on a page? Alike are white space, quotation marks, dashes, soft hyphens, entities and case; any other letter or digit must be the same.

/** A text made ready for many quotes. `starts[i]`, `ends[i]`: what the i-th canonical character stands for in `text`. */
export type QuotableText = { text: string; canonical: string; starts: Int32Array; ends: Int32Array };
/** The place of a quote in `QuotableText.text`, and the text's own words there. */
export type FoundQuote = { start: number; end: number; text: string };

/** `text` is brought to NFC first; offsets of what is found are into that. */
export function quotable(text: string): QuotableText {
  const composed = text.normalize('NFC');
  const { canonical, starts, ends } = canonicalOf(composed);
  return { text: composed, canonical, starts: Int32Array.from(starts), ends: Int32Array.from(ends) };
}

/** The first place where the quote stands whole; null for a changed letter or digit, a cut word, number or unit. A gap "…" needs parts of three words, near each other. */
export function verifyQuote(page: QuotableText, quote: string): FoundQuote | null {
  if (quote.length > longestQuote) return null;
  for (const written of new Set([quote, decodeEntities(quote)])) {
    const composed = written.normalize('NFC');
    const found = locate(page, canonicalOf(withoutMarks(composed)).canonical) ?? locateGapped(page, composed);
    if (found) return found;
  }
  return null;
}

/** Words as they are compared: alike in spite of space, quotation marks, dashes, soft hyphens and case. */
export function folded(text: string): string {
  return canonicalOf(withoutMarks(text.normalize('NFC'))).canonical;
}

const longestQuote = 2_000;
/** Places looked at for one quote: a text of one letter repeated holds one at each character. */
const mostPlaces = 200;
const longestGap = 300;

function locate(page: QuotableText, needle: string): FoundQuote | null {
  return wholePlaces(page, needle).next().value ?? null;
}

/** Each place where words without a gap stand whole, in their order. */
export function* quotePlaces(page: QuotableText, words: string): Generator<FoundQuote, undefined> {
  yield* wholePlaces(page, folded(words));
}

function* wholePlaces(page: QuotableText, needle: string): Generator<FoundQuote, undefined> {
  if (!/[\p{L}\p{N}]/u.test(needle)) return;
  for (const at of placesOf(page.canonical, needle))
    if (standsWhole(page.canonical, at, at + needle.length)) yield foundAt(page, at, at + needle.length);
}

/** "We have served … since 1998": each part in order, on one line. */
function locateGapped(page: QuotableText, quote: string): FoundQuote | null {
  const parts = quote
    .split(/\[?(?:…|\.{3,20})\]?/)
    .map((part) => canonicalOf(withoutMarks(part)).canonical)
    .filter((part) => part !== '');
  const [first, ...rest] = parts;
  if (first === undefined || rest.length === 0 || rest.length > 5 || parts.some((part) => part.split(' ').length < 3))
    return null;
  for (const at of placesOf(page.canonical, first)) {
    let to = at + first.length;
    let stands = standsWhole(page.canonical, at, to);
    for (const part of rest) {
      const within = page.canonical.slice(to, to + longestGap + part.length).indexOf(part);
      stands &&= within !== -1 && standsWhole(page.canonical, to + within, to + within + part.length);
      to += within + part.length;
    }
    const found = stands ? foundAt(page, at, to) : null;
    if (found && !found.text.includes('\n')) return found;
  }
  return null;
}

function* placesOf(text: string, needle: string): Generator<number> {
  let left = mostPlaces;
  for (let at = text.indexOf(needle); at !== -1 && left > 0; at = text.indexOf(needle, at + 1), left -= 1) yield at;
}

function foundAt(page: QuotableText, from: number, to: number): FoundQuote {
  const start = page.starts[from] ?? 0;
  const end = page.ends[to - 1] ?? start;
  return { start, end, text: page.text.slice(start, end) };
}

const wordCharacter = /[\p{L}\p{N}\p{M}]/u;
/** Scripts without spaces between words have no edge to look for. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

/** Neither end cuts a word, nor a number from the rest of it or its unit: "15" does not stand in "150", "15,000", "1.15", "£15" or "15 %". */
function standsWhole(text: string, from: number, to: number): boolean {
  const before = characterBefore(text, from);
  const first = characterAt(text, from);
  const last = characterBefore(text, to);
  const after = characterAt(text, to);
  const cuts = (one: string, other: string) =>
    wordCharacter.test(one) && wordCharacter.test(other) && !unspaced.test(one) && !unspaced.test(other);
  if (cuts(before, first) || cuts(last, after)) return false;
  if (/\p{N}/u.test(last) && /^(?:[.,']\p{N}| ?[%‰°])/u.test(text.slice(to, to + 3))) return false;
  if (!/\p{N}/u.test(first)) return true;
  const ahead = text.slice(Math.max(0, from - 3), from);
  return !/\p{N}[.,']$|\p{Sc}$/u.test(ahead) && !(before === '-' && !/[\p{L}\p{N}]-$/u.test(ahead));
}

function characterAt(text: string, at: number): string {
  return at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : '';
}

function characterBefore(text: string, at: number): string {
  const low = text.charCodeAt(at - 1);
  return text.slice(low >= 0xdc00 && low <= 0xdfff ? at - 2 : Math.max(0, at - 1), at);
}

/** Signs that have more than one form, each by the one that we compare. Empty: not seen by a reader. */
const sameSigns = new Map(
  [
    ['', '\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff'],
    ['"', '"“”„‟«»″〝〞＂'],
    ["'", "'‘’‚‛‹›′`´"],
    ['-', '-‐‑‒–—―−﹣－'],
    ['...', '…'],
  ].flatMap(([canonical = '', signs = '']) => Array.from(signs).map((sign) => [sign, canonical] as const)),
);

/** One pass. Spaces beside a dash do not count. */
function canonicalOf(text: string): { canonical: string; starts: number[]; ends: number[] } {
  const pieces: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let last = '';
  const push = (value: string, start: number, end: number) => {
    pieces.push(value);
    last = value.at(-1) ?? last;
    for (let unit = 0; unit < value.length; unit += 1) {
      starts.push(start);
      ends.push(end);
    }
  };
  const dropSpace = () => {
    if (last !== ' ') return;
    pieces.pop();
    starts.pop();
    ends.pop();
    last = pieces.at(-1)?.at(-1) ?? '';
  };
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at) ?? 0;
    const character = String.fromCodePoint(code);
    const end = at + character.length;
    const isPlain = (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
    const sign = isPlain ? undefined : sameSigns.get(character);
    if (isPlain) push(character, at, end);
    else if (sign === '-') {
      dropSpace();
      push('-', at, end);
    } else if (sign !== undefined) push(sign, at, end);
    else if (!/\s/.test(character)) push(character.toLowerCase(), at, end);
    else if (last !== '' && last !== ' ' && last !== '-') push(' ', at, end);
    at = end;
  }
  dropSpace();
  return { canonical: pieces.join(''), starts, ends };
}

/** Marks and dots around a quote belong to whoever quotes. */
function withoutMarks(quote: string): string {
  const isMark = (character: string | undefined) => character !== undefined && /["“”„«»‘’'…\s]/.test(character);
  let from = 0;
  let to = quote.length;
  while (from < to && isMark(quote[from])) from += 1;
  while (to > from && isMark(quote[to - 1])) to -= 1;
  if (quote.startsWith('...', from)) from += 3;
  if (quote.endsWith('...') && to - from > 3) to -= 3;
  return quote.slice(from, to);
}

const entities = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    shy: '',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    rsquo: '’',
    lsquo: '‘',
    ldquo: '“',
    rdquo: '”',
    euro: '€',
    pound: '£',
  }),
);

/** What a reader may have left of the page's source. */
function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,6})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities.get(name.toLowerCase()) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
