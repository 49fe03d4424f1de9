import { and, eq, gt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import type { Queryable } from '#base/db.ts';
import { deleteFilesUnder } from '#base/files.ts';
import { AppError } from '#base/errors.ts';
import { foldMailAddress } from '#base/mail-address.ts';
import { randomId } from '#base/secrets.ts';
import { createThrottle } from '#base/throttle.ts';
import { recordAudit } from '#db/audit.ts';
import { agencies, agencyInvitations, agencyMembers, projects, users } from '#db/schema.ts';
import type { Callers } from './caller.ts';
import {
  agencyPdfs,
  closeAgencySchema,
  handOverSchema,
  idParams,
  type Invitation,
  invitationSchema,
  memberSchema,
  newMemberSchema,
  receivedInvitationSchema,
} from './contract.ts';
import type { AgencyDeps } from './deps.ts';
import { invitationDays, invitationQueue } from './mail-invitation.ts';

/** Who belongs to the agency. Nobody is added: whoever is invited accepts, signed in with that address, and leaves again at will. */
export function memberRoutes(app: App, deps: AgencyDeps, callers: Callers): void {
  const { db, pool } = deps.database;
  const ofAgency = createThrottle(pool, { name: 'invite-agency', points: 20, perSeconds: 24 * 60 * 60 });
  const ofNetwork = createThrottle(pool, { name: 'invite-network', points: 60, perSeconds: 24 * 60 * 60 });
  // Beyond these an invitation is kept without a mail: nobody is refused for what others did.
  const mailsTo = createThrottle(pool, { name: 'invite-address', points: 3, perSeconds: 24 * 60 * 60 });
  const mailsOfAll = createThrottle(pool, { name: 'invite-all', points: 1000, perSeconds: 24 * 60 * 60 });

  app.route({
    method: 'GET',
    url: '/api/v1/members',
    config: { needs: 'agency', scope: 'owner' },
    schema: {
      summary: 'Who belongs to the agency, and who is invited',
      response: { 200: z.object({ data: z.array(memberSchema), invited: z.array(invitationSchema) }) },
    },
    handler: async (request, reply) => {
      const { agency } = callers.of(request);
      const data = await db
        .select({
          userId: agencyMembers.userId,
          email: users.email,
          role: agencyMembers.role,
          projectId: agencyMembers.projectId,
        })
        .from(agencyMembers)
        .innerJoin(users, eq(users.id, agencyMembers.userId))
        .where(eq(agencyMembers.agencyId, agency.id))
        .orderBy(agencyMembers.createdAt);
      const invited = await db
        .select()
        .from(agencyInvitations)
        .where(and(eq(agencyInvitations.agencyId, agency.id), isOpen(deps)))
        .orderBy(agencyInvitations.createdAt);
      return reply.send({ data, invited: invited.map(shown) });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/members',
    config: { needs: 'agency', scope: 'owner' },
    schema: {
      summary: 'Invites somebody by mail; a client reads one project',
      body: newMemberSchema,
      response: { 202: invitationSchema },
    },
    handler: async (request, reply) => {
      const { agency, actorId } = callers.of(request);
      const { role, projectId } = request.body;
      const email = foldMailAddress(request.body.email).toLowerCase();
      if ((role === 'client') !== (projectId !== null))
        throw new AppError(422, 'project-needed', 'A client reads exactly one project; a member reads all.');
      if (
        projectId !== null &&
        (await db.$count(projects, and(eq(projects.id, projectId), eq(projects.agencyId, agency.id)))) === 0
      )
        throw new AppError(422, 'project-not-found', `There is no project ${projectId}.`);
      for (const taken of [await ofAgency.take(agency.id), await ofNetwork.take(deps.networkOf(request))])
        if (!taken.allowed)
          throw new AppError(
            429,
            'too-many-invitations',
            'An agency invites 20 times a day, and all agencies of one network 60 times. Please come back tomorrow.',
            { retryAfterSeconds: taken.retryAfterSeconds },
          );
      const isMailed = (await mailsTo.take(email)).allowed && (await mailsOfAll.take('all')).allowed;
      // Whether somebody has an account with this address is not looked up: the answer would tell it.
      const change = { role, projectId, createdAt: deps.now() };
      const row = await db.transaction(async (tx) => {
        const [invited] = await tx
          .insert(agencyInvitations)
          .values({ id: randomId(), agencyId: agency.id, email, ...change })
          .onConflictDoUpdate({ target: [agencyInvitations.agencyId, agencyInvitations.email], set: change })
          .returning();
        if (!invited) throw new Error('An invitation was neither made nor found.');
        if (isMailed) await deps.queue.send(tx, invitationQueue, { invitationId: invited.id });
        await recordAudit(tx, {
          actor: 'customer',
          action: 'agency.member-invited',
          subjectId: agency.id,
          details: { invitationId: invited.id, role, by: actorId },
        });
        return invited;
      });
      return reply.code(202).send(shown(row));
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/v1/members/:id',
    config: { needs: 'agency', scope: 'owner' },
    schema: { summary: 'Removes somebody from the agency', params: idParams, response: { 204: z.null() } },
    handler: async (request, reply) => {
      const { agency, actorId } = callers.of(request);
      if (request.params.id === actorId) throw ownerStays();
      const [gone] = await db
        .delete(agencyMembers)
        .where(and(eq(agencyMembers.userId, request.params.id), eq(agencyMembers.agencyId, agency.id)))
        .returning();
      if (!gone) throw new AppError(404, 'member-not-found', `There is no member ${request.params.id}.`);
      return reply.code(204).send(null);
    },
  });

  ownMembershipRoutes(app, deps, callers);
  ownerRoutes(app, deps, callers);
}

/** How an owner gets free of an agency. */
function ownerRoutes(app: App, deps: AgencyDeps, callers: Callers): void {
  const { db } = deps.database;

  app.route({
    method: 'POST',
    url: '/api/v1/agency/hand-over',
    config: { needs: 'agency', scope: 'owner' },
    schema: {
      summary: 'Makes a member the owner; who owned it becomes a member',
      body: handOverSchema,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const { agency, actorId } = callers.of(request);
      const { userId } = request.body;
      const of = (id: string, role: 'owner' | 'member') =>
        and(eq(agencyMembers.userId, id), eq(agencyMembers.agencyId, agency.id), eq(agencyMembers.role, role));
      await db.transaction(async (tx) => {
        const became = await tx.update(agencyMembers).set({ role: 'owner' }).where(of(userId, 'member')).returning();
        const gave = await tx.update(agencyMembers).set({ role: 'member' }).where(of(actorId, 'owner')).returning();
        if (became.length === 0 || gave.length === 0)
          throw new AppError(404, 'member-not-found', `There is no member ${userId} who sees all clients.`);
        await recordAudit(tx, {
          actor: 'customer',
          action: 'agency.handed-over',
          subjectId: agency.id,
          details: { from: actorId, to: userId },
        });
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/agency/close',
    config: { needs: 'agency', scope: 'owner' },
    schema: {
      summary: 'Closes the agency: its clients, reports, keys and webhooks are deleted',
      body: closeAgencySchema,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const { agency, actorId } = callers.of(request);
      if (request.body.name.trim() !== agency.name.trim())
        throw new AppError(422, 'other-name', `Type the name of the agency as it is written: ${agency.name}`);
      await db.transaction(async (tx) => {
        await deleteFilesUnder(tx, agencyPdfs(agency.id));
        await tx.delete(agencies).where(eq(agencies.id, agency.id));
        await recordAudit(tx, {
          actor: 'customer',
          action: 'agency.closed',
          subjectId: agency.id,
          details: { by: actorId },
        });
      });
      return reply.code(204).send(null);
    },
  });
}

/** What whoever is signed in decides: to join, or to leave. */
function ownMembershipRoutes(app: App, deps: AgencyDeps, callers: Callers): void {
  const { db } = deps.database;

  app.route({
    method: 'POST',
    url: '/api/v1/agency/leave',
    config: { needs: 'agency', scope: 'any' },
    schema: { summary: 'The signed-in member leaves the agency', response: { 204: z.null() } },
    handler: async (request, reply) => {
      const { agency, role, actorId } = callers.of(request);
      if (role === 'key') throw new AppError(403, 'signed-in-only', 'Only a member may leave, signed in.');
      if (role === 'owner') throw ownerStays();
      await db.delete(agencyMembers).where(eq(agencyMembers.userId, actorId));
      await recordAudit(db, {
        actor: 'customer',
        action: 'agency.member-left',
        subjectId: agency.id,
        details: { userId: actorId },
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/invitations',
    config: { needs: 'account' },
    schema: {
      summary: 'The agencies that invite the signed-in user',
      response: { 200: z.object({ data: z.array(receivedInvitationSchema) }) },
    },
    handler: async (request, reply) => {
      const { user } = await deps.signedIn(request);
      const obstacle = await obstacleOf(db, user);
      const rows = await db
        .select({ id: agencyInvitations.id, agency: agencies.name, role: agencyInvitations.role })
        .from(agencyInvitations)
        .innerJoin(agencies, eq(agencies.id, agencyInvitations.agencyId))
        .where(and(isTo(user), isOpen(deps)))
        .orderBy(agencyInvitations.createdAt);
      // An address that is not confirmed is nobody's yet: who invites it is not told.
      return reply.send({ data: rows.map((row) => ({ ...row, ...(!user.isVerified && { agency: null }), obstacle })) });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/invitations/:id/accept',
    config: { needs: 'account' },
    schema: {
      summary: 'Accepts an invitation to an agency',
      params: idParams,
      response: { 201: memberSchema },
    },
    handler: async (request, reply) => {
      const { user } = await deps.signedIn(request);
      const member = await db.transaction(async (tx) => {
        // So that two acceptances at once find one of them.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
        const open = and(eq(agencyInvitations.id, request.params.id), isTo(user), isOpen(deps));
        if ((await tx.$count(agencyInvitations, open)) === 0) throw noInvitation(request.params.id);
        const obstacle = await obstacleOf(tx, user);
        if (obstacle !== null) throw new AppError(409, 'cannot-accept-yet', obstacle);
        const [invited] = await tx.delete(agencyInvitations).where(open).returning();
        if (!invited) throw noInvitation(request.params.id);
        const { agencyId, role, projectId } = invited;
        await tx.insert(agencyMembers).values({ userId: user.id, agencyId, role, projectId, createdAt: deps.now() });
        await recordAudit(tx, {
          actor: 'customer',
          action: 'agency.member-added',
          subjectId: agencyId,
          details: { userId: user.id, role },
        });
        return { userId: user.id, email: user.email, role, projectId };
      });
      return reply.code(201).send(member);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/v1/invitations/:id',
    config: { needs: 'account' },
    schema: {
      summary: 'Declines an invitation; the owner of the agency takes it back',
      params: idParams,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const { user } = await deps.signedIn(request);
      const isOwner = sql`${agencyInvitations.agencyId} in (select agency_id from agency_members where user_id = ${user.id} and role = 'owner')`;
      const [gone] = await db
        .delete(agencyInvitations)
        .where(and(eq(agencyInvitations.id, request.params.id), or(user.isVerified ? isTo(user) : undefined, isOwner)))
        .returning({ id: agencyInvitations.id });
      if (!gone) throw noInvitation(request.params.id);
      return reply.code(204).send(null);
    },
  });
}

type Invited = { id: string; email: string; isVerified: boolean };

function isTo({ email }: Pick<Invited, 'email'>) {
  return sql`${agencyInvitations.email} = lower(${email})`;
}

/** Why somebody cannot accept any invitation yet, and what to do; null: nothing is in the way. */
async function obstacleOf(db: Queryable, { id, isVerified }: Invited): Promise<string | null> {
  if (!isVerified) return 'Confirm your e-mail address first. Your dashboard has the mail sent again.';
  const [own] = await db
    .select({ name: agencies.name, role: agencyMembers.role })
    .from(agencyMembers)
    .innerJoin(agencies, eq(agencies.id, agencyMembers.agencyId))
    .where(eq(agencyMembers.userId, id));
  if (!own) return null;
  return own.role === 'owner'
    ? `You own ${own.name}. Hand it over to one of its members and leave it, or close it. Then you can accept.`
    : `You belong to ${own.name}. Leave it first, then you can accept.`;
}

function isOpen({ now }: Pick<AgencyDeps, 'now'>) {
  return gt(agencyInvitations.createdAt, new Date(now().getTime() - invitationDays * 24 * 60 * 60_000));
}

function shown({ id, email, role, projectId, createdAt }: typeof agencyInvitations.$inferSelect): Invitation {
  return { id, email, role, projectId, createdAt: createdAt.toISOString() };
}

function ownerStays(): AppError {
  return new AppError(
    409,
    'owner-stays',
    'The owner cannot leave the agency. Hand it over to one of its members first, or close it.',
  );
}

function noInvitation(id: string): AppError {
  return new AppError(404, 'invitation-not-found', `There is no invitation ${id} for you.`);
}
