import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { itLong } from './testing/long.ts';

let dataDir: string;
let running: EmbeddedPostgres[] = [];

beforeEach(() => {
  dataDir = fs.mkdtempSync(join(tmpdir(), 'citable-pg-'));
  fs.chmodSync(dataDir, 0o755); // as root the database runs as another user, who must get in
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()));
  running = [];
  fs.rmSync(dataDir, { recursive: true, force: true });
});

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(folder, { ifRunning: 'adopt' });
  running.push(server);
  return server;
}

async function ask({ host, port, user, database }: EmbeddedPostgres, question: string): Promise<unknown> {
  const client = new pg.Client({ host, port, user, database });
  await client.connect();
  try {
    const { rows } = await client.query(question);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  itLong('is started once when several ask at the same moment on an empty folder; the others share it', async () => {
    const servers = await Promise.all([start(), start(), start()]);
    expect(servers.filter((server) => !server.adopted)).toHaveLength(1);
    expect(new Set(servers.map((server) => server.pid)).size).toBe(1);
    expect(await Promise.all(servers.map((server) => ask(server, 'select 1')))).toEqual([1, 1, 1]);
  });

  it('waits for the disk at each commit, sorts alike everywhere and listens on no network', async () => {
    const server = await start();
    const settings = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'listen_addresses'];
    const values = await Promise.all(settings.map((setting) => ask(server, `show ${setting}`)));
    expect(values).toEqual(['on', 'on', 'on', 'on', '']);
    expect(await ask(server, `select string_agg(x, '' order by x) from unnest(array['b', 'B', 'a', 'ä']) x`)).toBe(
      'Babä',
    );
  });

  itLong('removes what a killed first start left behind, and never uses it', async () => {
    const leftover = join(dataDir, 'postgres.init-999999999');
    fs.mkdirSync(leftover);
    fs.writeFileSync(join(leftover, 'PG_VERSION'), '18\n');
    const server = await start();
    expect(await ask(server, 'select 1')).toBe(1);
    expect(fs.existsSync(leftover)).toBe(false);
  });

  itLong('works in a folder whose path is too long for a socket', async () => {
    const deep = join(dataDir, 'a-rather-long-name-for-a-folder'.repeat(3), 'and-one-more-below-it');
    const server = await start(deep);
    expect(await ask(server, 'select 1')).toBe(1);
  });

  itLong('takes no stranger for its server: a process number left in the files may be anybody’s', async () => {
    const first = await start();
    await first.stop();
    running = [];
    fs.writeFileSync(join(dataDir, 'postgres/postmaster.pid'), `${process.pid}\n${join(dataDir, 'postgres')}\n`);
    fs.writeFileSync(join(dataDir, 'postgres.owner'), JSON.stringify({ pid: process.pid, startedAt: 'long ago' }));
    const next = await start();
    expect(next.adopted).toBe(false);
    expect(await ask(next, 'select 1')).toBe(1);
  });
});
