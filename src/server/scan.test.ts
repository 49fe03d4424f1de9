// `npm run test:faults -- scan`: sqlmap tries every field of every call that the description names, wapiti walks the pages, as a visitor and as an operator.
// Both are Debian's packages of these names; without them the test says so. Reports of what they did stay in the folder named by SCAN_FOLDER.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { apiDocumentSchema, type Operation } from './api-document.ts';
import { fitting } from './testing/from-schema.ts';
import { pagesBuilt } from './testing/pages-built.ts';
import { operatorCodes } from './testing/whole-app.ts';
import { type Member, order, pay, type Purchase, startWorld, untilReady, type World } from './testing/world.ts';

const isAsked = process.env['SCAN'] !== undefined;
const folder = process.env['SCAN_FOLDER'] ?? (isAsked ? mkdtempSync(join(tmpdir(), 'citable-scan-')) : '');
const run = promisify(execFile);

let world: World;
let server: Member;
let purchase: Purchase;
let bearers: Record<string, string>;

beforeAll(async () => {
  if (!isAsked) return;
  mkdirSync(folder, { recursive: true });
  pagesBuilt();
  world = await startWorld({ env: operatorCodes });
  const worker = await world.start('worker');
  server = await world.start('web');
  purchase = await order(() => server.url, { website: world.siteUrl, email: 'scanned@customer.example' });
  await pay(() => server.url, purchase);
  await untilReady(() => server.url, purchase);
  await worker.stop(); // thousands of made-up orders are taken, and none is worked on
  bearers = {
    admin: await unlock('admin', { passcode: operatorCodes.ADMIN_PASSCODE }),
    'super-admin': await unlock('super-admin', { code: operatorCodes.SUPER_ADMIN_CODE }),
  };
});
afterAll(() => world?.stop());

async function unlock(role: string, body: object): Promise<string> {
  const reply = await fetch(`${server.url}/api/${role}/unlock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return z.object({ token: z.string() }).parse(await reply.json()).token;
}

describe.runIf(isAsked)('tools that look for holes', () => {
  it('sqlmap finds no field of any call that reaches a query', async () => {
    const document = apiDocumentSchema.parse(await (await fetch(`${server.url}/api/openapi.json`)).json());
    const found: string[] = [];
    let tried = 0;
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        const request = rawRequest(path, method, operation);
        if (request === null) continue;
        const file = join(folder, `${operation.operationId}.http`);
        writeFileSync(file, request);
        const { stdout } = await run('sqlmap', sqlmapOptions(file).split(' '), { maxBuffer: 64e6 });
        writeFileSync(join(folder, `${operation.operationId}.log`), stdout);
        tried += 1;
        // Its last word about all of them: it says as much of single fields also where another one gave way.
        if (!stdout.includes('all tested parameters do not appear to be injectable'))
          found.push(`${method} ${path}: ${stdout.slice(-600)}`);
      }
    }
    console.info(`sqlmap tried the fields of ${tried} calls`);
    expect(found).toEqual([]);
    expect(tried).toBeGreaterThan(40);
  }, 7_200_000);

  it.each(['visitor', 'admin', 'super-admin'])(
    'wapiti finds nothing as %s',
    async (role) => {
      const report = join(folder, `wapiti-${role}.json`);
      const lists = ['reports', 'users', 'conversations', 'leads'].map(
        (list) => `${server.url}/api/${role}/${list}?search=a&page=1`,
      );
      const starts =
        role === 'visitor'
          ? [`${server.url}/results/${purchase.sessionId}`, `${server.url}/report/${purchase.orderId}`]
          : lists;
      const options =
        `-u ${server.url}/ -f json -o ${report} --flush-session --no-bugreport -v 0 --scope domain -m all ` +
        `--max-scan-time 600 --max-attack-time 120 --store-session ${join(folder, role)}`;
      const bearer = role === 'visitor' ? [] : ['-H', `Authorization: Bearer ${bearers[role] ?? ''}`];
      await run('wapiti', [...options.split(' '), ...starts.flatMap((url) => ['-s', url]), ...bearer], {
        maxBuffer: 64e6,
      });
      const told = wapitiReport.parse(JSON.parse(readFileSync(report, 'utf8')));
      const all = Object.values({ ...told.vulnerabilities, ...told.anomalies }).flat();
      expect(all.map(({ info }) => info).filter((info) => !explained.includes(info))).toEqual([]);
    },
    7_200_000,
  );
});

const findings = z.record(z.string(), z.array(z.object({ info: z.string() })));
const wapitiReport = z.object({ vulnerabilities: findings, anomalies: findings });

/** The first header is one that browsers have given up, and whose filter made holes of its own; the second is sent where the site is served by https. */
const explained = ['X-XSS-Protection is not set', 'Strict-Transport-Security is not set'];

const sqlmapOptions = (file: string) =>
  `-r ${file} --batch --ignore-stdin --dbms=PostgreSQL --flush-session --disable-coloring --ignore-code=* --skip-heuristics --drop-set-cookie ` +
  `--output-dir=${join(folder, 'sqlmap')} --param-exclude=^(authorization|host)$`;

/** The call as it goes over the wire, each value of its address and its body marked for trying; null where there is none. */
function rawRequest(path: string, method: string, operation: Operation): string | null {
  if (path.endsWith('/events') || path.endsWith('/lock')) return null; // one never ends, the other would end the operator's session
  const sample = (schema: unknown, name: string) => fc.sample(fitting(schema, name), { numRuns: 1, seed: 7 })[0];
  const valueOf = (name: string, schema: unknown) => encodeURIComponent(String(sample(schema, name)));
  const named = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${idFor(name)}*`);
  const query = operation.parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema }) => `${name}=${valueOf(name, schema)}*`);
  const schema = operation.requestBody?.content['application/json']?.schema;
  const body =
    schema === undefined
      ? null
      : JSON.stringify(path === '/api/quiz' ? { ...sampleAnswers, website: world.siteUrl } : sample(schema, ''));
  if (!named.includes('*') && query.length === 0 && body === null) return null;
  const role = /^\/api\/(admin|super-admin)\//.exec(path)?.[1];
  const lines = [
    `${method.toUpperCase()} ${named}${query.length > 0 ? `?${query.join('&')}` : ''} HTTP/1.1`,
    `Host: ${new URL(server.url).host}`,
    ...(role === undefined ? [] : [`Authorization: Bearer ${bearers[role] ?? ''}`]),
    ...(body === null ? [] : ['Content-Type: application/json']),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body?.replaceAll(/"(?=[,}\]])/g, '*"') ?? ''}`;
}

function idFor(name: string): string {
  if (name === 'sessionId') return purchase.sessionId;
  return name === 'provider' ? 'sandbox' : purchase.orderId;
}
