// Several web and worker processes on one database. KILLS sets how many processes are killed, one in the middle of each purchase.
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteDefinition } from '#fakes/sites/define-site.ts';
import { goodBaker } from '#fakes/sites/good-baker.ts';
import { pagesBuilt } from './testing/pages-built.ts';
import { type Member, order, pay, type Purchase, startWorld, until, untilReady, type World } from './testing/world.ts';

const kills = Number(process.env['KILLS'] ?? 1);

/** Answers its home page only after a while, and counts who waits at the same time. */
const slow = { answerMs: 1500, atOnce: 0, most: 0 };
const slowSite: SiteDefinition = {
  name: 'slow-hotel',
  story: 'A hotel whose pages take their time',
  expected: [],
  answers: () => ({}),
  streams: {
    '/': (response) => {
      slow.atOnce += 1;
      slow.most = Math.max(slow.most, slow.atOnce);
      response.on('close', () => (slow.atOnce -= 1));
      setTimeout(
        () =>
          response
            .writeHead(200, { 'content-type': 'text/html' })
            .end('<!doctype html><title>Hotel</title><h1>Hotel</h1><p>Rooms by the sea.'),
        slow.answerMs,
      );
    },
  },
};

let world: World;
let webs: Member[];
let workers: Member[];
const purchases: Purchase[] = [];

/** As a balancer: the first web process that lives. */
const url = () => webs[0]?.url ?? '';

beforeAll(async () => {
  pagesBuilt();
  world = await startWorld({ sites: [goodBaker, slowSite] });
  // Nobody has prepared the database: four processes find it empty at the same moment.
  await world.database.pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
  const [one, two, three, four] = await Promise.all([
    world.start('web'),
    world.start('web'),
    world.start('worker'),
    world.start('worker'),
  ]);
  webs = [one, two];
  workers = [three, four];
});
afterAll(() => world.stop());

async function bought(website: string): Promise<Purchase> {
  const purchase = await order(url, { website, email: `buyer-${purchases.length}@customer.example` });
  purchases.push(purchase);
  await pay(url, purchase);
  return purchase;
}

const mailsTo = (email: string) => world.mails().filter((mail) => mail.includes(`To: ${email}`));
const siteUrl = (name: string) => world.served.sites.find(({ site }) => site.name === name)?.url ?? '';

describe('two web and two worker processes on one database', () => {
  it('all come up on an empty database, and every one answers for every other', async () => {
    for (const { url: at } of webs) expect((await fetch(`${at}/readyz`)).status).toBe(200);
    const purchase = await bought(world.siteUrl);
    await untilReady(() => webs[1]?.url ?? '', purchase);
  });

  it('read one website one after the other', async () => {
    slow.most = 0;
    await untilReady(url, await bought(siteUrl('slow-hotel')));
    const alone = slow.most;
    const both = [await bought(siteUrl('slow-hotel')), await bought(siteUrl('slow-hotel'))];
    await Promise.all(both.map((purchase) => untilReady(url, purchase)));
    expect(slow.most).toBe(alone);
  });

  it('a worker that is told to stop hands its job back, and another does it at once', async () => {
    slow.answerMs = 4000;
    const purchase = await bought(siteUrl('slow-hotel'));
    await until(() => slow.atOnce > 0);
    slow.answerMs = 0;
    // Which of the two reads cannot be seen from outside: one after the other is stopped, and each time somebody is there.
    const before = workers;
    workers = [];
    for (const leaving of before) {
      workers.push(await world.start('worker'));
      expect(await leaving.stop()).toBe(0);
    }
    await untilReady(url, purchase);
  });

  it('a web process that is told to stop ends its waiting pages, which go on at another', async () => {
    slow.answerMs = 1500;
    const purchase = await order(url, { website: siteUrl('slow-hotel'), email: 'waiting@customer.example' });
    const leaving = webs.shift();
    const stream = streamEnd(`${leaving?.url}/api/journey/${purchase.sessionId}/events`);
    await stream.opened;
    const stopped = leaving?.stop();
    expect(await stream.ended).toBe('end');
    expect(await stopped).toBe(0);
    await pay(url, purchase);
    await untilReady(url, purchase);
    purchases.push(purchase);
    webs.push(await world.start('web'));
  });

  it(
    `${kills} times: killing any one of them in the middle of a purchase loses nothing`,
    async () => {
      for (let n = 0; n < kills; n += 1) {
        const group = n % 2 === 0 ? workers : webs;
        const paid = bought(world.siteUrl);
        await pause(Math.random() * 2500);
        const [victim] = group.splice(n % 4 < 2 ? 0 : 1, 1);
        await victim?.kill();
        await paid;
        group.push(await world.start(group === workers ? 'worker' : 'web'));
      }
      await Promise.all(purchases.map((purchase) => untilReady(url, purchase)));
      await until(() => purchases.every(({ email }) => mailsTo(email).length > 0));
      const counts = async () =>
        (
          await world.database.pool.query(`
        select count(*)::int as reports, count(distinct order_id)::int as orders,
          (select count(*)::int from orders where status = 'paid') as paid, (select count(*)::int from deliveries where status = 'sent') as sent from reports`)
        ).rows;
      // A mail is there a moment before its row says so.
      await expect
        .poll(counts, { timeout: 60_000 })
        .toEqual([
          { reports: purchases.length, orders: purchases.length, paid: purchases.length, sent: purchases.length },
        ]);
    },
    120_000 + kills * 60_000,
  );
});

it('a worker that was frozen until another took its job over, and then thawed, brings nothing about twice', async () => {
  slow.answerMs = 2000;
  const purchase = await bought(siteUrl('slow-hotel'));
  await until(() => slow.atOnce > 0);
  for (const worker of workers) worker.child.kill('SIGSTOP');
  const frozen = [...workers];
  workers = [await world.start('worker')];
  slow.answerMs = 0;
  await untilReady(url, purchase);
  await until(() => mailsTo(purchase.email).length > 0);
  for (const worker of frozen) worker.child.kill('SIGCONT');
  await pause(20_000); // time enough to do harm
  expect(mailsTo(purchase.email)).toHaveLength(1);
  const { rows } = await world.database.pool.query('select count(*)::int as n from reports where order_id = $1', [
    purchase.orderId,
  ]);
  expect(rows).toEqual([{ n: 1 }]);
}, 240_000);

function streamEnd(address: string): { opened: Promise<void>; ended: Promise<'end' | 'cut'> } {
  const opened = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<'end' | 'cut'>();
  request(address, (response) => {
    response.on('data', () => opened.resolve());
    response.on('end', () => ended.resolve('end'));
    response.on('error', () => ended.resolve('cut'));
  })
    .on('error', () => ended.resolve('cut'))
    .end();
  return { opened: opened.promise, ended: ended.promise };
}
