import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomToken, tokenHash } from '#base/secrets.ts';
import type { App } from '#base/app.ts';
import { readConfig } from '#base/config.ts';
import { auditLog, operatorSessions, throttles, users, userSessions } from '#db/schema.ts';
import { buildApp } from '#server/app.ts';
import { assemble } from '#server/assemble.ts';
import { createMetrics } from '#server/metrics.ts';
import { operatorRoutes } from './routes.ts';
import { codes, startOperatorApp, type OperatorApp } from './testing/operator-app.ts';

/** Every call of the operators and who may make it. A route that is not in here fails the test below. */
const admin = [
  'POST /api/admin/lock',
  'GET /api/admin/reports',
  'GET /api/admin/steering',
  'GET /api/admin/health',
  'GET /api/admin/counters',
  'PUT /api/admin/reports/:id',
  'DELETE /api/admin/reports/:id',
  'GET /api/admin/reports/:id/timeline',
  'POST /api/admin/reports/:id/resend',
  'POST /api/admin/reports/:id/refund',
  'POST /api/admin/reports/:id/rerun',
  'POST /api/admin/download-report',
  'POST /api/admin/download-all-reports',
  'GET /api/admin/conversations',
  'DELETE /api/admin/conversations/:id',
  'GET /api/admin/leads',
  'DELETE /api/admin/leads/:id',
  'POST /api/admin/download-leads',
  'GET /api/admin/failed-jobs',
  'POST /api/admin/failed-jobs/:id/retry',
  'GET /api/admin/outbox',
  'GET /api/admin/outbox/:name',
];
const superAdmin = [
  'POST /api/super-admin/lock',
  'GET /api/super-admin/users',
  'GET /api/super-admin/counters',
  'POST /api/super-admin/users',
  'PATCH /api/super-admin/users/:id',
  'DELETE /api/super-admin/users/:id',
  'POST /api/super-admin/analyze-seo',
  'POST /api/super-admin/send-seo-email',
  'GET /api/super-admin/agencies',
  'PATCH /api/super-admin/agencies/:id',
  'GET /api/super-admin/audit-log',
  'GET /api/super-admin/spending',
];
/** Both roles may make these; src/board answers them. */
const either = ['GET /api/admin/contests', 'POST /api/admin/contests', 'POST /api/admin/checks/:checkId'];
const open = ['POST /api/admin/unlock', 'POST /api/super-admin/unlock'];
const guarded = [
  ...admin.map((route) => ({ route, role: 'admin' as const })),
  ...superAdmin.map((route) => ({ route, role: 'super-admin' as const })),
];

let operators: OperatorApp;
const customer = randomToken();
const expired = { admin: randomToken(), 'super-admin': randomToken() };
let tokens: { admin: string; 'super-admin': string };
beforeAll(async () => {
  operators = await startOperatorApp();
  tokens = { admin: await operators.unlock('admin'), 'super-admin': await operators.unlock('super-admin') };
  await operators.db.insert(users).values({ id: 'customer', email: 'owner@harbour.example', isVerified: true });
  const { now } = operators.clock;
  await operators.db
    .insert(userSessions)
    .values({ tokenHash: tokenHash(customer), userId: 'customer', createdAt: now, lastUsedAt: now });
  for (const role of ['admin', 'super-admin'] as const) {
    const createdAt = new Date(operators.clock.now.getTime() - 15 * 60_000);
    await operators.db
      .insert(operatorSessions)
      .values({ id: `expired-${role}`, tokenHash: tokenHash(expired[role]), role, createdAt, lastUsedAt: createdAt });
  }
});
afterAll(() => operators.close());

