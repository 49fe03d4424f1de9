import { countWords } from '#engine/derived/words.ts';
import type { PageFacts } from '#engine/evidence.ts';
import { collapse, textOf } from '#engine/page/dom.ts';
import type { Item, PageTree } from '#engine/page/page-tree.ts';

type Quotation = PageFacts['quotations'][number];

/** What others are quoted with: <blockquote> and <q>, with or without marks, and marked passages of eight words or more. */
export function findQuotations(tree: PageTree, mainText: string): Quotation[] {
  const marked = [...tree.named('blockquote'), ...tree.named('q')]
    .filter((item) => item.inMain)
    .slice(0, 100)
    .flatMap((item) => fromElement(tree, item, mainText));
  const known = marked.map((quotation) => quotation.text.slice(0, 60));
  return [
    ...marked,
    ...fromText(mainText).filter((quotation) => !known.some((start) => start.includes(quotation.text.slice(0, 40)) || quotation.text.includes(start))),
  ].slice(0, 100);
}

const minimumWords = 8;

function fromElement(tree: PageTree, item: Item, mainText: string): Quotation[] {
  const inside = tree.items.slice(item.index, Math.min(item.end, item.index + 200));
  const source = inside.find((inner) => inner.tag === 'cite' || inner.tag === 'footer' || inner.tag === 'figcaption');
  const text = withoutMarks(tree.proseOf(item.element, source?.element));
  if (countWords(text) < (item.tag === 'q' ? minimumWords : 5)) return [];
  const offset = Math.max(0, mainText.indexOf(text.slice(0, 60)));
  const caption = item.parent && (item.parent.tag === 'figure' || item.parent.tag === 'div') ? captionAfter(tree, item) : null;
  const after = mainText.slice(offset + text.length, offset + text.length + 160).replace(/^["”“»«’\s]+/, '');
  const before = mainText.slice(Math.max(0, offset - 120), offset);
  return [
    {
      text: text.slice(0, 600),
      attribution: (source && attributionOf(textOf(source.element))) ?? caption ?? dashed(after) ?? verbed(before, after) ?? verbed('', behindMark(text)),
      offset,
      line: item.line,
    },
  ];
}

/** What stands in the element behind its closing mark: "«…», racconta Giulia Neri". */
function behindMark(text: string): string {
  return /[”»"“]([^”»"“]{4,120})$/u.exec(text)?.[1] ?? '';
}

function captionAfter(tree: PageTree, quote: Item): string | null {
  const next = tree.items[quote.end];
  return next &&
    next.parent === quote.parent &&
    ['figcaption', 'cite', 'footer', 'p', 'div', 'span'].includes(next.tag) &&
    countWords(textOf(next.element)) <= 12
    ? attributionOf(textOf(next.element))
    : null;
}

function fromText(mainText: string): Quotation[] {
  return Array.from(mainText.matchAll(/[“„"«]([^“”„"«»\n]{30,600})[”“"»]/gu), (match) => {
    const text = collapse(match[1] ?? '');
    const before = mainText.slice(Math.max(0, match.index - 120), match.index);
    const after = mainText.slice(match.index + match[0].length, match.index + match[0].length + 160);
    return { text, attribution: dashed(after) ?? signed(after) ?? verbed(before, after), offset: match.index, line: null };
  }).filter((quotation) => countWords(quotation.text) >= minimumWords);
}

function withoutMarks(text: string): string {
  return text.replaceAll(/^["“”„«»\s]+|["“”„«»\s]+$/g, '');
}

/** Who said it, as the page names them; null for a place or a date ("shop.example, seen 3 May") and for what has no name in it. */
function attributionOf(text: string): string | null {
  const name = withoutInitials(collapse(text).replace(/^[–—―-]+\s*/, '')).slice(0, 120);
  return /\p{Lu}|\p{Lo}/u.test(name) && !/^(?:https?:|www\.|[\p{L}\d-]+(?:\.[\p{L}\d-]{2,})+(?![\p{L}\d])|[\d(])/iu.test(name) ? name : null;
}

/** A portrait of letters stands beside the name and reads as part of it: "MCMaria Chen". */
function withoutInitials(text: string): string {
  const [, initials = '', rest = ''] = /^(\p{Lu}{2,3})\s?(\p{Lu}\p{Ll}.*)$/su.exec(text) ?? [];
  const ofNames = (rest.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('');
  return initials !== '' && ofNames.startsWith(initials) ? rest : text;
}

const person = String.raw`\p{Lu}[\p{L}.'’-]+(?:\s+\p{Lu}[\p{L}.'’-]+){0,3}`;

/** "— Ada Weber, head baker" after the passage, on its own line or behind it. */
function dashed(after: string): string | null {
  const found = /^[\s.,]*[–—―-]\s?([^\n]{2,100})/u.exec(after)?.[1];
  return found ? attributionOf(found) : null;
}

/** "Dana R., Nob Hill" on the line below the passage: a card of a customer. Two capital words alone may be the next heading. */
function signed(after: string): string | null {
  return (
    /^[\s.]*\n\s*((?:\p{Lu}[\p{L}'’-]+\s){1,2}(?:\p{Lu}\.(?:,\s\p{Lu}[^\n.!?]{1,60})?|\p{Lu}[\p{L}'’-]+,\s\p{Lu}[^\n.!?]{1,60}))\s*(?:\n|$)/u.exec(
      after,
    )?.[1] ?? null
  );
}

/** "says Ada Weber", "Ada Weber said:", "according to Ada Weber", within reach of the passage. */
function verbed(before: string, after: string): string | null {
  const verbs = String.raw`(?:says|said|explains|explained|adds|added|notes|noted|writes|wrote|sagt|sagte|schreibt|schrieb|erklärt|erklärte|meint|dit|disait|écrit|écrivait|explique|expliquait|raconte|confie|dice|dijo|escribió|escribe|explica|explicó|ha scritto|ha detto|a écrit|a dit|ha escrito|ha dicho|scrive|scriveva|spiega|racconta|zegt|zei|schreef|schrijft)`;
  const behind = new RegExp(String.raw`^[\s.,!?]*(?:${verbs}\s+(?:\p{Ll}[\p{L}-]*\s+){0,4}(${person})|(${person})\s+${verbs}\b)`, 'u').exec(after);
  const ahead = new RegExp(
    String.raw`(?:(${person})(?:,[^,\n]{1,60},|,)?\s+(?:${verbs}|told\s[^.:\n]{2,60})[\s:,]*|(?:according to|laut|selon|según)\s+(${person})[\s:,]*)$`,
    'u',
  ).exec(before);
  return behind?.[1] ?? behind?.[2] ?? ahead?.[1] ?? ahead?.[2] ?? null;
}
