// The long fault tests: 12 kill -9 while the platforms are asked, 100 between payment and mail on the embedded database, and 100 on a PostgreSQL given by address.
// Then two web and two worker processes on one database, of which a fifth as many are killed, and frozen workers; the browser's journey on such four, two of which die. KILLS sets another number.
// Then an outage of the database of 60 seconds (OUTAGE_SECONDS), wrong clocks, mail and platforms that lie; a way to the database that freezes. `npm run test:faults -- load` is the
// load test alone: 200 visitors (VISITORS) for 180 seconds (LOAD_SECONDS), its figures also in the file named by LOAD_FIGURES.
// `npm run test:faults -- scan` lets sqlmap and wapiti (Debian's packages) look for holes in a started server.
// Last, the property tests of money and of the journey over many more orders of events than the suite has time for.
import { spawn } from 'node:child_process';
import { startServer } from './separate-postgres.ts';

const kills = process.env['KILLS'] ?? '100';
if (process.argv.includes('load')) process.exit(await run('src/server/load', { LOAD_SECONDS: process.env['LOAD_SECONDS'] ?? '180' }));
if (process.argv.includes('scan')) process.exit(await run('src/server/scan', { SCAN: '1' }));

const server = await startServer();
try {
  const codes = [
    await run('src/journey/kill', { KILLS: kills }),
    await run('src/journey/kill', { KILLS: kills, KILL_DATABASE_URL: server.url }),
    await run('src/server/many-processes', { KILLS: String(Math.ceil(Number(kills) / 5)) }),
    await start(['node_modules/@playwright/test/cli.js', 'test', 'journey.spec'], { SEVERAL: '1' }),
    await run('src/server/faults', { OUTAGE_SECONDS: process.env['OUTAGE_SECONDS'] ?? '60' }),
    await run('src/server/frozen-database', { OUTAGE_SECONDS: '1' }),
    await run('src/server/lying-payments', { OUTAGE_SECONDS: '1' }),
    await run('src/payment/payment.test.ts', { PAYMENT_RUNS: '500' }),
    await run('src/journey/purchase.test.ts', { PURCHASE_RUNS: '300' }),
  ];
  process.exitCode = Math.max(...codes);
} finally {
  await server.stop();
}

function run(tests: string, env: Record<string, string>): Promise<number> {
  return start(['node_modules/vitest/vitest.mjs', 'run', tests], env);
}

function start(program: string[], env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, program, { stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
