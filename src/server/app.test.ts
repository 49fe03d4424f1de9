import type { App } from '#base/app.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '#base/errors.ts';
import { createLog } from '#base/log.ts';
import type { Database } from '#base/db.ts';
import { testDatabase } from '#base/testing/database.ts';
import { buildApp } from './app.ts';

const open = { config: { needs: 'public' } } as const;
const ownUrl = 'https://citable.test';
let database: Database;
let app: App;

const ownApp = () =>
  buildApp({
    config: { trustProxy: ['127.0.0.1'], rateLimitPerMinute: 20 },
    publicUrl: ownUrl,
    log: createLog('silent'),
    pool: database.pool,
  });

beforeAll(async () => {
  database = await testDatabase();
  app = await ownApp();
  app.post(
    '/api/echo',
    {
      ...open,
      schema: {
        summary: 'Echo',
        body: z.object({ age: z.number().int() }),
        response: { 200: z.object({ age: z.number() }) },
      },
    },
    (request) => request.body,
  );
  app.post('/api/webhooks/test', open, () => ({ ok: true }));
  app.get('/api/costly', { config: { needs: 'public', costMs: 30 } }, () => ({ ok: true }));
  app.post('/api/kept', { config: { needs: 'public', keepsBody: true }, bodyLimit: 64 * 1024 }, () => ({ ok: true }));
  app.get('/api/refused', open, () => {
    throw new AppError(402, 'payment-required', 'Pay first.', { tiers: [] });
  });
  app.get('/api/broken', open, () => {
    throw new Error('secret detail');
  });
  app.get('/api/database-away', open, () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const fromClient = (address: string) => ({ 'x-forwarded-for': address });

describe('errors', () => {
  it.each([
    [
      'an expected refusal keeps its status, code and details',
      'GET',
      '/api/refused',
      undefined,
      402,
      { message: 'Pay first.', code: 'payment-required', details: { tiers: [] } },
    ],
    [
      'an unknown path says so',
      'GET',
      '/api/nowhere?token=x',
      undefined,
      404,
      { message: 'There is nothing at /api/nowhere.', code: 'not-found' },
    ],
    [
      'an invalid body names the field',
      'POST',
      '/api/echo',
      { age: 'old' },
      422,
      { code: 'invalid-input', details: [{ path: '/age' }] },
    ],
    ['a database that is away is a 503', 'GET', '/api/database-away', undefined, 503, { code: 'unavailable' }],
    [
      'a body that is not JSON is the sender’s mistake',
      'POST',
      '/api/echo',
      '{"age":',
      400,
      { code: expect.any(String) },
    ],
  ] as const)('%s', async (_name, method, url, payload, status, body) => {
    const reply = await app.inject({
      method,
      url,
      payload,
      headers: {
        ...fromClient('198.51.100.1'),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
    });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject(body);
  });

  it('a bug shows nothing of itself', async () => {
    const reply = await app.inject('/api/broken');
    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toContain('secret');
    expect(reply.json().details.requestId).toEqual(expect.any(String));
  });

  it('refuses a body beyond the limit', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/echo',
      payload: { age: 1, filler: 'x'.repeat(300_000) },
      headers: fromClient('198.51.100.2'),
    });
    expect(reply.statusCode).toBe(413);
  });
});

describe('changes from another website', () => {
  it.each([
    ['a program without browser headers', {}, 200],
    ['our own page', { origin: ownUrl, 'sec-fetch-site': 'same-origin' }, 200],
    ['another site, by its fetch metadata', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling subdomain', { 'sec-fetch-site': 'same-site' }, 403],
    ['another site, by its origin', { origin: 'https://evil.test' }, 403],
    ['our own page that sends no referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 200],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    ['a sandboxed frame in an old browser', { origin: 'null' }, 403],
  ])('%s', async (_name, headers, status) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/echo',
      payload: { age: 3 },
      headers: { ...fromClient('198.51.100.3'), ...headers },
    });
    expect(reply.statusCode).toBe(status);
  });

  it('does not concern webhooks, which are signed', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/webhooks/test',
      headers: { origin: 'https://provider.test' },
    });
    expect(reply.statusCode).toBe(200);
  });
});

describe('the request limit', () => {
  it('stops one client and leaves the others alone', async () => {
    const post = (address: string) =>
      app.inject({ method: 'POST', url: '/api/echo', payload: { age: 1 }, headers: fromClient(address) });
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) statuses.push((await post('203.0.113.9')).statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await post('203.0.113.10')).statusCode).toBe(200);
    const webhook = await app.inject({ method: 'POST', url: '/api/webhooks/test', headers: fromClient('203.0.113.9') });
    expect(webhook.statusCode).toBe(200);
  });
});

describe('/readyz', () => {
  it.each([
    ['the job queue does not answer', async () => Promise.reject(new Error('gone'))],
    ['the disk of DATA_DIR is full', async () => false],
  ])('says that %s, while /healthz lives', async (reason, isSo) => {
    const sick = await buildApp({
      config: { trustProxy: [], rateLimitPerMinute: 20 },
      publicUrl: ownUrl,
      log: createLog('silent'),
      pool: database.pool,
      readiness: { 'all is well': async () => true, [reason]: isSo },
    });
    const ready = await sick.inject('/readyz');
    expect([ready.statusCode, ready.json(), (await sick.inject('/healthz')).statusCode]).toEqual([
      503,
      { status: 'unavailable', reason },
      200,
    ]);
    await sick.close();
  });
});

