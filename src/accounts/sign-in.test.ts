import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { isLong, itLong } from '#base/testing/long.ts';
import { mailedProofs, users, userSessions } from '#db/schema.ts';
import { cookie } from './cookies.ts';
import { boughtReport } from './testing/bought-report.ts';
import { startAccountsApp, tokenIn, type AccountsApp, type TestBrowser } from './testing/accounts-app.ts';

let app: AccountsApp;

beforeAll(async () => {
  app = await startAccountsApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.drain();
  await app.forgetAttempts();
});

let number = 0;
const newAddress = () => `owner${(number += 1)}@harbour.example`;
const person = { firstName: 'Olive', lastName: 'Harbour' };
const passcode = 'w7kq';

async function signedUp(): Promise<{ email: string; browser: TestBrowser }> {
  const email = newAddress();
  const browser = app.browser();
  expect((await browser.post('/api/auth/signup', { email, passcode, ...person })).status).toBe(201);
  return { email, browser };
}

async function signedIn(): Promise<{ email: string; browser: TestBrowser }> {
  const owner = await signedUp();
  expect((await owner.browser.post('/api/auth/login', { email: owner.email, passcode })).status).toBe(200);
  return owner;
}

const account = async (browser: TestBrowser) => (await browser.get('/api/account')).body['user'];

