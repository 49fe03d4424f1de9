import type { App } from '#base/app.ts';
import { clientGone } from '#base/client-gone.ts';
import { countedPlaces } from '#base/counted-places.ts';
import type { Queryable } from '#base/db.ts';
import { AppError } from '#base/errors.ts';
import { jsonOrNull } from '#base/json-or-null.ts';
import { agencies } from '#db/schema.ts';
import { eq } from 'drizzle-orm';
import type { ToolNeeds } from '#mcp/create-server.ts';
import { agentAddresses } from './agent-server.ts';
import { allowance } from './allowance.ts';
import type { Caller, Callers } from './caller.ts';
import { agentScope } from './contract.ts';
import type { AgencyDeps } from './deps.ts';
import { publicWebsite } from './public-website.ts';
import { countUse, usedIn } from './usage.ts';

const mostPages = 5; // an agent waits for the answer
const mostCallsTogether = 5;
/** Readings of one process at the same time. Each keeps one of its 16 database connections while the website answers. */
const readingLimits = { total: 4, perAgency: 2 };

/** `POST /mcp`: the engine as tools for an agent, with an API key or the token of a sign-in. Stateless, so that any web process answers. */
export function mcpRoutes(app: App, deps: AgencyDeps, callers: Callers): void {
  const places = countedPlaces();
  const takeRobots = allowance(deps.database.pool, {
    name: 'mcp-robots',
    points: 60,
    code: 'too-many-websites',
    words: 'An agency asks for sixty robots.txt an hour',
  });
  void app.register(async (scope) => {
    // As it came: the protocol has its own answer for what is no JSON.
    scope.removeAllContentTypeParsers();
    // Where an agent reads how to sign in (RFC 9728, 5.1).
    const { metadata } = agentAddresses(deps.publicUrl);
    scope.addHook('onSend', async (request, reply) => {
      if (reply.statusCode !== 401) return;
      const wrong = request.headers.authorization === undefined ? '' : ', error="invalid_token"';
      reply.header('www-authenticate', `Bearer resource_metadata="${metadata}", scope="${agentScope}"${wrong}`);
    });
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.route({
      method: ['POST', 'GET', 'DELETE'],
      url: '/mcp',
      config: { needs: 'agency', scope: agentScope, takesAgents: true },
      schema: { hide: true },
      handler: async (request, reply) => {
        const caller = callers.of(request);
        if (caller.role !== 'key')
          throw new AppError(401, 'key-needed', 'Agents sign in, or show an API key: Authorization: Bearer ctb_live_…');
        const sent = typeof request.body === 'string' ? request.body : '';
        const calls = jsonOrNull(sent);
        if (Array.isArray(calls) && calls.length > mostCallsTogether)
          throw new AppError(413, 'too-many-calls', `Send at most ${mostCallsTogether} calls together.`);
        // Loaded when the first agent comes: the protocol's library and every check take a quarter of a second.
        const [{ createMcpHandler }, { createMcpServer }] = await Promise.all([
          import('@modelcontextprotocol/server'),
          import('#mcp/create-server.ts'),
        ]);
        const handler = createMcpHandler(() => createMcpServer({ version: '1', ...toolsFor(caller) }));
        const headers = new Headers(
          Object.entries(request.headers).flatMap(([name, value]) =>
            typeof value === 'string' ? [[name, value]] : [],
          ),
        );
        headers.delete('content-length');
        const body = request.method === 'POST' ? sent : null;
        const response = await handler.fetch(
          new Request(`${deps.publicUrl}/mcp`, { method: request.method, headers, body, signal: clientGone(reply) }),
        );
        response.headers.forEach((value, name) => void reply.header(name, value));
        return reply
          .code(response.status)
          .send(response.body === null ? null : Buffer.from(await response.arrayBuffer()));
      },
    });
  });

  function toolsFor(caller: Caller) {
    return {
      prove: (needs: ToolNeeds) => {
        if (needs === 'live' && caller.mode === 'test') throw new Error('A test key reads no websites; use a live key');
      },
      assess: async (url: string, pages: number, signal: AbortSignal) => {
        const website = publicWebsite(url);
        return inPlace(caller, async () => {
          await takeOne(caller);
          const pageLimit = Math.min(pages, mostPages);
          return deps.assess({ website, answers: null, pageLimit, signal, withFixPack: false });
        });
      },
      readRobots: async (url: string, signal: AbortSignal) => {
        const website = publicWebsite(url);
        return inPlace(caller, async () => {
          await refuseUsedUp(deps.database.db, caller);
          await takeRobots(caller);
          const read = await deps.readRobotsIfFree(website, signal);
          if (read === null) throw new Error('Somebody else reads this website just now; try again in a minute');
          return read;
        });
      },
    };
  }

  async function inPlace<T>(caller: Caller, read: () => Promise<T>): Promise<T> {
    if (caller.mode === 'test') throw new Error('A test key reads no websites; use a live key');
    const leave = places.take([
      ['all', readingLimits.total],
      [caller.agency.id, readingLimits.perAgency],
    ]);
    if (leave === null) throw new Error('Too many websites are read at the same time; try again in a minute');
    return read().finally(leave);
  }

  async function refuseUsedUp(tx: Queryable, { agency }: Pick<Caller, 'agency'>): Promise<void> {
    if ((await usedIn(tx, agency.id, deps.now())) >= agency.monthlyAssessments)
      throw new Error(`All ${agency.monthlyAssessments} assessments of this month are used`);
  }

  /** An agent's readings come out of the same month as the API's. */
  async function takeOne(caller: Caller): Promise<void> {
    await deps.database.db.transaction(async (tx) => {
      const [agency = caller.agency] = await tx
        .select()
        .from(agencies)
        .where(eq(agencies.id, caller.agency.id))
        .for('update');
      await refuseUsedUp(tx, { agency });
      await countUse(tx, { agencyId: agency.id, projectId: 'mcp', createdAt: deps.now() }, 1);
    });
  }
}
