import { createHash } from 'node:crypto';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import { clientGone } from '#base/client-gone.ts';
import { AppError, databaseErrorCode } from '#base/errors.ts';
import { randomId, randomToken, tokenHash } from '#base/secrets.ts';
import { agencies, agencyAssessments, brands, projects } from '#db/schema.ts';
import { idempotencyKeySchema } from '#quiz/contract.ts';
import { reportDocumentSchema, reportFileName, type ReportDocument } from '#report/contract.ts';
import { evidenceCsv } from '#report/evidence-csv.ts';
import { allowance } from './allowance.ts';
import { assessmentPdf } from './assessment-pdf.ts';
import type { Caller, Callers } from './caller.ts';
import {
  type AgencyAssessment,
  assessmentSchema,
  idParams,
  newAssessmentSchema,
  pageOf,
  pageQuery,
  shareSchema,
} from './contract.ts';
import type { AgencyDeps } from './deps.ts';
import { nextOf, pageAfter } from './paging.ts';
import { assessmentsWaiting, fairTurn } from './fair-turn.ts';
import { findProject, visibleTo } from './project-routes.ts';
import { sendAssessment } from './send-assessment.ts';
import { countUse, usedIn } from './usage.ts';
import { withBrand } from './with-brand.ts';

type Row = typeof agencyAssessments.$inferSelect;

const listQuery = pageQuery.extend({ projectId: z.string().max(100).optional() });
const brandQuery = z.object({ brand: z.string().max(100).optional() });

/** `/api/v1/assessments` and the reports that come of them. */
export function assessmentRoutes(app: App, deps: AgencyDeps, callers: Callers): void {
  orderRoutes(app, deps, callers);
  documentRoutes(app, deps, callers);
}

/** What an agency orders, and what becomes of it. */
function orderRoutes(app: App, deps: AgencyDeps, callers: Callers): void {
  const { db, pool } = deps.database;
  const takeTest = allowance(pool, {
    name: 'test-assessment',
    points: 50,
    code: 'too-many-tests',
    words: 'Test keys make fifty assessments an hour.',
  });

  app.route({
    method: 'POST',
    url: '/api/v1/assessments',
    config: { needs: 'agency', scope: 'assessments:write' },
    schema: {
      summary: 'Begins to assess a client’s website; the same Idempotency-Key begins it once',
      body: newAssessmentSchema,
      headers: z.object({ 'idempotency-key': idempotencyKeySchema.optional() }),
      response: { 202: assessmentSchema },
    },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      if (caller.mode === 'test') await takeTest(caller);
      const project = await findProject(deps, caller, request.body.projectId);
      if (project.archivedAt !== null) throw new AppError(409, 'project-archived', 'This client is archived.');
      const row = await begin(deps, caller, project, request.body.pages, request.headers['idempotency-key'] ?? null);
      return reply.code(202).header('location', `/api/v1/assessments/${row.id}`).send(shown(row));
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/assessments',
    config: { needs: 'agency', scope: 'assessments:read' },
    schema: {
      summary: 'Assessments, newest first',
      querystring: listQuery,
      response: { 200: pageOf(assessmentSchema) },
    },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      const { after, limit, projectId } = request.query;
      const { where, orderBy } = pageAfter(agencyAssessments, after);
      const rows = await db
        .select({ assessment: agencyAssessments })
        .from(agencyAssessments)
        .innerJoin(projects, eq(projects.id, agencyAssessments.projectId))
        .where(
          and(
            visibleTo(caller),
            projectId === undefined ? undefined : eq(agencyAssessments.projectId, projectId),
            where,
          ),
        )
        .orderBy(...orderBy)
        .limit(limit);
      const found = rows.map(({ assessment }) => assessment);
      return reply.send({ data: found.map(shown), next: nextOf(found, limit) });
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/assessments/:id',
    config: { needs: 'agency', scope: 'assessments:read' },
    schema: { summary: 'One assessment', params: idParams, response: { 200: assessmentSchema } },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      return reply.send(shown(await find(deps, caller, request.params.id)));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/assessments/:id/cancel',
    config: { needs: 'agency', scope: 'assessments:write' },
    schema: {
      summary: 'Cancels an assessment that has not begun',
      params: idParams,
      response: { 200: assessmentSchema },
    },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      const row = await find(deps, caller, request.params.id);
      const cancelled = await db.transaction(async (tx) => {
        const [changed] = await tx
          .update(agencyAssessments)
          .set({ state: 'cancelled', finishedAt: deps.now() })
          .where(and(eq(agencyAssessments.id, row.id), eq(agencyAssessments.state, 'queued')))
          .returning();
        if (changed?.mode === 'live') await countUse(tx, changed, -1);
        return changed;
      });
      if (!cancelled)
        throw new AppError(
          409,
          'already-begun',
          `This assessment is ${row.state}; only a queued one can be cancelled.`,
        );
      return reply.send(shown(cancelled));
    },
  });
}

