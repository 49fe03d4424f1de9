// The long fault test: 100 kill -9 between payment and mail on the embedded database, and 100 on a PostgreSQL given by address. KILLS sets another number.
import { spawn } from 'node:child_process';
import { startServer } from './separate-postgres.ts';

const kills = process.env['KILLS'] ?? '100';
const server = await startServer();
try {
  const codes = [await run({}), await run({ KILL_DATABASE_URL: server.url })];
  process.exitCode = Math.max(...codes);
} finally {
  await server.stop();
}

function run(env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'src/journey/kill.test.ts'], {
    stdio: 'inherit',
    env: { ...process.env, KILLS: kills, ...env },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
