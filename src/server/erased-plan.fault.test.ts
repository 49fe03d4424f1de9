// A plan is bought, its buyer deletes the account, and the provider renews the plan all the same: nothing of it reaches the buyer but the money.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { pagesBuilt } from './testing/pages-built.ts';
import { operatorCodes } from './testing/whole-app.ts';
import { type Member, order, pay, startWorld, until, untilReady, type World } from './testing/world.ts';

const buyer = {
  email: 'leaving@customer.example',
  passcode: 'kettle-Violet-77',
  firstName: 'Ada',
  lastName: 'Brandt',
};

let world: World;
let server: Member;
beforeAll(async () => {
  pagesBuilt();
  world = await startWorld({ env: operatorCodes });
  server = await world.start('all');
});
afterAll(() => world.stop());

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const query = async (text: string, ...values: string[]) => (await world.database.pool.query(text, values)).rows;

it('a renewal after the account was deleted makes no report and no mail: the money goes back, and operators are told', async () => {
  const purchase = await order(() => server.url, { website: world.siteUrl, email: buyer.email }, 'monitoring');
  await pay(() => server.url, purchase);
  await untilReady(() => server.url, purchase);
  const mailsTo = () => world.mails().filter((mail) => mail.includes(`To: ${buyer.email}`));
  await until(() => mailsTo().length > 0);
  expect(await post('/api/auth/signup', buyer)).toMatchObject({ status: 201 });
  const secret = () =>
    mailsTo().flatMap((mail) => /signin#confirm=3?D?([\w-]{43})/.exec(unwrapped(mail))?.[1] ?? [])[0];
  await until(() => secret() !== undefined);
  const entered = await post('/api/auth/link/use', { token: secret() });
  const cookie = (entered.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const before = await fetch(`${server.url}/api/account`, { headers: { cookie } });
  expect(await before.json()).toMatchObject({ subscriptions: [{ orderId: purchase.orderId, status: 'active' }] });

  const erased = await post('/api/account/delete', { email: buyer.email, passcode: buyer.passcode }, { cookie });
  expect([erased.status, await erased.text()]).toEqual([200, expect.stringContaining('erased')]);
  expect(
    await query('select 1 from sandbox_sessions where id = $1 and cancel_at_period_end', purchase.sessionId),
  ).toHaveLength(1);
  expect(mailsTo()).toEqual([]);

  // At the provider somebody takes the end back, and the next payment is made there.
  await query('update sandbox_sessions set cancel_at_period_end = false where id = $1', purchase.sessionId);
  const renewed = await fetch(server.url + purchase.checkout, {
    method: 'POST',
    body: new URLSearchParams({ do: 'renew' }),
    redirect: 'manual',
  });
  expect(renewed.status).toBeLessThan(400);
  const alerts = () =>
    query(`select text from operator_alerts where kind = 'erased-order' and subject_id = $1`, purchase.orderId);
  await until(async () => (await alerts()).length > 0);

  expect((await alerts())[0]).toEqual({ text: expect.stringContaining('A payment arrived; we gave it back.') });
  expect(await query('select period, status from sandbox_invoices where session_id = $1', purchase.sessionId)).toEqual([
    { period: 2, status: 'refunded' },
  ]);
  expect(
    await query('select 1 from sandbox_sessions where id = $1 and cancel_at_period_end', purchase.sessionId),
  ).toHaveLength(1);
  const { token } = z
    .object({ token: z.string() })
    .parse(await (await post('/api/admin/unlock', { passcode: operatorCodes.ADMIN_PASSCODE })).json());
  const health = await fetch(`${server.url}/api/admin/health`, { headers: { authorization: `Bearer ${token}` } });
  expect(await health.json()).toMatchObject({ alerts: [{ kind: 'erased-order', subjectId: purchase.orderId }] });

  for (const table of ['reports', 'orders', 'assessments', 'submissions', 'deliveries', 'users'])
    expect(await query(`select id from ${table}`), table).toEqual([]);
  // Nothing waits that would make one after all.
  expect(
    await query(
      `select name from pgboss.job where name in ('gather', 'judge', 'ask', 'publish', 'deliver') and state < 'completed'`,
    ),
  ).toEqual([]);
  expect(mailsTo()).toEqual([]);
});

/** A mail's text as one line, without the soft breaks of quoted-printable. */
const unwrapped = (mail: string) => mail.replaceAll(/=\r?\n/g, '');
