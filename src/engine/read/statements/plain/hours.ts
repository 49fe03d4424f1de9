import { attribute } from '#engine/read/page/dom.ts';
import { cutIntoLines } from '#engine/read/page/blocks.ts';
import type { ShownBlock } from '#engine/read/page/blocks.ts';
import { writtenDates } from '#engine/base/text/written-dates.ts';
import { sumIn } from '#engine/base/text/money.ts';
import type { Item } from '#engine/read/page/item.ts';
import { namesOf } from '#engine/read/page/main-text.ts';
import { makeOf } from '#engine/read/statements/plain/plain-input.ts';
import type { PlainFact, PlainInput } from '#engine/read/statements/plain/plain-input.ts';

/** The proof of hours that a page shows; those of markup have another. */
export const weekdayAndTimes = 'weekday and times';

/**
 * Opening hours: the name of a weekday and a span of times, in one line or in two cells beside each other, and the days without times in the lines beside them. They cover most
 * of a week and name a day a few times at most, as the times of a course or of an event do not.
 */
export function readHours(input: PlainInput): PlainFact[] {
  const blocks = cutIntoLines(input.blocks);
  const days = daysIn(input.languages);
  const timed = blocks.flatMap((_block, index) => timedLine(input, blocks, index, days) ?? []).slice(0, 20);
  const found = withClosedDays(blocks, timed, days);
  const lines = [...new Set(found.map(({ text }) => text))].map((text) => daysOfWeek(text, input.languages));
  const times = [0, 1, 2, 3, 4, 5, 6].map((day) => lines.filter((own) => own.has(day)).length);
  if (times.filter((count) => count > 0).length < fewestDays || Math.max(...times) > mostTimes) return [];
  return found.map(({ index, text }) => {
    const proof = timed.some((line) => line.index === index) ? weekdayAndTimes : 'weekday beside others with times';
    return { kind: 'hours', quote: text, line: blocks[index]?.line ?? 1, subject: null, value: text, proof };
  });
}

/** Some blocks that stand for one day or more: from `index` to `end`. */
type DayLine = { index: number; end: number; text: string };

function timedLine(
  input: PlainInput,
  blocks: readonly ShownBlock[],
  index: number,
  days: readonly RegExp[],
): DayLine | null {
  const [block, next] = [blocks[index], blocks[index + 1]];
  if (
    !block ||
    block.text.length > 160 ||
    isField.test(block.text) ||
    !days.some((day) => isOfDays(block.text, day)) ||
    isDated(block.text, input.languages)
  )
    return null;
  // A line with a day of its own is of that day: above it, this one may be closed. "$12.00 per 9 holes" is no span.
  const isBelow =
    next !== undefined &&
    next.text.length <= 60 &&
    !isField.test(next.text) &&
    isSpan(next.text) &&
    sumIn(next.text, input.languages) === null &&
    !days.some((day) => day.test(next.text));
  const isOneLine = isSpan(block.text) || days.some((day) => isBareSpan(block.text, day));
  if ((!isOneLine && !isBelow) || isLesson(input, block.place) || isOfPhone(input, block.place)) return null;
  return isOneLine
    ? { index, end: index, text: block.text }
    : { index, end: index + 1, text: `${block.text} ${next?.text}` };
}

/** "Sunday closed" above or below a line with times, and of its make. */
function withClosedDays(blocks: readonly ShownBlock[], timed: readonly DayLine[], days: readonly RegExp[]): DayLine[] {
  const lines = [...timed];
  const taken = new Set(timed.map(({ index }) => index));
  for (const line of lines) {
    const size = line.end - line.index + 1;
    for (const index of [line.index - size, line.end + 1]) {
      const own = blocks.slice(Math.max(index, 0), index + size);
      const text = own.map((block) => block.text).join(' ');
      const isAlike = own.length === size && own.every((block, at) => isOfMake(block, blocks[line.index + at]));
      if (!isAlike || taken.has(index) || !isClosedDay(text, days)) continue;
      taken.add(index);
      lines.push({ index, end: index + size - 1, text });
    }
  }
  return lines;
}

