import { emailsIn, phonesIn } from '#engine/derived/contact-words.ts';
import type { PageFacts } from '#engine/evidence.ts';
import { attribute, textOf } from '#engine/page/dom.ts';
import type { PageTree } from '#engine/page/page-tree.ts';

/** How a visitor reaches the business, as the shown page says it (never from markup that nobody sees). */
export function findContact(tree: PageTree, lines: string[]): PageFacts['contact'] {
  const hrefs = tree
    .named('a')
    .filter((item) => !item.isHidden)
    .map((item) => (attribute(item.element, 'href') ?? '').trim());
  const schemed = (scheme: string) =>
    hrefs.flatMap((href) => (href.toLowerCase().startsWith(scheme) ? [decode(href.slice(scheme.length).split('?')[0] ?? '')] : []));
  const shown = lines.map((line) => line.slice(0, 2000));
  return {
    phones: unique([...schemed('tel:'), ...shown.flatMap(phonesIn)], (phone) => phone.replaceAll(/\D/g, '').replace(/^00/, ''))
      .filter((phone) => phone.replaceAll(/\D/g, '').length >= 6)
      .slice(0, 30),
    emails: unique([...schemed('mailto:'), ...shown.flatMap(emailsIn)], (email) => email.toLowerCase())
      .filter((email) => email.includes('@'))
      .slice(0, 30),
    addresses: unique(
      [
        ...tree
          .named('address')
          .filter((item) => !item.isHidden)
          .map((item) => textOf(item.element))
          .filter((text) => postal.test(text)),
        ...shown.filter(isPostal),
      ],
      (text) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ''),
    )
      .map((text) => text.slice(0, 200))
      .slice(0, 20),
  };
}

// British, American (with Canadian), then "12345 Ort" and "1234 AB Plaats" of the continent behind a street with its number.
const postal =
  /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]{2}\s\d{5}(?:-\d{4})?\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\p{L}[\p{L}.'’-]{2,40}\s\d{1,4}\s?[a-z]?\s?[,·|\s]\s?(?:[A-Z]{1,2}[- ])?\d{4,5}(?:\s[A-Z]{2})?\s\p{Lu}\p{L}{2,}|\b\d{1,4}\s?(?:bis|ter)?,?\s(?:rue|avenue|av\.|boulevard|place|chemin|quai|via|calle)\s[^\n]{3,50}\b\d{5}\b|(?<!\p{L})(?:C\/|Calle|Avda?\.?|Avenida|Paseo|Plaza|Via|Viale|Piazza|Corso)\s[^\n]{3,60}\b\d{5}\s\p{Lu}\p{L}/u;

function isPostal(line: string): boolean {
  return line.length <= 200 && /\d/.test(line) && postal.test(line);
}

function unique(values: string[], key: (value: string) => string): string[] {
  const seen = new Set<string>();
  return values.map((value) => value.trim()).filter((value) => value !== '' && !seen.has(key(value)) && seen.add(key(value)) !== undefined);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}
