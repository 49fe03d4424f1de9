// Where an answer means the brand by a part of its name: as it offers others, or where the domain, or the words beside the part, tell that it is this business.
import { isCjk } from '#engine/base/text/phrases.ts';
import { sentencesOf } from '#engine/base/text/sentences.ts';
import { headAt } from './answer-blocks.ts';
import type { Brand } from './brand.ts';
import { stemOf, wordsOf } from './common-words.ts';
import { findBent, findNames, germanArticle, locative, type NamePlace, type Token } from './find-names.ts';
import type { Offers } from './find-rivals.ts';
import { foldTight, joins, withoutAccents } from '#engine/base/text/fold.ts';
import { isNameOf, isSame } from './name-of.ts';
import { isInDomain, type Part, partsOf } from './question.ts';

/** `text`: without addresses. Without a question, a part of the name may as well be the place or the trade. */
export function findShortened(
  text: string,
  brand: Brand,
  { names, isCommon, isNounCase, isBent, asked }: Offers,
): NamePlace[] {
  // "Umzüge" of "Umzüge Wendelmuth", where "Henneberg Umzüge" is offered, too, is the trade.
  const ofOthers = new Set(names.flatMap(({ name }) => (isNameOf(name, brand, isCommon) ? [] : besideCapital(name))));
  const offered = names
    .filter(({ name, quote }) => isNameOf(name, brand, isCommon) && (asked !== 'unknown' || isEntry.test(quote)))
    .map(({ name }) => name);
  const told =
    asked === 'unknown'
      ? []
      : brand.names
          .flatMap(partsOf)
          .filter(({ part }) => wordsOf(part).length === 0 || wordsOf(part).some((word) => !ofOthers.has(word)))
          .filter((part) =>
            asked === 'for it'
              ? part.isHead || isTold(part, text, brand, isCommon)
              : !part.isCut && isTold(part, text, brand, isCommon),
          );
  const isAlone = ({ start, end, tokensBefore, tokensAfter }: NamePlace) => {
    const written = text.slice(start, end);
    if (offered.includes(written)) return true;
    // "Centro Pisada: next to Ribalta park": what is said of another.
    const head = headAt(text, start);
    if (head !== null && !head.includes(written)) return false;
    const [before, after] = [tokensBefore.at(-1), tokensAfter[0]];
    // "en Triana" is the quarter, where the business is El Candil de Triana.
    if (before && locative.test(before.text) && told.some(({ part, isTail }) => isTail && part === written))
      return false;
    // "wird Hagedorns Roggenbrot gelobt": only a name has this ending without an article before it.
    const isOwner = !spaced.includes(written) && !(before && germanArticle.test(before.text));
    return ![before, isOwner ? undefined : after].some((token) => token && isBeside(token, start, end, text, brand));
  };
  const bent =
    isBent && asked === 'for it' ? capitalised(text).filter((word) => told.some(({ part }) => isSame(word, part))) : [];
  const spaced = [...offered, ...told.map(({ part }) => part), ...bent].filter((name) => !isCjk(name));
  const unspaced = [...offered.filter(isCjk), ...brand.gapless.flatMap((name) => properRun(name, text))];
  if (spaced.length + unspaced.length === 0) return [];
  // "Thackrays make everything themselves": asked about it, whoever works there.
  const people = asked === 'for it' ? told.map(({ part }) => `${part}s`) : [];
  const short = {
    ...brand,
    names: spaced,
    keys: new Set([...spaced, ...people].flatMap(foldTight)),
    shortKeys: new Set<string>(),
    domainKey: null,
    gapless: unspaced,
  };
  const plain = new Set(
    spaced.flatMap((name) => [name, name.replace(/[äöü]/gi, (letter) => spelled[letter] ?? letter)]).map(withoutSigns),
  );
  // "des Alten Speichers" of "Alter Speicher Wismar"
  const parts = isNounCase
    ? findBent(
        text,
        { ...short, names: told.map(({ part }) => part).filter((part) => part.includes(' ')) },
        true,
      ).filter(isAlone)
    : [];
  const named = findNames(text, short, isNounCase).filter((place) => {
    const written = text.slice(place.start, place.end);
    return (
      unspaced.includes(written) ||
      ([written, written.replace(/s$/, '')].some((own) => plain.has(withoutSigns(own))) && isAlone(place))
    );
  });
  return [...parts, ...named];
}