const send = (route: string, headers: Record<string, string>, query = '') => {
  const [method = '', url = ''] = route.split(' ');
  return operators.app.inject({
    method: toMethod(method),
    url: `${url.replace(/:\w+/, 'nothing-here')}${query}`,
    headers,
  });
};
const toMethod = (method: string) =>
  (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((known) => known === method) ?? 'GET';

it('names every route of the whole server that is an operator’s, and no other', async () => {
  const { config, database, queue, log, publicUrl, secretKey } = operators.deps;
  const metrics = createMetrics(database.pool);
  const app = await buildApp({ config, publicUrl, log, pool: database.pool, metrics });
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => void routes.push(...[method].flat().map((one) => `${one} ${url}`)));
  const slices = assemble({ config, database, queue, log, publicUrl, secretKey }, publicUrl, metrics);
  slices.addRoutes(app);
  await app.ready();
  const known = routes.filter((route) => /admin|operator/i.test(route) && !route.startsWith('HEAD '));
  expect(known.toSorted()).toEqual([...admin, ...superAdmin, ...either, ...open].toSorted());
  expect(routes.length).toBeGreaterThan(known.length + 30); // the others are there, too
  for (const route of either) {
    const [method = '', url = ''] = route.split(' ');
    const reply = await app.inject({
      method: toMethod(method),
      url: url.replace(/:\w+/, 'AO-01'),
      headers: { authorization: `Bearer ${customer}` },
    });
    expect([route, reply.statusCode, reply.json().code]).toEqual([route, 401, 'locked']);
  }
  await app.close();
  await slices.close();
});

describe.each(guarded)('$route', ({ route, role }) => {
  const other = role === 'admin' ? 'super-admin' : 'admin';

  it.each([
    ['no token', () => ({})],
    ['an empty token', () => ({ authorization: 'Bearer ' })],
    ['a token nobody was given', () => ({ authorization: `Bearer ${randomToken()}` })],
    ['a token that has expired', () => ({ authorization: `Bearer ${expired[role]}` })],
    ['the code itself', () => ({ authorization: `Bearer ${codes[role]}` })],
    ['another scheme', () => ({ authorization: `Basic ${tokens[role]}` })],
    ['the token as a cookie', () => ({ cookie: `token=${tokens[role]}` })],
    ['the token twice', () => ({ authorization: `Bearer ${tokens[role]}, Bearer ${tokens[role]}` })],
    ['a customer’s session', () => ({ authorization: `Bearer ${customer}`, cookie: `session=${customer}` })],
  ])('refuses %s', async (_, headers) => {
    const reply = await send(route, headers());
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'locked']);
  });

  it('refuses the token in the address', async () => {
    const reply = await send(route, {}, `?token=${tokens[role]}&access_token=${tokens[role]}`);
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'locked']);
  });

  it('refuses the other role', async () => {
    const reply = await send(route, { authorization: `Bearer ${tokens[other]}` });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'wrong-role']);
  });
});

it.each(guarded.filter(({ route }) => route.startsWith('GET ')))(
  '$route refuses without a token under any other spelling',
  async ({ route }) => {
    const path = route.slice(4).replace(/:\w+/, 'nothing-here');
    for (const url of [
      `${path}/`,
      path.replace('/api', '//api'),
      path.replace('admin', '%61dmin'),
      path.toUpperCase(),
    ]) {
      for (const method of ['GET', 'HEAD'] as const)
        expect([401, 404]).toContain((await operators.app.inject({ method, url })).statusCode);
    }
  },
);

describe('an unlocked page', () => {
  const ask = async (token: string) => (await operators.call(token, 'GET', '/api/admin/counters')).statusCode;
  const wait = (minutes: number) => {
    operators.clock.now = new Date(operators.clock.now.getTime() + minutes * 60_000);
  };

  it('locks after 15 minutes without a call, and stays open while it is used', async () => {
    const token = await operators.unlock('admin');
    wait(14);
    expect(await ask(token)).toBe(200);
    wait(14);
    expect(await ask(token)).toBe(200);
    wait(15);
    expect(await ask(token)).toBe(401);
  });

  it('locks after four hours however busy it is', async () => {
    const token = await operators.unlock('admin');
    for (let passed = 0; passed < 238; passed += 14) {
      expect(await ask(token)).toBe(200);
      wait(14);
    }
    expect(await ask(token)).toBe(200);
    wait(3);
    expect(await ask(token)).toBe(401);
  });

  it('locks when it says so, and only itself', async () => {
    const [one, two] = [await operators.unlock('admin'), await operators.unlock('admin')];
    expect((await operators.call(one, 'POST', '/api/admin/lock')).statusCode).toBe(204);
    expect([await ask(one), await ask(two)]).toEqual([401, 200]);
  });
});

