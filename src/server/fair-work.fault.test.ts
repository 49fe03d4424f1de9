// One visitor sends 120 quizzes about a slow website, and buyers wait for that website too: a buyer of another one does not wait for any of them.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SiteDefinition } from '#fakes/sites/define-site.ts';
import { goodBaker } from '#fakes/sites/good-baker.ts';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { pagesBuilt } from './testing/pages-built.ts';
import { order, pay, startWorld, until, untilReady, type World } from './testing/world.ts';

const slow = { asked: 0 };
const slowSite: SiteDefinition = {
  name: 'slow-hotel',
  story: 'A hotel whose home page never comes to its end',
  expected: [],
  answers: () => ({}),
  streams: {
    '/': (response) => {
      slow.asked += 1;
      response.writeHead(200, { 'content-type': 'text/html' }).write('<!doctype html><title>Hotel</title>');
    },
  },
};

let world: World;
beforeAll(async () => {
  pagesBuilt();
  world = await startWorld({ sites: [goodBaker, slowSite] });
});
afterAll(() => world.stop());

it('120 unpaid quizzes and six orders of a slow site keep no buyer of another site waiting', async () => {
  const server = await world.start('all');
  const at = () => server.url;
  const slowUrl = world.served.sites.find(({ site }) => site.name === 'slow-hotel')?.url ?? '';
  const statuses = await Promise.all(
    Array.from({ length: 120 }, async (_, n) => {
      const body = JSON.stringify({ ...sampleAnswers, website: slowUrl, email: `nobody-${n}@visitor.example` });
      return (
        await fetch(`${server.url}/api/quiz`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      ).status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect((await world.database.pool.query(`select 1 from pgboss.job where name = 'gather'`)).rowCount).toBe(0);
  expect(slow.asked).toBe(0);

  for (let n = 0; n < 6; n += 1)
    await pay(at, await order(at, { website: slowUrl, email: `slow-${n}@customer.example` }));
  await until(() => slow.asked > 0);
  const bought = await order(at, { website: world.siteUrl, email: 'healthy@customer.example' });
  const begun = performance.now();
  await pay(at, bought);
  const count = async (condition: string) =>
    (
      await world.database.pool.query(`select 1 from pgboss.job where name = 'gather' and ${condition}`, [
        new URL(slowUrl).host,
      ])
    ).rowCount ?? 0;
  await until(async () => (await count(`group_id <> $1 and state <> 'created'`)) > 0);
  expect(await count(`group_id = $1 and state = 'active'`)).toBe(1);
  expect(await count(`group_id = $1 and state = 'created'`)).toBeGreaterThanOrEqual(3);
  await untilReady(at, bought);
  console.info(`the report was there ${Math.round(performance.now() - begun)} ms after its payment`);
  await server.kill();
}, 600_000);
