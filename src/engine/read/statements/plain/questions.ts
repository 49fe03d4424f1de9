import { quotable, verifyQuote } from '#engine/base/text/verify-quote.ts';
import { textsOf } from '#engine/read/statements/plain/linked-data.ts';
import { isWithin, namesOf } from '#engine/read/page/main-text.ts';
import { ancestorWhere, makeOf, roleOf } from '#engine/read/statements/plain/plain-input.ts';
import type { PlainFact, PlainInput } from '#engine/read/statements/plain/plain-input.ts';
import type { Item } from '#engine/read/page/item.ts';
import type { PageTree } from '#engine/read/page/page-tree.ts';
import { levelOf } from '#engine/read/page/blocks.ts';
import type { ShownBlock } from '#engine/read/page/blocks.ts';

/**
 * Questions with their answers: carried by markup that means so, or by at least two neighbours of one make whose head ends in a question mark. One question as
 * a heading is a heading.
 */
export function readQuestions(input: PlainInput): PlainFact[] {
  return [...inMarkup(input), ...inText(input)];
}

/** The answer counts as the page shows it: in other words, it is the text's own. */
function inMarkup({ schema, blocks }: PlainInput): PlainFact[] {
  const shown = quotable(blocks.map(({ text }) => text).join(' '));
  return schema
    .filter((node) => node.types.includes('Question'))
    .slice(0, 100)
    .flatMap((node) => {
      const [quote] = textsOf(node.properties['name'] ?? node.properties['text']);
      const [answer] = textsOf(node.properties['acceptedAnswer'] ?? node.properties['suggestedAnswer']);
      return quote && answer && verifyQuote(shown, answer)
        ? [
            {
              kind: 'question',
              quote,
              line: node.line,
              subject: null,
              value: answer.slice(0, longestAnswer),
              proof: 'markup',
            },
          ]
        : [];
    });
}

/** The proof of questions that are headings: what a page about privacy asks looks alike. */
export const questionsAsHeadings = 'headings that ask';

type Head = { block: ShownBlock; text: string; make: string; isSure: boolean; answer: string };

function inText(input: PlainInput): PlainFact[] {
  const { blocks, tree } = input;
  const heads: Head[] = [];
  const latest = new Map<string, Head[]>();
  const runs = new Set<Head[]>();
  for (const [index, block] of blocks.entries()) {
    if (!isQuestion(block.text)) {
      const make = headingMake(block);
      if (make !== null) latest.delete(make);
      continue;
    }
    const { answer, end, calls } = answerBelow(input, index);
    const head = asksTheVisitor(block, end, tree) || (calls && isHeading(block)) ? null : headOf(block, answer);
    if (!head || heads.length >= 200) continue;
    heads.push(head);
    const run = latest.get(head.make) ?? [];
    run.push(head);
    runs.add(run);
    latest.set(head.make, run);
  }
  // What a page asks more than once it asks the visitor, in each of its sections.
  const asked = Map.groupBy(heads, ({ text }) => text.toLowerCase());
  // Two sections of a page may ask the visitor something; a list of questions has them one after the other, and headings are three from three on.
  const listed = [...runs].map(withoutInvitation);
  const neighbours = new Set(
    listed.filter((run) => run.length >= (run.every(({ block }) => isHeading(block)) ? 3 : 2)).flat(),
  );
  return heads.flatMap((head) => {
    const { block, text, isSure, answer } = head;
    const isOnce = !isHeading(block) || asked.get(text.toLowerCase())?.length === 1;
    return isSure || (neighbours.has(head) && isOnce)
      ? [
          {
            kind: 'question',
            quote: text,
            line: block.line,
            subject: null,
            value: answer,
            proof: isSure
              ? 'fold-out or definition list'
              : isHeading(block)
                ? questionsAsHeadings
                : 'questions of one make',
          },
        ]
      : [];
  });
}

/** "Still in doubt?" below a list of questions is in another box than they are, and is none of them. */
function withoutInvitation(run: readonly Head[]): readonly Head[] {
  const others = new Set(run.slice(0, -1).map(boxOf));
  const last = run.at(-1);
  return last && run.length >= 3 && others.size === 1 && !others.has(boxOf(last)) ? run.slice(0, -1) : run;
}

