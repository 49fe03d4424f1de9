import type { Brand } from './brand.ts';
import { foldTight } from '#engine/base/text/fold.ts';
import { functionWords } from './function-words.ts';
import type { NamePlace, Token } from './find-names.ts';

export type Surroundings = {
  text: string;
  brand: Brand;
  isGerman: boolean;
  /** A heading or label whose words are all capitalised. */ isTitle: boolean;
  sentenceStart: number;
};

/** Whether the name stands inside a longer name of somebody else: "Acme" in "Acme Dynamics", "Royal Acme" or "Acme & Weber". */
export function isLongerName(place: NamePlace, around: Surroundings): boolean {
  return goesOn(place, around) || owns(place, around) || comesFromBefore(place, around) || opensPlace(place, around);
}

/** "Marlowe's Joke Shop" */
function owns({ end, tokensAfter: [first, second] }: NamePlace, { text, brand }: Surroundings): boolean {
  if (
    !first ||
    !second ||
    !/^['’]s $/.test(text.slice(end, first.start)) ||
    text.slice(first.end, second.start) !== ' '
  )
    return false;
  return [first, second].every((one) => isCapitalised(one) && !isOwn(one, brand));
}

/** "Vernoux-en-Vivarais" */
function opensPlace({ end, tokensAfter: [first, second] }: NamePlace, { text, brand }: Surroundings): boolean {
  if (!first || !second || !/^\p{Ll}{2,4}$/u.test(first.text)) return false;
  return text.slice(end, second.start) === `-${first.text}-` && isCapitalised(second) && !isOwn(second, brand);
}

function goesOn(place: NamePlace, { text, brand, isGerman, isTitle }: Surroundings): boolean {
  const [first, second] = place.tokensAfter;
  if (!first) return false;
  const gap = text.slice(place.end, first.start);
  if (first.text === '&' && second && /^\s?$/.test(gap)) return isCapitalised(second) && !isOwn(second, brand);
  if (!/^[ \u00a0-]$/u.test(gap)) return false;
  // "Dora the Explorer"
  if (
    lower(first) === 'the' &&
    second &&
    gap === ' ' &&
    text.slice(first.end, second.start) === ' ' &&
    isCapitalised(second)
  )
    return true;
  // A legal form belongs to the name; after it nothing does.
  if (!isCapitalised(first) || isOwn(first, brand) || legal.has(lower(first)) || place.end - place.start === 0)
    return false;
  const chain = place.tokensAfter.slice(0, 3).filter(isCapitalised);
  if (chain.some((token) => legal.has(lower(token)))) return true;
  if (isGerman || isTitle) return false;
  return !isAbbreviation(first) && !functionWords.has(lower(first));
}

function comesFromBefore(place: NamePlace, { text, brand, isGerman, isTitle, sentenceStart }: Surroundings): boolean {
  const before = place.tokensBefore.at(-1);
  if (!before || before.start < sentenceStart) return false;
  const name = text.slice(place.start, place.end);
  const gap = text.slice(before.end, place.start);
  const beforeThat = place.tokensBefore.at(-2);
  if (before.text === '&' && /^\s?$/.test(gap) && beforeThat && beforeThat.start >= sentenceStart)
    return isCapitalised(beforeThat) && !isOwn(beforeThat, brand);
  if (!/^[ \u00a0-]$/u.test(gap) || isOwn(before, brand)) return false;
  if (/['’]s?$/.test(before.text)) return false;
  if (isOfStreet(name, before, beforeThat)) return true;
  if (isTitle || !isCapitalised(before)) return false;
  const isFirst = text.slice(sentenceStart, before.start).replace(/[\s*_#>"“„«(\d.)-]/g, '') === '';
  // "Anche Papavero", where the answer has "anche" as well, is Papavero.
  if (isFirst)
    return opensName(before, name) && !text.includes(` ${before.text.toLowerCase()} `) && !isWholeDomain(name, brand);
  return !isGerman && !isAbbreviation(before) && !functionWords.has(lower(before));
}

/** Cut from a longer name as the address cuts it: "Evita Pestillame", where the firm is Pestíllame Cerrajeros at pestillame.es. */
function isWholeDomain(name: string, { domain, names }: Brand): boolean {
  const [key = ''] = foldTight(name);
  return domain?.split('.')[0] === key && !names.some((own) => foldTight(own).includes(key));
}

/** "la via Aurelia", "14 Victoria Lane", "Boston Harbor", "Puerta del Sol" */
function isOfStreet(name: string, before: Token, beforeThat: Token | undefined): boolean {
  if (beforeThat && lower(before) === 'via' && /^(?:la|in|sulla|della)$/i.test(beforeThat.text)) return true;
  return (
    (/^\d+$/.test(before.text) && streets.test(name)) ||
    (beforeThat !== undefined && ofName.test(before.text) && streets.test(beforeThat.text))
  );
}

/** "Pearl Harbor is", "Charlie Parker played": before a name of one word even the first word of a sentence is part of a longer one. */
function opensName(first: Token, name: string): boolean {
  return (
    !/^\p{Lu}\p{Ll}{1,2}$/u.test(first.text) &&
    !/[\s-]/.test(name) &&
    !functionWords.has(lower(first)) &&
    !/(?:ing|ed|ly)$/.test(first.text)
  );
}

const ofName = /^(?:of|de|del|du|des|della|dello|do|da)$/i;
export const streets =
  /(?:street|road|lane|avenue|square|place|drive|court|close|hill|straße|strasse|gasse|platz|weg|allee|plaza|calle|rue)$/i;

function isCapitalised(token: Token): boolean {
  return /^\p{Lu}[\p{L}\p{M}'’]+/u.test(token.text);
}

function isAbbreviation(token: Token): boolean {
  return /^[\p{Lu}\d]{2,4}$/u.test(token.text);
}

function isOwn(token: Token, brand: Brand): boolean {
  return foldTight(token.text).some((form) => brand.ownWords.has(form));
}

function lower(token: Token): string {
  return token.text.replace(/['’]s?$|^[ld]['’]/gi, '').toLowerCase();
}

const list = (words: string) => new Set(words.split(/\s+/));

const legal = list(
  'inc ltd limited llc llp plc gmbh ag kg ug se sa sas sarl srl spa bv nv pty oy ab aps as co corp corporation company incorporated e.k ohg gbr',
);
