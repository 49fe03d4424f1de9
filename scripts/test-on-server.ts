// Runs the database tests on a PostgreSQL given by address: TEST_DATABASE_URL if set, else a server of their own (separate-postgres.ts).
import { spawn } from 'node:child_process';
import { startServer } from './separate-postgres.ts';

/** The slices that speak to the database; base/queue and base/store stand for the ground they share. */
const suites = ['src/quiz', 'src/payment', 'src/journey/purchase.test.ts', 'src/base/queue.test.ts', 'src/base/store.test.ts', 'src/server/app.test.ts'];

const given = process.env['TEST_DATABASE_URL'];
const server = given ? null : await startServer();
try {
  process.exitCode = await runTests(given ?? server?.url ?? '');
} finally {
  await server?.stop();
}

function runTests(url: string): Promise<number> {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...suites], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
