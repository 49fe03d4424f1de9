// Where a business's name stands in a text, by its letters alone. What the place says of the business, a reader has to tell.
import type { Brand } from './brand.ts';
import { foldTight, foldTokens, withoutPossessive } from '#engine/base/text/fold.ts';
import { joiner, maskAddresses } from './mask-addresses.ts';

export type NamePlace = { start: number; end: number };

/** Where one of the names stands whole, with its capital: also joined, split, hyphenated or without accents. An address is no such place. */
export function findNames(text: string, brand: Brand): NamePlace[] {
  return wholeNames(text, brand).filter(({ start, end }) => hasCapital(text.slice(start, end), brand));
}

/**
 * Where letters of the name stand: the whole name, in capitals or not, and capitalised words that begin as a long word
 * of it does, or are initials of it. Words that begin as one of `beside` tell nobody apart.
 */
export function findLetters(text: string, brand: Brand, beside = ''): NamePlace[] {
  const whole = wholeNames(text, brand);
  const { masked } = maskAddresses(text);
  const common = new Set(tokensOf(beside).flatMap((token) => beginningsOf(token.text)));
  const own = new Set(
    brand.names
      .flatMap((name) => [name, name.replace(/(?:\p{Lu}\.){2,}/gu, (initials) => initials.replaceAll('.', ''))])
      .flatMap(tokensOf)
      .flatMap((token) => beginningsOf(token.text))
      .filter((beginning) => !common.has(beginning)),
  );
  const parts = tokensOf(masked).filter(
    (token) => !/^\p{Ll}/u.test(token.text) && beginningsOf(token.text).some((beginning) => own.has(beginning)),
  );
  const signs = brand.gapless
    .map((name) => name.slice(0, 2))
    .filter((start) => start.length === 2 && !beside.includes(start))
    .flatMap((start) => placesOf(masked, start));
  return [...whole, ...parts, ...signs].toSorted((a, b) => a.start - b.start);
}

/** Whether a quote can be about the business: letters of its name stand in it. */
export function touchesName(quote: string, brand: Brand): boolean {
  return findLetters(quote, brand).length > 0;
}

const fewestLetters = 5;

/** The first letters of a long word, since endings bend; a short one only where it is all capitals. */
function beginningsOf(word: string): string[] {
  if (/^\p{Lu}{3,}$/u.test(word)) return foldTight(word).map((form) => form.slice(0, fewestLetters));
  return foldTight(word)
    .filter((form) => form.length >= fewestLetters)
    .map((form) => form.slice(0, fewestLetters));
}

function wholeNames(text: string, brand: Brand): NamePlace[] {
  const { masked } = maskAddresses(text);
  const tokens = tokensOf(masked);
  const keys = [...brand.keys];
  const longest = 1 + Math.max(1, ...brand.names.map((name) => tokensOf(name).length));
  const found: NamePlace[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at]?.text ?? '';
    const mayBegin = [first, withoutElision(first)].some((word) =>
      foldTokens([word]).some((form) => keys.some((key) => key.startsWith(form) || `${key}s` === form)),
    );
    const match = mayBegin ? longestMatch(masked, tokens.slice(at, at + longest), brand) : null;
    if (!match) continue;
    found.push({ start: match.start, end: match.end });
    at += match.count - 1;
  }
  return [...found, ...findGapless(masked, brand)].toSorted((a, b) => a.start - b.start);
}

function hasCapital(written: string, { names }: Brand): boolean {
  return !/^\p{Ll}/u.test(written) || names.some((name) => /^\p{Ll}/u.test(name));
}

type Token = { text: string; start: number; end: number };

