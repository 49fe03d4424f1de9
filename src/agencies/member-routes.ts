import { and, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import { AppError } from '#base/errors.ts';
import { foldMailAddress } from '#base/mail-address.ts';
import { randomId } from '#base/secrets.ts';
import { createThrottle } from '#base/throttle.ts';
import { recordAudit } from '#db/audit.ts';
import { agencies, agencyInvitations, agencyMembers, projects, users } from '#db/schema.ts';
import type { Callers } from './caller.ts';
import {
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
  const toAddress = createThrottle(pool, { name: 'invite-address', points: 3, perSeconds: 24 * 60 * 60 });

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
      for (const taken of [await ofAgency.take(agency.id), await toAddress.take(email)])
        if (!taken.allowed)
          throw new AppError(
            429,
            'too-many-invitations',
            'An agency invites 20 times a day, and one address 3 times. Please come back tomorrow.',
            { retryAfterSeconds: taken.retryAfterSeconds },
          );
      // Whether somebody has an account with this address is not looked up: the answer would tell it.
      const change = { role, projectId, createdAt: deps.now() };
      const row = await db.transaction(async (tx) => {
        const [invited] = await tx
          .insert(agencyInvitations)
          .values({ id: randomId(), agencyId: agency.id, email, ...change })
          .onConflictDoUpdate({ target: [agencyInvitations.agencyId, agencyInvitations.email], set: change })
          .returning();
        if (!invited) throw new Error('An invitation was neither made nor found.');
        await deps.queue.send(tx, invitationQueue, { invitationId: invited.id });
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
      const data = await db
        .select({ id: agencyInvitations.id, agency: agencies.name, role: agencyInvitations.role })
        .from(agencyInvitations)
        .innerJoin(agencies, eq(agencies.id, agencyInvitations.agencyId))
        .where(and(isTo(user), isOpen(deps)))
        .orderBy(agencyInvitations.createdAt);
      return reply.send({ data });
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
        const [invited] = await tx
          .delete(agencyInvitations)
          .where(and(eq(agencyInvitations.id, request.params.id), isTo(user), isOpen(deps)))
          .returning();
        if (!invited) throw noInvitation(request.params.id);
        const { agencyId, role, projectId } = invited;
        const [added] = await tx
          .insert(agencyMembers)
          .values({ userId: user.id, agencyId, role, projectId, createdAt: deps.now() })
          .onConflictDoNothing()
          .returning();
        if (!added) throw new AppError(409, 'has-agency', 'Your account belongs to an agency already. Leave it first.');
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
        .where(and(eq(agencyInvitations.id, request.params.id), sql`(${isTo(user)} or ${isOwner})`))
        .returning({ id: agencyInvitations.id });
      if (!gone) throw noInvitation(request.params.id);
      return reply.code(204).send(null);
    },
  });
}

/** An address that is not confirmed is nobody's yet. */
function isTo(user: { email: string; isVerified: boolean }) {
  return user.isVerified ? sql`${agencyInvitations.email} = lower(${user.email})` : sql`false`;
}

function isOpen({ now }: Pick<AgencyDeps, 'now'>) {
  return gt(agencyInvitations.createdAt, new Date(now().getTime() - invitationDays * 24 * 60 * 60_000));
}

function shown({ id, email, role, projectId, createdAt }: typeof agencyInvitations.$inferSelect): Invitation {
  return { id, email, role, projectId, createdAt: createdAt.toISOString() };
}

function ownerStays(): AppError {
  return new AppError(409, 'owner-stays', 'The owner cannot leave the agency.');
}

function noInvitation(id: string): AppError {
  return new AppError(404, 'invitation-not-found', `There is no invitation ${id} for you.`);
}