/** The words of a name that have another with a capital beside them. */
function besideCapital(name: string): string[] {
  const words = name.split(' ');
  const isTitle = (word = '') => /^\p{Lu}\p{L}/u.test(word);
  return words
    .filter((word, at) => isTitle(word) && (isTitle(words[at - 1]) || isTitle(words[at + 1])))
    .flatMap(wordsOf);
}

/** Nor full stops and hyphens: who asks seldom writes them. One sign for what joins. */
function withoutSigns(text: string): string {
  const words = withoutAccents(text)
    .replace(/\.|'(?!\p{L})/gu, '')
    .split(/[\s-]+/);
  return words.map((word) => (joins.test(word) ? '&' : word)).join(' ');
}

/** "Haemmerle" for "Hämmerle" */
const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };

/** Each word with a capital, once. */
function capitalised(text: string): string[] {
  return [...new Set(text.match(/(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]{3,}/gu))];
}

const isEntry = /^\s*(?:[-*•|#]|\d+[.)、])/;

/**
 * The domain begins or ends with the part, or has it between hyphens; or a sentence says in small letters what the part leaves out: "De Linde is een klein uitvaarthuis" of "Uitvaarthuis De
 * Linde".
 */
function isTold({ part, rest }: Part, text: string, brand: Brand, isCommon: (word: string) => boolean): boolean {
  // "AUB" of "A.U.B. Affilatura", aub-affilatura.it
  if (/^(?:\p{Lu}\.?){3,}$/u.test(part)) {
    const initials = foldTight(part)[0] ?? '';
    return (
      brand.domain?.split(/[-.]/).includes(initials) === true ||
      (text.includes(`**${part}**`) && brand.domain?.startsWith(initials) === true)
    );
  }
  if (!/^\p{Lu}.{3}/u.test(part) || isCommon(part)) return false;
  if (isInDomain(part, brand)) return true;
  const left = rest.filter((word) => word.length > 3).map(foldedStem);
  return sentencesOf(text).some(
    ({ text: sentence }) =>
      sentence.includes(part) &&
      (sentence.match(/(?<!\p{L})\p{Ll}{4,}/gu) ?? []).some((word) => left.includes(foldedStem(word))),
  );
}

function foldedStem(word: string): string {
  return stemOf(foldTight(word)[0] ?? '');
}

/** Written with a capital next to the part: then the name is longer, and another's. */
function isBeside(token: Token, start: number, end: number, text: string, { ownWords }: Brand): boolean {
  const gap = token.start < start ? text.slice(token.end, start) : text.slice(end, token.start);
  const opens = token.start < start && /(?:^|[\n.!?:])\P{L}*$/u.test(text.slice(0, token.start));
  return (
    /^[ \u00a0-]$/u.test(gap) &&
    /^\p{Lu}\p{L}/u.test(token.text) &&
    !opens &&
    !foldTight(token.text).some((form) => ownWords.has(form))
  );
}

/** つむぎ of 税理士法人つむぎ: what a name has in hiragana is its own, where a particle follows it. */
function properRun(name: string, text: string): string[] {
  return (name.match(/\p{sc=Hiragana}{3,}/gu) ?? []).filter(
    (run) =>
      run !== name &&
      new RegExp(`(?<![\\p{sc=Hiragana}\\p{sc=Katakana}])${run}(?=[はがものにをでと、])`, 'u').test(text),
  );
}
