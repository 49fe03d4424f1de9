// "Check now": what one task concerns is read again, and the whole is judged with it.
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '#base/db.ts';
import { AppError } from '#base/errors.ts';
import { randomId } from '#base/secrets.ts';
import { rechecks, sites } from '#db/schema.ts';
import type { Analysis } from '#engine/contract.ts';
import { keyPages } from '#engine/evidence/site/key-pages.ts';
import type { Evidence, SiteEvidence } from '#engine/evidence/evidence.ts';
import type { Money } from '#engine/platforms/contract.ts';
import { subjectOf, subjectsOf } from '#engine/wording.ts';
import { onSameSite, type Reread } from '#engine/read/merge-reading.ts';
import { mostPagesReread, type Wanted } from '#engine/read/reread.ts';
import { announce } from '#journey/announce.ts';
import { readIfFree } from '#journey/host-turn.ts';
import { boardOfSite, holdSite, type OpenBoard, type Site } from '#report/site.ts';
import { takeCheck } from './allowances.ts';
import { noSuchTask } from './change-task.ts';
import type { CheckOutcome } from './contract.ts';
import type { BoardDeps } from './deps.ts';
import { followTasks } from './follow-tasks.ts';
import { moneyForBoard } from './money-for-board.ts';
import { recheckQueue } from './queues.ts';
import { compareAnew } from './read-competitor.ts';
import { isCheckable, plannedTasks, proofsOf, type Planned } from './task-list.ts';
import { evidenceOf, makePatch, saveVersion } from './versions.ts';

type Row = typeof rechecks.$inferSelect;
const running: Row['state'][] = ['waiting', 'reading'];

/** Begins to check a task, in a transaction that locks the site. A check of it that is under way is the same one. @throws AppError 404, 409, 429 */
export async function beginCheck(
  tx: Transaction,
  deps: Pick<BoardDeps, 'queue' | 'now'>,
  { board, site, key, shareId }: { board: OpenBoard; site: Site; key: string; shareId: string | null },
): Promise<string> {
  const task = plannedTasks(board.document.analysis).find((one) => one.key === key);
  if (!task) throw noSuchTask();
  if (!isCheckable(task.concerns)) throw new AppError(409, 'not-checkable', 'Checked at your next full measurement.');
  const now = deps.now();
  // A process that died for the last time left it behind: ended, or nobody could check this task again.
  const isLeft = and(
    eq(rechecks.siteId, site.id),
    inArray(rechecks.state, running),
    lt(rechecks.createdAt, new Date(now.getTime() - staleMs)),
  );
  await tx
    .update(rechecks)
    .set({
      ...failed('We did not get to it in time. It counts only if we asked your site for a page.'),
      finishedAt: now,
    })
    .where(isLeft);
  const [under] = await tx
    .select({ id: rechecks.id })
    .from(rechecks)
    .where(and(eq(rechecks.siteId, site.id), eq(rechecks.checkId, task.checkId), inArray(rechecks.state, running)));
  if (under) return under.id;
  await takeCheck(tx, { board, site, checkId: task.checkId, shareId, now });
  const id = randomId();
  await tx.insert(rechecks).values({
    id,
    siteId: site.id,
    reportId: board.report.id,
    checkId: task.checkId,
    taskKey: task.key,
    shareId,
    createdAt: now,
  });
  await deps.queue.send(tx, recheckQueue, { recheckId: id }, { key: id, group: site.host });
  await announce(tx, board.order.submissionId);
  return id;
}

const busyHostSeconds = 2;
const longestMs = 20_000;
const staleMs = 10 * 60_000;

