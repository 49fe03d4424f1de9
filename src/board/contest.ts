// "This is not right": looked at by the engine, else by a person; what was wrong is corrected in a new version, and never said again.
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '#base/db.ts';
import { AppError } from '#base/errors.ts';
import { randomId } from '#base/secrets.ts';
import { raiseAlert } from '#db/alerts.ts';
import { contests, corrections, sites } from '#db/schema.ts';
import { kindQuestionId } from '#engine/contract.ts';
import type { Analysis, OwnerQuestion } from '#engine/contract.ts';
import type { Contested } from '#engine/judge/contest.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { findingKey } from '#engine/evidence/corrections.ts';
import { subjectOf } from '#engine/wording.ts';
import type { Correction } from '#engine/evidence/statements.ts';
import { announce } from '#journey/announce.ts';
import { readIfFree } from '#journey/host-turn.ts';
import { boardOfSite, holdSite, type OpenBoard, type Site } from '#report/site.ts';
import { takeContest } from './allowances.ts';
import { noSuchTask } from './change-task.ts';
import { aboutQuestion, aboutTask, isFile, pageOfSite, refuseShortWords } from './contest-about.ts';
import type { ContestOutcome, ContestReason } from './contract.ts';
import type { BoardDeps } from './deps.ts';
import { moneyForBoard } from './money-for-board.ts';
import { followTasks } from './follow-tasks.ts';
import { contestQueue, boardMailQueue } from './queues.ts';
import { compareAnew } from './read-competitor.ts';
import { readAgain } from './recheck.ts';
import { countDecision } from './standing.ts';
import { mayAskPerson, plannedTasks, proofsOf } from './task-list.ts';
import { evidenceOf, makePatch, saveVersion } from './versions.ts';

type Row = typeof contests.$inferSelect;
type Given = {
  taskKey: string;
  reason: ContestReason;
  url?: string | undefined;
  words?: string | undefined;
  note?: string | undefined;
};

/** Keeps what an owner says of a task, and has it looked at. In a transaction that locks the site. @throws AppError 400, 404, 429 */
export async function beginContest(
  tx: Transaction,
  deps: Pick<BoardDeps, 'queue' | 'now'>,
  { board, site, given }: { board: OpenBoard; site: Site; given: Given },
): Promise<string> {
  const task = plannedTasks(board.document.analysis).find(({ key }) => key === given.taskKey);
  if (!task) throw noSuchTask();
  const [open] = await tx
    .select({ id: contests.id })
    .from(contests)
    .where(
      and(
        eq(contests.siteId, site.id),
        eq(contests.taskKey, task.key),
        or(isNull(contests.outcome), eq(contests.outcome, 'under-review')),
      ),
    );
  if (open) return open.id;
  const isLooked = given.reason === 'it-is-there' || given.reason === 'wrong-page' || given.reason === 'misread';
  const url = given.url ? pageOfSite(board, given.url) : isLooked && given.words ? pageOfSite(board, '/') : null;
  refuseShortWords(given.words, url);
  if (given.reason === 'it-is-there' && url === null)
    throw new AppError(400, 'page-missing', 'Which page is it on? Enter its address.');
  if (given.reason === 'it-is-there' && !given.words && url !== null && !isFile(url))
    throw new AppError(400, 'words-missing', 'Copy the words from the page.');
  return keep(tx, deps, {
    board,
    site,
    about: aboutTask(task),
    taskKey: task.key,
    checkId: task.checkId,
    reason: given.reason,
    url,
    words: given.words ?? null,
    note: given.note ?? null,
    answer: null,
  });
}

type Answer = {
  checkId: string;
  kind: string;
  subject: string | null;
  answer: 'yes' | 'no';
  url?: string | undefined;
  words?: string | undefined;
};

