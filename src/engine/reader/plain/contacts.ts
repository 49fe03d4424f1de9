import { decoded } from '#engine/derived/decoded.ts';
import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';
import { attribute, collapse, textOf } from '#engine/page/dom.ts';
import { isCounted } from '#engine/reader/plain/placeholders.ts';
import type { PlainFact, PlainInput } from '#engine/reader/plain/plain-input.ts';
import type { ShownBlock } from '#engine/reader/blocks.ts';

/**
 * How to reach the business: links that dial or write, numbers that are valid where the page says which country it is in, and address elements. What a link
 * says is no number: without one in its words, the number counts where the page shows it.
 */
export function readContacts(input: PlainInput): PlainFact[] {
  return [...inLinks(input), ...inText(input), ...inAddresses(input)].slice(0, 60);
}

function inLinks({ tree, blocks }: PlainInput): PlainFact[] {
  return tree
    .named('a')
    .filter((item) => !item.isHidden && /^\s*(?:tel|mailto):/i.test(attribute(item.element, 'href') ?? ''))
    .slice(0, 60)
    .flatMap((item): PlainFact[] => {
      const href = (attribute(item.element, 'href') ?? '').trim();
      const value = decoded(href.slice(href.indexOf(':') + 1).split('?')[0] ?? '').trim();
      const dials = href.toLowerCase().startsWith('tel');
      // A link that shares the page writes to nobody; a number of few digits is an emergency's, one that counts is nobody's.
      if (dials ? !enoughDigits(value) || isCounted(value) : !value.includes('@')) return [];
      const words = collapse(textOf(item.element));
      const quote = dials ? (enoughDigits(words) ? words : numberShown(blocks, value)) : words.includes('@') ? words : value;
      return quote === null ? [] : [{ kind: 'contact', quote, line: item.line, subject: null, value, proof: dials ? 'link that dials' : 'link that writes' }];
    });
}

/** The same number as the page writes it: its last seven digits say so. */
function numberShown(blocks: readonly ShownBlock[], dialled: string): string | null {
  const last = dialled.replaceAll(/\D/g, '').slice(-7);
  for (const { text } of blocks)
    if (enoughDigits(text))
      for (const [number] of text.slice(0, 3_000).matchAll(/\(?\+?\(?\d[\d\s()./–-]{5,20}\d/g)) if (number.replaceAll(/\D/g, '').endsWith(last)) return number;
  return null;
}

function inText(input: PlainInput): PlainFact[] {
  const lines = input.blocks.filter(({ text }) => text.length <= 200 && enoughDigits(text)).slice(0, mostLines);
  const defaultCountry = countryOf(lines.map(({ text }) => text));
  return lines.flatMap(({ text, line }) => {
    const found = findPhoneNumbersInText(text, defaultCountry === null ? undefined : { defaultCountry, extended: true });
    return found.flatMap(({ number, startsAt, endsAt }) =>
      number.isValid() && !isCounted(text.slice(startsAt, endsAt))
        ? [{ kind: 'contact' as const, quote: text.slice(startsAt, endsAt), line, subject: null, value: String(number.number), proof: 'valid number' }]
        : [],
    );
  });
}

const mostLines = 60;

function enoughDigits(text: string): boolean {
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57) digits += 1;
  return digits >= 7;
}

/** The country of a number that the page writes in full: a guess would make a wrong number of a right one. */
function countryOf(lines: readonly string[]): CountryCode | null {
  for (const line of lines) {
    const at = line.indexOf('+');
    const country = at === -1 ? undefined : findPhoneNumbersInText(line.slice(at))[0]?.number.country;
    if (country) return country;
  }
  return null;
}

function inAddresses({ tree, blocksIn }: PlainInput): PlainFact[] {
  return tree
    .named('address')
    .filter((item) => !item.isHidden)
    .slice(0, 20)
    .flatMap((item) => {
      const [first] = blocksIn(item);
      const text = blocksIn(item)
        .map((block) => block.text)
        .join(', ');
      return first && /\d/.test(text) && /\p{L}{3}/u.test(text) && text.length < 250
        ? [{ kind: 'place' as const, quote: first.text, line: item.line, subject: null, value: text, proof: 'address element' }]
        : [];
    });
}
