// `node scripts/run.mjs COMMAND [arguments]` makes a fresh clone able to run COMMAND, then runs it: brings Node 24 where the machine has an
// older one, installs what the lock file names, derives and builds what changed. Plain JavaScript, since it must start under Node 20.
import { ensureBuilt } from './ensure-built.mjs';
import { ensureDerived } from './ensure-derived.mjs';
import { ensureInstalled, runPnpm } from './ensure-installed.mjs';
import { findNode } from './find-node.mjs';
import { exitAfterParts, runAll, runEach, runParts, runUntilSignalled } from './run-child.mjs';
import { serverFlags } from './server-flags.mjs';

const [command, ...rest] = process.argv.slice(2);

const tools = {
  types: ['node_modules/typescript/bin/tsc', '--noEmit'],
  lint: ['node_modules/oxlint/bin/oxlint'],
  // The types too: one reading of the program answers for both.
  lintWithTypes: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check'],
  format: ['node_modules/oxfmt/bin/oxfmt'],
  formatCheck: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  tests: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=./scripts/slowest-files.ts',
    ...rest,
  ],
  // What differs on a server given by address is the connection, and one file shows that; test:faults runs all that speak to the database.
  serverTests: ['scripts/test-on-server.ts', 'src/base/store.test.ts'],
  faultTests: ['scripts/test-faults.ts', ...(command === 'faults' ? rest : [])],
  quickTests: ['scripts/quick-tests.ts'],
  unused: ['node_modules/knip/bin/knip.js', '--no-progress'],
  // Pressing everything, and every state at every width, takes minutes: `npm run journey` does it besides, the former `npm run test:faults` too.
  journey: [
    'node_modules/@playwright/test/cli.js',
    'test',
    ...(command === 'journey' ? rest : ['journey.spec', 'operators.spec', 'first-day.spec', '--grep-invert=@long']),
  ],
};

// Loaded before the server: invented AI platforms and websites on this machine.
const fakes = rest.includes('--with-fakes') ? ['--import', './fakes/for-development.ts'] : [];

const benches = {
  engine: ['bench/run-bench.ts', 'engine'],
  reader: ['bench/run-bench.ts', 'reader'],
  pdf: ['bench/run-bench.ts', 'pdf'],
  site: ['bench/site.ts'],
  look: ['bench/look.ts'],
  server: ['bench/run-bench.ts', 'server'],
  strangers: ['bench/run-bench.ts', 'strangers'],
  board: ['bench/run-bench.ts', 'board'],
  answers: ['bench/run-bench.ts', 'answers'],
  lists: ['bench/operator-lists.ts'],
  assistant: ['bench/assistant.ts'],
  logs: ['bench/logs.ts'],
  robots: ['bench/robots.ts'],
  house: ['bench/house.ts'],
  install: ['bench/install.ts'],
};
/** These need a file or a folder, which follows. */
const benchesOf = {
  // A folder of fetched corpora, and --even or --misses.
  pages: ['bench/run-bench.ts', 'pages'],
  // The figures of `npm run test:faults -- load`.
  capacity: ['bench/capacity.ts'],
  // A commit, and parts.
  against: ['bench/against.ts'],
};