describe('signing up and in', () => {
  it('opens the dashboard in the browser that signed up, with nothing confirmed yet', async () => {
    const { email, browser } = await signedIn();
    expect(await account(browser)).toMatchObject({
      email,
      ...person,
      isVerified: false,
      hasPasscode: true,
      providers: [],
      sessions: 1,
    });
  });

  it('mails nobody a name that somebody else may have typed, until the address is confirmed', async () => {
    const email = newAddress();
    const typed = { firstName: 'You won! https://prize.example', lastName: 'Now' };
    await app.browser().post('/api/auth/signup', { email, passcode, ...typed });
    const [welcome] = await app.drain();
    expect(welcome).toMatchObject({ to: email, firstName: '' });
    await app.browser().post('/api/auth/link/use', { token: /#confirm=([\w-]+)$/.exec(welcome?.link ?? '')?.[1] });
    await app.browser().post('/api/auth/link', { email });
    expect(await app.drain()).toMatchObject([{ to: email, firstName: typed.firstName }]);
  });

  it('answers alike for an address that has an account, changes nothing and mails its owner a way in', async () => {
    const { email, browser } = await signedUp();
    await app.drain();
    const stranger = app.browser();
    const first = await app.browser().post('/api/auth/signup', { email: newAddress(), passcode, ...person });
    const second = await stranger.post('/api/auth/signup', {
      email: email.toUpperCase(),
      passcode: 'x9zz!',
      ...person,
    });
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect((await app.drain()).map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['welcome', 'known']));
    expect((await stranger.post('/api/auth/login', { email, passcode: 'x9zz!' })).status).toBe(401);
    expect((await browser.post('/api/auth/login', { email, passcode })).status).toBe(200);
  });

  it.each([
    ['a full-width letter', (email: string) => email.replace('harbour', 'ｈarbour')],
    ['another full stop', (email: string) => email.replace('.', '。')],
    ['an invisible sign', (email: string) => email.replace('owner', 'ow\u200Bner')],
  ])('%s in the address makes no second account, and opens the first', async (_name, spelt) => {
    const { email, browser } = await signedUp();
    await app.drain();
    expect(
      (await app.browser().post('/api/auth/signup', { email: spelt(email), passcode: 'x9zz!', ...person })).status,
    ).toBe(201);
    expect((await app.drain()).map(({ purpose, to }) => [purpose, to])).toEqual([['known', email]]);
    expect(await app.db.$count(users, sql`${users.email} like 'ow%'`)).toBe(
      await app.db.$count(users, sql`${users.email} ~ '^owner[0-9]+@harbour.example$'`),
    );
    expect((await browser.post('/api/auth/login', { email: spelt(email), passcode })).status).toBe(200);
  });

  it('has one allowance of mails for all spellings of a mailbox, a tag behind a plus included', async () => {
    const { email } = await signedUp();
    const spellings = [
      email,
      email.toUpperCase(),
      email.replace('harbour', 'ｈarbour'),
      email.replace('@', '+shop@'),
      `${email}.`,
    ];
    const statuses: number[] = [];
    for (const [n, spelling] of spellings.entries())
      statuses.push((await app.browser(`203.0.113.${n}`).post('/api/auth/link', { email: spelling })).status);
    expect(statuses).toEqual([202, 202, 202, 429, 429]); // the first of four was signing up
  });

  it.each([
    ['a short passcode', { passcode: 'abc' }, /at least 4/],
    ['a year', { passcode: '1987' }, /year/],
    ['a blank first name', { firstName: '   ' }, /first name/],
    ['no e-mail address', { email: 'owner' }, /e-mail/],
    ['a control character in the address', { email: 'a\u0000b@c.example' }, /e-mail/],
  ])('refuses %s with a sentence', async (_, change, sentence) => {
    const reply = await app.browser().post('/api/auth/signup', { email: newAddress(), passcode, ...person, ...change });
    expect(reply.status).toBe(422);
    expect(reply.body['message']).toMatch(sentence);
  });

  it('says the same of a wrong passcode and of an unknown address', async () => {
    const { email } = await signedUp();
    const wrong = await app.browser().post('/api/auth/login', { email, passcode: 'w7kp' });
    const unknown = await app.browser().post('/api/auth/login', { email: newAddress(), passcode });
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Invalid email or passcode.' } });
    expect(unknown).toEqual(wrong);
  });

  it('asks a new browser for a mailed code when the passcode is short', async () => {
    const { email } = await signedUp();
    await app.drain();
    const elsewhere = app.browser();
    const first = await elsewhere.post('/api/auth/login', { email, passcode });
    expect(first).toMatchObject({ status: 202, body: { status: 'code-required' } });
    expect((await elsewhere.get('/api/account')).status).toBe(401);
    const [mail] = await app.drain();
    const { challenge } = first.body;
    expect(
      (await elsewhere.post('/api/auth/login/code', { challenge, code: mail?.code === '000000' ? '000001' : '000000' }))
        .status,
    ).toBe(401);
    expect((await elsewhere.post('/api/auth/login/code', { challenge, code: mail?.code })).status).toBe(200);
    expect(await account(elsewhere)).toMatchObject({ email });
    expect((await app.browser().post('/api/auth/login/code', { challenge, code: mail?.code })).status).toBe(401);
    // From now on this browser is known.
    expect((await elsewhere.post('/api/auth/login', { email, passcode })).status).toBe(200);
  });
});

/** So many at once, from as many networks unless told otherwise; how many of them were answered with each status. */
async function allAtOnce(
  count: number,
  ask: (browser: TestBrowser, index: number) => Promise<{ status: number }>,
  from?: string,
) {
  const replies = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      ask(app.browser(from ?? `10.${Math.floor(index / 250)}.${index % 250}.1`), index),
    ),
  );
  const byStatus: Record<number, number> = {};
  for (const { status } of replies) byStatus[status] = (byStatus[status] ?? 0) + 1;
  return byStatus;
}
const wrong = (index: number) => `g${String(index).padStart(3, '0')}`;

/** Further ways in fall to fewer guesses here, to as many in the long run. */
const many = isLong ? 500 : 40;

