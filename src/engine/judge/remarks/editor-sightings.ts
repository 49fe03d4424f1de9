import type { Remark } from '#engine/contract.ts';
import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { isQuestion } from '#engine/base/text/question-form.ts';
import { folded } from '#engine/base/text/verify-quote.ts';
import { counted, shortened } from '#engine/base/text/wording.ts';
import type { Evidence, PageFacts } from '#engine/evidence/evidence.ts';
import type { RaisedRemark } from '#engine/evidence/editor/editors-read.ts';
import { isOwnProse, siteWords } from '#engine/evidence/editor/own-prose.ts';
import { isSameFact, wordsOfAnswer } from '#engine/evidence/editor/same-fact.ts';
import { readableSite, verifyRemark } from '#engine/evidence/editor/verify-remark.ts';
import type { ReadableSite, Verified } from '#engine/evidence/editor/verify-remark.ts';
import type { NumberedPlace } from '#engine/evidence/numbered-site.ts';
import { asValue, bad, inLine, inWords } from '#engine/judge/findings.ts';
import type { Sighting } from '#engine/judge/remarks/sighting.ts';

const byState = { proved: 'rule', look: 'looked', absent: 'absent' } as const satisfies Record<string, Remark['by']>;
/** Kinds of which each is a decision for itself; places of another kind are mended in one go. */
const ownCause: ReadonlySet<RaisedRemark['kind']> = new Set([
  'contradiction',
  'foreign-name',
  'duplicate',
  'off-topic',
  'unclear',
]);
/** How many are told of the kinds that only a reader judges. */
const most: Partial<Record<RaisedRemark['kind'], number>> = { 'off-topic': 1, unclear: 3 };

/**
 * What the editor's read raised and a second look confirmed, as far as it still holds of the pages: every quote stands there, nothing is called missing
 * of a site that was not read whole, and the sentences are ours.
 */
export function editorSightings({ site, sitemap, now }: Evidence): Sighting[] {
  const editor = site.ok ? site.value.editor : undefined;
  if (!site.ok || !now.ok || !editor) return [];
  const readable = readableSite(site.value, sitemap.ok ? sitemap.value.entries : [], now.value);
  const told = new Map<RaisedRemark['kind'], number>();
  const missed: string[][] = [];
  return editor.raised.flatMap((raised): Sighting[] => {
    const before = told.get(raised.kind) ?? 0;
    if (raised.look !== 'yes' || before >= (most[raised.kind] ?? Infinity)) return [];
    const wanted = raised.kind === 'missing-fact' ? wordsOfAnswer(raised) : [];
    if (missed.some((words) => isSameFact(words, wanted))) return [];
    const seen = verifyRemark(raised, readable);
    if (seen.state === 'dropped' || (seen.state !== 'proved' && isAbout(raised) && editor.state !== 'read')) return [];
    const found = sightingsOf(raised, seen, readable);
    if (found.length > 0) told.set(raised.kind, before + 1);
    if (found.length > 0 && wanted.length > 0) missed.push(wanted);
    return found;
  });
}

/** What is missing can be told only of a site that was read to its end. */
function isAbout({ kind }: RaisedRemark): boolean {
  return kind === 'missing-fact' || kind === 'unsupported-claim';
}

function sightingsOf(
  raised: RaisedRemark,
  seen: Exclude<Verified, { state: 'dropped' }>,
  site: ReadableSite,
): Sighting[] {
  const { kind } = raised;
  const question = kind === 'missing-fact' ? questionOf(raised, site) : null;
  const note = kind === 'missing-fact' ? missingNote(question, site) : noteOf(raised, seen, site);
  if (note === null) return [];
  const [first, second] = seen.places;
  const { link } = seen;
  const named = question ?? nameOf(seen);
  const todo = kind === 'missing-fact' ? '' : ownProse(raised.todo, raised, site);
  const values = [seen.value1, kind === 'misspelt' ? null : seen.value2].filter((each) => each !== null);
  const headline = headlineOf(raised, site);
  const cause = ownCause.has(kind) ? folded(`${first?.quote ?? ''} ${second?.quote ?? ''}`) : '';
  const at = (place: NumberedPlace | undefined, said: string): Sighting => ({
    text: kind,
    cause,
    by: byState[seen.state],
    hurts: raised.hurts,
    ...(todo !== '' && { todo }),
    ...(named !== '' && { named }),
    ...(headline !== '' && { headline }),
    finding: {
      ...bad(
        `editor-${kind}`,
        said,
        place === undefined
          ? asValue('Read', `${counted(site.pagesRead, 'page|pages')}, without scripts`, site.pages[0]?.url)
          : link
            ? inLine(place.url, link.line, `href="${link.href}"`)
            : place.line === null
              ? inWords(place.url, place.quote)
              : inLine(place.url, place.line, place.quote),
      ),
      ...(values.length > 0 && { about: values }),
    },
    ...(place && isInHead(place, site) && { inHead: true as const }),
  });
  return second
    ? [at(first, note), at(second, `${pageNameFirst(second.url)} says ${quoted(second)}.`)]
    : [at(first, note)];
}

