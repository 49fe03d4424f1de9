import { longestCount } from '#engine/derived/contact-words.ts';
import { attribute } from '#engine/page/dom.ts';
import type { Item } from '#engine/page/item.ts';
import type { ShownBlock } from '#engine/reader/blocks.ts';
import { namesOf } from '#engine/reader/main-text.ts';
import { ancestorWhere } from '#engine/reader/plain/plain-input.ts';
import type { PlainFact, PlainInput } from '#engine/reader/plain/plain-input.ts';

/** What a template left: known fillers, names and numbers that are reserved for examples, and fields that nothing filled. */
export function readPlaceholders({ blocks }: PlainInput): PlainFact[] {
  return blocks
    .filter(({ place }) => ancestorWhere(place, ({ tag }) => isSample(tag)) === null)
    .flatMap((block) => {
      const { text, line } = block;
      if (isEmptyCounter(block))
        return [{ kind: 'placeholder' as const, quote: text, line, subject: null, value: null, proof: 'a counter at zero, which only a script sets' }];
      const counted = countedNumber(text.slice(0, 3_000));
      // A form shows how a number is to be written.
      if (counted !== null && ancestorWhere(block.place, ({ tag }) => tag === 'form') === null)
        return [{ kind: 'placeholder' as const, quote: counted, line, subject: null, value: null, proof: 'a number of zeros or of digits in their order' }];
      return patterns.flatMap(([proof, pattern]): PlainFact[] => {
        // Whoever explains something writes such an address as an example; a link writes to it.
        if (proof === reservedMail && !writesMail(block.place)) return [];
        const quote = pattern.exec(text.slice(0, 3_000))?.[0];
        return quote === undefined ? [] : [{ kind: 'placeholder', quote, line, subject: null, value: null, proof }];
      });
    })
    .slice(0, 20);
}

/** "0+" in a box that builders call a counter, or that names the number to count to. */
function isEmptyCounter({ text, place }: ShownBlock): boolean {
  if (!/^[+~]?0\s?[+%kKmM]?$/.test(text)) return false;
  const isCounter = (item: Item) =>
    /(?:^|[\s_-])(?:counter|odometer|count-?up|countto)/i.test(namesOf(item)) ||
    /^data-(?:count|target|to|number|end|countup)/m.test(item.element.attrs.map(({ name }) => name).join('\n'));
  return isCounter(place) || (place.parent !== null && isCounter(place.parent));
}

/** "12 34 56 78", "+49 000 000 000": eight digits in their order or seven zeros, as a number is written; null without one. */
function countedNumber(text: string): string | null {
  for (const [number] of text.matchAll(/(?<![\p{L}\d])\+?\(?\d[\d\s().–-]{6,20}\d(?!\d)/gu))
    if (!inThousands.test(number) && (longestCount(number) >= 8 || /0{7}/.test(number.replaceAll(/\D/g, '')))) return number;
  return null;
}

/** "10.000.000" may be a sum. */
const inThousands = /^[1-9]\d{0,2}(?:[.\s]\d{3})+$/;

const reservedMail = 'an address reserved for examples';

function writesMail(place: Item): boolean {
  return [place, place.parent].some((item) => item?.tag === 'a' && /^mailto:/i.test(attribute(item.element, 'href') ?? ''));
}

const patterns: readonly [string, RegExp][] = [
  ['filler text', /\blorem ipsum\b/i],
  [reservedMail, /[\w.]{1,60}@(?:(?:example|yourdomain|yourcompany|domain)\.(?:com|org|net)|email\.com)\b/i],
  ['a number reserved for examples', /\(?\b[2-9]\d\d\)?[-. ]555[-. ]01\d\d\b|\(?\b555\)?[-. ]\d{3}[-. ]\d{4}\b/],
  [
    'a field that nothing filled',
    /\{\{[^{}\n]{1,60}\}\}|\{%[^%\n]{1,80}%\}|<%=[^%\n]{1,60}%>|\[(?:your|insert|enter)\s[^\]\n]{2,40}\]|\byour (?:city|company|business|address) (?:here|name)\b/i,
  ],
  ['a value that a script did not have', /(?<![\w“"'])(?:NaN|\[object Object\])(?![\w”"'])/],
];

/** Pages about templates show them as code. */
function isSample(tag: string): boolean {
  return tag === 'code' || tag === 'pre' || tag === 'kbd' || tag === 'samp';
}
