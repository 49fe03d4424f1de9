import type { FastifyReply, FastifyRequest } from 'fastify';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { agentRequest, agentRequestSeconds } from '#accounts/agent-request.ts';
import { agentPage } from '#accounts/contract.ts';
import type { User } from '#accounts/session.ts';
import type { App } from '#base/app.ts';
import { AppError } from '#base/errors.ts';
import { agencies, agencyMembers, agentGrants, users } from '#db/schema.ts';
import { type AgentClients, isRedirectOf } from './agent-client.ts';
import { allowAgent, endGrant, mostAgents } from './agent-grants.ts';
import { agentPageHtml } from './agent-page.ts';
import { agentAddresses } from './agent-server.ts';
import { type Callers, scopesOf } from './caller.ts';
import { type Agent, agentSchema, agentScope, idParams } from './contract.ts';
import type { AgencyDeps } from './deps.ts';
import { usedIn } from './usage.ts';

/** How a member lets an agent in, sees which are in, and ends one. */
export function agentRoutes(app: App, deps: AgencyDeps, callers: Callers, clients: AgentClients): void {
  permissionRoutes(app, deps, clients);
  listRoutes(app, deps, callers);
}

/** The authorization endpoint. What is wrong is said on a page: nobody is sent to an address that no member has read. */
function permissionRoutes(app: App, deps: AgencyDeps, clients: AgentClients): void {
  const { db } = deps.database;
  const { issuer, resource } = agentAddresses(deps.publicUrl);
  const waiting = agentRequest(deps.publicUrl);
  const { requestOf, clientOf, agencyOf, userOf } = readers(deps, clients);

  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin');
    });

    scope.route({
      method: 'GET',
      url: agentPage,
      config: { needs: 'public' },
      schema: { hide: true },
      handler: async (request, reply) => {
        const query = new URL(request.url, issuer).search.slice(1);
        if (query === '') return reply.redirect(addressOf(waiting.read(request.headers.cookie)), 303);
        const asked = requestOf(request.query);
        const user = await userOf(request);
        if (user === null) {
          const kept = Buffer.from(query).toString('base64url');
          if (kept.length > longestCookie) throw wrong('is too long');
          return reply.header('set-cookie', waiting.write(kept, agentRequestSeconds)).redirect('/signin?to=agent', 303);
        }
        reply.header('set-cookie', waiting.clear());
        const { agency } = await agencyOf(user);
        const client = await clientOf(asked, user);
        mayAnswerAt(reply, asked.redirect_uri);
        const { email } = user;
        const used = await usedIn(db, agency.id, deps.now());
        const page = { client, redirectUri: asked.redirect_uri, agency, email, used, fields: asked, action: agentPage };
        return reply.type('text/html; charset=utf-8').send(agentPageHtml(page));
      },
    });

    scope.route({
      method: 'POST',
      url: agentPage,
      config: { needs: 'account' },
      schema: { hide: true },
      handler: async (request, reply) => {
        const asked = requestOf(request.body);
        const { answer } = answerSchema.parse(request.body);
        const { user } = await deps.signedIn(request);
        await agencyOf(user);
        const client = await clientOf(asked, user);
        const { redirect_uri: redirectUri, code_challenge: challenge, state } = asked;
        const back = new URL(redirectUri);
        if (state !== undefined) back.searchParams.set('state', state);
        back.searchParams.set('iss', issuer);
        if (answer === 'deny') {
          back.searchParams.set('error', 'access_denied');
          return reply.redirect(back.href, 303);
        }
        const named = { userId: user.id, clientId: client.id, clientName: client.name, resource };
        const code = await allowAgent(db, { ...named, redirectUri, challenge }, deps.now());
        if (code === null)
          throw new AppError(
            409,
            'too-many-agents',
            `You let ${mostAgents} agents in already. End one on your agency’s page, then try again.`,
          );
        back.searchParams.set('code', code);
        return reply.redirect(back.href, 303);
      },
    });
  });
}

