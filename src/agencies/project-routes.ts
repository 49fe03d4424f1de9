import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { App } from '#base/app.ts';
import { readCsv } from '#base/csv.ts';
import { AppError } from '#base/errors.ts';
import { randomId } from '#base/secrets.ts';
import { recordAudit } from '#db/audit.ts';
import { agencyAssessments, brands, projects } from '#db/schema.ts';
import { blankAnswers } from '#engine/contract.ts';
import type { Answers } from '#engine/contract.ts';
import { answersSchema } from '#quiz/contract.ts';
import type { Caller, Callers } from './caller.ts';
import {
  idParams,
  importReplySchema,
  importSchema,
  newProjectSchema,
  pageOf,
  pageQuery,
  type Project,
  projectChangeSchema,
  projectSchema,
} from './contract.ts';
import type { AgencyDeps } from './deps.ts';
import { nextOf, pageAfter } from './paging.ts';
import { publicWebsite } from './public-website.ts';

type Row = typeof projects.$inferSelect;
const mostProjects = 1_000;

/** `/api/v1/projects`: one for each client. */
export function projectRoutes(app: App, deps: AgencyDeps, callers: Callers): void {
  const { db } = deps.database;

  app.route({
    method: 'GET',
    url: '/api/v1/projects',
    config: { needs: 'agency', scope: 'projects:read' },
    schema: { summary: 'The clients, newest first', querystring: pageQuery, response: { 200: pageOf(projectSchema) } },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      const { after, limit } = request.query;
      const { where, orderBy } = pageAfter(projects, after);
      const rows = await db
        .select()
        .from(projects)
        .where(and(visibleTo(caller), isNull(projects.archivedAt), where))
        .orderBy(...orderBy)
        .limit(limit);
      return reply.send({ data: await shown(deps, rows), next: nextOf(rows, limit) });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/projects',
    config: { needs: 'agency', scope: 'projects:write' },
    schema: { summary: 'Adds a client', body: newProjectSchema, response: { 201: projectSchema } },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      const { name, website, brandId, notifyEmail, answers } = request.body;
      await checkBrand(deps, caller, brandId);
      const row = await create(deps, caller, { name, website, brandId, notifyEmail, answers: answersOf(answers) });
      return reply
        .code(201)
        .header('location', `/api/v1/projects/${row.id}`)
        .send(await one(deps, row));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/projects/import',
    config: { needs: 'agency', scope: 'projects:write' },
    bodyLimit: 256 * 1024,
    schema: {
      summary: 'Adds clients from a CSV with the columns name and website',
      body: importSchema,
      response: { 200: importReplySchema },
    },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      const { created, refused } = await createFromCsv(deps, caller, request.body.csv);
      return reply.send({ created: await shown(deps, created), refused });
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/projects/:id',
    config: { needs: 'agency', scope: 'projects:read' },
    schema: { summary: 'One client', params: idParams, response: { 200: projectSchema } },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      return reply.send(await one(deps, await findProject(deps, caller, request.params.id)));
    },
  });

  app.route({
    method: 'PATCH',
    url: '/api/v1/projects/:id',
    config: { needs: 'agency', scope: 'projects:write' },
    schema: {
      summary: 'Changes or archives a client',
      params: idParams,
      body: projectChangeSchema,
      response: { 200: projectSchema },
    },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      const { archived, website, brandId, ...rest } = request.body;
      const project = await findProject(deps, caller, request.params.id);
      if (brandId !== undefined) await checkBrand(deps, caller, brandId);
      const change = {
        ...rest,
        ...(brandId !== undefined && { brandId }),
        ...(website !== undefined && { website: publicWebsite(website) }),
        ...(archived !== undefined && { archivedAt: archived ? (project.archivedAt ?? deps.now()) : null }),
      };
      if (Object.keys(change).length === 0) return reply.send(await one(deps, project));
      const [row = project] = await db.update(projects).set(change).where(eq(projects.id, project.id)).returning();
      return reply.send(await one(deps, row));
    },
  });
}

/** A line that cannot be a client is refused with its reason; the others are added. */
async function createFromCsv(
  deps: AgencyDeps,
  caller: Caller,
  csv: string,
): Promise<{ created: Row[]; refused: { line: number; reason: string }[] }> {
  const created: Row[] = [];
  const refused: { line: number; reason: string }[] = [];
  const [head = [], ...lines] = readCsv(csv).rows.filter((cells) => cells.some((cell) => cell !== ''));
  const columns = head.map((cell) => cell.toLowerCase());
  const [nameAt, websiteAt] = [columns.indexOf('name'), columns.indexOf('website')];
  if (nameAt < 0 || websiteAt < 0)
    throw new AppError(422, 'no-columns', 'The first line must name the columns "name" and "website".');
  for (const [index, cells] of lines.entries()) {
    const parsed = newProjectSchema.safeParse({ name: cells[nameAt] ?? '', website: cells[websiteAt] ?? '' });
    try {
      if (!parsed.success)
        throw new AppError(422, 'bad-line', parsed.error.issues[0]?.message ?? 'This line cannot be read.');
      created.push(await create(deps, caller, { ...parsed.data, answers: blankAnswers }));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ line: index + 2, reason: error.message });
    }
  }
  return { created, refused };
}

