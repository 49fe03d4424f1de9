// `node scripts/run.mjs COMMAND [arguments]` makes a fresh clone able to run COMMAND, then runs it: brings Node 24 where the machine has an
// older one, installs what the lock file names, builds what changed. Plain JavaScript, since it must start under Node 20.
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { findNode } from './find-node.mjs';
import { runAll, runEach, runUntilSignalled } from './run-child.mjs';

const [command, ...rest] = process.argv.slice(2);

const tools = {
  types: ['node_modules/typescript/bin/tsc', '--noEmit'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  tests: ['node_modules/vitest/vitest.mjs', 'run', ...rest],
  serverTests: ['scripts/test-on-server.ts'],
  faultTests: ['scripts/test-faults.ts', ...(command === 'faults' ? rest : [])],
  quickTests: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', 'src/engine', 'architecture.test.ts', 'repository.test.ts'],
  journey: ['node_modules/@playwright/test/cli.js', 'test', ...(command === 'journey' ? rest : [])],
};

// Loaded before the server: five invented AI platforms on this machine.
const fakePlatforms = rest.includes('--with-fake-platforms') ? ['--import', './fakes/platforms/for-development.ts'] : [];

const benches = {
  engine: ['bench/run-bench.ts', 'engine'],
  pdf: ['bench/run-bench.ts', 'pdf'],
  site: ['bench/site.ts'],
  server: ['bench/run-bench.ts', 'server'],
  lists: ['bench/operator-lists.ts'],
  assistant: ['bench/assistant.ts'],
};

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
  bench: async (node) => {
    await ensureBuilt(node);
    const chosen = rest.filter((part) => part in benches);
    await runEach(
      node,
      (chosen.length === 0 ? Object.keys(benches) : chosen).map((part) => benches[part]),
    );
  },
  // 100 000 inputs to each parser and a share of them to the judgement, unless FUZZ_RUNS says otherwise: for a night. Then every call of the
  // server gets CALLS requests (10 000) between them. With a part of a parser's name, that parser alone.
  fuzz: async (node) => {
    process.env['CALLS'] ??= '10000';
    const server = ['node_modules/vitest/vitest.mjs', 'run', '--test-timeout=14400000', 'src/server/every-call.test.ts'];
    await runAll(node, [['src/engine/testing/run-fuzz.ts', ...rest], ...(rest.length === 0 ? [server] : [])]);
  },
  backup: (node) => runAll(node, [['scripts/backup.ts', 'backup', ...rest]]),
  restore: (node) => runAll(node, [['scripts/backup.ts', 'restore', ...rest]]),
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
