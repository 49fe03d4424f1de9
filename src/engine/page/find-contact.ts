import { decoded } from '#engine/derived/decoded.ts';
import { emailsIn, phonesIn, postal } from '#engine/derived/contact-words.ts';
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
    hrefs.flatMap((href) => (href.toLowerCase().startsWith(scheme) ? [decoded(href.slice(scheme.length).split('?')[0] ?? '')] : []));
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

function isPostal(line: string): boolean {
  return line.length <= 200 && /\d/.test(line) && postal.test(line);
}

function unique(values: string[], key: (value: string) => string): string[] {
  const seen = new Set<string>();
  return values.map((value) => value.trim()).filter((value) => value !== '' && !seen.has(key(value)) && seen.add(key(value)) !== undefined);
}
