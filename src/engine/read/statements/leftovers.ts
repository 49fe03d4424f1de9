import type { PageFacts } from '#engine/evidence/evidence.ts';
import { listed } from '#engine/base/text/wording.ts';
import { isCopyrightLine } from '#engine/read/statements/given.ts';
import { shownText } from '#engine/evidence/shown-text.ts';
import { isStandInPicture, noAddress, standInAddress, writtenField } from '#engine/base/text/stand-ins.ts';

/** What a template left where a reader does not look: in titles, links, pictures, markup and the copyright. `what` follows "still has"; `line` is null for shown words. */
export type Leftover = {
  url: string;
  line: number | null;
  what: string;
  quote: string;
  sort: 'title' | 'empty-contact' | 'contact-link' | 'icon' | 'rest';
};

/** Each thing once, where it was met first. */
export function leftoversInMarkup(pages: readonly PageFacts[]): Leftover[] {
  const read = new Set(pages.map(({ url }) => url));
  const found = pages.flatMap((page) =>
    [...inHead(page), ...inLinks(page, read), ...inForms(page), ...inPictures(page), ...inSchema(page)].map((one) => ({
      ...one,
      url: page.url,
    })),
  );
  const each = [
    ...new Map(found.toReversed().map((one) => [digitsOf(one.quote) ?? `${one.what} ${one.quote}`, one])).values(),
  ].toReversed();
  return [
    ...each,
    ...inCopyright(pages),
    ...pages.flatMap((page) => toNoProfile(page).map((one) => ({ ...one, url: page.url }))).slice(0, 1),
  ];
}

/** "© 2025 Weber" below the home page, and "© 2025 The Company" below another, which no title and no heading names. */
function inCopyright(pages: readonly PageFacts[]): Leftover[] {
  const [home, ...others] = pages;
  const own = home === undefined ? null : copyrightOf(home);
  if (own === null) return [];
  const named = pages.flatMap(({ titles, headings }) => [...titles, ...headings].map(({ text }) => text)).join('\n');
  const other = others.find((page) => {
    const [name, stranger] = whereTheyDiffer(own, copyrightOf(page) ?? own);
    return (
      nameInCopyright.test(name) &&
      nameInCopyright.test(stranger) &&
      !isCopyrightLine(stranger) &&
      !named.includes(stranger)
    );
  });
  return other
    ? [
        {
          url: other.url,
          line: null,
          what: 'another name in its copyright than the home page',
          quote: copyrightOf(other) ?? '',
          sort: 'rest' as const,
        },
      ]
    : [];
}

const nameInCopyright = /^\p{Lu}[\p{L}\p{N}'’-]{2,30}(?:\s\p{Lu}[\p{L}\p{N}'’-]{1,30})?\.?$/u;

/** The only line that a page shows of it; null for none, or several. */
function copyrightOf(page: PageFacts): string | null {
  const lines = shownText(page)
    .text.split('\n')
    .filter((line) => line.length <= 100 && isCopyrightLine(line));
  return lines.length === 1 ? (lines[0] ?? null) : null;
}

/** The words of each that stand between what both begin and end with. */
function whereTheyDiffer(one: string, other: string): [string, string] {
  const [a, b] = [one.trim().split(/\s+/), other.trim().split(/\s+/)];
  const start = a.findIndex((word, at) => word !== b[at]);
  if (start === -1) return ['', b.slice(a.length).join(' ')];
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [a.slice(start, a.length - end).join(' '), b.slice(start, b.length - end).join(' ')];
}

/** A number, however it is written: in a link, in markup, or shown; null for none. */
export function digitsOf(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '');
  return digits.length < 7 ? null : digits.slice(-7);
}

type Found = Omit<Leftover, 'url' | 'line'> & { line: number };

function inHead({ titles, metaDescriptions }: PageFacts): Found[] {
  return [
    ...titles.flatMap(({ text, line }) =>
      toolsTitle.test(text) ? [{ line, what: 'the title that a tool wrote', quote: text, sort: 'title' as const }] : [],
    ),
    ...[...titles, ...metaDescriptions].flatMap(({ text, line }) => {
      const field = writtenField(text);
      return field === null
        ? []
        : [
            {
              line,
              what: 'a field that nothing filled in its title or description',
              quote: field,
              sort: 'rest' as const,
            },
          ];
    }),
  ];
}