/** One tap on a question of the report. @throws AppError 400, 404, 429 */
export async function beginAnswer(
  tx: Transaction,
  deps: Pick<BoardDeps, 'queue' | 'now'>,
  { board, site, given }: { board: OpenBoard; site: Site; given: Answer },
): Promise<string> {
  const question = board.document.analysis.questions?.find(
    ({ checkId, kind, subject }) => checkId === given.checkId && kind === given.kind && subject === given.subject,
  );
  if (!question) throw new AppError(404, 'question-not-found', 'The newest version no longer asks this.');
  if (question.choices) return beginChoice(tx, deps, { board, site, given, question });
  const url = given.url ? pageOfSite(board, given.url) : (question.candidate?.url ?? null);
  const words = given.words ? given.words : given.url ? null : (question.candidate?.quote ?? null);
  refuseShortWords(given.words, url);
  if (url === null || words === null) throw new AppError(400, 'words-missing', 'Show us the page and the words on it.');
  const taskKey = `ask-${question.checkId.toLowerCase()}`;
  return keep(tx, deps, {
    board,
    site,
    about: aboutQuestion(question),
    taskKey,
    checkId: question.checkId,
    reason: 'it-is-there',
    url,
    words,
    note: null,
    answer: given.answer,
  });
}

/** A question that is answered by one of its choices, and by no page. @throws AppError 400 */
function beginChoice(
  tx: Transaction,
  deps: Pick<BoardDeps, 'queue' | 'now'>,
  { board, site, given, question }: { board: OpenBoard; site: Site; given: Answer; question: OwnerQuestion },
): Promise<string> {
  const choice = question.choices?.find(({ value }) => value === given.words);
  if (!choice || given.answer === 'no') throw new AppError(400, 'choice-missing', 'Choose one of the answers.');
  return keep(tx, deps, {
    board,
    site,
    about: aboutQuestion(question),
    taskKey: `ask-${question.checkId.toLowerCase()}`,
    checkId: question.checkId,
    reason: 'it-is-there',
    url: null,
    words: choice.value,
    note: null,
    answer: 'yes',
  });
}

type Kept = Pick<Row, 'about' | 'taskKey' | 'checkId' | 'reason' | 'url' | 'words' | 'note' | 'answer'>;

async function keep(
  tx: Transaction,
  deps: Pick<BoardDeps, 'queue' | 'now'>,
  { board, site, ...kept }: Kept & { board: OpenBoard; site: Site },
): Promise<string> {
  const now = deps.now();
  if (kept.answer === null) await takeContest(tx, { siteId: site.id, checkId: kept.checkId, now });
  const id = randomId();
  const { analysis } = board.document;
  const findings = subjectOf(analysis, kept.checkId)?.findings ?? [];
  await tx.insert(contests).values({
    id,
    siteId: site.id,
    reportId: board.report.id,
    proofs: proofsOf(findings, analysis),
    sentence: 'We look at it now.',
    createdAt: now,
    ...kept,
  });
  await deps.queue.send(tx, contestQueue, { contestId: id }, { key: id, group: site.host });
  await announce(tx, board.order.submissionId);
  return id;
}

/** The job. What fails for the last time is looked at by a person, so that no case is left open. */
export async function settleContest(
  deps: BoardDeps,
  contestId: string,
  job: { signal: AbortSignal; lastAttempt: boolean },
): Promise<void> {
  try {
    await lookAt(deps, contestId, job);
  } catch (error) {
    if (job.signal.aborted || !job.lastAttempt) throw error;
    deps.log.error({ err: error, contestId, next: 'decide the case in /admin' }, 'a contest could not be looked at');
    const [row] = await deps.database.db.select().from(contests).where(eq(contests.id, contestId));
    const board = row && (await boardOfCase(deps.database.db, row));
    if (row && board) await toPerson(deps, row, board);
  }
}

async function boardOfCase(db: Queryable, { siteId }: Row): Promise<OpenBoard | null> {
  const [site] = await db.select().from(sites).where(eq(sites.id, siteId));
  return site ? boardOfSite(db, site) : null;
}

