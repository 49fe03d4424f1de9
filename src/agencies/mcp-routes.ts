import type { App } from '#base/app.ts';
import { countedPlaces } from '#base/counted-places.ts';
import { AppError } from '#base/errors.ts';
import { agencies } from '#db/schema.ts';
import { eq } from 'drizzle-orm';
import type { Caller, Callers } from './caller.ts';
import type { AgencyDeps } from './deps.ts';
import { publicWebsite } from './public-website.ts';
import { countUse, usedIn } from './usage.ts';

const mostPages = 5; // an agent waits for the answer
/** Readings of one process at the same time. Each keeps one of its 16 database connections while the website answers. */
const readingLimits = { total: 4, perAgency: 2 };

/** `POST /mcp`: the engine as tools for an agent, with an API key. Stateless, so that any web process answers. */
export function mcpRoutes(app: App, deps: AgencyDeps, callers: Callers): void {
  const places = countedPlaces();
  app.route({
    method: ['POST', 'GET', 'DELETE'],
    url: '/mcp',
    schema: { hide: true },
    handler: async (request, reply) => {
      const caller = await callers.allowed(request, reply, 'assessments:write');
      if (caller.role !== 'key')
        throw new AppError(401, 'key-needed', 'Agents need an API key: Authorization: Bearer ctb_live_…');
      // Loaded when the first agent comes: the protocol's library and every check take a quarter of a second.
      const [{ createMcpHandler }, { createMcpServer }] = await Promise.all([
        import('@modelcontextprotocol/server'),
        import('#mcp/create-server.ts'),
      ]);
      const handler = createMcpHandler(() => createMcpServer({ version: '1', ...toolsFor(caller) }));
      const headers = new Headers(
        Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      );
      headers.delete('content-length');
      const body = request.method === 'POST' ? JSON.stringify(request.body ?? {}) : null;
      const response = await handler.fetch(
        new Request(`${deps.publicUrl}/mcp`, { method: request.method, headers, body }),
      );
      response.headers.forEach((value, name) => void reply.header(name, value));
      return reply
        .code(response.status)
        .send(response.body === null ? null : Buffer.from(await response.arrayBuffer()));
    },
  });

  function toolsFor(caller: Caller) {
    return {
      assess: async (url: string, pages: number, signal: AbortSignal) => {
        if (caller.mode === 'test') throw new Error('A test key reads no websites; use a live key');
        const website = publicWebsite(url);
        const leave = places.take([
          ['all', readingLimits.total],
          [caller.agency.id, readingLimits.perAgency],
        ]);
        if (leave === null) throw new Error('Too many websites are read at the same time; try again in a minute');
        try {
          await takeOne(caller);
          return await deps.assess({
            website,
            answers: null,
            pageLimit: Math.min(pages, mostPages),
            signal,
            withFixPack: false,
          });
        } finally {
          leave();
        }
      },
      readRobots: (url: string, signal: AbortSignal) => deps.readRobots(publicWebsite(url), signal),
    };
  }

  /** An agent's readings come out of the same month as the API's. */
  async function takeOne(caller: Caller): Promise<void> {
    await deps.database.db.transaction(async (tx) => {
      const [agency = caller.agency] = await tx
        .select()
        .from(agencies)
        .where(eq(agencies.id, caller.agency.id))
        .for('update');
      const used = await usedIn(tx, agency.id, deps.now());
      if (used >= agency.monthlyAssessments)
        throw new Error(`All ${agency.monthlyAssessments} assessments of this month are used`);
      await countUse(tx, { agencyId: agency.id, projectId: 'mcp', createdAt: deps.now() }, 1);
    });
  }
}
