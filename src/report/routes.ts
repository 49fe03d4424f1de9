import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { clientGone } from '#base/client-gone.ts';
import { compressed } from '#base/compressed.ts';
import { AppError } from '#base/errors.ts';
import { maskedAddress } from '#base/mail-address.ts';
import { submissions } from '#db/schema.ts';
import { orderStatuses, tiers } from '#payment/contract.ts';
import type { App } from '#base/app.ts';
import type { Queryable } from '#base/db.ts';
import type { Deps } from '#base/deps.ts';
import { analysisSchema } from './analysis-schema.ts';
import { reportDocumentSchema, reportFileName } from './contract.ts';
import { storedPdfs, type StoredPdfDeps } from './stored-pdf.ts';
import { fixPackZip } from './fix-pack-zip.ts';
import {
  findPaidPurchase,
  findProcessingOrder,
  findPurchase,
  findPurchaseHead,
  findRun,
  readProgress,
  refuseUnpaid,
  unpaidWords,
} from './store.ts';
import type { Purchase, PurchaseOrder } from './store.ts';

export type ReportDeps = Pick<Deps, 'log'> &
  StoredPdfDeps & {
    now: () => Date;
    /** Asks the payment provider what is true of an order. */
    settle: (orderId: string) => Promise<unknown>;
    /** Whether a request comes from the buyer of this purchase. */
    isBuyer: (request: FastifyRequest, purchaseId: string) => Promise<boolean>;
  };

/**
 * `GET /api/report/{paymentIntentId}`, `POST /api/report/{paymentIntentId}/payment`, `GET /api/download-report/{paymentIntentId}`, `GET /api/report/{paymentIntentId}/fix-pack.zip`,
 * `GET /api/quiz/{id}/analysis`, `GET /api/quiz/{id}/standing`. What reads writes nothing and asks nobody.
 */
export function reportRoutes(app: App, deps: ReportDeps): void {
  purchaseRoutes(app, deps);
  fileRoutes(app, deps);
  analysisRoutes(app, deps);
  standingRoute(app, deps);
}

