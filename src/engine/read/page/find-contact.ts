import { decoded } from '#engine/base/text/decoded.ts';
import { emailsIn, phonesIn, postal } from '#engine/base/text/contact-words.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { attribute, textOf } from '#engine/read/page/dom.ts';
import { cutIntoLines } from '#engine/read/page/blocks.ts';
import type { ShownBlock } from '#engine/read/page/blocks.ts';
import type { PageTree } from '#engine/read/page/page-tree.ts';

/** How a visitor reaches the business, as the shown page says it (never from markup that nobody sees). */
export function findContact(tree: PageTree, blocks: readonly ShownBlock[]): PageFacts['contact'] {
  const hrefs = tree
    .named('a')
    .filter((item) => !item.isHidden)
    .map((item) => (attribute(item.element, 'href') ?? '').trim());
  const schemed = (scheme: string) =>
    hrefs.flatMap((href) =>
      href.toLowerCase().startsWith(scheme) ? [decoded(href.slice(scheme.length).split('?')[0] ?? '')] : [],
    );
  const shown = blocks.map(({ text }) => text.slice(0, 2000));
  return {
    phones: distinctPhones([...schemed('tel:'), ...shown.flatMap(phonesIn)]).slice(0, 30),
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
        ...inTwoLines(cutIntoLines(blocks)),
      ],
      (text) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ''),
    )
      .map((text) => text.slice(0, 200))
      .slice(0, 20),
  };
}

/** "+49 228 1234567", "0228 1234567" and "1234567" are one number, told as it is written first. */
function distinctPhones(phones: readonly string[]): string[] {
  const kept: { phone: string; digits: string }[] = [];
  for (const written of phones) {
    const phone = written.trim();
    const digits = phone.replace(/\(0\)/, '').replaceAll(/\D/g, '').replace(/^0+/, '');
    const isKept = kept.some(
      (one) =>
        one.digits === digits ||
        (digits.length >= 7 && one.digits.endsWith(digits)) ||
        (one.digits.length >= 7 && digits.endsWith(one.digits)),
    );
    if (digits.length >= 5 && !isKept) kept.push({ phone, digits });
  }
  return kept.map(({ phone }) => phone);
}

/** A street with its number, and a postcode with its town in the line above or below. */
function inTwoLines(lines: readonly ShownBlock[]): string[] {
  return lines.flatMap(({ text: line }, index) => {
    const next = lines[index + 1]?.text ?? '';
    const isPair = (street.test(line) && town.test(next)) || (town.test(line) && street.test(next));
    return isPair ? [`${line} ${next}`] : [];
  });
}

const street = /^\p{Lu}[\p{L}.'’ -]{2,40}\s\d{1,4}\s?[a-zA-Z]?(?:,\s.{1,15})?$/u;
const town =
  /^(?:[A-Z]{1,2}[- ])?(?:\d{4,5}|\d{3}\s\d{2}|\d{2}[- ]\d{3}|\d{4}\s?[A-Z]{2}),?\s\p{Lu}[\p{L}\s.'’-]{2,30}$/u;

function isPostal(line: string): boolean {
  return line.length <= 200 && /\d/.test(line) && postal.test(line);
}

function unique(values: string[], key: (value: string) => string): string[] {
  const seen = new Set<string>();
  return values
    .map((value) => value.trim())
    .filter((value) => value !== '' && !seen.has(key(value)) && seen.add(key(value)) !== undefined);
}