/** The job. It may run twice: the second time finds it done, or does it again. */
export async function recheck(
  deps: BoardDeps,
  recheckId: string,
  job: { signal: AbortSignal; lastAttempt: boolean },
): Promise<void> {
  const { db } = deps.database;
  const [row] = await db.select().from(rechecks).where(eq(rechecks.id, recheckId));
  if (!row || !running.includes(row.state)) return;
  const board = await boardOf(db, row);
  const task = board && plannedTasks(board.document.analysis).find(({ checkId }) => checkId === row.checkId);
  const evidence = board && (await evidenceOf(db, board));
  if (!board || !task || !evidence)
    return finish(deps, row, board, failed('The newest version no longer has this task.'));
  if (deps.now().getTime() - row.createdAt.getTime() > staleMs)
    return finish(
      deps,
      row,
      board,
      failed('We did not get to it in time. It counts only if we asked your site for a page.'),
    );
  const progress = progressOf(deps, row, board);
  try {
    const signal = AbortSignal.any([job.signal, AbortSignal.timeout(2 * longestMs)]);
    const reading = await readIfFree(deps.database.pool, board.website, () =>
      readAgain(deps, evidence, wantedFor(task, evidence), {
        signal,
        money: moneyForBoard(deps, board),
        onPage: progress.page,
        onPages: progress.pages,
      }),
    );
    await progress.finish();
    if (reading === null) {
      await deps.queue.send(
        db,
        recheckQueue,
        { recheckId },
        { key: recheckId, group: board.host, startAfterSeconds: busyHostSeconds },
      );
      return;
    }
    if (reading.value === null)
      return await finish(
        deps,
        row,
        board,
        failed('Your site did not respond. This check was used up, since we asked your site.'),
      );
    const judged = await judgeReading(deps, board, evidence, reading.value, task.checkId);
    await saveReading(deps, row, board, { task, evidence, ...judged, ages: reading.value.ages });
  } catch (error) {
    await progress.finish();
    if (job.signal.aborted || !job.lastAttempt) throw error;
    deps.log.error(
      { err: error, recheckId, next: 'nothing: it counts only if a page was asked for; report it if it happens again' },
      'a check of one task failed',
    );
    await finish(deps, row, board, failed('This check failed on our side.'));
  }
}

async function boardOf(db: Queryable, row: Pick<Row, 'siteId'>): Promise<OpenBoard | null> {
  const [site] = await db.select({ owner: sites.owner, host: sites.host }).from(sites).where(eq(sites.id, row.siteId));
  return site ? boardOfSite(db, site) : null;
}

/** What a task concerns, as places to read. One page is kept back for what the pages newly lead to. */
function wantedFor({ concerns, findings }: Pick<Planned, 'concerns' | 'findings'>, evidence: Evidence): Wanted {
  const site = evidence.site.ok ? evidence.site.value : null;
  const home = site?.pages[0]?.url ?? site?.unread[0]?.url ?? evidence.website;
  const file = (path: string) => URL.parse(path, home)?.href ?? home;
  const isOnSite = onSameSite(home);
  const key = (site ? keyPages(site).map(({ url }) => url) : []).slice(0, mostPagesReread - 2);
  switch (concerns) {
    case 'robots':
      return { urls: [file('/llms.txt')] };
    case 'sitemap':
      return { urls: [file('/sitemap.xml')] };
    case 'home':
      return { urls: [home], access: evidence.edge.ok, transport: evidence.transport.ok };
    case 'found-pages': {
      const found = findings.flatMap((finding) =>
        'url' in finding && finding.url !== undefined && isOnSite(finding.url) ? [finding.url] : [],
      );
      return { urls: found.length > 0 ? [...new Set(found)].slice(0, mostPagesReread - 2) : key };
    }
    default:
      return { urls: key.length > 0 ? key : [home] };
  }
}

type Second = {
  evidence: Evidence;
  withoutCopies: Evidence | null;
  notices: string[];
  ages: NonNullable<Reread['ages']>;
};

/** null: the site did not answer, and nothing is known. */
export async function readAgain(
  deps: Pick<BoardDeps, 'reread' | 'merge'>,
  before: Evidence,
  wanted: Wanted,
  {
    onPages,
    ...options
  }: { signal: AbortSignal; money: Money; onPage: (url: string) => void; onPages: (urls: string[]) => void },
): Promise<Second | null> {
  onPages([...wanted.urls]);
  const first = await deps.reread(before, wanted, options);
  if (isSilent(first, wanted)) return null;
  const further = newLinks(before, first).slice(0, Math.max(0, mostPagesReread - wanted.urls.length));
  if (further.length > 0) onPages(further);
  const second = further.length > 0 ? await deps.reread(before, { urls: further }, options) : null;
  const reads = second && !isSilent(second, { urls: further }) ? [first, second] : [first];
  const merge = async (skip: ReadonlySet<string>): Promise<Evidence> => {
    let evidence = before;
    for (const read of reads) evidence = await deps.merge(evidence, known(read, skip));
    return evidence;
  };
  const old = reads.flatMap(({ ages = [] }) => ages).filter(({ seconds }) => seconds > freshSeconds);
  return {
    evidence: await merge(new Set()),
    withoutCopies: old.length === 0 ? null : await merge(new Set(old.map(({ url }) => url))),
    notices: [
      ...old.map(
        ({ url, seconds }) =>
          `We were given a copy of ${pathOf(url)} that is ${Math.max(1, Math.round(seconds / 60))} minutes old. Empty your cache and check again.`,
      ),
      ...first.unread
        .filter((page) => !isCertain(page))
        .map(({ url, detail }) => `We could not read ${pathOf(url)}: ${detail}. What we saw before counts.`),
    ],
    ages: reads.flatMap(({ ages = [] }) => ages),
  };
}

