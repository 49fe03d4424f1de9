import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import { AppError } from '#base/errors.ts';
import { randomId, randomToken, tokenHash } from '#base/secrets.ts';
import { rechecks, shares, sites } from '#db/schema.ts';
import type { Queryable } from '#base/db.ts';
import { boardOfSite, holdSite, openBoard, type OpenBoard } from '#report/site.ts';
import { checksLeft, dayMs } from './allowances.ts';
import { changeTask, noSuchTask } from './change-task.ts';
import {
  checkStartedSchema,
  createdShareSchema,
  newShareSchema,
  type SharedTasks,
  sharedRecheckSchema,
  sharedTasksSchema,
  sharesSchema,
  taskChangeSchema,
  type Task,
} from './contract.ts';
import type { BoardDeps } from './deps.ts';
import { wordsForDoer } from './words-for-doer.ts';
import { readTasks } from './read-board.ts';
import { beginCheck } from './recheck.ts';
import { plannedTasks } from './task-list.ts';
import { boardParams } from './task-routes.ts';
import { withoutAnswers } from './without-answers.ts';

const lifeMs = 30 * dayMs;
const mostLive = 10;
const tokenParams = z.object({ token: z.string().max(100) });
const sharedKey = tokenParams.extend({ key: z.string().max(100) });

/** Links for a developer or writer, and what they open. */
export function shareRoutes(app: App, deps: BoardDeps): void {
  linkRoutes(app, deps);
  doerRoutes(app, deps);
}

