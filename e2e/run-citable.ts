import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../scripts/separate-postgres.ts';
import { textFile } from '../fakes/sites/define-site.ts';
import { type ChangeableSite, serveChangeableSite } from '../fakes/sites/changeable-site.ts';
import { goodBaker } from '../fakes/sites/good-baker.ts';
import { answerWith } from '../fakes/sites/site-change.ts';
import type { SiteChange } from '../fakes/sites/site-change.ts';
import { freePort } from '../src/base/testing/free-port.ts';
import { mailsIn } from '../src/server/testing/mails-in.ts';
import { ownStart, startProcess, type ServerProcess } from '../src/server/testing/process.ts';

/** The line that every form of the report must quote. */
export const blockingLine = 'Disallow: /';

const withoutPerplexity = answerWith('/robots.txt', () => textFile(`User-agent: PerplexityBot\n${blockingLine}\n`));

export type Citable = {
  url: string;
  /** Of the page for whoever starts it first; empty where several processes serve. */
  setupUrl: string;
  /** A bakery's website on loopback which keeps PerplexityBot out. */
  website: string;
  site: ChangeableSite;
  /** The mails in the outbox so far, as they would be sent. */
  mails(): string[];
  kill(): Promise<void>;
  /** Where there are several processes of each kind, one of each dies. */
  killOneOfEach(): Promise<void>;
  /** Starts again on the same data, with further settings. */
  restart(more?: Env): Promise<void>;
  stop(): Promise<void>;
};

/** The real server on an empty data folder, and a website for it to read. With SEVERAL=1 two web and two worker processes on one PostgreSQL instead. */
export async function runCitable({
  first = withoutPerplexity,
  others = [],
  env = {},
  isDev = false,
}: {
  first?: SiteChange;
  /** Hosts that may be read besides. */ others?: string[];
  env?: Env;
  /** As `npm run dev`. */ isDev?: boolean;
} = {}): Promise<Citable> {
  const site = await serveChangeableSite(goodBaker, first, new Date());
  const dataDir = mkdtempSync(join(tmpdir(), 'citable-e2e-'));
  chmodSync(dataDir, 0o755); // as root the database runs as another user, who must get in
  const common = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    CRAWL_ALLOW_HOSTS: [site.host, ...others].join(','),
    LOG_LEVEL: 'error',
    ...env,
  };
  const processes =
    process.env['SEVERAL'] === undefined || isDev ? await oneProcess(common, isDev) : await severalProcesses(common);
  return {
    ...processes,
    website: site.url,
    site,
    mails: () => readOutbox(dataDir),
    async stop() {
      await processes.stop();
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The mails in the outbox of a data folder, as they would be sent. */
export function readOutbox(dataDir: string): string[] {
  return mailsIn(join(dataDir, 'outbox'));
}

type Processes = Omit<Citable, 'website' | 'site' | 'mails'>;
type Env = Record<string, string>;

async function oneProcess(common: Env, isDev: boolean): Promise<Processes> {
  const start = async (port: string, more: Env = {}) => {
    const server = startProcess({ ...common, ...more, PORT: port }, isDev ? [...ownStart, '--dev'] : ownStart);
    await server.says('Mail is not sent');
    return server;
  };
  let server = await start('0');
  const said = (words: RegExp) => words.exec(server.stdout())?.[1] ?? '';
  const url = said(/running at (\S+)/);
  return {
    url,
    setupUrl: said(/in a browser on this machine: (\S+)/),
    kill: () => end(server, 'SIGKILL'),
    killOneOfEach: async () => {},
    async restart(more) {
      if (server.child.exitCode === null) await end(server, 'SIGTERM');
      server = await start(new URL(url).port, more);
    },
    stop: () => end(server, 'SIGTERM'),
  };
}

async function severalProcesses(common: Env): Promise<Processes> {
  const database = await startServer();
  let webs: (ServerProcess & { address: string })[] = [];
  let workers: ServerProcess[] = [];
  const front = createServer(
    (request, response) =>
      void pass(
        request,
        response,
        webs.map((web) => web.address),
      ),
  );
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const address = front.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const env = {
    ...common,
    DATABASE_URL: database.url,
    PUBLIC_URL: url,
    TRUST_PROXY: '127.0.0.1',
    JOB_HEARTBEAT_SECONDS: '10',
  };
  const startOne = async (role: 'web' | 'worker') => {
    const port = String(await freePort());
    const server = startProcess({ ...env, ROLE: role, PORT: port });
    await server.says(role === 'web' ? 'Citable is running at ' : 'Citable works on jobs');
    return { ...server, address: `http://127.0.0.1:${port}` };
  };
  const restart = async () => {
    webs = await Promise.all([startOne('web'), startOne('web')]);
    workers = await Promise.all([startOne('worker'), startOne('worker')]);
  };
  const endAll = (signal: 'SIGKILL' | 'SIGTERM') =>
    Promise.all([...webs, ...workers].map((server) => end(server, signal)));
  await restart();
  return {
    url,
    setupUrl: '',
    restart,
    kill: async () => void (await endAll('SIGKILL')),
    async killOneOfEach() {
      const [web, worker] = [webs.shift(), workers.shift()];
      if (web) await end(web, 'SIGKILL');
      if (worker) await end(worker, 'SIGKILL');
    },
    async stop() {
      await endAll('SIGTERM');
      front.closeAllConnections();
      front.close();
      await database.stop();
    },
  };
}

let turn = 0;

/** As a load balancer does: each request to the next process, and to another one when that one is gone before it has answered. */
async function pass(request: IncomingMessage, response: ServerResponse, addresses: string[]): Promise<void> {
  const body = await buffer(request);
  for (let tries = 0; tries < 2; tries += 1) {
    turn += 1;
    const to = new URL(request.url ?? '/', addresses[turn % addresses.length]);
    const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress ?? '' };
    const upstream = httpRequest(to, { method: request.method ?? 'GET', headers, agent: false });
    upstream.end(body);
    const answer = await new Promise<IncomingMessage | null>((resolve) =>
      upstream.on('response', resolve).on('error', () => resolve(null)),
    );
    if (answer === null) continue;
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    response.on('close', () => upstream.destroy());
    answer.on('error', () => response.destroy()); // its process died in the middle
    answer.pipe(response);
    return;
  }
  response.writeHead(502).end();
}

async function end(server: ServerProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  server.child.kill(signal);
  await server.ended;
}

/** Asks until there is an answer. Every wait here has a bound: the test's own time limit. */
export async function until<T>(ask: () => Promise<T | null> | T | null): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    await pause(250);
  }
}