describe('hundreds of guesses at once', () => {
  itLong('at a passcode, from 500 networks: five are checked, and the owner still gets in', async () => {
    const { email, browser } = await signedUp();
    const replies = await allAtOnce(500, (guesser, index) =>
      guesser.post('/api/auth/login', { email, passcode: wrong(index) }),
    );
    expect(replies).toEqual({ 401: 5, 429: 495 });
    // The right passcode is no way around the lock either, except where the owner has been before.
    expect((await app.browser().post('/api/auth/login', { email, passcode })).status).toBe(429);
    expect((await browser.post('/api/auth/login', { email, passcode })).status).toBe(200);
  });

  it.each([
    ['/api/account/passcode', (code: string) => ({ current: code, passcode: 'v8mt' })],
    ['/api/account/delete', (code: string, email: string) => ({ email, passcode: code })],
  ])(
    'at the current passcode for %s, in a stolen session with ever new devices: five are checked',
    async (path, body) => {
      const { email, browser } = await signedIn();
      const session = browser.cookies.get('session') ?? '';
      const replies = await allAtOnce(many, (thief, index) => {
        thief.cookies.set('session', session);
        thief.cookies.set('device', `device-number-${index}`);
        return thief.post(path, body(wrong(index), email));
      });
      expect(replies).toEqual({ 403: 5, 429: many - 5 });
      expect((await browser.post('/api/account/passcode', { current: passcode, passcode: 'v8mt' })).status).toBe(200);
    },
  );

  it('at a mailed code: five are checked, then not even the right one, and the owner gets a new one', async () => {
    const { email } = await signedUp();
    await app.drain();
    const elsewhere = app.browser();
    const ask = async () => {
      const { body } = await elsewhere.post('/api/auth/login', { email, passcode });
      const [mail] = await app.drain();
      return { challenge: body['challenge'], code: mail?.code ?? '' };
    };
    const first = await ask();
    const wrongCode = first.code === '123456' ? '654321' : '123456';
    expect(
      await allAtOnce(many, (guesser) => guesser.post('/api/auth/login/code', { ...first, code: wrongCode })),
    ).toEqual({ 401: many });
    expect(
      await app.db
        .select({ tries: mailedProofs.attempts })
        .from(mailedProofs)
        .where(eq(mailedProofs.id, String(first.challenge))),
    ).toEqual([{ tries: 5 }]);
    expect((await elsewhere.post('/api/auth/login/code', first)).status).toBe(401);
    const second = await ask();
    expect(await allAtOnce(5, (owner) => owner.post('/api/auth/login/code', second))).toEqual({ 200: 1, 401: 4 }); // and a right code works once
    const late = await ask();
    app.clock.now = new Date(app.clock.now.getTime() + 11 * 60_000);
    expect((await elsewhere.post('/api/auth/login/code', late)).status).toBe(401);
  });

  it('at a mailed link, from one network: 30 are looked at, and the owner comes in from elsewhere, once', async () => {
    const { email } = await signedUp();
    await app.browser().post('/api/auth/link', { email });
    const token = tokenIn((await app.drain()).find(({ purpose }) => purpose === 'sign-in'));
    const guess = (guesser: TestBrowser, index: number) =>
      guesser.post('/api/auth/link/use', { token: `${token.slice(0, -3)}${wrong(index).slice(1)}` });
    expect(await allAtOnce(many, guess, '192.0.2.1')).toEqual({ 410: 30, 429: many - 30 });
    expect(await allAtOnce(20, (owner) => owner.post('/api/auth/link/use', { token }))).toEqual({ 200: 1, 410: 19 });
  });

  it('at a link that confirms an address: 30 are looked at, and it still confirms', async () => {
    const { browser } = await signedIn();
    const token = tokenIn((await app.drain()).at(-1));
    const session = browser.cookies.get('session') ?? '';
    const replies = await allAtOnce(
      many,
      (guesser, index) => {
        guesser.cookies.set('session', session);
        return guesser.post('/api/auth/confirm', { token: wrong(index) });
      },
      '192.0.2.2',
    );
    expect(replies).toEqual({ 410: 30, 429: many - 30 });
    expect((await browser.post('/api/auth/confirm', { token })).status).toBe(200);
  });
});