const cjk = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー`;
const tokenPattern = new RegExp(
  `(?:(?![${cjk}])[\\p{L}\\p{M}\\p{N}])+(?:['’\`´](?:(?![${cjk}])[\\p{L}\\p{M}\\p{N}])+)*|[&+]`,
  'gu',
);

function tokensOf(text: string): Token[] {
  return [...text.matchAll(tokenPattern)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function longestMatch(text: string, tokens: readonly Token[], brand: Brand): (NamePlace & { count: number }) | null {
  const [first] = tokens;
  if (!first) return null;
  const cut = first.text.length - withoutElision(first.text).length;
  for (let count = tokens.length; count > 0; count -= 1) {
    const span = tokens.slice(0, count);
    const last = span.at(-1) ?? first;
    if (!isOneRun(text, span, brand) || !isSplitByCapitals(text, span, brand)) continue;
    const words = span.map((token) => token.text);
    const isWhole = (list: readonly string[]) =>
      foldTokens(list).some((form) => brand.keys.has(form) || brand.keys.has(withoutGenitive(form)));
    const isAsWritten = isWhole(words);
    if (!isAsWritten && !(cut > 0 && isWhole([first.text.slice(cut), ...words.slice(1)]))) continue;
    const end = last.start + withoutPossessive(last.text).length;
    return { start: first.start + (isAsWritten ? 0 : cut), end, count };
  }
  return null;
}

/** "l’Acme", "dell’Acme": what stands before an apostrophe and belongs to the sentence. */
function withoutElision(word: string): string {
  return word.replace(/^\p{L}{1,4}['’`´](?=\p{L}{2})/u, '');
}

/** "Brotwerks Laden": several languages put an s after an owner's name. */
function withoutGenitive(form: string): string {
  return form.length > fewestLetters ? form.replace(/s$/, '') : form;
}

function isOneRun(text: string, span: readonly Token[], { names, signs }: Brand): boolean {
  return span.every((token, at) => {
    const before = span[at - 1];
    if (!before) return true;
    const gap = text.slice(before.end, token.start).replaceAll(joiner, '');
    if (gap !== '' && signs.has(gap)) return true;
    if (gap.includes(',') && !names.some((name) => name.includes(','))) return false;
    if (/^\.\s/.test(gap))
      return /^\p{L}{1,3}$/u.test(before.text) || names.some((name) => name.includes(`${before.text}. `));
    return /^(?:['’]?[ \u00a0]{0,2}|[ \u00a0]?[-‐‑–·.,/][ \u00a0]?)$/u.test(gap);
  });
}

/** A name of one piece may be split only with capitals or a hyphen: "Brot Werk", "Brot-werk"; "any time" is not Anytime. */
function isSplitByCapitals(text: string, span: readonly Token[], { names }: Brand): boolean {
  const [first, second] = span;
  if (!first || !second || span.length <= Math.max(...names.map((name) => tokensOf(name).length))) return true;
  return (
    /[-‐‑]/.test(text.slice(first.end, second.start)) ||
    span.every((token, at) => /^[\p{Lu}\p{N}]/u.test(token.text) || (at > 0 && token.text.length <= 3))
  );
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Names in scripts without gaps: not the middle of a run of katakana or hangul, and two signs only where a word begins. */
function findGapless(text: string, { gapless }: Brand): NamePlace[] {
  const folded = text.replace(/[\uff01-\uff5e]/g, (letter) => letter.normalize('NFKC'));
  return gapless.flatMap((name) =>
    placesOf(folded, name).filter(({ start, end }) => {
      const [before, after] = [folded.slice(Math.max(0, start - 1), start), folded.slice(end, end + 1)];
      if (isKatakana(name.at(-1) ?? '') && isKatakana(after)) return false;
      if (isKatakana(name.slice(0, 1)) && isKatakana(before)) return false;
      if (/\p{sc=Hangul}/u.test(name.slice(0, 1)) && /\p{sc=Hangul}/u.test(before)) return false;
      return !/^\p{sc=Han}{1,2}$/u.test(name) || !/\p{sc=Han}/u.test(before) || beginsWord(folded, start);
    }),
  );
}

/** Judged by the forty signs around it. */
function beginsWord(text: string, at: number): boolean {
  const from = Math.max(0, at - 20);
  return segmenter.segment(text.slice(from, at + 20)).containing(at - from)?.index === at - from;
}

function isKatakana(letter: string): boolean {
  return /[\p{sc=Katakana}ー]/u.test(letter);
}

function placesOf(text: string, needle: string): NamePlace[] {
  const places: NamePlace[] = [];
  for (let at = text.indexOf(needle); needle !== '' && at >= 0; at = text.indexOf(needle, at + needle.length))
    places.push({ start: at, end: at + needle.length });
  return places;
}
