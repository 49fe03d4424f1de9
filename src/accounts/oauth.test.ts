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
  far.mischief.nonce = null;
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

  it('says so when the visitor declined', async () => {
    const browser = app.browser();
    const back = await returnAddress(browser, provider);
    const declined = `${back.pathname}?error=access_denied&state=${back.searchParams.get('state')}`;
    expect((await browser.get(declined)).location).toBe(refused(provider));
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
  it('refuses an identity token with a foreign nonce', async () => {
    far.mischief.nonce = 'somebody else’s';
    expect(await walk(app.browser(), 'google')).toBe(refused('google'));
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
    expect((await bare.browser().get('/api/auth/oauth/google')).location).toBe('/signin?provider=google&problem=not-configured');
    await bare.close();
    const deaf = await startAccountsApp({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', GOOGLE_ISSUER: 'http://127.0.0.1:9' });
    expect((await deaf.browser().get('/api/auth/oauth/google')).location).toBe('/signin?provider=google&problem=unreachable');
    await deaf.close();
    expect((await app.browser().get('/api/auth/options')).body).toEqual({ google: true, github: true });
  });
});
