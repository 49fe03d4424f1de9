// How long "Check now" takes on a local site: every task that offers it, pressed once, from the call to the new version.
import { z } from 'zod';
import { connect, migrateDatabase } from '#base/db.ts';
import { boardSchema, checkStartedSchema, recheckSchema } from '#board/contract.ts';
import { startBoardApp } from '#board/testing/board-app.ts';
import { thinPlumber } from '#fakes/sites/thin-plumber.ts';
import { startServer } from '../scripts/separate-postgres.ts';

/** `plain`: seconds of fetching the pages that the slowest check read, one after another. */
export async function checkSeconds(): Promise<{
  slowest: { title: string; seconds: number };
  tasks: number;
  plain: number;
}> {
  const postgres = await startServer();
  const database = await connect({ connectionString: postgres.url }, () => {});
  await migrateDatabase(database.pool);
  const app = await startBoardApp(async () => {}, database);
  try {
    const site = await app.serve(() => {}, thinPlumber);
    const { orderId } = await app.buy(site.url, { tier: 'audit' });
    const { tasks } = boardSchema.parse((await app.call('GET', `/api/report/${orderId}/tasks`)).body);
    const checks: { title: string; seconds: number; urls: string[] }[] = [];
    for (const { key, title } of tasks.filter(({ check }) => check.isOffered)) {
      app.later(24 * 60); // one task may be checked so often a day
      const started = performance.now();
      const reply = await app.call('POST', `/api/report/${orderId}/tasks/${key}/check`);
      if (reply.status !== 202) continue; // an earlier check has settled it, or the allowance is spent
      await app.work();
      const seconds = (performance.now() - started) / 1000;
      const { checkId } = checkStartedSchema.parse(reply.body);
      const { pages } = recheckSchema.parse((await app.call('GET', `/api/report/${orderId}/checks/${checkId}`)).body);
      checks.push({ title, seconds, urls: pages.map(({ url }) => url) });
    }
    const slowest = checks.toSorted((a, b) => b.seconds - a.seconds)[0];
    if (!slowest) throw new Error('No task could be checked.');
    const started = performance.now();
    for (const url of z.array(z.url()).parse(slowest.urls)) await (await fetch(url)).text();
    return { slowest, tasks: checks.length, plain: (performance.now() - started) / 1000 };
  } finally {
    await app.close();
    await postgres.stop();
  }
}
