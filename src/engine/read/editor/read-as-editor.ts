import type { z } from 'zod';
import { limit } from '#engine/base/limit.ts';
import type { SiteEvidence, SitemapEvidence } from '#engine/evidence/evidence.ts';
import type { EditorsRead, Organisation, RaisedRemark } from '#engine/evidence/editor/editors-read.ts';
import { isSameFact, wordsOfAnswer } from '#engine/evidence/editor/same-fact.ts';
import { readableSite, verifyRemark } from '#engine/evidence/editor/verify-remark.ts';
import type { ReadableSite, Verified } from '#engine/evidence/editor/verify-remark.ts';
import type { FormFiller } from '#engine/platforms/fill-form.ts';
import {
  agreeForm,
  agreePrompt,
  editorVersion,
  newFence,
  organisationForm,
  organisationPrompt,
  remarksForm,
  remarksPrompt,
} from '#engine/read/editor/forms.ts';
import type { LookItem } from '#engine/read/editor/forms.ts';
import { groupSite } from '#engine/read/editor/group-site.ts';
import type { ReadPagesOptions } from '#engine/read/statements/model/reads-pages.ts';
import { startRun } from '#engine/read/statements/model/run.ts';
import type { Run } from '#engine/read/statements/model/run.ts';

export type SiteToEdit = Pick<SiteEvidence, 'pages' | 'pieces' | 'unread' | 'elsewhere'> & {
  sitemap: SitemapEvidence['entries'];
  /** ISO time of the reading. */
  now: string;
};
/** Reads a whole site by a language model as an editor would. */
export type ReadAsEditor = (site: SiteToEdit, signal?: AbortSignal) => Promise<EditorsRead>;

/** As many as one second look takes, and groups of pages that share one. */
const mostLooked = 40;
const groupsOfLook = 2;

/** How `gather` has a site read as an editor would; nothing without a model. */
export function editingWith(
  filler: FormFiller | null,
  options: ReadPagesOptions = {},
): { readAsEditor?: ReadAsEditor } {
  return filler === null ? {} : { readAsEditor: (site, signal) => readAsEditor(site, filler, { ...options, signal }) };
}

/**
 * The organisation with its first questions, then remarks in one pass or two, after each a second look at those that a program did not drop. One call
 * after the other: a vendor then reads the site once, and the money is counted before each call. What was raised is kept where a later call fails.
 */
export async function readAsEditor(
  site: SiteToEdit,
  filler: FormFiller,
  {
    signal,
    longestMs = 180_000,
    timeoutMs = 90_000,
    ...options
  }: ReadPagesOptions & { signal?: AbortSignal | undefined } = {},
): Promise<EditorsRead> {
  const time = limit(longestMs, signal);
  const run = startRun(filler, { ...options, timeoutMs }, time.signal);
  const readable = readableSite(site, site.sitemap, site.now);
  const { groups, cut } = groupSite(readable, site.pages);
  const fence = newFence();
  const day = readable.today;
  const [whole = ''] = groups;
  const organisation =
    whole === '' ? null : await ask(run, organisationPrompt(whole, day, fence), fence, organisationForm);
  let isWhole = whole !== '' && !cut && site.pages.every(({ truncated }) => !truncated);
  const open = openQuestions(organisation);
  const prompted = { open: open.map(({ wrong }) => wrong) };
  const noted: FilledRemark[] = [];
  for (const group of groups) {
    const filled = await ask(run, remarksPrompt(group, day, fence, prompted), fence, remarksForm);
    if (!filled?.readWhole) isWhole = false;
    noted.push(...(filled?.remarks ?? []));
  }
  // A remark says what is to be done; the bare question of the same fact does not.
  const raised = [...open.filter((one, index) => !noted.some(isSameQuestion(one, index + 1))), ...unlooked(noted)];
  const wasRead = isWhole && run.why === null;
  let different = onceEach(raised);
  const mostItems = mostLooked * Math.ceil(groups.length / groupsOfLook);
  const looked = await lookAgain(different, mostItems, readable, run, fence);
  // Who reads a site once overlooks much of it; the calls for a long one are spent on its groups.
  if (groups.length === 1 && raised.length >= enoughForAnother) {
    const missed = await ask(run, remarksPrompt(whole, day, fence, { noted: raised }), fence, remarksForm);
    // What was judged stays: it is asked for in the same words whatever a second pass adds.
    const before = new Set(different);
    different = onceEach([...different, ...unlooked(missed?.remarks ?? [])]);
    await lookAgain(
      different.filter((one) => !before.has(one)),
      mostItems - looked,
      readable,
      run,
      fence,
    );
  }
  time.end();
  const { calls, costUsd, why } = run;
  return {
    state: wasRead ? 'read' : 'partly',
    reader: filler.model,
    promptVersion: editorVersion,
    calls,
    costUsd,
    why,
    organisation,
    raised: different,
  };
}

