import {
  bracketedField,
  bracketsWithin,
  emptyCounter,
  emptyFields,
  fillerText,
  standInNumber,
  writtenField,
} from '#engine/base/text/stand-ins.ts';
import { attribute, collapse, isElement, textOf } from '#engine/read/page/dom.ts';
import type { Item } from '#engine/read/page/item.ts';
import { levelOf } from '#engine/read/page/blocks.ts';
import type { ShownBlock } from '#engine/read/page/blocks.ts';
import { namesOf } from '#engine/read/page/main-text.ts';
import { sumsIn } from '#engine/base/text/money.ts';
import { teamNames } from '#engine/read/statements/plain/people.ts';
import { ancestorWhere } from '#engine/read/statements/plain/plain-input.ts';
import type { PlainFact, PlainInput } from '#engine/read/statements/plain/plain-input.ts';

/** What a template left: known fillers, names and numbers that are reserved for examples, fields that nothing filled, and boxes that stand for something to come. */
export function readPlaceholders(input: PlainInput): PlainFact[] {
  const shown = input.blocks.filter(({ place }) => ancestorWhere(place, ({ tag }) => isSample(tag)) === null);
  const labels = bracketedLabels(shown, input);
  // Beside "[PLEASE ADD: the price]" three times, other words in brackets are fields, too.
  const proven = (fact: PlainFact) =>
    labels.length > 0 && fact.proof === perhapsUnfilled ? { ...fact, proof: unfilled } : fact;
  return [
    ...labels,
    ...shown.flatMap((block, at) => inBlock(block, begins(shown, at), input.languages)).map(proven),
    ...repeatedLatin(shown),
    ...countersAtZero(shown),
    ...countersWithin(input),
    ...sameMembers(input),
    ...standInBoxes(input),
    ...markedToDo(input),
  ].slice(0, 20);
}

/** The first of several lines, or all that stands below a heading. */
function begins(blocks: readonly ShownBlock[], at: number): boolean {
  return (
    (blocks[at]?.lines.length ?? 0) > 1 ||
    (levelOf(blocks[at - 1]) < 7 && levelOf(blocks[at + 1] ?? blocks[at - 1]) < 7)
  );
}

function inBlock(block: ShownBlock, isFirst: boolean, languages: readonly string[]): PlainFact[] {
  const { text, line } = block;
  const fact = (quote: string, proof: string): PlainFact => ({
    kind: 'placeholder',
    quote,
    line,
    subject: null,
    value: null,
    proof,
  });
  if (isEmptyCounter(block)) return [fact(text, emptyCounter)];
  const start = text.slice(0, 3_000);
  // A form shows how a number is to be written.
  const isForm = ancestorWhere(block.place, ({ tag }) => tag === 'form') !== null;
  const counted = isForm ? null : standInNumber(start);
  if (counted !== null)
    return [
      fact(
        counted,
        /x/i.test(counted)
          ? 'a number of which only the form is there'
          : 'a number of zeros or of digits in their order',
      ),
    ];
  const sum = isForm ? null : maskedSum(text.slice(0, 300), languages);
  if (sum !== null) return [fact(sum, 'a sum of which only the form is there')];
  const time = isForm ? undefined : maskedTimes.exec(start)?.[0];
  if (time !== undefined) return [fact(time, 'times of which only the form is there')];
  const known = patterns.flatMap(([proof, pattern]): PlainFact[] => {
    const quote = pattern.exec(start)?.[0];
    // Whoever explains something writes such an address within a sentence, or in a form; a link writes to it.
    const isExample =
      quote !== undefined &&
      explained.has(proof) &&
      !writesMail(block.place) &&
      (isForm || text.length > quote.length + 30);
    return quote === undefined || isExample ? [] : [fact(quote, proof)];
  });
  if (known.length === 0 && (isPassage(start) || isLatin(start)))
    return [fact(start.slice(0, 200).replace(/(?<=.{150})\s\S*$/u, ''), fillerText)];
  const fields =
    isForm || isSaid(block) || isScripts(block)
      ? []
      : fieldsIn(block, isFirst).map(([quote, proof]) => fact(quote, proof));
  const sure = fields.filter(({ proof }) => proof === unfilled);
  return [
    ...sure,
    ...known.filter(({ proof }) => proof !== unfilled || sure.length === 0),
    ...fields.filter((one) => !sure.includes(one)),
  ];
}

