// Slow, since it starts processes: the recipe of CONTRIBUTING for a check, followed in a copy of the project.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import neighbour from '#engine/judge/checks/technical-seo/ts-11-readable-addresses.ts';

const root = import.meta.dirname;
const copy = mkdtempSync(join(tmpdir(), 'citable-recipe-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('a new check is the three files that CONTRIBUTING names, and nothing else changes in git', () => {
  expect(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')).toContain('Copy the three files of a neighbour');
  copyProject();
  const folder = join(copy, 'src/engine/judge/checks/technical-seo');
  for (const end of ['ts', 'texts.ts', 'test.ts'])
    writeFileSync(
      join(folder, `ts-99-made-by-recipe.${end}`),
      asNewCheck(readFileSync(join(folder, `ts-11-readable-addresses.${end}`), 'utf8')),
    );
  run(process.execPath, 'scripts/derive.ts');
  const checks = 'src/engine/judge/checks';
  const tests = [
    `${checks}/technical-seo/ts-99-made-by-recipe.test.ts`,
    `${checks}/rubric.test.ts`,
    `${checks}/texts.test.ts`,
  ];
  run(process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...tests);
  expect(readFileSync(join(copy, 'docs/rubric.md'), 'utf8')).toContain('TS-99');
  expect(run('git', 'status', '--porcelain').trim().split('\n')).toEqual(
    ['test.ts', 'texts.ts', 'ts'].map((end) => `?? src/engine/judge/checks/technical-seo/ts-99-made-by-recipe.${end}`),
  );
});

/** Under the next number, without points, and with findings of its own. */
function asNewCheck(source: string): string {
  return source
    .replaceAll('TS-11', 'TS-99')
    .replaceAll('ts-11-readable-addresses', 'ts-99-made-by-recipe')
    .replace(`points: ${neighbour.points},`, 'points: 0,')
    .replaceAll(/'address-(with-session|without-words|long|upper-case)'/g, "'recipe-$1'");
}

/** What git tracks and what it would: packages stay where they are. */
function copyProject(): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\0')
    .filter((file) => file !== '');
  for (const file of files) cpSync(join(root, file), join(copy, file), { force: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  run('git', 'init', '-q');
  run('git', 'add', '-A');
  run('git', '-c', 'user.name=recipe', '-c', 'user.email=recipe@example.com', 'commit', '-qm', 'copy');
}

function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 50_000_000,
  }).toString();
}
