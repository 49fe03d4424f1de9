// Whether the letters of a name stand where the name does not: inside a longer name of a script without gaps, between other letters of one, or in lower case where names have capitals.
import { headAt } from './answer-blocks.ts';
import type { Brand } from './brand.ts';
import { findRivals } from './find-rivals.ts';
import type { NamePlace } from './find-names.ts';

type Test = (place: NamePlace) => boolean;

/** `text` as the names were found in it. */
export function writtenOtherwise(text: string, prompt: string, brand: Brand): Test {
  const longer = brand.gapless.length === 0 ? [] : spansOf(text, longerNames(text, prompt, brand));
  const hasCapitals = brand.names.every((name) => (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).length > 1) && /\p{Lu}/u.test(text);
  return ({ start, end }) => {
    if (longer.some((span) => span.start <= start && span.end >= end && span.end - span.start > end - start)) return true;
    const written = text.slice(start, end);
    // "côté mer" is the side to the sea, where the firm is Côté Mer.
    if (hasCapitals && /\s/.test(written) && written === written.toLowerCase()) return true;
    // In hiragana a name is written like a word; in what is said of another it is one: 冬でもひだまりでお茶を飲める.
    if (/^\p{sc=Hiragana}+$/u.test(written) && isOfOther(text, start, brand)) return true;
    // Two signs between others are as likely a word: 四月海棠开花.
    return brand.gapless.includes(written) && written.length <= 2 && isUnspaced(text[start - 1]) && isUnspaced(text[end]);
  };
}

function longerNames(text: string, prompt: string, brand: Brand): string[] {
  return findRivals({ text, prompt }, brand)
    .map(({ name }) => name)
    .filter((name) => brand.gapless.some((own) => name.length > own.length && name.includes(own)));
}

function spansOf(text: string, names: readonly string[]): { start: number; end: number }[] {
  return names.flatMap((name) => {
    const spans: { start: number; end: number }[] = [];
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) spans.push({ start: at, end: at + name.length });
    return spans;
  });
}

function isOfOther(text: string, start: number, brand: Brand): boolean {
  const head = headAt(text, start);
  return head !== null && !brand.gapless.some((own) => head.includes(own));
}

function isUnspaced(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(sign);
}