function isOfMake(block: ShownBlock, other: ShownBlock | undefined): boolean {
  return other !== undefined && makeOf(block.tag, block.place) === makeOf(other.tag, other.place);
}

/** "[e.g. 9:00 – 17:00]" is to be filled in. */
const isField = /[[{<]/;

/** The name of a day and a word or two, without a number. */
function isClosedDay(text: string, days: readonly RegExp[]): boolean {
  return (
    text.length <= 60 &&
    !/\p{N}/u.test(text) &&
    !isField.test(text) &&
    days.some((day) => day.test(text)) &&
    (text.match(/\p{L}{2,}/gu)?.length ?? 0) <= 5
  );
}

const fewestDays = 4;
/** Of one day: morning and afternoon of two branches. More are a timetable. */
const mostTimes = 4;

/** The days that a line names, 0 to 6 from Monday, and all between the first and the last of several. */
export function daysOfWeek(text: string, languages: readonly string[]): ReadonlySet<number> {
  const named = languagesOf(languages).flatMap((language) =>
    daysOf(language).each.flatMap((day, at) => (day.test(text) ? [at] : [])),
  );
  const [first, last] = [Math.min(...named), Math.max(...named)];
  return new Set([0, 1, 2, 3, 4, 5, 6].filter((day) => day >= first && day <= last));
}

/** Whether a text names a day of the week, and not one day alone by its date. */
export function namesWeekday(text: string, languages: readonly string[]): boolean {
  return daysIn(languages).some((day) => day.test(text)) && !isDated(text, languages);
}

function daysIn(languages: readonly string[]): RegExp[] {
  return languagesOf(languages).map((language) => daysOf(language).any);
}

function languagesOf(languages: readonly string[]): string[] {
  return [...new Set([...languages.slice(0, 2), 'en'])];
}

/** When a course takes place: in one of several cards of one make that have a price, or of three that tell more than times and reach nobody, as a branch's card would. */
function isLesson(input: PlainInput, place: Item): boolean {
  const { tree, blocksIn, languages } = input;
  const isPriced = (box: Item) =>
    blocksIn(box).length <= 8 && blocksIn(box).some(({ text }) => sumIn(text, languages) !== null);
  const isCourse = (box: Item) =>
    blocksIn(box).length > 3 && blocksIn(box).some(({ text }) => isSpan(text)) && !hasContact(input, box);
  return cardsAround(tree, place).some(
    ({ card, sisters }) =>
      (isPriced(card) && sisters.filter(isPriced).length > 1) ||
      (isCourse(card) && sisters.filter(isCourse).length > 2),
  );
}

/** When somebody answers the phone: in the only one of several cards that has times, below a number and no address. */
function isOfPhone({ tree, blocksIn }: PlainInput, place: Item): boolean {
  const hasTimes = (box: Item) => blocksIn(box).some(({ text }) => isSpan(text));
  return cardsAround(tree, place).some(({ card, sisters }) => {
    const inside = blocksIn(card);
    const isCard =
      sisters.length > 1 &&
      inside.length <= 6 &&
      inside.some(({ text }) => isNumber.test(text)) &&
      !sisters.some((box) => box !== card && hasTimes(box));
    return isCard && !tree.items.slice(card.index, card.end).some(({ tag }) => tag === 'address');
  });
}

/** A number to call, alone in its line. */
const isNumber = /^\+?\(?\d[\d\s()./–-]{6,20}\d$/;

/** The boxes around a place that have sisters: of one make, in one box. */
function cardsAround(tree: PlainInput['tree'], place: Item): { card: Item; sisters: Item[] }[] {
  const cards: { card: Item; sisters: Item[] }[] = [];
  for (let card: Item | null = place, level = 0; card?.parent && level < 6; card = card.parent, level += 1) {
    const { parent, tag } = card;
    const names = namesOf(card);
    if (names.trim() === '' || parent.end - parent.index > 2_000) continue;
    cards.push({
      card,
      sisters: tree.items
        .slice(parent.index, parent.end)
        .filter((box) => box.parent === parent && box.tag === tag && namesOf(box) === names),
    });
  }
  return cards;
}

function hasContact({ tree }: PlainInput, { index, end }: Item): boolean {
  return tree.items
    .slice(index, end)
    .some(
      ({ tag, element }) =>
        tag === 'address' || (tag === 'a' && /^\s*(?:tel|mailto):/i.test(attribute(element, 'href') ?? '')),
    );
}

/** A lesson or an event, with its date: "Fri 18. 9. 14:30–16:30". */
function isDated(text: string, languages: readonly string[]): boolean {
  return (
    /(?<![\d.:])(?:[12]?[1-9]|[1-3]0|31)\.\s?(?:1[0-2]|[1-9])\.(?!\d)/.test(text) ||
    writtenDates(text, languages).length > 0
  );
}

/** A line of days and times: with many words beside them it tells of an event. */
function isOfDays(text: string, day: RegExp): boolean {
  if (!day.test(text)) return false;
  const named = text.match(new RegExp(day.source, 'giu'))?.length ?? 0;
  return (text.match(/\p{L}{2,}/gu)?.length ?? 0) <= mostOtherWords + 3 * named;
}

const mostOtherWords = 4;

const clock = String.raw`\d{1,2}(?:[:.h'’]\d{2})?\s?(?:[ap]\.?m\.?|\p{L}{1,3})?`;
const span = new RegExp(String.raw`(?<!\d)${clock}\s?(?:[-–—~〜→]|\p{L}{1,5})\s?${clock}`, 'iu');
/** A time has minutes, or says what half of the day it is in, or what it is. */
const isTime = /\d[:.h'’]\d{2}|\d\s?[ap]\.?m|\d\s?(?:uhr|h)(?!\p{L})/iu;

function isSpan(text: string): boolean {
  return span.test(text) && isTime.test(text);
}

/** "Pon-Pt 8-16": a span of days, and two bare hours that lie further apart than the dates of such days; "· Sob 9-13" behind it is of one day. */
function isBareSpan(text: string, day: RegExp): boolean {
  const [first = '', ...others] = text.split(/\s?[·|]\s?|,\s/);
  const isOf = (part: string, between: RegExp, hours: number) => {
    const [, words = '', from = '', to = ''] =
      /^(.{2,40}?)\s(\d{1,2})\s?[-–—]\s?(\d{1,2})(?:\s?\p{L})?$/u.exec(part) ?? [];
    const rest = words.split(new RegExp(day.source, 'giu')).join('');
    return (
      rest !== words &&
      between.test(rest.replaceAll(/[.\s]/g, '')) &&
      Number(to) <= 24 &&
      Number(to) - Number(from) >= hours
    );
  };
  return isOf(first, /^[-–—][:·,]?$/, 7) && others.every((part) => isOf(part, /^[-–—]?[:·,]?$/, 2));
}

type Days = { any: RegExp; each: readonly RegExp[] };
const known = new Map<string, Days>();

/** Patterns of the names of days, of all and of each, Monday first. */
function daysOf(language: string): Days {
  const before = known.get(language);
  if (before) return before;
  const names = weekdays(language);
  const days = { any: patternOf(names.flat()), each: names.map(patternOf) };
  known.set(language, days);
  return days;
}

function patternOf(names: readonly string[]): RegExp {
  const written = [...new Set(names)]
    .filter((name) => name.length > 1)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return written.length === 0 ? /(?!)/ : new RegExp(String.raw`(?<!\p{L})(?:${written.join('|')})s?(?!\p{L})`, 'iu');
}

/** The names of each day, Monday first: long, what stands before a hyphen of it ("segunda-feira"), short. None of a language that the runtime does not know. */
function weekdays(language: string): string[][] {
  if (Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return [];
  const formats = (['long', 'short'] as const).map(
    (weekday) => new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }),
  );
  return [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const [long = '', short = ''] = formats.map((format) =>
      format.format(new Date(Date.UTC(2024, 0, day))).replace(/\.$/, ''),
    );
    return [long, long.replace(/-.*/, ''), short];
  });
}