describe('guessing', () => {
  it('locks for twice as long each time, up to a day', async () => {
    const email = newAddress();
    const waits: unknown[] = [];
    for (const earlierLocks of [0, 1, 2, 9]) {
      // As after so many locks, each of them waited out.
      await app.db.execute(sql`delete from throttles where key not like 'sign-in-locks:%'`);
      await app.db.execute(sql`update throttles set points = ${earlierLocks}`);
      await allAtOnce(5, (guesser) => guesser.post('/api/auth/login', { email, passcode: 'nope' }));
      const { body } = await app.browser('10.9.9.9').post('/api/auth/login', { email, passcode: 'nope' });
      waits.push(body['message']);
    }
    const told = (wait: string) => `Too many attempts. Please wait ${wait}, or have a sign-in link mailed to you.`;
    expect(waits).toEqual([told('15 minutes'), told('30 minutes'), told('60 minutes'), told('24 hours')]);
  });

  it('does the same work for an address with and without an account', async () => {
    const { email } = await signedUp();
    const work = async (address: string, path: string, body: object) => {
      await app.forgetAttempts();
      const statements = vi.spyOn(pg.Client.prototype, 'query');
      await app.browser().post(path, { email: address, ...body });
      const texts = z
        .array(
          z.tuple([z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)])], z.unknown()),
        )
        .parse(statements.mock.calls);
      statements.mockRestore();
      // The queue's own housekeeping goes on beside it.
      return texts.filter(([text]) => /\b(users|throttles|mailed_proofs|user_devices|audit_log)\b/.test(text)).length;
    };
    for (const [path, body] of [
      ['/api/auth/login', { passcode: 'nope' }],
      ['/api/auth/link', {}],
      ['/api/auth/signup', { passcode, ...person }],
    ] as const) {
      const [known, unknown] = [await work(email, path, body), await work(newAddress(), path, body)];
      expect([path, known]).toEqual([path, unknown]);
      expect(known).toBeGreaterThan(2);
    }
  });

  it('counts unknown addresses alike, so that a lock tells nothing', async () => {
    const email = newAddress();
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push((await app.browser().post('/api/auth/login', { email, passcode })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('stops one network that tries one passcode on many addresses', async () => {
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => app.browser().post('/api/auth/login', { email: newAddress(), passcode })),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(30);
  });

  it('locks a known device too, on its own count', async () => {
    const { email, browser } = await signedUp();
    for (let guess = 0; guess < 5; guess += 1)
      expect((await browser.post('/api/auth/login', { email, passcode: 'nope' })).status).toBe(401);
    expect((await browser.post('/api/auth/login', { email, passcode })).status).toBe(429);
  });

  it('keeps no address in its counters', async () => {
    const { email } = await signedUp();
    await app.browser().post('/api/auth/login', { email, passcode: 'nope' });
    const { rows } = await app.db.execute(sql`select key from throttles where key like ${`%${email}%`}`);
    expect(rows).toEqual([]);
  });
});

describe('mailed links', () => {
  it('let a locked-out owner in, once', async () => {
    const { email } = await signedUp();
    await Promise.all(
      Array.from({ length: 10 }, () => app.browser().post('/api/auth/login', { email, passcode: 'nope' })),
    );
    await app.drain();
    expect((await app.browser().post('/api/auth/link', { email })).status).toBe(202);
    const [mail] = await app.drain();
    const browser = app.browser();
    expect((await browser.post('/api/auth/link/use', { token: tokenIn(mail) })).status).toBe(200);
    expect(await account(browser)).toMatchObject({ email, isVerified: true, isMailboxProven: true });
    expect((await app.browser().post('/api/auth/link/use', { token: tokenIn(mail) })).status).toBe(410);
  });

  it('answer alike and send nothing for an unknown address', async () => {
    const { email } = await signedUp();
    await app.drain();
    const known = await app.browser().post('/api/auth/link', { email });
    await app.drain();
    const unknown = await app.browser().post('/api/auth/link', { email: newAddress() });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await app.drain()).toEqual([]);
  });

  it('let a buyer without an account in by the mailbox alone, once, and make the account', async () => {
    const email = newAddress();
    const { orderId } = await boughtReport(app.db, email);
    const stranger = await app.browser().post('/api/auth/link', { email: newAddress() });
    const reply = await app.browser().post('/api/auth/link', { email: email.toUpperCase() });
    expect([reply.status, reply.body]).toEqual([stranger.status, stranger.body]);
    expect(await app.db.$count(users, eq(sql`lower(${users.email})`, email))).toBe(0);
    const [mail, ...more] = await app.drain();
    expect([mail?.to.toLowerCase(), mail?.purpose, more]).toEqual([email, 'buyer', []]);
    const browser = app.browser();
    expect((await browser.post('/api/auth/link/use', { token: tokenIn(mail) })).status).toBe(200);
    expect(await account(browser)).toMatchObject({ isVerified: true, isMailboxProven: true });
    expect(JSON.stringify((await browser.get('/api/account')).body)).toContain(orderId);
    expect((await app.browser().post('/api/auth/link/use', { token: tokenIn(mail) })).status).toBe(410);
  });

  it('of a buyer end what a stranger made of the address in between', async () => {
    const email = newAddress();
    await boughtReport(app.db, email);
    await app.browser().post('/api/auth/link', { email });
    const [mail] = await app.drain();
    const stranger = app.browser();
    await stranger.post('/api/auth/signup', { email, passcode: 'w7kq', firstName: 'A', lastName: 'B' });
    await stranger.post('/api/auth/login', { email, passcode: 'w7kq' });
    const owner = app.browser();
    expect((await owner.post('/api/auth/link/use', { token: tokenIn(mail) })).status).toBe(200);
    expect(await account(owner)).toMatchObject({ email, isVerified: true });
    expect((await stranger.get('/api/account')).status).toBe(401);
    expect((await app.browser().post('/api/auth/login', { email, passcode: 'w7kq' })).status).toBe(401);
  });

  it('are over after half an hour', async () => {
    const { email } = await signedUp();
    await app.browser().post('/api/auth/link', { email });
    const mail = (await app.drain()).find(({ purpose }) => purpose === 'sign-in');
    app.clock.now = new Date(app.clock.now.getTime() + 31 * 60_000);
    expect((await app.browser().post('/api/auth/link/use', { token: tokenIn(mail) })).status).toBe(410);
  });

  it('prove nothing once the address of the account is another', async () => {
    const { email, browser } = await signedIn();
    const [mail] = await app.drain();
    await app.db.update(users).set({ email: newAddress() }).where(eq(users.email, email));
    expect((await browser.post('/api/auth/confirm', { token: tokenIn(mail) })).status).toBe(410);
  });

  it('confirm an address only together with a session of that account', async () => {
    const { browser } = await signedIn();
    const [mail] = await app.drain();
    const other = await signedIn();
    expect((await app.browser().post('/api/auth/confirm', { token: tokenIn(mail) })).status).toBe(401);
    expect((await other.browser.post('/api/auth/confirm', { token: tokenIn(mail) })).status).toBe(410);
    expect((await browser.post('/api/auth/confirm', { token: tokenIn(mail) })).status).toBe(200);
    expect(await account(browser)).toMatchObject({ isVerified: true });
  });

  it('take an account from whoever made it with somebody else’s address', async () => {
    const { email, browser: stranger } = await signedIn();
    await app.drain();
    const owner = app.browser();
    expect((await owner.post('/api/auth/signup', { email, passcode: 'vk7!mq', ...person })).status).toBe(201);
    const mail = (await app.drain()).find(({ purpose }) => purpose === 'known');
    expect((await owner.post('/api/auth/link/use', { token: tokenIn(mail) })).status).toBe(200);
    expect(await account(owner)).toMatchObject({ isVerified: true, hasPasscode: false });
    expect((await stranger.get('/api/account')).status).toBe(401);
    expect((await stranger.post('/api/auth/login', { email, passcode })).status).toBe(401);
  });

  it('are not mailed to one address more than four times an hour', async () => {
    const email = newAddress();
    const statuses: number[] = [];
    for (let ask = 0; ask < 5; ask += 1) statuses.push((await app.browser().post('/api/auth/link', { email })).status);
    expect(statuses).toEqual([202, 202, 202, 202, 429]);
  });
});