/** The report of an assessment, for the agency and whoever has a link. */
function documentRoutes(app: App, deps: AgencyDeps, callers: Callers): void {
  const { db, pool } = deps.database;
  // The sample’s PDF is the same each time: enough to see that it comes.
  const takeTestPdf = allowance(pool, {
    name: 'test-pdf',
    points: 20,
    code: 'too-many-test-pdfs',
    words: 'Test keys get twenty PDFs an hour.',
  });

  app.route({
    method: 'GET',
    url: '/api/v1/assessments/:id/report',
    config: { needs: 'agency', scope: 'assessments:read' },
    schema: {
      summary: 'The report as JSON',
      params: idParams,
      querystring: brandQuery,
      response: { 200: reportDocumentSchema },
    },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      return reply.send(await reportOf(deps, caller, request.params.id, request.query.brand));
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/assessments/:id/report.pdf',
    config: { needs: 'agency', scope: 'assessments:read', costMs: 30 },
    schema: { summary: 'The report as a PDF, under the client’s brand', params: idParams, querystring: brandQuery },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      const row = await find(deps, caller, request.params.id);
      if (row.finishedAt === null || row.state !== 'finished') throw notFinished(row);
      if (row.mode === 'test') await takeTestPdf(caller);
      const brandId = await brandFor(deps, caller, row, request.query.brand);
      const pdf = await assessmentPdf(deps, row, brandId, { actor: caller.agency.id, signal: clientGone(reply) });
      if (pdf === null) throw notFinished(row);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${reportFileName(row.finishedAt)}"`)
        .send(pdf);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/assessments/:id/checks.csv',
    config: { needs: 'agency', scope: 'assessments:read' },
    schema: { summary: 'Every check with its points and proof as CSV', params: idParams },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      const report = await reportOf(deps, caller, request.params.id, undefined);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="checks.csv"')
        .send(evidenceCsv(report));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/assessments/:id/share',
    config: { needs: 'agency', scope: 'assessments:write' },
    schema: {
      summary: 'A link to the report for whoever has it; the former link ends',
      params: idParams,
      response: { 201: shareSchema },
    },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      const row = await find(deps, caller, request.params.id);
      if (row.document === null) throw notFinished(row);
      const token = randomToken();
      await db
        .update(agencyAssessments)
        .set({ shareHash: tokenHash(token) })
        .where(eq(agencyAssessments.id, row.id));
      return reply.code(201).send({ url: `${await originFor(deps, row)}/shared/${token}` });
    },
  });

  // Anybody with the link reads the PDF, on our address or on the agency's own domain.
  app.route({
    method: 'GET',
    url: '/shared/:token',
    config: { needs: 'holder', costMs: 30 },
    schema: { hide: true, params: z.object({ token: z.string().max(100) }) },
    handler: async (request, reply) => {
      const { id, agencyId, mode } = agencyAssessments;
      const [found] = await db
        .select({ assessment: { id, agencyId, mode }, brandId: projects.brandId })
        .from(agencyAssessments)
        .innerJoin(projects, eq(projects.id, agencyAssessments.projectId))
        .where(eq(agencyAssessments.shareHash, tokenHash(request.params.token)));
      const actor = found ? found.assessment.agencyId : '';
      const pdf = found
        ? await assessmentPdf(deps, found.assessment, found.brandId, { actor, signal: clientGone(reply) })
        : null;
      if (pdf === null)
        throw new AppError(404, 'link-ended', 'This link has ended. Ask whoever sent it for a new one.');
      return reply
        .type('application/pdf')
        .headers({
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
          'content-disposition': 'inline; filename="report.pdf"',
        })
        .send(pdf);
    },
  });
}

