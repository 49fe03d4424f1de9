// Who is named in an answer, and as what. A name inside a denial, an echo of the question or another company's name is no mention.
import { hasOtherYear } from '#engine/ask/mentions/answer-facts.ts';
import { registrableDomain } from '#engine/base/addresses/registrable-domain.ts';
import { foldedWords, isCjk } from '#engine/base/text/phrases.ts';
import { sentencesOf } from '#engine/base/text/sentences.ts';
import { isAimedAtModels } from '#engine/base/text/orders-to-models.ts';
import type { Brand } from './brand.ts';
import { isDayOrMonth, isMonth } from './calendar.ts';
import { stemOf } from './common-words.ts';
import {
  affirms,
  type Asked,
  hasNoMore,
  hasSpeaker,
  isAdvice,
  isBareDenial,
  isDenial,
  isOfKind,
  isOver,
  isTied,
  judges,
  negates,
  opensOnAct,
  opensOnPerson,
  repeatsQuestion,
  saysNothing,
} from './denials.ts';
import { foldTight } from '#engine/base/text/fold.ts';
import { findBent, findNames, isBold, leadsToFirm, locative, type NamePlace } from './find-names.ts';
import { findShortened } from './find-shortened.ts';
import { type Offers, offersIn, rivalsAmong } from './find-rivals.ts';
import { type Address, filler, type Link, maskAddresses, rootOf } from './mask-addresses.ts';
import { nameMark } from './name-mark.ts';
import { isLongerName } from './other-entities.ts';
import { isOfOther, spansOf, writtenOtherwise } from './written-otherwise.ts';

/** `recommended` and `warned-against` are told by a model only. `unclear`: named, and grammar cannot tell as what; neither a mention nor an absence. */
export type MentionRole =
  | 'recommended'
  | 'listed'
  | 'cited'
  | 'warned-against'
  | 'denied'
  | 'closed'
  | 'echoed'
  | 'other-entity'
  | 'unclear';
export type Mention = {
  role: MentionRole;
  /** The sentence as the answer has it: `text.slice(start, end)`. */
  quote: string;
  start: number;
  end: number;
  hasCitation: boolean;
};
/** `askedAt`: ISO time, where it is known. */
export type ReadAnswer = {
  text: string;
  prompt: string;
  askedAt?: string;
  cited: readonly { start: number | null; end: number | null }[];
};

/** Every sentence of the answer that names the brand, with the part that the name plays in it. */
export function findMentions(answer: ReadAnswer, brand: Brand): Mention[] {
  if (brand.names.length === 0 && brand.domain === null) return [];
  const { masked, addresses: all, links, isSource } = maskAddresses(answer.text);
  const offers = offersIn(answer, brand);
  const { asked, isNounCase: isGerman } = offers;
  const linkBefore = orderedBy(links, ({ textStart }) => textStart).lastBefore;
  // Beside a list of what is offered, a source is no more than that.
  const addresses = offers.lines.size > 0 ? all.filter(({ start }) => !isSource(start)) : all;
  const names = namesIn(masked, brand, offers).filter(
    (place) => !isTitleOfSource(place, linkBefore(place.start + 1), brand),
  );
  const isSpokenOf =
    asked !== 'for it' &&
    names.some((place) => place.isCommonWord && /^\p{Ll}/u.test(masked.slice(place.start, place.end)));
  const namesWithin = orderedBy(names, ({ start }) => start).within;
  const addressesWithin = orderedBy(addresses, ({ start }) => start).within;
  const linksWithin = orderedBy(links, ({ textStart }) => textStart).within;
  const sentences = sentencesOf(answer.text).flatMap(cutLong);
  let leadIn = '';
  const found = sentences.flatMap(({ text: quote, offset: start }, at) => {
    const end = start + quote.length;
    const isListItem = listItem.test(quote);
    if (!isListItem) leadIn = quote;
    const beside = addressesWithin(start, end);
    const own = beside.filter((address) => brand.domain !== null && registrableDomain(address.url) === brand.domain);
    const places = namesWithin(start, end);
    if (places.length === 0 && own.length === 0) return [];
    const hasCitation =
      hasCitationAt(answer, start, end) ||
      /\[\^?\d+\]/.test(quote) ||
      own.some(({ kind }) => kind === 'link') ||
      linksWithin(start, end).length > 0;
    const sentence = {
      quote,
      start,
      masked: masked.slice(start, end),
      places,
      own,
      addresses: beside,
      leadIn: isListItem && /[:：][^\p{L}\p{N}]*$/u.test(leadIn) ? leadIn : '',
      next: sentences[at + 1]?.text ?? '',
      isFirst: at === 0,
      isFirstNamed: (names[0]?.start ?? start) >= start,
      asked,
      isSpokenOf,
      isCut:
        places.length > 0 &&
        places.every((place) => place.isPart && wordsIn(masked.slice(start, place.start)) > fewWordsBefore),
    };
    const marked = markNames(sentence);
    const role = roleOf(sentence, marked, { answer, brand, isGerman, hasCitation, masked, offers });
    return [
      {
        role,
        quote,
        start,
        end,
        hasCitation,
        isOwn: own.length > 0,
        isNamedOther: role === 'other-entity' && !places.every(({ isCommonWord }) => isCommonWord),
        isCut: places.length > 0 && places.every(({ isPart }) => isPart),
        isPlace: role === 'unclear' && isWhere(sentence, offers, brand),
        marked,
      },
    ];
  });
  const mentions = inContext(found, answer.text);
  return tellsOn(mentions, answer.text, offers)
    ? mentions.map((mention) => ({ ...mention, role: 'listed' }))
    : mentions;
}