/** The page is read afresh, and the engine says what is so. */
async function lookAt(deps: BoardDeps, contestId: string, job: { signal: AbortSignal }): Promise<void> {
  const { db } = deps.database;
  const [row] = await db.select().from(contests).where(eq(contests.id, contestId));
  if (!row || row.outcome !== null) return;
  const board = await boardOfCase(db, row);
  const evidence = board && (await evidenceOf(db, board));
  if (!board) return;
  if (!evidence || row.reason === 'not-needed' || row.reason === 'not-us' || row.reason === 'other')
    return toPerson(deps, row, board);
  const merged = row.url === null ? evidence : await pageNow(deps, row, board, evidence, job.signal);
  if (merged === 'busy') {
    await deps.queue.send(db, contestQueue, { contestId }, { key: contestId, group: board.host, startAfterSeconds: 2 });
    return;
  }
  if (merged === 'silent')
    return decide(deps, row, board, {
      outcome: 'not-found',
      sentence: 'Your site did not respond. This look was not used up. Please try again.',
      isCounted: false,
    });
  return row.answer === 'no'
    ? noteNo(deps, row, board, { evidence, merged })
    : settleByEngine(deps, row, board, { evidence, merged });
}

/** `merged`: what is known with the named page as it is now. */
type Known = { evidence: Evidence; merged: Evidence };

async function noteNo(deps: BoardDeps, row: Row, board: OpenBoard, { evidence, merged }: Known): Promise<void> {
  const next = await deps.merge(
    { ...merged, corrections: [...(merged.corrections ?? []), isNot(row.about, deps.now())] },
    { at: nowOf(merged), pages: [], unread: [], statuses: [] },
  );
  await correct(deps, row, board, {
    evidence,
    next,
    analysis: await deps.judge(next),
    sentence: 'We do not ask this again.',
    isMachine: true,
  });
}

async function settleByEngine(deps: BoardDeps, row: Row, board: OpenBoard, { evidence, merged }: Known): Promise<void> {
  const { about, reason, url, words, note } = row;
  const settled = await deps.settle(merged, {
    about,
    reason,
    at: deps.now().toISOString(),
    ...(url !== null && { url }),
    ...(words !== null && { words }),
    ...(note !== null && { note }),
  });
  if (settled.outcome === 'operator') return toPerson(deps, row, board);
  if (settled.outcome === 'corrected')
    return correct(deps, row, board, {
      evidence,
      next: settled.evidence,
      analysis: settled.analysis,
      sentence: settled.sentence,
      isMachine: true,
    });
  const more = settled.outcome === 'not-found' ? { nearest: settled.nearest?.text ?? null, hint: settled.hint } : {};
  await decide(deps, row, board, { outcome: settled.outcome, sentence: settled.sentence, isCounted: true, ...more });
}

function nowOf(evidence: Evidence): string {
  return evidence.now.ok ? evidence.now.value : evidence.gatheredAt;
}

/** The evidence with the named page as it is now. */
async function pageNow(
  deps: BoardDeps,
  row: Row,
  board: OpenBoard,
  evidence: Evidence,
  signal: AbortSignal,
): Promise<Evidence | 'busy' | 'silent'> {
  const url = row.url ?? '';
  const limit = AbortSignal.any([signal, AbortSignal.timeout(40_000)]);
  const read = await readIfFree(deps.database.pool, board.website, () =>
    readAgain(
      deps,
      evidence,
      { urls: [url] },
      { signal: limit, money: moneyForBoard(deps, board), onPage: () => {}, onPages: () => {} },
    ),
  );
  if (read === null) return 'busy';
  return read.value?.evidence ?? 'silent';
}

function isNot(about: Contested, at: Date): Correction {
  if (about.kind !== 'question' || !about.candidate) throw new Error('You can say no only where we quote a sentence.');
  const { checkId, statement, candidate } = about;
  // The engine has verified the kind when it asked.
  const kind = statement as Extract<Correction['effect'], { kind: 'is-not' }>['statement']['kind'];
  return {
    checkId,
    findingId: `ask-${statement}`,
    place: candidate.url,
    words: candidate.quote,
    at: at.toISOString(),
    by: 'owner',
    effect: { kind: 'is-not', statement: { kind, url: candidate.url, quote: candidate.quote } },
  };
}

type Correcting = { evidence: Evidence; next: Evidence; analysis: Analysis; sentence: string; isMachine: boolean };

