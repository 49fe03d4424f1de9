import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import { evidence, page, pageFromHtml, site, testNow, testSite } from '#engine/testing/evidence-builder.ts';
import type { FetchResult } from '#engine/read/visit/fetcher.ts';
import { judge } from '#engine/judge/judge.ts';
import { bundleTaskProcess } from './bundle-task-process.ts';
import { bundleIn, findProgram, sources } from './find-program.ts';
import { judgeWithin } from './judge-within.ts';
import { runHere, withDeadline } from '#engine/read/visit/run-here.ts';
import { createTaskPool, type TaskPool, type TaskPoolOptions } from './task-pool.ts';
import { runTask, type RunTask } from './tasks.ts';
import { TaskStopped } from '#engine/read/visit/task-stopped.ts';

const pools: TaskPool[] = [];
const poolOf = (options: Partial<TaskPoolOptions> = {}) => {
  const pool = createTaskPool({ size: 1, ...options });
  pools.push(pool);
  return pool;
};
afterAll(() => Promise.all(pools.map((pool) => pool.close())));

const asked = { requestedUrl: testSite, isHome: true, siteHost: new URL(testSite).host, seenAt: testNow };
const answer = (html: string): FetchResult => ({
  ok: true,
  url: testSite,
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(html),
  truncated: false,
  hops: [{ url: testSite, status: 200 }],
  ttfbMs: 120,
  totalMs: 180,
});
const small = '<!doctype html><title>Brotwerk</title><main><h1>Bread</h1><p>We bake bread in Leeds.</p></main>';
// Honest, and more than a process may read in a few milliseconds.
const large = `<!doctype html><title>Brotwerk</title><main>${'<p>We bake bread in Leeds, 12 loaves at £4.50 each day.'.repeat(4_000)}</main>`;

describe('a task in a process of its own', () => {
  it('goes on when the whole group of the server is told to end', async () => {
    const child = fork(sources.program, { serialization: 'advanced' });
    onTestFinished(() => void child.kill('SIGKILL'));
    const heard = async () => (await once(child, 'message'))[0];
    expect(await heard()).toEqual({ kind: 'ready' });
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) child.kill(signal);
    child.send({ name: 'judge', input: [evidence()] });
    expect(await heard()).toMatchObject({ kind: 'done' });
  });

  it('gives what it gives here, byte by byte, from the sources and from the bundle, which is used as long as it is made from these sources', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'citable-pool-'));
    await bundleTaskProcess(folder);
    const { program, record } = bundleIn(folder);
    expect(findProgram(folder)).toBe(program);
    for (const each of [sources.program, program]) await givesTheSame(poolOf({ program: each }).lane());
    writeFileSync(
      record,
      readFileSync(record, 'utf8').replace(/("src\/engine\/judge\/judge.ts":)"[^"]+"/, '$1"of yesterday"'),
    );
    expect(findProgram(folder)).toBe(sources.program);
    rmSync(folder, { recursive: true });
  });
  async function givesTheSame(run: RunTask): Promise<void> {
    expect(JSON.stringify(await run('readAnswer', answer(small), asked))).toBe(
      JSON.stringify(await runHere('readAnswer', answer(small), asked)),
    );
    const given = evidence();
    expect(JSON.stringify(await run('judge', given))).toBe(JSON.stringify(judge(given)));
  }

  it('is stopped when it takes too much processor time, and the next is none the worse', async () => {
    const notices: string[] = [];
    const run = poolOf({ limits: { readAnswer: 30 }, notice: (message) => notices.push(message) }).lane();
    const [slow, quick] = await Promise.allSettled([
      run('readAnswer', answer(large), asked),
      run('proposeAnswers', evidence()),
    ]);
    expect(slow).toMatchObject({ status: 'rejected', reason: { reason: 'time' } });
    expect(quick.status).toBe('fulfilled');
    expect(notices).toEqual(['readAnswer took more than 30 ms of processor time']);
  });

  it('is repeated once when its process ends under it, and then given up', async () => {
    const pool = poolOf();
    const run = pool.lane();
    const kills = new Set<number>();
    const killer = setInterval(() => {
      const pid = pool.pids().find((each) => !kills.has(each));
      if (pid === undefined || kills.size === 2) return;
      kills.add(pid);
      process.kill(pid, 'SIGKILL');
    }, 1);
    await run('proposeAnswers', evidence()).catch(() => null); // whoever waits when a process dies in its start is served by the next
    clearInterval(killer);
    expect(kills.size).toBe(2);
    expect(await run('proposeAnswers', evidence())).not.toEqual([]);
  });

  itLong('lets who has used little go before who has used much', async () => {
    const pool = poolOf();
    const [hostile, honest] = [pool.lane(), pool.lane()];
    const order: string[] = [];
    const of = (name: string, run: RunTask, html: string) =>
      run('readAnswer', answer(html), asked).then(() => order.push(name));
    await Promise.all([...[1, 2, 3].map((n) => of(`hostile ${n}`, hostile, large)), of('honest', honest, small)]);
    expect(order).toEqual(['hostile 1', 'honest', 'hostile 2', 'hostile 3']);
  });

  it('is refused when the pool is closed', async () => {
    const pool = poolOf();
    await pool.close();
    await expect(pool.lane()('proposeAnswers', evidence())).rejects.toThrow('the task pool is closed');
  });
});

