import type { Answers } from '#engine/contract.ts';
import { limit } from '#engine/base/limit.ts';
import { folded, quotable, quotePlaces, verifyQuote } from '#engine/base/text/verify-quote.ts';
import type { FoundQuote } from '#engine/base/text/verify-quote.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { numberSite } from '#engine/evidence/numbered-site.ts';
import type { NumberedPage, NumberedPlace, NumberedSite } from '#engine/evidence/numbered-site.ts';
import { firstAddresses } from '#engine/evidence/site/same-text.ts';
import { shownText, statementAt } from '#engine/evidence/shown-text.ts';
import type { ModelReading, Statement } from '#engine/evidence/statements.ts';
import type { FormFiller } from '#engine/platforms/fill-form.ts';
import { lookForm, lookPrompt, promptVersion, readForm, readPrompt } from '#engine/read/statements/model/form.ts';
import { matchAnswers } from '#engine/read/statements/model/match-answers.ts';
import type { ReadPages, ReadPagesOptions } from '#engine/read/statements/model/reads-pages.ts';
import { inParallel, startRun } from '#engine/read/statements/model/run.ts';
import type { Run } from '#engine/read/statements/model/run.ts';

/** How `gather` reads pages by a model; nothing without one. */
export function readingWith(filler: FormFiller | null, options: ReadPagesOptions = {}): { readPages?: ReadPages } {
  return filler === null ? {} : { readPages: (pages, about) => readPages(pages, filler, { ...options, ...about }) };
}

/**
 * Statements of a site by a language model. Whatever it answers, only words that stand on their page come out, with values whose numbers and names
 * stand in them, after a second look at each sentence alone, page by page. A page under several addresses is read once, and says the same under each.
 * The model has no tools, sees one page and no secret, and can do nothing but fill in a form. What it refuses, cuts off or does not manage is "not
 * read"; what it managed before is kept.
 */
export async function readPages(
  pages: readonly PageFacts[],
  filler: FormFiller,
  {
    answers = null,
    signal,
    longestMs = 240_000,
    ...options
  }: ReadPagesOptions & { answers?: Answers | null; signal?: AbortSignal | undefined } = {},
): Promise<{ statements: Statement[]; model: ModelReading }> {
  const time = limit(longestMs, signal);
  const run = startRun(filler, options, time.signal);
  const firsts = firstAddresses(pages);
  const chosen = [...new Set(firsts.values())];
  const site = numberSite(chosen);
  const read = new Map<PageFacts, { isWhole: boolean; statements: Statement[] }>();
  await inParallel([...chosen.entries()], async ([index, page]) => {
    const own = site.pages[index];
    if (!own) return;
    const { isWhole, statements } = await readPage(page, own, site, run);
    const looked = await withoutUnsupported(statements, run);
    read.set(page, { isWhole: isWhole && looked.areLooked, statements: looked.statements });
  });
  const statementsOf = (page: PageFacts | undefined) => (page && read.get(page)?.statements) ?? [];
  const statements = chosen.flatMap(statementsOf);
  const matches = await matchAnswers(answers, statements, run);
  time.end();
  const isWhole = (page: PageFacts | undefined) => page !== undefined && read.get(page)?.isWhole === true;
  const whole = pages.filter((page) => isWhole(firsts.get(page))).map(({ url }) => url);
  const pagesRead = chosen.filter(isWhole).length;
  const { calls, costUsd, dropped, why } = run;
  return {
    statements: [
      ...pages.flatMap((page) => statementsOf(firsts.get(page)).map((one) => ({ ...one, url: page.url }))),
      ...matches,
    ],
    model: {
      state: pagesRead === chosen.length && pagesRead > 0 ? 'read' : 'partly',
      reader: filler.model,
      promptVersion,
      pagesRead,
      pagesChosen: chosen.length,
      whole,
      calls,
      costUsd,
      why,
      dropped,
    },
  };
}

type ReadablePage = Parameters<typeof shownText>[0] & Pick<PageFacts, 'url' | 'truncated'>;

