// Names in sentences: runs of words written with a capital, and what stands beside them in an enumeration. Where every noun has a capital, and where no word has one, less can be told.
import { isDayOrMonth } from './calendar.ts';
import { isCjk } from '#engine/base/text/phrases.ts';
import { disjunctions, foldTight, joins } from '#engine/base/text/fold.ts';
import { isNameLike } from './name-like.ts';
import { isSame } from './name-of.ts';
import { functionWords } from './function-words.ts';
import { streets } from './other-entities.ts';

/** `isSubject`: it opens a sentence or clause, or stands in line with what does, or is set off; `isCertain`: so, or something in line with it, is written as no other words are. */
type Named = { name: string; quote: string; isSubject: boolean; isCertain: boolean };

/** `asked`: words of the question, folded; the place and the trade stand there, and are no names of others. */
export function namesInProse(text: string, asked: ReadonlySet<string>, grammar: Grammar): Named[] {
  const plain = text.replace(/\*\*|__/g, '').replace(/\[([^[\]\n]{0,200})\]\([^()\n]{0,500}\)/g, '$1');
  const marked = [...text.matchAll(/\*\*([^*\n]{2,60})\*\*/g)]
    .map(([, name = '']) => ({ ...sure(name), quote: text }))
    .filter(({ name }) => isNameLike(name) && /\p{Lu}|\p{Lo}/u.test(name) && !/[:：.]$/.test(name));
  const sentences = [
    ...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(plain.replace(/([。！？])/gu, '$1 ')),
  ].map(({ segment }) => segment.trim());
  return [
    ...marked,
    // A question to who asks offers nothing.
    ...sentences
      .filter((sentence) => !/[?？]$/.test(sentence))
      .flatMap((sentence) =>
        (/\p{sc=Hangul}/u.test(sentence)
          ? inKorean(sentence).map(sure)
          : isCjk(sentence)
            ? inUnspaced(sentence, [...asked].join(' ')).map(sure)
            : inSpaced(sentence, asked, grammar)
        ).map((found) => ({ ...found, quote: sentence })),
      ),
  ];
}

function sure(name: string): Omit<Named, 'quote'> {
  return { name, isSubject: true, isCertain: true };
}

/** Words that join in Dutch, and that are prepositions elsewhere. */
const dutchJoins: Readonly<Record<string, string>> = { of: 'or', en: 'and' };

/** `places`: words of the question that may be places, folded; `own`: those of the name, folded. */
export type Grammar = {
  isNounCase: boolean;
  isDutch: boolean;
  isBent: boolean;
  places: ReadonlySet<string>;
  own: ReadonlySet<string>;
};
/** `isOwn`: it has a word of the name; `isOffered`: it may be another's. */
type Run = { words: string[]; from: number; to: number; isOwn: boolean; isOffered: boolean };
type Line = [Run, ...Run[]];