/** The box around a question, by the first of its names: those behind it may say that it is open. */
function boxOf({ block: { place } }: Head): string {
  const heading = ancestorWhere(place, ({ tag }) => /^h[1-6]$/.test(tag)) ?? place;
  return `${heading.parent?.tag} ${
    namesOf(heading.parent ?? heading)
      .trim()
      .split(/\s/)[0]
  }`;
}

/** The make of a heading that asks nothing; other boxes without a question may be answers. */
function headingMake({ place }: ShownBlock): string | null {
  const heading = ancestorWhere(place, ({ tag }) => /^h[1-6]$/.test(tag));
  return heading && makeOf(heading.tag, heading);
}

const longestAnswer = 1_500;
const leastAnswer = 20;
/** What opens a fold-out, and spaces, after the question mark. */
const signs = new Set(' \u00a0+−–-▼▾⌄›×✕»˅');
/** "Q:", "F.", "1)" before a question that stands in plain text. */
const mark = /^(?:\p{L}{1,2}|\d{1,3})\s?[:.)]\s+/u;

function isQuestion(text: string): boolean {
  return text.length <= 250 && /[?？؟⁇]$/.test(withoutSigns(text));
}

function withoutSigns(text: string): string {
  let end = text.length;
  while (end > 0 && signs.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function headOf(block: ShownBlock, answer: string): Head | null {
  const text = withoutSigns(block.text).replace(mark, '');
  const carrier = ancestorWhere(
    block.place,
    (item) =>
      /^(?:h[1-6]|summary|dt|button|label|th)$/.test(item.tag) || ['button', 'heading', 'tab'].includes(roleOf(item)),
  );
  const isNamed =
    ancestorWhere(
      block.place,
      (item) => item.tag !== 'body' && /(?:^|[\s_-])(?:faq|question|accordion)/i.test(namesOf(item)),
    ) !== null;
  const isMarked = mark.test(block.text);
  if ((!carrier && !isNamed && !isMarked) || answer.length < leastAnswer) return null;
  const box = carrier ?? block.place;
  const make = isMarked && !carrier ? 'marked' : makeOf(box.tag, box);
  return { block, text, make, isSure: carrier?.tag === 'summary' || carrier?.tag === 'dt', answer };
}

/** The text below a question, the block that ends it, and whether a link or a button stands below the text: a call to action. */
function answerBelow(
  input: PlainInput,
  index: number,
): { answer: string; end: ShownBlock | undefined; calls: boolean } {
  const { blocks } = input;
  const item = itemAround(input, blocks[index]);
  const pieces: string[] = [];
  let length = 0;
  let calls = false;
  // A question that is no heading ends at any.
  const level = levelOf(blocks[index]);
  let at = index + 1;
  for (; at < blocks.length && at < index + 30 && length < longestAnswer; at += 1) {
    const next = blocks[at];
    if (
      !next ||
      (item && !isWithin(next.place, item)) ||
      (next.place.isChrome && !blocks[index]?.place.isChrome) ||
      isQuestion(next.text) ||
      (levelOf(next) < 7 && levelOf(next) <= level) ||
      next.tag === 'dt' ||
      next.tag === 'summary'
    )
      break;
    calls = next.linkLength * 2 >= next.text.length || next.place.inControl;
    if (calls) continue;
    pieces.push(next.text);
    length += next.text.length;
  }
  return { answer: pieces.join(' ').slice(0, longestAnswer), end: blocks[at], calls };
}

/** The smallest box with a question and what may answer it; null where another question stands in it, too. */
function itemAround({ blocksIn }: PlainInput, question: ShownBlock | undefined): Item | null {
  for (let at = question?.place ?? null, level = 0; question && at && level < 8; at = at.parent, level += 1) {
    const inside = blocksIn(at);
    if (inside.some((one) => one !== question && isQuestion(one.text))) return null;
    const below = inside.slice(inside.indexOf(question) + 1);
    if (below.reduce((length, { text }) => length + text.length, 0) >= leastAnswer) return at;
  }
  return null;
}

/** A field to fill in between a question and what ends its answer: whoever visits is to answer it. */
function asksTheVisitor({ place }: ShownBlock, end: ShownBlock | undefined, { items }: PageTree): boolean {
  const last = Math.min(end && end.place.index > place.index ? end.place.index : place.index + 60, place.index + 300);
  return items.slice(place.index, last).some(({ tag }) => tag === 'input' || tag === 'select' || tag === 'textarea');
}

function isHeading({ tag }: ShownBlock): boolean {
  return /^h[1-6]$/.test(tag);
}
