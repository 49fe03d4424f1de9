// `test-on-server.ts FILES`: runs these tests on a PostgreSQL given by address: TEST_DATABASE_URL if set, else a server of their own (separate-postgres.ts).
import { spawn } from 'node:child_process';
import { startServer } from './separate-postgres.ts';

const given = process.env['TEST_DATABASE_URL'];
const server = given ? null : await startServer();
try {
  process.exitCode = await runTests(given ?? server?.url ?? '', process.argv.slice(2));
} finally {
  await server?.stop();
}

function runTests(url: string, files: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...files], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