function inSpaced(sentence: string, asked: ReadonlySet<string>, grammar: Grammar): Omit<Named, 'quote'>[] {
  const said = tokensOf(sentence, grammar.isDutch);
  const lines = linesOfRuns(runsOf(said, asked, grammar), said, grammar.isDutch);
  const { isNounCase } = grammar;
  const main = lines.find(
    (line) =>
      (!isNounCase && isBareSubject(line, said)) || line.some((run) => run.isOwn || isCertain(run, isNounCase, said)),
  );
  // "Two places: X with a pool, Y by the wood."
  const isAfterColon = lines[0] !== undefined && said[lines[0][0].from - 1] === ':';
  return lines.flatMap((line) => {
    const [first] = line;
    const to = line.at(-1)?.to ?? first.to;
    const isLater = main !== undefined && first.from > main[0].from;
    if (isOfAnother(line, to, said, isLater)) return [];
    const isLast = isLater && to === said.length;
    // What ends a sentence after another and a comma is no subject: "Ronron covers the left bank, Saint-Cyprien and the Minimes."
    const isEnd = isLast && said.slice(Math.max(0, first.from - 2), first.from).includes(',');
    const isSubject = (isAfterColon && !isLast) || (!isEnd && opensClause(said, { from: first.from, to }));
    const { runs, isSure } = namesIn(line, isNounCase, said);
    return (
      runs
        .filter((run) => run.isOffered && (isSubject || run.isOwn || !streets.test(run.words.at(-1) ?? '')))
        .map((run) => ({
          name: run.words
            .join(' ')
            .replace(/['’]s$/u, '')
            .replace(/(?<=['’]) /g, ''),
          isSubject:
            isSubject ||
            (run !== first &&
              line.length === 2 &&
              said.slice(first.to, run.from).includes(',') &&
              opensClause(said, run)),
          isCertain: isSure,
        }))
        // What a sentence names after another, and not as the matter of a clause, is where that one is, or what it deals in.
        .filter((own) => own.isSubject || !isLater)
    );
  });
}

/** Its words and signs without what stands in brackets. */
function tokensOf(sentence: string, isDutch: boolean): string[] {
  const tokens =
    sentence
      .replace(/(?:(?<!\s)\s+)?\([^)]{0,80}\)/g, '')
      .replace(/(?:^| )["„“«](?=\p{Lu})/gu, ' | ')
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.+&-]*|[&+]|[,;:|]/gu) ?? [];
  return tokens.flatMap((written) => {
    const token = written.replace(/(?<![.'’])[.'’]+$/u, '');
    // "dall'Antico Mulino"
    const [, elided, rest] = /^(\p{Ll}{1,5}['’])(\p{Lu}.*)$/u.exec(token) ?? [];
    return elided !== undefined && rest !== undefined
      ? [elided, rest]
      : [isDutch ? (dutchJoins[token] ?? token) : token];
  });
}

/** Those that an enumeration has side by side are one line. */
function linesOfRuns(runs: readonly Run[], said: readonly string[], hasDutchArticle: boolean): Line[] {
  const lines: Line[] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    const before = line?.at(-1);
    const between = said.slice(before?.to ?? 0, run.from);
    const [comma, small = '', conjunction = ''] = between;
    if (line && (between[1] !== 'de' || hasDutchArticle) && isEnumerated(between, said[line[0].from - 1]))
      line.push(run);
    // "Hetzner, netcup or All-Inkl": one of three has no capital.
    else if (line && before && between.length === 3 && comma === ',' && small.length > 3 && isConjunction(conjunction))
      line.push({ words: [small], from: before.to + 1, to: before.to + 2, isOwn: false, isOffered: true }, run);
    else lines.push([run]);
  }
  for (const line of lines) if (isPlaceFirst(line, said)) line.shift();
  return lines;
}

/** `to`: where the line ends. */
function isOfAnother(line: Line, to: number, said: readonly string[], isLater: boolean): boolean {
  const [{ from }] = line;
  const before = said[from - 1];
  return (
    // "X is newer, but the head brewer, Ellie Marsh, leads the tour": what stands between commas after a firm says who or where something of it is.
    (isLater && before === ',' && said[to] === ',') ||
    // "el mirador de San Felices", "Mill Bakery, de Leeds," is of a place.
    (/^(?:de|di|van)$/.test(before ?? '') && /^(?:\p{Ll}{4}|,)/u.test(said[from - 2] ?? ''))
  );
}

/** Those of a line that are names; `isSure`: one of them is surely. */
function namesIn(line: Line, isNounCase: boolean, said: readonly string[]): { runs: readonly Run[]; isSure: boolean } {
  const isBare = !isNounCase && isBareSubject(line, said);
  const certain = line.filter((run, at) => (at > 0 || !isBare) && isCertain(run, isNounCase, said));
  const isSure = certain.length > 0;
  // Who stands in line with a name is one, too.
  const isWhole =
    isBare ||
    (isSure && !isNounCase) ||
    (line.length > 1 && (isSure || !isNounCase || line.some(({ words }) => hasOddShape(words))));
  return { runs: isWhole ? line : certain, isSure };
}

/** "In the old harbour of Quay Side, Mill Bakery has rye": two that only a comma parts are no enumeration; the first is where the second is. */
function isPlaceFirst([first, second, third]: readonly Run[], said: readonly string[]): boolean {
  if (!first || !second || third) return false;
  return (
    said
      .slice(first.to, second.from)
      .filter((token) => !articles.has(token))
      .join('') === ',' && /^\p{Ll}/u.test(said[second.to] ?? '')
  );
}

/** Maximal runs of capitalised words, with what joins them. */
function runsOf(tokens: readonly string[], asked: ReadonlySet<string>, grammar: Grammar): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const to = endOfRun(tokens, at);
    if (to === at) continue;
    const run = runAt(tokens, { from: at, to }, asked, grammar);
    if (run.isOwn || run.isOffered) runs.push(run);
    at = to; // where the run ends, none begins
  }
  return runs;
}

/** What opens a sentence or is asked for does not belong to it. */
function runAt(
  tokens: readonly string[],
  { from: at, to }: Pick<Run, 'from' | 'to'>,
  asked: ReadonlySet<string>,
  grammar: Grammar,
): Run {
  const { isNounCase, places } = grammar;
  const isMark = (word?: string) => isAmong(grammar.own, word);
  const opensSentence = at === 0 || tokens[at - 1] === ':';
  let from = opensSentence && !isMark(tokens[at]) && isOpening(tokens, { from: at, to }, places) ? at + 1 : at;
  while (
    from < to &&
    (isJoiner(tokens[from]) || (to - from === 1 && isAmong(asked, tokens[from]) && !isMark(tokens[from])))
  )
    from += 1;
  const words = tokens.slice(from, to);
  const isTrade = !isNounCase && !opensSentence && isPlaceAndTrade(words, places);
  const isLone = from === 0 && words.length === 1 && !hasOddShape(words) && !isEnumerated(tokens.slice(to, to + 1));
  const isOwners = words.some((word) => isBentOwn(word, grammar));
  const isOffered = !isLone && !isOwners && (isTrade || !words.every((word) => isNoName(word, asked)));
  return { words, from, to, isOwn: isOwners || words.some(isMark), isOffered };
}

/** Where the run ends that begins at a token; there, where none does. */
function endOfRun(tokens: readonly string[], from: number): number {
  let to = from;
  while (
    isTitle(tokens[to]) ||
    (to > from &&
      isJoiner(tokens[to]) &&
      (isTitle(tokens[to + 1]) || (isJoiner(tokens[to + 1]) && isTitle(tokens[to + 2]))))
  )
    to += 1;
  return to;
}

/** The first word of a sentence has its capital for that reason; the place that was asked about may follow it. */
function isOpening(
  tokens: readonly string[],
  { from, to }: Pick<Run, 'from' | 'to'>,
  places: ReadonlySet<string>,
): boolean {
  if (to - from < 2 || tokens[from + 1] === '&') return false;
  return (
    (isAmong(places, tokens[from + 1]) && (tokens[from] ?? '').length < 6) ||
    (isFunction(tokens[from], tokens) && !(from === 0 && isArticleOfName(tokens, to)))
  );
}

/** "is Whitby Brewery": the question writes the trade small. */
function isPlaceAndTrade([place, trade, more]: readonly string[], places: ReadonlySet<string>): boolean {
  return (
    trade !== undefined &&
    more === undefined &&
    isAmong(places, place) &&
    !isAmong(places, trade) &&
    /^\p{Lu}\p{Ll}/u.test(trade)
  );
}

/** "Brotwerks Roggenbrot" is of the business itself. */
function isBentOwn(word: string, { own, isBent }: Grammar): boolean {
  return (
    !isAmong(own, word) &&
    (isAmong(own, word.replace(/s$/, '')) || (isBent && [...own].some((mark) => isSame(word.toLowerCase(), mark))))
  );
}

/** A word of the question, or one that joins. LS1, ADEME: what is short and has no small letter is a code, a unit or a body. */
function isNoName(word: string, asked: ReadonlySet<string>): boolean {
  return isAmong(asked, word) || isJoiner(word) || /^(?=.*\p{Lu})[\p{Lu}\d]{2,5}$/u.test(word);
}

function isAmong(folded: ReadonlySet<string>, word = ''): boolean {
  return folded.has(foldTight(word)[0] ?? '');
}

/** "De Blokkentoren is" at the beginning, "if you know your size, Alltricks sends it": one word, with what its subject does after it. */
function isBareSubject([run, more]: readonly Run[], said: readonly string[]): boolean {
  if (!run) return false;
  if (run.from === 0) return isArticleOfName(said, run.to);
  return (
    !more &&
    run.words.length === 1 &&
    said[run.from - 1] === ',' &&
    /^\p{Lu}\p{L}{3}/u.test(run.words[0] ?? '') &&
    /^\p{Ll}/u.test(said[run.to] ?? '')
  );
}

/** "De Blokkentoren is", "The Crown has": a word that has a capital after the article that opens the sentence is a name with it. */
function isArticleOfName([article = '', noun = '', verb = '']: readonly string[], to: number): boolean {
  return to === 2 && articles.has(article.toLowerCase()) && /^\p{Lu}\p{Ll}{3}/u.test(noun) && /^\p{Ll}/u.test(verb);
}

function isCertain(run: Run, isNounCase: boolean, said: readonly string[]): boolean {
  // "600 Euro Nachschlag", "ob die Werkstatt das Gerät hat"
  if (isNounCase && (/^\p{N}/u.test(said[run.from - 1] ?? '') || run.words.includes('das'))) return false;
  if (run.words.some(isOdd)) return true;
  // "Termine am Samstag" are nouns, as "Gasthaus zum Adler" is a name.
  if (isNounCase && run.words.some((word) => word === 'am' || word === 'zum' || word === 'des'))
    return /^(?:der|die|das)$/i.test(said[run.from - 1] ?? '') && !isDayOrMonth(run.words.at(-1) ?? '');
  const words = run.words.filter((word) => !isJoiner(word)).length;
  // "Weißraum Brautmode in": two nouns open a sentence where the first ends as no article, adjective or verb does.
  if (isNounCase && run.from === 0) {
    const isLocated = said[run.to] === 'in' && isTitle(said[run.to + 1]);
    return (
      words > 2 ||
      (words === 2 && (isLocated ? /^\p{L}{5,}(?<!e)$/u : /^\p{L}{6,}(?<!e[nrsm]?)$/u).test(run.words[0] ?? ''))
    );
  }
  return words > 1 || (!isNounCase && run.words.length > 1);
}

/** A capital or a digit after a letter, as "iPad" and "Studio54" have. */
function isOdd(word: string): boolean {
  return word.length > 3 && /\p{Ll}\p{Lu}|\p{L}\d/u.test(word);
}

function hasOddShape(words: readonly string[]): boolean {
  return words.some((word) => isOdd(word) || /\p{L}-\p{Lu}/u.test(word));
}

const mostBefore = 5; // words that are looked at; more than may open a clause

/** Nothing, a word or an article before it, in its sentence or after a sign; or what joins it to another: "and in the X". */
function opensClause(said: readonly string[], { from, to }: Pick<Run, 'from' | 'to'>): boolean {
  const before = said.slice(Math.max(0, from - mostBefore), from);
  const after = said[to];
  const words = before
    .slice(before.findLastIndex((token) => /^[,;:]$/.test(token)) + 1)
    .map((word) => word.toLowerCase().replace(/['’]$/u, ''));
  const bare = words.filter((word) => !articles.has(word));
  if (words.length === before.length ? bare.length < 2 && words.length < 3 : bare.length === 0) return true;
  // "and X", "and on X"
  if (words.slice(-2).some(isConjunction)) return true;
  // ", while the X" and ", while X is", not ", near X,"
  return (
    bare.length === 1 &&
    (bare[0] ?? '').length > 3 &&
    (words.length === 2 || (after !== undefined && /^\p{Ll}/u.test(after)))
  );
}

/** Between two names of an enumeration: a comma, "and" or "or", perhaps with an article; "Quattro Macine, a Dolcedo" is in a place, "chez Ott, chez Dorsch" are two. */
function isEnumerated(between: readonly string[], first = ''): boolean {
  if (between[0] === ',' && prepositions.has(between[1] ?? '') && between[1] !== first) return false;
  const words = between
    .map((token) => token.toLowerCase())
    .filter((token) => !articles.has(token) && !prepositions.has(token));
  return words.length > 0 && words.length <= 2 && words.every((token) => token === ',' || isConjunction(token));
}

function isConjunction(word: string): boolean {
  return (joins.test(word) && word !== 'en') || disjunctions.has(word);
}

// Closed classes of grammar, not of meaning.
const articles = new Set('the der die das den dem le la les l el los las lo il i gli de het een o os as'.split(' '));
const prepositions = new Set('a chez bei à al au ao aos às alla allo'.split(' '));
const inNames = new Set([
  '&',
  '+',
  'de',
  'du',
  'des',
  'del',
  'della',
  'dei',
  'di',
  'da',
  'do',
  'dos',
  'das',
  'la',
  'le',
  'les',
  'l',
  'of',
  'the',
  'am',
  'zum',
  'los',
  'las',
  'van',
]);

function isJoiner(token: string | undefined): boolean {
  return token !== undefined && (inNames.has(token) || inNames.has(token.replace(/['’]$/u, 'a')));
}

function isTitle(token: string | undefined): boolean {
  return (
    token !== undefined &&
    /^(?:\p{Lu}|\p{N}+\p{L}|[a-z]+\p{Lu}|[ld]['’]\p{Lu})/u.test(token) &&
    token !== 'I' &&
    !formalYou.test(token)
  );
}

/** Who is asked in German has a capital as well. */
const formalYou = /^(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)$/;

/** "In", "For", "À", "Les": a word of function before a name at the head of a sentence is short, and small elsewhere in it. */
function isFunction(token: string | undefined, tokens: readonly string[]): boolean {
  return (
    token !== undefined &&
    /^\p{Lu}\p{Ll}{0,3}$/u.test(token) &&
    (token.length < 4 || tokens.includes(token.toLowerCase()) || functionWords.has(token.toLowerCase()))
  );
}

/** Korean: what stands in line, each but the last with a comma or the particle that joins. A name may have a gap; what comes before the first is not told from it. */
function inKorean(sentence: string): string[] {
  const found: string[] = [];
  let line: string[] = [];
  let begun: string[] = [];
  const close = (isObject = false) => {
    const names = [...line, ...(begun.length > 0 ? [begun.join(' ')] : [])];
    // Things stand in line as well: names of one kind end alike, and who does something is no object.
    const isAlike = new Set(names.map((name) => name.at(-1))).size < names.length;
    if (names.length > 1 && names.every((name) => name.length > 3) && (isAlike || !isObject)) found.push(...names);
    [line, begun] = [[], []];
  };
  for (const word of sentence.replace(/["“”'‘’「」『』()]/gu, ' ').split(/\s+/)) {
    // A clause that goes on ends on one of these.
    const joined = /(?:[고며면서데도록]|지만),?$/u.test(word) ? null : withoutParticle(word, joining);
    if (joined !== null) {
      line.push([...begun, joined].join(' '));
      begun = [];
    } else if (line.length > 0 && !/^(?:등|및|그리고|또는)/u.test(word)) {
      const last = withoutParticle(word, ending);
      begun.push(last ?? word);
      if (last !== null || begun.length > 2) close(/[을를][.!?]?$/u.test(word));
    } else if (word.startsWith('등')) close();
  }
  // What opens a clause as its matter is a name where it is long and no place: "소리담보청기는 …, 경기청각센터는 …".
  const topics = sentence
    .split(/,\s/u)
    .flatMap((clause) => withoutParticle(clause.trim().split(/\s/u)[0] ?? '', topic) ?? []);
  found.push(...topics.filter((name) => name.length > 3 && !/에서?$/u.test(name) && /^\p{sc=Hangul}+$/u.test(name)));
  return found.filter((name) => name.length >= 2 && name.length <= 20);
}

/** By whether it follows a consonant (true), a vowel (false) or either: "치과" ends on no particle, since "치" ends on a vowel. */
const joining: readonly [string, boolean | null][] = [
  [',', null],
  ['、', null],
  ['와', false],
  ['과', true],
  ['이나', true],
  ['나', false],
];
const ending: readonly [string, boolean | null][] = [
  ['은', true],
  ['는', false],
  ['이', true],
  ['가', false],
  ['을', true],
  ['를', false],
  ['도', null],
  ['의', null],
  ['입니다', null],
];

const topic: typeof joining = [
  ['은', true],
  ['는', false],
];

function withoutParticle(word: string, particles: typeof joining): string | null {
  const bare = word.replace(/(?<![.!?])[.!?]+$/u, '');
  for (const [particle, afterConsonant] of particles) {
    const rest = bare.slice(0, -particle.length);
    if (rest.length < 2 || !bare.endsWith(particle)) continue;
    if (afterConsonant === null || ((rest.charCodeAt(rest.length - 1) - 0xac_00) % 28 !== 0) === afterConsonant)
      return rest;
  }
  return null;
}

/** Chinese and Japanese: what is quoted, and what stands in line between the particles that begin and end an enumeration. */
function inUnspaced(sentence: string, asked: string): string[] {
  const quoted = [...sentence.matchAll(/[「『]([^」』]{2,20})[」』]/gu)].map(([, name = '']) => name);
  const bare = sentence.replace(/[「『][^」』]{0,200}[」』]|（[^）]{0,100}）|\([^)]{0,100}\)/gu, '');
  return [...quoted, ...(/\p{sc=Hiragana}/u.test(bare) ? inJapanese(bare, asked) : inChinese(bare))];
}

function inChinese(sentence: string): string[] {
  return sentence.split(/[，。；！？\s]/u).flatMap((clause) => {
    const body = clause.replace(
      /^.*(?:包括|考虑|看看|可以看|推荐|选择|首选|的是|的有|有|是|的)(?=\S{2,}(?:和|、|以及|与|及)|\S{2,}$)/u,
      '',
    );
    const ended = body.replace(/(?:等|都|均|各)(?!.*(?:、|和|与|及)).*$/u, '');
    const parts = ended.split(/、|和|与|及|以及/u).map((part) => part.trim());
    return parts.length >= 2 && parts.every((part) => part.length >= 2 && part.length <= 14) ? parts : [];
  });
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
const fewestSigns = 5; // of what a sentence is about: shorter ones are words such as 費用

/**
 * Runs of words without particles between them: those that stand in line, else the one that the sentence is about, which is called so (という), or has は, も or なら after it, or が.
 */
function inJapanese(sentence: string, asked: string): string[] {
  const runs: Piece[] = [];
  for (const { segment, index } of segmenter.segment(sentence)) {
    const last = runs.at(-1);
    // Between the signs that part a line, の belongs to a name: 杜の庭工房.
    const isInside = segment === 'の' && last?.end === index && /(?:と|や|、)$/u.test(sentence.slice(0, last.start));
    if (!isInside && (!/^[\p{L}ー・&]+$/u.test(segment) || particle.test(segment))) continue;
    if (last && isInside) last.joined ??= last.name.length;
    if (last?.end === index) [last.name, last.end] = [last.name + segment, index + segment.length];
    else runs.push({ name: segment, start: index, end: index + segment.length });
  }
  const names = runs.filter(
    ({ name, start }) =>
      !sentence.slice(0, start).endsWith('という') &&
      name.length > 2 &&
      /[\p{sc=Han}\p{sc=Katakana}\p{sc=Latin}]/u.test(name) &&
      !asked.includes(foldTight(name)[0] ?? ''),
  );
  const inLine = linesOf(names, sentence).flatMap((line) => (isOffered(line, sentence) ? line : []));
  if (inLine.length > 1) return inLine.map(({ name }) => name);
  const pair = pairIn(sentence);
  if (pair.length > 1) return pair;
  // "青葉パン本舗の評判が": what の joins to a name is said of it.
  const long = names.flatMap((own) => {
    const name = own.name.slice(0, own.joined);
    return name.length >= fewestSigns ? [{ ...own, name }] : [];
  });
  for (const after of [/^という/u, /^(?:は|も|なら)/u]) {
    const found = long.find(({ end }) => after.test(sentence.slice(end, end + 3)));
    if (found) return [found.name];
  }
  // "一級技能士が在籍する西村彫印堂が": the last in its clause; one before it says something of it.
  const doers = long.filter(({ end }) => sentence.startsWith('が', end));
  const doer =
    doers.find(({ end }, at) => sentence.slice(end, doers[at + 1]?.start ?? Infinity).includes('、')) ?? doers.at(-1);
  return doer ? [doer.name] : [];
}

/** `joined`: where in the name a の joins the rest to it. */
type Piece = { name: string; start: number; end: number; joined?: number };

/** What stands side by side, parted by signs and particles that enumerate. */
function linesOf(names: readonly Piece[], sentence: string): Piece[][] {
  const lines: Piece[][] = [];
  for (const one of names) {
    const before = lines.at(-1)?.at(-1);
    if (before && /^(?:、|と|や|および)$/u.test(sentence.slice(before.end, one.start))) lines.at(-1)?.push(one);
    else lines.push([one]);
  }
  return lines;
}

/** Two that only a comma parts may be the end of a clause and the beginning of the next: they are offered where a particle follows that makes them no object. */
function isOffered(line: readonly Piece[], sentence: string): boolean {
  const [one, two] = line;
  if (!one || !two) return false;
  return (
    line.length > 2 ||
    sentence.slice(one.end, two.start) !== '、' ||
    /^(?:[はがもでにの]|など|なら)/u.test(sentence.slice(two.end))
  );
}

/** 海鮮酒場いさり火と魚処とよつね亭が: two names of any signs before が or も; a piece that is too short for a name belongs to the next. */
function pairIn(sentence: string): string[] {
  const clause = /(?:^|、)([^、。がも]{9,40})[がも]/u.exec(sentence)?.[1] ?? '';
  if (
    !/と(?!いう)/u.test(clause) ||
    [...segmenter.segment(clause)].some(({ segment }) => /^[をにではへの]$/u.test(segment))
  )
    return [];
  const parts = clause.split(/と(?!いう)/u).reduce<string[]>((all, part) => {
    const last = all.at(-1);
    return last !== undefined && last.length < 4 ? [...all.slice(0, -1), `${last}と${part}`] : [...all, part];
  }, []);
  return parts.length === 2 && parts.every((part) => part.length > 3) ? parts : [];
}

/** Hiragana of one or two signs, and verbs: they end in hiragana after a sign of meaning, or in る. */
const particle = /^(?:\p{sc=Hiragana}{1,2}|\p{sc=Hiragana}+る|(?:\p{sc=Han}+\p{sc=Hiragana}+)+|という|および)$/u;