/** How far a purchase is. */
function purchaseRoutes(app: App, deps: ReportDeps): void {
  const { db } = deps.database;

  app.route({
    method: 'GET',
    url: '/api/report/:paymentIntentId',
    config: { needs: 'reader', costMs: 30 },
    onSend: compressed,
    schema: {
      summary: 'The report of a purchase, or how far it is',
      params: paymentIntentParams,
      response: { 200: z.discriminatedUnion('status', [readyReply, failedReply]), 202: progressReply },
    },
    handler: async (request, reply) => {
      const purchase = await purchaseOf(deps, request.params.paymentIntentId);
      reply.header('cache-control', 'no-store');
      const { order, report } = purchase;
      if (order.status === 'pending' || order.status === 'processing') {
        const known = { message: unpaidWords[order.status], progress: [], orderId: order.id, payment: order.status };
        return reply
          .code(202)
          .send({ status: 'waiting-for-payment', ...known, checkoutUrl: checkoutOf(order, deps.now()) });
      }
      if (order.status !== 'paid') {
        const known = { message: unpaidWords[order.status], progress: [], orderId: order.id };
        return reply.send({ status: 'failed', ...known, checkoutUrl: checkoutOf(order, deps.now()) });
      }
      refuseUnpaid(purchase);
      if (report?.document) {
        return reply.send({
          status: 'ready',
          report: report.document,
          userEmail: (await deps.isBuyer(request, order.id)) ? report.email : maskedAddress(report.email),
          orderId: order.id,
          newerUnderWay: purchase.newerUnderWay,
        });
      }
      const run = await findRun(db, purchase);
      const progress = run === null ? [] : (await readProgress(db, run.id)).map((event) => event.progress);
      return reply
        .code(202)
        .send({ status: 'running', message: 'The report is being made.', progress, orderId: order.id });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/report/:paymentIntentId/payment',
    config: { needs: 'reader' },
    schema: {
      summary: 'Asks the payment provider whether this purchase is paid for, at most once in ten seconds',
      params: paymentIntentParams,
      response: { 200: z.object({ payment: z.enum(orderStatuses) }) },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { order } = await purchaseOf(deps, request.params.paymentIntentId);
      if (order.status !== 'pending' && order.status !== 'processing') return reply.send({ payment: order.status });
      await deps
        .settle(order.id)
        .catch((error: unknown) =>
          deps.log.error(
            { err: error, orderId: order.id, next: 'nothing: the sweep asks again within five minutes' },
            'the payment provider could not be asked',
          ),
        );
      return reply.send({ payment: (await purchaseOf(deps, order.id)).order.status });
    },
  });
}

function fileRoutes(app: App, deps: ReportDeps): void {
  const { db } = deps.database;
  const pdfOf = storedPdfs(deps);

  app.route({
    method: 'GET',
    url: '/api/download-report/:paymentIntentId',
    config: { needs: 'reader', costMs: 30 },
    schema: { summary: 'The report as a PDF', params: paymentIntentParams },
    handler: async (request, reply) => {
      const head = await findPurchaseHead(db, { purchase: request.params.paymentIntentId });
      refuseUnpaid(head ?? (await purchaseOf(deps, request.params.paymentIntentId)));
      if (!head?.report.hasDocument)
        throw new AppError(409, 'report-running', 'The report is still being made. Please try again in a moment.');
      const pdf = await pdfOf(head, clientGone(reply));
      return reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${reportFileName(pdf.madeAt)}"`)
        .send(pdf.bytes);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/report/:paymentIntentId/fix-pack.zip',
    config: { needs: 'reader', costMs: 30 },
    schema: { summary: 'The files of the fix pack in one archive', params: paymentIntentParams },
    handler: async (request, reply) => {
      const purchase = await purchaseOf(deps, request.params.paymentIntentId);
      refuseUnpaid(purchase);
      const document = purchase.report?.document;
      if (!document)
        throw new AppError(409, 'report-running', 'The report is still being made. Please try again in a moment.');
      if (!document.fixPack) throw new AppError(404, 'no-fix-pack', 'This report has no fix pack.');
      return reply
        .type('application/zip')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="Fix-Pack-${document.createdAt.slice(0, 10)}.zip"`)
        .send(fixPackZip(document.fixPack, document));
    },
  });
}

function analysisRoutes(app: App, deps: ReportDeps): void {
  const { db } = deps.database;

  app.route({
    method: 'GET',
    url: '/api/quiz/:id/analysis',
    config: { needs: 'reader', costMs: 30 },
    onSend: compressed,
    schema: {
      summary: 'The analysis of a quiz submission, once it is paid for',
      params: z.object({ id: z.string().max(100) }),
      response: { 200: analysisSchema, 202: runningReply },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const { companyName, website } = await answersOf(db, id);
      reply.header('cache-control', 'no-store');
      const purchase = await findPaidPurchase(db, id);
      if (purchase === null) {
        const processing = await findProcessingOrder(db, id);
        throw new AppError(402, 'payment-required', 'Choose a plan to see the results.', {
          tiers,
          teaser: { companyName, website },
          processing,
        });
      }
      refuseUnpaid(purchase);
      const analysis = purchase.report?.document?.analysis;
      if (!analysis) return reply.code(202).send({ status: 'running', orderId: purchase.order.id });
      return reply.send(analysis);
    },
  });
}

/** What the analysis answers, for pages: a refusal is in the browser's console, and waiting for a payment is none. */
function standingRoute(app: App, { database: { db } }: ReportDeps): void {
  app.route({
    method: 'GET',
    url: '/api/quiz/:id/standing',
    config: { needs: 'reader' },
    schema: {
      summary: 'Whether a quiz submission is paid for, and how far its analysis is',
      params: z.object({ id: z.string().max(100) }),
      response: { 200: standingReply },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const { companyName, website } = await answersOf(db, id);
      reply.header('cache-control', 'no-store');
      const purchase = await findPaidPurchase(db, id);
      if (purchase === null) {
        const orderId = await findProcessingOrder(db, id);
        const teaser = { companyName, website };
        return reply.send(orderId === null ? { status: 'unpaid', teaser } : { status: 'processing', orderId });
      }
      refuseUnpaid(purchase);
      if (!purchase.report?.document) return reply.send({ status: 'running', orderId: purchase.order.id });
      return reply.send({ status: 'ready' });
    },
  });
}

/** @throws AppError 404 for an id that is none of a submission */
async function answersOf(db: Queryable, submissionId: string) {
  const [submission] = await db
    .select({ answers: submissions.answers })
    .from(submissions)
    .where(eq(submissions.id, submissionId));
  if (!submission) throw new AppError(404, 'quiz-not-found', "We couldn't find the analysis for this quiz submission.");
  return submission.answers;
}

async function purchaseOf({ database }: Pick<ReportDeps, 'database'>, paymentIntentId: string): Promise<Purchase> {
  const found = await findPurchase(database.db, paymentIntentId);
  if (found === null) throw new AppError(404, 'report-not-found', 'There is no report under this address.');
  return found;
}

/** Where this order can still be paid: its open checkout, else the choice of a plan. null: there is nothing to pay. */
function checkoutOf({ status, checkoutUrl, expiresAt, submissionId }: PurchaseOrder, now: Date): string | null {
  if (status === 'pending' && checkoutUrl !== null && expiresAt > now) return checkoutUrl;
  return status === 'pending' || status === 'failed' || status === 'expired' ? `/results/${submissionId}` : null;
}

const paymentIntentParams = z.object({ paymentIntentId: z.string().max(200) });
const progressSchema = z.object({
  stage: z.enum(['gather', 'judge', 'publish', 'deliver']),
  message: z.string(),
  done: z.number(),
  total: z.number(),
});
const standingReply = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('unpaid'),
    teaser: z.object({ companyName: z.string().optional(), website: z.string().optional() }),
  }),
  /** The payment of the order is agreed and on its way. */
  z.object({ status: z.literal('processing'), orderId: z.string() }),
  z.object({ status: z.literal('running'), orderId: z.string() }),
  z.object({ status: z.literal('ready') }),
]);
const readyReply = z.object({
  status: z.literal('ready'),
  report: reportDocumentSchema,
  userEmail: z.string(),
  orderId: z.string(),
  newerUnderWay: z.boolean(),
});
const waiting = { message: z.string(), progress: z.array(progressSchema), orderId: z.string() };
/** Where it can be paid; null where there is nothing to pay. */
const checkoutUrl = z.string().nullable();
const failedReply = z.object({ status: z.literal('failed'), ...waiting, checkoutUrl });
const progressReply = z.discriminatedUnion('status', [
  z.object({ status: z.literal('running'), ...waiting }),
  z.object({
    status: z.literal('waiting-for-payment'),
    ...waiting,
    payment: z.enum(['pending', 'processing']),
    checkoutUrl,
  }),
]);
const runningReply = z.object({ status: z.literal('running'), orderId: z.string() });