/** How the new version is called: an answer by what was asked about, and what was contested by its task. */
function correctionTitle({ checkId, answer }: Pick<Row, 'checkId' | 'answer'>, before: Analysis): string {
  const task = plannedTasks(before).find((one) => one.checkId === checkId)?.item.title;
  const check = before.checks.find(({ id }) => id === checkId);
  const subject = checkId === kindQuestionId ? 'what you are' : (check?.neutral ?? check?.title ?? checkId);
  return answer === null ? `Corrected: ${task ?? subject}` : `Your answer: ${subject}`;
}

/** The finding was wrong, or is no more: judged again, a new version, and word to the owner. */
async function correct(
  deps: BoardDeps,
  row: Row,
  board: OpenBoard,
  { evidence, next, analysis, sentence, isMachine }: Correcting,
): Promise<void> {
  const at = deps.now();
  await deps.database.db.transaction(async (tx) => {
    const site = await holdSite(tx, board, at);
    const newest = await boardOfSite(tx, site);
    if (newest?.report.id !== board.report.id || newest.version !== board.version)
      throw new Error('The report has a newer version: this is looked at again.');
    const old = new Set((evidence.corrections ?? []).map((one) => JSON.stringify(one)));
    const added = (next.corrections ?? []).filter((one) => !old.has(JSON.stringify(one)));
    for (const correction of added)
      await tx
        .insert(corrections)
        .values({ id: randomId(), siteId: site.id, contestId: row.id, correction, createdAt: at });
    const { analysis: before } = board.document;
    const { version } = await saveVersion(tx, {
      board,
      cause: 'correction',
      title: correctionTitle(row, before),
      analysis,
      patch: makePatch(evidence, next),
      byRules: 0,
      now: at,
    });
    await compareAnew(tx, deps, site, { mayRead: false });
    const settles = { checkId: row.checkId, outcome: null, settles: 'corrected' as const };
    await followTasks(tx, {
      siteId: site.id,
      before,
      after: analysis,
      cause: 'correction',
      about: row.answer === null ? settles : null,
      at,
    });
    await tx
      .update(contests)
      .set({
        outcome: 'corrected',
        sentence,
        reportVersion: version,
        decidedAt: at,
        decidedBy: isMachine ? 'machine' : 'operator',
        dueAt: null,
        version: row.version + 1,
      })
      .where(eq(contests.id, row.id));
    if (row.answer === null) {
      // A page that was repaired since is no mistake of ours.
      if (added.length > 0) await countDecision(tx, deps, { checkId: row.checkId, host: board.host, isUpheld: true });
      await deps.queue.send(tx, boardMailQueue, { contestId: row.id }, { key: row.id });
    }
    await announce(tx, board.order.submissionId);
  });
}

type Decision = {
  outcome: ContestOutcome;
  sentence: string;
  isCounted: boolean;
  nearest?: string | null;
  hint?: string | null;
};

/** The finding stays. */
async function decide(
  deps: BoardDeps,
  row: Row,
  board: OpenBoard,
  { outcome, sentence, isCounted, nearest = null, hint = null }: Decision,
  by: 'machine' | 'operator' = 'machine',
): Promise<void> {
  const at = deps.now();
  await deps.database.db.transaction(async (tx) => {
    const site = await holdSite(tx, board, at);
    const { analysis } = board.document;
    if (isCounted && row.answer === null)
      await followTasks(tx, {
        siteId: site.id,
        before: analysis,
        after: analysis,
        cause: 'reading',
        about: { checkId: row.checkId, outcome: null, settles: 'stays' },
        at,
      });
    await tx
      .update(contests)
      .set({ outcome, sentence, nearest, hint, decidedAt: at, decidedBy: by, dueAt: null, version: row.version + 1 })
      .where(eq(contests.id, row.id));
    if (isCounted && row.answer === null)
      await countDecision(tx, deps, { checkId: row.checkId, host: board.host, isUpheld: false });
    if (by === 'operator') await deps.queue.send(tx, boardMailQueue, { contestId: row.id }, { key: row.id });
    await announce(tx, board.order.submissionId);
  });
}

