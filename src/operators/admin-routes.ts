import { Readable } from 'node:stream';
import { z } from 'zod';
import { AppError } from '#base/errors.ts';
import { recordAudit } from '#db/audit.ts';
import type { App } from '#base/app.ts';
import type { FastifyReply } from 'fastify';
import {
  conversationPageSchema,
  conversationRowSchema,
  failedJobsSchema,
  healthSchema,
  leadPageSchema,
  leadRowSchema,
  outboxMailSchema,
  outboxSchema,
  reportChangeSchema,
  reportCountersSchema,
  reportPageSchema,
  reportRowSchema,
  refundSchema,
  steeringSchema,
  timelineSchema,
} from './contract.ts';
import { countReports } from './counters.ts';
import type { OperatorDeps } from './deps.ts';
import { editReport } from './edit-report.ts';
import { eraseReport } from './erase-report.ts';
import { listFailedJobs, retryFailedJob } from './failed-jobs.ts';
import type { Guard } from './guard.ts';
import { readHealth } from './health.ts';
import { listReports, reportsQuery } from './list-reports.ts';
import {
  conversationsQuery,
  deleteConversation,
  deleteLead,
  leadsAsCsv,
  leadsQuery,
  listConversations,
  listLeads,
} from './list-records.ts';
import { closeOperatorSession } from './operator-session.ts';
import { listOutbox, readOutboxMail } from './outbox.ts';
import { plainListCap } from './paging.ts';
import { readReportPdf, reportsAsText } from './report-downloads.ts';
import { makeReportAgain, readTimeline, refundReport, resendReport } from './report-tools.ts';
import { readSteering } from './steering.ts';

const byId = z.object({ id: z.string().max(100) });

/** The calls of /admin. */
export function adminRoutes(app: App, deps: OperatorDeps, guard: Guard): void {
  overviewRoutes(app, deps, guard);
  reportRoutes(app, deps, guard);
  recordRoutes(app, deps, guard);
  upkeepRoutes(app, deps, guard);
}

function overviewRoutes(app: App, deps: OperatorDeps, guard: Guard): void {
  const { db } = deps.database;

  app.post(
    '/api/admin/lock',
    { config: { needs: 'admin' }, schema: { summary: 'Ends this unlocking' } },
    async (request, reply) => {
      await closeOperatorSession(db, guard.sessionOf(request).id);
      return reply.code(204).send();
    },
  );

  app.route({
    method: 'GET',
    url: '/api/admin/reports',
    config: { needs: 'admin' },
    schema: {
      summary: 'The reports; with `limit` a page of them',
      querystring: reportsQuery,
      response: { 200: z.union([z.array(reportRowSchema), reportPageSchema]) },
    },
    handler: async ({ query }, reply) => {
      const page = await listReports(db, { ...query, limit: query.limit ?? plainListCap });
      return reply.send(query.limit === undefined ? plainList(reply, page) : page);
    },
  });

  app.get(
    '/api/admin/steering',
    {
      config: { needs: 'admin' },
      schema: {
        summary: 'Revenue, the way to a report, and who left without paying',
        response: { 200: steeringSchema },
      },
    },
    () => readSteering(db, deps.now()),
  );

  app.get(
    '/api/admin/health',
    {
      config: { needs: 'admin' },
      schema: {
        summary: 'Queues, what asking costs, mails and websites that failed, and alerts',
        response: { 200: healthSchema },
      },
    },
    () => readHealth(deps.database, deps.now()),
  );

  app.get(
    '/api/admin/counters',
    { config: { needs: 'admin' }, schema: { summary: 'The cards', response: { 200: reportCountersSchema } } },
    () => countReports(db, deps.now()),
  );
}

