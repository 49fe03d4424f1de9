import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { textFile } from '../fakes/sites/define-site.ts';
import { goodBaker } from '../fakes/sites/good-baker.ts';
import { serveSites } from '../fakes/sites/serve-sites.ts';
import { startProcess, type ServerProcess } from '../src/server/testing/process.ts';

/** The line that every form of the report must quote. */
export const blockingLine = 'Disallow: /';

const bakerWithoutPerplexity = {
  ...goodBaker,
  answers: (context: Parameters<typeof goodBaker.answers>[0]) => ({
    ...goodBaker.answers(context),
    '/robots.txt': textFile(`User-agent: PerplexityBot\n${blockingLine}\n`),
  }),
};

export type Citable = {
  url: string;
  /** A bakery's website on loopback which keeps PerplexityBot out. */
  website: string;
  /** The mails in the outbox so far, as they would be sent. */
  mails(): string[];
  kill(): Promise<void>;
  /** Starts again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** The real server on an empty data folder, and a website for it to read. */
export async function runCitable(): Promise<Citable> {
  const sites = await serveSites([bakerWithoutPerplexity], new Date());
  const dataDir = mkdtempSync(join(tmpdir(), 'citable-e2e-'));
  chmodSync(dataDir, 0o755); // as root the database runs as another user, who must get in
  let server: ServerProcess = start();
  await server.says('Mail is not sent');
  const url = /running at (\S+)/.exec(server.stdout())?.[1] ?? '';

  function start(port = '0'): ServerProcess {
    return startProcess({ DATA_DIR: dataDir, PORT: port, CRAWL_ALLOW_HOSTS: sites.hosts.join(','), LOG_LEVEL: 'error' });
  }
  return {
    url,
    website: sites.sites[0]?.url ?? '',
    mails() {
      const outbox = join(dataDir, 'outbox');
      const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
      return names.map((name) => readFileSync(join(outbox, name), 'utf8'));
    },
    async kill() {
      server.child.kill('SIGKILL');
      await server.ended;
    },
    async restart() {
      server = start(new URL(url).port);
      await server.says('Mail is not sent');
    },
    async stop() {
      server.child.kill('SIGTERM');
      await server.ended;
      await sites.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Asks until there is an answer. Every wait here has a bound: the test's own time limit. */
export async function until<T>(ask: () => Promise<T | null> | T | null): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    await pause(250);
  }
}
