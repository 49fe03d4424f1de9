import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import { compressed } from '#base/compressed.ts';
import { AppError } from '#base/errors.ts';
import { rechecks, reportVersions, reports } from '#db/schema.ts';
import { reportDocumentSchema } from '#report/contract.ts';
import { holdSite, openBoard, reportsOfSite } from '#report/site.ts';
import { changeTask } from './change-task.ts';
import {
  boardSchema,
  checkStartedSchema,
  recheckSchema,
  taskChangeSchema,
  taskSchema,
  versionsSchema,
} from './contract.ts';
import type { BoardDeps } from './deps.ts';
import { readBoard, readTasks } from './read-board.ts';
import { beginCheck } from './recheck.ts';
import { historyOf } from './versions.ts';

export const boardParams = z.object({ paymentIntentId: z.string().max(200) });
const taskParams = boardParams.extend({ key: z.string().max(100) });

/** Tasks, their boxes and checks, and the versions of a report. */
export function taskRoutes(app: App, deps: BoardDeps): void {
  boxRoutes(app, deps);
  versionRoutes(app, deps);
}

function boxRoutes(app: App, deps: BoardDeps): void {
  const { db } = deps.database;

  app.route({
    method: 'GET',
    url: '/api/report/:paymentIntentId/tasks',
    config: { needs: 'reader', costMs: 30 },
    onSend: compressed,
    schema: {
      summary: 'The action board of a report’s website',
      params: boardParams,
      response: { 200: boardSchema },
    },
    handler: async (request, reply) => {
      const board = await openBoard(db, request.params.paymentIntentId);
      const isBuyer = await deps.buyers.isBuyer(request, request.params.paymentIntentId);
      return reply.header('cache-control', 'no-store').send(await readBoard(db, board, { now: deps.now(), isBuyer }));
    },
  });

  app.route({
    method: 'PUT',
    url: '/api/report/:paymentIntentId/tasks/:key',
    config: { needs: 'buyer' },
    schema: {
      summary: 'Ticks a task, decides against it, or takes either back',
      params: taskParams,
      body: taskChangeSchema,
      response: { 200: taskSchema.nullable() },
    },
    handler: async (request) => {
      const { paymentIntentId: id, key } = request.params;
      const board = await openBoard(db, id);
      const taskNow = async () =>
        (await readTasks(db, await openBoard(db, id), deps.now())).find((task) => task.key === key) ?? null;
      try {
        await db.transaction(async (tx) => {
          const site = await holdSite(tx, board, deps.now());
          await changeTask(tx, {
            board: await openBoard(tx, id),
            site,
            key,
            change: request.body,
            by: 'you',
            now: deps.now(),
          });
        });
      } catch (error) {
        if (!(error instanceof AppError) || error.status !== 409) throw error;
        throw new AppError(409, error.code, error.message, { task: await taskNow() });
      }
      return taskNow();
    },
  });

  app.route({
    method: 'POST',
    url: '/api/report/:paymentIntentId/tasks/:key/check',
    config: { needs: 'buyer' },
    schema: { summary: 'Reads again what a task concerns', params: taskParams, response: { 202: checkStartedSchema } },
    handler: async (request, reply) => {
      const board = await openBoard(db, request.params.paymentIntentId);
      const checkId = await db.transaction(async (tx) => {
        const site = await holdSite(tx, board, deps.now());
        return beginCheck(tx, deps, {
          board: await openBoard(tx, request.params.paymentIntentId),
          site,
          key: request.params.key,
          shareId: null,
        });
      });
      return reply.code(202).send({ checkId });
    },
  });

  app.route({
    method: 'GET',
    url: '/api/report/:paymentIntentId/checks/:checkId',
    config: { needs: 'reader' },
    schema: {
      summary: 'How far a check of one task is',
      params: boardParams.extend({ checkId: z.string().max(100) }),
      response: { 200: recheckSchema },
    },
    handler: async (request, reply) => {
      const board = await openBoard(db, request.params.paymentIntentId);
      const [row] = await db
        .select()
        .from(rechecks)
        .where(and(eq(rechecks.id, request.params.checkId), eq(rechecks.siteId, board.site?.id ?? '')));
      if (!row) throw new AppError(404, 'check-not-found', 'There is no such check.');
      const tasks = await readTasks(db, board, deps.now());
      const { id: checkId, taskKey, state, sentence, pages, outcome } = row;
      reply.header('cache-control', 'no-store');
      return {
        checkId,
        taskKey,
        state,
        sentence,
        pages,
        outcome,
        task: tasks.find((task) => task.checkId === row.checkId) ?? null,
      };
    },
  });
}

function versionRoutes(app: App, deps: BoardDeps): void {
  const { db } = deps.database;

  app.route({
    method: 'GET',
    url: '/api/report/:paymentIntentId/versions',
    config: { needs: 'reader' },
    schema: {
      summary: 'The versions of a report, over all orders of the website',
      params: boardParams,
      response: { 200: versionsSchema },
    },
    handler: async (request, reply) => {
      const board = await openBoard(db, request.params.paymentIntentId);
      reply.header('cache-control', 'no-store');
      return historyOf(db, board);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/report/:paymentIntentId/versions/:version',
    config: { needs: 'reader', costMs: 30 },
    onSend: compressed,
    schema: {
      summary: 'One version of a report, as it was',
      params: boardParams.extend({ version: z.coerce.number().int().min(1).max(100_000) }),
      response: { 200: reportDocumentSchema },
    },
    handler: async (request) => {
      const board = await openBoard(db, request.params.paymentIntentId);
      for (const { id } of await reportsOfSite(db, board)) {
        const [report] = await db
          .select({ document: reports.document, version: reports.firstVersion })
          .from(reports)
          .where(eq(reports.id, id));
        if (report?.document && report.version === request.params.version) return report.document;
        const [later] = await db
          .select({ document: reportVersions.document })
          .from(reportVersions)
          .where(and(eq(reportVersions.reportId, id), eq(reportVersions.version, request.params.version)));
        if (later) return later.document;
      }
      throw new AppError(404, 'version-not-found', 'There is no such version of this report.');
    },
  });
}
