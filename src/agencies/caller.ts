// Who calls the API: a program with a key, an agent that a member let in, or a member of the agency who is signed in. Both meet the same verbs.
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#base/errors.ts';
import { createThrottle } from '#base/throttle.ts';
import { agencies, agencyMembers, agentGrants, apiKeys } from '#db/schema.ts';
import { isAccessToken, readAccess } from './agent-grants.ts';
import { agentAddresses } from './agent-server.ts';
import { apiKeyHash } from './api-key.ts';
import { type AgencyRole, agentScope, type KeyMode, type Scope, scopes } from './contract.ts';
import type { AgencyDeps } from './deps.ts';

export type Agency = typeof agencies.$inferSelect;
export type Caller = {
  agency: Agency;
  mode: KeyMode;
  /** `key`: a program, by a key or as an agent that signed in. */
  role: AgencyRole | 'key';
  /** For the audit log: the key's or the user's id. */
  actorId: string;
  /** A client sees this project only. */
  projectId: string | null;
  may: (scope: Scope) => boolean;
};
declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a caller of an agency must be let do; `owner`: nobody's but the owner's, signed in. */
    scope?: Scope | 'owner' | 'any';
    /** Whether agents that signed in may call it, by their tokens. */
    takesAgents?: boolean;
  }
}

export type Callers = ReturnType<typeof createCallers>;

const perMinute = 120;
const touchEveryMs = 60_000;
export const scopesOf: Record<AgencyRole, readonly Scope[]> = {
  owner: scopes,
  member: scopes,
  client: ['projects:read', 'assessments:read'],
};

export function createCallers(deps: AgencyDeps) {
  const { db } = deps.database;
  const { pace, refuseUnknown } = limits(deps);
  const { resource } = agentAddresses(deps.publicUrl);
  const proven = new WeakMap<FastifyRequest, Caller>();

  /** @throws AppError 401 for nobody, 403 for a scope that is missing, 429 for too many calls. */
  async function prove(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { scope } = request.routeOptions.config;
    const caller = await callerOf(request, reply);
    if (scope === 'owner' && caller.role !== 'owner')
      throw new AppError(403, 'owner-only', 'Only the owner of the agency may do this, signed in.');
    if (scope !== 'any' && scope !== 'owner' && (scope === undefined || !caller.may(scope)))
      throw new AppError(403, 'scope-missing', `This needs the scope ${scope}.`, { scope });
    proven.set(request, caller);
  }

  /** Who calls a route that needs an agency. */
  function of(request: FastifyRequest): Caller {
    const caller = proven.get(request);
    if (!caller) throw new Error('A call of an agency was reached without its proof.');
    return caller;
  }

  async function callerOf(request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
    reply.header('cache-control', 'no-store');
    const bearer = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
    if (bearer === undefined) return member(request);
    return isAccessToken(bearer) ? agent(bearer, request, reply) : program(bearer, request, reply);
  }

  /** An agent is to the agency what a live key of its member would be, at the one address that its tokens are for. */
  async function agent(token: string, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
    const now = deps.now();
    const found = request.routeOptions.config.takesAgents ? await readAccess(db, { token, resource }, now) : null;
    if (!found)
      return refuseUnknown(request, reply, 'token-unknown', 'This token is unknown, ended or for another address.');
    // No guess: each agent shows one before it renews it.
    if (found.isOver) throw new AppError(401, 'token-expired', 'This token has expired. Renew it.');
    const { grant, member: person, agency } = found;
    await pace(`agents of ${person.userId}`, reply);
    await db
      .update(agentGrants)
      .set({ lastUsedAt: now })
      .where(and(eq(agentGrants.id, grant.id), isStale(agentGrants.lastUsedAt, now)));
    return {
      agency,
      mode: 'live',
      role: 'key',
      actorId: grant.id,
      projectId: person.projectId,
      may: (scope) => scope === agentScope && scopesOf[person.role].includes(scope),
    };
  }

  async function program(key: string, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
    const now = deps.now();
    const hash = apiKeyHash(key);
    const [found] =
      hash === null
        ? []
        : await db
            .select({ key: apiKeys, agency: agencies })
            .from(apiKeys)
            .innerJoin(agencies, eq(agencies.id, apiKeys.agencyId))
            .where(
              and(
                eq(apiKeys.hash, hash),
                isNull(apiKeys.revokedAt),
                or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
              ),
            );
    if (!found) return refuseUnknown(request, reply, 'key-unknown', 'This API key is unknown, revoked or expired.');
    await pace(found.key.id, reply);
    await db
      .update(apiKeys)
      .set({ lastUsedAt: now })
      .where(and(eq(apiKeys.id, found.key.id), isStale(apiKeys.lastUsedAt, now)));
    const { mode, id, scopes: granted } = found.key;
    return {
      agency: found.agency,
      mode,
      role: 'key',
      actorId: id,
      projectId: null,
      may: (scope) => granted.includes(scope),
    };
  }

  async function member(request: FastifyRequest): Promise<Caller> {
    const { user } = await deps.signedIn(request);
    const [found] = await db
      .select({ member: agencyMembers, agency: agencies })
      .from(agencyMembers)
      .innerJoin(agencies, eq(agencies.id, agencyMembers.agencyId))
      .where(eq(agencyMembers.userId, user.id));
    if (!found || !user.isVerified) throw new AppError(403, 'no-agency', 'Your account belongs to no agency.');
    const { role, projectId } = found.member;
    return {
      agency: found.agency,
      mode: 'live',
      role,
      actorId: user.id,
      projectId,
      may: (scope) => scopesOf[role].includes(scope),
    };
  }

  return { prove, of };
}

/** How fast a program may call, and how often a network may show what nobody has. */
function limits({ database: { pool }, networkOf }: Pick<AgencyDeps, 'database' | 'networkOf'>) {
  const throttle = createThrottle(pool, { name: 'api-key', points: perMinute, perSeconds: 60 });
  const guesses = createThrottle(pool, { name: 'api-key-guess', points: 30, perSeconds: 600 });

  async function refuseUnknown(
    request: FastifyRequest,
    reply: FastifyReply,
    code: string,
    words: string,
  ): Promise<never> {
    const taken = await guesses.take(networkOf(request));
    if (!taken.allowed) refuseTooMany(reply, taken.retryAfterSeconds);
    throw new AppError(401, code, words);
  }

  async function pace(caller: string, reply: FastifyReply): Promise<void> {
    const taken = await throttle.take(caller);
    reply
      .header('ratelimit-limit', String(perMinute))
      .header('ratelimit-remaining', String(taken.allowed ? taken.left : 0));
    if (!taken.allowed) refuseTooMany(reply, taken.retryAfterSeconds);
  }

  return { pace, refuseUnknown };
}

/** One write a minute is enough. */
function isStale(lastUsedAt: typeof apiKeys.lastUsedAt | typeof agentGrants.lastUsedAt, now: Date) {
  return or(isNull(lastUsedAt), lt(lastUsedAt, new Date(now.getTime() - touchEveryMs)));
}

function refuseTooMany(reply: FastifyReply, retryAfterSeconds: number): never {
  reply.header('retry-after', String(retryAfterSeconds));
  throw new AppError(429, 'too-many-requests', `Too many requests: please wait ${retryAfterSeconds} seconds.`);
}