const partLength = 12_000; // characters
const sentencesAtOnce = 40;
const longestQuote = 1_200;

/** `invented`: how many statements had words or values that do not stand there. */
export async function readPage(
  page: ReadablePage,
  own: NumberedPage,
  site: NumberedSite,
  run: Run,
): Promise<{ isWhole: boolean; invented: number; statements: Statement[] }> {
  const statements: Statement[] = [];
  const dropped = { notOnPage: 0, valueNotInQuote: 0 };
  const number = site.pages.indexOf(own) + 1;
  let isWhole = !page.truncated;
  for (const part of partsOf(own.lines)) {
    const numbered = [own.header, ...part.map(({ written }) => written)].join('\n');
    const answer = await run.fill(numbered, readPrompt(numbered), readForm);
    if (answer === null || !isLastLine(answer.lastLine, part.at(-1)?.written ?? '')) {
      isWhole = false;
      run.why ??= 'A page was not read to its end';
    }
    for (const { kind, line, quote, subject, value } of answer?.statements ?? []) {
      const place = site.placeOf(quote, line.trim().startsWith(`${number}.`) ? line : `${number}.0`);
      const found = place?.url === page.url ? placeOnPage(page, place, site) : null;
      if (!place || !found || found.text.length > longestQuote) {
        dropped.notOnPage += 1;
        continue;
      }
      const told = valueAt({ ...place, quote: found.text }, kind, value, site);
      if (told === null) {
        dropped.valueNotInQuote += 1;
        continue;
      }
      const statement = statementAt(page, found, {
        kind,
        subject,
        value: told.value,
        by: 'model',
        proof: 'read by a language model',
        line: place.line,
      });
      if (!statements.some((other) => isSame(other, statement))) statements.push(statement);
    }
  }
  run.dropped.notOnPage += dropped.notOnPage;
  run.dropped.valueNotInQuote += dropped.valueNotInQuote;
  const invented = dropped.notOnPage + dropped.valueNotInQuote;
  return {
    isWhole,
    invented,
    statements: statements.toSorted((a, b) => a.start - b.start || (a.kind < b.kind ? -1 : 1)),
  };
}

/** Whether a page was read to its end is shown by its last line, number and words, not claimed. */
function isLastLine(copied: string, written: string): boolean {
  const [own, whole] = [copied, written].map((line) => folded(line.trim().replace(/^(\d+\.\d+)\*/, '$1'))) as [
    string,
    string,
  ];
  return whole.startsWith(own) && own.length >= Math.min(whole.length, 30);
}

/** Two parts of a page share lines: what is alike in matter and place was read twice. */
function isSame(one: Statement, other: Statement): boolean {
  return (
    one.kind === other.kind && one.start === other.start && one.subject === other.subject && one.value === other.value
  );
}

/** The place among the page's shown text: the line that was named, wherever it was moved to; of equal lines the one of the same rank. */
function placeOnPage(
  page: ReadablePage,
  { quote, text, number }: NumberedPlace,
  site: NumberedSite,
): FoundQuote | null {
  const shown = shownText(page);
  const line = text.normalize('NFC');
  const places = new Map<number, FoundQuote>();
  for (const place of quotePlaces(shown, quote)) {
    const from = shown.text.lastIndexOf('\n', place.start - 1) + 1;
    const after = shown.text[from + line.length] ?? '\n';
    if (!places.has(from) && shown.text.startsWith(line, from) && after === '\n') places.set(from, place);
  }
  const alike = [...places.values()];
  return alike[Math.min(alike.length - 1, linesAlikeBefore(number, text, site))] ?? verifyQuote(shown, quote);
}

/** How many lines above this one on its page have the same words. */
function linesAlikeBefore(number: string, text: string, site: NumberedSite): number {
  const [page = '', line = '0'] = number.split('.');
  return Array.from({ length: Math.max(0, Number(line) - 1) }, (_, at) => site.lineAt(`${page}.${at + 1}`)).filter(
    (above) => above?.text === text,
  ).length;
}

