// Whether a sentence says that nothing is known of a name, by grammar alone: the words that negate, the pronouns of the one who answers and of the one who asks, and where they stand
// beside the name. These are closed classes of each language; what a sentence says otherwise is left to a reader that understands it.
import { locative } from './find-names.ts';
import { disjunctions } from '#engine/base/text/fold.ts';
import { nameMark } from './name-mark.ts';
import { isDutch } from './noun-case.ts';
import { wordPattern } from './word-pattern.ts';

/** Whether the question names the business; it is not always at hand. */
export type Asked = 'for it' | 'for others' | 'unknown';

/**
 * Whether a sentence, its names replaced by the mark, denies the business: who answers negates a clause of the name, or the name is what a negation speaks about. "X has no
 * parking" and "no fees at X" deny a side fact. `isFirst`: no sentence before names it.
 */
export function isDenial(marked: string, asked: Asked, isFirst = true): boolean {
  const isEntry = entry.test(marked);
  const clauses = clausesOf(marked.replace(setOff, ` ${nameMark} `));
  return clauses.some((clause, at) => {
    const place = clause.search(named);
    if (place < 0) return false;
    const [before, after] = [clause.slice(0, place), clause.slice(place + 1)];
    return (
      (!isEntry &&
        (deniesNext(clause, before, clauses[at + 1] ?? '') ||
          (isFirst && asked === 'for it' && goesOnDenying(before, clauses[at - 1] ?? '')))) ||
      questioned.test(before) ||
      deniesName({ clause, before, after, isFirst }, asked)
    );
  });
}

/** "I searched for X; I found nothing." */
function deniesNext(clause: string, before: string, next: string): boolean {
  return (
    !next.includes(nameMark) &&
    (saysNothing(clause) || (speaker.test(before) && tied.test(before))) &&
    negates(next) &&
    speaker.test(next)
  );
}

/** "I found no reviews, a listing or a website of X": the last of what was not found. */
function goesOnDenying(before: string, last: string): boolean {
  return (
    negates(last) && speaker.test(last) && tied.test(before) && before.split(' ').some((word) => disjunctions.has(word))
  );
}

/** `before` and `after`: the clause's text on both sides of the name. */
function deniesName(
  { clause, before, after, isFirst }: { clause: string; before: string; after: string; isFirst: boolean },
  asked: Asked,
): boolean {
  if (conditional.test(clause) && negates(clause)) return false;
  // Asked about X, whoever speaks of itself and negates, or first names X as a matter ("I only know little of X"), says what it knows; else what it would choose ("I'd lean towards X").
  if (
    asked === 'for it' &&
    speaker.test(clause) &&
    (negates(clause) || (isFirst && (saysNothing(clause) || tied.test(before)))) &&
    !addressee.test(before)
  )
    return true;
  // To who asked for others, "I have not included X", or of "a firm called X" what is not.
  if (asked === 'for others')
    return (speaker.test(clause) || called.test(after)) && isNegated(clause, before) && !addressee.test(before);
  if (!isNegated(clause, before)) return false;
  if (speaker.test(clause)) return !addressee.test(before);
  if (negates(before)) return !addressee.test(clause) && !located.test(before);
  // "Information about X is not there", but "X is not cheap" and "At X nothing is cheap".
  return (/(?<!\p{L})\p{L}{4,}\s/u.test(before) && tied.test(before)) || about.test(after);
}

/** Not by what the name is compared with: "nothing is better than X". */
function isNegated(clause: string, before: string): boolean {
  return negates(clause) && !(negates(before) && compared.test(before));
}

/** "X is no more", "X no longer exists": a clause of the name and of what has ended, with next to nothing else. */
export function isOver(marked: string): boolean {
  return clausesOf(marked).some((clause) => {
    const rest = clause.replace(noMore, ' ');
    const words = rest.match(/\p{L}{4,}/gu) ?? [];
    return named.test(clause) && rest !== clause && words.length <= fewWords && !thingOver.test(clause);
  });
}

/** Something is over: the business or a thing of it, but for "no more than eight". */
export function hasNoMore(text: string): boolean {
  return text.search(noMore) >= 0;
}

