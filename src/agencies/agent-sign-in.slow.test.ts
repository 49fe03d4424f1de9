// Slow: it reads a website and makes some hundred calls over HTTP.
// An agent signs in at /mcp: the protocol's own client over HTTP, the member's browser by the page's own form, and whoever would get in otherwise.
import { createHash, randomBytes } from 'node:crypto';
import { createServer as createPlainServer } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { AxeBuilder } from '@axe-core/playwright';
import {
  Client,
  type OAuthClientMetadata,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  StreamableHTTPClientTransport,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSession } from '#accounts/session.ts';
import { closePages, newPage } from '#base/testing/browser.ts';
import { randomId, tokenHash } from '#base/secrets.ts';
import { agencies, agencyMembers, agentGrants, agentSecrets, auditLog, users } from '#db/schema.ts';
import { blockedClinic } from '#fakes/sites/blocked-clinic.ts';
import { selfSigned } from '#fakes/sites/self-signed.ts';
import { type ServedSites, serveSites } from '#fakes/sites/serve-sites.ts';
import { type Whole, wholeApp } from '#server/testing/whole-app.ts';
import { mostAgents } from './agent-grants.ts';
import type { AgencyRole } from './contract.ts';

const ours = 'http://127.0.0.1'; // its public address; the port is the one that was free
const resource = `${ours}/mcp`;
const redirectUri = 'http://127.0.0.1:53117/callback';

let whole: Whole;
let served: ServedSites;
let website: string;
let port: number;
let documents: Server;
let documentUrl: string;
/** What stands at `documentUrl`. */
let document: { body: string; headers?: Record<string, string>; status?: number };
let asked = 0;
const logged: string[] = [];
/** Every code and token that was given. */
const given: string[] = [];

beforeAll(async () => {
  served = await serveSites([blockedClinic], new Date());
  website = served.sites[0]?.url ?? '';
  const { key, cert } = selfSigned('localhost', new Date());
  tls.setDefaultCACertificates([...tls.getCACertificates(), cert]);
  documents = createServer({ key, cert }, (_request, response) => {
    asked += 1;
    const { status = 200, body, headers } = document;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  await new Promise<void>((resolve) => documents.listen(0, 'localhost', resolve));
  const documentHost = `localhost:${(documents.address() as AddressInfo).port}`;
  documentUrl = `https://${documentHost}/agent.json`;
  whole = await wholeApp(
    { CRAWL_ALLOW_HOSTS: [new URL(website).host, documentHost].join(',') },
    (line) => void logged.push(line),
  );
  await whole.app.listen({ host: '127.0.0.1', port: 0 });
  port = (whole.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await whole.close();
  documents.close();
  await served.stop();
});
beforeEach(() => {
  document = { body: JSON.stringify({ client_id: documentUrl, client_name: 'Lantern', redirect_uris: [redirectUri] }) };
});

/** The same request at the port that is open. */
const send = (url: string | URL, init?: RequestInit): Promise<Response> => {
  const target = new URL(url, ours);
  if (target.hostname === '127.0.0.1' && target.port === '') target.port = String(port);
  return fetch(target, init);
};
const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });

type Member = { userId: string; agencyId: string; cookie: string; email: string };
let people = 0;
let networks = 0;

async function person(email = `person-${(people += 1)}@bright.example`): Promise<Omit<Member, 'agencyId'>> {
  const userId = randomId();
  await whole.database.db.insert(users).values({ id: userId, email, isVerified: true });
  const session = await openSession(whole.database.db, userId, { now: new Date(), replaces: null });
  return { userId, email, cookie: `session=${session}` };
}

async function member(role: AgencyRole = 'owner', agencyId = randomId()): Promise<Member> {
  const one = await person();
  const now = new Date();
  await whole.database.db
    .insert(agencies)
    .values({ id: agencyId, name: 'Bright & Partners', monthlyAssessments: 5, priceCents: 4_900, createdAt: now })
    .onConflictDoNothing();
  await whole.database.db.insert(agencyMembers).values({ userId: one.userId, agencyId, role, createdAt: now });
  return { ...one, agencyId };
}

/** The member's browser opens the page that the agent asked for and presses a button on it; answers where it is sent. */
async function press(url: string | URL, cookie: string, answer: 'allow' | 'deny' = 'allow'): Promise<URL> {
  const { pathname, search } = new URL(url, ours);
  const page = await send(pathname + search, { headers: { cookie }, redirect: 'manual' });
  const html = await page.text();
  expect([page.status, html]).toEqual([200, expect.stringContaining('<form method="post" action="/oauth/authorize">')]);
  const fields = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value.replaceAll('&amp;', '&').replaceAll('&quot;', '"')],
  );
  const reply = await send('/oauth/authorize', {
    ...form({ ...Object.fromEntries(fields), answer }),
    headers: { cookie, origin: ours, 'sec-fetch-site': 'same-origin', accept: 'text/html' },
    redirect: 'manual',
  });
  expect(reply.status).toBe(303);
  return new URL(reply.headers.get('location') ?? '');
}

