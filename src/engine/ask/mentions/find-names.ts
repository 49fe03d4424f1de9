import type { Brand } from './brand.ts';
import { foldTokens, joins, withoutAccents, withoutPossessive } from '#engine/base/text/fold.ts';
import { filler, joiner } from './mask-addresses.ts';
import { isSame } from './name-of.ts';
import { hasNounCase, isDutch } from './noun-case.ts';

export type Token = { text: string; start: number; end: number };
/** Where the name stands. `isCommonWord`: written like the everyday word (or the place), not like the name. */
export type NamePlace = {
  start: number;
  end: number;
  isCommonWord: boolean;
  tokensBefore: readonly Token[];
  tokensAfter: readonly Token[];
};

/** Every place in the text where one of the brand's names stands as whole words, joined, split, hyphenated or with "and" for "&". */
export function findNames(text: string, brand: Brand, isGerman: boolean): NamePlace[] {
  const tokens = tokensOf(text);
  // Languages with these letters put an s after an owner's name, as German and Dutch do.
  const hasGenitive = isGerman || isDutch.test(text) || /[åæø]/iu.test(text);
  const mayBegin = beginnings(brand, hasGenitive);
  const found: NamePlace[] = [];
  const longest = Math.max(1, ...brand.names.map((name) => tokensOf(name).length)) + 1;
  for (let at = 0; at < tokens.length; at += 1) {
    const span = mayBegin(tokens[at]?.text ?? '')
      ? longestMatch(text, tokens, at, { longest, brand, isGerman, hasGenitive })
      : null;
    if (!span) continue;
    found.push({
      ...span,
      tokensBefore: tokens.slice(Math.max(0, at - 3), at),
      tokensAfter: tokens.slice(at + span.count, at + span.count + 4),
    });
    at += span.count - 1;
  }
  const isNoun =
    isGerman &&
    (found.some((place) => isAfter(germanIndefinite, place) || isAfterAdjective(germanIndefinite, place)) ||
      isOnlyNoun(text, found, brand));
  const named = isNoun ? found.map(asGermanNoun) : found;
  return [...named, ...findGapless(text, brand)].toSorted((a, b) => a.start - b.start);
}

/** Whether a text's language may bend names. Those written with the letters of English, German, Romance or Nordic languages do not: there another ending is another name. */
export function bendsNames(text: string): boolean {
  return /[^\P{L}a-z]/iu.test(text) && !/[ßæøåñàèìòùêçã¿¡]/iu.test(text) && !hasNounCase(text);
}

/** Where a name of several words stands with other endings, as languages bend them: "u Vela Kadlece" for "Velo Kadlec"; German bends adjectives and owners only. Each word has its capital. */
export function findBent(text: string, brand: Brand, isGerman: boolean): NamePlace[] {
  const isBent = isGerman ? isBentInGerman : isSame;
  const tokens = tokensOf(text);
  const names = brand.names
    .map((name) => tokensOf(name.replace(/^\p{Lu}\p{L}{1,2}\s/u, '')).map((token) => token.text))
    .filter((words) => words.length > 1 && words.every((word) => word.length > 3));
  return names.flatMap((words) =>
    tokens.flatMap((first, at) => {
      const span = tokens.slice(at, at + words.length);
      const last = span.at(-1);
      if (
        !last ||
        span.length < words.length ||
        !isOneRun(text, span, brand) ||
        !span.every((token, i) => isBent(token.text, words[i] ?? ''))
      )
        return [];
      const [tokensBefore, tokensAfter] = [
        tokens.slice(Math.max(0, at - 3), at),
        tokens.slice(at + span.length, at + span.length + 4),
      ];
      return [{ start: first.start, end: last.end, isCommonWord: false, tokensBefore, tokensAfter }];
    }),
  );
}