describe('sessions', () => {
  it('live in a cookie that scripts cannot read, bound to the host on https', async () => {
    const { email, browser } = await signedUp();
    const { cookies } = await browser.post('/api/auth/login', { email, passcode });
    expect(cookies.find((line) => line.startsWith('session='))).toMatch(
      /; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    );
    expect(cookie('https://citable.example', 'session').write('t', 1)).toBe(
      '__Host-session=t; Path=/; HttpOnly; SameSite=Lax; Max-Age=1; Secure',
    );
  });

  it('are stored as hashes and begin anew with each sign-in', async () => {
    const { email, browser } = await signedIn();
    const before = browser.cookies.get('session') ?? '';
    await browser.post('/api/auth/login', { email, passcode });
    expect(browser.cookies.get('session')).not.toBe(before);
    expect(await account(browser)).toMatchObject({ sessions: 1 });
    const stored = JSON.stringify(await app.db.select().from(userSessions));
    expect(stored).not.toContain(browser.cookies.get('session'));
  });

  it.each([
    ['a week unused', 7 * 24 + 1, 1],
    ['a month in use', 24, 30],
  ])('end after %s', async (_, hours, times) => {
    const { browser } = await signedIn();
    const statuses: number[] = [];
    for (let step = 0; step < times; step += 1) {
      statuses.push((await browser.get('/api/account')).status);
      app.clock.now = new Date(app.clock.now.getTime() + hours * 60 * 60_000);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await browser.get('/api/account')).status).toBe(401);
  });

  it('end here, or everywhere', async () => {
    const { email, browser } = await signedIn();
    const token = browser.cookies.get('session') ?? '';
    await browser.post('/api/auth/logout');
    browser.cookies.set('session', token);
    expect((await browser.get('/api/account')).status).toBe(401);

    await browser.post('/api/auth/login', { email, passcode });
    await app.browser().post('/api/auth/link', { email });
    const elsewhere = app.browser();
    await elsewhere.post('/api/auth/link/use', {
      token: tokenIn((await app.drain()).find(({ purpose }) => purpose === 'sign-in')),
    });
    // The link confirmed the address, which ends what an unconfirmed account had.
    expect((await browser.get('/api/account')).status).toBe(401);
    const third = await elsewhere.post('/api/auth/logout-everywhere');
    expect([third.status, (await elsewhere.get('/api/account')).status]).toEqual([200, 401]);
  });
});

