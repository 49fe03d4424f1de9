// Slow, since each starts a process: commands that documents name, as people type them.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { fewOf, itLong } from '#base/testing/long.ts';

const commands = [
  ['test', '--help', 'vitest'],
  ['format', '--help', 'oxfmt'],
  ['migration', '--help', 'drizzle-kit generate'],
  ['citable', 'help', 'citable assess <url>'],
] as const;
it.each(fewOf(commands, 2))('npm run %s -- %s answers', async (command, option, words) => {
  expect(await launch(command, option)).toMatchObject({ code: 0, said: expect.stringContaining(words) });
});

itLong('citable doctor refuses an option that it does not have', async () => {
  expect(await launch('citable', 'doctor', '--wrong')).toMatchObject({
    code: 2,
    said: expect.stringContaining('citable doctor [--json]'),
  });
});

it('--with-fakes serves websites and platforms', async () => {
  const look =
    "const site = process.env.CRAWL_ALLOW_HOSTS.split(',')[0]; const { status } = await fetch(`http://${site}/`); console.log(status, process.env.OPENAI_BASE_URL); process.exit()";
  const { code, said } = await run('--import', './fakes/for-development.ts', '--input-type=module', '-e', look);
  expect({ code, said }).toMatchObject({
    code: 0,
    said: expect.stringMatching(/good-baker: .*\n200 http:\/\/127\.0\.0\.1:\d+\n$/s),
  });
});

const launch = (...args: string[]) => run('scripts/run.mjs', ...args);

/** Exit code and output of a Node process. */
function run(...args: string[]): Promise<{ code: number; said: string }> {
  return promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
  );
}
