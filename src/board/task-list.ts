// The tasks of a report as its board shows them: what the plan asks for, beside what was ticked, seen and contested. Pure.
import { createHash } from 'node:crypto';
import type { Analysis, Concern, Finding, PlanItem, Who } from '#engine/contract.ts';
import { findingKey } from '#engine/evidence/corrections.ts';
import type { FindingKey } from '#engine/evidence/statements.ts';
import { isRemark, minutesOf, subjectOf, whoDoes } from '#engine/wording.ts';
import type { contests, rechecks, taskStates } from '#db/schema.ts';
import type { ReportDocument } from '#report/contract.ts';
import { dayText, timeText } from './dates.ts';
import type { Board, Proof, Task } from './contract.ts';
import { contestsPerTask, taskPauseMs } from './allowances.ts';

export type StateRow = typeof taskStates.$inferSelect;
type RecheckRow = typeof rechecks.$inferSelect;
export type ContestRow = typeof contests.$inferSelect;

const horizons = ['immediate', 'shortTerm', 'longTerm'] as const;
type Horizon = (typeof horizons)[number];

/** A task as the plan has it. */
export type Planned = {
  key: string;
  checkId: string;
  item: PlanItem;
  horizon: Horizon;
  who: Who;
  minutes: number;
  concerns: Concern;
  findings: Finding[];
  seen: string;
};

/** The tasks of a report, in the plan's order. */
export function plannedTasks(analysis: Analysis): Planned[] {
  return horizons.flatMap((horizon) =>
    analysis.personalizedPlan[horizon].map((item) => {
      const result = subjectOf(analysis, item.checkId);
      const findings = result?.findings ?? [];
      return {
        key: taskKey(item.checkId, findings),
        checkId: item.checkId,
        item,
        horizon,
        who: whoDoes(item),
        minutes: minutesOf(item),
        concerns: item.concerns ?? 'whole-site',
        findings,
        seen: (isRemark(item.checkId) ? findings[0]?.note : result?.title) ?? item.description,
      };
    }),
  );
}

/** Check, kind of finding, place and words of what costs points first. */
function taskKey(checkId: string, findings: readonly Finding[]): string {
  const [key] = chargesOf(checkId, findings);
  const digest = createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 12);
  return `${checkId.toLowerCase()}-${digest}`;
}

/** What a check charges, as what a correction settles. */
function chargesOf(checkId: string, findings: readonly Finding[]): FindingKey[] {
  const bad = findings.filter(({ tone }) => tone === 'bad').map((finding) => findingKey(checkId, finding));
  return bad.length > 0 ? bad : [{ checkId, findingId: '', place: '', words: '' }];
}

type Beside = {
  document: ReportDocument;
  states: StateRow[];
  rechecks: RecheckRow[];
  contests: ContestRow[];
  now: Date;
};

/** All tasks: those of the plan, then those that were verified or corrected and are in it no more. */
export function tasksOf({ document, states, rechecks, contests, now }: Beside): Task[] {
  const { analysis } = document;
  const rowOf = new Map(states.map((row) => [row.checkId, row]));
  const planned = plannedTasks(analysis);
  const weeks = weeksOf(analysis, planned);
  const own = planned.map((task): Task => {
    const row = rowOf.get(task.checkId);
    const about = { row, recheck: newest(rechecks, task.checkId), contest: newest(contests, task.checkId) };
    return {
      key: task.key,
      slug: slugOf(task.checkId, task.item.title),
      checkId: task.checkId,
      title: task.item.title,
      description: task.seen,
      horizon: task.horizon,
      who: task.who,
      minutes: task.minutes,
      gain: task.item.gainPoints,
      worth: Math.max(task.item.gainPoints, row?.shown?.worth ?? 0),
      concerns: task.concerns,
      check: checkOffer(
        task.concerns,
        rechecks.filter(({ checkId }) => checkId === task.checkId),
        now,
      ),
      parts: partsOf(task.findings),
      proofs: proofsOf(task.findings, analysis),
      week: weeks.find(({ items }) => items.some(({ taskKey: key }) => key === task.key))?.key ?? null,
      ...stateOf(
        about,
        contests.filter(({ checkId, reason }) => checkId === task.checkId && reason !== 'other').length,
      ),
    };
  });
  const done = states.flatMap((row): Task[] => {
    if (
      row.shown === null ||
      (row.seen !== 'verified' && row.seen !== 'corrected') ||
      planned.some(({ checkId }) => checkId === row.checkId)
    )
      return [];
    const findings = subjectOf(analysis, row.checkId)?.findings ?? [];
    const { title, description, horizon, who, minutes, worth } = row.shown;
    return [
      {
        key: row.taskKey,
        slug: slugOf(row.checkId, title),
        checkId: row.checkId,
        title,
        description,
        horizon,
        who: who as Who, // as it was shown, from the same list
        minutes,
        gain: 0,
        worth,
        concerns: 'whole-site',
        check: { isOffered: false, sentence: '', notBefore: null },
        parts: null,
        proofs: proofsOf(findings, analysis),
        week: null,
        ...stateOf({ row, recheck: undefined, contest: newest(contests, row.checkId) }, 0),
      },
    ];
  });
  return [...own, ...done];
}

