import { z } from 'zod';
import type { App } from '#base/app.ts';
import { AppError } from '#base/errors.ts';
import { maskedAddress } from '#base/mail-address.ts';
import { createThrottle } from '#base/throttle.ts';
import { boardMail } from '#delivery/board-mail.ts';
import { doers } from '#engine/contract.ts';
import { openBoard } from '#report/site.ts';
import { sentSchema, taskStates } from './contract.ts';
import type { BoardDeps } from './deps.ts';
import { costOf, tasksCsv, tasksMarkdown, tasksText } from './export-tasks.ts';
import { readTasks } from './read-board.ts';
import { boardParams } from './task-routes.ts';

const query = z.object({ who: z.enum(doers).optional(), state: z.enum(taskStates).optional() });
const formats = {
  csv: { type: 'text/csv; charset=utf-8', write: tasksCsv },
  md: { type: 'text/markdown; charset=utf-8', write: tasksMarkdown },
  txt: { type: 'text/plain; charset=utf-8', write: tasksText },
} as const;
const mailedTasks = 30;

/** The tasks to take along. */
export function exportRoutes(app: App, deps: BoardDeps): void {
  const { db, pool } = deps.database;
  const mails = createThrottle(pool, { name: 'tasks-mail', points: 5, perSeconds: 24 * 60 * 60 });

  for (const [ending, { type, write }] of Object.entries(formats)) {
    app.route({
      method: 'GET',
      url: `/api/report/:paymentIntentId/tasks.${ending}`,
      config: { needs: 'reader', costMs: 30 },
      schema: { summary: `The tasks as a file (${ending})`, params: boardParams, querystring: query },
      handler: async (request, reply) => {
        const board = await openBoard(db, request.params.paymentIntentId);
        const { who, state } = request.query;
        const tasks = (await readTasks(db, board, deps.now())).filter(
          (task) => (!who || task.who === who) && (!state || task.state === state),
        );
        const { name: company, domain } = board.document.company;
        const at = deps.now().toISOString();
        return reply
          .type(type)
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="Tasks-${at.slice(0, 10)}.${ending}"`)
          .send(write({ company, domain, at, tasks }));
      },
    });
  }

  app.route({
    method: 'POST',
    url: '/api/report/:paymentIntentId/tasks/send',
    config: { needs: 'buyer' },
    schema: {
      summary: 'Mails the open tasks to the address of the order',
      params: boardParams,
      response: { 202: sentSchema },
    },
    handler: async (request, reply) => {
      const board = await openBoard(db, request.params.paymentIntentId);
      const taken = await mails.take(board.order.id);
      if (!taken.allowed)
        throw new AppError(429, 'too-many-mails', 'Five mails a day. Please come back tomorrow.', {
          retryAfterSeconds: taken.retryAfterSeconds,
        });
      const open = (await readTasks(db, board, deps.now()))
        .filter(({ state }) => !['verified', 'corrected', 'skipped', 'claimed'].includes(state))
        .slice(0, mailedTasks);
      const { domain } = board.document.company;
      const result = await deps.sendMail(
        boardMail({
          to: board.report.email,
          title: `Your open tasks: ${domain}`,
          preview: `${open.length} tasks, in the order of your plan.`,
          blocks: [
            {
              kind: 'steps',
              items: open.map((task) => `${task.title} (${costOf(task)})`),
            },
            { kind: 'button', text: 'Open your report', url: deps.buyers.link(board.order.id, board.report.email) },
            { kind: 'small', text: 'You asked for this mail on your report.' },
          ],
          id: `tasks-${board.report.id}-${deps.now().getTime()}`,
          publicUrl: deps.publicUrl,
        }),
      );
      if (!('accepted' in result))
        throw new AppError(503, 'mail-refused', 'The mail server did not take the mail. Please try again in a minute.');
      return reply.code(202).send({ to: maskedAddress(board.report.email) });
    },
  });
}