/** The value as far as the page says it: of an answer and of a role the page's own words; null where it does not. */
function valueAt(
  place: NumberedPlace,
  kind: Statement['kind'],
  value: string | null,
  site: NumberedSite,
): { value: string | null } | null {
  if (kind === 'question') return answerBehind(place, value, site);
  if (kind === 'person') return roleBeside(place, value, site) ?? valueIn(place.quote, value, anyWord);
  return valueIn(place.quote, value, numberOrName);
}

/** A role beside a name: on its line, or on the one below or above. */
function roleBeside({ number }: NumberedPlace, role: string | null, site: NumberedSite): { value: string } | null {
  const [page = '', line = '0'] = number.split('.');
  if (role === null || line === '0') return null;
  for (const at of [Number(line), Number(line) + 1, Number(line) - 1]) {
    const near = at === 0 ? null : site.lineAt(`${page}.${at}`);
    const found = near && verifyQuote(quotable(near.text), role);
    if (found) return { value: found.text };
  }
  return null;
}

/** The page's own words for the answer, which stand behind the question; null where they do not. */
function answerBehind(place: NumberedPlace, answer: string | null, site: NumberedSite): { value: string } | null {
  const rest = site.textFrom(place.number, linesOfAnswer);
  const asked = verifyQuote(quotable(rest), place.quote);
  const found = answer === null || !asked ? null : verifyQuote(quotable(rest.slice(asked.end)), answer);
  return found ? { value: found.text.replaceAll('\n', ' ') } : null;
}

/** An answer begins within so many lines of its question. */
const linesOfAnswer = 60;

const numberOrName = /\p{N}[\p{N}.,]*\p{N}|\p{N}|\p{Lu}[\p{L}’'-]{2,}/gu;
const anyWord = /\p{N}[\p{N}.,]*\p{N}|\p{N}|\p{L}[\p{L}’'-]*/gu;

/** Every `token` of the value must be in the quote: the model may sort, not add. */
function valueIn(quote: string, value: string | null, token: RegExp): { value: string | null } | null {
  if (value === null) return { value };
  const words = new Set(quote.normalize('NFC').toLowerCase().match(anyWord));
  const told = value.normalize('NFC').match(token) ?? [];
  return told.every((word) => words.has(word.toLowerCase())) ? { value } : null;
}

/** "We do not give free estimates" holds "free estimates": each statement is looked at again, its sentence alone. */
export async function withoutUnsupported(
  statements: readonly Statement[],
  run: Run,
): Promise<{ statements: Statement[]; areLooked: boolean }> {
  const batches = Array.from({ length: Math.ceil(statements.length / sentencesAtOnce) }, (_, index) =>
    statements.slice(index * sentencesAtOnce, (index + 1) * sentencesAtOnce),
  );
  const looked = new Map<number, Statement[]>();
  let areLooked = true;
  await inParallel(batches, async (batch) => {
    const answer = await run.fill(
      JSON.stringify(batch.map(({ kind, subject, value, sentence }) => [kind, subject, value, sentence])),
      lookPrompt(batch),
      lookForm,
    );
    if (answer === null) areLooked = false;
    const refused = new Set(answer?.notSupported ?? []);
    // A batch that nobody looked at again proves nothing.
    const kept = answer === null ? [] : batch.filter((_, index) => !refused.has(index + 1));
    run.dropped.notSupported += batch.length - kept.length;
    looked.set(batches.indexOf(batch), kept);
  });
  return { statements: batches.flatMap((_, index) => looked.get(index) ?? []), areLooked };
}

/** Whole lines up to the limit; the last two of a part open the next, so that a question keeps its answer. */
export function partsOf<L extends { written: string }>(lines: readonly L[]): L[][] {
  const parts: L[][] = [];
  let part: L[] = [];
  let size = 0;
  for (const line of lines) {
    if (part.length > 2 && size + line.written.length > partLength) {
      parts.push(part);
      part = part.slice(-2);
      size = part.reduce((sum, { written }) => sum + written.length, 0);
    }
    part.push(line);
    size += line.written.length;
  }
  return part.length > 0 ? [...parts, part] : parts;
}