async function create(
  deps: AgencyDeps,
  caller: Caller,
  given: Pick<Row, 'name' | 'website' | 'brandId' | 'notifyEmail' | 'answers'>,
): Promise<Row> {
  if ((await deps.database.db.$count(projects, eq(projects.agencyId, caller.agency.id))) >= mostProjects)
    throw new AppError(409, 'too-many-projects', `An agency has at most ${mostProjects} clients. Please write to us.`);
  const website = publicWebsite(given.website);
  const row = {
    ...given,
    website,
    id: randomId(),
    agencyId: caller.agency.id,
    mode: caller.mode,
    archivedAt: null,
    createdAt: deps.now(),
  };
  await deps.database.db.transaction(async (tx) => {
    await tx.insert(projects).values(row);
    await recordAudit(tx, {
      actor: caller.role,
      action: 'project.created',
      subjectId: row.id,
      details: { by: caller.actorId },
    });
  });
  return row;
}

async function checkBrand(
  { database: { db } }: Pick<AgencyDeps, 'database'>,
  caller: Caller,
  brandId: string | null,
): Promise<void> {
  if (brandId === null) return;
  if ((await db.$count(brands, and(eq(brands.id, brandId), eq(brands.agencyId, caller.agency.id)))) === 0)
    throw new AppError(422, 'brand-not-found', `There is no brand ${brandId}.`);
}

async function one(deps: Pick<AgencyDeps, 'database'>, row: Row): Promise<Project> {
  const [project] = await shown(deps, [row]);
  if (project === undefined) throw new Error(`Project ${row.id} could not be shown`);
  return project;
}

async function shown({ database: { db } }: Pick<AgencyDeps, 'database'>, rows: Row[]): Promise<Project[]> {
  const ids = rows.map((row) => row.id);
  const latest =
    ids.length === 0
      ? []
      : await db
          .selectDistinctOn([agencyAssessments.projectId])
          .from(agencyAssessments)
          .where(and(inArray(agencyAssessments.projectId, ids), eq(agencyAssessments.state, 'finished')))
          .orderBy(agencyAssessments.projectId, desc(agencyAssessments.createdAt));
  return rows.map((row) => {
    const newest = latest.find(({ projectId }) => projectId === row.id);
    return {
      ...row,
      createdAt: row.createdAt.toISOString(),
      archivedAt: row.archivedAt?.toISOString() ?? null,
      latest:
        newest?.score == null
          ? null
          : { assessmentId: newest.id, score: newest.score, at: (newest.finishedAt ?? newest.createdAt).toISOString() },
    };
  });
}

/** What of the projects a caller may see: its agency's, its mode's, and of a client only its own. */
export function visibleTo(caller: Caller): SQL | undefined {
  return and(
    eq(projects.agencyId, caller.agency.id),
    eq(projects.mode, caller.mode),
    caller.projectId === null && caller.role !== 'client' ? undefined : eq(projects.id, caller.projectId ?? ''),
  );
}

/** @throws AppError 404 for a project that is not there or not the caller's. */
export async function findProject(
  { database }: Pick<AgencyDeps, 'database'>,
  caller: Caller,
  id: string,
): Promise<Row> {
  const [row] = await database.db
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), visibleTo(caller)));
  if (!row) throw new AppError(404, 'project-not-found', `There is no project ${id}.`);
  return row;
}

/** What is known of a client, as in the quiz; what is left out is not answered. */
function answersOf(given: Record<string, unknown>): Answers {
  const answers: Record<string, unknown> = { ...blankAnswers };
  for (const [key, value] of Object.entries(given)) {
    const field = key in answersSchema.shape ? answersSchema.shape[key as keyof typeof answersSchema.shape] : undefined;
    if (field === undefined) throw new AppError(422, 'answer-unknown', `"${key}" is no answer of the quiz.`);
    const parsed = field.safeParse(value);
    if (!parsed.success)
      throw new AppError(422, 'answer-wrong', `answers.${key}: ${parsed.error.issues[0]?.message ?? 'cannot be read'}`);
    answers[key] = parsed.data;
  }
  return answers as Answers; // each field was parsed by its own schema, over a complete set of blanks
}