/** What an operator does with reports. */
function reportRoutes(app: App, deps: OperatorDeps, guard: Guard): void {
  const { db } = deps.database;

  app.route({
    method: 'PUT',
    url: '/api/admin/reports/:id',
    config: { needs: 'admin' },
    schema: {
      summary: 'Changes a report; `if-match` refuses to overwrite',
      params: byId,
      body: reportChangeSchema,
      response: { 200: reportRowSchema },
    },
    handler: (request) =>
      editReport(db, {
        id: request.params.id,
        change: request.body,
        version: readVersion(request.headers['if-match']),
        session: guard.sessionOf(request),
      }),
  });

  app.delete(
    '/api/admin/reports/:id',
    { config: { needs: 'admin' }, schema: { summary: 'Erases a report', params: byId } },
    async (request, reply) => {
      await eraseReport(deps, request.params.id, guard.sessionOf(request));
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/admin/reports/:id/timeline',
    {
      config: { needs: 'admin' },
      schema: { summary: 'The way of an order', params: byId, response: { 200: timelineSchema } },
    },
    (request) => readTimeline(db, request.params.id),
  );

  app.post(
    '/api/admin/reports/:id/resend',
    { config: { needs: 'admin' }, schema: { summary: 'Mails a report again', params: byId } },
    async (request, reply) => {
      await resendReport(deps, request.params.id, guard.sessionOf(request));
      return reply.code(204).send();
    },
  );

  app.route({
    method: 'POST',
    url: '/api/admin/reports/:id/rerun',
    config: { needs: 'admin' },
    schema: { summary: 'Makes a report again', params: byId, response: { 202: z.object({ reportId: z.string() }) } },
    handler: async (request, reply) =>
      reply.code(202).send({ reportId: await makeReportAgain(deps, request.params.id, guard.sessionOf(request)) }),
  });

  app.route({
    method: 'POST',
    url: '/api/admin/reports/:id/refund',
    config: { needs: 'admin' },
    schema: { summary: 'Gives money of a payment back', params: byId, body: refundSchema },
    handler: async (request, reply) => {
      await refundReport(deps, request.params.id, request.body, guard.sessionOf(request));
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'POST',
    url: '/api/admin/download-report',
    config: { needs: 'admin' },
    schema: { summary: 'One report as PDF', body: z.object({ reportId: z.string().max(100) }) },
    handler: async (request, reply) => {
      const { bytes, fileName } = await readReportPdf(deps, request.body.reportId);
      await recordAudit(db, {
        actor: guard.role,
        action: 'report.downloaded',
        subjectId: request.body.reportId,
        details: { session: guard.sessionOf(request).id },
      });
      return reply.type('application/pdf').header('content-disposition', attachment(fileName)).send(bytes);
    },
  });

  app.post(
    '/api/admin/download-all-reports',
    { config: { needs: 'admin' }, schema: { summary: 'All reports as text' } },
    async (request, reply) => {
      await recordAudit(db, {
        actor: guard.role,
        action: 'reports.downloaded',
        subjectId: 'reports',
        details: { session: guard.sessionOf(request).id },
      });
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', attachment(`llm-seo-reports-${deps.now().toISOString().slice(0, 10)}.txt`))
        .send(Readable.from(reportsAsText(db, deps.now())));
    },
  );
}

/** Conversations and leads. */
function recordRoutes(app: App, deps: OperatorDeps, guard: Guard): void {
  const { db } = deps.database;

  app.route({
    method: 'GET',
    url: '/api/admin/conversations',
    config: { needs: 'admin' },
    schema: {
      summary: 'The conversations; with `limit` a page of them',
      querystring: conversationsQuery,
      response: { 200: z.union([z.array(conversationRowSchema), conversationPageSchema]) },
    },
    handler: async ({ query }, reply) => {
      const page = await listConversations(db, { ...query, limit: query.limit ?? plainListCap });
      return reply.send(query.limit === undefined ? plainList(reply, page) : page);
    },
  });

  app.delete(
    '/api/admin/conversations/:id',
    { config: { needs: 'admin' }, schema: { summary: 'Deletes a conversation', params: byId } },
    async (request, reply) => {
      await deleteConversation(db, request.params.id, guard.sessionOf(request));
      return reply.code(204).send();
    },
  );

  app.route({
    method: 'GET',
    url: '/api/admin/leads',
    config: { needs: 'admin' },
    schema: {
      summary: 'Who left an address',
      querystring: leadsQuery,
      response: { 200: z.union([z.array(leadRowSchema), leadPageSchema]) },
    },
    handler: async ({ query }, reply) => {
      const page = await listLeads(db, { ...query, limit: query.limit ?? plainListCap });
      return reply.send(query.limit === undefined ? plainList(reply, page) : page);
    },
  });

  app.post(
    '/api/admin/download-leads',
    { config: { needs: 'admin' }, schema: { summary: 'All leads as CSV' } },
    async (request, reply) => {
      await recordAudit(db, {
        actor: guard.role,
        action: 'leads.downloaded',
        subjectId: 'leads',
        details: { session: guard.sessionOf(request).id },
      });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', attachment(`leads-${deps.now().toISOString().slice(0, 10)}.csv`))
        .send(Readable.from(leadsAsCsv(db)));
    },
  );

  app.delete(
    '/api/admin/leads/:id',
    { config: { needs: 'admin' }, schema: { summary: 'Deletes a lead', params: byId } },
    async (request, reply) => {
      await deleteLead(db, request.params.id, guard.sessionOf(request));
      return reply.code(204).send();
    },
  );
}

/** What failed, and mails that were kept instead of sent. */
function upkeepRoutes(app: App, deps: OperatorDeps, guard: Guard): void {
  const { db } = deps.database;

  app.get(
    '/api/admin/failed-jobs',
    {
      config: { needs: 'admin' },
      schema: { summary: 'Jobs that failed for good', response: { 200: failedJobsSchema } },
    },
    () => listFailedJobs(db),
  );

  app.post(
    '/api/admin/failed-jobs/:id/retry',
    { config: { needs: 'admin' }, schema: { summary: 'Tries a failed job again', params: z.object({ id: z.uuid() }) } },
    async (request, reply) => {
      await retryFailedJob(deps, request.params.id, guard.sessionOf(request));
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/admin/outbox',
    { config: { needs: 'admin' }, schema: { summary: 'Mails kept instead of sent', response: { 200: outboxSchema } } },
    async () => ({
      isSent: deps.config.mail.smtpUrl !== null,
      mails: await listOutbox(deps.outboxDir),
    }),
  );

  app.get(
    '/api/admin/outbox/:name',
    {
      config: { needs: 'admin' },
      schema: {
        summary: 'One kept mail',
        params: z.object({ name: z.string().max(200) }),
        response: { 200: outboxMailSchema },
      },
    },
    async (request) => {
      const { name } = request.params;
      const mail = await readOutboxMail(deps.outboxDir, name, deps.publicUrl);
      if (mail === null) throw new AppError(404, 'mail-not-found', 'This mail is not in the outbox any more.');
      await recordAudit(db, {
        actor: guard.role,
        action: 'mail.viewed',
        subjectId: name,
        details: { session: guard.sessionOf(request).id },
      });
      return mail;
    },
  );
}

/** The rows alone, and in the head whether they are all. */
export function plainList<Row>(
  reply: FastifyReply,
  { rows, total, next }: { rows: Row[]; total: number; next: string | null },
): Row[] {
  void reply
    .header('x-total-count', String(total))
    .header('x-capped', next === null ? 'no' : `yes, the first ${plainListCap}; use ?limit= and ?after= for the rest`);
  return rows;
}

/** The version of an `if-match: "3"`; null where there is none. */
export function readVersion(header: string | undefined): number | null {
  if (header === undefined) return null;
  const version = /^"(?<version>\d{1,9})"$/.exec(header)?.groups?.['version'];
  if (version === undefined)
    throw new AppError(400, 'invalid-version', 'The If-Match header must be the version in double quotes.');
  return Number(version);
}

/** Names of any script: plain letters for old programs, the true name beside them. */
function attachment(fileName: string): string {
  return `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