/** "im Alten Sudhaus", "Altes Sudhaus", "des Küchenhauses Wiebracht" */
function isBentInGerman(word: string, own: string): boolean {
  return (
    word === own ||
    word === `${own}s` ||
    word === `${own}es` ||
    (germanEnding.test(word) &&
      germanEnding.test(own) &&
      word.replace(germanEnding, '') === own.replace(germanEnding, ''))
  );
}

const germanEnding = /e[nmrs]?$/;

/** Whether a name can begin with this word; most words cannot, and each is folded once. */
function beginnings(brand: Brand, hasGenitive: boolean): (word: string) => boolean {
  const prefixes = new Set(
    [...brand.keys].flatMap((key) => Array.from(key, (_letter, at) => key.slice(0, at + 1)).concat(key)),
  );
  const known = new Map<string, boolean>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const ways = [word, word.replace(elision, ''), ...(hasGenitive ? [word.replace(/s$/, '')] : [])];
    const may = ways.some((way) => foldTokens([way]).some((form) => prefixes.has(form)));
    known.set(word, may);
    return may;
  };
}

/** German writes every noun with a capital; "ein Kraftwerk" tells that the answer speaks of power stations, so "das Kraftwerk" is one too. */
function asGermanNoun(place: NamePlace): NamePlace {
  return isAfter(germanArticle, place) || isAfterAdjective(germanArticle, place)
    ? { ...place, isCommonWord: true }
    : place;
}

/** Each time one word of a longer name behind "das", never the whole name: "das Nordlicht" is the one in the sky. "Die" may be the firm, "der" the inn. */
function isOnlyNoun(text: string, found: readonly NamePlace[], brand: Brand): boolean {
  const isLonger = brand.names.some((name) => /\S\s\S/.test(name));
  return (
    isLonger &&
    found.length > 0 &&
    found.every((place) => isAfter(germanNeuter, place) && !/[\s-]/.test(text.slice(place.start, place.end)))
  );
}

function isAfter(pattern: RegExp, place: NamePlace): boolean {
  return pattern.test(place.tokensBefore.at(-1)?.text ?? '');
}

/** "ein solides Fundament" */
function isAfterAdjective(pattern: RegExp, { tokensBefore }: NamePlace): boolean {
  return pattern.test(tokensBefore.at(-2)?.text ?? '') && /^\p{Ll}{3,}e[mnrs]?$/u.test(tokensBefore.at(-1)?.text ?? '');
}

const germanIndefinite = /^(?:ein|eine|einem|einen|einer|eines|jede[mnrs]?)$/i;
const germanNeuter = /^das$/i;
export const germanArticle = /^(?:ein|eine|einem|einen|einer|eines|jede[mnrs]?|der|die|das|dem|den|des)$/i;

const cjk = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}ー';
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

