import type { Answers } from '#engine/contract.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { sharedTitleParts } from '#engine/evidence/site/title-parts.ts';
import { saysNotFound } from '#engine/evidence/site/soft-not-found.ts';
import { findCandidates, lowerCaseWords } from '#engine/read/statements/candidates.ts';
import { offersBeside, readGiven } from '#engine/read/statements/given.ts';
import { shownStatements, withoutRefuted } from '#engine/evidence/corrections.ts';
import { emptyCounter } from '#engine/base/text/stand-ins.ts';
import { leftoversInMarkup } from '#engine/read/statements/leftovers.ts';
import { severalPeople } from '#engine/read/statements/plain/linked-data.ts';
import { teamBox } from '#engine/read/statements/plain/people.ts';
import { leftAlone, perhapsUnfilled } from '#engine/read/statements/plain/placeholders.ts';
import { inMarkup } from '#engine/read/statements/plain/prices.ts';
import { questionsAsHeadings } from '#engine/read/statements/plain/questions.ts';
import { isAtOwnDomain, ownContacts, ownPlaces } from '#engine/read/statements/own-contacts.ts';
import { repeatedLines, withoutRepeats, withRepeats } from '#engine/read/statements/repeats.ts';
import { nameWithPrice } from '#engine/read/statements/read-plain.ts';
import { menuPages, sidePages } from '#engine/read/statements/side-pages.ts';
import { isByModel } from '#engine/evidence/statements.ts';
import type { Candidate, Correction, ModelReading, SiteReading, Statement } from '#engine/evidence/statements.ts';
import { sentenceAround, shownText } from '#engine/evidence/shown-text.ts';
import { quotePlaces, verifyQuote } from '#engine/base/text/verify-quote.ts';
import type { FoundQuote, QuotableText } from '#engine/base/text/verify-quote.ts';

/**
 * The pages without what repeats on half of them, and what they say. `read`: what a model adds, and what was corrected. Pages that were read as part of
 * a site before are put back first: reading twice is reading once.
 */
export function readSite(
  pages: readonly PageFacts[],
  answers: Answers | null,
  read: { statements?: readonly Statement[]; model?: ModelReading; corrections?: readonly Correction[] } = {},
): { pages: PageFacts[]; reading: SiteReading } {
  const { statements: byModel = [], model = { state: 'none' }, corrections = [] } = read;
  const whole = pages.map((page) => withStatements(withRepeats(page), byModel));
  const repeated = repeatedLines(whole);
  const own = whole.map((page) => withoutRepeats(page, repeated));
  const stored = own.flatMap((page) => relocated(page, page.statements ?? []));
  const [plain, modelled] = [
    withoutChance(stored, own).filter(({ by }) => by !== 'model'),
    stored.filter(({ by }) => by === 'model'),
  ];
  const matches = withoutRefuted(
    stored.filter(({ by }) => by === 'matched'),
    corrections,
  );
  // One reader speaks for a page: of those that a model read whole structure says only what was left unfilled.
  const readWhole = new Set(model.state === 'none' ? [] : (model.whole ?? []));
  const unread = own.filter(({ url }) => !readWhole.has(url));
  const side = sidePages(own);
  const menu = menuPages(own);
  const isShown = ({ url, kind }: PageFacts) => menu.has(url) || own[0]?.url === url || kind === 'faq';
  const asking = new Set(own.filter(isShown).map(({ url }) => url));
  const shown = plain.filter(
    ({ url, kind, proof }) =>
      kind === 'placeholder' ||
      (!readWhole.has(url) && !side.has(url) && (proof !== questionsAsHeadings || asking.has(url))),
  );
  const all = [
    ...ownContacts(
      withoutSharedAnswers(withoutOwnVoice(withoutTitles(withoutArticles(shown, own), own), own), repeated),
      own,
    ),
    ...ownPlaces(unread.filter(({ url }) => !side.has(url))),
    ...(answers ? [...readGiven(own, answers), ...offersBeside(unread, answers)] : []),
    ...modelled,
  ];
  const told = withoutRefuted(
    [...shownStatements(own, corrections), ...withoutTemplates(withoutCustomersPlaces(all, own), own)],
    corrections,
  );
  const { statements, doubtful } = apartFromTemplates(onceEach(told));
  return {
    pages: own,
    reading: {
      statements,
      candidates: [
        ...doubtful,
        ...findCandidates(
          unread.filter(({ url }) => !side.has(url)),
          statements,
          corrections,
          answers?.yearEstablished ?? null,
        ),
      ],
      model,
      ...(matches.length > 0 && { matches }),
    },
  };
}

