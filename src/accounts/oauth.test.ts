import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomId } from '#base/secrets.ts';
import { identities, users } from '#db/schema.ts';
import { startFakeOauth, type FakeOauth } from '#fakes/oauth.ts';
import type { OauthProvider } from './contract.ts';
import { startAccountsApp, type AccountsApp, type TestBrowser } from './testing/accounts-app.ts';

let far: FakeOauth;
let app: AccountsApp;

beforeAll(async () => {
  far = await startFakeOauth();
  app = await startAccountsApp({
    GOOGLE_CLIENT_ID: 'google-client',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    GOOGLE_ISSUER: far.googleIssuer,
    GITHUB_CLIENT_ID: 'github-client',
    GITHUB_CLIENT_SECRET: 'github-secret',
    GITHUB_BASE_URL: far.githubBaseUrl,
  });
});
afterAll(async () => {
  await app.close();
  await far.close();
});

const email = 'owner@harbour.example';
beforeEach(async () => {
  await app.db.delete(users);
  Object.assign(far.google, { sub: 'google-1', email, email_verified: true });
  far.github.emails = [{ email, primary: true, verified: true }];
  Object.assign(far.mischief, { claims: {}, token: null, githubStatus: 200 });
});

/** Walks to the provider and back, as far as the address at which the browser returns to us. */
async function returnAddress(browser: TestBrowser, provider: OauthProvider): Promise<URL> {
  const begun = await browser.get(`/api/auth/oauth/${provider}`);
  expect(begun.status).toBe(303);
  const answer = await fetch(begun.location, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

async function walk(browser: TestBrowser, provider: OauthProvider): Promise<string> {
  const back = await returnAddress(browser, provider);
  return (await browser.get(back.pathname + back.search)).location;
}

const userOf = async (browser: TestBrowser) => (await browser.get('/api/account')).body['user'];
const refused = (provider: OauthProvider) => `/signin?provider=${provider}&problem=refused`;

describe.each(['google', 'github'] as const)('signing in with %s', (provider) => {
  it('goes on with the agent that waited for it', async () => {
    const browser = app.browser();
    browser.cookies.set('agent-request', 'the-request');
    expect(await walk(browser, provider)).toBe('/oauth/authorize');
  });

  it('makes a confirmed account, and finds it again by the provider’s id whatever the address is then', async () => {
    const browser = app.browser();
    expect(await walk(browser, provider)).toBe('/dashboard');
    expect(await userOf(browser)).toMatchObject({
      email,
      firstName: 'Olive',
      lastName: 'Harbour',
      isVerified: true,
      hasPasscode: false,
      providers: [provider],
    });
    far.google.email = 'new@harbour.example';
    far.github.emails = [{ email: 'new@harbour.example', primary: true, verified: true }];
    const again = app.browser();
    expect(await walk(again, provider)).toBe('/dashboard');
    expect(await userOf(again)).toMatchObject({ email });
    expect(await app.db.$count(users)).toBe(1);
  });

  it('sends state and a S256 challenge, and keeps both in a cookie that scripts cannot read', async () => {
    const { location, cookies } = await app.browser().get(`/api/auth/oauth/${provider}`);
    const query = new URL(location).searchParams;
    expect(query.get('state')).toHaveLength(43);
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.has('nonce')).toBe(provider === 'google');
    expect(cookies.join()).toMatch(/^sign-in-flow=.*HttpOnly; SameSite=Lax/);
  });

  it('refuses a state of another flow', async () => {
    const browser = app.browser();
    const back = await returnAddress(browser, provider);
    back.searchParams.set('state', 'x'.repeat(43));
    expect((await browser.get(back.pathname + back.search)).location).toBe(refused(provider));
  });

  it('refuses to end in a browser what another one began', async () => {
    const back = await returnAddress(app.browser(), provider);
    const victim = app.browser();
    expect((await victim.get(back.pathname + back.search)).location).toBe(refused(provider));
    await victim.get(`/api/auth/oauth/${provider}`); // even while it has a flow of its own
    expect((await victim.get(back.pathname + back.search)).location).toBe(refused(provider));
    expect((await victim.get('/api/account')).status).toBe(401);
  });

  it('refuses a code that was got with another PKCE verifier', async () => {
    const browser = app.browser();
    const first = await returnAddress(browser, provider);
    const second = app.browser();
    const stolen = await returnAddress(second, provider);
    stolen.searchParams.set('code', first.searchParams.get('code') ?? '');
    expect((await second.get(stolen.pathname + stolen.search)).location).toBe(refused(provider));
  });

  it('refuses a flow cookie that was written by somebody else', async () => {
    const browser = app.browser();
    const back = await returnAddress(browser, provider);
    const [body = '', signature = ''] = (browser.cookies.get('sign-in-flow') ?? '').split('.');
    browser.cookies.set('sign-in-flow', `${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`);
    expect((await browser.get(back.pathname + back.search)).location).toBe(refused(provider));
  });

  it.each([
    ['the visitor declined', (query: URLSearchParams) => query.set('error', 'access_denied')],
    ['the provider has a fault', (query: URLSearchParams) => query.set('error', 'server_error')],
    ['there is no code', (query: URLSearchParams) => query.delete('code')],
    ['the code is invented', (query: URLSearchParams) => query.set('code', 'invented')],
    ['there is no state', (query: URLSearchParams) => query.delete('state')],
    ['the state is there twice', (query: URLSearchParams) => query.append('state', 'x')],
    // Mix-up: the code is of a provider that wants to pass it on to another one.
    ['another issuer answers', (query: URLSearchParams) => query.set('iss', 'https://mixed-up.example')],
  ])('refuses when %s', async (_, change) => {
    const browser = app.browser();
    const back = await returnAddress(browser, provider);
    change(back.searchParams);
    expect((await browser.get(back.pathname + back.search)).location).toBe(refused(provider));
    expect((await browser.get('/api/account')).status).toBe(401);
  });

  it('refuses the other provider’s answer', async () => {
    const browser = app.browser();
    const other = provider === 'google' ? 'github' : 'google';
    const back = await returnAddress(browser, other);
    expect((await browser.get(`/api/auth/oauth/${provider}/callback${back.search}`)).location).toBe(refused(provider));
  });

  it('takes a code once: neither the address nor the flow may come again', async () => {
    const browser = app.browser();
    const back = await returnAddress(browser, provider);
    const flow = browser.cookies.get('sign-in-flow') ?? '';
    expect((await browser.get(back.pathname + back.search)).location).toBe('/dashboard');
    expect((await browser.get(back.pathname + back.search)).location).toBe(refused(provider));
    const thief = app.browser();
    thief.cookies.set('sign-in-flow', flow);
    expect((await thief.get(back.pathname + back.search)).location).toBe(refused(provider));
    expect((await thief.get('/api/account')).status).toBe(401);
  });

  it('refuses a flow that took longer than ten minutes', async () => {
    const browser = app.browser();
    const back = await returnAddress(browser, provider);
    app.clock.now = new Date(app.clock.now.getTime() + 11 * 60_000);
    expect((await browser.get(back.pathname + back.search)).location).toBe(refused(provider));
  });

  it.each([
    [400, 'refused', { error: 'invalid_grant' }],
    [200, 'refused', { error: 'bad_verification_code' }], // as GitHub says it
    [200, 'refused', { token_type: 'bearer' }],
    [503, 'unreachable', {}],
  ] as const)('says what is the matter when the token endpoint answers %i: %s', async (statusCode, problem, body) => {
    far.mischief.token = (reply) => Object.assign(reply, { statusCode, body });
    const browser = app.browser();
    expect(await walk(browser, provider)).toBe(`/signin?provider=${provider}&problem=${problem}`);
    expect((await browser.get('/api/account')).status).toBe(401);
  });

  it('makes and joins nothing by an address that the provider has not confirmed', async () => {
    far.google.email_verified = false;
    far.github.emails = [
      { email, primary: true, verified: false },
      { email: 'second@harbour.example', primary: false, verified: true },
    ];
    await app.db.insert(users).values({ id: randomId(), email, isVerified: true });
    const browser = app.browser();
    expect(await walk(browser, provider)).toBe(`/signin?provider=${provider}&problem=unverified-email`);
    expect((await browser.get('/api/account')).status).toBe(401);
    expect(await app.db.$count(identities)).toBe(0);
  });

  it('joins the confirmed account of a confirmed address', async () => {
    const id = randomId();
    await app.db.insert(users).values({ id, email: email.toUpperCase(), isVerified: true, passcodeHash: 'kept' });
    expect(await walk(app.browser(), provider)).toBe('/dashboard');
    expect(await app.db.select().from(identities)).toMatchObject([{ provider, userId: id }]);
    expect(await app.db.select().from(users).where(eq(users.id, id))).toMatchObject([{ passcodeHash: 'kept' }]);
  });

  it('takes an unconfirmed account from whoever made it with this address', async () => {
    const stranger = app.browser();
    await stranger.post('/api/auth/signup', { email, passcode: 'w7kq', firstName: 'Not', lastName: 'Olive' });
    await stranger.post('/api/auth/login', { email, passcode: 'w7kq' });
    expect(await walk(app.browser(), provider)).toBe('/dashboard');
    expect((await stranger.get('/api/account')).status).toBe(401);
    expect((await stranger.post('/api/auth/login', { email, passcode: 'w7kq' })).status).toBe(401);
  });
});

describe('signing in with a provider', () => {
  it.each([
    ['a foreign nonce', { nonce: 'somebody else’s' }],
    ['no nonce', { nonce: undefined }],
    ['another client', { aud: 'another-client' }],
    ['another issuer', { iss: 'https://accounts.mixed-up.example' }],
    ['a time that is over', { exp: 1 }],
    ['nobody', { sub: '' }],
  ])('refuses an identity token for %s', async (_, claims) => {
    far.mischief.claims = claims;
    expect(await walk(app.browser(), 'google')).toBe(refused('google'));
    expect(await app.db.$count(users)).toBe(0);
  });

  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  it.each<[string, (parts: string[]) => string[]]>([
    [
      'whose signature is another',
      ([head = '', claims = '', signature = '']) => [
        head,
        claims,
        signature.slice(0, -8) + (signature.endsWith('AAAAAAAA') ? 'BBBBBBBB' : 'AAAAAAAA'),
      ],
    ],
    ['without a signature', ([head = '', claims = '']) => [head, claims, '']],
    ['that says it needs none', ([, claims = '']) => [unsigned, claims, '']],
  ])('refuses an identity token %s', async (_, change) => {
    far.mischief.token = ({ body }) =>
      void Object.assign(body, { id_token: change(String(body['id_token']).split('.')).join('.') });
    expect(await walk(app.browser(), 'google')).toBe(refused('google'));
    expect(await app.db.$count(users)).toBe(0);
  });

  it('refuses when no identity token comes', async () => {
    far.mischief.token = ({ body }) => void delete body['id_token'];
    expect(await walk(app.browser(), 'google')).toBe(refused('google'));
  });

  it.each([
    [500, 'unreachable'],
    [403, 'refused'],
  ])('says what is the matter when GitHub’s API answers %i: %s', async (status, problem) => {
    far.mischief.githubStatus = status;
    expect(await walk(app.browser(), 'github')).toBe(`/signin?provider=github&problem=${problem}`);
  });

  it('keeps two accounts of one provider apart', async () => {
    await walk(app.browser(), 'google');
    Object.assign(far.google, { sub: 'google-2', email: 'second@harbour.example' });
    await walk(app.browser(), 'google');
    expect(await app.db.$count(users)).toBe(2);
  });

  it('explains itself where it is not set up or the provider does not answer', async () => {
    const bare = await startAccountsApp();
    expect((await bare.browser().get('/api/auth/options')).body).toEqual({ google: false, github: false });
    expect((await bare.browser().get('/api/auth/oauth/google')).location).toBe(
      '/signin?provider=google&problem=not-configured',
    );
    await bare.close();
    const deaf = await startAccountsApp({
      GOOGLE_CLIENT_ID: 'a',
      GOOGLE_CLIENT_SECRET: 'b',
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
    });
    expect((await deaf.browser().get('/api/auth/oauth/google')).location).toBe(
      '/signin?provider=google&problem=unreachable',
    );
    await deaf.close();
    const gone = await startFakeOauth();
    const left = await startAccountsApp({
      GITHUB_CLIENT_ID: 'a',
      GITHUB_CLIENT_SECRET: 'b',
      GITHUB_BASE_URL: gone.githubBaseUrl,
    });
    const browser = left.browser();
    const back = await returnAddress(browser, 'github');
    await gone.close(); // while the visitor was there
    expect((await browser.get(back.pathname + back.search)).location).toBe(
      '/signin?provider=github&problem=unreachable',
    );
    await left.close();
    expect((await app.browser().get('/api/auth/options')).body).toEqual({ google: true, github: true });
  });
});