/** "from XXh to XXh", "xx:xx – xx:xx": x where the digits of two times belong. */
const maskedTimes =
  /(?<![\p{L}\d])[xX]{2}(?:[:.][xX]{2}|\s?h)(?![\p{L}\d]).{1,12}(?<![\p{L}\d])[xX]{2}(?:[:.][xX]{2}|\s?h)(?![\p{L}\d])/u;

/** "from xxx kr": x where the digits of a sum belong; null without it. */
function maskedSum(text: string, languages: readonly string[]): string | null {
  const [xs] = /(?<![\p{L}\d])(?:x{2,4}|X{2,4})(?:[.,](?:xx|XX))?(?![\p{L}\d])/u.exec(text) ?? [];
  const sum =
    xs === undefined ? undefined : sumsIn(text.replace(xs, '739'), languages).find((one) => one.includes('739'));
  return xs === undefined || sum === undefined || !/\P{N}/u.test(sum) ? null : sum.replace('739', xs);
}

/** What a template was to be filled with. */
const unfilled = 'a field that nothing filled';

/** It may be the name of a button or an aside, too: told only beside another sign. */
export const perhapsUnfilled = 'words in brackets where a text belongs';

function fieldsIn({ text, lines, linkLength }: ShownBlock, isFirst: boolean): [quote: string, proof: string][] {
  if (linkLength * 2 > text.length) return [];
  const all = (lines.length > 1 ? lines : [text]).map((line) => line.slice(0, 1_000));
  const first = (read: (line: string, at: number) => string | null, proof: string): [string, string][] => {
    const quote = all.map(read).find((one) => one !== null);
    return quote === undefined || quote === null ? [] : [[quote, proof]];
  };
  const sure = first(
    (line, at) => writtenField(line) ?? emptyFields(line) ?? bracketedField(line, isFirst && at === 0),
    unfilled,
  );
  return sure.length > 0 ? sure : first(bracketsWithin, perhapsUnfilled);
}

const standInBox = 'a box that its own markup calls a placeholder';
const countedPostcode = 'a postcode of zeros or of digits in their order';

/** What is left over by itself: what stands in the lines beside it may be real. */
export const leftAlone: ReadonlySet<string> = new Set([unfilled, perhapsUnfilled, standInBox, countedPostcode]);

