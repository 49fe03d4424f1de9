// `node scripts/run.mjs COMMAND [arguments]` makes a fresh clone able to run COMMAND, then runs it: brings Node 24 where the machine has an
// older one, installs what the lock file names, builds what changed. Plain JavaScript, since it must start under Node 20.
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { findNode } from './find-node.mjs';
import { runAll, runUntilSignalled } from './run-child.mjs';

const [command, ...rest] = process.argv.slice(2);

const tools = {
  types: ['node_modules/typescript/bin/tsc', '--noEmit'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  tests: ['node_modules/vitest/vitest.mjs', 'run', ...rest],
  serverTests: ['scripts/test-on-server.ts'],
  faultTests: ['scripts/test-faults.ts'],
  quickTests: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', 'src/engine', 'architecture.test.ts', 'repository.test.ts'],
  journey: ['node_modules/@playwright/test/cli.js', 'test', ...(command === 'journey' ? rest : [])],
};

// Loaded before the server: five invented AI platforms on this machine.
const fakePlatforms = rest.includes('--with-fake-platforms') ? ['--import', './fakes/platforms/for-development.ts'] : [];

const fuzzTests = [
  'src/engine/page/read-page.fuzz.test.ts',
  'src/engine/judge-fuzz.test.ts',
  'src/engine/robots.test.ts',
  'src/engine/gatherers/fetch-sitemap.test.ts',
];

const commands = {
  serve: async (node) => {
    await ensureBuilt(node);
    await runUntilSignalled(node, ['src/server/main.ts', ...rest]);
  },
  dev: (node) => runUntilSignalled(node, ['--watch', '--watch-preserve-output', ...fakePlatforms, 'src/server/main.ts', '--dev', ...rest]),
  build: (node) => ensureBuilt(node),
  check: (node) => runAll(node, [tools.types, tools.lint, tools.format, tools.quickTests]),
  test: async (node) => {
    await runAll(node, [tools.types, tools.lint, tools.format, tools.tests, tools.serverTests]);
    await ensureBuilt(node);
    await runAll(node, [tools.journey]);
  },
  faults: async (node) => {
    await ensureBuilt(node);
    await runAll(node, [tools.faultTests]);
  },
  journey: async (node) => {
    await ensureBuilt(node);
    await runAll(node, [tools.journey]);
  },
  bench: (node) => runAll(node, [['bench/run-bench.ts']]),
  // The property tests of the parsers and of the judgement, 100 000 runs each unless FUZZ_RUNS says otherwise: for a night.
  fuzz: async (node) => {
    process.env['FUZZ_RUNS'] ??= '100000';
    await runAll(node, [['node_modules/vitest/vitest.mjs', 'run', '--test-timeout=14400000', ...fuzzTests]]);
  },
  citable: (node) => runUntilSignalled(node, ['bin/citable.mjs', ...rest]),
};

const run = commands[command];
if (!run) {
  process.stderr.write(`Unknown command ${command ?? ''}: one of ${Object.keys(commands).join(', ')}.\n`);
  process.exit(2);
}
const node = await findNode();
await ensureInstalled('.');
await run(node);