/** Above this age, in seconds, an answer is a copy from a store on the way. */
const freshSeconds = 60;

/** A wall, silence or a fault says nothing of what the owner has repaired; a page that is gone does. */
function isCertain({ status }: SiteEvidence['unread'][number]): boolean {
  return status === 404 || status === 410;
}

function isSilent({ robots, pages, unread }: Reread, { urls }: Wanted): boolean {
  if (robots && (!robots.ok || robots.value.state === 'timeout' || robots.value.state === '5xx')) return true;
  return urls.length > 0 && pages.length === 0 && unread.length > 0 && !unread.some(isCertain);
}

/** Only what is certain takes the place of what was seen before. */
function known(read: Reread, skip: ReadonlySet<string>): Reread {
  return { ...read, pages: read.pages.filter(({ url }) => !skip.has(url)), unread: read.unread.filter(isCertain) };
}

/** Addresses of the site that pages lead to now and no page did before. */
function newLinks(before: Evidence, { pages }: Reread): string[] {
  if (!before.site.ok) return [];
  const { links, pages: read, unread } = before.site.value;
  const old = new Set(
    [...links, ...unread].map(({ url }) => url).concat(read.flatMap(({ url, requestedUrl }) => [url, requestedUrl])),
  );
  const linked = new Set(read.flatMap((page) => page.links.flatMap(({ url }) => url?.split('#', 1)[0] ?? [])));
  const found = pages.flatMap((page) =>
    page.links.flatMap(({ url, internal }) => (internal && url !== null ? [url.split('#', 1)[0] ?? url] : [])),
  );
  return [...new Set(found)].filter((url) => !old.has(url) && !linked.has(url));
}

type Judged = { after: Analysis; merged: Evidence; notices: string[]; byRules: number };

/** The whole, judged with what was read. A copy from a store never counts against the owner. */
async function judgeReading(
  deps: Pick<BoardDeps, 'judge'>,
  board: OpenBoard,
  evidence: Evidence,
  second: Pick<Second, 'evidence' | 'withoutCopies' | 'notices'>,
  checkId: string,
): Promise<Judged> {
  const { analysis: before } = board.document;
  let [merged, after] = [second.evidence, await deps.judge(second.evidence)];
  const ratio = (analysis: Analysis) => analysis.checks.find(({ id }) => id === checkId)?.ratio ?? 0;
  if (second.withoutCopies && (after.overallScore < before.overallScore || ratio(after) < ratio(before))) {
    merged = second.withoutCopies;
    after = await deps.judge(merged);
  }
  // What the same evidence is worth by today's rules is no doing of the owner's.
  const byRules =
    before.rubricVersion === after.rubricVersion ? 0 : (await deps.judge(evidence)).overallScore - before.overallScore;
  return { after, merged, notices: second.notices, byRules };
}

async function saveReading(
  deps: BoardDeps,
  row: Row,
  board: OpenBoard,
  {
    task,
    evidence,
    after,
    merged,
    notices,
    byRules,
    ages,
  }: Judged & { task: Planned; evidence: Evidence; ages: Second['ages'] },
): Promise<void> {
  const at = deps.now();
  await deps.database.db.transaction(async (tx) => {
    const site = await holdSite(tx, board, at);
    const newest = await boardOfSite(tx, site);
    // Another version came between: what was read is merged with that one, by the next attempt.
    if (newest?.report.id !== board.report.id || newest.version !== board.version)
      throw new Error('The report has a newer version: this check is done again.');
    const { analysis: before } = board.document;
    const title = `Checked: ${task.item.title}`;
    const version = isSame(before, after)
      ? null
      : (
          await saveVersion(tx, {
            board,
            cause: 'check',
            title,
            analysis: after,
            patch: makePatch(evidence, merged),
            byRules,
            now: at,
          })
        ).version;
    if (version !== null) await compareAnew(tx, deps, site, { mayRead: false });
    const findings = (analysis: Analysis) => subjectOf(analysis, task.checkId)?.findings ?? [];
    const outcome: CheckOutcome = {
      checkId: row.id,
      at: at.toISOString(),
      before: proofsOf(findings(before), before),
      after: proofsOf(findings(after), after),
      score: { before: before.overallScore, after: after.overallScore, ...after.interval },
      version,
      sentence: outcomeSentence(before, after, task.checkId),
      notices,
    };
    await followTasks(tx, {
      siteId: site.id,
      before,
      after,
      cause: 'reading',
      about: { checkId: task.checkId, outcome },
      at,
    });
    const [{ pages } = { pages: [] }] = await tx
      .select({ pages: rechecks.pages })
      .from(rechecks)
      .where(eq(rechecks.id, row.id));
    const aged = pages.map((page) => ({
      ...page,
      ageSeconds: ages.find(({ url }) => url === page.url)?.seconds ?? null,
    }));
    await tx
      .update(rechecks)
      .set({ state: 'done', sentence: outcome.sentence, outcome, pages: aged, finishedAt: at })
      .where(eq(rechecks.id, row.id));
    await announce(tx, board.order.submissionId);
  });
}

