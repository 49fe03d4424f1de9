import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import { AppError } from '#base/errors.ts';
import { randomId, tokenHash } from '#base/secrets.ts';
import { recordAudit } from '#db/audit.ts';
import { agencies, agencyAssessments, agencyMembers, apiKeys, projects } from '#db/schema.ts';
import { makeApiKey } from './api-key.ts';
import type { Callers } from './caller.ts';
import {
  type ApiKey,
  agencySchema,
  createdKeySchema,
  idParams,
  keySchema,
  newAgencySchema,
  newKeySchema,
  usageSchema,
  type Week,
  weekSchema,
} from './contract.ts';
import type { AgencyDeps } from './deps.ts';
import { memberRoutes } from './member-routes.ts';
import { visibleTo } from './project-routes.ts';
import { monthOf, readUsage } from './usage.ts';

const dayMs = 24 * 60 * 60_000;
const mostKeys = 50;

/** The agency itself: who belongs to it, its keys, what it used, and what moved this week. */
export function agencyRoutes(app: App, deps: AgencyDeps, callers: Callers): void {
  ownAgencyRoutes(app, deps, callers);
  memberRoutes(app, deps, callers);
  keyRoutes(app, deps, callers);
  statementRoutes(app, deps, callers);
}

function ownAgencyRoutes(app: App, deps: AgencyDeps, callers: Callers): void {
  const { db } = deps.database;

  app.route({
    method: 'POST',
    url: '/api/v1/agency',
    config: { needs: 'account' },
    schema: {
      summary: 'Makes the signed-in user the owner of a new agency',
      body: newAgencySchema,
      response: { 201: agencySchema },
    },
    handler: async (request, reply) => {
      const { user } = await deps.signedIn(request);
      if (!user.isVerified) throw new AppError(403, 'unconfirmed', 'Please confirm your e-mail address first.');
      const agency = {
        id: randomId(),
        name: request.body.name,
        monthlyAssessments: 0,
        priceCents: 0,
        createdAt: deps.now(),
      };
      await db.transaction(async (tx) => {
        await tx.insert(agencies).values(agency);
        const [member] = await tx
          .insert(agencyMembers)
          .values({ userId: user.id, agencyId: agency.id, role: 'owner', createdAt: deps.now() })
          .onConflictDoNothing()
          .returning();
        if (!member)
          throw new AppError(409, 'has-agency', 'Your account belongs to an agency already. Leave it first.');
        await recordAudit(tx, { actor: 'customer', action: 'agency.created', subjectId: agency.id });
      });
      return reply.code(201).send({ ...agency, role: 'owner' });
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/agency',
    config: { needs: 'agency', scope: 'any' },
    schema: { summary: 'The agency of the signed-in user', response: { 200: agencySchema } },
    handler: async (request, reply) => {
      const { agency, role } = callers.of(request);
      return reply.send({ ...agency, role: role === 'key' ? 'member' : role });
    },
  });
}

function keyRoutes(app: App, deps: AgencyDeps, callers: Callers): void {
  const { db } = deps.database;

  app.route({
    method: 'GET',
    url: '/api/v1/keys',
    config: { needs: 'agency', scope: 'owner' },
    schema: {
      summary: 'The API keys, without their secret',
      response: { 200: z.object({ data: z.array(keySchema) }) },
    },
    handler: async (request, reply) => {
      const { agency } = callers.of(request);
      const rows = await db
        .select()
        .from(apiKeys)
        .where(eq(apiKeys.agencyId, agency.id))
        .orderBy(desc(apiKeys.createdAt));
      return reply.send({ data: rows.map(shownKey) });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/keys',
    config: { needs: 'agency', scope: 'owner' },
    schema: { summary: 'Makes a key; it is shown this once', body: newKeySchema, response: { 201: createdKeySchema } },
    handler: async (request, reply) => {
      const { agency, actorId } = callers.of(request);
      if ((await db.$count(apiKeys, and(eq(apiKeys.agencyId, agency.id), isNull(apiKeys.revokedAt)))) >= mostKeys)
        throw new AppError(409, 'too-many-keys', `An agency has at most ${mostKeys} keys. Please revoke one.`);
      const { mode, label, scopes, expiresInDays } = request.body;
      const key = makeApiKey(mode);
      const now = deps.now();
      const row = {
        id: randomId(),
        agencyId: agency.id,
        mode,
        label,
        scopes,
        hash: tokenHash(key),
        lastFour: key.slice(-4),
        createdBy: actorId,
        createdAt: now,
        lastUsedAt: null,
        expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * dayMs),
        revokedAt: null,
      };
      await db.transaction(async (tx) => {
        await tx.insert(apiKeys).values(row);
        await recordAudit(tx, {
          actor: 'customer',
          action: 'api-key.created',
          subjectId: row.id,
          details: { mode, by: actorId },
        });
      });
      return reply.code(201).send({ ...shownKey(row), key });
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/v1/keys/:id',
    config: { needs: 'agency', scope: 'owner' },
    schema: { summary: 'Revokes a key at once', params: idParams, response: { 204: z.null() } },
    handler: async (request, reply) => {
      const { agency, actorId } = callers.of(request);
      const [revoked] = await db
        .update(apiKeys)
        .set({ revokedAt: deps.now() })
        .where(and(eq(apiKeys.id, request.params.id), eq(apiKeys.agencyId, agency.id), isNull(apiKeys.revokedAt)))
        .returning({ id: apiKeys.id });
      if (!revoked) throw new AppError(404, 'key-not-found', `There is no such key, or it is revoked already.`);
      await recordAudit(db, {
        actor: 'customer',
        action: 'api-key.revoked',
        subjectId: revoked.id,
        details: { by: actorId },
      });
      return reply.code(204).send(null);
    },
  });
}

function statementRoutes(app: App, deps: AgencyDeps, callers: Callers): void {
  const { db } = deps.database;

  app.route({
    method: 'GET',
    url: '/api/v1/usage',
    config: { needs: 'agency', scope: 'usage:read' },
    schema: {
      summary: 'The statement of a month: assessments by client, and what they cost together',
      querystring: z.object({
        month: z
          .string()
          .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month is written like 2026-11.')
          .optional(),
      }),
      response: { 200: usageSchema },
    },
    handler: async (request, reply) => {
      const { agency } = callers.of(request);
      return reply.send(await readUsage(db, agency, request.query.month ?? monthOf(deps.now())));
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/week',
    config: { needs: 'agency', scope: 'projects:read' },
    schema: {
      summary: 'Each client’s scores over time, and what changed in the last seven days',
      response: { 200: weekSchema },
    },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      const since = new Date(deps.now().getTime() - 365 * dayMs);
      const rows = await db
        .select({ project: projects, assessment: agencyAssessments })
        .from(projects)
        .leftJoin(
          agencyAssessments,
          and(
            eq(agencyAssessments.projectId, projects.id),
            eq(agencyAssessments.state, 'finished'),
            gte(agencyAssessments.createdAt, since),
          ),
        )
        .where(and(visibleTo(caller), isNull(projects.archivedAt)))
        .orderBy(projects.name, projects.id, agencyAssessments.createdAt);
      const byProject = Map.groupBy(rows, ({ project }) => project.id);
      return reply.send({
        projects: [...byProject.values()].map((group) => weekOf(group, new Date(deps.now().getTime() - 7 * dayMs))),
      });
    },
  });
}

type Joined = { project: typeof projects.$inferSelect; assessment: typeof agencyAssessments.$inferSelect | null };

function weekOf(group: Joined[], weekAgo: Date): Week['projects'][number] {
  const [{ project } = missing()] = group;
  const finished = group.flatMap(({ assessment }) =>
    assessment?.document == null || assessment.document.analysis.unscored !== undefined
      ? []
      : [{ at: assessment.createdAt, document: assessment.document }],
  );
  const newest = finished.at(-1);
  const before = finished.findLast(({ at }) => at < weekAgo) ?? finished[0];
  const moved =
    newest !== undefined && before !== undefined && newest !== before
      ? { before: before.document.analysis, after: newest.document.analysis }
      : null;
  const passes = ({ checks }: { checks: { id: string; ratio: number | null }[] }) =>
    new Map(checks.map(({ id, ratio }) => [id, ratio]));
  const [was, is] =
    moved === null
      ? [new Map<string, number | null>(), new Map<string, number | null>()]
      : [passes(moved.before), passes(moved.after)];
  const changed = (isChange: (from: number, to: number) => boolean) =>
    [...is].flatMap(([id, to]) => {
      const from = was.get(id) ?? null;
      return from !== null && to !== null && isChange(from, to) ? [id] : [];
    });
  return {
    projectId: project.id,
    name: project.name,
    website: project.website,
    scores: finished.map(({ at, document }) => ({ at: at.toISOString(), score: document.analysis.overallScore })),
    change: moved === null ? null : moved.after.overallScore - moved.before.overallScore,
    better: changed((from, to) => to > from),
    worse: changed((from, to) => to < from),
  };
}

function missing(): never {
  throw new Error('A group of rows has no row');
}

function shownKey(row: typeof apiKeys.$inferSelect): ApiKey {
  const { id, mode, label, scopes, lastFour } = row;
  const text = (at: Date | null) => at?.toISOString() ?? null;
  return {
    id,
    mode,
    label,
    scopes,
    lastFour,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: text(row.lastUsedAt),
    expiresAt: text(row.expiresAt),
    revokedAt: text(row.revokedAt),
  };
}