async function toPerson(deps: BoardDeps, row: Row, board: OpenBoard): Promise<void> {
  const at = deps.now();
  await deps.database.db.transaction(async (tx) => {
    await holdSite(tx, board, at);
    await underReviewBy(tx, row, at);
    await countDecision(tx, deps, { checkId: row.checkId, host: board.host, isUpheld: null });
    await announce(tx, board.order.submissionId);
  });
}

async function underReviewBy(tx: Transaction, row: Row, at: Date): Promise<void> {
  await tx
    .update(contests)
    .set({
      outcome: 'under-review',
      sentence: 'A person will look at this and answer within two working days.',
      dueAt: workingDaysAfter(at, 2),
      personAskedAt: at,
      decidedAt: null,
      decidedBy: null,
      version: row.version + 1,
    })
    .where(eq(contests.id, row.id));
  await raiseAlert(
    tx,
    {
      kind: 'contest',
      subjectId: row.checkId,
      text: `An owner contests ${row.checkId}. Decide in /admin, tab Contests, within two working days.`,
    },
    at,
  );
}

/** *Ask a person to look*, once. @throws AppError 409 */
export async function askPerson(tx: Transaction, row: Row, at: Date): Promise<void> {
  if (row.outcome === 'under-review') return;
  if (!mayAskPerson(row))
    throw new AppError(409, 'asked-already', 'A person has looked at this already, or we are still looking.');
  await underReviewBy(tx, row, at);
}

/** An operator's word. @throws AppError 404, 409 */
export async function decideByOperator(
  deps: BoardDeps,
  {
    contestId,
    decision,
    sentence,
    version,
  }: { contestId: string; decision: 'uphold' | 'reject'; sentence: string; version: number },
): Promise<void> {
  const { db } = deps.database;
  const [row] = await db.select().from(contests).where(eq(contests.id, contestId));
  if (!row) throw new AppError(404, 'contest-not-found', 'This case does not exist any more.');
  const board = await boardOfCase(db, row);
  if (!board) throw new AppError(409, 'report-closed', 'The report of this case is closed.');
  if (row.version !== version || row.outcome !== 'under-review')
    throw new AppError(409, 'decided-already', 'Somebody has decided this case in the meantime.');
  if (decision === 'reject')
    return decide(
      deps,
      row,
      board,
      { outcome: 'rejected', sentence: sentence || 'A person looked at it, and it stays.', isCounted: true },
      'operator',
    );
  const evidence = await evidenceOf(db, board);
  if (!evidence) throw new AppError(409, 'no-evidence', 'Nothing is kept of what was read. The case cannot be upheld.');
  const next = {
    ...evidence,
    corrections: [...(evidence.corrections ?? []), ...leftOut(row, board.document.analysis, deps.now())],
  };
  await correct(deps, row, board, {
    evidence,
    next,
    analysis: await deps.judge(next),
    sentence: sentence || 'You were right. A person looked at it, and it is left out.',
    isMachine: false,
  });
}

/** Who does not need a check at all is spared all that it found. */
function leftOut({ about, reason, checkId }: Row, { checks }: Analysis, at: Date): Correction[] {
  if (about.kind !== 'finding') return [];
  const all =
    checks
      .find(({ id }) => id === checkId)
      ?.findings.filter(({ tone, id }) => tone === 'bad' || id.endsWith('-not-seen')) ?? [];
  const findings = reason === 'not-needed' && all.length > 0 ? all : [about.finding];
  return findings.map((finding) => ({
    ...findingKey(checkId, finding),
    at: at.toISOString(),
    by: 'operator',
    effect: { kind: 'leave-out' },
  }));
}

/** So many days without Saturdays and Sundays later (UTC). */
export function workingDaysAfter(at: Date, days: number): Date {
  const due = new Date(at);
  for (let left = days; left > 0;) {
    due.setUTCDate(due.getUTCDate() + 1);
    if (due.getUTCDay() !== 0 && due.getUTCDay() !== 6) left -= 1;
  }
  return due;
}