/** Nothing that a report shows has moved. */
function isSame(before: Analysis, after: Analysis): boolean {
  const shown = ({ overallScore, interval, checks, remarks, rubricVersion }: Analysis) =>
    JSON.stringify([
      rubricVersion,
      overallScore,
      interval,
      subjectsOf({ checks, ...(remarks && { remarks }) }).map(({ id, outcome, ratio, title, findings }) => [
        id,
        outcome,
        ratio,
        title,
        findings.map(({ id: kind, tone }) => [kind, tone]),
      ]),
    ]);
  return shown(before) === shown(after);
}

/** "The score rose by 2: Perplexity’s crawler may read your key pages." No cause is claimed where another check moved as well. */
function outcomeSentence(before: Analysis, after: Analysis, checkId: string): string {
  const change = after.overallScore - before.overallScore;
  const own = subjectOf(after, checkId);
  const moved = after.checks
    .map((check) => ({
      check,
      points: (check.earned ?? 0) - (before.checks.find(({ id }) => id === check.id)?.earned ?? 0),
    }))
    .toSorted((a, b) => (change < 0 ? a.points - b.points : b.points - a.points));
  const told =
    (change > 0 && (moved.find(({ check, points }) => check.id === checkId && points > 0) ?? moved[0])) ||
    (change < 0 && moved[0]) ||
    null;
  const because = told ? `: ${told.check.title}` : '';
  if (change > 0) return `The score rose by ${change}${because}.`;
  if (change < 0) return `The score fell by ${-change}${because}.`;
  return `The score stays at ${after.overallScore}.${own ? ` ${own.title}.` : ''}`;
}

function pathOf(url: string): string {
  const path = URL.parse(url)?.pathname ?? url;
  return path === '/' ? 'your home page' : path;
}

const failed = (sentence: string) => ({ state: 'failed' as const, sentence });

async function finish(
  { database, now }: BoardDeps,
  row: Row,
  board: OpenBoard | null,
  values: { state: 'failed'; sentence: string },
): Promise<void> {
  await database.db.transaction(async (tx) => {
    if (board) await holdSite(tx, board, now());
    await tx
      .update(rechecks)
      .set({ ...values, finishedAt: now() })
      .where(eq(rechecks.id, row.id));
    if (board) await announce(tx, board.order.submissionId);
  });
}

/** Tells the waiting page what is read; what is late is left out, and a lost line is no reason to stop. */
function progressOf({ database, log }: BoardDeps, row: Row, board: OpenBoard) {
  let pages: Row['pages'] = [];
  let last: Promise<unknown> = Promise.resolve();
  let isDirty = false;
  const write = () => {
    if (isDirty) return;
    isDirty = true;
    last = last.then(async () => {
      isDirty = false;
      const done = pages.filter(({ state }) => state !== 'waiting').length;
      const next = pages.find(({ state }) => state === 'waiting');
      const sentence = next
        ? `Reading page ${Math.min(done + 1, pages.length)} of ${pages.length}: ${pathOf(next.url)}`
        : 'Judging what we read';
      await database.db
        .transaction(async (tx) => {
          await tx.update(rechecks).set({ state: 'reading', sentence, pages }).where(eq(rechecks.id, row.id));
          await announce(tx, board.order.submissionId);
        })
        .catch((error: unknown) => log.warn({ err: error, recheckId: row.id }, 'progress not saved'));
    });
  };
  return {
    pages: (urls: string[]) => {
      pages = [...pages, ...urls.map((url) => ({ url, state: 'waiting' as const, ageSeconds: null }))];
      write();
    },
    page: (url: string) => {
      pages = pages.map((page) => (page.url === url ? { ...page, state: 'read' as const } : page));
      write();
    },
    finish: () => last,
  };
}
