// A way to the database on which nothing passes any more and nobody is told: a router that drops packets, a machine that hangs.
// Visitors get an answer all the same, and all goes on when the way is there again, however that came about.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { type CuttableDatabase, cuttableDatabase } from './testing/cuttable-database.ts';
import { pagesBuilt } from './testing/pages-built.ts';
import { type Member, order, pay, startWorld, until, untilReady, type World } from './testing/world.ts';

let world: World;
let way: CuttableDatabase;
let server: Member;
beforeAll(async () => {
  pagesBuilt();
  world = await startWorld();
  way = await cuttableDatabase(world.database);
  server = await world.start('all', {
    DATABASE_URL: way.url,
    DATABASE_TIMEOUT_SECONDS: '2',
    JOB_HEARTBEAT_SECONDS: '10',
  });
});
afterAll(async () => {
  way.thaw();
  await world.stop();
  await way.close();
});

const countOf = async (query: string, value: string) => (await world.database.pool.query(query, [value])).rowCount;
const reportsOf = (orderId: string) => countOf('select 1 from reports where order_id = $1', orderId);
const mailsTo = (email: string) => world.mails().filter((mail) => mail.includes(`To: ${email}`)).length;
const statusOf = (reply: Promise<Response>) => reply.then(({ status }) => status).catch(() => 'no answer');
const submit = (email: string) =>
  fetch(`${server.url}/api/quiz`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `frozen-${email.replace(/\W/g, '-')}` },
    body: JSON.stringify({ ...sampleAnswers, website: world.siteUrl, email }),
    signal: AbortSignal.timeout(30_000),
  });

const ends: [how: string, end: () => void][] = [
  ['has forgotten the connections of before', () => way.forget()],
  ['passes everything on again', () => way.thaw()],
  [
    'ends all connections',
    () => {
      way.cut();
      way.thaw();
      way.mend();
    },
  ],
];

it.each(ends)(
  'a frozen way to the database is told to every visitor, and nothing is lost when it then %s',
  async (how, end) => {
    const email = `${how.split(' ', 1)[0]}@frozen.example`;
    const purchase = await order(() => server.url, { website: world.siteUrl, email });
    const readers = ['/healthz', '/', '/readyz', '/api/report/nobody', `/api/report/${purchase.sessionId}`];
    await pay(() => server.url, purchase);
    way.freeze();
    // More than there are connections; those beyond wait for one, and then for an answer.
    const asked = Array.from({ length: 6 }, () =>
      readers.map((path) => statusOf(fetch(server.url + path, { signal: AbortSignal.timeout(30_000) }))),
    );
    const posted = Array.from({ length: 4 }, () => statusOf(submit(`late-${email}`)));
    const statuses = await Promise.all(asked.map((round) => Promise.all(round)));
    expect(new Set(statuses.map((round) => round.join(' ')))).toEqual(new Set(['200 200 503 503 503']));
    expect(new Set(await Promise.all(posted))).toEqual(new Set([503]));
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);

    end();
    await until(async () => (await fetch(`${server.url}/readyz`)).ok);
    expect([(await submit(`late-${email}`)).status, (await submit(`late-${email}`)).status]).toEqual([201, 201]);
    expect(await countOf('select 1 from submissions where email = $1', `late-${email}`)).toBe(1);
    await untilReady(() => server.url, purchase);
    await until(() => mailsTo(email) > 0);
    // Who came afterwards is served by the same processes.
    const later = await order(() => server.url, { website: world.siteUrl, email: `after-${email}` });
    await pay(() => server.url, later);
    await untilReady(() => server.url, later);
    await until(() => mailsTo(later.email) > 0);
    await pause(1000); // for one too many to come
    expect([
      await reportsOf(purchase.orderId),
      await reportsOf(later.orderId),
      mailsTo(email),
      mailsTo(later.email),
    ]).toEqual([1, 1, 1, 1]);
    expect(server.child.exitCode).toBeNull();
  },
);