/** "There is little about X. It was founded in 2018 [1]. Eleven reviews praise it [2].": who goes on with sources in the same paragraph, and offers nobody else, tells of what is there. */
function tellsOn(mentions: readonly Mention[], text: string, { asked, names, othersFrom }: Offers): boolean {
  const last = mentions.at(-1);
  if (
    asked !== 'for it' ||
    names.length > 0 ||
    othersFrom !== null ||
    !last ||
    !mentions.every(({ role }) => role === 'denied')
  )
    return false;
  const [rest = ''] = text.slice(last.end).split('\n\n', 1);
  return sentencesOf(rest).filter((sentence) => /\[\^?\d+\]/.test(sentence.text)).length >= 2;
}

type Named = NamePlace & { /** One word of the name alone. */ isPart: boolean };

/** Every place of the name, whole, with another ending or cut. */
function namesIn(masked: string, brand: Brand, offers: Offers): Named[] {
  const { asked, isNounCase: isGerman, isBent, lines } = offers;
  const rivals = rivalsAmong(offers, brand);
  // What sentences offer is less surely another's.
  const others = rivals.filter(({ name, quote }) => isCjk(name) || lines.has(quote)).map(({ name }) => name);
  const isOtherwise = writtenOtherwise(masked, others, brand, isGerman);
  const whole = findNames(masked, brand, isGerman);
  const full = whole.length > 0 || !(isBent || isGerman) ? whole : findBent(masked, brand, isGerman);
  // "Adler Apotheke am Markt" or "Henneberg Umzüge" is offered: it is not Adler Apotheke Rosenhof or Umzüge Wendelmuth, cut.
  const ofRivals = spansOf(
    masked,
    rivals.map(({ name }) => name),
  );
  const isTaken = ({ start, end }: NamePlace) =>
    ofRivals.some((span) => span.start <= start && span.end >= end && span.end - span.start > end - start) ||
    full.some((place) => start < place.end && end > place.start);
  const short =
    full.length === 0 || asked === 'for it'
      ? findShortened(masked, brand, offers).filter((place) => !isTaken(place))
      : [];
  return [
    ...full.map((place) => ({ ...place, isPart: false })),
    ...short.map((place) => ({ ...place, isPart: /^\p{Lu}\S*$/u.test(masked.slice(place.start, place.end)) })),
  ]
    .toSorted((a, b) => a.start - b.start)
    .map((place) => (isOtherwise(place) ? { ...place, isCommonWord: true } : place));
}

type Found = Mention & {
  isOwn: boolean;
  isNamedOther: boolean;
  /** Each time one word of the name alone. */ isCut: boolean;
  /** It may name a place. */
  isPlace: boolean;
  marked: string;
};

