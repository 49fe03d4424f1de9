import { z } from 'zod';
import type { Browser } from '#accounts/contract.ts';
import type { App } from '#base/app.ts';
import { AppError } from '#base/errors.ts';
import type { Answers } from '#engine/contract.ts';
import type { Lead } from '#quiz/contract.ts';
import { openBoard } from '#report/site.ts';
import type { BoardDeps } from './deps.ts';
import { measureAgainOf } from './read-board.ts';
import { boardParams } from './task-routes.ts';

export type MeasureAgainDeps = Pick<BoardDeps, 'database' | 'buyers'> & {
  /** Opens the checkout of another assessment with the answers of a report. */
  measureAgain: (
    reportId: string,
    order: { answers: Answers; lead: Lead; userId: string | null; browser: Browser | null },
  ) => Promise<{ url: string }>;
};

/** `POST /api/report/{id}/measure-again`: from the report straight to the checkout, for guests too. */
export function measureAgainRoute(app: App, { database, buyers, measureAgain }: MeasureAgainDeps): void {
  app.route({
    method: 'POST',
    url: '/api/report/:paymentIntentId/measure-again',
    config: { needs: 'buyer' },
    schema: {
      summary: 'Opens the checkout of another assessment with the answers of this report',
      params: boardParams,
      response: { 201: z.object({ url: z.string() }) },
    },
    handler: async (request, reply) => {
      const board = await openBoard(database.db, request.params.paymentIntentId);
      const { priceCents, sentence } = measureAgainOf(board);
      if (priceCents === null) throw new AppError(409, 'measured-already', `Measuring again is paid for. ${sentence}`);
      const { contactName, contactPhone, companyName, companySize, email } = board.report;
      const { url } = await measureAgain(board.report.id, {
        answers: board.answers,
        lead: { contactName, contactPhone, companyName, companySize, email, website: board.website },
        userId: board.order.userId,
        browser: buyers.browserOf(request, reply),
      });
      return reply.code(201).send({ url });
    },
  });
}