/** An agent that keeps what it is given, as the protocol's client asks. */
function agent(clientMetadataUrl?: string) {
  const kept: {
    client?: StoredOAuthClientInformation | undefined;
    tokens?: StoredOAuthTokens | undefined;
    discovery?: OAuthDiscoveryState | undefined;
    verifier: string;
    page: URL | null;
  } = { verifier: '', page: null };
  const provider: OAuthClientProvider = {
    redirectUrl: redirectUri,
    ...(clientMetadataUrl && { clientMetadataUrl }),
    clientMetadata: { client_name: 'Lantern', redirect_uris: [redirectUri] } satisfies OAuthClientMetadata,
    state: () => 'the state',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    redirectToAuthorization: (url) => void (kept.page = url),
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier,
    saveDiscoveryState: (found) => void (kept.discovery = found),
    discoveryState: () => kept.discovery,
  };
  const transport = () => new StreamableHTTPClientTransport(new URL(resource), { authProvider: provider, fetch: send });
  return { kept, transport };
}

async function signIn(one: ReturnType<typeof agent>, cookie: string): Promise<Client> {
  const transport = one.transport();
  await expect(new Client({ name: 'test', version: '1' }).connect(transport)).rejects.toThrow(UnauthorizedError);
  const back = await press(one.kept.page ?? '', cookie);
  expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([redirectUri, 'the state']);
  await transport.finishAuth(back.searchParams);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(one.transport());
  return client;
}

const expire = (kind: 'code' | 'access' | 'refresh') =>
  whole.database.db
    .update(agentSecrets)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(agentSecrets.kind, kind));