const commands = {
  serve: async (node) => {
    await ensureBuilt(node);
    await runUntilSignalled(node, [...serverFlags, 'src/server/main.ts', ...rest]);
  },
  dev: (node) =>
    runUntilSignalled(node, ['--watch', '--watch-preserve-output', ...fakes, 'src/server/main.ts', '--dev', ...rest]),
  install: () => {},
  build: (node) => ensureBuilt(node),
  check: (node) => runAll(node, [tools.types, tools.lint, tools.formatCheck, tools.quickTests]),
  // With names of test files, these alone: `npm test -- web/content --update`.
  test: async (node) => {
    if (rest.length > 0) return runAll(node, [tools.tests]);
    const checked = runParts(node, {
      'lint and types': tools.lintWithTypes,
      format: tools.formatCheck,
      'unused exports': tools.unused,
    });
    await ensureBuilt(node);
    const tested = await runParts(node, { tests: tools.tests });
    const last = await Promise.all([
      runParts(node, { 'on a server given by address': tools.serverTests }),
      runParts(node, { 'in a browser': tools.journey }),
    ]);
    exitAfterParts([...(await checked), ...tested, ...last.flat()]);
  },
  faults: async (node) => {
    await ensureBuilt(node);
    await runAll(node, [tools.faultTests]);
  },
  journey: async (node) => {
    await ensureBuilt(node);
    await runAll(node, [tools.journey]);
  },
  bench: async (node) => {
    const [first, ...given] = rest;
    if (first in benchesOf) return runAll(node, [[...benchesOf[first], ...given]]);
    const unknown = rest.find((part) => !(part in benches));
    if (unknown !== undefined) {
      process.stderr.write(
        `There is no bench "${unknown}": one of ${Object.keys({ ...benches, ...benchesOf }).join(', ')}.\n`,
      );
      process.exit(2);
    }
    await ensureBuilt(node);
    const chosen = rest.filter((part) => part in benches);
    const worst = await runEach(
      node,
      (chosen.length === 0 ? Object.keys(benches) : chosen).map((part) => benches[part]),
    );
    process.exit(worst);
  },
  // 100 000 inputs to each parser and a share of them to the judgement, unless FUZZ_RUNS says otherwise: for a night. Then every call of the
  // server gets CALLS requests (10 000) between them. With a part of a parser's name, that parser alone. `growth` instead: what every family of slow texts costs, up to 3 MB.
  fuzz: async (node) => {
    if (rest[0] === 'growth') return runAll(node, [['src/engine/testing/run-growth.ts', ...rest.slice(1)]]);
    process.env['CALLS'] ??= '10000';
    const server = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--test-timeout=14400000',
      'src/server/every-call.test.ts',
    ];
    await runAll(node, [['src/engine/testing/run-fuzz.ts', ...rest], ...(rest.length === 0 ? [server] : [])]);
  },
  // What the engine says of labelled sites: truth/README.md.
  truth: (node) => runAll(node, [['truth/run-truth.ts', ...rest]]),
  // Outside CI: asks a registry what the vendors of AI declare today.
  'watch-vendors': (node) => runAll(node, [['scripts/watch-vendors.ts', ...rest]]),
  backup: (node) => runAll(node, [['scripts/backup.ts', 'backup', ...rest]]),
  restore: (node) => runAll(node, [['scripts/backup.ts', 'restore', ...rest]]),
  generate: (node) => runAll(node, [['scripts/generate.ts']]),
  format: (node) => runAll(node, [[...tools.format, ...rest]]),
  // What changed in db/schema since the last migration, as the next one: `npm run migration -- --name what-changed`.
  migration: (node) =>
    runAll(node, [['node_modules/drizzle-kit/bin.cjs', 'generate', ...rest], ['scripts/keep-newest-snapshot.mjs']]),
  unused: (node) => runAll(node, [tools.unused]),
  pack: (node) => runAll(node, [['packages/citable/build.ts']]),
  citable: (node) => runUntilSignalled(node, ['bin/citable.mjs', ...rest]),
  // The installer itself: `npm run pnpm -- add NAME@VERSION`.
  pnpm: (node) => runPnpm(node, rest),
};

/** Commands that need no package for development. */
const forServers = new Set(['serve', 'install', 'build', 'backup', 'restore', 'citable']);

const run = commands[command];
if (!run) {
  process.stderr.write(`Unknown command ${command ?? ''}: one of ${Object.keys(commands).join(', ')}.\n`);
  process.exit(2);
}
const node = await findNode();
if (command !== 'pnpm') await ensureInstalled(node, forServers.has(command) ? 'production' : 'all');
// The image installs before its sources are there.
if (command !== 'pnpm' && command !== 'install') await ensureDerived(node);
await run(node);
