import { withoutBankNumbers } from '#engine/base/text/bank-numbers.ts';
import { emailsIn, isCounted, phonesIn } from '#engine/base/text/contact-words.ts';
import { decoded } from '#engine/base/text/decoded.ts';
import { findPhoneNumbersInText, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';
import { parse } from 'tldts';
import { attribute, collapse, textOf } from '#engine/read/page/dom.ts';
import type { Item } from '#engine/read/page/item.ts';
import type { ShownBlock } from '#engine/read/page/blocks.ts';
import type { PageTree } from '#engine/read/page/page-tree.ts';
import { isWithin } from '#engine/read/page/main-text.ts';
import type { PlainFact, PlainInput } from '#engine/read/statements/plain/plain-input.ts';

/**
 * How to reach the business: links that dial or write, numbers with the code of their country, mail addresses, and address elements. What a link
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
      const quote = dials
        ? enoughDigits(words)
          ? (numberShown([words], value) ?? words)
          : numberShown(
              blocks.map(({ text }) => text),
              value,
            )
        : words.includes('@') && !words.includes(value)
          ? words
          : value;
      return quote === null
        ? []
        : [
            {
              kind: 'contact',
              quote,
              line: item.line,
              subject: null,
              value,
              proof: dials ? 'link that dials' : 'link that writes',
            },
          ];
    });
}

/** The same number as the page writes it: its last seven digits say so. */
function numberShown(texts: readonly string[], dialled: string): string | null {
  const last = dialled.replaceAll(/\D/g, '').slice(-7);
  for (const text of texts)
    if (enoughDigits(text))
      for (const [number] of text.slice(0, 3_000).matchAll(/\(?\+?\(?\d[\d\s()./–-]{5,20}\d/g))
        if (number.replaceAll(/\D/g, '').endsWith(last)) {
          // "Phone (2)0732 080 320": the second of two, where the number that is dialled does not begin so.
          const own = isDialled(number, dialled) ? number : number.replace(/^\(\d{1,2}\)\s?/, '');
          return own.includes(')') ? own : own.replace('(', '');
        }
  return null;
}

/** Zeros lead to long distances, and the code of a country may stand before them. */
function isDialled(number: string, dialled: string): boolean {
  return dialled.replaceAll(/\D/g, '').endsWith(number.replaceAll(/\D/g, '').replace(/^0+/, ''));
}

/**
 * Numbers with the code of their country or the zero of long distances, and mail addresses. Without either, the number of a register looks the same:
 * "3350995-4", "CVR 35 74 98 29".
 */
function inText({ blocks, languages }: PlainInput): PlainFact[] {
  const lines = blocks.filter(({ text }) => text.length <= 200);
  const fact = (quote: string, line: number, value: string, proof: string): PlainFact => ({
    kind: 'contact',
    quote,
    line,
    subject: null,
    value,
    proof,
  });
  const numbers = lines
    .filter(({ text }) => text.includes('+') && enoughDigits(text))
    .slice(0, mostLines)
    .flatMap(({ text, line }) =>
      findPhoneNumbersInText(withoutBankNumbers(text)).flatMap(({ number, startsAt, endsAt }) => {
        const quote = text.slice(startsAt, endsAt);
        return number.isValid() && !isCounted(quote) ? [fact(quote, line, String(number.number), 'valid number')] : [];
      }),
    );
  const mails = lines.filter(({ text }) => text.includes('@')).slice(0, mostLines);
  const countries = countriesOf(languages, mails);
  const national = lines.flatMap(({ text, line }) =>
    nationalNumbers(text, countries).map((quote) => fact(quote, line, quote, 'number as its country writes it')),
  );
  return [
    ...numbers,
    ...national.slice(0, mostLines),
    ...mails.flatMap(({ text, line }) =>
      emailsIn(text).flatMap((mail) => (isUnderTopLevel(mail) ? [fact(mail, line, mail, 'mail address')] : [])),
    ),
  ];
}

/**
 * "07 45 21 99 66", "(320) 544-0732": numbers with the zero of long distances or an area in brackets, cut into groups as their country cuts them. A register's number is cut in
 * another way, or not.
 */
function nationalNumbers(text: string, countries: readonly CountryCode[]): string[] {
  if (countries.length === 0 || !enoughDigits(text)) return [];
  const groups = (number: string) => number.match(/\d+/g)?.join(' ') ?? '';
  const isOf = (written: string, country: CountryCode) => {
    const number = parsePhoneNumberFromString(written, country);
    return number?.isValid() === true && groups(written) === groups(number.formatNational());
  };
  return Array.from(
    withoutBankNumbers(text).matchAll(/(?<![\p{L}\d+.,/-])(?:\(?0\d|\(\d{3}\))[\d\s()./-]{6,16}\d(?![\d%])/gu),
    ([written]) => written,
  ).filter(
    (written) => /\d\D+\d/.test(written) && !isCounted(written) && countries.some((country) => isOf(written, country)),
  );
}

/** The countries that the page's languages and mail addresses name ("en-GB", ".co.uk"), and the one in which most people speak the first language. */
function countriesOf(languages: readonly string[], mails: readonly ShownBlock[]): CountryCode[] {
  const known = languages
    .filter((language) => Intl.DateTimeFormat.supportedLocalesOf(language).length > 0)
    .map((language) => new Intl.Locale(language));
  const ofMails = mails.flatMap(({ text }) =>
    emailsIn(text).map((mail) => mail.slice(mail.lastIndexOf('.') + 1).toUpperCase()),
  );
  const named = [
    ...known.map(({ region = '' }) => region),
    ...ofMails.map((ending) => (ending === 'UK' ? 'GB' : ending)),
    known[0]?.maximize().region ?? '',
  ];
  return [...new Set(named)].filter((region) => isSupportedCountry(region)).slice(0, 4);
}

/** A template's “info@untitled.tld” is nobody's. */
function isUnderTopLevel(mail: string): boolean {
  return parse(mail.slice(mail.lastIndexOf('@') + 1)).isIcann === true;
}

const mostLines = 60;

function enoughDigits(text: string): boolean {
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57) digits += 1;
  return digits >= 7;
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
      return first && /\d/.test(withoutContacts(text)) && /\p{L}{3}/u.test(text) && text.length < 250
        ? [
            {
              kind: 'place' as const,
              quote: withoutLinksBehind(first.text, item, tree),
              line: item.line,
              subject: null,
              value: text,
              proof: 'address element',
            },
          ]
        : [];
    });
}

/** Numbers to call and mail addresses say no place. */
function withoutContacts(text: string): string {
  return [...phonesIn(text), ...emailsIn(text)].reduce((rest, contact) => rest.replace(contact, ''), text);
}

/** "Mill Street 20, Lynn Newsletter": a link without a number behind the address is no part of it. */
function withoutLinksBehind(text: string, address: Item, tree: PageTree): string {
  const links = tree.named('a').flatMap((link) => (isWithin(link, address) ? [collapse(textOf(link.element))] : []));
  const behind = links.findLast((words) => words !== '' && !/\d/.test(words) && text.endsWith(` ${words}`));
  const rest = behind === undefined ? '' : text.slice(0, -behind.length).trimEnd();
  return /\d/.test(rest) ? rest : text;
}