/** As editors and builders of pages write it before anybody does. */
const toolsTitle =
  /^(?:(?:Untitled )?Document|Untitled(?: [Pp]age)?|(?:React|Vite|Vue) App|Vite \+ [A-Z]\w+(?: \+ TS)?|Create Next App|Elementor #\d+(?:\s.*)?)$/;

/** What a link leads to was filled in if it could be read. */
function inLinks({ links, kind }: PageFacts, read: ReadonlySet<string>): Found[] {
  // Who writes about the web links what is reserved for that.
  if (kind === 'article') return [];
  return links.flatMap(({ href, url, internal, line }) => {
    const why = internal && !/[[{%]|^\s*[A-Z_]+\s*$/.test(href) ? null : standInAddress(href.trim().slice(0, 500));
    return why === null || (url !== null && read.has(url))
      ? []
      : [
          {
            line,
            what: `a link to ${why}`,
            quote: href.trim().slice(0, 200),
            sort:
              why === noAddress
                ? ('empty-contact' as const)
                : isContact(href)
                  ? ('contact-link' as const)
                  : ('rest' as const),
          },
        ];
  });
}

/** Also an address of a messenger, which is called by a number. */
const isContact = (href: string): boolean =>
  /^(?:mailto|tel|sms):|^https?:\/\/(?:wa\.me|api\.whatsapp\.com)\//i.test(href);

/** A service for forms knows whom to write to by a code at the end of the address. */
function inForms({ forms = [] }: PageFacts): Found[] {
  return forms.flatMap(({ action, line }) =>
    standInAddress(action) === null && !standInCode.test(action)
      ? []
      : [
          {
            line,
            what: 'a form that sends to an address nobody filled in',
            quote: action.slice(0, 200),
            sort: 'contact-link' as const,
          },
        ],
  );
}

/** "https://forms.example/f/XXXXXXXX", "…/f/YOUR_FORM_ID" */
const standInCode = /^https?:\/\/[^/?#]+\/(?:[^?#]{1,100}\/)?(?:(\p{L})\1{4,}|[A-Z]{2,20}(?:_[A-Z]{2,20}){1,5})\/?$/u;

/** Icons of networks that lead nowhere are the same on each page. */
function toNoProfile({ links }: PageFacts): Found[] {
  const dead = links.filter(({ network }) => network !== undefined);
  const names = [...new Set(dead.flatMap(({ network }) => network ?? []))];
  const [first] = dead;
  const what =
    names.length > 1
      ? `links for ${listed(names)} that lead nowhere`
      : `a link for ${listed(names)} that leads nowhere`;
  return first ? [{ line: first.line, what, quote: `href="${first.href}"`, sort: 'icon' }] : [];
}

function inPictures({ images }: PageFacts): Found[] {
  const left = images.find(({ src }) => isStandInPicture(src));
  return left ? [{ line: left.line, what: 'a picture that only holds a place', quote: left.src, sort: 'rest' }] : [];
}

function inSchema({ schema }: PageFacts): Found[] {
  return schema.flatMap(({ properties, line }) =>
    textsIn(properties).flatMap(([name, text]) => {
      const left =
        writtenField(text) ??
        wholeField.exec(text)?.[0] ??
        (name === 'telephone' && standInAddress(`tel:${text}`) !== null ? text : null);
      const isNobodys = left === null && /^(?:https?:|mailto:)/.test(text) && standInAddress(text) !== null;
      return left === null && !isNobodys
        ? []
        : [
            {
              line,
              what: 'a value that nobody filled in its markup',
              quote: (left ?? text).slice(0, 200),
              sort: 'rest' as const,
            },
          ];
    }),
  );
}

/** "[Your City]" as the whole value. */
const wholeField = /^\[\p{L}[^[\]{}<>=]{2,80}\]$/u;

/** Each text of a node with the name of its property. */
function textsIn(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value.slice(0, 1_000)]];
  if (Array.isArray(value)) return value.slice(0, 100).flatMap((one) => textsIn(one, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([own, one]) => textsIn(one, own));
}
