// The long tests. First, what `npm test` skips of its own files (src/base/testing/long.ts). Then, what speaks to the database, on a PostgreSQL given by address.
// Then 12 kill -9 while the platforms are asked, 100 between payment and mail on the embedded database, and 100 on a PostgreSQL given by address.
// Then two web and two worker processes on one database, of which a fifth as many are killed, and frozen workers; the browser's journey on such four, two of which die. KILLS sets another number.
// Then an outage of the database of 60 seconds (OUTAGE_SECONDS), wrong clocks, mail and platforms that lie; a way to the database that freezes, fifty browsers at once at each call of a purchase. `npm run test:faults -- load` is the
// load test alone: 200 visitors (VISITORS) for 180 seconds (LOAD_SECONDS), its figures also in the file named by LOAD_FIGURES.
// Then websites made to be slow, while another one's report is bought.
// `npm run test:faults -- scan` lets sqlmap and wapiti (Debian's packages) look for holes in a started server.
// Then what every family of slow texts costs, up to 3 MB.
// Last, the property tests of money and of the journey over many more orders of events than the suite has time for, and every form, button and link pressed once.
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { startServer } from './separate-postgres.ts';

/** The tests that speak to the database; base/queue and base/store stand for the ground they share. */
const databaseTests = [
  'src/quiz',
  'src/payment',
  'src/journey/purchase.test.ts',
  'src/base/queue.test.ts',
  'src/base/store.test.ts',
  'src/server/app.test.ts',
];

/** Test files of which `npm test` runs the short form. */
const longTests = [...globSync('{src,web,packages,fakes}/**/*.test.ts'), ...globSync('*.test.ts')].filter((file) =>
  /testing\/long\.ts'|env\['FAULTS'\]/.test(readFileSync(file, 'utf8')),
);

const kills = process.env['KILLS'] ?? '100';
if (process.argv.includes('load'))
  process.exit(await run(['src/server/load'], { LOAD_SECONDS: process.env['LOAD_SECONDS'] ?? '180' }));
if (process.argv.includes('scan')) process.exit(await run(['src/server/scan'], { SCAN: '1' }));

const server = await startServer();
try {
  const codes = [
    await run(longTests, {}),
    await run(
      [
        'src/server/restored',
        'src/server/fair-work',
        'src/server/lying-payments',
        'src/server/erased-plan',
        'src/operators/erase-from-disk',
      ],
      {},
    ),
    await start(['scripts/test-on-server.ts', ...databaseTests], { TEST_DATABASE_URL: server.url }),
    await run(['src/journey/kill'], { KILLS: kills }),
    await run(['src/journey/kill'], { KILLS: kills, KILL_DATABASE_URL: server.url }),
    await run(['src/server/many-processes'], { KILLS: String(Math.ceil(Number(kills) / 5)) }),
    await start(['node_modules/@playwright/test/cli.js', 'test', 'journey.spec'], { SEVERAL: '1' }),
    await run(['src/server/main'], {}),
    await run(['src/server/open-shop'], {}),
    await run(['src/server/faults'], { OUTAGE_SECONDS: process.env['OUTAGE_SECONDS'] ?? '60' }),
    await run(['src/server/hostile'], { HOSTILE: '1' }),
    await run(['src/server/frozen-database'], {}),
    await run(['src/server/parallel-money'], { OUTAGE_SECONDS: '1' }),
    await start(['src/engine/testing/run-growth.ts'], {}),
    await run(['src/payment/any-order.slow.test.ts'], { PAYMENT_RUNS: '500' }),
    await run(['src/journey/purchase.test.ts'], { PURCHASE_RUNS: '300' }),
    await start(['node_modules/@playwright/test/cli.js', 'test', 'every-press'], {}),
  ];
  process.exitCode = Math.max(...codes);
} finally {
  await server.stop();
}

function run(tests: readonly string[], env: Record<string, string>): Promise<number> {
  return start(['node_modules/vitest/vitest.mjs', 'run', ...tests], { FAULTS: '1', ...env });
}

function start(program: string[], env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, program, { stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