describe('changing the passcode', () => {
  it('needs the current one and ends the other sessions', async () => {
    const { email, browser } = await signedIn();
    const second = app.browser();
    for (const [name, value] of browser.cookies) if (name === 'device') second.cookies.set(name, value);
    expect((await second.post('/api/auth/login', { email, passcode })).status).toBe(200);
    expect((await browser.post('/api/account/passcode', { current: 'nope', passcode: 'v8mm' })).status).toBe(403);
    expect((await browser.post('/api/account/passcode', { current: passcode, passcode: '1234' })).status).toBe(422);
    expect((await browser.post('/api/account/passcode', { current: passcode, passcode: 'v8mt' })).status).toBe(200);
    expect((await second.get('/api/account')).status).toBe(401);
    expect((await browser.get('/api/account')).status).toBe(200);
    expect((await browser.post('/api/auth/login', { email, passcode: 'v8mt' })).status).toBe(200);
  });

  it('does not need it for half an hour after a mailed link', async () => {
    const { email } = await signedUp();
    await app.browser().post('/api/auth/link', { email });
    const browser = app.browser();
    await browser.post('/api/auth/link/use', {
      token: tokenIn((await app.drain()).find(({ purpose }) => purpose === 'sign-in')),
    });
    expect((await browser.post('/api/account/passcode', { passcode: 'v8mt' })).status).toBe(200);
    app.clock.now = new Date(app.clock.now.getTime() + 31 * 60_000);
    expect((await browser.post('/api/account/passcode', { passcode: 'v9mt' })).status).toBe(403);
  });
});