/** What a request says, for whom and by whom, each refused with a sentence for the member. */
function readers(deps: AgencyDeps, clients: AgentClients) {
  const { resource } = agentAddresses(deps.publicUrl);

  function requestOf(sent: unknown): AuthorizationRequest {
    const read = requestSchema.safeParse(sent);
    if (!read.success) throw wrong(`lacks a valid ${String(read.error.issues[0]?.path[0])}`);
    if (URL.parse(read.data.resource)?.href !== resource) throw wrong(`is for another address than ${resource}`);
    return read.data;
  }

  async function clientOf(asked: AuthorizationRequest, user: User) {
    const client = await clients.find(asked.client_id, user.id);
    if (!isRedirectOf(client, asked.redirect_uri)) throw wrong('names an address that the agent never registered');
    return client;
  }

  async function agencyOf(user: User) {
    const [found] = await deps.database.db
      .select({ member: agencyMembers, agency: agencies })
      .from(agencyMembers)
      .innerJoin(agencies, eq(agencies.id, agencyMembers.agencyId))
      .where(eq(agencyMembers.userId, user.id));
    if (!found || !user.isVerified)
      throw new AppError(
        403,
        'no-agency',
        'Agents work for an agency, and your account belongs to none. Start one at /agency, then connect again.',
      );
    if (!scopesOf[found.member.role].includes(agentScope))
      throw new AppError(
        403,
        'scope-missing',
        `As a client of ${found.agency.name} you read reports. Ask its owner to assess websites.`,
      );
    return found;
  }

  function userOf(request: FastifyRequest): Promise<User | null> {
    return deps.signedIn(request).then(
      ({ user }) => user,
      (error: unknown) => {
        if (error instanceof AppError && error.status === 401) return null;
        throw error;
      },
    );
  }

  return { requestOf, clientOf, agencyOf, userOf };
}

/** For the members: the owner sees all agents, whoever else their own. */
function listRoutes(app: App, deps: AgencyDeps, callers: Callers): void {
  const { db } = deps.database;
  const visible = (request: FastifyRequest) => {
    const { agency, role, actorId } = callers.of(request);
    return and(eq(agencyMembers.agencyId, agency.id), role === 'owner' ? undefined : eq(agentGrants.userId, actorId));
  };

  app.route({
    method: 'GET',
    url: '/api/v1/agents',
    config: { needs: 'agency', scope: 'any' },
    schema: {
      summary: 'The agents that signed in: all for the owner, for a member their own',
      response: { 200: z.object({ data: z.array(agentSchema) }) },
    },
    handler: async (request) => {
      const rows = await db
        .select({ grant: agentGrants, email: users.email })
        .from(agentGrants)
        .innerJoin(agencyMembers, eq(agencyMembers.userId, agentGrants.userId))
        .innerJoin(users, eq(users.id, agentGrants.userId))
        .where(visible(request))
        .orderBy(desc(agentGrants.createdAt));
      return { data: rows.map(shown) };
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/v1/agents/:id',
    config: { needs: 'agency', scope: 'any' },
    schema: { summary: 'Ends an agent’s access at once', params: idParams, response: { 204: z.null() } },
    handler: async (request, reply) => {
      const { id } = request.params;
      const [found] = await db
        .select({ id: agentGrants.id })
        .from(agentGrants)
        .innerJoin(agencyMembers, eq(agencyMembers.userId, agentGrants.userId))
        .where(and(eq(agentGrants.id, id), visible(request)));
      if (!found) throw new AppError(404, 'agent-not-found', `There is no agent ${id}, or its access has ended.`);
      await db.transaction((tx) => endGrant(tx, id, 'customer', { by: callers.of(request).actorId }));
      return reply.code(204).send(null);
    },
  });
}

function shown({ grant, email }: { grant: typeof agentGrants.$inferSelect; email: string }): Agent {
  const { id, clientName: name, createdAt, lastUsedAt } = grant;
  return { id, name, email, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

const longestCookie = 3_800; // browsers keep 4 096 bytes

const requestSchema = z.object({
  response_type: z.literal('code'),
  client_id: z.string().min(1).max(1_500),
  redirect_uri: z.url().max(500),
  state: z.string().max(1_000).optional(),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  resource: z.string().max(500),
});
type AuthorizationRequest = z.infer<typeof requestSchema>;
const answerSchema = z.object({ answer: z.enum(['allow', 'deny']).catch('deny') });

/** Of a program's request, which the person cannot put right. */
function wrong(what: string): AppError {
  return new AppError(400, 'invalid-request', `The request of this agent ${what}. Tell those who made it.`);
}

/** Where a kept request goes on: the page alone, whatever a cookie says. */
function addressOf(kept: string | null): string {
  const { search } = new URL(`?${Buffer.from(kept ?? '', 'base64url').toString()}`, 'http://here');
  return search === '' ? '/dashboard' : `${agentPage}${search}`;
}

/** Browsers follow the answer of a form only to addresses that the page names. */
function mayAnswerAt(reply: FastifyReply, redirectUri: string): void {
  const { origin, protocol, hostname } = new URL(redirectUri);
  const target = hostname.startsWith('[') ? protocol : origin; // a policy cannot name an IPv6 address
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("form-action 'self'", `form-action 'self' ${target}`));
}