/** Where a site still shows what its template brought, the owner is asked about the rest that templates bring: structure cannot tell whose it is. */
function apartFromTemplates(statements: readonly Statement[]): { statements: Statement[]; doubtful: Candidate[] } {
  const isTemplates = statements.some(
    ({ kind, proof }) => kind === 'placeholder' && proof !== emptyCounter && !leftAlone.has(proof),
  );
  if (!isTemplates) return { statements: [...statements], doubtful: [] };
  const isDoubtful = (one: Statement) => one.by === 'plain' && broughtByTemplates.has(one.kind) && !isAtOwnDomain(one);
  return {
    statements: statements.filter((one) => !isDoubtful(one)),
    doubtful: statements
      .filter(isDoubtful)
      .map(({ kind, url, line, quote, sentence, value }) => ({ kind, url, line, quote, sentence, value })),
  };
}

const broughtByTemplates: ReadonlySet<Statement['kind']> = new Set([
  'contact',
  'hours',
  'review',
  'quotation',
  'person',
]);

/** One weak sign of a template may be a coincidence, and two may be; they count beside another sign, or a third. */
function withoutChance(statements: readonly Statement[], pages: readonly PageFacts[]): Statement[] {
  const isWeak = ({ kind, proof }: Statement) => kind === 'placeholder' && proof === perhapsUnfilled;
  const weak = new Set(statements.filter(isWeak).map(({ quote }) => quote));
  const hasOther =
    weak.size === 0 ||
    weak.size >= 3 ||
    statements.some((one) => one.kind === 'placeholder' && !isWeak(one) && one.proof !== emptyCounter) ||
    leftoversInMarkup(pages).length > 0;
  return hasOther ? [...statements] : statements.filter((one) => !isWeak(one));
}

/** A sum in an article may be anybody's; what the markup offers is the firm's. */
function withoutArticles(statements: readonly Statement[], pages: readonly PageFacts[]): Statement[] {
  const articles = new Set(pages.filter(({ kind }) => kind === 'article').map(({ url }) => url));
  return statements.filter(
    ({ kind, proof, url }) => !articles.has(url) || proof === inMarkup || (kind !== 'price' && proof !== nameWithPrice),
  );
}

/** "Fully Insured", "Meet Our Team": every word is written in small letters elsewhere, so it is a heading, not a name. */
function withoutTitles(statements: readonly Statement[], pages: readonly PageFacts[]): Statement[] {
  if (!statements.some(({ proof }) => proof === teamBox)) return [...statements];
  const small = lowerCaseWords(pages);
  return statements.filter(
    ({ proof, quote }) =>
      proof !== teamBox || !(quote.match(/\p{L}+/gu) ?? []).every((word) => small.has(word.toLowerCase())),
  );
}

/** What the firm says of itself, and signs with its name or as "The Weber family", no customer and no expert says. */
function withoutOwnVoice(statements: readonly Statement[], pages: readonly PageFacts[]): Statement[] {
  const names = [...sharedTitleParts(pages)].filter((part) => part.length > 3).map((part) => part.toLowerCase());
  const words = new Set(names.flatMap((name) => name.match(/\p{L}{5,}/gu) ?? []));
  const isOurs = (subject: string) =>
    names.some((name) => subject.includes(name)) ||
    (severalPeople.test(subject) && (subject.match(/\p{L}{5,}/gu) ?? []).some((word) => words.has(word)));
  return statements.filter(
    ({ kind, subject }) =>
      (kind !== 'review' && kind !== 'quotation') || subject === null || !isOurs(subject.toLowerCase()),
  );
}

/** "Ada W. · Wells" below a review says where the customer is, and so does "Wells" below "Ada W.". */
function withoutCustomersPlaces(statements: readonly Statement[], pages: readonly PageFacts[]): Statement[] {
  const said = Map.groupBy(
    statements.filter(({ kind, subject }) => (kind === 'review' || kind === 'quotation') && subject !== null),
    ({ url }) => url,
  );
  const isSigned = ({ url, start }: Statement) => {
    const signed = said.get(url);
    const page = pages.find((one) => one.url === url);
    if (!signed || !page) return false;
    const { text } = shownText(page);
    const from = text.lastIndexOf('\n', start) + 1;
    const above = text.lastIndexOf('\n', from - 2) + 1;
    return signed.some(
      ({ subject }) => subject !== null && (text.startsWith(subject, from) || text.slice(above, from - 1) === subject),
    );
  };
  return statements.filter((one) => one.kind !== 'place' || !isSigned(one));
}

/** A model's statements are kept with their page, as those of its structure are. */
function withStatements(page: PageFacts, byModel: readonly Statement[]): PageFacts {
  const own = byModel.filter(({ url }) => url === page.url);
  return own.length === 0
    ? page
    : { ...page, statements: [...(page.statements ?? []).filter((one) => !isByModel(one)), ...own] };
}