describe.each([
  ['that registers', false],
  ['with a document of its own', true],
] as const)('an agent %s', (_what, hasDocument) => {
  it('signs in, works out of the month of the agency, renews its tokens, and is ended by its member', async () => {
    const owner = await member();
    const one = agent(hasDocument ? documentUrl : undefined);
    const client = await signIn(one, owner.cookie);
    expect(one.kept.client?.client_id === documentUrl).toBe(hasDocument);
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('assess_site');
    expect(await client.callTool({ name: 'assess_site', arguments: { url: website, pages: 1 } })).toMatchObject({
      structuredContent: { pagesRead: 1 },
    });
    const usage = await send('/api/v1/usage', { headers: { cookie: owner.cookie } });
    expect(await usage.json()).toMatchObject({ used: 1, allowed: 5 });

    const first = one.kept.tokens;
    await expire('access');
    expect(await client.callTool({ name: 'explain_check', arguments: { id: 'AO-03' } })).toMatchObject({
      structuredContent: { id: 'AO-03' },
    });
    expect(one.kept.tokens?.access_token).not.toBe(first?.access_token);
    expect(one.kept.tokens?.refresh_token).not.toBe(first?.refresh_token);

    const listed = await send('/api/v1/agents', { headers: { cookie: owner.cookie } });
    const { data } = (await listed.json()) as { data: { id: string }[] };
    expect(data).toEqual([
      {
        id: expect.any(String),
        name: 'Lantern',
        email: owner.email,
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
    ]);
    const ended = await send(`/api/v1/agents/${data[0]?.id}`, { method: 'DELETE', headers: { cookie: owner.cookie } });
    expect(ended.status).toBe(204);
    expect(await atMcp(one.kept.tokens?.access_token ?? '')).toBe(401);
    await client.close();
  });
});

describe('what a client reads before it signs in', () => {
  it('begins with the answer of /mcp, whoever is refused there', async () => {
    for (const [headers, wrong] of [
      [{}, ''],
      [{ cookie: (await member()).cookie }, ''],
      [{ authorization: 'Bearer ctb_live_nobody' }, ', error="invalid_token"'],
      [{ authorization: 'Bearer ctb_access_nobody' }, ', error="invalid_token"'],
    ] as const) {
      const reply = await send(resource, { method: 'POST', headers, body: '{}' });
      expect([reply.status, reply.headers.get('www-authenticate')]).toEqual([
        401,
        `Bearer resource_metadata="${ours}/.well-known/oauth-protected-resource/mcp", scope="assessments:write"${wrong}`,
      ]);
    }
  });

  it('names one resource, one issuer and S256 alone', async () => {
    const [ofMcp, ofRoot, ofServer] = await Promise.all(
      ['oauth-protected-resource/mcp', 'oauth-protected-resource', 'oauth-authorization-server'].map(
        async (name): Promise<unknown> => (await send(`/.well-known/${name}`)).json(),
      ),
    );
    expect(ofRoot).toEqual(ofMcp);
    expect(ofMcp).toMatchObject({ resource, authorization_servers: [ours], scopes_supported: ['assessments:write'] });
    expect(ofServer).toMatchObject({
      issuer: ours,
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
      token_endpoint_auth_methods_supported: ['none'],
    });
  });
});

async function register(fields: object = {}) {
  const reply = await send('/oauth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Lantern', redirect_uris: [redirectUri], ...fields }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, string> };
}

const digest = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const newVerifier = () => randomBytes(32).toString('base64url');

async function request(changed: Record<string, string> = {}, registered: object = {}) {
  const { body } = await register(registered);
  const verifier = newVerifier();
  const fields: Record<string, string> = {
    response_type: 'code',
    client_id: body['client_id'] ?? '',
    redirect_uri: redirectUri,
    state: 'x&y="z"',
    code_challenge: digest(verifier),
    code_challenge_method: 'S256',
    resource,
    ...changed,
  };
  return { url: `/oauth/authorize?${new URLSearchParams(fields)}`, verifier, clientId: fields['client_id'] ?? '' };
}

/** A code, and what changes it for tokens. */
async function letIn(cookie: string) {
  const { url, verifier, clientId } = await request();
  const back = await press(url, cookie);
  given.push(back.searchParams.get('code') ?? '');
  const right: Record<string, string> = {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: redirectUri,
    code_verifier: verifier,
    client_id: clientId,
    resource,
  };
  return right;
}

async function token(fields: Record<string, string>) {
  const reply = await send('/oauth/token', form(fields));
  const body = (await reply.json()) as Record<string, string>;
  given.push(...[body['access_token'] ?? [], body['refresh_token'] ?? []].flat());
  return { status: reply.status, body, headers: reply.headers };
}

async function tokensOf(cookie: string) {
  const right = await letIn(cookie);
  const { body } = await token(right);
  const renewal = {
    grant_type: 'refresh_token',
    refresh_token: body['refresh_token'] ?? '',
    client_id: right['client_id'] ?? '',
    resource,
  };
  return { access: body['access_token'] ?? '', renewal };
}