describe.each([
  ['admin', 'passcode', 'Invalid passcode'],
  ['super-admin', 'code', 'Invalid access code'],
] as const)('guessing the code of %s', (role, field, refusal) => {
  const guess = (address: string, code: string, cookie = '') =>
    operators.app.inject({
      method: 'POST',
      url: `/api/${role}/unlock`,
      payload: { [field]: code },
      headers: { 'x-forwarded-for': address, ...(cookie === '' ? {} : { cookie }) },
    });

  it('500 at once: five are checked, the rest are told to wait, and the owner gets in', async () => {
    const first = await guess('198.51.100.7', codes[role]);
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    const replies = await Promise.all(
      Array.from({ length: 500 }, (_, n) => guess('203.0.113.9', `wrong guess number ${n}`)),
    );
    const byStatus = Object.groupBy(replies, (reply) => reply.statusCode);
    expect([byStatus[401]?.length, byStatus[429]?.length]).toEqual([5, 495]);
    expect(byStatus[401]?.[0]?.json().message).toBe(refusal);
    expect((await guess('203.0.113.9', codes[role])).statusCode).toBe(429); // not even the right one is looked at
    expect((await guess('198.51.100.7', codes[role])).statusCode).toBe(200); // the owner from elsewhere
    expect((await guess('203.0.113.9', codes[role], cookie)).statusCode).toBe(200); // and from there, on a device that knew the code
    expect((await guess('203.0.113.9', codes[role], `${cookie}x`)).statusCode).toBe(429); // a forged device is none
  });

  it('hands out no cookie that opens anything', async () => {
    const reply = await guess('198.51.100.8', codes[role]);
    expect(String(reply.headers['set-cookie'])).not.toContain(reply.json().token);
    expect(String(reply.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
  });
});

describe('behind a proxy that TRUST_PROXY does not name', () => {
  let app: App;
  beforeAll(async () => {
    const deps = { ...operators.deps, config: readConfig({}) };
    app = await buildApp({
      config: { trustProxy: [], rateLimitPerMinute: 100_000 },
      publicUrl: deps.publicUrl,
      log: deps.log,
      pool: deps.database.pool,
    });
    operatorRoutes(app, deps);
  });
  afterAll(() => app.close());
  const guess = (forwarded: string, passcode: string) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/unlock',
      payload: { passcode },
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': forwarded },
    });
  const statuses = async (forwarded: (n: number) => string, count: number) => {
    const replies = await Promise.all(
      Array.from({ length: count }, (_, n) => guess(forwarded(n), `wrong guess number ${n}`)),
    );
    return replies.filter(({ statusCode }) => statusCode === 401).length;
  };

  it('a visitor who guesses locks out himself and not the operators', async () => {
    expect(await statuses(() => '203.0.113.9', 20)).toBe(5);
    expect((await guess('203.0.113.9', codes.admin)).statusCode).toBe(429);
    expect((await guess('198.51.100.7', codes.admin)).statusCode).toBe(200);
  });

  it('what a visitor himself writes before the proxy’s word changes nothing', async () => {
    expect(await statuses((n) => `192.0.2.${n}, 203.0.113.10`, 20)).toBe(5);
  });

  it('where the header is forged because there is no proxy, sixty are checked in a quarter of an hour', async () => {
    await operators.db.delete(throttles);
    expect(await statuses((n) => `192.0.2.${n}`, 90)).toBe(60);
    await operators.db.delete(throttles);
  });
});

it('keeps no token and no code, and logs each unlock', async () => {
  const { rows } = await operators.deps.database.pool.query(
    'select row_to_json(t)::text as row from operator_sessions t union all select value::text from settings',
  );
  const stored = JSON.stringify(rows);
  expect(stored).not.toContain(tokens.admin);
  expect(stored).not.toContain(codes.admin);
  const actions = (await operators.db.select().from(auditLog)).map(({ actor, action }) => `${actor} ${action}`);
  expect(actions).toContain('admin unlock');
  expect(actions).toContain('super-admin unlock.refused');
});