/** What a sentence says beside the others: of a company that another sentence denied, or called another one. */
function inContext(found: readonly Found[], text: string): Mention[] {
  const denied = found.filter(({ role }) => role === 'denied');
  const isWholeDenied = denied.some(({ isCut }) => !isCut);
  const isPlaceToo = found.some((one) => one.isPlace);
  let other: { end: number } | null = null;
  return found.map(({ isOwn, isNamedOther, isCut, isPlace: _isPlace, marked, ...mention }) => {
    const mayChange = !isOwn && !isEntry.test(marked);
    // "Compass Group cooks. Compass has kitchens in 40 countries.": one paragraph, one company.
    const isOther =
      isNamedOther ||
      (mayChange &&
        mention.role === 'listed' &&
        other !== null &&
        !text.slice(other.end, mention.start).includes('\n\n'));
    other = isOther ? mention : null;
    if (isOther) return { ...mention, role: 'other-entity' };
    // "in the village of Vaucourbe", and then "the road to Vaucourbe"
    if (isPlaceToo && mayChange && isMention(mention)) return { ...mention, role: 'unclear' };
    // After "I know nothing of X", "check X’s website" and "if X is new" tell nothing of X either, nor does "several villages are called Montfaucon" of Ruches de Montfaucon.
    return mayChange && denied.length > 0 && isMention(mention) && ((isCut && isWholeDenied) || isAdvice(marked))
      ? { ...mention, role: 'denied' }
      : mention;
  });
}