/** Text before an apostrophe that is not part of the name: l’Acme, dell’Acme. */
const elision = /^(?:l|d|qu|j|n|s|c|m|t|un|dell|all|nell|sull|dall)['’`´](?=\p{L}{2})/iu;

type Search = { longest: number; brand: Brand; isGerman: boolean; hasGenitive: boolean };

function longestMatch(
  text: string,
  tokens: readonly Token[],
  at: number,
  { longest, brand, isGerman, hasGenitive }: Search,
) {
  const first = tokens[at];
  if (!first) return null;
  const cut = elision.exec(first.text)?.[0].length ?? 0;
  for (let count = Math.min(longest, tokens.length - at); count > 0; count -= 1) {
    const span = tokens.slice(at, at + count);
    const last = span.at(-1);
    if (!last || !isOneRun(text, span, brand)) continue;
    const texts = span.map((token) => token.text);
    const forms = formsOf(texts, cut, hasGenitive);
    const form = forms.find((one) => brand.keys.has(one));
    if (form === undefined || !isWrittenLikeThis(text, span, brand, form)) continue;
    const end = last.start + withoutPossessive(last.text).length;
    const start = first.start + (brand.keys.has(forms[0] ?? '') ? 0 : cut);
    const isSetOff = count > 1 && isMarked({ start, end }, text, tokens[at - 1]);
    const isCommonWord =
      (!isSetOff && isEveryday(texts, cut, brand)) ||
      isSpelledAsWords(text, texts, start, brand) ||
      (isSign(form)
        ? !isEntry(text, start, end)
        : brand.shortKeys.has(form) && !standsAlone(text, tokens, at, count, brand, isGerman));
    return { start, end, count, isCommonWord };
  }
  return null;
}

/** One letter, or digits. */
function isSign(form: string): boolean {
  return form.length === 1 || /^\p{N}+$/u.test(form);
}

/** In stars, or behind an article, "La Tablée ligérienne": a capital is a name's where nouns have none. */
function isMarked({ start, end }: Pick<NamePlace, 'start' | 'end'>, text: string, before: Token | undefined): boolean {
  return (text[start - 1] === '*' && text[end] === '*') || romanceArticle.test(before?.text ?? '');
}

const romanceArticle = /^(?:la|le|les|el|los|las|il|lo|gli)$/i;

export function isBold({ start, end }: Pick<NamePlace, 'start' | 'end'>, text: string): boolean {
  return text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**';
}

/** As written, without what is elided before it, and without an owner's s. */
function formsOf(texts: readonly string[], cut: number, hasGenitive: boolean): string[] {
  const [first = '', ...others] = texts;
  const last = texts.at(-1) ?? '';
  return [
    ...foldTokens(texts),
    ...(cut > 0 ? foldTokens([first.slice(cut), ...others]) : []),
    ...(hasGenitive && last.endsWith('s') ? foldTokens([...texts.slice(0, -1), last.slice(0, -1)]) : []),
  ];
}

function isOneRun(text: string, span: readonly Token[], brand: Brand): boolean {
  return span.every((token, at) => {
    const before = span[at - 1];
    if (!before) return true;
    const gap = text.slice(before.end, token.start).replaceAll(joiner, '');
    if (gap !== '' && brand.signs.has(gap)) return true;
    if (gap.includes(',') && !brand.names.some((name) => name.includes(','))) return false;
    if (/^\.\s/.test(gap))
      return /^\p{L}{1,3}$/u.test(before.text) || brand.names.some((name) => name.includes(`${before.text}. `));
    // Italian writes "perche'" where it has no é.
    return /^(?:['’]?[ \u00a0]{0,2}|[ \u00a0]?[-‐‑–·.,/][ \u00a0]?)$/u.test(gap);
  });
}

/** A name written in one piece may be split only with capitals or a hyphen: "Brot Werk", "Brot-werk"; "any time" is not Anytime. */
function isWrittenLikeThis(text: string, span: readonly Token[], brand: Brand, form: string): boolean {
  const [first, second] = span;
  if (!first || !second) return true;
  // "Exóticos del Turia", exoticosdelturia.com
  if (form === brand.domainKey)
    return span.every((token, at) => /^[\p{Lu}\p{N}]/u.test(token.text) || (at > 0 && token.text.length <= 3));
  const fewest = Math.min(...brand.names.map((name) => tokensOf(name).length));
  if (span.length <= Math.max(fewest, ...brand.names.map((name) => tokensOf(name).length))) return true;
  return /[-‐‑]/.test(text.slice(first.end, second.start)) || span.every((token) => /^[\p{Lu}\p{N}]/u.test(token.text));
}

function isEveryday(texts: readonly string[], cut: number, brand: Brand): boolean {
  const written = texts.join(' ').slice(cut);
  // Nobody writes "pebble & rye" of a pebble.
  if (texts.length > 2 && written.includes('&')) return false;
  // "Most Leeds dentists": only the town carries a capital, the name "Leeds Dentists" would carry two.
  const names = brand.names.map(withoutAccents);
  const small = texts.filter(
    (word) => /^\p{Ll}/u.test(word) && !joins.test(word) && names.every((name) => !name.includes(withoutAccents(word))),
  );
  if (texts.length > 1 && small.some((word) => word.length > 2) && small.includes(texts.at(-1) ?? '')) return true;
  if (/\p{Lu}|\p{Lo}/u.test(written) || brand.names.some((name) => name === name.toLowerCase() && name === written))
    return false;
  // Nobody writes a name of several words small in Russian or Greek, and for those there is no list of everyday words.
  if (texts.length > 1 && /[\p{sc=Cyrillic}\p{sc=Greek}]/u.test(written)) return true;
  // "Kites tessellate the plane": no list has every verb, and an answer that names a company gives the name its capital.
  if (texts.length === 1 && brand.names.every((name) => /^\p{Lu}/u.test(name))) return true;
  return false;
}

/** "Pebble and rye are colours", "La petite presse du siècle": no capital but that of the sentence, where the name has more, in an answer that has capitals. */
function isSpelledAsWords(text: string, texts: readonly string[], start: number, brand: Brand): boolean {
  if (texts.length < 2 || !brand.names.some((name) => /\s\p{Lu}\p{Ll}/u.test(name))) return false;
  const opens = /$(?<=(?:^|[\n.!?])\s*)/.test(text.slice(Math.max(0, start - 4), start));
  const rest = opens ? texts.slice(1) : texts;
  if (rest.includes('&') || /[\p{Lu}\p{N}]/u.test(rest.join(' '))) return false;
  if (opens) return /^\p{Lu}\p{Ll}*$/u.test(texts[0] ?? '');
  return (
    texts.length > 2 &&
    texts.slice(1, -1).some((word) => joins.test(word)) &&
    /^\p{Lu}|[.!?]\s+\p{Lu}/u.test(text.slice(0, 300))
  );
}

/** A name of one letter or of digits is told from any other only where an entry begins: "1. **3** – mobile phones", "- X: cars". */
function isEntry(text: string, start: number, end: number): boolean {
  const isSetOff = /[*_[]$/.test(text.slice(Math.max(0, start - 1), start));
  const opens = /(?:^|\n)[ \t]*(?:[-*•]|\d{1,3}[.)]|\|(?=[ \t]*[*_[])|#{1,6})[ \t]*[*_[]{0,3}$/.test(
    text.slice(Math.max(0, start - 30), start).replaceAll(filler, ''),
  );
  return (
    opens &&
    /^(?:[*_\]]{1,3}|[ \t]?[:–—|-]|[ \t]*(?:\n|$))/.test(text.slice(end, end + 4)) &&
    (isSetOff || /\p{L}/u.test(text.slice(start, end)))
  );
}

/** German nouns carry capitals anyway: "auf Holz und Form achten". "Wendelin und Pfaff" is wendelin-pfaff.de. */
function isTwoNouns(text: string, first: Token, span: readonly Token[], { domain }: Brand): boolean {
  const isAddress =
    domain?.split('.')[0]?.replaceAll('-', '') === foldTokens(span.map((token) => token.text))[0]?.replace('&', '');
  return (
    !isAddress &&
    span.some((token) => token.text === 'und') &&
    !/[*_"„“«»[|]\s*$/.test(text.slice(Math.max(0, first.start - 2), first.start))
  );
}

/** A name without its trade ("Harbour & Pine" for "Harbour & Pine Vets") counts with its capitals only, and not as a place or in a longer name. */
function standsAlone(
  text: string,
  tokens: readonly Token[],
  at: number,
  count: number,
  brand: Brand,
  isGerman: boolean,
): boolean {
  const span = tokens.slice(at, at + count);
  const own = (token: Token) => foldTokens([token.text]).some((form) => brand.ownWords.has(form));
  const [before, after] = [tokens[at - 1], tokens[at + count]];
  const [beforeThat, first, last] = [tokens[at - 2], span[0], span.at(-1)];
  if (!first || !last || !span.every((token) => /[\p{Lu}\p{N}&+]/u.test(token.text) || token.text.length < 4))
    return false;
  if (isGerman && isTwoNouns(text, first, span, brand)) return false;
  const isBeside = (left: Token, right: Token) => /^[ \u00a0-]$/u.test(text.slice(left.end, right.start));
  if (after && isBeside(last, after) && /^\p{Lu}/u.test(after.text) && !own(after)) return false;
  if (!before || !isBeside(before, first)) return true;
  if (locative.test(before.text) && !leadsToFirm.test(before.text)) return false;
  // "Royal Harbour & Pine", but "Try Harbour & Pine": a capital tells nothing where a sentence opens.
  const opens = /$(?<=(?:^|[\n.!?:|])[\s*_#>-]*)/.test(text.slice(Math.max(0, before.start - 6), before.start));
  if (/^\p{Lu}\p{Ll}/u.test(before.text) && !own(before) && !opens) return false;
  return !(
    /^(?:de|du|des|d|del|of|von|di)$/i.test(before.text) &&
    beforeThat &&
    /\p{Lu}/u.test(beforeThat.text) &&
    !own(beforeThat)
  );
}

/** Of these, those that lead to a firm as well. */
export const leadsToFirm = /^(?:bei|im|to|te)$/i;
export const locative =
  /^(?:in|near|around|across|throughout|within|to|im|nach|bei|en|dans|à|aux|vers|desde|cerca|em|nel|nella|te)$/i;

const wordSegments = new Intl.Segmenter('zh', { granularity: 'word' });
/** What may follow a Korean name inside the same run of Hangul. */
const koreanParticle =
  /^(?:은|는|이|가|을|를|의|에|에서|와|과|도|로|으로|만|보다|까지|부터|라는|입니다|이다|처럼|등|측|사)(?![\p{sc=Hangul}])/u;
/** Another thing that is called after a word: a place, a bank, a university. */
const otherThing =
  /^(?:市|县|縣|省|区|區|路|街|镇|村|河|山|岛|族|语|椒|町|県|駅|站|川|湖|机场|空港|银行|銀行|大学|大學|学院|學院|学校|學校|幼儿园|医院|病院|证券|保险|出版社|大桥|大橋|協会|协会|商会|連盟|联盟|組合|医師会|学会|号航|文化节|粥|饭|糕|汤|种子)/u;

function findGapless(text: string, brand: Brand): NamePlace[] {
  const folded = text.replace(/[\uff01-\uff5e]/g, (letter) => letter.normalize('NFKC'));
  return brand.gapless.flatMap((name) => {
    const found: NamePlace[] = [];
    for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + name.length)) {
      const end = at + name.length;
      const before = folded.slice(Math.max(0, at - 1), at);
      const after = folded.slice(end, end + 8);
      const last = name.at(-1) ?? '';
      if (isKatakana(last) && isKatakana(after.slice(0, 1))) continue;
      if (isKatakana(name.slice(0, 1)) && isKatakana(before)) continue;
      if (/\p{sc=Hangul}/u.test(last) && /^\p{sc=Hangul}/u.test(after) && !koreanParticle.test(after)) continue;
      if (/\p{sc=Hangul}/u.test(name.slice(0, 1)) && /\p{sc=Hangul}/u.test(before)) continue;
      const isPartOfWord = /^\p{sc=Han}{1,2}$/u.test(name) && /\p{sc=Han}/u.test(before) && !startsWord(folded, at);
      const isOther = otherThing.test(after) && !name.endsWith(otherThing.exec(after)?.[0] ?? '');
      found.push({ start: at, end, isCommonWord: isPartOfWord || isOther, tokensBefore: [], tokensAfter: [] });
    }
    return found;
  });
}

/** Whether a word begins there, judged by the forty letters around it. */
function startsWord(text: string, at: number): boolean {
  const from = Math.max(0, at - 20);
  return wordSegments.segment(text.slice(from, at + 20)).containing(at - from)?.index === at - from;
}

function isKatakana(letter: string): boolean {
  return /[\p{sc=Katakana}ー]/u.test(letter);
}
