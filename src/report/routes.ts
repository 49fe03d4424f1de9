import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { compressed } from '#base/compressed.ts';
import { AppError } from '#base/errors.ts';
import { getFile, putFile } from '#base/files.ts';
import { assessments, reports, submissions } from '#db/schema.ts';
import { tiers } from '#payment/contract.ts';
import type { App } from '#base/app.ts';
import type { Deps } from '#base/deps.ts';
import { analysisSchema } from './analysis-schema.ts';
import { reportDocumentSchema, reportFileName } from './contract.ts';
import type { ReportDocument } from './contract.ts';
import { fixPackZip } from './fix-pack-zip.ts';
import { findPaidPurchase, findPurchase, findRun, isNewerUnderWay, readProgress } from './store.ts';
import type { Purchase } from './store.ts';

export type ReportDeps = Pick<Deps, 'database' | 'log'> & {
  /** Asks the payment provider what is true of an order. */
  settle: (orderId: string) => Promise<unknown>;
  renderPdf: (report: ReportDocument) => Promise<Buffer>;
};

/** `GET /api/report/{paymentIntentId}`, `GET /api/download-report/{paymentIntentId}`, `GET /api/report/{paymentIntentId}/fix-pack.zip`, `GET /api/quiz/{id}/analysis`. */
export function reportRoutes(app: App, deps: ReportDeps): void {
  const { db } = deps.database;

  app.route({
    method: 'GET',
    url: '/api/report/:paymentIntentId',
    onSend: compressed,
    schema: {
      summary: 'The report of a purchase, or how far it is',
      params: paymentIntentParams,
      response: { 200: z.discriminatedUnion('status', [readyReply, failedReply]), 202: progressReply },
    },
    handler: async (request, reply) => {
      const purchase = await settledPurchase(deps, request.params.paymentIntentId);
      reply.header('cache-control', 'no-store');
      const { order, report } = purchase;
      if (order.status === 'pending' || order.status === 'processing') {
        return reply.code(202).send({ status: 'waiting-for-payment', message: unpaidWords[order.status], progress: [], orderId: order.id });
      }
      if (order.status !== 'paid') return reply.send({ status: 'failed', message: unpaidWords[order.status], progress: [], orderId: order.id });
      refuseUnpaid(purchase);
      if (report?.document) {
        const newerUnderWay = await isNewerUnderWay(db, purchase);
        return reply.send({ status: 'ready', report: report.document, userEmail: report.email, orderId: order.id, newerUnderWay });
      }
      const run = await findRun(db, purchase);
      const progress = run === null ? [] : (await readProgress(db, run.id)).map((event) => event.progress);
      return reply.code(202).send({ status: 'running', message: 'The report is being made.', progress, orderId: order.id });
    },
  });

  app.route({
    method: 'GET',
    url: '/api/download-report/:paymentIntentId',
    schema: { summary: 'The report as a PDF', params: paymentIntentParams },
    handler: async (request, reply) => {
      const purchase = await settledPurchase(deps, request.params.paymentIntentId);
      refuseUnpaid(purchase);
      const { report } = purchase;
      if (!report?.document) throw new AppError(409, 'report-running', 'The report is still being made. Please try again in a moment.');
      const bytes = await pdfOf(deps, report.id, report.pdfKey, report.document);
      return reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${reportFileName(new Date(report.document.createdAt))}"`)
        .send(bytes);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/report/:paymentIntentId/fix-pack.zip',
    schema: { summary: 'The files of the fix pack in one archive', params: paymentIntentParams },
    handler: async (request, reply) => {
      const purchase = await settledPurchase(deps, request.params.paymentIntentId);
      refuseUnpaid(purchase);
      const document = purchase.report?.document;
      if (!document) throw new AppError(409, 'report-running', 'The report is still being made. Please try again in a moment.');
      if (!document.fixPack) throw new AppError(404, 'no-fix-pack', 'This report has no fix pack.');
      return reply
        .type('application/zip')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="Fix-Pack-${document.createdAt.slice(0, 10)}.zip"`)
        .send(fixPackZip(document.fixPack, document));
    },
  });

  app.route({
    method: 'GET',
    url: '/api/quiz/:id/analysis',
    onSend: compressed,
    schema: {
      summary: 'The analysis of a quiz submission, once it is paid for',
      params: z.object({ id: z.string().max(100) }),
      response: { 200: analysisSchema, 202: runningReply },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const [submission] = await db.select({ id: submissions.id }).from(submissions).where(eq(submissions.id, id));
      if (!submission) throw new AppError(404, 'quiz-not-found', "We couldn't find the analysis for this quiz submission.");
      reply.header('cache-control', 'no-store');
      const purchase = await findPaidPurchase(db, id);
      if (purchase === null) throw new AppError(402, 'payment-required', 'Choose a plan to see the results.', { tiers, teaser: await teaserOf(deps, id) });
      refuseUnpaid(purchase);
      const analysis = purchase.report?.document?.analysis;
      if (!analysis) return reply.code(202).send({ status: 'running', orderId: purchase.order.id });
      return reply.send(analysis);
    },
  });
}

/** The purchase as the provider sees it now: the page that comes back from the checkout must not depend on a webhook. */
async function settledPurchase(deps: ReportDeps, paymentIntentId: string): Promise<Purchase> {
  const { db } = deps.database;
  const found = await findPurchase(db, paymentIntentId);
  if (found === null) throw new AppError(404, 'report-not-found', 'There is no report under this address.');
  if (found.order.status !== 'pending' && found.order.status !== 'processing') return found;
  await deps
    .settle(found.order.id)
    .catch((error: unknown) => deps.log.error({ err: error, orderId: found.order.id }, 'the payment provider could not be asked'));
  return (await findPurchase(db, paymentIntentId)) ?? found;
}

function refuseUnpaid({ order, report }: Purchase): void {
  if (order.status !== 'paid') {
    throw new AppError(402, 'payment-required', unpaidWords[order.status], { payment: order.status, quizId: order.submissionId, tiers });
  }
  if (report?.status === 'suspended') throw new AppError(403, 'report-suspended', 'This report is suspended. Please contact us.');
}

const unpaidWords: Record<Exclude<Purchase['order']['status'], 'paid'>, string> = {
  pending: 'This report is not paid for yet.',
  processing: 'The payment is on its way. The report opens when it has arrived.',
  failed: 'The payment failed. Nothing was charged.',
  expired: 'The checkout expired. Nothing was charged.',
  refunded: 'This purchase was refunded.',
  disputed: 'The payment for this report is disputed.',
};

/** The stored PDF, or between the document and its PDF one drawn now. */
async function pdfOf(deps: ReportDeps, reportId: string, pdfKey: string | null, document: ReportDocument): Promise<Buffer> {
  const { db } = deps.database;
  const stored = pdfKey === null ? null : await getFile(db, pdfKey);
  if (stored) return stored.bytes;
  const bytes = await deps.renderPdf(document);
  const key = `report-pdf/${reportId}`;
  await db.transaction(async (tx) => {
    const kept = await tx.update(reports).set({ pdfKey: key }).where(eq(reports.id, reportId)).returning({ id: reports.id });
    if (kept.length > 0) await putFile(tx, key, bytes, 'application/pdf');
  });
  return bytes;
}

/** What an unpaid visitor may know: that the work was done, and no result of it. */
async function teaserOf(deps: ReportDeps, submissionId: string) {
  const { db } = deps.database;
  const [submission] = await db.select({ answers: submissions.answers }).from(submissions).where(eq(submissions.id, submissionId));
  const [run] = await db.select().from(assessments).where(eq(assessments.submissionId, submissionId)).limit(1);
  return {
    companyName: submission?.answers.companyName ?? '',
    website: submission?.answers.website ?? '',
    status: run?.status === 'judged' ? 'done' : 'running',
    pagesRead: run?.analysis?.scope.pagesRead.length,
    checksDone: run?.analysis?.checks.filter((check) => check.outcome === 'scored').length,
  };
}

const paymentIntentParams = z.object({ paymentIntentId: z.string().max(200) });
const progressSchema = z.object({ stage: z.enum(['gather', 'judge', 'publish', 'deliver']), message: z.string(), done: z.number(), total: z.number() });
const readyReply = z.object({
  status: z.literal('ready'),
  report: reportDocumentSchema,
  userEmail: z.string(),
  orderId: z.string(),
  newerUnderWay: z.boolean(),
});
const waiting = { message: z.string(), progress: z.array(progressSchema), orderId: z.string() };
const failedReply = z.object({ status: z.literal('failed'), ...waiting });
const progressReply = z.object({ status: z.enum(['running', 'waiting-for-payment']), ...waiting });
const runningReply = z.object({ status: z.literal('running'), orderId: z.string() });