const listItem = /^\s*(?:[-*•·–]|\d+[.)、]|[|])\s?/;
/** "2. **X** – …": an entry of a list. */
const isEntry = /^\s*(?:[-*•·–|]|\d+[.)、])\s*\uE000\s*(?:[:–—(|：-]|$)/u;

export function isMention(mention: Pick<Mention, 'role'>): boolean {
  return countingRoles.has(mention.role);
}

/** Whether an answer names the business; null where it does, and no rule can tell as what. */
export function isNamedBy(mentions: readonly Pick<Mention, 'role'>[]): boolean | null {
  return mentions.some(isMention) || (mentions.some(({ role }) => role === 'unclear') ? null : false);
}

const countingRoles: ReadonlySet<MentionRole> = new Set(['recommended', 'listed', 'cited', 'warned-against']);

const longestSentence = 1_500; // characters

/** A "sentence" that never ends is read in pieces, so that reading takes time by the length of the answer. */
function cutLong(sentence: { text: string; offset: number }): { text: string; offset: number }[] {
  const pieces = [];
  let { text, offset } = sentence;
  while (text.length > longestSentence) {
    const space = text.lastIndexOf(' ', longestSentence);
    const cut = space > longestSentence / 2 ? space + 1 : longestSentence;
    pieces.push({ text: text.slice(0, cut).trimEnd(), offset });
    const rest = text.slice(cut).trimStart();
    offset += text.length - rest.length;
    text = rest;
  }
  return text === '' ? pieces : [...pieces, { text, offset }];
}

/** Search by halves in a list that is in order of `key`. */
function orderedBy<T>(list: readonly T[], key: (one: T) => number) {
  const firstFrom = (at: number) => {
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const one = list[middle];
      if (one !== undefined && key(one) < at) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    within: (start: number, end: number) => list.slice(firstFrom(start), firstFrom(end)),
    lastBefore: (at: number) => list[firstFrom(at) - 1],
  };
}

type Sentence = {
  quote: string;
  start: number;
  masked: string;
  places: Named[];
  own: Address[];
  addresses: Address[];
  /** What a list begins with, if it stands in one: "I know nothing of these:". */
  leadIn: string;
  /** The sentence after it. */
  next: string;
  isFirst: boolean;
  /** No sentence before it names the business. */
  isFirstNamed: boolean;
  asked: Asked;
  /** The answer uses the name as an everyday word elsewhere, and was not asked about it. */
  isSpokenOf: boolean;
  /** It has one word of the name alone, and not where it begins: "the town where Galilei was born". */
  isCut: boolean;
};
type Context = {
  answer: ReadAnswer;
  brand: Brand;
  isGerman: boolean;
  hasCitation: boolean;
  masked: string;
  offers: Offers;
};

function roleOf(
  sentence: Sentence,
  marked: string,
  { answer, brand, isGerman, hasCitation, masked, offers }: Context,
): MentionRole {
  const { asked, leadIn, next } = sentence;
  if (isDenial(marked, asked, sentence.isFirstNamed)) return 'denied';
  if (asked !== 'for others' && (isBareDenial(leadIn, false) || isBareDenial(next, !saysNothing(marked))))
    return 'denied';
  if (isOver(marked)) return 'closed';
  // An order to a machine that a page smuggled into the answer says nothing of the business.
  if (isEcho(sentence, marked, answer.prompt) || isAimedAtModels(sentence.quote)) return 'echoed';
  if (sentence.own.length === 0) {
    if (hasForeignAddress(sentence, brand)) return 'other-entity';
    const around = {
      text: masked,
      brand,
      isGerman,
      isTitle: isTitleLine(sentence.quote),
      sentenceStart: sentence.start,
    };
    if (
      sentence.places.every(
        (place) =>
          place.isCommonWord ||
          isCalendarWord(place, masked) ||
          isLongerName(place, around) ||
          isOpeningWord(place, sentence, masked),
      )
    )
      return 'other-entity';
  }
  // "Asana, Trello and monday.com": an address that is the name.
  const isNamed =
    sentence.places.length > 0 ||
    sentence.own.some(
      ({ kind, url }) => kind === 'bare' && brand.names.some((name) => name.toLowerCase() === url.toLowerCase()),
    );
  if (!isNamed) return 'cited';
  if (
    isLoose(sentence, answer.text, offers)
      ? isUnclear(sentence, answer, offers, brand)
      : isBlankRow(sentence.quote, answer.text)
  )
    return 'unclear';
  if (isWithinOther(sentence, answer.text, offers)) return 'unclear';
  return hasCitation && !listItem.test(sentence.quote) ? 'cited' : 'listed';
}

/** The sentence with each name as one mark, so that patterns need not know the name. */
function markNames({ masked, start, places, own }: Sentence): string {
  const spots = [
    ...places,
    ...own.filter((address) => !places.some((place) => place.start >= address.start && place.end <= address.end)),
  ].toSorted((a, b) => b.start - a.start);
  let marked = masked;
  for (const spot of spots) marked = marked.slice(0, spot.start - start) + nameMark + marked.slice(spot.end - start);
  return marked.replaceAll(filler, '').replace(/[*_`"“”„«»「」『』]/g, '');
}

/** What ended earlier is seldom told any more. */
const lastYears = 5;

/** In a line of its own, a paragraph, a list of something else than the others that are offered, or in what is said of one of those; and not beside the own address. */
function isLoose(
  { start, own, places }: Sentence,
  text: string,
  { othersFrom, lines, asides, isCommon }: Offers,
): boolean {
  const [line = ''] = text.slice(text.lastIndexOf('\n', start) + 1).split('\n', 1);
  if (own.length > 0) return false;
  if (!opensEntry.test(line)) return true;
  const isMarked = places.some(
    (place) => /[*_[]/.test(text.charAt(place.start - 1)) && !isCommon(text.slice(place.start, place.end)),
  );
  return (
    othersFrom !== null &&
    (asides.has(line) || (!isMarked && (!lines.has(line) || places.every((place) => isOfOther(text, place)))))
  );
}

/** "- X", "1. X", "| X", "# X", "**X** – …"; a sentence may begin in bold as well. */
const opensEntry = /^\s*(?:[-*•·–]\s|[|#]|\d+[.)、]|\*\*[^*\n]{1,80}\*\*\s*(?:\([^()\n]{1,80}\)\s*)?(?:$|[:：–—-]))/;

/**
 * What a sentence says of a business, it says in words: that it closed, moved or is left out. No grammar tells which where the sentence dates something of the last years other than its
 * founding, and where others only were offered before. An answer that goes on about the business before it lists others tells of one that exists.
 */
function isUnclear(sentence: Sentence, { text, askedAt }: ReadAnswer, offers: Offers, brand: Brand): boolean {
  const { start, asked } = sentence;
  const { othersFrom, othersTo } = offers;
  if (isWarning(sentence)) return false;
  if (mayTellAnEnd(sentence, askedAt, offers.others) || isWhere(sentence, offers, brand)) return true;
  if (othersTo !== null && text.slice(othersTo, start).includes('\n\n') && isSetApart(sentence, text, offers))
    return true;
  if (
    asked === 'for it' ? leadsToOthers(sentence, offers) : asked === 'for others' && isAfterAct(sentence, text, offers)
  )
    return true;
  if (othersFrom === null || (asked === 'for it' && affirms(text))) return false;
  // "To avoid: **X**." is set off as those of a list.
  if (othersFrom < start && endsOnBold(sentence, text)) return false;
  return (
    othersFrom < start || (asked === 'for it' && sentencesOf(text.slice(start, othersFrom)).length <= mostBeforeOthers)
  );
}

function mayTellAnEnd(
  { masked, next, asked }: Sentence,
  askedAt: string | undefined,
  others: readonly string[],
): boolean {
  const from = askedAt === undefined ? 2000 : Number(askedAt.slice(0, 4)) - lastYears;
  // "X was the place to go. It gave up in 2022."
  if (
    asked === 'for others' &&
    others.length > 0 &&
    hasOtherYear(next, from) &&
    !others.some((other) => next.includes(other))
  )
    return true;
  return hasOtherYear(masked, from) || (asked === 'for it' && hasNoMore(masked));
}

/**
 * "Near Vernoy", "naar de buurtschap Hemelrijk", and of another "X, in the village of Vernoy": beside others that are offered, a business called by one word may be the place. Some of these
 * words lead to a firm as well: "bei", "im", "to", "te".
 */
function isWhere(
  { places, masked, start: from, asked }: Sentence,
  { names, others, othersFrom }: Offers,
  { ownWords }: Brand,
): boolean {
  if (asked !== 'for others' || names.length === 0) return false;
  return places.every(({ start, end, isPart, tokensBefore }) => {
    const name = masked.slice(start - from, end - from);
    const before = tokensBefore.at(-1)?.text ?? '';
    if (/[\s-]/.test(name.replace(/^\p{L}{1,3}\s/u, ''))) return false;
    if (!isPart && locative.test(before) && !leadsToFirm.test(before)) return true;
    const opening = masked.slice(0, start - from);
    const isOfAnother = others.some(
      (other) => opening.includes(other) && !foldedWords(other).some((word) => ownWords.has(word)),
    );
    if (isOfAnother && isTied(opening)) return true;
    const kind = opening.replace(/(?:(?<!\p{L})(?:of|del?|di|von|van)\s+|(?<!\p{L})d['’])$/u, '');
    if (kind !== opening && othersFrom !== null && othersFrom > from) return true;
    return isOfKind(opening) || ((isPart || isOfAnother) && isOfKind(kind));
  });
}

/** Of a paragraph after others: it negates before it names, "I do not list X", has the one who speaks behind it, "X I left out", tells a month, has one word of the name within it, or in German may speak of any noun. */
function isSetApart(sentence: Sentence, text: string, { isNounCase }: Offers): boolean {
  const { masked, places, isCut } = sentence;
  const [place] = places;
  const [before] = aroundName(sentence, place);
  const isNoun = isNounCase && place !== undefined && !/[\s-]/.test(text.slice(place.start, place.end));
  return isCut || isNoun || isObject(sentence) || namesMonth(masked) || (negates(before) && !judges(before));
}

/** "X (Brotwerk)", "**X** (York): of *Brotwerk* it says …", "**X** drives daily. The *Brotwerk* says …": in the line that another one heads; where that is a sentence, by one word. */
function isWithinOther({ asked, places }: Sentence, text: string, { others }: Offers): boolean {
  if (asked !== 'for others') return false;
  return places.every((place) => {
    const [line = ''] = text.slice(text.lastIndexOf('\n', place.start) + 1).split('\n', 1);
    if (others.some((other) => text.slice(0, place.start).endsWith(`${other} (`))) return true;
    const isWord = !/[\s-]/.test(text.slice(place.start, place.end)) && !isBold(place, text);
    return (
      (isWord || opensEntry.test(line)) &&
      isOfOther(text, place) &&
      others.some((other) => line.includes(`**${other}**`))
    );
  });
}

/** "Better not: X." */
function isWarning({ masked, start, places }: Sentence): boolean {
  const [before, after] = [
    masked.slice(0, (places[0]?.start ?? start) - start),
    masked.slice((places.at(-1)?.end ?? start) - start),
  ];
  return /^[^:]{2,30}:[\s*]*$/.test(before) && !/\p{L}/u.test(after) && negates(before) && !hasNoMore(before);
}

/** First of all the object of the one who answers, "I leave out X", but "From what I see, X is"; or before several others with a month, negated or as an object. */
function leadsToOthers(sentence: Sentence, { othersTo }: Offers): boolean {
  const { masked, start, places, isFirst } = sentence;
  const [before] = aroundName(sentence, places[0]);
  const clause = before.split(/[,;:]/).at(-1) ?? '';
  if (isFirst && (opensOnAct(before) || (hasSpeaker(clause) && !judges(before)))) return true;
  if (othersTo === null || othersTo <= start) return false;
  return namesMonth(masked) || (isFirst && ((negates(before) && !judges(before)) || isObject(sentence)));
}

/** "I’ve left out X", "X I leave out", "I leave out X": after others were offered, in a sentence that names none of them. */
function isAfterAct(sentence: Sentence, text: string, { others }: Offers): boolean {
  const { quote, start, places } = sentence;
  const [before, after] = aroundName(sentence, places[0]);
  const clause = before.split(/[,;:]/).at(-1) ?? '';
  const hasAct =
    opensOnAct(before) ||
    (isObject(sentence) && !judges(after) && !after.trimStart().startsWith(',')) ||
    (hasSpeaker(clause) && !judges(before));
  return (
    hasAct && others.some((name) => text.slice(0, start).includes(name)) && !others.some((name) => quote.includes(name))
  );
}

/** "X I left out on purpose", "Die X habe ich": what stands before the one who speaks is its object. */
function isObject(sentence: Sentence): boolean {
  const [before, after] = aroundName(sentence, sentence.places[0]);
  return (
    /^[^\p{L}]*(?:\p{L}{1,3}\s)?[^\p{L}]*$/u.test(before.replace(/^[^:]{2,40}:/, '')) &&
    hasSpeaker(after.split(/(?<=\p{L})\s/u, 4).join(' '))
  );
}

function aroundName({ masked, start }: Sentence, place: NamePlace | undefined): [before: string, after: string] {
  return place === undefined ? ['', masked] : [masked.slice(0, place.start - start), masked.slice(place.end - start)];
}

function endsOnBold({ places, masked, start: from }: Sentence, text: string): boolean {
  return places.some((place) => isBold(place, text) && !/[\p{L}\p{N}]/u.test(masked.slice(place.end - from)));
}

/** "At Verdemar", "Beyond that: Dossena": what a sentence begins with is what it speaks of. */
const fewWordsBefore = 2;

function wordsIn(text: string): number {
  return text.match(/\p{L}+/gu)?.length ?? 0;
}

function namesMonth(text: string): boolean {
  return (text.match(/\p{L}{3,}/gu) ?? []).some(isMonth);
}

/** The sentence that names it, one that explains, and the one that leads to the others. */
const mostBeforeOthers = 3;

/** "| Name | – | – | closed |": where the other rows of its table have something, this one has nothing. */
function isBlankRow(quote: string, text: string): boolean {
  if (!quote.trimStart().startsWith('|')) return false;
  const blanks = (row: string) =>
    row
      .split('|')
      .slice(2, -1)
      .filter((cell) => /^[\s–—-]*$/.test(cell)).length;
  const rows = text
    .split('\n')
    .filter((line) => line.trimStart().startsWith('|') && !/^[\s|:-]+$/.test(line) && line.trim() !== quote.trim());
  // Nor one that alone names a year: "| Name | – | closed since 2023 |".
  return (
    (blanks(quote) > 1 && rows.every((row) => blanks(row) === 0)) ||
    (blanks(quote) > 0 && hasOtherYear(quote, 2000) && !rows.some((row) => hasOtherYear(row, 2000)))
  );
}

function isEcho({ quote, places, isFirst, next, asked: about }: Sentence, marked: string, prompt: string): boolean {
  const said = foldedWords(quote).join(' ');
  const asked = foldedWords(prompt).join(' ');
  if (isFirst && (repeatsQuestion(marked) || (about === 'for it' && repeatsAsked(marked, asked)))) return true;
  if (asked !== '' && places.length > 0 && said.length > 3 && ` ${asked} `.includes(` ${said} `)) return true;
  // An answer that opens with a question about the name repeats what it was asked.
  const isQuestion =
    /[?？][^\p{L}\p{N}]*$/u.test(quote.trim()) &&
    (asked === '' ||
      said.split(' ').filter((word) => asked.split(' ').includes(word)).length * 2 > said.split(' ').length);
  // "X? Excellent rye." answers itself.
  if (saysNothing(marked) && next !== '' && !/[?？][^\p{L}\p{N}]*$/u.test(next)) return false;
  return (
    isQuestion && isFirst && !/\b(?:consider(?:ed)?|tried|thought|how about|what about|why not|heard of)\b/i.test(quote)
  );
}

/** Asked about X by name: an opening of few words that ends on it, "Je vroeg naar X.", or mostly what the question says: "Me preguntas si es normal que X …", where nobody answers yes or speaks for itself. */
function repeatsAsked(marked: string, asked: string): boolean {
  if (/^\P{L}*(?:[\p{L}'’]+\s+){1,4}\uE000[^\p{L}\p{N}]*$/u.test(marked)) return true;
  const share = shareOf(foldedWords(marked.replaceAll(nameMark, ' ')), asked.split(' '));
  return opensOnPerson(marked) ? share >= mostlyAsked : share >= nearlyAsked && !hasSpeaker(marked) && !affirms(marked);
}

const [mostlyAsked, nearlyAsked] = [0.5, 0.75];

/** Of the numbers and the words of four letters and more; of fewer than two, none. */
function shareOf(said: readonly string[], asked: readonly string[]): number {
  const [own, others] = [said, asked].map((words) =>
    words.filter((word) => word.length > 3 || /\d/.test(word)).map(stemOf),
  ) as [string[], string[]];
  return own.length < 2 ? 0 : own.filter((stem) => others.includes(stem)).length / own.length;
}

/** "Acme (acme-dynamics.io)": the answer itself gives the address of another company. */
function hasForeignAddress({ places, addresses, masked, start }: Sentence, brand: Brand): boolean {
  return places.some((place) =>
    addresses.some((address) => {
      if (brand.domain === null || registrableDomain(address.url) === brand.domain) return false;
      const root = foldTight(rootOf(address.url).replaceAll('-', ''))[0] ?? '';
      const isAlike = [...brand.keys].some(
        (key) => root.includes(key.replaceAll('&', '')) || root.includes(key.replaceAll('&', 'and')),
      );
      if (!isAlike) return false;
      const isInside = address.kind === 'link' && place.start >= address.start && place.end <= address.end;
      const between = masked.slice(place.end - start, address.start - start);
      return (
        isInside ||
        (address.start >= place.end && /^['’]?[*_\])\s]*(?:\p{Lu}\p{L}+\s+){0,2}(?:[([–—:,-]\s*)?$/u.test(between))
      );
    }),
  );
}

/** A link to somebody else's page whose text says more than the name is the title of that page. */
function isTitleOfSource(place: NamePlace, link: Link | undefined, brand: Brand): boolean {
  if (
    !link ||
    place.start < link.textStart ||
    place.end > link.textEnd ||
    (brand.domain !== null && registrableDomain(link.url) === brand.domain)
  )
    return false;
  return (
    foldedWords(link.text).length >
    foldedWords(link.text.slice(place.start - link.textStart, place.end - link.textStart)).length + 1
  );
}

function isTitleLine(quote: string): boolean {
  const words = quote.match(/[\p{L}'’]{4,}/gu) ?? [];
  if (/^\s*#/.test(quote)) return true;
  return (
    words.length > 3 &&
    words.filter((word) => /^\p{Lu}/u.test(word)).length >= 0.8 * words.length &&
    !/[.!?]$/.test(quote.trim())
  );
}

const verbsAfterNames =
  /^(?:is|was|has|had|offers?|provides?|delivers?|makes?|sells?|serves?|stands|speciali[sz]es|ranks?|gets?|does|can|will|would|could|might|should|seems|looks|feels|fits|works|takes|costs|charges|also|remains|runs|combines|ships|lets|gives|comes|excels|received|scores|and|or|ist|hat|bietet|est|a|propose|offre|es|tiene|ofrece)$/i;

/** "Target your audience." opens with a word, not with Target: only what follows can tell. */
function isOpeningWord(place: NamePlace, sentence: Sentence, masked: string): boolean {
  const word = masked.slice(place.start, place.end);
  if (isBold(place, masked) || (!sequence.has(word.toLowerCase()) && !sentence.isSpokenOf)) return false;
  const lineStart = masked.lastIndexOf('\n', place.start - 1) + 1;
  // A sentence begins after the number of its entry.
  const isFirstOfLine = /^\s*(?:(?:\d+[.)]|[-•*])\s*)?$/.test(
    masked.slice(Math.max(lineStart, sentence.start - 12), sentence.start),
  );
  const opening = masked.slice(isFirstOfLine ? Math.max(lineStart, sentence.start - 12) : sentence.start, place.start);
  if (opening.replace(/[\s>#"“*_]|^\s*(?:\d+[.)]|[-•])/g, '') !== '') return false;
  if (sentence.isSpokenOf) return true;
  const after = masked.slice(place.end, place.end + 3);
  const [next] = place.tokensAfter;
  // "Next, compare quotes", "Target: at least ten": a label that is no entry of a list and goes on small.
  const isEntry = /^\s*\d+[.)]|[*_]/.test(opening) && !sequence.has(word.toLowerCase());
  if (
    !isEntry &&
    /^[,:]\s/.test(after) &&
    next !== undefined &&
    /^\p{Ll}/u.test(next.text) &&
    !/^(?:and|or|und|et|y|an?|the)$/.test(next.text)
  )
    return true;
  if (/^\s*(?:$|[:,(–—|*\n\]]|['’]s|-\s)/.test(after) || after.trim() === '') return false;
  // "Hive charges £22", "Target opened a shop": a verb has an object.
  if (next !== undefined && /(?:s|ed)$/.test(next.text) && object.test(masked.slice(next.end, next.end + 12)))
    return false;
  return next !== undefined && !verbsAfterNames.test(next.text) && !/^\p{Lu}/u.test(next.text);
}

const object = /^ (?:an?|the|its|their|your|you|more|less|all|both|every|only|over|about|around|from)\b|^ [£$€]?\d/;
const sequence = new Set('first next then finally last lastly now today again once here still'.split(' '));

/** "on Monday", "Monday to Friday", "Monday mornings": days and months carry a capital without being a name. */
function isCalendarWord(place: NamePlace, masked: string): boolean {
  if (!isDayOrMonth(masked.slice(place.start, place.end))) return false;
  const before = place.tokensBefore.at(-1);
  const beforeGap = before ? masked.slice(before.end, place.start) : '';
  const [next] = place.tokensAfter;
  const nextGap = next ? masked.slice(place.end, next.start) : '';
  if (before && /^[ \u00a0]$/.test(beforeGap) && (besideDays.test(before.text) || isDayOrMonth(before.text)))
    return true;
  return (
    next !== undefined &&
    /^(?:[ \u00a0]|\s?[-–—,&]\s?)$/u.test(nextGap) &&
    (isDayOrMonth(next.text) || besideDays.test(next.text))
  );
}

const besideDays =
  /^(?:mornings?|afternoons?|evenings?|nights?|on|by|before|after|since|each|every|this|last|next|of|in|early|late|open|opens|closed|to|through|until|till|from|at|am|ab|jeden|bis|und|à|au|le|el|los|\d+(?:st|nd|rd|th)?)$/i;

function hasCitationAt({ cited }: ReadAnswer, start: number, end: number): boolean {
  return cited.some(
    (citation) => citation.start !== null && citation.end !== null && citation.start < end + 1 && citation.end > start,
  );
}