/** For the owner, who gives the links away. */
function linkRoutes(app: App, deps: BoardDeps): void {
  const { db } = deps.database;

  app.route({
    method: 'GET',
    url: '/api/report/:paymentIntentId/shares',
    config: { needs: 'buyer' },
    schema: {
      summary: 'The links that were given to others and still open',
      params: boardParams,
      response: { 200: sharesSchema },
    },
    handler: async (request) => {
      const board = await openBoard(db, request.params.paymentIntentId);
      return { shares: (await liveShares(db, board, deps.now())).map(shown) };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/report/:paymentIntentId/shares',
    config: { needs: 'buyer' },
    schema: {
      summary: 'Makes a link to tasks for who does them',
      params: boardParams,
      body: newShareSchema,
      response: { 201: createdShareSchema },
    },
    handler: async (request, reply) => {
      const id = request.params.paymentIntentId;
      const board = await openBoard(db, id);
      const { role, label, keys } = request.body;
      const token = randomToken();
      const row = await db.transaction(async (tx) => {
        const site = await holdSite(tx, board, deps.now());
        const now = await openBoard(tx, id);
        if ((await liveShares(tx, now, deps.now())).length >= mostLive)
          throw new AppError(409, 'too-many-links', 'Ten links are open. Revoke one first.');
        const chosen = plannedTasks(now.document.analysis).filter((task) =>
          keys ? keys.includes(task.key) : task.who === role || (role === 'developer' && task.who === 'host'),
        );
        if (chosen.length === 0)
          throw keys ? noSuchTask() : new AppError(409, 'no-tasks', 'No task is left for this role.');
        const [made] = await tx
          .insert(shares)
          .values({
            id: randomId(),
            siteId: site.id,
            tokenHash: tokenHash(token),
            role,
            label: label || (role === 'writer' ? 'Writer' : 'Developer'),
            checkIds: chosen.map(({ checkId }) => checkId),
            createdAt: deps.now(),
            endsAt: new Date(deps.now().getTime() + lifeMs),
          })
          .returning();
        if (!made) throw new Error('A share was inserted and did not come back.');
        return made;
      });
      return reply.code(201).send({ ...shown(row), url: `${deps.publicUrl}/tasks/${token}` });
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/report/:paymentIntentId/shares/:shareId',
    config: { needs: 'buyer' },
    schema: {
      summary: 'Ends a link at once',
      params: boardParams.extend({ shareId: z.string().max(100) }),
    },
    handler: async (request, reply) => {
      const board = await openBoard(db, request.params.paymentIntentId);
      await db
        .update(shares)
        .set({ revokedAt: deps.now() })
        .where(
          and(eq(shares.id, request.params.shareId), eq(shares.siteId, board.site?.id ?? ''), isNull(shares.revokedAt)),
        );
      return reply.code(204).send();
    },
  });
}

/** For whoever has a link. */
function doerRoutes(app: App, deps: BoardDeps): void {
  const { db } = deps.database;

  app.route({
    method: 'GET',
    url: '/api/tasks/:token',
    config: { needs: 'doer' },
    schema: {
      summary: 'The tasks of a link, for who does them',
      params: tokenParams,
      response: { 200: sharedTasksSchema },
    },
    handler: async (request, reply) => {
      const opened = await openShare(db, request.params.token, deps.now());
      return hidden(reply).send(await readShared(db, opened, deps.now()));
    },
  });

  app.route({
    method: 'PUT',
    url: '/api/tasks/:token/:key',
    config: { needs: 'doer' },
    schema: {
      summary: 'Ticks a task of a link, or takes it back',
      params: sharedKey,
      body: taskChangeSchema,
      response: { 200: sharedTasksSchema },
    },
    handler: async (request, reply) => {
      const { token, key } = request.params;
      if (request.body.state === 'skipped')
        throw new AppError(403, 'owner-only', 'Only the owner decides against a task.');
      const opened = await openShare(db, token, deps.now());
      try {
        await db.transaction(async (tx) => {
          const site = await holdSite(tx, opened.board, deps.now());
          const { board, share } = await openShare(tx, token, deps.now());
          refuseOther(board, share, key);
          await changeTask(tx, { board, site, key, change: request.body, by: share.label, now: deps.now() });
        });
      } catch (error) {
        if (!(error instanceof AppError) || error.status !== 409) throw error;
        const { tasks } = await readShared(db, await openShare(db, token, deps.now()), deps.now());
        throw new AppError(409, error.code, error.message, { task: tasks.find((task) => task.key === key) ?? null });
      }
      return hidden(reply).send(await readShared(db, await openShare(db, token, deps.now()), deps.now()));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/tasks/:token/:key/check',
    config: { needs: 'doer' },
    schema: {
      summary: 'Reads again what a task of a link concerns',
      params: sharedKey,
      response: { 202: checkStartedSchema },
    },
    handler: async (request, reply) => {
      const { token, key } = request.params;
      const opened = await openShare(db, token, deps.now());
      const checkId = await db.transaction(async (tx) => {
        const site = await holdSite(tx, opened.board, deps.now());
        const { board, share } = await openShare(tx, token, deps.now());
        refuseOther(board, share, key);
        return beginCheck(tx, deps, { board, site, key, shareId: share.id });
      });
      return hidden(reply).code(202).send({ checkId });
    },
  });

  app.route({
    method: 'GET',
    url: '/api/tasks/:token/checks/:checkId',
    config: { needs: 'doer' },
    schema: {
      summary: 'How far a check of a link’s task is',
      params: tokenParams.extend({ checkId: z.string().max(100) }),
      response: { 200: sharedRecheckSchema },
    },
    handler: async (request, reply) => {
      const opened = await openShare(db, request.params.token, deps.now());
      const [row] = await db
        .select()
        .from(rechecks)
        .where(and(eq(rechecks.id, request.params.checkId), eq(rechecks.siteId, opened.share.siteId)));
      if (!row || !opened.share.checkIds.includes(row.checkId))
        throw new AppError(404, 'check-not-found', 'There is no such check.');
      const { tasks } = await readShared(db, opened, deps.now());
      const task = tasks.find(({ key }) => key.startsWith(`${row.checkId.toLowerCase()}-`)) ?? null;
      const sentence = row.state === 'done' ? withoutScore(task?.state) : row.sentence;
      return hidden(reply).send({ checkId: row.id, state: row.state, sentence, pages: row.pages, task });
    },
  });
}

type Share = typeof shares.$inferSelect;
type Opened = { share: Share; board: OpenBoard };

function withoutScore(state: string | undefined): string {
  if (state === 'verified') return 'We looked again: it is done.';
  return state === 'partly' ? 'We looked again: it is partly done.' : 'We looked again: it is not done yet.';
}

/** @throws AppError 404, 410 */
async function openShare(db: Queryable, token: string, now: Date): Promise<Opened> {
  const [found] = await db
    .select({ share: shares, site: sites })
    .from(shares)
    .innerJoin(sites, eq(sites.id, shares.siteId))
    .where(eq(shares.tokenHash, tokenHash(token)));
  if (!found) throw new AppError(404, 'link-not-found', 'There is nothing under this link.');
  const board = found.share.revokedAt !== null || found.share.endsAt <= now ? null : await boardOfSite(db, found.site);
  if (board === null) throw new AppError(410, 'link-ended', 'This link has ended. Ask the owner for a new one.');
  return { share: found.share, board };
}

function refuseOther(board: OpenBoard, { checkIds }: Share, key: string): void {
  const task = plannedTasks(board.document.analysis).find((one) => one.key === key);
  if (!task || !checkIds.includes(task.checkId)) throw noSuchTask();
}

function liveShares(db: Queryable, { site }: OpenBoard, now: Date): Promise<Share[]> {
  if (site === null) return Promise.resolve([]);
  return db
    .select()
    .from(shares)
    .where(and(eq(shares.siteId, site.id), isNull(shares.revokedAt), gt(shares.endsAt, now)))
    .orderBy(desc(shares.createdAt));
}

function shown({ id, role, label, checkIds, createdAt, endsAt }: Share) {
  return { id, role, label, tasks: checkIds.length, createdAt: createdAt.toISOString(), endsAt: endsAt.toISOString() };
}

function hidden<R extends { header(name: string, value: string): R }>(reply: R): R {
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'no-referrer');
}

const sharedStates = ['open', 'claimed', 'checking', 'partly', 'verified', 'regressed', 'stays'] as const;

/** Field by field: what is not named here does not leave. */
async function readShared(db: Queryable, { share, board }: Opened, now: Date): Promise<SharedTasks> {
  const { analysis, company, fixPack } = board.document;
  const planned = new Map(plannedTasks(analysis).map((task) => [task.checkId, task]));
  const tasks = (await readTasks(db, board, now)).filter(
    ({ checkId, state }) => share.checkIds.includes(checkId) && state !== 'skipped' && state !== 'corrected',
  );
  const hide = withoutAnswers(board.answers);
  const toDoer = wordsForDoer(company.name);
  const told = (text: string) => toDoer(hide(text));
  const left = await checksLeft(db, board, now);
  return {
    company: company.name,
    domain: company.domain,
    role: share.role,
    label: share.label,
    endsAt: share.endsAt.toISOString(),
    checksLeft: left.left,
    tasks: tasks.map((task) => {
      const item = planned.get(task.checkId)?.item;
      const file = fixPack?.files.find(({ fixes }) => fixes.some(({ checkId }) => checkId === task.checkId));
      return {
        key: task.key,
        title: told(task.title),
        description: told(task.description),
        steps: (item?.implementation ?? []).map(told),
        // A file with a gap in it is no file.
        copy: file && hide(file.text) === file.text ? { title: file.title, place: file.place, text: file.text } : null,
        howToSee: told(item?.proof ?? ''),
        who: task.who,
        minutes: task.minutes,
        // What was answered in the quiz stays with the owner.
        proofs: task.proofs
          .filter(({ url }) => url !== null)
          .map((proof) => ({
            ...proof,
            sentence: told(proof.sentence),
            quote: proof.quote === null ? null : hide(proof.quote),
          })),
        state: stateFor(task),
        note: noteFor(task),
        by: task.by === 'you' ? 'The owner' : task.by,
        at: task.at,
        check:
          task.check.isOffered || task.concerns === 'answers'
            ? task.check
            : { ...task.check, sentence: 'Checked at the owner’s next full measurement.' },
        checking: task.checking,
        revision: task.revision,
      };
    }),
  };
}

function noteFor({ state, by, note }: Task): string {
  if (state === 'claimed' && by === 'you') return 'The owner says done.';
  return state === 'contested' ? '' : note;
}

function stateFor({ state }: Task): (typeof sharedStates)[number] {
  return sharedStates.find((one) => one === state) ?? 'open';
}
