// How the house is kept: sizes of the engine and what stands around it, each beside its goal. Run: npm run bench -- house.
import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').slice(0, -1);
const read = (file: string): string => readFileSync(file, 'utf8');
const linesOf = (file: string): string[] => read(file).replace(/\n$/, '').split('\n');
const sum = (numbers: readonly number[]): number => numbers.reduce((total, own) => total + own, 0);
const below = (start: string): string[] => tracked.filter((file) => file.startsWith(start));

/** Code that runs at customers: no test, no builder of tests. */
const code = below('src/').filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file));
const engine = code.filter((file) => file.startsWith('src/engine/'));
const lines = (files: readonly string[]): number => sum(files.map((file) => linesOf(file).length));
const houses = Map.groupBy(engine, (file) => (file.split('/')[3] === undefined ? '' : (file.split('/')[2] ?? '')));

most('Lines of the engine', lines(engine), 19_000);
most('  regular expressions in it', sum(engine.map((file) => regularExpressions(read(file)))), 500);
most('  files loose at its foot', engine.filter((file) => dirname(file) === 'src/engine').length, 5);
for (const [house, files] of houses) if (house !== '') most(`  lines of ${house}`, lines(files), 8_000);
most('Files in fakes/answers', below('fakes/answers/').length, 0);
most('Files of labelled sites', below('truth/labels/').length, 60);
const written = tracked.filter((file) => /\.(?:tsx?|mjs)$/.test(file)).flatMap(linesOf);
const long = written.filter((line) => line.length > 120).length;
most('Lines over 120 characters, in hundred', (100 * long) / written.length, 2, 2);
most('Tracked bytes, MB', sum(tracked.map((file) => lstatSync(file).size)) / 1e6, 18, 2);
const documents = ['docs/platforms.md', 'truth/README.md', 'docs/open-work.md'];
most('Words of platforms, truth and open work', sum(documents.map((file) => read(file).split(/\s+/).length)), 3_000);

/** Literals, and those made from text. */
function regularExpressions(source: string): number {
  const withoutComments = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  return [
    ...withoutComments.matchAll(
      /(?<=[(,=:[!&|?{;\s])\/(?![/*\s])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*(?=[\s.,;)\]:}]|$)|new RegExp\(/gm,
    ),
  ].length;
}

function most(what: string, figure: number, goal: number, digits = 0): void {
  const isMet = figure <= goal;
  if (!isMet) process.exitCode = 1;
  process.stdout.write(
    `${what.padEnd(42)} ${figure.toFixed(digits).padStart(8)}  <= ${String(goal).padEnd(6)} ${isMet ? 'met' : 'MISSED'}\n`,
  );
}