const fewWords = 1;
const noMore =
  /(?<!\p{L})(?:no\s+longer|no\s+more|not\s+any\s?more|nicht\s+mehr|ya\s+no|já\s+não|non\s+(?:\p{L}+\s+)?più|niet\s+(?:meer|langer)|(?:ne\s+|n['’])\p{L}+\s+plus|inte\s+längre|ikke\s+længere|больше\s+не)(?!\p{L}|\s+(?:than|als|d[ei]|que)\s)|已不|不再|더\s*이상/giu;

/** "X has no longer a waiting room": what is over is a thing of X, after the verb. */
const thingOver = new RegExp(String.raw`\uE000\s+\p{L}+\s+(?:${noMore.source})\s+(?:\p{L}{1,3}\s+)?\p{L}{4,}`, 'iu');

/** A sentence without a name that says by itself that nothing was found; `isOfIt`: it has to point back, "… under that name". */
export function isBareDenial(sentence: string, isOfIt: boolean): boolean {
  if (sentence.length >= 220) return false;
  return clausesOf(sentence).some(
    (clause) =>
      negates(clause) && !would.test(clause) && (pointsBack.test(clause) || (!isOfIt && speaker.test(clause))),
  );
}

/** "X?", "About X", "I searched for X": what it means stands in what follows. */
export function saysNothing(marked: string): boolean {
  const bare = marked.replace(/[^\p{L}\p{N}\uE000]/gu, '');
  return (
    bare === nameMark ||
    (marked.length < 90 &&
      (/^[^\p{L}\p{N}]*(?:\p{L}+\s+){0,2}\uE000[^\p{L}\p{N}]*$/u.test(marked) || endsOnMatter(marked)))
  );
}

/** "You asked about X.": who asks is told what was asked. Only where an answer begins, since "you can count on X" is said later. */
export function repeatsQuestion(marked: string): boolean {
  const [, opening = '', rest = ''] =
    /^\P{L}*(\S+(?:\s+\S+)?)([^\uE000]{0,50})\uE000["”»]?(?:\s+\p{Ll}+)?\s*(?:[.,;…]|$)/u.exec(marked) ?? [];
  return (
    (addressee.test(opening) && !speaker.test(`${opening}${rest}`) && tied.test(rest)) ||
    /^[^\p{L}\p{N}]{0,3}(?:您|你)[^，。]{0,6}\uE000/u.test(marked)
  );
}

/** "Me preguntas", "You ask", "Mi chiede": the first two words have the one who answers or who asks, and would do nothing. */
export function opensOnPerson(marked: string): boolean {
  const opening = marked
    .replace(/^\P{L}+/u, '')
    .split(/\s+/, 2)
    .join(' ');
  return (
    (speaker.test(opening) || addressee.test(opening) || (isDutch.test(marked) && /^u\s/i.test(opening))) &&
    !would.test(marked)
  );
}

/** A clause of the one who answers whose last word is the name, tied to it by a short word: "for X", "nach X". */
function endsOnMatter(marked: string): boolean {
  const [, before = ''] = /^([^\uE000]{3,60})\uE000[^\p{L}\p{N}]*$/u.exec(marked) ?? [];
  return speaker.test(before) && tied.test(before);
}

/** After "I know nothing of X": a sentence that supposes, asks or has the reader do something says nothing of X either. */
export function isAdvice(marked: string): boolean {
  return supposing.test(marked) || /[?？][^\p{L}\p{N}]*$/u.test(marked);
}

/** "2. **X** – …" */
const entry = /^\s*(?:[-*•·–|]|\d+[.)、])/u;
/** "no firm of that name – X – is known" */
const setOff = /\s[–—]\s?\uE000\s?[–—](?=\s)/gu;
/** The name itself, not what belongs to it. */
const named = /\uE000(?!['’]s)/;

function clausesOf(marked: string): string[] {
  return marked
    .split(/[;:：；,|]|\s[–—]\s|，(?=\P{L}|[^没沒未无無查找我])/u)
    .filter((clause) => /\p{L}|\uE000/u.test(clause));
}

export function negates(clause: string): boolean {
  return negation.some((pattern) => pattern.test(clause));
}

/** The particle that says yes, as an answer opens: what was asked about is there. */
export function affirms(opening: string): boolean {
  return affirmation.test(opening);
}

const affirmation =
  /^[^\p{L}\p{N}]*(?:yes|ja|jo|oui|sí|sì|sim|tak|ano|да|так|evet|kyllä|igen|はい|네|是的)\s?[,.:;!–—、。，]/iu;

const negation: readonly Pick<RegExp, 'test'>[] = [
  wordPattern(
    [
      String.raw`\b(?:not|nothing|none|nobody|nowhere|neither|nor|never|cannot|without|\p{L}+n['’]t)\b|\bI(?:['’]m|\s+am|\s+was)\s+(?:\p{L}+\s+)?un\p{L}+`,
      String.raw`\b(?:nicht|nichts|nie|nirgend\p{L}*|kein\p{L}*|weder|ohne)\b`,
      String.raw`\b(?:ne|pas|aucun\p{L}*|rien|jamais|sans)\b|\bn['’]\p{L}`,
      String.raw`\b(?:ning[uú]n\p{L}*|nada|sin|nunca|tampoco|não|nenhum\p{L}*|sem|non|nessun\p{L}*|nulla|niente|senza)\b`,
      String.raw`\b(?:geen|niet|niets|nooit|zonder|nie|żadn\p{L}+|ingen|inget|inga|inte|ikke|ikkje|intet)\b`,
      String.raw`\b(?:не|ни|нет|немає|tidak|belum|không|chưa|değil|yok)\b`,
    ].join('|'),
  ),
  // Portuguese has "no Porto".
  /(?<!\p{L})[Nn]o(?!\s+\p{Lu}|\p{L})/u,
  // In these, negation is an ending, or written without gaps.
  /\p{Script=Latin}(?:m[ae]d[ıi]|m[ıiuü]yor)|[没沒未无無]|不到|我[^，。]{0,8}不|ませ[んぬ]|な(?:い|く|かっ)|ざいませ|없|않|못|لم\s|لا\s|ليس|नहीं/u,
];

/** "Dejo fuera a X", "Escludo X": a sentence that opens on a verb of the one who answers, in languages that leave the pronoun out. */
export function opensOnAct(before: string): boolean {
  return /^\P{L}*(?!Also\s)\p{Lu}\p{Ll}{2,}o\s(?:\p{Ll}+\s){0,3}\P{L}*$/u.test(before);
}

/** "I would not choose X", "zou ik X niet kiezen", "non sceglierei X", "yo no iría", "X würde ich nicht rufen": who would not judges of what is there. */
export function judges(text: string): boolean {
  return would.test(text);
}

const would =
  /(?<!\p{L})(?:I['’]d|[Ww]ould(?:n['’]t)?|[Ww]ürde|[Zz]ou|\p{Ll}{3,}(?:rais|rei)|irais|(?:[Yy]o|[Ee]u)\s+(?:\p{Ll}+\s+){0,3}\p{Ll}+r[íi]a)(?!\p{L})/u;
const conditional = new RegExp(
  String.raw`${would.source}(?:\s+\p{L}+['’]?){0,2}\s*\uE000|\uE000\s+(?:würde|zou)(?!\p{L})`,
  'u',
);

/** Whether the one who answers speaks of itself. */
export function hasSpeaker(clause: string): boolean {
  return speaker.test(clause);
}

/** The one who answers. */
const speaker = { test: (text: string) => firstPerson.test(text) || english.test(text) };
/** "I pareri" is an article and its plural. */
const english = /(?<!\p{L})I(?!\p{L}|\s\p{Ll}+i(?!\p{L}))/u;
const firstPerson = wordPattern(
  [
    String.raw`\b(?:me|my|we)\b|\b(?:ich|mir|mich|mein(?:e[mnrs]?)?)\b|\b(?:je|mes|mon)\b|\b[jm]['’]\p{L}|\b(?:yo|me|mi|mis|tengo|puedo|he\s+\p{L}+[dt]o)\b|\b(?:meus?|minhas?|tenho|posso)\b`,
    String.raw`\b(?:mi|mio|miei|mia|mie|ho|posso)\b|\b(?:ik|mij|mijn)\b|\b(?:jag|jeg|mig|meg|mitt|mina)\b|\b(?:я|мне|мені|меня|мо\p{L}{1,3})\b|我`,
  ].join('|'),
);
/** The one who asks: "you can't go wrong with X". */
const addressee = wordPattern(String.raw`\b(?:you|your|sie|du|dir|ihnen|vous|tu|te|usted|voi|você|jij)\b|您|你`);
/** "whether X": that it is there is asked, not said. */
const questioned = wordPattern(String.raw`\b(?:whether|ob)\b|\p{L}\s+s[ei]\s+(?:el\s+|la\s+|le\s+|il\s+)?$`);
/** "than X", "not like X", "right at X": what is negated is something else. */
const compared = wordPattern(
  String.raw`\b(?:than|like|as|als|wie|que|comme|como|come|dan|di|until|without|ohne|sans|sin|senza|sem|zonder)\s+(?:(?:the|at|bei|chez|en|der|die|das|la|le|el|il)\s+)?$|比$`,
);
const located = wordPattern(
  String.raw`\b(?:at|with|from|in|near|bei|mit|ins?|im|vom|von|chez|avec|en|con|presso|bij|met|hos|på|у|в)\s+(?:(?:the|la|le|el|il|die|der|das|den|dem|de|het)\s+)?$`,
);
/** Particles of Japanese and Korean that make what stands before them the matter and not the one who acts. */
const about = /^(?:」|"|”)?(?:という|に関|について|を|の|에\s*(?:대|관)|라는|(?:을|를)(?=\s)|\s*hakkında|\s*के\s+बारे)/u;
/** Behind a preposition and a noun: "naar de buurtschap", "in het weekblad". */
export function isOfKind(before: string): boolean {
  const [noun = ''] = /(?<![\p{L}-])\p{L}[\p{L}-]{3,}\s+[^\p{L}\p{N}\s.,;:]?$/u.exec(before) ?? [];
  return noun !== '' && isTied(before.slice(0, before.length - noun.length));
}

/** Right behind a preposition, or one and an article. */
export function isTied(before: string): boolean {
  const [, last = ''] = /(?<!\p{L})(\p{L}+)\s+(?:\p{L}{2,3}\s+)?$/u.exec(before.slice(-30)) ?? [];
  return tied.test(before) || located.test(before) || locative.test(last);
}

const called = /^(?:という|라는)/u;
/** Prepositions and participles that make the name what is spoken of: "information about X", "a firm called X". */
const tied = wordPattern(
  String.raw`\b(?:about|regarding|concerning|for|of|on|called|named|über|nach|zu[mr]?|von|vom|namens|sur|de|du|des|concernant|nommée?|appelée?|sobre|por|acerca\s+de|del|llamad[ao]|chamad[ao]|di|su|sul|sull[ao]|del|dell[ao]|over|naar|van|om|o|о|об|про)\s+(?:(?:an?|the|an?\s+\p{L}+|la|le|el|il|o|die|der|das|den|dem|de|het)\s+)?["“„«‘']?$|\b[ld]['’]$`,
);
const pointsBack = wordPattern(
  String.raw`\b(?:about|on|of|under|by|with|for)\s+(?:it|them|this|that)\b|\b(?:that|this)\s+name\b|\b(?:dies\p{L}{1,2}|solch\p{L}{1,2}|ce(?!\s+(?:qu|n['’]))|cette|este|esta|questo|questa|deze|dit)\s+\p{L}+`,
);
/** Conditions, possibilities and requests, as grammar has them. */
const supposing = wordPattern(
  [
    String.raw`\b(?:if|whether|could|might|may|would|should|please|falls|wenn|ob|könnt\p{L}*|sollt\p{L}*|bitte|si|pourr\p{L}+|se|se\s+non|podr\p{L}+|potrebbe|poder\p{L}+|als|kunt|kun)\b`,
    String.raw`\b(?:your|you|ihre?n?|sie|vous|votre|usted|su|tu|uw)\b|如果|您|你|请|もし|ください|만약|세요`,
  ].join('|'),
);
