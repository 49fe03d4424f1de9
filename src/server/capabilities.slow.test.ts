// Slow: it asks each route of the whole server as each kind of caller.
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#base/app.ts';
import { capabilities, type DeclaredRoute } from '#base/capabilities.ts';
import { toolNeeds } from '#mcp/create-server.ts';
import type { ReportPages } from './contract.ts';
import { pagesOfReports } from './pages.ts';
import { registerStaticFiles } from './static-files.ts';
import { type Headers, type Population, population } from './testing/callers.ts';
import { type Whole, wholeApp } from './testing/whole-app.ts';

/** Every route of the server, its pages included. */
async function startWhole(change: (app: App) => void = () => {}): Promise<Whole> {
  return wholeApp({}, null, {
    before: change,
    after: async (app, slices, { publicUrl, db }) => {
      const about = { publicUrl, contactEmail: 'hello@citable.test' };
      const load = async () => ({ pages, assets: { css: [], js: [], preload: [] } });
      const drawn = pagesOfReports(app, db, { ...about, isBuyer: slices.isBuyer, load, refund: '30-days' });
      await registerStaticFiles(app, { ...about, dir: folder, drawn });
    },
  });
}

/** What is drawn matters here only in that it is: a build would take longer than all the rest. */
const drawn = () => '<h1>Drawn</h1>';
const pages: ReportPages = {
  report: drawn,
  checks: drawn,
  task: drawn,
  taskTexts: () => new Map([['ao-03', drawn()]]),
  sharedTasks: drawn,
  sharedText: drawn,
  noSharedTasks: drawn,
  subscription: drawn,
  noSubscription: drawn,
  refund: drawn,
  summary: drawn,
  noSummary: drawn,
  field: drawn,
};
const folder = mkdtempSync(join(tmpdir(), 'citable-pages-'));
for (const name of ['index.html', '404.html', 'app.html']) writeFileSync(join(folder, name), '<h1>The shell</h1>');
writeFileSync(join(folder, '.routes.json'), JSON.stringify({ '/report/:paymentIntentId': 'app.html' }));
afterAll(() => rmSync(folder, { recursive: true }));

let client = 0;

async function ask(app: App, { method, url }: DeclaredRoute, address: string, headers: Headers) {
  // A client of its own for each call, so that no limit answers in its place.
  client += 1;
  const from = { 'x-forwarded-for': `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}` };
  const reply = await app.inject({ method: method as 'GET', url: address, headers: { ...headers, ...from } });
  const code = /"code":"([\w-]+)"/.exec(reply.body)?.[1] ?? '';
  // The app's shell of an address tells nothing of what is there.
  const isShell = reply.statusCode === 200 && !reply.body.includes('Drawn');
  return { status: reply.statusCode, code, isShell, said: `${method} ${url}: ${reply.statusCode} ${code}` };
}

/** Whoever is let in is met by the route itself, which may find a body missing; whoever is not hears so. */
async function faultsOf(app: App, routes: readonly DeclaredRoute[], { callers, addressOf }: Population) {
  const faults: string[] = [];
  for (const route of routes) {
    const { needs, scope, takesAgents = false } = route.config;
    const { open } = capabilities[needs];
    for (const [name, { is, headers, scope: own }] of Object.entries(open ? {} : callers)) {
      const isOwners = needs === 'agency' && scope === 'owner';
      const may = is.includes(needs) && (own === 'agent' ? takesAgents : !isOwners || own === 'owner');
      const { status, code, said } = await ask(app, route, addressOf(route.url, true), await headers());
      const isRefused = (status === 401 && code !== 'key-needed') || refusals.has(code);
      if (status >= 500 || may === isRefused) faults.push(`${name}: ${said}`);
    }
    if (!open || needs === 'public' || needs === 'provider') continue;
    const unknown = await ask(app, route, addressOf(route.url, false), {});
    const isNothing = [400, 404, 415, 422].includes(unknown.status) || (route.method === 'GET' && unknown.isShell);
    if (!isNothing) faults.push(`without the secret: ${unknown.said}`);
  }
  return faults;
}

const refusals = new Set([
  'buyer-only',
  'owner-only',
  'scope-missing',
  'wrong-role',
  'locked',
  'signed-out',
  'key-unknown',
  'no-agency',
]);

