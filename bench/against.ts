// `npm run bench -- against COMMIT [PART …]`: parts of the bench on an older build and on this one in turns (A B A B),
// the figures of each row side by side.
// The older build is cloned, installed and built in a temporary folder, and measures with its own bench.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

type Measured = { what: string; figures: string[] };

const run = promisify(execFile);
const turns = 2;
const here = join(import.meta.dirname, '..');
const [commit = '', ...named] = process.argv.slice(2);
const parts = named.length > 0 ? named : ['engine', 'reader', 'pdf', 'server', 'board'];

if (!/^[\da-f]{7,40}$/.test(commit)) {
  process.stderr.write('Which build? Name a commit of `git log`: npm run bench -- against 35c4cf8 engine pdf\n');
  process.exit(2);
}
const older = mkdtempSync(join(tmpdir(), 'citable-older-'));
try {
  await run('git', ['clone', '--quiet', '--no-checkout', here, older]);
  await run('git', ['-C', older, 'checkout', '--quiet', '--detach', commit]);
  await run('npm', ['run', 'build'], { cwd: older, maxBuffer: 64e6 });
  for (const part of parts) {
    const [then, now] = [new Map<string, Measured>(), new Map<string, Measured>()];
    for (let turn = 0; turn < turns; turn += 1) {
      add(then, await outputOf(older, part));
      add(now, await outputOf(here, part));
    }
    process.stdout.write(`${part}: ${commit}, then this build, ${turns} runs each in turns\n`);
    for (const [key, { what, figures }] of now)
      process.stdout.write(
        `  ${what.padEnd(76)} ${(then.get(key)?.figures ?? ['not measured']).join(' / ').padStart(24)}  ${figures.join(' / ')}\n`,
      );
  }
} finally {
  rmSync(older, { recursive: true, force: true });
}

/** A missed goal ends a bench with 1, and its rows stand all the same. @throws Error without any row, with what the bench said */
async function outputOf(folder: string, part: string): Promise<string> {
  const bench = run('npm', ['run', '--silent', 'bench', '--', part], { cwd: folder, maxBuffer: 64e6 });
  const { stdout, stderr } = await bench.catch((error: { stdout: string; stderr: string }) => error);
  if (stdout.trim() === '') throw new Error(`The part "${part}" measured nothing in ${folder}: ${stderr.trim()}`);
  return stdout;
}

/** A line is its words and a figure: behind two blanks or a colon, or else its first number. Its other words are its key. */
function add(rows: Map<string, Measured>, output: string): void {
  for (const line of output.split('\n').map((each) => each.trim())) {
    const [words = '', behind] = line.split(/ {2,}|: /);
    const figure = behind ?? /\d[\d.,]*(?: \S+)?/.exec(line)?.[0];
    if (figure === undefined) continue;
    const what = behind === undefined ? line : words;
    const key = what.replaceAll(/\d[\d.,]*/g, '#');
    const row = rows.get(key) ?? { what, figures: [] };
    row.figures.push(figure);
    rows.set(key, row);
  }
}
