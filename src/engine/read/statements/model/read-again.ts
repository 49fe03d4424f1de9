import type { FormFiller } from '#engine/platforms/fill-form.ts';
import { promptVersion } from '#engine/read/statements/model/form.ts';
import { readPage, withoutUnsupported } from '#engine/read/statements/model/read-pages.ts';
import { inParallel, startRun } from '#engine/read/statements/model/run.ts';
import type { ReadPagesOptions } from '#engine/read/statements/model/reads-pages.ts';
import type { Run } from '#engine/read/statements/model/run.ts';
import { limit } from '#engine/base/limit.ts';
import { numberSite } from '#engine/evidence/numbered-site.ts';
import { shownText, statementAt } from '#engine/evidence/shown-text.ts';
import type { ReplacedText, SecondReading, Statement } from '#engine/evidence/statements.ts';
import { folded, verifyQuote } from '#engine/base/text/verify-quote.ts';

/**
 * Reads texts of pages and those that take their place by a language model: each statement of the old one must be in the new one. `known`: what was
 * read on the pages before; where its words stand in an old text, they are statements of it.
 */
export async function readAgain(
  replaced: readonly ReplacedText[],
  known: readonly Statement[],
  filler: FormFiller,
  options: ReadPagesOptions = {},
): Promise<SecondReading> {
  const time = limit(options.longestMs ?? null);
  const run = startRun(filler, options, time.signal);
  const read = new Map<ReplacedText, Pick<SecondReading['texts'][number], 'found' | 'lost'>>();
  await inParallel(replaced, async (text) => {
    const { url, before, after } = text;
    const old = await statementsOf(
      { url, text: before },
      known.filter((statement) => statement.url === url),
      run,
    );
    const again = old && old.length > 0 ? await statementsOf({ url, text: after }, old, run) : old;
    if (!old || !again) return;
    const lost = old.filter((one) => !again.some((other) => saysTheSame(one, other)));
    read.set(text, { found: old.length - lost.length, lost: lost.map(({ quote }) => quote) });
  });
  time.end();
  const texts = replaced.flatMap((text) => {
    const result = read.get(text);
    return result ? [{ ...text, ...result }] : [];
  });
  return { reader: filler.model, promptVersion, calls: run.calls, costUsd: run.costUsd, why: run.why, texts };
}

/** What a text states, of the model's own accord or of what is `expected`, after the second look; null where the model did not read it, or lied. */
async function statementsOf(
  { url, text }: { url: string; text: string },
  expected: readonly Statement[],
  run: Run,
): Promise<Statement[] | null> {
  const page = { ...emptyPage, url, mainText: text };
  const site = numberSite([page]);
  const [own] = site.pages;
  if (!own) return null;
  const { isWhole, invented, statements } = await readPage(page, own, site, run);
  if (invented > 0) run.why ??= 'Words were named that do not stand there';
  if (!isWhole || invented > 0) return null;
  const standing = expected.flatMap((one) => {
    const found = statements.some((other) => saysTheSame(one, other)) ? null : verifyQuote(shownText(page), one.quote);
    return found ? [statementAt(page, found, one)] : [];
  });
  const { statements: supported, areLooked } = await withoutUnsupported([...statements, ...standing], run);
  return areLooked ? supported : null;
}

const emptyPage = {
  besideText: '',
  truncated: false,
  blocks: [],
  lang: null,
  titles: [],
  metaDescriptions: [],
  links: [],
  images: [],
  schema: [],
};

/** The same matter with the same value; without a value, in the same words. */
function saysTheSame(one: Statement, other: Statement): boolean {
  if (one.kind !== other.kind || !isAlike(one.subject, other.subject) || !isAlike(one.value, other.value)) return false;
  return one.value !== null || isAlike(one.quote, other.quote);
}

function isAlike(one: string | null, other: string | null): boolean {
  return one === other || (one !== null && other !== null && folded(one) === folded(other));
}