type About = { row: StateRow | undefined; recheck: RecheckRow | undefined; contest: ContestRow | undefined };

function stateOf(
  { row, recheck, contest }: About,
  contested: number,
): Pick<Task, 'state' | 'by' | 'at' | 'reason' | 'note' | 'outcome' | 'checking' | 'contest' | 'revision'> {
  const { mark, seen, markedBy, markedAt, seenAt, reason, outcome, revision } = row ?? untouched;
  const checking = runningOf(recheck);
  const openContest = openOf(contest);
  const state: Task['state'] = checking ? 'checking' : openContest ? 'contested' : (mark ?? seen ?? 'open');
  const isMark = state === 'claimed' || state === 'skipped';
  const at = (checking ?? openContest)?.createdAt ?? (isMark ? markedAt : seenAt);
  return {
    state,
    by: isMark ? markedBy : null,
    at: at?.toISOString() ?? null,
    reason: state === 'skipped' ? reason : null,
    note: noteOf(state, row),
    outcome,
    checking: checking && progressOf(checking),
    contest: contest ? contestOf(contest, contested) : null,
    revision,
  };
}

/** A task without a row. */
const untouched = {
  mark: null,
  seen: null,
  markedBy: null,
  markedAt: null,
  seenAt: null,
  reason: null,
  outcome: null,
  revision: 0,
};

function runningOf(recheck: RecheckRow | undefined): RecheckRow | null {
  return recheck?.state === 'waiting' || recheck?.state === 'reading' ? recheck : null;
}

function openOf(contest: ContestRow | undefined): ContestRow | null {
  return contest?.outcome === null || contest?.outcome === 'under-review' ? contest : null;
}

function progressOf({ id, sentence, pages }: RecheckRow): Task['checking'] {
  return {
    checkId: id,
    sentence: sentence || 'We check this in a moment.',
    done: pages.filter((page) => page.state !== 'waiting').length,
    of: pages.length,
  };
}

function contestOf(contest: ContestRow, contested: number): Task['contest'] {
  return {
    contestId: contest.id,
    outcome: contest.outcome,
    sentence: contest.sentence,
    at: contest.createdAt.toISOString(),
    left: Math.max(0, contestsPerTask - contested),
    mayAskPerson: mayAskPerson(contest),
  };
}

/** Once, and where a machine has said no. */
export function mayAskPerson({ outcome, personAskedAt, decidedBy }: ContestRow): boolean {
  return personAskedAt === null && decidedBy === 'machine' && (outcome === 'stays' || outcome === 'not-found');
}

function noteOf(state: Task['state'], row: StateRow | undefined): string {
  if (!row) return '';
  if (state === 'regressed' && row.verifiedAt && row.seenAt)
    return `It was there on ${dayText(row.verifiedAt)}. On ${dayText(row.seenAt)} it was not.`;
  if (state === 'verified' && row.seenAt) return `Verified ${dayText(row.seenAt)}, ${timeText(row.seenAt)} UTC.`;
  if (state === 'corrected' && row.seenAt) return `Corrected ${dayText(row.seenAt)}.`;
  if (state === 'stays') return 'We looked again: it stays.';
  if (state === 'claimed') return row.markedBy === 'you' ? 'You say done.' : `${row.markedBy ?? 'Somebody'} says done.`;
  if (state === 'skipped') return 'You decided against it. The score is unchanged.';
  return '';
}

/** What waits for a whole measurement has no button. */
export function isCheckable(concerns: Concern): boolean {
  return !['whole-site', 'answers', 'assistants'].includes(concerns);
}

