import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#base/config.ts';
import type { Db } from '#base/db.ts';
import { settings } from '#base/schema.ts';
import { isSetupOpen, openSetup, setupAddress, setupRoutes } from './setup-routes.ts';
import { mailsIn } from './testing/mails-in.ts';
import { type Whole, wholeApp } from './testing/whole-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'citable-setup-'));
const code = 'abcde-fghjk-mnpqr-stuvw';
const secretKey = 'a secret key of an installation';
/** What a browser keeps that has opened the address of the start message. */
const cookie = `setup=${setupAddress('', secretKey).split('=')[1]}`;
let db: Db;
let whole: Whole;
beforeAll(async () => {
  whole = await wholeApp({}, null, {
    after: async (app, _slices, { publicUrl, db: opened }) => {
      db = opened;
      await db.delete(settings); // as before the first start
      await openSetup(db);
      setupRoutes(app, {
        db,
        config: readConfig({ DATA_DIR: folder }),
        publicUrl,
        secretKey,
        freshCodes: [{ role: 'admin', code }],
        examine: async () => [
          { id: 'disk', looksAt: 'The disk', tone: 'green', saw: 'There is room.', todo: null },
          { id: 'sender-mx', looksAt: 'Replies (MX)', tone: 'amber', saw: 'No domain.', todo: 'Set one.' },
          { id: 'sender-spf', looksAt: 'Senders (SPF)', tone: 'amber', saw: 'No domain.', todo: 'Set one.' },
          { id: 'settings', looksAt: 'The settings', tone: 'amber', saw: 'This is a trial.', todo: 'All in a row.' },
          { id: 'company', looksAt: 'Who sells here', tone: 'amber', saw: 'Nobody is named.', todo: 'Write a file.' },
        ],
        isSet: (setting) => setting === 'OPENAI_API_KEY',
        outboxDir: join(folder, 'outbox'),
      });
    },
  });
});
afterAll(async () => {
  await whole.close();
  rmSync(folder, { recursive: true });
});

const open = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  whole.app.inject({ url: '/setup', headers: { cookie, ...headers }, remoteAddress });
const press = (form: string, fields: Record<string, string> = {}) =>
  whole.app.inject({
    method: 'POST',
    url: `/setup/${form}`,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

describe('the page of the first start', () => {
  it('shows address, codes, what is missing, and which keys have a value', async () => {
    const { statusCode, body, headers } = await open();
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    for (const words of [
      'http://127.0.0.1:80',
      code,
      'Look at this: Who sells here.',
      'Write a file.',
      'In order: The disk.',
      'Look at this: Replies (MX), Senders (SPF).',
      '<li><code>SECRET_KEY</code> must be set in production',
    ])
      expect(body).toContain(words);
    expect(body).toContain('<code>OPENAI_API_KEY</code></th><td>set</td>');
    expect(body).toContain('<code>STRIPE_SECRET_KEY</code></th><td>not set</td>');
    expect(body).not.toContain('type="password"');
  });

  it.each([
    ['another machine', {}, '192.168.1.20'],
    ['whom a proxy here passes on', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
    ['a website whose name leads here', { host: 'rebound.example:3000' }, '127.0.0.1'],
  ])('is not there for %s', async (_who, headers, from) => {
    const { statusCode, body } = await open(headers, from);
    expect(statusCode).toBe(404);
    expect(body).not.toContain(code);
  });

  it('is not there for whom a proxy here passes on by HTTP/1.0, as nginx does where nobody tells it to say for whom', async () => {
    await whole.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = whole.app.server.address() as AddressInfo;
    const asked = async (version: string) => {
      const socket = connect(port, '127.0.0.1');
      const head = `GET /setup HTTP/${version}\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}`;
      socket.write(`${head}\r\nConnection: close\r\n\r\n`);
      return (await text(socket)).split('\r\n')[0];
    };
    expect(await asked('1.1')).toContain('200');
    expect(await asked('1.0')).toContain('404');
  });

  it('is there for the browser alone that opened the address of the start message: a proxy may name nobody', async () => {
    const address = setupAddress('http://127.0.0.1:80', secretKey);
    const opened = await whole.app.inject({ url: address });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/setup']);
    expect(opened.headers['set-cookie']).toMatch(`${cookie}; Path=/; HttpOnly; SameSite=Lax`);
    for (const [url, kept] of [
      ['/setup', ''],
      ['/setup', 'setup='],
      ['/setup', `${cookie}x`],
      ['/setup?key=', ''],
      [`${address}&key=x`, ''],
      [`${address}x`, ''],
    ] as const) {
      const { statusCode, body, headers } = await whole.app.inject({ url, headers: { cookie: kept } });
      expect([url, kept, statusCode, headers['set-cookie']]).toEqual([url, kept, 403, undefined]);
      expect(body).not.toContain(code);
    }
    for (const form of ['codes', 'mail', 'order', 'close'])
      expect((await whole.app.inject({ method: 'POST', url: `/setup/${form}` })).statusCode).toBe(403);
    expect((await whole.app.inject({ url: address, headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(
      404,
    );
  });

  it('is there by each name of this machine', async () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect((await open({ host })).statusCode, host).toBe(200);
    expect((await open({}, '::ffff:127.0.0.1')).statusCode).toBe(200);
  });

  it('sends a test mail, and says where it is', async () => {
    expect((await press('mail', { to: 'nobody' })).statusCode).toBe(422);
    const { body } = await press('mail', { to: 'owner@example.com' });
    expect(body).toContain(`No mail server is set. The mail to owner@example.com is a file in ${folder}/outbox.`);
    expect(mailsIn(join(folder, 'outbox')).join()).toContain('To: owner@example.com');
  });

  it('opens a sample order at the choice of a plan, for the browser that asked', async () => {
    const refused = await press('order', { website: 'nothing at all' });
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('website')]);
    const { statusCode, headers } = await press('order', {
      website: 'https://example.com',
    });
    expect([statusCode, headers.location]).toEqual([303, expect.stringMatching(/^\/quiz\?quiz=[\w-]+$/)]);
    expect(String(headers['set-cookie'])).toMatch(/HttpOnly/i);
  });

  it('makes new codes where the first were lost', async () => {
    expect((await press('codes')).headers.location).toBe('/setup');
    const { body } = await open();
    expect(body).not.toContain(code);
    expect(body.match(/<code>[a-z2-9]{5}(-[a-z2-9]{5}){3}<\/code>/g)).toHaveLength(2);
  });

  it('closes for ever', async () => {
    expect((await press('close')).headers.location).toBe('/');
    expect((await open()).statusCode).toBe(404);
    expect((await press('codes')).statusCode).toBe(404);
    await openSetup(db);
    expect(await isSetupOpen(db)).toBe(false);
  });

  it('never opens where there were codes before', async () => {
    await db.delete(settings).where(eq(settings.key, 'setup'));
    await openSetup(db);
    expect(await isSetupOpen(db)).toBe(false);
  });
});