/** With fewer remarks there is hardly anything that a second pass would find. */
const enoughForAnother = 3;

type FilledRemark = z.infer<typeof remarksForm>['remarks'][number];

const unlooked = (filled: readonly FilledRemark[]): RaisedRemark[] =>
  filled.map(({ question: _question, ...one }) => ({ ...one, look: null }));

/** Whether a remark misses what an open question asks: by its number, or by the words of an answer. */
const isSameQuestion =
  (open: RaisedRemark, number: number) =>
  (remark: FilledRemark): boolean =>
    remark.kind === 'missing-fact' &&
    remark.todo.trim() !== '' &&
    (remark.question === number || isSameFact(wordsOfAnswer(open), wordsOfAnswer(remark)));

/** The fence is new each time and no part of what was asked before. */
function ask<T>(
  run: Run,
  prompt: { instructions: string; input: string },
  fence: string,
  schema: z.ZodType<T>,
): Promise<T | null> {
  return run.fill(JSON.stringify(['editor', editorVersion, prompt]).replaceAll(fence, ''), prompt, schema);
}

/** The first three questions that no line answers, as remarks to be verified and looked at like any other. */
function openQuestions(organisation: Organisation | null): RaisedRemark[] {
  return (organisation?.questions ?? [])
    .slice(0, 3)
    .filter(({ lines, quote }) => lines === null && quote === null)
    .map(({ question, words }) => ({
      kind: 'missing-fact',
      line1: '',
      quote1: '',
      line2: null,
      quote2: null,
      value1: null,
      value2: null,
      words,
      wrong: question,
      todo: '',
      who: 'owner',
      hurts: 'chosen',
      sure: 'medium',
      look: null,
    }));
}

/** Groups of pages may raise one thing twice. The surest come first: only so many are looked at again. */
function onceEach(raised: readonly RaisedRemark[]): RaisedRemark[] {
  const keyOf = ({ kind, quote1, wrong }: RaisedRemark) => `${kind} ${(quote1 || wrong).toLowerCase()}`;
  return [...new Map(raised.toReversed().map((one) => [keyOf(one), one])).values()]
    .toReversed()
    .toSorted((a, b) => sureness.indexOf(a.sure) - sureness.indexOf(b.sure));
}

const sureness = ['high', 'medium', 'low'];

/** How many of them were asked about. */
async function lookAgain(
  raised: readonly RaisedRemark[],
  mostItems: number,
  site: ReadableSite,
  run: Run,
  fence: string,
): Promise<number> {
  const all = raised
    .map((one) => ({ one, seen: verifyRemark(one, site) }))
    .flatMap(({ one, seen }) => (seen.state === 'dropped' ? [] : [{ one, item: itemOf(one, seen, site) }]))
    .slice(0, mostItems);
  for (let from = 0; from < all.length; from += mostLooked) {
    const items = all.slice(from, from + mostLooked);
    const prompt = agreePrompt(
      items.map(({ item }) => item),
      site.today,
      fence,
    );
    const filled = await ask(run, prompt, fence, agreeForm);
    for (const { n, agree } of filled?.answers ?? []) {
      const looked = items[n - 1];
      // Of two answers to one number the stricter counts.
      if (looked && (looked.one.look === null || looked.one.look === 'yes')) looked.one.look = agree;
    }
  }
  return all.length;
}

function itemOf(
  { kind, wrong, todo }: RaisedRemark,
  { places, found }: Exclude<Verified, { state: 'dropped' }>,
  { numbered }: ReadableSite,
): LookItem {
  const around = places.flatMap(({ number }) => {
    const [page = '', line = '0'] = number.split('.');
    return [-2, -1, 0, 1, 2].flatMap((step) => {
      const near =
        Number(line) + step < (step === 0 ? 0 : 1) ? null : numbered.lineAt(`${page}.${Number(line) + step}`);
      return near ? [`${near.number} ${near.text.slice(0, 400)}`] : [];
    });
  });
  return {
    kind,
    claim: wrong.slice(0, 400),
    todo: todo.slice(0, 400),
    quotes: places.map(({ quote }) => quote),
    around,
    found,
  };
}
