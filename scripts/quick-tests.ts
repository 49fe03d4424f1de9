// The quick tests of what changed since the last commit: everything of the engine that reaches a changed file, elsewhere the test beside it, and the tests of the whole
// tree. What is slow says so in its name.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const changed = changedFiles();
const ofEngine = changed.filter((file) => /^(src\/engine|packages|fakes\/sites)\/.*\.tsx?$/.test(file));
const beside = changed
  .filter((file) => !ofEngine.includes(file))
  .map((file) => file.replace(/(?:\.test)?(\.tsx?)$/, '.test$1'))
  .filter((file) => /\.test\.tsx?$/.test(file) && existsSync(file));

if (ofEngine.length > 0)
  await runVitest(
    'related',
    '--run',
    ...['**/*.slow.test.ts', 'web/**', 'src/!(engine)/**'].map((glob) => `--exclude=${glob}`),
    '--passWithNoTests',
    ...ofEngine,
  );
await runVitest('run', ...new Set(['architecture.test.ts', 'documents.test.ts', 'repository.test.ts', ...beside]));

/** Changed and new files of the working tree; none where there is no git. */
function changedFiles(): string[] {
  const git = spawnSync('git', ['status', '--porcelain', '--no-renames', '--untracked-files=all', '-z'], {
    encoding: 'utf8',
  });
  return (git.stdout ?? '')
    .split('\0')
    .map((line) => line.slice(3))
    .filter((file) => existsSync(file));
}

async function runVitest(...args: string[]): Promise<void> {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args, '--reporter=dot'], {
    stdio: 'inherit',
  });
  const code = await new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
  if (code !== 0) process.exit(code);
}
