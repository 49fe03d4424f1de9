// Whether the letters of a name stand where the name does not: inside a longer name of a script without gaps, between other letters of one, or in lower case where names have capitals.
import { headAt } from './answer-blocks.ts';
import type { Brand } from './brand.ts';
import { germanArticle, type NamePlace } from './find-names.ts';

type Test = (place: NamePlace) => boolean;

/** `text` as the names were found in it; `others`: names of others that it offers. */
export function writtenOtherwise(text: string, others: readonly string[], brand: Brand, isGerman: boolean): Test {
  const longer = spansOf(text, others);
  const hasCapitals =
    brand.names.every((name) => (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).length > 1) && /\p{Lu}/u.test(text);
  return (place) => {
    const { start, end, tokensBefore } = place;
    if (longer.some((span) => span.start <= start && span.end >= end && span.end - span.start > end - start))
      return true;
    const written = text.slice(start, end);
    // "côté mer" is the side to the sea, where the firm is Côté Mer.
    if (hasCapitals && /\s/.test(written) && written === written.toLowerCase()) return true;
    // In hiragana, and in German behind an article, a name is written like a word; in what is said of another it is one: 冬でもひだまりでお茶を飲める.
    const isLikeWord =
      /^\p{sc=Hiragana}+$/u.test(written) ||
      (isGerman && !/[\s-]/.test(written) && germanArticle.test(tokensBefore.at(-1)?.text ?? ''));
    if (isLikeWord && isOfOther(text, place)) return true;
    // Two signs between others are as likely a word: 四月海棠开花.
    return (
      brand.gapless.includes(written) && written.length <= 2 && isUnspaced(text[start - 1]) && isUnspaced(text[end])
    );
  };
}

export function spansOf(text: string, names: readonly string[]): { start: number; end: number }[] {
  return names.flatMap((name) => {
    const spans: { start: number; end: number }[] = [];
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
      spans.push({ start: at, end: at + name.length });
    return spans;
  });
}

/** In the entry of a list, or in a paragraph that begins in bold, with a head that is not the name. */
export function isOfOther(text: string, { start, end }: NamePlace): boolean {
  const head = headAt(text, start) ?? /^\*\*([^*\n]+)\*\*/.exec(text.slice(text.lastIndexOf('\n', start) + 1))?.[1];
  return head !== undefined && !head.includes(text.slice(start, end));
}

function isUnspaced(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(sign);
}