/** In a box that a framework fills: ":class", "v-if", "x-text", "ng-app". */
function isScripts({ place }: ShownBlock): boolean {
  return (
    ancestorWhere(place, ({ element }) => element.attrs.some(({ name }) => /^(?:[:@*[(]|v-|x-|ng-)/.test(name))) !==
    null
  );
}

/** Who quotes somebody leaves words out, or explains one, in brackets. */
function isSaid({ place }: ShownBlock): boolean {
  return place.inControl || ancestorWhere(place, ({ tag }) => tag === 'blockquote' || tag === 'q') !== null;
}

/** "0+" in a box that builders call a counter, or that names the number to count to. */
function isEmptyCounter({ text, place }: ShownBlock): boolean {
  if (!/^[+~]?0\s?[+%kKmM]?$/.test(text)) return false;
  const isCounter = (item: Item) =>
    /(?:^|[\s_-])(?:counter|odometer|count-?up|countto)/i.test(namesOf(item)) || countsTo(item);
  return isCounter(place) || (place.parent !== null && isCounter(place.parent));
}

/** An element that names the number to count to. */
function countsTo({ element }: Item): boolean {
  return element.attrs.some(({ name }) => /^data-(?:count|target|to|number|end|countup)/.test(name));
}

/** "for <b data-count-to="29">0 years</b>": a counter within a sentence. */
function countersWithin({ tree, blocksIn }: PlainInput): PlainFact[] {
  const counters = tree.items.filter(
    (item) =>
      item.end - item.index === 1 &&
      !item.isHidden &&
      countsTo(item) &&
      /^0(?:[.,]0)?(?!\p{N})/u.test(collapse(textOf(item.element))),
  );
  return counters.slice(0, 20).flatMap((item): PlainFact[] => {
    const box = ancestorWhere(item, (one) => blocksIn(one).length > 0);
    const block =
      box && blocksIn(box).find(({ text }) => text.length > 4 && text.includes(collapse(textOf(item.element))));
    return block
      ? [
          {
            kind: 'placeholder',
            quote: block.text.slice(0, 200),
            line: item.line,
            subject: null,
            value: null,
            proof: emptyCounter,
          },
        ]
      : [];
  });
}

function isOutsideTables(place: Item): boolean {
  return ancestorWhere(place, ({ tag }) => tag === 'table') === null;
}

/** "0" beside "0" beside "0", or "Ada’s pictures were seen 0 times" of three: what counts, and has never counted. */
function countersAtZero(blocks: readonly ShownBlock[]): PlainFact[] {
  const counters = blocks.filter(
    ({ text, place }) =>
      text.length <= 80 && /^\D{0,80}(?<![\d.,])0(?![\d.,:])\D{0,80}$/.test(text) && isOutsideTables(place),
  );
  const alike = [
    ...Map.groupBy(counters, ({ text, place }) => `${namesOf(place)} ${text.slice(text.lastIndexOf('0'))}`).values(),
  ];
  return alike
    .filter(
      (group) => group.length >= 3 && group.every(({ text }) => /^0\+?$/.test(text) || text.split(/\s+/).length >= 4),
    )
    .flatMap(([first]): PlainFact[] =>
      first
        ? [
            {
              kind: 'placeholder',
              quote: first.text,
              line: first.line,
              subject: null,
              value: null,
              proof: emptyCounter,
            },
          ]
        : [],
    );
}

/** Three or more cards of a team, each with a picture, that all say the same: nobody's name is everybody's. */
function sameMembers({ tree, blocksIn }: PlainInput): PlainFact[] {
  const hasPicture = ({ index, end, element }: Item) =>
    tree.items.slice(index + 1, end).some(({ tag }) => tag === 'img') ||
    element.childNodes.some((child) => isElement(child) && child.tagName === 'svg');
  const cards = tree.items
    .filter((item) => item.end - item.index < 60 && teamNames.test(namesOf(item)) && hasPicture(item))
    .slice(0, 100);
  return [...Map.groupBy(cards, namesOf).values()].flatMap((alike): PlainFact[] => {
    const said = alike.map((card) =>
      blocksIn(card).filter(({ text, linkLength, place }) => linkLength * 2 < text.length && !place.inControl),
    );
    const texts = new Set(said.map((blocks) => blocks.map(({ text }) => text).join(' ')));
    const [text = ''] = texts;
    const first = said[0]?.[0];
    if (!first || alike.length < 3 || texts.size > 1 || !/\p{L}{2}[^\p{L}]+\p{L}{2}/u.test(text)) return [];
    return [
      {
        kind: 'placeholder',
        quote: first.text,
        line: first.line,
        subject: null,
        value: null,
        proof: 'the same words on every card of a team',
      },
    ];
  });
}

/**
 * "[Picture: oak]", "[Picture: birch]", "[Picture: lime]", each alone in its box and with no picture beside it; or three that begin with the same words in capitals, "[PLEASE ADD: the price]",
 * wherever they stand.
 */
function bracketedLabels(blocks: readonly ShownBlock[], { tree }: PlainInput): PlainFact[] {
  const hasNoPicture = ({ place }: ShownBlock) => {
    const box = place.parent ?? place;
    return !tree.items.slice(box.index, box.end).some(({ tag }) => tag === 'img');
  };
  const found = blocks.flatMap((block) =>
    [...block.text.slice(0, 3_000).matchAll(/\[(\p{L}[\p{L} /]{1,30}):\s[^[\]\n]{2,160}\]/gu)].flatMap(
      ([quote, label = '']) =>
        /^\p{Lu}{4}[\p{Lu} /]*$/u.test(label) || (quote === block.text && !label.includes(' ') && hasNoPicture(block))
          ? [{ label, quote, line: block.line }]
          : [],
    ),
  );
  return [...Map.groupBy(found, ({ label }) => label).values()].flatMap(([first, ...others]): PlainFact[] =>
    first && others.length >= 2
      ? [{ kind: 'placeholder', quote: first.quote, line: first.line, subject: null, value: null, proof: unfilled }]
      : [],
  );
}

/** Boxes that their own markup calls a placeholder, with words in them and nothing else: what is to be loaded, pressed or put out by a script is none. */
function standInBoxes({ tree, blocksIn }: PlainInput): PlainFact[] {
  return tree.items
    .filter((box) => box.end - box.index <= 12 && isStandInBox(box))
    .slice(0, 50)
    .flatMap((box): PlainFact[] => {
      const [first] = blocksIn(box)
        .filter(({ text }) => /\p{L}{2}[^\p{L}]+\p{L}{2}/u.test(text))
        .toSorted((a, b) => b.text.length - a.text.length);
      const inside = tree.items.slice(box.index + 1, box.end);
      // A quotation in a box for reviews is what a customer said.
      if (
        !first ||
        first.text.length > 300 ||
        /^["“„«»‘]/.test(first.text) ||
        inside.some(({ tag }) => activeTags.has(tag))
      )
        return [];
      return [
        { kind: 'placeholder', quote: first.text, line: first.line, subject: null, value: null, proof: standInBox },
      ];
    });
}

/** Words within a text that their own markup calls a thing to do: "… of the firm <span class="todo">COMPLETE: its name</span> …". */
function markedToDo({ tree, blocksIn }: PlainInput): PlainFact[] {
  const isMarked = (item: Item) =>
    inlineTags.has(item.tag) && !item.isHidden && !item.inControl && toDo.test(attribute(item.element, 'class') ?? '');
  return tree.items
    .filter(isMarked)
    .slice(0, 50)
    .flatMap((item): PlainFact[] => {
      const quote = collapse(textOf(item.element)).slice(0, 200);
      const box =
        quote === '' ? null : ancestorWhere(item, (one) => blocksIn(one).some(({ text }) => text.includes(quote)));
      return box === null
        ? []
        : [{ kind: 'placeholder', quote, line: item.line, subject: null, value: null, proof: unfilled }];
    });
}

const inlineTags = new Set(['span', 'b', 'strong', 'em', 'i', 'mark']);
const toDo = /(?:^|\s)to-?do(?:\s|$)/i;

const activeTags = new Set([
  'a',
  'button',
  'input',
  'select',
  'textarea',
  'label',
  'iframe',
  'img',
  'video',
  'picture',
  'script',
  'canvas',
  'object',
]);

function isStandInBox(item: Item): boolean {
  if (item.isHidden || item.inControl || ['span', 'a', 'button', 'label', 'body'].includes(item.tag)) return false;
  if (!/(?:^|[\s_-])placeholder(?:\s|$)/i.test(attribute(item.element, 'class') ?? '')) return false;
  const isScripts = ({ element }: Item) =>
    element.attrs.some(
      ({ name }) => name === 'id' || name.startsWith('data-') || name.startsWith('on') || name.startsWith('aria-'),
    );
  return (
    !isScripts(item) &&
    (item.parent === null || !isScripts(item.parent)) &&
    ancestorWhere(item, ({ tag }) => tag === 'form') === null
  );
}

/** A line of the one text that templates are filled with, whichever part and order, or with some of another: most of its words, and several of them. */
function isPassage(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const own = words.filter((word) => passage.has(word));
  const different = new Set(own).size;
  return (
    words.length >= 5 &&
    ((own.length >= words.length * 0.9 && different >= 5) || (own.length >= words.length * 0.6 && different >= 12))
  );
}

/** Whole sentences of which most words end as Latin ones do, and none has an accent: generators of filler make them at random. Names of plants have capitals. */
function isLatin(text: string, fewestWords = 14): boolean {
  const words = text.slice(0, 1_000).match(/\p{L}+/gu) ?? [];
  // A short sentence of a language that comes from Latin may have no other endings.
  if (words.length < fewestWords || !/[.!?]["”»]?\s*$/.test(text) || !/^[\p{P}\s]*\p{Lu}/u.test(text)) return false;
  const share = (test: RegExp) => words.filter((word) => test.test(word)).length / words.length;
  return share(/^[A-Za-z]+$/) === 1 && share(/[kwy]/i) === 0 && share(/^[a-z]/) >= 0.75 && share(latinEnding) >= 0.52;
}

/** A shorter one three times, of which no long word stands anywhere else on the page. */
function repeatedLatin(blocks: readonly ShownBlock[]): PlainFact[] {
  const longWords = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const isShortLatin = ({ text }: ShownBlock) => text.length <= 200 && isLatin(text, 8) && !isLatin(text);
  const alike = [...Map.groupBy(blocks.filter(isShortLatin), ({ text }) => text).values()].filter(
    (group) => group.length >= 3,
  );
  // Each is held against the whole page: some are enough.
  return alike.slice(0, 5).flatMap(([first]): PlainFact[] => {
    if (!first) return [];
    const own = new Set(longWords(first.text));
    const isStrange = !blocks.some(({ text }) => text !== first.text && longWords(text).some((word) => own.has(word)));
    return isStrange
      ? [{ kind: 'placeholder', quote: first.text, line: first.line, subject: null, value: null, proof: fillerText }]
      : [];
  });
}

const latinEnding = /(?:u[mst]|[ai]s|[aeiu]t|[aei]m|ae|unt|[dt]o|[aeio]r|ibus|que)$/;

/** The passage of Cicero as printers cut it, in both of its common forms. */
const passage = new Set(
  `lorem ipsum dolor sit amet consectetur adipisicing adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua ut enim ad minim veniam quis nostrud exercitation
  ullamco laboris nisi ut aliquip ex ea commodo consequat duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur excepteur sint occaecat
  cupidatat non proident sunt in culpa qui officia deserunt mollit anim id est laborum consetetur sadipscing elitr diam nonumy eirmod invidunt aliquyam erat voluptua at vero eos accusam
  justo duo dolores rebum stet clita kasd gubergren no sea takimata sanctus`.match(/\p{L}+/gu),
);

const reservedMail = 'an address reserved for examples';
const dateMask = 'a date of which only the form is there';
const explained = new Set([reservedMail, dateMask]);

function writesMail(place: Item): boolean {
  return [place, place.parent].some(
    (item) => item?.tag === 'a' && /^mailto:/i.test(attribute(item.element, 'href') ?? ''),
  );
}

const patterns: readonly [string, RegExp][] = [
  [fillerText, /\blorem ipsum\b/i],
  [reservedMail, /[\w.]{1,60}@(?:(?:example|yourdomain|yourcompany|domain)\.(?:com|org|net)|email\.com)\b/i],
  ['an ellipsis where a text belongs', /^(?:\.{3}|…)\s?\([^()\n]{5,120}\)\s?(?:\.{3}|…)$/],
  ['an address of which only the form is there', /(?<![\w.@-])x{2,12}@x{2,12}\.x{2,3}(?![\w.@-])/i],
  // "ada.xxx@…"
  [
    'an address of which only the form is there',
    /(?<![\w.@-])\w{1,30}[._-]x{3,12}@[a-z\d-]{1,60}\.[a-z]{2,10}(?![\w@-])/i,
  ],
  // "© #### The Company"
  ['a value of which only the form is there', /(?<=\S\s)#{4,12}(?:\s\p{L}{1,30}){1,3}(?![\p{L}\p{N}])/u],
  // "Address: xxx"
  ['a value of which only the form is there', /(?<!\p{L})\p{L}{3,30}\s?:\s?(?:x{3,6}|X{3,6})$/u],
  // "TT.MM.JJJJ", "DD Mes, YYYY"
  [
    dateMask,
    /(?<!\p{L})(\p{Lu})\1[\s./-]{1,2}(?:(\p{Lu})\2|\p{L}{3,6}),?[\s./-]{1,2}(?=\p{Lu})(?!X)(\p{Lu})\3{3}(?!\p{L})/u,
  ],
  ['a number reserved for examples', /\(?\b[2-9]\d\d\)?[-. ]555[-. ]01\d\d\b|\(?\b555\)?[-. ]\d{3}[-. ]\d{4}\b/],
  [countedPostcode, /(?<=,\s?|^)(?:12345|00000)\s\p{Lu}\p{L}{2,30}$/u],
  [unfilled, /\[(?:your|insert|enter)\s[^\]\n]{2,40}\]|\byour (?:city|company|business|address) (?:here|name)\b/i],
  // "With [X] years of experience"
  [unfilled, /(?<=\p{L}\s)\[X{1,4}\](?=\s\p{L})/u],
  ['a value that a script did not have', /(?<![\w“"'])(?:NaN|\[object Object\])(?![\w”"'])/],
];

/** Pages about templates show them as code. */
function isSample(tag: string): boolean {
  return tag === 'code' || tag === 'pre' || tag === 'kbd' || tag === 'samp';
}