describe('the documents of the API', () => {
  it('are made once, compressed, and not sent again to who has them', async () => {
    const first = await app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br, gzip' } });
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', etag: expect.any(String) });
    const again = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) };
    expect((await app.inject({ url: '/api/openapi.json', headers: again })).statusCode).toBe(304);
    expect((await app.inject('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
    expect((await app.inject('/api/docs')).headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe('what keeps a body', () => {
  it('is limited by its bytes: the shorter, the more often', async () => {
    const send = async (from: string, bytes: number) => {
      const payload = { text: 'x'.repeat(bytes) };
      return (await app.inject({ method: 'POST', url: '/api/kept', headers: fromClient(from), payload })).statusCode;
    };
    expect([await send('203.0.113.40', 30_000), await send('203.0.113.40', 10)]).toEqual([200, 429]);
    for (let n = 0; n < 4; n += 1) expect(await send('203.0.113.41', 10)).toBe(200);
    expect(await send('203.0.113.41', 10)).toBe(429);
  });
});

describe('what anybody may send', () => {
  it.each([
    ['is 8 kB where the route names no limit', open, 413],
    ['is more where it says so', { config: { ...open.config, keepsBody: true }, bodyLimit: 16 * 1024 }, 200],
  ])('%s', async (_what, options, status) => {
    const own = await ownApp();
    own.post('/api/sent', options, () => ({ ok: true }));
    const reply = await own.inject({ method: 'POST', url: '/api/sent', payload: { text: 'x'.repeat(8 * 1024) } });
    expect(reply.statusCode).toBe(status);
    await own.close();
  });

  it('is not more than that where nothing says whether it is kept: the server does not start', async () => {
    const own = await ownApp();
    const add = (url: string, said: { keepsBody?: boolean }) =>
      own.post(url, { config: { needs: 'holder', ...said }, bodyLimit: 16 * 1024 }, () => ({ ok: true }));
    expect(() => add('/api/silent', {})).toThrow('/api/silent takes 16384 bytes of anybody');
    add('/api/said', { keepsBody: false });
    await own.close();
  });
});

describe('the limit of costly reads', () => {
  it('is two fifths of the other, counts each client alone, and writes nothing', async () => {
    const rows = async () => (await database.pool.query('select key, points from throttles order by key')).rows;
    const before = await rows();
    const read = async (address: string) =>
      (await app.inject({ url: '/api/costly', headers: fromClient(address) })).statusCode;
    const statuses: number[] = [];
    for (let n = 0; n < 10; n += 1) statuses.push(await read('203.0.113.20'));
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429, 429]);
    expect([
      await read('203.0.113.21'),
      (await app.inject({ url: '/healthz', headers: fromClient('203.0.113.20') })).statusCode,
    ]).toEqual([200, 200]);
    expect(await rows()).toEqual(before);
  });

  it('is one for all of an IPv6 /48', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      const headers = fromClient(`2001:db8:7:${n}::1`);
      statuses.push((await app.inject({ url: '/api/costly', headers })).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429, 429]);
  });
});

describe('every answer', () => {
  it.each(['/healthz', '/api/nowhere', '/api/broken'])('%s carries the security headers', async (url) => {
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toContain('max-age');
  });
});

describe('/metrics', () => {
  const token = 'a token for the metrics';
  let guarded: App;
  beforeAll(async () => {
    guarded = await buildApp({
      config: { trustProxy: [], rateLimitPerMinute: 20, metricsToken: token },
      publicUrl: ownUrl,
      log: createLog('silent'),
      pool: database.pool,
    });
  });
  afterAll(() => guarded.close());

  it('without METRICS_TOKEN is there for nobody: a proxy on this machine looks like a program on it', async () => {
    const fromHere = { remoteAddress: '127.0.0.1', headers: { host: '127.0.0.1:3000' } };
    expect((await app.inject({ url: '/metrics', ...fromHere })).statusCode).toBe(404);
  });

  it.each([
    ['the token', { authorization: `Bearer ${token}` }, 200],
    ['another token', { authorization: `Bearer ${token}s` }, 404],
    ['no token, even on this machine', {}, 404],
  ])('with METRICS_TOKEN: %s', async (_name, headers, status) => {
    expect(
      (
        await guarded.inject({
          url: '/metrics',
          remoteAddress: '127.0.0.1',
          headers: { host: 'localhost', ...headers },
        })
      ).statusCode,
    ).toBe(status);
  });
});

describe('the machine-readable sides', () => {
  it('is alive and ready on a migrated database', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok' });
  });

  it('describes its calls from the schemas that check them', async () => {
    const { paths, openapi } = (await app.inject('/api/openapi.json')).json();
    expect(openapi).toBe('3.1.0');
    expect(paths['/api/echo'].post.requestBody.content['application/json'].schema.properties.age.type).toBe('integer');
  });
});