/** What /mcp answers to a token, shown from a network of its own unless told. */
async function atMcp(access: string, network = `10.0.${(networks += 1) >> 8}.${networks & 255}`): Promise<number> {
  const reply = await send(resource, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${access}`,
      'x-forwarded-for': network,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
  });
  await reply.text();
  return reply.status;
}

const grantsOf = ({ userId }: Pick<Member, 'userId'>) =>
  whole.database.db.$count(agentGrants, eq(agentGrants.userId, userId));

describe('a code', () => {
  it.each([
    ['with another verifier', { code_verifier: newVerifier() }, 'invalid_grant', 0],
    ['with the challenge as its verifier', { code_verifier: 'CHALLENGE' }, 'invalid_grant', 0],
    ['for another address', { redirect_uri: 'http://127.0.0.1:53118/callback' }, 'invalid_grant', 0],
    ['for another client', { client_id: 'somebody else' }, 'invalid_grant', 0],
    ['for another resource', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target', 1],
    ['without a verifier', { code_verifier: '' }, 'invalid_request', 1],
    ['as a refresh token', { grant_type: 'refresh_token', refresh_token: 'CODE' }, 'invalid_grant', 1],
    ['for a password', { grant_type: 'password' }, 'unsupported_grant_type', 1],
    ['that nobody gave', { code: newVerifier() }, 'invalid_grant', 1],
  ])('%s gives nothing', async (_what, changed, error, left) => {
    const owner = await member();
    const right = await letIn(owner.cookie);
    const filled = JSON.stringify({ ...right, ...changed })
      .replace('"CHALLENGE"', JSON.stringify(digest(right['code_verifier'] ?? '')))
      .replace('"CODE"', JSON.stringify(right['code']));
    const { status, body, headers } = await token(JSON.parse(filled));
    expect([status, body['error'], headers.get('cache-control')]).toEqual([400, error, 'no-store']);
    expect(await grantsOf(owner)).toBe(left);
    // Whoever showed it wrongly had it from somewhere: then it is worth nothing to anybody.
    expect((await token(right)).status).toBe(left === 1 ? 200 : 400);
  });

  it('that is shown again ends what it gave, also at the same moment', async () => {
    const owner = await member();
    const right = await letIn(owner.cookie);
    const { body } = await token(right);
    expect(await atMcp(body['access_token'] ?? '')).toBe(200);
    expect((await token(right)).body['error']).toBe('invalid_grant');
    expect(await atMcp(body['access_token'] ?? '')).toBe(401);

    const again = await letIn(owner.cookie);
    const both = await Promise.all([token(again), token(again)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await grantsOf(owner)).toBe(0);
  });

  it('lives a minute', async () => {
    const owner = await member();
    const right = await letIn(owner.cookie);
    const hash = tokenHash(right['code'] ?? '');
    const [kept] = await whole.database.db.select().from(agentSecrets).where(eq(agentSecrets.hash, hash));
    expect(kept?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 60_000);
    await expire('code');
    expect((await token(right)).body['error']).toBe('invalid_grant');
  });
});

describe('tokens', () => {
  it('are kept as digests, and end with the grant when a refresh token is shown again', async () => {
    const owner = await member();
    const { access, renewal } = await tokensOf(owner.cookie);
    const kept = JSON.stringify(await whole.database.db.select().from(agentSecrets));
    for (const secret of [access, renewal.refresh_token]) expect(kept).not.toContain(secret);
    const { body } = await token(renewal);
    expect(await atMcp(body['access_token'] ?? '')).toBe(200);
    expect((await token(renewal)).body['error']).toBe('invalid_grant');
    expect(await atMcp(body['access_token'] ?? '')).toBe(401);
    expect((await token({ ...renewal, refresh_token: body['refresh_token'] ?? '' })).status).toBe(400);
    const told = await whole.database.db.select().from(auditLog).where(eq(auditLog.action, 'agent.ended'));
    expect(told.at(-1)).toMatchObject({ actor: 'agent', details: { why: 'shown twice', kind: 'refresh' } });
  });

  it('open /mcp alone, and not for ever', async () => {
    const owner = await member();
    const { access, renewal } = await tokensOf(owner.cookie);
    for (const url of ['/api/v1/usage', '/api/v1/projects', '/api/v1/keys', '/api/v1/agents', '/api/account'])
      expect([url, (await send(url, { headers: { authorization: `Bearer ${access}` } })).status]).toEqual([url, 401]);
    for (const no of [renewal.refresh_token, `${access}x`]) expect(await atMcp(no)).toBe(401);
    await expire('access');
    expect(await atMcp(access)).toBe(401);
    // As many agents of one office show them before they renew them, which is no guessing.
    for (let n = 0; n < 31; n += 1) expect(await atMcp(access, '10.9.9.9')).toBe(401);
    await expire('refresh');
    expect((await token(renewal)).body['error']).toBe('invalid_grant');
  });

  it('are for one address: those of another one open nothing here', async () => {
    const owner = await member();
    const { access } = await tokensOf(owner.cookie);
    await whole.database.db.update(agentGrants).set({ resource: 'https://moved.example/mcp' });
    expect(await atMcp(access)).toBe(401);
  });

  it('of a client that the owner no longer lets assess are refused', async () => {
    const owner = await member();
    const { access } = await tokensOf(owner.cookie);
    await whole.database.db.update(agencyMembers).set({ role: 'client' }).where(eq(agencyMembers.userId, owner.userId));
    expect(await atMcp(access)).toBe(403);
  });

  it('are ended by whom they are given to, and by nobody else', async () => {
    const owner = await member();
    const { access, renewal } = await tokensOf(owner.cookie);
    const revoke = async (fields: Record<string, string>) => (await send('/oauth/revoke', form(fields))).status;
    expect(await revoke({ token: renewal.refresh_token, client_id: 'somebody else' })).toBe(200);
    expect(await atMcp(access)).toBe(200);
    expect(await revoke({ token: renewal.refresh_token, client_id: renewal.client_id })).toBe(200);
    expect(await atMcp(access)).toBe(401);
    expect(await revoke({ token: renewal.refresh_token, client_id: renewal.client_id })).toBe(200);
  });

  it.each<[string, (owner: Member, one: Member) => Promise<unknown>]>([
    ['is removed', (owner, one) => call('DELETE', `/api/v1/members/${one.userId}`, owner)],
    ['leaves', (_owner, one) => call('POST', '/api/v1/agency/leave', one, {})],
    ['loses the agency', (owner) => call('POST', '/api/v1/agency/close', owner, { name: 'Bright & Partners' })],
    ['deletes the account', (_owner, one) => call('POST', '/api/account/delete', one, { email: one.email })],
    [
      'loses an owner who deletes the account',
      (owner) => call('POST', '/api/account/delete', owner, { email: owner.email }),
    ],
  ])('end when their member %s', async (_what, happens) => {
    const owner = await member();
    const one = await member('member', owner.agencyId);
    const { access, renewal } = await tokensOf(one.cookie);
    expect(await atMcp(access)).toBe(200);
    expect(await happens(owner, one)).toBeLessThan(300);
    expect(await atMcp(access)).toBe(401);
    expect((await token(renewal)).status).toBe(400);
    expect(await grantsOf(one)).toBe(0);
  });

  it('are seen and ended by their member and the owner, and by no other member', async () => {
    const owner = await member();
    const [one, other] = [await member('member', owner.agencyId), await member('member', owner.agencyId)];
    await tokensOf(one.cookie);
    const seen = async ({ cookie }: Member) => {
      const reply = await send('/api/v1/agents', { headers: { cookie } });
      return ((await reply.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
    };
    const [id] = await seen(one);
    expect([await seen(owner), await seen(other), await seen(await member())]).toEqual([[id], [], []]);
    for (const stranger of [other, await member()])
      expect(await call('DELETE', `/api/v1/agents/${id}`, stranger)).toBe(404);
    expect(await call('DELETE', `/api/v1/agents/${id}`, owner)).toBe(204);
    expect(await seen(one)).toEqual([]);
  });
});

async function call(method: string, url: string, { cookie }: Member, body?: object): Promise<number> {
  const sent = body && { body: JSON.stringify(body), headers: { cookie, 'content-type': 'application/json' } };
  return (await send(url, { method, headers: { cookie }, ...sent })).status;
}

describe('the page that asks', () => {
  const open = (url: string, cookie: string) =>
    send(url, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' });

  it('says who asks, where the answer goes, what it may do and what that costs; and shows nobody’s markup', async () => {
    const owner = await member();
    const { url } = await request({}, { client_name: '<b>Lantern</b>' });
    const reply = await open(url, owner.cookie);
    const html = await reply.text();
    expect(html).not.toContain('<b>');
    const text = html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
    expect(text).toContain('Let an agent work for Bright &amp; Partners?');
    expect(text).toContain('a program on your own computer');
    expect(text).toContain('you used 0 of 5 this month, and one costs $49');
    expect(text).toContain(owner.email);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('x-frame-options')).toBe('DENY');
    expect(reply.headers.get('content-security-policy')).toContain("form-action 'self' http://127.0.0.1:53117;");
  });

  it.each<[string, Record<string, string>]>([
    ['another address', { redirect_uri: 'https://elsewhere.example/callback' }],
    ['another path of this computer', { redirect_uri: 'http://127.0.0.1:53117/other' }],
    ['another name of this computer', { redirect_uri: 'http://localhost:53117/callback' }],
    ['no address', { redirect_uri: '' }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['no challenge', { code_challenge: '' }],
    ['a token at once', { response_type: 'token' }],
    ['another resource', { resource: 'https://elsewhere.example/mcp' }],
    ['no resource', { resource: '' }],
    ['a client that is not registered', { client_id: 'nobody' }],
    ['a client with another’s signature', { client_id: 'eyJuYW1lIjoiIiwicmVkaXJlY3RVcmlzIjpbXX0.AAAA' }],
    ['a document on this machine', { client_id: 'https://127.0.0.1/agent.json' }],
    ['a document in our network', { client_id: 'https://10.0.0.1/agent.json' }],
    ['a document without https', { client_id: 'http://agent.example/agent.json' }],
  ])('sends nobody anywhere for %s', async (_what, changed) => {
    const owner = await member();
    const { url } = await request(changed);
    const reply = await open(url, owner.cookie);
    expect([reply.status, reply.headers.get('location')]).toEqual([400, null]);
    const fields = Object.fromEntries(new URL(url, ours).searchParams);
    const posted = await send('/oauth/authorize', {
      ...form({ ...fields, answer: 'allow' }),
      headers: { cookie: owner.cookie },
      redirect: 'manual',
    });
    expect([posted.status, posted.headers.get('location')]).toEqual([400, null]);
    expect(await grantsOf(owner)).toBe(0);
  });

  it('answers a program on this computer at whatever port, and one elsewhere at its address alone', async () => {
    const owner = await member();
    const free = await request({ redirect_uri: 'http://127.0.0.1:61000/callback' });
    expect((await press(free.url, owner.cookie)).port).toBe('61000');
    const named = { redirect_uris: ['http://localhost/callback'] };
    const unnamed = await request({ redirect_uri: 'http://localhost:61001/callback' }, named);
    expect((await press(unnamed.url, owner.cookie)).port).toBe('61001');
    const registered = { redirect_uris: ['https://lantern.example/back'] };
    const exact = await request({ redirect_uri: 'https://lantern.example/back' }, registered);
    expect((await press(exact.url, owner.cookie)).host).toBe('lantern.example');
    const other = await request({ redirect_uri: 'https://lantern.example:8443/back' }, registered);
    expect((await open(other.url, owner.cookie)).status).toBe(400);
  });

  it('is pressed in a browser, which takes the answer to the program on its computer', async () => {
    const owner = await member();
    const heard: string[] = [];
    const program = createPlainServer((incoming, response) => {
      heard.push(incoming.url ?? '');
      response.setHeader('content-type', 'text/html').end('<title>Done</title><h1>You may close this page</h1>');
    });
    await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
    const callback = `http://127.0.0.1:${(program.address() as AddressInfo).port}/callback`;
    const page = await newPage();
    const [name = '', value = ''] = owner.cookie.split('=');
    await page.context().addCookies([{ name, value, domain: '127.0.0.1', path: '/' }]);
    await page.goto(`http://127.0.0.1:${port}${(await request({ redirect_uri: callback })).url}`);
    const folder = process.env['PICTURES'];
    for (const width of folder ? [390, 1280] : []) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/agent-${width}.png`, fullPage: true });
    }
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole('button', { name: 'Let it work for Bright & Partners' }).click();
    await page.getByRole('heading', { name: 'You may close this page' }).waitFor();
    expect(heard[0]).toMatch(/^\/callback\?state=.*&iss=.*&code=[\w-]{43}$/);
    await closePages();
    program.close();
  });

  it('gives nothing to whom the member refuses', async () => {
    const owner = await member();
    const back = await press((await request()).url, owner.cookie, 'deny');
    expect(Object.fromEntries(back.searchParams)).toEqual({ error: 'access_denied', state: 'x&y="z"', iss: ours });
    expect(await grantsOf(owner)).toBe(0);
  });

  it('waits for whoever signs in first, and asks for no stranger’s document before', async () => {
    asked = 0;
    const { url } = await request({ client_id: documentUrl });
    const reply = await open(url, '');
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/signin?to=agent']);
    expect(asked).toBe(0);
    const kept = (reply.headers.get('set-cookie') ?? '').split(';')[0];
    const owner = await member();
    const back = await open('/oauth/authorize', `${owner.cookie}; ${kept}`);
    expect(back.headers.get('location')).toBe(url);
    for (const [cookie, location] of [
      ['', '/dashboard'],
      ['//elsewhere.example', '/oauth/authorize?//elsewhere.example'],
      ['#', '/dashboard'],
      ['a\r\nset-cookie: b', '/oauth/authorize?aset-cookie:%20b'],
    ] as const) {
      const value = `agent-request=${Buffer.from(cookie).toString('base64url')}`;
      expect((await open('/oauth/authorize', `${owner.cookie}; ${value}`)).headers.get('location')).toBe(location);
    }
  });

  it('is only for members who may assess, and takes no other website’s press and no key', async () => {
    const { url } = await request();
    for (const { cookie } of [await person(), await member('client')])
      expect((await open(url, cookie)).status).toBe(403);
    const owner = await member();
    const fields = { ...Object.fromEntries(new URL(url, ours).searchParams), answer: 'allow' };
    const pressed = async (headers: Record<string, string>) =>
      (await send('/oauth/authorize', { ...form(fields), headers, redirect: 'manual' })).status;
    expect(await pressed({ cookie: owner.cookie, origin: 'https://elsewhere.example' })).toBe(403);
    expect(await pressed({ authorization: `Bearer ${(await tokensOf(owner.cookie)).access}` })).toBe(401);
    expect(await grantsOf(owner)).toBe(1);
  });

  it(`lets no more than ${mostAgents} agents in for one member, of which those count that may still come`, async () => {
    const owner = await member();
    const { db } = whole.database;
    const ids = Array.from({ length: mostAgents }, () => randomId());
    const grant = { userId: owner.userId, clientId: 'c', clientName: 'n', resource, createdAt: new Date() };
    await db.insert(agentGrants).values(ids.map((id) => ({ ...grant, id })));
    const secret = { kind: 'refresh', expiresAt: new Date(Date.now() + 3_600_000) } as const;
    await db.insert(agentSecrets).values(ids.map((id) => ({ ...secret, grantId: id, hash: id })));
    const { url } = await request();
    const fields = { ...Object.fromEntries(new URL(url, ours).searchParams), answer: 'allow' };
    const pressed = async () =>
      (await send('/oauth/authorize', { ...form(fields), headers: { cookie: owner.cookie }, redirect: 'manual' }))
        .status;
    expect([await pressed(), await grantsOf(owner)]).toEqual([409, mostAgents]);
    await db
      .update(agentSecrets)
      .set({ expiresAt: new Date() })
      .where(eq(agentSecrets.hash, ids[0] ?? ''));
    expect([await pressed(), await grantsOf(owner)]).toEqual([303, mostAgents]);
  });
});

describe('a registration', () => {
  it.each<[string, object, string]>([
    ['no address', { redirect_uris: [] }, 'invalid_redirect_uri'],
    ['an address without https', { redirect_uris: ['http://lantern.example/back'] }, 'invalid_redirect_uri'],
    ['a script', { redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
    ['a name in the address', { redirect_uris: ['https://a:b@lantern.example/'] }, 'invalid_redirect_uri'],
    ['a fragment', { redirect_uris: ['https://lantern.example/#x'] }, 'invalid_redirect_uri'],
    ['an empty name', { client_name: ' ' }, 'invalid_client_metadata'],
    [
      'more than fits',
      { redirect_uris: Array.from({ length: 20 }, (_, n) => `https://lantern.example/${n}/${'x'.repeat(200)}`) },
      'invalid_client_metadata',
    ],
  ])('with %s is refused', async (_what, changed, error) => {
    expect(await register(changed)).toMatchObject({ status: 400, body: { error } });
  });

  it('leaves out addresses to which we send nobody', async () => {
    const redirect_uris = ['lantern://callback', 'http://localhost/callback'];
    expect((await register({ redirect_uris })).body).toMatchObject({
      redirect_uris: ['http://localhost/callback'],
      token_endpoint_auth_method: 'none',
    });
  });
});

