import { isDictionaryWord } from '#engine/derived/dictionary-words.ts';
import type { Brand } from './brand.ts';
import { commonWords } from './common-words.ts';
import { foldTokens, withoutPossessive } from './fold.ts';

export type Token = { text: string; start: number; end: number };
/** Where the name stands. `isCommonWord`: written like the everyday word, not like the name. */
export type NamePlace = { start: number; end: number; isCommonWord: boolean; tokensBefore: readonly Token[]; tokensAfter: readonly Token[] };

/** Every place in the text where one of the brand's names stands as whole words, joined, split, hyphenated or with "and" for "&". */
export function findNames(text: string, brand: Brand, isGerman: boolean): NamePlace[] {
  const tokens = tokensOf(text);
  const found: NamePlace[] = [];
  const longest = Math.max(1, ...brand.names.map((name) => tokensOf(name).length)) + 1;
  for (let at = 0; at < tokens.length; at += 1) {
    const span = longestMatch(text, tokens, at, longest, brand, isGerman);
    if (!span) continue;
    found.push({ ...span, tokensBefore: tokens.slice(Math.max(0, at - 3), at), tokensAfter: tokens.slice(at + span.count, at + span.count + 4) });
    at += span.count - 1;
  }
  return [...found, ...findGapless(text, brand)].toSorted((a, b) => a.start - b.start);
}

const cjk = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}ー';
const tokenPattern = new RegExp(`(?:(?![${cjk}])[\\p{L}\\p{M}\\p{N}])+(?:['’\`´](?:(?![${cjk}])[\\p{L}\\p{M}\\p{N}])+)*|[&+]`, 'gu');

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(tokenPattern)].map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }));
}

/** Text before an apostrophe that is not part of the name: l’Acme, dell’Acme. */
const elision = /^(?:l|d|qu|j|n|s|c|m|t|un|dell|all|nell|sull|dall)['’`´](?=\p{L}{2})/iu;

function longestMatch(text: string, tokens: readonly Token[], at: number, longest: number, brand: Brand, isGerman: boolean) {
  const first = tokens[at];
  if (!first) return null;
  const cut = elision.exec(first.text)?.[0].length ?? 0;
  for (let count = Math.min(longest, tokens.length - at); count > 0; count -= 1) {
    const span = tokens.slice(at, at + count);
    const last = span.at(-1);
    if (!last || !isOneRun(text, span)) continue;
    const texts = span.map((token) => token.text);
    const forms = foldTokens(texts);
    if (cut > 0) forms.push(...foldTokens([first.text.slice(cut), ...texts.slice(1)]));
    if (isGerman && last.text.endsWith('s')) forms.push(...foldTokens([...texts.slice(0, -1), last.text.slice(0, -1)]));
    if (!forms.some((form) => brand.keys.has(form)) || !isWrittenLikeThis(text, span, brand)) continue;
    const end = last.start + withoutPossessive(last.text).length;
    return { start: first.start + (brand.keys.has(forms[0] ?? '') ? 0 : cut), end, count, isCommonWord: isEveryday(texts, cut, brand, tokens[at - 1]) };
  }
  return null;
}

function isOneRun(text: string, span: readonly Token[]): boolean {
  return span.every((token, at) => {
    const before = span[at - 1];
    if (!before) return true;
    const gap = text.slice(before.end, token.start);
    if (/^\.\s/.test(gap)) return before.text.length <= 3;
    return /^(?:[ \u00a0]{0,2}|[ \u00a0]?[-‐‑–·.,/][ \u00a0]?)$/u.test(gap);
  });
}

/** A name written in one piece may be split only with capitals or a hyphen: "Brot Werk", "Brot-werk"; "any time" is not Anytime. */
function isWrittenLikeThis(text: string, span: readonly Token[], brand: Brand): boolean {
  const [first, second] = span;
  if (!first || !second) return true;
  const fewest = Math.min(...brand.names.map((name) => tokensOf(name).length));
  if (span.length <= Math.max(fewest, ...brand.names.map((name) => tokensOf(name).length))) return true;
  return /[-‐‑]/.test(text.slice(first.end, second.start)) || span.every((token) => /^[\p{Lu}\p{N}]/u.test(token.text));
}

function isEveryday(texts: readonly string[], cut: number, brand: Brand, before: Token | undefined): boolean {
  const written = texts.join(' ').slice(cut);
  if (/\p{Lu}|\p{Lo}/u.test(written) || brand.names.some((name) => name === name.toLowerCase() && name === written)) return false;
  if (before && determiners.has(before.text.toLowerCase())) return true;
  return texts.every((word) => word.length < 3 || isDictionaryWord(word) || commonWords.has(word.toLowerCase()));
}

const determiners = new Set(
  'the a an this that your our my their his her its der die das ein eine einen dem den le la les un une des el los las una lo gli il'.split(' '),
);

const wordSegments = new Intl.Segmenter('zh', { granularity: 'word' });
/** What may follow a Korean name inside the same run of Hangul. */
const koreanParticle = /^(?:은|는|이|가|을|를|의|에|에서|와|과|도|로|으로|만|보다|까지|부터|라는|입니다|이다|처럼|등|측|사)(?![\p{sc=Hangul}])/u;
/** Another thing that is called after a word: a place, a bank, a university. */
const otherThing =
  /^(?:市|县|縣|省|区|區|路|街|镇|村|河|山|岛|族|语|椒|町|県|駅|站|川|湖|机场|空港|银行|銀行|大学|大學|医院|病院|证券|保险|出版社|大桥|号航|文化节|粥|饭|糕|汤|种子)/u;

function findGapless(text: string, brand: Brand): NamePlace[] {
  const folded = text.replace(/[\uff01-\uff5e]/g, (letter) => letter.normalize('NFKC'));
  return brand.gapless.flatMap((name) => {
    const found: NamePlace[] = [];
    const starts = new Set([...wordSegments.segment(folded)].map(({ index }) => index));
    for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + name.length)) {
      const end = at + name.length;
      const before = folded.slice(Math.max(0, at - 1), at);
      const after = folded.slice(end, end + 8);
      const last = name.at(-1) ?? '';
      if (isKatakana(last) && isKatakana(after.slice(0, 1))) continue;
      if (isKatakana(name.slice(0, 1)) && isKatakana(before)) continue;
      if (/\p{sc=Hangul}/u.test(last) && /^\p{sc=Hangul}/u.test(after) && !koreanParticle.test(after)) continue;
      if (/\p{sc=Hangul}/u.test(name.slice(0, 1)) && /\p{sc=Hangul}/u.test(before)) continue;
      const isPartOfWord = /^\p{sc=Han}{1,2}$/u.test(name) && /\p{sc=Han}/u.test(before) && !starts.has(at);
      const isOther = otherThing.test(after) && !name.endsWith(otherThing.exec(after)?.[0] ?? '');
      found.push({ start: at, end, isCommonWord: isPartOfWord || isOther, tokensBefore: [], tokensAfter: [] });
    }
    return found;
  });
}

function isKatakana(letter: string): boolean {
  return /[\p{sc=Katakana}ー]/u.test(letter);
}