/** Offsets change where lines moved. */
function relocated(page: PageFacts, statements: readonly Statement[]): Statement[] {
  const text = shownText(page);
  return statements.flatMap((statement) => {
    if (text.text.slice(statement.start, statement.end) === statement.quote) return [statement];
    const found = placeOf(text, statement);
    return found ? [{ ...statement, start: found.start, end: found.end, quote: found.text }] : [];
  });
}

/** Of several places of the words, the one with their sentence, if it is among the first. */
function placeOf(text: QuotableText, { quote, sentence }: Statement): FoundQuote | null {
  let seen = 0;
  for (const place of quotePlaces(text, quote)) {
    const near = text.text.slice(Math.max(0, place.start - sentence.length), place.end + sentence.length);
    if (near.includes(sentence) && sentenceAround(text.text, place) === sentence) return place;
    seen += 1;
    if (seen === mostPlaces) break;
  }
  return verifyQuote(text, quote);
}

const mostPlaces = 20;

/** One answer under two different questions is a call to action, and so is one on half of the pages, or a heading that asks the same on several. */
function withoutSharedAnswers(statements: readonly Statement[], repeated: ReadonlySet<string>): Statement[] {
  const asked = new Map<string, Set<string>>();
  const asking = Map.groupBy(
    statements.filter(({ proof }) => proof === questionsAsHeadings),
    ({ quote }) => quote,
  );
  for (const { kind, value, quote } of statements) {
    if (kind !== 'question' || value === null) continue;
    const questions = asked.get(value) ?? new Set();
    asked.set(value, questions.add(quote.toLowerCase()));
  }
  return statements.filter(
    ({ kind, value, quote }) =>
      kind !== 'question' ||
      value === null ||
      ((asked.get(value)?.size ?? 0) < 2 && !repeated.has(value) && (asking.get(quote)?.length ?? 0) < 3),
  );
}

/** No fact inside a text that a template left counts: in its line, or in the two above and below it; what stands beside a field or a box may be real. Nor does any on a page that says it is none. */
function withoutTemplates(statements: readonly Statement[], pages: readonly PageFacts[]): Statement[] {
  const gone = new Set(pages.filter((page) => saysNotFound(page) !== null).map(({ url }) => url));
  const left = new Map<string, { from: number; to: number }[]>();
  for (const page of pages) {
    const own = statements.filter(({ kind, url }) => kind === 'placeholder' && url === page.url);
    if (own.length === 0) continue;
    const { text } = shownText(page);
    left.set(
      page.url,
      own.map(({ start, end, proof }) => {
        if (leftAlone.has(proof))
          return { from: text.lastIndexOf('\n', start), to: end + text.slice(end).search(/\n|$/) };
        return { from: lineBreak(text, start, -1), to: lineBreak(text, end, 1) };
      }),
    );
  }
  return statements.filter(
    ({ kind, url, start }) =>
      kind === 'placeholder' ||
      (!gone.has(url) && !left.get(url)?.some(({ from, to }) => start >= from && start <= to)),
  );
}

/** The place of the third line break from here, up or down the text. */
function lineBreak(text: string, from: number, step: 1 | -1): number {
  let at = from;
  for (let line = 0; line < 3; line += 1) {
    const next = step === 1 ? text.indexOf('\n', at + 1) : text.lastIndexOf('\n', at - 1);
    if (next === -1 || (step === -1 && at <= 0)) return step === 1 ? text.length : 0;
    at = next;
  }
  return at;
}

/** A footer's line is on every page: what is the same in words, kind and matter is kept once, where it was met first. */
function onceEach(statements: readonly Statement[]): Statement[] {
  const perPage = new Set<Statement['kind']>(['offer', 'topic', 'place', 'question', 'opening']);
  const seen = new Map<string, { url: string; places: Set<string> }>();
  // A year says the same on each page that has its sentence; of other words that the owner named each page counts.
  const placeOf = ({ kind, by, url, sentence }: Statement) =>
    kind === 'founding' && by === 'given' ? sentence : by === 'given' || perPage.has(kind) ? url : '';
  return statements.filter((statement) => {
    const { kind, subject, quote, value, by, url, start, line } = statement;
    const matter = by === 'model' ? `${subject ?? ''} ${value ?? ''}` : (subject ?? '');
    const key = `${kind} ${placeOf(statement)} ${matter} ${quote.toLowerCase()}`;
    const place = `${start} ${line}`;
    const first = seen.get(key);
    if (!first) return seen.set(key, { url, places: new Set([place]) }) !== undefined;
    // Two lines of one page that a model told apart, such as two seasons at one price, are two statements.
    return by === 'model' && first.url === url && !first.places.has(place) && first.places.add(place) !== undefined;
  });
}