describe('the document of an agent', () => {
  const valid = () => ({ client_id: documentUrl, client_name: 'Lantern', redirect_uris: [redirectUri] });
  /** Another address each time: what was read of one is kept. */
  let number = 0;
  const openAt = async (change: (one: ReturnType<typeof valid>) => typeof document) => {
    const own = `${documentUrl}?${(number += 1)}`;
    document = change({ ...valid(), client_id: own });
    const { url } = await request({ client_id: own });
    return (await send(url, { headers: { cookie: (await member()).cookie }, redirect: 'manual' })).status;
  };

  it.each<[string, number, (one: ReturnType<typeof valid>) => typeof document]>([
    ['is taken', 200, (one) => ({ body: JSON.stringify(one) })],
    ['of another address is not', 400, (one) => ({ body: JSON.stringify({ ...one, client_id: documentUrl }) })],
    ['without a name is not', 400, (one) => ({ body: JSON.stringify({ ...one, client_name: undefined }) })],
    [
      'that always signs its requests is not',
      400,
      (one) => ({ body: JSON.stringify({ ...one, token_endpoint_auth_method: 'private_key_jwt' }) }),
    ],
    [
      'that signs where a server can read it is taken',
      200,
      (one) => {
        const methods = {
          token_endpoint_auth_method: 'private_key_jwt',
          token_endpoint_auth_methods_supported: ['none', 'private_key_jwt'],
        };
        return { body: JSON.stringify({ ...one, ...methods }) };
      },
    ],
    ['that is no JSON is not', 400, () => ({ body: '<html>' })],
    ['that is a page is not', 400, (one) => ({ body: JSON.stringify(one), headers: { 'content-type': 'text/html' } })],
    ['that is long is not', 400, (one) => ({ body: JSON.stringify({ ...one, more: 'x'.repeat(20_000) }) })],
    ['that is elsewhere is not', 400, () => ({ body: '', status: 302, headers: { location: documentUrl } })],
    ['that is gone is not', 400, (one) => ({ body: JSON.stringify(one), status: 404 })],
  ])('%s', async (_what, status, change) => {
    expect(await openAt(change)).toBe(status);
  });

  it('is asked for once in its time, and so often by one member', async () => {
    const owner = await member();
    const openIt = async (id: string) =>
      (await send((await request({ client_id: id })).url, { headers: { cookie: owner.cookie } })).status;
    const own = `${documentUrl}?kept`;
    document = { body: JSON.stringify({ ...valid(), client_id: own }) };
    asked = 0;
    expect([await openIt(own), await openIt(own), asked]).toEqual([200, 200, 1]);
    const statuses = [];
    for (let n = 0; n < 20; n += 1) statuses.push(await openIt(`${documentUrl}?many-${n}`));
    expect([statuses.filter((status) => status === 400).length, statuses.at(-1)]).toEqual([19, 429]);
  });
});

it('none of the codes and tokens of all these calls was ever logged, at whatever level', () => {
  expect(given.length).toBeGreaterThan(50);
  const text = logged.join('');
  expect(text).toContain('/oauth/token');
  expect(given.filter((secret) => text.includes(secret))).toEqual([]);
});