/** In the title or the description, and not among what else stands in line 0. */
function isInHead({ number, url, quote }: NumberedPlace, { pages }: ReadableSite): boolean {
  const page = pages.find((one) => one.url === url);
  const head = [...(page?.titles ?? []), ...(page?.metaDescriptions ?? [])];
  return number.endsWith('.0') && head.some(({ text }) => folded(text).includes(folded(quote)));
}

/** The short words by which an owner knows which it is. */
function nameOf({ places: [first, second], value1, value2, link }: Exclude<Verified, { state: 'dropped' }>): string {
  if (link) return link.text || link.href;
  if (first && second) return value1 && value2 ? `${value1}” and “${value2}` : first.quote;
  return value1 ?? first?.quote ?? '';
}

/** A question of the model's that names nothing but what titles and headings of the site name. */
function questionOf({ wrong, quote1 }: RaisedRemark, site: ReadableSite): string | null {
  const question = bareQuestion(wrong);
  const known = new Set([...sentenceBeginnings(question), ...(isGerman(site) ? nounsOfItsOwn(question, site) : [])]);
  return quote1 === '' && isQuestion(question) && isOwnProse(question, site.names, known) ? question : null;
}

function missingNote(question: string | null, { pagesRead }: ReadableSite): string | null {
  return question && `We read ${counted(pagesRead, 'page|pages')}, without scripts, and saw no answer to “${question}”`;
}

const isGerman = ({ pages }: ReadableSite): boolean => /^de\b/.test(pages[0]?.languages?.[0] ?? '');