describe('a task in this process', () => {
  const spin = (ms: number) => () => {
    const begun = process.cpuUsage();
    for (;;) {
      const { user, system } = process.cpuUsage(begun);
      if (user + system > ms * 1000) return 'done';
    }
  };
  it('is stopped by the same deadline, and whatever it throws is thrown', () => {
    expect(withDeadline(spin(5), 10_000, 'work')).toBe('done');
    expect(() => withDeadline(spin(60_000), 50, 'work')).toThrow(TaskStopped);
    expect(() => withDeadline(() => 'a'.repeat(-1), 10_000, 'work')).toThrow(RangeError);
    expect(withDeadline(() => /^(a+)+$/.test(`${'a'.repeat(5)}!`), 10_000, 'work')).toBe(false);
    expect(() => withDeadline(() => /^(a+)+$/.test(`${'a'.repeat(50)}!`), 50, 'work')).toThrow(TaskStopped); // inside a regular expression, too
  });
});

describe('a judgement that takes too long', () => {
  const about = page({ url: '/about' });
  const heavy = pageFromHtml(small, { url: '/heavy', isHome: false });
  const given = evidence({ site: site([page(), about, heavy]) });
  /** Stops what `isTooMuch` says. */
  const stopping =
    (isTooMuch: (urls: string[]) => boolean): RunTask =>
    async (name, ...input) => {
      const [first] = input;
      const urls =
        typeof first === 'object' && 'site' in first && first.site.ok
          ? first.site.value.pages.map(({ url }) => new URL(url).pathname)
          : [];
      if (isTooMuch(urls)) throw new TaskStopped('time', 'too long');
      return runTask(name, input) as never; // typed by the name
    };
  it('is made without the page that cannot be judged even alone, which the report names', async () => {
    const { scope } = await judgeWithin(
      stopping((urls) => urls.includes('/heavy')),
      given,
    );
    expect(scope.pagesRead.map(({ url }) => new URL(url).pathname)).toEqual(['/', '/about']);
    expect(scope.notSeen).toContain(`${testSite}heavy (status 200): This page took too long to assess`);
  });
  it('is made of as many pages as can be judged together, the first of them', async () => {
    const { scope } = await judgeWithin(
      stopping((urls) => urls.length > 1),
      given,
    );
    expect(scope.pagesRead.map(({ url }) => new URL(url).pathname)).toEqual(['/']);
  });
  it('fails where not even the rest can be judged', async () => {
    await expect(
      judgeWithin(
        stopping(() => true),
        given,
      ),
    ).rejects.toThrow(TaskStopped);
  });
});