async function begin(
  deps: AgencyDeps,
  caller: Caller,
  { id: projectId, website }: { id: string; website: string },
  pageLimit: number,
  idempotencyKey: string | null,
): Promise<Row> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify([projectId, pageLimit]))
    .digest('base64url');
  const row = {
    id: randomId(),
    agencyId: caller.agency.id,
    projectId,
    mode: caller.mode,
    pageLimit,
    idempotencyKey,
    requestHash,
    createdAt: deps.now(),
  };
  try {
    return await deps.database.db.transaction(async (tx) => {
      // The agency's row serialises its assessments, so that two cannot both take the last of the month.
      const [agency = caller.agency] = await tx
        .select()
        .from(agencies)
        .where(eq(agencies.id, caller.agency.id))
        .for('update');
      const waiting = await assessmentsWaiting(tx, agency.id);
      const [inserted] = await tx.insert(agencyAssessments).values(row).returning();
      if (inserted === undefined) throw new Error(`Assessment ${row.id} was not stored`);
      if (caller.mode === 'live') {
        const used = await usedIn(tx, agency.id, deps.now());
        if (used >= agency.monthlyAssessments)
          throw new AppError(
            402,
            'quota-used',
            `All ${agency.monthlyAssessments} assessments of this month are used.`,
            {
              used,
              allowed: agency.monthlyAssessments,
            },
          );
        await countUse(tx, inserted, 1);
      }
      await sendAssessment(deps, tx, row.id, website, {
        priority: await fairTurn(tx, agency.id, caller.mode, waiting),
      });
      return inserted;
    });
  } catch (error) {
    if (idempotencyKey === null || databaseErrorCode(error) !== '23505') throw error;
    const [first] = await deps.database.db
      .select()
      .from(agencyAssessments)
      .where(
        and(
          eq(agencyAssessments.agencyId, caller.agency.id),
          eq(agencyAssessments.mode, caller.mode),
          eq(agencyAssessments.idempotencyKey, idempotencyKey),
        ),
      );
    if (first === undefined) throw error;
    if (first.requestHash !== requestHash)
      throw new AppError(422, 'key-reused', 'This Idempotency-Key was used for another request.');
    return first;
  }
}

async function find({ database: { db } }: Pick<AgencyDeps, 'database'>, caller: Caller, id: string): Promise<Row> {
  const [found] = await db
    .select({ assessment: agencyAssessments })
    .from(agencyAssessments)
    .innerJoin(projects, eq(projects.id, agencyAssessments.projectId))
    .where(and(eq(agencyAssessments.id, id), visibleTo(caller)));
  if (!found) throw new AppError(404, 'assessment-not-found', `There is no assessment ${id}.`);
  return found.assessment;
}

/** Under the brand that is asked for, else under the project's; "none" is ours. */
async function reportOf(
  deps: AgencyDeps,
  caller: Caller,
  id: string,
  brand: string | undefined,
): Promise<ReportDocument> {
  const row = await find(deps, caller, id);
  if (row.document === null) throw notFinished(row);
  return branded(deps, row.document, await brandFor(deps, caller, row, brand));
}

async function brandFor(
  deps: AgencyDeps,
  caller: Caller,
  { projectId }: Row,
  wanted: string | undefined,
): Promise<string | null> {
  if (wanted === 'none') return null;
  if (wanted !== undefined && (await deps.database.db.$count(brands, ownBrands(caller, [wanted]))) === 0)
    throw new AppError(404, 'brand-not-found', `There is no brand ${wanted}.`);
  return wanted ?? (await findProject(deps, caller, projectId)).brandId;
}

async function branded(
  { database: { db } }: Pick<AgencyDeps, 'database'>,
  document: ReportDocument,
  brandId: string | null,
): Promise<ReportDocument> {
  if (brandId === null) return document;
  const [brand] = await db.select().from(brands).where(eq(brands.id, brandId));
  return brand === undefined ? document : withBrand(document, brand);
}

async function originFor({ database: { db }, publicUrl }: AgencyDeps, row: Row): Promise<string> {
  const [found] = await db
    .select({ domain: brands.domain, verifiedAt: brands.domainVerifiedAt })
    .from(projects)
    .innerJoin(brands, eq(brands.id, projects.brandId))
    .where(eq(projects.id, row.projectId));
  return found?.domain != null && found.verifiedAt !== null ? `https://${found.domain}` : publicUrl;
}

function ownBrands(caller: Caller, ids: string[]): SQL | undefined {
  return and(inArray(brands.id, ids), eq(brands.agencyId, caller.agency.id));
}

function notFinished({ id, state, failure }: Row): AppError {
  return new AppError(
    409,
    'not-finished',
    `Assessment ${id} is ${state}${failure === null ? '' : `: ${failure}`}. There is no report yet.`,
    { state },
  );
}

function shown(row: Row): AgencyAssessment {
  const { id, projectId, state, score, failure } = row;
  return {
    id,
    projectId,
    state,
    score,
    failure,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