/** "GET /api/…" by capability, as the table of docs/security.md states it. */
function stated(): Map<string, string> {
  const text = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8');
  const rows = [...text.matchAll(/^\| \*\*([\w-]+)\*\* \|[^|]*\|([^|]*)\|$/gm)];
  return new Map(
    rows.flatMap(([, needs = '', opens = '']) =>
      [...opens.matchAll(/`([A-Z ]+) (\/[^`]*)`/g)].flatMap(([, methods = '', url = '']) =>
        methods.split(' ').map((method): [string, string] => [`${method} ${url}`, needs]),
      ),
    ),
  );
}

/** Pages and files that everybody may read are in no table. */
const isPage = ({ method, url, config }: DeclaredRoute) =>
  config.needs === 'public' && method === 'GET' && !url.startsWith('/api/');

function differences(routes: readonly DeclaredRoute[], table: ReadonlyMap<string, string>): string[] {
  const own = new Map(
    routes
      .filter((route) => !isPage(route))
      .map(({ method, url, config }) => [`${method} ${url.replaceAll(/\(\^.*?\)(?=[/.]|$)/g, '')}`, config.needs]),
  );
  return [
    ...[...own].flatMap(([route, needs]) =>
      table.get(route) === needs ? [] : [`${route} needs ${needs}, stated: ${table.get(route)}`],
    ),
    ...[...table.keys()].filter((route) => !own.has(route)).map((route) => `${route} is stated and not there`),
  ];
}

describe('who may do what', () => {
  let whole: Whole;
  let everybody: Population;
  beforeAll(async () => {
    whole = await startWhole();
    everybody = await population(whole);
  });
  afterAll(() => whole.close());

  it('is stated in docs/security.md for every route of the server', () => {
    const { routes } = whole.app.capabilities;
    expect(routes.length).toBeGreaterThan(150);
    expect(differences(routes, stated())).toEqual([]);
  });

  it('is so for every route, asked by every kind of caller', { timeout: 600_000 }, async () => {
    expect(await faultsOf(whole.app, whole.app.capabilities.routes, everybody)).toEqual([]);
  });

  it('lets nobody but the buyer change a report, save asking whether it is paid and asking for the mailed link', () => {
    const changing = whole.app.capabilities.routes.filter(
      ({ method, url }) => method !== 'GET' && /^\/(api\/report|report|results|refund|questions)\//.test(url),
    );
    expect(
      changing
        .filter(({ config }) => config.needs !== 'buyer')
        .map(({ url }) => url)
        .toSorted(),
    ).toEqual([
      '/api/report/:paymentIntentId/buyer-link',
      '/api/report/:paymentIntentId/payment',
      '/report/:id/buyer-link',
    ]);
    expect(changing.length).toBeGreaterThan(20);
  });

  it('is said by each tool of MCP, and read there', async () => {
    await whole.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = whole.app.server.address() as AddressInfo;
    for (const [caller, mayRead] of [
      ['a live key', true],
      ['an agent that the owner let in', true],
      ['a test key', false],
    ] as const) {
      const headers = (await everybody.callers[caller]?.headers()) ?? {};
      const client = new Client({ name: 'test', version: '1' });
      await client.connect(
        new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), { requestInit: { headers } }),
      );
      const { tools } = await client.listTools();
      expect(Object.fromEntries(tools.map(({ name, _meta }) => [name, _meta?.['needs']]))).toEqual(toolNeeds);
      for (const [name, needs] of Object.entries(toolNeeds)) {
        const answer = await client.callTool({ name, arguments: { url: 'not an address', id: 'AO-03' } });
        expect([caller, name, /test key reads no websites/.test(JSON.stringify(answer))]).toEqual([
          caller,
          name,
          needs === 'live' && !mayRead,
        ]);
      }
      await client.close();
    }
  });

  describe('and a server that says otherwise is found', () => {
    it('refuses to start with a route that names no capability', async () => {
      await expect(startWhole((app) => void app.get('/forgotten', async () => 'open'))).rejects.toThrow(
        'GET /forgotten names no capability',
      );
    });

    it('shows a capability that was widened, in the table and by who gets through', async () => {
      const url = '/api/report/:paymentIntentId/badge';
      const widened = await startWhole((app) =>
        app.addHook('onRoute', ({ config, url: at, method }) => {
          if (config && at === url && method === 'PUT') config.needs = 'reader';
        }),
      );
      const declared = widened.app.capabilities.routes.filter((route) => route.url === url);
      expect(await faultsOf(widened.app, declared, await population(widened))).toContainEqual(
        expect.stringContaining('whoever has the link: PUT'),
      );
      expect(
        differences(
          whole.app.capabilities.routes.map((route) =>
            route.url === url && route.method === 'PUT' ? { ...route, config: { needs: 'reader' } } : route,
          ),
          stated(),
        ),
      ).toEqual([`PUT ${url} needs reader, stated: buyer`]);
      await widened.close();
    });
  });
});