function checkOffer(concerns: Concern, own: RecheckRow[], now: Date): Task['check'] {
  if (!isCheckable(concerns)) {
    const sentence =
      concerns === 'answers' ? 'We cannot see this from outside.' : 'Checked at your next full measurement.';
    return { isOffered: false, sentence, notBefore: null };
  }
  const last = own
    .filter(({ state }) => state !== 'failed')
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
  const notBefore = last ? new Date(last.createdAt.getTime() + taskPauseMs) : null;
  return { isOffered: true, sentence: '', notBefore: notBefore && notBefore > now ? notBefore.toISOString() : null };
}

function newest<Row extends { checkId: string; createdAt: Date }>(
  rows: readonly Row[],
  checkId: string,
): Row | undefined {
  return rows
    .filter((row) => row.checkId === checkId)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
}

function partsOf(findings: readonly Finding[]): Task['parts'] {
  const met = findings.filter(({ tone }) => tone === 'good').length;
  const unmet = findings.filter(({ tone }) => tone === 'bad').length;
  return met > 0 && unmet > 0 ? { met, of: met + unmet } : null;
}

const shownProofs = 12;

export function proofsOf(findings: readonly Finding[], analysis: Analysis): Proof[] {
  const seenAt = new Map(analysis.scope.pagesRead.map((page) => [page.url, page.seenAt]));
  return findings
    .filter(({ kind }) => kind !== 'prompt') // answers of assistants are in the report
    .slice(0, shownProofs)
    .map((finding) => {
      const url = 'url' in finding && finding.url !== undefined ? finding.url : null;
      return {
        sentence: finding.note,
        quote: quoteOf(finding),
        url,
        line: finding.kind === 'line' ? finding.line : null,
        seenAt: (url === null ? undefined : seenAt.get(url)) ?? analysis.assessedAt,
        isMet: finding.tone === 'info' ? null : finding.tone === 'good',
      };
    });
}

function quoteOf(finding: Finding): string | null {
  if (finding.kind === 'line') return finding.text;
  if (finding.kind === 'quote') return finding.quote;
  if (finding.kind === 'header') return `${finding.name}: ${finding.value}`;
  return finding.kind === 'value' ? finding.value : null;
}

/** The check first: an address outlives a title. */
function slugOf(checkId: string, title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  return words === '' ? checkId.toLowerCase() : `${checkId.toLowerCase()}-${words}`;
}

type Week = Board['weeks'][number];
const weekNames = [
  { key: 'week1', name: 'Week 1', theme: 'Foundation' },
  { key: 'week2', name: 'Week 2', theme: 'Implementation' },
  { key: 'week3', name: 'Week 3', theme: 'Expansion' },
  { key: 'week4', name: 'Week 4', theme: 'Optimization' },
] as const;

/** The 4-Week Plan: a line that names a task has that task's box, another one of its own. */
export function weeksOf(
  analysis: Analysis,
  planned: readonly Planned[],
  tasks: readonly Task[] = [],
  states: readonly StateRow[] = [],
): Week[] {
  return weekNames.map(({ key, name, theme }) => ({
    key,
    name,
    theme,
    items: analysis.personalizedPlan.customActionPlan[key].map((text) => {
      const task = planned.find(({ item }) => text.startsWith(`${item.title} (`) || text === `Begin: ${item.title}`);
      if (task) {
        const shown = tasks.find(({ checkId }) => checkId === task.checkId);
        return {
          key: task.key,
          taskKey: task.key,
          text,
          isDone: shown?.state === 'claimed' || shown?.state === 'verified',
          revision: shown?.revision ?? 0,
        };
      }
      const own = `${key}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
      const row = states.find(({ checkId }) => checkId === own);
      return { key: own, taskKey: null, text, isDone: row?.mark === 'claimed', revision: row?.revision ?? 0 };
    }),
  }));
}

export function tallyOf(tasks: readonly Task[]): Board['tally'] {
  const sum = (own: readonly Task[], points: (task: Task) => number) => ({
    tasks: own.length,
    points: Math.round(own.reduce((total, task) => total + points(task), 0) * 10) / 10,
  });
  const verified = tasks.filter(({ state }) => state === 'verified');
  const claimed = tasks.filter(({ state }) => state === 'claimed');
  const open = tasks.filter(({ state }) =>
    ['open', 'partly', 'regressed', 'stays', 'checking', 'contested'].includes(state),
  );
  return {
    verified: sum(verified, ({ worth }) => worth),
    claimed: sum(claimed, ({ gain }) => gain),
    open: sum(open, ({ gain }) => gain),
  };
}