/** German writes each noun with a capital. One that a single line brings in could be a name that this line wants told. */
function nounsOfItsOwn(question: string, { lines }: ReadableSite): string[] {
  const nouns = question.match(/\p{Lu}[\p{L}’'-]*/gu) ?? [];
  return nouns.filter((noun) => lines.filter((line) => line.folded.includes(folded(noun))).length !== 1);
}

/** "How long does it take?" of "No line answers: how long does it take?". */
function bareQuestion(wrong: string): string {
  const bare = wrong.trim().replace(/^[^?？؟:]{1,60}:\s+(?=[^\n]{8})/u, '');
  return bare.replace(/^([¿¡\s]*)(\p{Ll})/u, (_all, before: string, first: string) => before + first.toUpperCase());
}

/** A word that begins a sentence has a capital for its place alone, unless another name follows; so has "I". */
function sentenceBeginnings(text: string): ReadonlySet<string> {
  const first = text.matchAll(/(?:^[¿¡\s]*|[.!?]\s+)(\p{Lu}[\p{L}’']*)\s+(?!\p{Lu})/gu);
  return new Set(['I', ...[...first].flatMap(([, word]) => word ?? [])]);
}

/** Kinds whose own template says little: what is wrong the model says, as far as its sentence names nothing but the site's own. */
const inOwnWords: ReadonlySet<RaisedRemark['kind']> = new Set([
  'contradiction',
  'unclear',
  'off-topic',
  'empty',
  'unsupported-claim',
  'wrong-link',
  'stale',
]);
/** Kinds of which the model's sentence tells what the whole site lacks. */
const ofTheWhole: ReadonlySet<RaisedRemark['kind']> = new Set(['unclear', 'empty', 'unsupported-claim']);

/** The model's sentence of what is wrong, with a blank before it; "" where it may not be told. */
function ownWords(raised: RaisedRemark, site: ReadableSite): string {
  const sentence = inOwnWords.has(raised.kind) ? ownProse(raised.wrong, raised, site) : '';
  if (sentence === '') return '';
  return !site.isWhole && ofTheWhole.has(raised.kind)
    ? ` On the ${site.pagesRead === 1 ? 'page' : `${site.pagesRead} pages`} that we read: ${sentence}`
    : ` ${sentence}`;
}

/** Kinds whose title would only say that something is unclear, amiss or twofold. */
const toldByHeadline: ReadonlySet<RaisedRemark['kind']> = new Set(['contradiction', 'unclear', 'off-topic']);
const longestHeadline = 110;

/** The model's first sentence of what is wrong, as a title; "" where it may not be told, or not of the whole site. */
function headlineOf(raised: RaisedRemark, site: ReadableSite): string {
  if (!toldByHeadline.has(raised.kind) || (!site.isWhole && ofTheWhole.has(raised.kind))) return '';
  const [first = ''] = ownProse(raised.wrong, raised, site).split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const bare = first.replace(/[.!]$/, '');
  return bare.length <= longestHeadline ? bare : '';
}

/** A sentence of the model's that names nothing but what titles, headings and the quotes name; "" where it names more. */
function ownProse(sentence: string, { quote1, quote2 }: RaisedRemark, { names, today }: ReadableSite): string {
  const quoted = siteWords([quote1, quote2 ?? '', today.slice(0, 4)]);
  const known = { words: new Set([...names.words, ...quoted.words]), lines: [...names.lines, ...quoted.lines] };
  return isOwnProse(sentence, known, new Set([...sentenceBeginnings(sentence), ...ofCalendar])) ? sentence.trim() : '';
}

/** English names of months and days, which are nobody's. */
const ofCalendar = Array.from({ length: 12 }, (_, at) => at).flatMap((at) => [
  new Date(Date.UTC(2026, at)).toLocaleDateString('en', { month: 'long', timeZone: 'UTC' }),
  new Date(Date.UTC(2026, 0, 1 + at)).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }),
]);

function noteOf(
  raised: RaisedRemark,
  { places, value1, value2, state, link }: Exclude<Verified, { state: 'dropped' }>,
  site: ReadableSite,
): string | null {
  const [first, second] = places;
  const page = site.pages.find(({ url }) => url === first?.url);
  if (!first || !page) return null;
  const [named, name] = [pageNameFirst(first.url), pageName(first.url)];
  const quote = quoted(first);
  const own = ownWords(raised, site);
  const notes: Record<Exclude<RaisedRemark['kind'], 'missing-fact'>, string> = {
    stale: `${named} shows ${quote}, which is ${state === 'proved' ? 'over' : 'out of date'}.${own}`,
    contradiction: second ? `${named} says ${quote}, and ${pageName(second.url)} says ${quoted(second)}.${own}` : '',
    'foreign-name': value1
      ? `${named} names “${shortened(value1, 80)}” where your own name should be.`
      : `${named} names somebody else in ${quote}.`,
    leftover: `${named} holds ${quote}, which seems not meant for readers.`,
    'broken-text': `${named} shows ${quote}, which is broken.`,
    empty: `${named} promises ${quote} and shows nothing behind it${withoutScripts(page)}.${own}`,
    duplicate:
      second && second.url !== first.url
        ? `${named} and ${pageName(second.url)} both show ${quote}.`
        : `${named} shows ${quote} more than once.`,
    'wrong-link': link ? `${linkNote(name, link)}${own}` : '',
    misspelt:
      value1 && value2
        ? `${named} writes “${value1}” where “${value2}” seems to be meant.`
        : `${named} has a wrong letter in ${quote}.`,
    'unsupported-claim': `${named} says ${quote}. We read ${counted(site.pagesRead, 'page|pages')}${withoutScripts(page)}, and saw ${state === 'absent' ? 'nothing' : 'little'} that bears it out.${own}`,
    'off-topic': own
      ? `${named} says ${quote}.${own}`
      : `${named} is mostly about something other than its title, as in ${quote}.`,
    unclear: own ? `${named} says ${quote}.${own}` : `${named} says ${quote}, which leaves a reader with a question.`,
  };
  return raised.kind === 'missing-fact' ? null : notes[raised.kind] || null;
}

function linkNote(name: string, { text, href }: { text: string; href: string }): string {
  const words = text === '' ? 'a link without words' : `“${shortened(text, 80)}”`;
  return /^(?:#|javascript:|$)/i.test(href)
    ? `On ${name} ${words} has the address “${shortened(href, 120)}”, which leads nowhere without scripts.`
    : `On ${name} ${words} leads to “${shortened(href, 120)}”.`;
}

function quoted({ quote }: NumberedPlace): string {
  return `“${shortened(quote, 160)}”`;
}

function withoutScripts({ renderedWords }: PageFacts): string {
  return renderedWords === null ? ', without scripts' : '';
}
