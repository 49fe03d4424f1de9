import type { Remark } from '#engine/contract.ts';
import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { isQuestion } from '#engine/base/text/question-form.ts';
import { folded } from '#engine/base/text/verify-quote.ts';
import { counted, shortened } from '#engine/base/text/wording.ts';
import type { Evidence, PageFacts } from '#engine/evidence/evidence.ts';
import type { RaisedRemark } from '#engine/evidence/editor/editors-read.ts';
import { isOwnProse } from '#engine/evidence/editor/own-prose.ts';
import { linksWith, readableSite, verifyRemark } from '#engine/evidence/editor/verify-remark.ts';
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
]);
/** Kinds that only a reader judges: one of each is told. */
const onlyOne: ReadonlySet<RaisedRemark['kind']> = new Set(['off-topic', 'unclear']);

/**
 * What the editor's read raised and a second look confirmed, as far as it still holds of the pages: every quote stands there, nothing is called missing
 * of a site that was not read whole, and the sentences are ours.
 */
export function editorSightings({ site, sitemap, now }: Evidence): Sighting[] {
  const editor = site.ok ? site.value.editor : undefined;
  if (!site.ok || !now.ok || !editor) return [];
  const readable = readableSite(site.value, sitemap.ok ? sitemap.value.entries : [], now.value);
  const told = new Set<RaisedRemark['kind']>();
  const missed: string[][] = [];
  return editor.raised.flatMap((raised): Sighting[] => {
    if (raised.look !== 'yes' || (onlyOne.has(raised.kind) && told.has(raised.kind))) return [];
    const wanted = raised.kind === 'missing-fact' ? wordsOf(raised) : [];
    if (missed.some((words) => isSameFact(words, wanted))) return [];
    const seen = verifyRemark(raised, readable);
    // Where a link leads a model cannot see: only what its address proves is told.
    if (raised.kind === 'wrong-link' && seen.state !== 'proved') return [];
    if (seen.state === 'dropped' || (seen.state !== 'proved' && isAbout(raised) && editor.state !== 'read')) return [];
    const found = sightingsOf(raised, seen, readable);
    if (found.length > 0) told.add(raised.kind);
    if (found.length > 0 && wanted.length > 0) missed.push(wanted);
    return found;
  });
}

const wordsOf = ({ words }: RaisedRemark): string[] => (words ?? '').split('|').map((word) => folded(word.trim()));

/** Two questions, in two languages perhaps, that the same words on a page would answer. */
function isSameFact(words: readonly string[], others: readonly string[]): boolean {
  const shared = words.filter((word) => word !== '' && others.includes(word)).length;
  return shared > 0 && shared * 2 >= Math.min(words.length, others.length);
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
  const note = kind === 'missing-fact' ? missingNote(raised, site) : noteOf(raised, seen, site);
  if (note === null) return [];
  const [first, second] = seen.places;
  const cause = ownCause.has(kind) ? folded(`${first?.quote ?? ''} ${second?.quote ?? ''}`) : '';
  const at = (place: NumberedPlace | undefined): Sighting => ({
    text: kind,
    cause,
    by: byState[seen.state],
    finding: bad(
      `editor-${kind}`,
      note,
      place === undefined
        ? asValue('Read', `${counted(site.pages.length, 'page|pages')}, without scripts`, site.pages[0]?.url)
        : place.line === null
          ? inWords(place.url, place.quote)
          : inLine(place.url, place.line, place.quote),
    ),
    ...(place?.number.endsWith('.0') && { inHead: true as const }),
  });
  return second ? [at(first), at(second)] : [at(first)];
}

/** Of a model's own words only a question is told, and only one that names nothing but what titles and headings of the site name. */
function missingNote({ wrong, quote1 }: RaisedRemark, { names, pages }: ReadableSite): string | null {
  const question = bareQuestion(wrong);
  if (quote1 !== '' || !isQuestion(question) || !isOwnProse(question, names, mayBegin(question))) return null;
  return `We read ${counted(pages.length, 'page|pages')}, without scripts, and saw no answer to “${question}”`;
}

/** "How long does it take?" of "No line answers: how long does it take?". */
function bareQuestion(wrong: string): string {
  const bare = wrong.trim().replace(/^[^?？؟:]{1,60}:\s+(?=[^\n]{8})/u, '');
  return bare.replace(/^([¿¡\s]*)(\p{Ll})/u, (_all, before: string, first: string) => before + first.toUpperCase());
}

/** The word that begins a question has a capital for its place alone, unless another name follows. */
function mayBegin(question: string): ReadonlySet<string> {
  const [, first = ''] = /^[¿¡\s]*(\p{Lu}[\p{L}’']*)\s+(?!\p{Lu})/u.exec(question) ?? [];
  return new Set([first]);
}

function noteOf(
  raised: RaisedRemark,
  { places, value1, value2, state }: Exclude<Verified, { state: 'dropped' }>,
  site: ReadableSite,
): string | null {
  const [first, second] = places;
  const page = site.pages.find(({ url }) => url === first?.url);
  if (!first || !page) return null;
  const [named, name] = [pageNameFirst(first.url), pageName(first.url)];
  const quote = quoted(first);
  const [link] = linksWith(first, page, value1).filter(({ text }) => text !== '');
  const notes: Record<Exclude<RaisedRemark['kind'], 'missing-fact'>, string> = {
    stale: `${named} tells ${quote} as if it were still to come.`,
    contradiction: second ? `${named} says ${quote}, and ${pageName(second.url)} says ${quoted(second)}.` : '',
    'foreign-name': value1
      ? `${named} names “${shortened(value1, 80)}” where your own name should be.`
      : `${named} names somebody else in ${quote}.`,
    leftover: `${named} shows ${quote}, which was not meant for readers.`,
    'broken-text': `${named} shows ${quote}, which is broken.`,
    empty: `${named} promises ${quote} and shows nothing behind it${withoutScripts(page)}.`,
    duplicate:
      second && second.url !== first.url
        ? `${named} and ${pageName(second.url)} both show ${quote}.`
        : `${named} shows ${quote} more than once.`,
    'wrong-link': link ? `On ${name} “${shortened(link.text, 80)}” leads to “${shortened(link.href, 120)}”.` : '',
    misspelt:
      value1 && value2
        ? `${named} writes “${value1}”, and your site also writes “${value2}”.`
        : `${named} has a wrong letter in ${quote}.`,
    'unsupported-claim': `${named} says ${quote}. We read ${counted(site.pages.length, 'page|pages')}${withoutScripts(page)}, and saw ${state === 'absent' ? 'nothing' : 'little'} that bears it out.`,
    'off-topic': `${named} is mostly about something other than its title, as in ${quote}.`,
    unclear: `A stranger cannot tell what ${quote} on ${name} means.`,
  };
  return raised.kind === 'missing-fact' ? null : notes[raised.kind] || null;
}

function quoted({ quote }: NumberedPlace): string {
  return `“${shortened(quote, 160)}”`;
}

function withoutScripts({ renderedWords }: PageFacts): string {
  return renderedWords === null ? ', without scripts' : '';
}
