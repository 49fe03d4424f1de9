// An agency as its programs and its people meet it: over the whole server, with a worker, real websites and a real receiver of webhooks.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/client';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { strFromU8, unzipSync } from 'fflate';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import { randomId } from '#base/secrets.ts';
import { openSession } from '#accounts/session.ts';
import { agencies, agentGrants, apiKeys, users, webhookDeliveries, webhookEndpoints } from '#db/schema.ts';
import { eq, sql } from 'drizzle-orm';
import { blockedClinic } from '#fakes/sites/blocked-clinic.ts';
import { type ServedSites, serveSites } from '#fakes/sites/serve-sites.ts';
import { readIfFree } from '#journey/host-turn.ts';
import { pageTexts, readPdf } from '#report/testing/read-pdf.ts';
import { wholeApp } from '#server/testing/whole-app.ts';
import { scopes } from './contract.ts';

type Heard = { headers: Record<string, string>; body: string };

let whole: Awaited<ReturnType<typeof wholeApp>>;
let served: ServedSites;
let website: string;
let receiver: Server;
let hookUrl: string;
let hookStatus = 200;
const logged: string[] = [];
/** Every key and secret that an agency was shown. */
const shown: string[] = [];
const heard: Heard[] = [];
const hearing: (() => void)[] = [];
/** Requests of an endpoint that does not answer, and the most of them that were open at once. */
const held: ServerResponse[] = [];
let mostHeld = 0;
const openNow = () => held.filter(({ socket }) => socket !== null && !socket.destroyed).length;

beforeAll(async () => {
  served = await serveSites([blockedClinic], new Date());
  website = served.sites[0]?.url ?? '';
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      heard.push({ headers: request.headers as Record<string, string>, body });
      if (request.url === '/hooks/slow') mostHeld = Math.max(mostHeld, held.push(response) && openNow());
      else response.writeHead(hookStatus).end();
      for (const told of hearing.splice(0)) told();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const hookHost = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  hookUrl = `http://${hookHost}/hooks`;
  whole = await wholeApp(
    { CRAWL_ALLOW_HOSTS: [new URL(website).host, hookHost].join(',') },
    (line) => void logged.push(line),
  );
  await whole.startWork();
});
afterAll(async () => {
  await whole.close();
  receiver.close();
  await served.stop();
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise<void>((resolve) => hearing.push(resolve));
}

async function signedIn(email: string): Promise<Record<string, string>> {
  const { db } = whole.database;
  const id = randomId();
  await db.insert(users).values({ id, email, isVerified: true });
  return { cookie: `session=${await openSession(db, id, { now: new Date(), replaces: null })}` };
}

type Headers = Record<string, string>;
async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, headers: Headers, payload?: object) {
  const reply = await whole.app.inject({ method, url, headers, ...(payload && { payload }) });
  shown.push(...(reply.payload.match(/ctb_(?:live|test)_\w{20,}|whsec_[\w+/=]{20,}/g) ?? []));
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload, json: () => reply.json() };
}
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

async function agencyOf(
  email: string,
  monthlyAssessments = 10,
): Promise<{
  cookie: Headers;
  id: string;
  key: (mode: 'live' | 'test', granted?: readonly string[]) => Promise<string>;
}> {
  const cookie = await signedIn(email);
  const { id } = (await call('POST', '/api/v1/agency', cookie, { name: `Agency of ${email}` })).json();
  await whole.database.db.update(agencies).set({ monthlyAssessments, priceCents: 4_900 }).where(eq(agencies.id, id));
  return {
    cookie,
    id,
    key: async (mode, granted = scopes) =>
      (await call('POST', '/api/v1/keys', cookie, { mode, label: 'CI', scopes: granted })).json().key,
  };
}

async function finished(key: string, assessmentId: string): Promise<void> {
  await until(() => heard.some(({ body }) => body.includes('"assessment.finished"') && body.includes(assessmentId)));
  expect((await call('GET', `/api/v1/assessments/${assessmentId}`, bearer(key))).json()).toMatchObject({
    state: 'finished',
  });
}

describe('an agency', () => {
  it('adds clients, assesses them, hears of it, and hands on reports under its own brand', async () => {
    const agency = await agencyOf('owner@bright.example');
    const key = await agency.key('live');
    const hook = (await call('POST', '/api/v1/webhooks', bearer(key), { url: hookUrl })).json();
    const brand = (
      await call('POST', '/api/v1/brands', bearer(key), {
        name: 'Bright & Partners',
        accent: '#7a1f3d',
        replyTo: 'hello@bright.example',
      })
    ).json();

    const imported = await call('POST', '/api/v1/projects/import', agency.cookie, {
      csv: `\uFEFF"Name","Website"\n"Mayr, Clinic",${website}\nNo website,\nBakery,bakery.example\n`,
    });
    expect(imported.json()).toMatchObject({
      created: [{ name: 'Mayr, Clinic' }, { name: 'Bakery' }],
      refused: [{ line: 3, reason: 'The website is required.' }],
    });
    const [clinic] = imported.json().created;
    await call('PATCH', `/api/v1/projects/${clinic.id}`, bearer(key), {
      brandId: brand.id,
      notifyEmail: 'client@mayr.example',
    });

    const begun = await call(
      'POST',
      '/api/v1/assessments',
      { ...bearer(key), 'idempotency-key': 'first-run-1' },
      { projectId: clinic.id, pages: 3 },
    );
    expect(begun.status).toBe(202);
    const { id } = begun.json();
    expect(begun.headers.location).toBe(`/api/v1/assessments/${id}`);
    const again = await call(
      'POST',
      '/api/v1/assessments',
      { ...bearer(key), 'idempotency-key': 'first-run-1' },
      { projectId: clinic.id, pages: 3 },
    );
    expect(again.json().id).toBe(id);
    const other = await call(
      'POST',
      '/api/v1/assessments',
      { ...bearer(key), 'idempotency-key': 'first-run-1' },
      { projectId: clinic.id, pages: 4 },
    );
    expect(other).toMatchObject({ status: 422 });

    await finished(key, id);
    for (const { headers, body } of heard)
      expect(new Webhook(hook.secret).verify(body, headers)).toMatchObject({
        type: expect.any(String),
        data: { projectId: clinic.id },
      });
    await expect
      .poll(async () => (await call('GET', `/api/v1/webhooks/${hook.id}/deliveries`, bearer(key))).json().data)
      .toContainEqual(expect.objectContaining({ event: 'assessment.finished', isDelivered: true, lastStatus: 200 }));

    const report = (await call('GET', `/api/v1/assessments/${id}/report`, bearer(key))).json();
    expect(report).toMatchObject({ productName: 'Bright & Partners', company: { name: 'Mayr, Clinic' } });
    const pdf = pageTexts(readPdf((await call('GET', `/api/v1/assessments/${id}/report.pdf`, bearer(key))).bytes)).join(
      ' ',
    );
    expect(pdf).toContain('Bright & Partners');
    expect(pdf).not.toContain('Citable');
    expect((await call('GET', `/api/v1/assessments/${id}/report?brand=none`, bearer(key))).json().productName).toBe(
      'Citable',
    );
    expect((await call('GET', `/api/v1/assessments/${id}/checks.csv`, bearer(key))).bytes.toString()).toContain(
      'AO-03',
    );

    const { url } = (await call('POST', `/api/v1/assessments/${id}/share`, bearer(key))).json();
    const shared = await call('GET', new URL(url).pathname, {});
    expect(shared.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-robots-tag': 'noindex' });
    await call('POST', `/api/v1/assessments/${id}/share`, bearer(key));
    expect((await call('GET', new URL(url).pathname, {})).status).toBe(404);

    expect((await call('GET', '/api/v1/usage', agency.cookie)).json()).toMatchObject({
      used: 1,
      allowed: 10,
      totalCents: 4_900,
      projects: [{ name: 'Mayr, Clinic', assessments: 1 }],
    });
    expect((await call('GET', '/api/v1/week', agency.cookie)).json().projects).toContainEqual(
      expect.objectContaining({
        name: 'Mayr, Clinic',
        scores: [expect.objectContaining({ score: report.analysis.overallScore })],
        change: null,
      }),
    );
  });

  it('tries its quota once, and a test key for nothing', async () => {
    const agency = await agencyOf('small@bright.example', 0);
    const [live, test] = [await agency.key('live'), await agency.key('test')];
    const project = (await call('POST', '/api/v1/projects', bearer(live), { name: 'Clinic', website })).json();
    expect(await call('POST', '/api/v1/assessments', bearer(live), { projectId: project.id })).toMatchObject({
      status: 402,
    });

    expect((await call('GET', '/api/v1/projects', bearer(test))).json().data).toEqual([]);
    const hook = (await call('POST', '/api/v1/webhooks', bearer(test), { url: hookUrl })).json();
    const sample = (
      await call('POST', '/api/v1/projects', bearer(test), { name: 'Clinic', website: 'nowhere.invalid' })
    ).json();
    const { id } = (await call('POST', '/api/v1/assessments', bearer(test), { projectId: sample.id })).json();
    await finished(test, id);
    expect((await call('GET', `/api/v1/assessments/${id}/report`, bearer(test))).json().company.name).toBe(
      'Clinic (sample)',
    );
    expect((await call('GET', '/api/v1/usage', bearer(live))).json().used).toBe(0);
    await call('DELETE', `/api/v1/webhooks/${hook.id}`, bearer(test));
  });
});

describe('a key', () => {
  it('is stored as a digest only, and refused at once when it is revoked, expired or unknown', async () => {
    const agency = await agencyOf('keys@bright.example');
    const key = await agency.key('live');
    expect((await call('GET', '/api/v1/projects', bearer(key))).status).toBe(200);
    const [listed] = (await call('GET', '/api/v1/keys', agency.cookie)).json().data;
    const rows = await whole.database.db.select().from(apiKeys);
    expect(JSON.stringify([listed, rows])).not.toContain(key);
    await call('DELETE', `/api/v1/keys/${listed.id}`, agency.cookie);
    expect((await call('GET', '/api/v1/projects', bearer(key))).status).toBe(401);

    const late = await agency.key('live');
    await whole.database.db.update(apiKeys).set({ expiresAt: new Date(0) });
    expect((await call('GET', '/api/v1/projects', bearer(late))).status).toBe(401);
    expect((await call('GET', '/api/v1/projects', bearer('ctb_live_nonsense'))).status).toBe(401);
    expect((await call('GET', '/api/v1/projects', {})).status).toBe(401);
    await whole.database.db.update(apiKeys).set({ expiresAt: null });
    expect(whole.unexpected.join('')).not.toContain(key);
  });
  it.each([
    ['projects:read', 'GET', '/api/v1/projects', undefined],
    ['projects:write', 'POST', '/api/v1/projects', { name: 'A', website: 'a.example' }],
    ['assessments:read', 'GET', '/api/v1/assessments', undefined],
    ['brands:write', 'GET', '/api/v1/brands', undefined],
    ['webhooks:write', 'GET', '/api/v1/webhooks', undefined],
    ['usage:read', 'GET', '/api/v1/usage', undefined],
  ] as const)('needs %s for %s %s', async (scope, method, url, body) => {
    const agency = await agencyOf(`${scope.replace(':', '.')}@bright.example`);
    const others = scopes.filter((each) => each !== scope);
    expect(await call(method, url, bearer(await agency.key('live', others)), body)).toMatchObject({ status: 403 });
    expect((await call(method, url, bearer(await agency.key('live', [scope])), body)).status).toBeLessThan(300);
  });
  it('makes no keys and adds no members: that is the owner’s, signed in', async () => {
    const agency = await agencyOf('strict@bright.example');
    const key = await agency.key('live');
    expect((await call('POST', '/api/v1/keys', bearer(key), { mode: 'live', label: 'More' })).status).toBe(403);
    expect((await call('GET', '/api/v1/members', bearer(key))).status).toBe(403);
  });
});

describe('one agency', () => {
  it('never reaches what is another’s, by any call', async () => {
    const [own, strange] = [await agencyOf('own@bright.example'), await agencyOf('strange@bright.example')];
    const [key, strangeKey] = [await own.key('live'), await strange.key('live')];
    const project = (
      await call('POST', '/api/v1/projects', bearer(key), { name: 'Secret client', website: 'secret.example' })
    ).json();
    const brand = (
      await call('POST', '/api/v1/brands', bearer(key), { name: 'Secret brand', domain: 'secret.example' })
    ).json();
    const hook = (await call('POST', '/api/v1/webhooks', bearer(key), { url: 'https://secret.example/hooks' })).json();
    const assessment = (await call('POST', '/api/v1/assessments', bearer(key), { projectId: project.id })).json();
    const [listedKey] = (await call('GET', '/api/v1/keys', own.cookie)).json().data;
    const [member] = (await call('GET', '/api/v1/members', own.cookie)).json().data;
    const invitee = { email: 'invited@secret.example', role: 'member' };
    const invited = (await call('POST', '/api/v1/members', own.cookie, invitee)).json();
    const ownProject = (
      await call('POST', '/api/v1/projects', bearer(strangeKey), { name: 'Own', website: 'own.example' })
    ).json();
    const delivery = randomId();
    await whole.database.db.insert(webhookDeliveries).values({
      id: delivery,
      endpointId: hook.id,
      event: 'report.published',
      payload: {},
      isDelivered: true,
      createdAt: new Date(),
    });
    const agent = randomId();
    await whole.database.db.insert(agentGrants).values({
      id: agent,
      userId: member.userId,
      clientId: 'secret client',
      clientName: 'Secret agent',
      resource: 'secret resource',
      createdAt: new Date(),
    });
    const byKey: [Parameters<typeof call>[0], string, object?][] = [
      ['GET', '/api/v1/projects'],
      ['GET', `/api/v1/projects/${project.id}`],
      ['PATCH', `/api/v1/projects/${project.id}`, { name: 'Mine now' }],
      ['POST', '/api/v1/assessments', { projectId: project.id }],
      ['GET', '/api/v1/assessments'],
      ['GET', `/api/v1/assessments?projectId=${project.id}`],
      ...['', '/report', '/report.pdf', '/checks.csv'].map((end): [Parameters<typeof call>[0], string] => [
        'GET',
        `/api/v1/assessments/${assessment.id}${end}`,
      ]),
      ...['/cancel', '/share'].map((end): [Parameters<typeof call>[0], string] => [
        'POST',
        `/api/v1/assessments/${assessment.id}${end}`,
      ]),
      ['GET', '/api/v1/brands'],
      ['PATCH', `/api/v1/brands/${brand.id}`, { name: 'Mine now' }],
      ['POST', `/api/v1/brands/${brand.id}/verify-domain`],
      ['POST', '/api/v1/projects', { name: 'x', website: 'x.example', brandId: brand.id }],
      ['PATCH', `/api/v1/projects/${ownProject.id}`, { brandId: brand.id }],
      ['GET', '/api/v1/webhooks'],
      ['POST', `/api/v1/webhooks/${hook.id}/rotate`],
      ['DELETE', `/api/v1/webhooks/${hook.id}`],
      ['GET', `/api/v1/webhooks/${hook.id}/deliveries`],
      ['POST', `/api/v1/webhooks/deliveries/${delivery}/resend`],
      ['GET', '/api/v1/usage'],
      ['GET', '/api/v1/week'],
      ['GET', '/api/v1/agents'],
      ['DELETE', `/api/v1/agents/${agent}`],
    ];
    const bySession: typeof byKey = [
      ...byKey,
      ['GET', '/api/v1/keys'],
      ['DELETE', `/api/v1/keys/${listedKey.id}`],
      ['GET', '/api/v1/members'],
      ['POST', '/api/v1/members', { email: 'strange@bright.example', role: 'client', projectId: project.id }],
      ['DELETE', `/api/v1/members/${member.userId}`],
      ['GET', '/api/v1/invitations'],
      ['POST', `/api/v1/invitations/${invited.id}/accept`],
      ['DELETE', `/api/v1/invitations/${invited.id}`],
      ['POST', '/api/v1/agency/leave'],
      ['POST', '/api/v1/agency/hand-over', { userId: member.userId }],
      ['POST', '/api/v1/agency/close', { name: 'Agency of nobody' }],
      ['GET', '/api/v1/agency'],
    ];
    // A new call needs a line here, unless it names nothing that could be another’s.
    const { paths } = (await call('GET', '/api/openapi.json', {})).json() as { paths: Record<string, object> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const pathsOf = (url: string) => url.split('?')[0]?.replaceAll(/[\w-]{22}/g, '{id}');
    const tried = new Set(bySession.map(([method, url]) => `${method} ${pathsOf(url)}`));
    expect(described.filter((each) => each.includes(' /api/v1/') && !tried.has(each)).toSorted()).toEqual(
      ['agency', 'brands', 'keys', 'projects/import', 'webhooks'].map((made) => `POST /api/v1/${made}`),
    );
    for (const [headers, calls] of [
      [bearer(strangeKey), byKey],
      [strange.cookie, bySession],
    ] as const) {
      for (const [method, url, body] of calls) {
        const reply = await call(method, url, headers, body);
        expect([method, url, reply.bytes.toString()].join(' ')).not.toMatch(/Secret|secret\.example|own@bright/);
        expect([
          method,
          url,
          reply.status >= 200 && reply.status < 500 && (method === 'GET' || reply.status >= 400),
        ]).toEqual([method, url, true]);
      }
    }
    expect((await call('GET', `/api/v1/projects/${project.id}`, bearer(key))).json().name).toBe('Secret client');
    expect((await call('GET', '/api/v1/webhooks', bearer(key))).json().data).toHaveLength(1);
  });
  it('lets a client read one project, and no more', async () => {
    const agency = await agencyOf('roles@bright.example');
    const [shown, hidden] = await Promise.all(
      ['Shown', 'Hidden'].map(async (name) =>
        (await call('POST', '/api/v1/projects', agency.cookie, { name, website: 'a.example' })).json(),
      ),
    );
    const client = await signedIn('reader@shown.example');
    expect((await call('GET', '/api/v1/projects', client)).status).toBe(403);
    const invited = (
      await call('POST', '/api/v1/members', agency.cookie, {
        email: 'Reader@shown.example',
        role: 'client',
        projectId: shown.id,
      })
    ).json();
    expect((await call('GET', '/api/v1/projects', client)).status).toBe(403);
    expect((await call('POST', `/api/v1/invitations/${invited.id}/accept`, client)).status).toBe(201);
    expect((await call('GET', '/api/v1/projects', client)).json().data).toMatchObject([{ name: 'Shown' }]);
    expect((await call('GET', `/api/v1/projects/${hidden.id}`, client)).status).toBe(404);
    for (const [method, url, body] of [
      ['POST', '/api/v1/assessments', { projectId: shown.id }],
      ['PATCH', `/api/v1/projects/${shown.id}`, { name: 'x' }],
      ['GET', '/api/v1/usage', undefined],
      ['GET', '/api/v1/webhooks', undefined],
      ['GET', '/api/v1/keys', undefined],
    ] as const)
      expect((await call(method, url, client, body)).status).toBe(403);
  });
});

describe('a free agency with a test key', () => {
  it('keeps no other agency’s webhook waiting, though its own endpoint never answers', async () => {
    const free = await agencyOf('free@bright.example', 0);
    const freeKey = await free.key('test');
    const added = { url: `${hookUrl}/slow`, events: ['assessment.finished', 'report.published'] };
    for (let n = 0; n < 5; n += 1) await call('POST', '/api/v1/webhooks', bearer(freeKey), added);
    const client = { name: 'Clinic', website: 'a.example' };
    const project = (await call('POST', '/api/v1/projects', bearer(freeKey), client)).json();
    for (let n = 0; n < 6; n += 1)
      await call('POST', '/api/v1/assessments', bearer(freeKey), { projectId: project.id });
    await until(() => held.length > 0);

    const other = await agencyOf('other@bright.example');
    const key = await other.key('test');
    await call('POST', '/api/v1/webhooks', bearer(key), { url: hookUrl, events: ['assessment.finished'] });
    const own = (await call('POST', '/api/v1/projects', bearer(key), client)).json();
    const { id } = (await call('POST', '/api/v1/assessments', bearer(key), { projectId: own.id })).json();
    await finished(key, id);
    expect(mostHeld).toBe(1); // of the agency one is on its way, the others wait
    await call('POST', '/api/account/delete', free.cookie, { email: 'free@bright.example' });
    for (const response of held) response.destroy();
  });

  it('has what its webhook does not take sent twice, and no more', async () => {
    const key = await (await agencyOf('twice@bright.example', 0)).key('test');
    const hook = (
      await call('POST', '/api/v1/webhooks', bearer(key), { url: hookUrl, events: ['assessment.finished'] })
    ).json();
    const client = { name: 'Clinic', website: 'a.example' };
    const { id: projectId } = (await call('POST', '/api/v1/projects', bearer(key), client)).json();
    hookStatus = 500;
    await call('POST', '/api/v1/assessments', bearer(key), { projectId });
    const tried = async () => {
      // What waits for its second try waits no longer.
      await whole.database.pool.query(`update pgboss.job set start_after = now() where name = 'agency-webhook'`);
      return (await call('GET', `/api/v1/webhooks/${hook.id}/deliveries`, bearer(key))).json().data;
    };
    await expect.poll(tried).toMatchObject([{ attempts: 2, isDelivered: false, nextAttemptAt: null }]);
    hookStatus = 200;
  });

  it('gets twenty PDFs and fifty assessments an hour, and its agents read nothing', async () => {
    const agency = await agencyOf('tester@bright.example', 0);
    const key = await agency.key('test');
    const project = (
      await call('POST', '/api/v1/projects', bearer(key), { name: 'Clinic', website: 'a.example' })
    ).json();
    const rows = (name: string, points: number) =>
      whole.database.pool.query('insert into throttles (key, points, expire) values ($1, $2, $3)', [
        `${name}:${agency.id}`,
        points,
        Date.now() + 3_000_000,
      ]);
    await rows('test-assessment', 49);
    const { id } = (await call('POST', '/api/v1/assessments', bearer(key), { projectId: project.id })).json();
    expect(await call('POST', '/api/v1/assessments', bearer(key), { projectId: project.id })).toMatchObject({
      status: 429,
    });
    const state = async () => (await call('GET', `/api/v1/assessments/${id}`, bearer(key))).json().state;
    await expect.poll(state).toBe('finished');
    await rows('test-pdf', 20);
    expect((await call('GET', `/api/v1/assessments/${id}/report.pdf`, bearer(key))).status).toBe(429);
  });
});

describe('an agency’s PDF', () => {
  it('is set once for each look of its brand, then served from the store, and goes with the agency', async () => {
    const agency = await agencyOf('prints@bright.example');
    const key = await agency.key('live');
    const look = { name: 'First look', accent: '#7a1f3d' };
    const brand = (await call('POST', '/api/v1/brands', bearer(key), look)).json();
    const project = (
      await call('POST', '/api/v1/projects', bearer(key), { name: 'Clinic', website, brandId: brand.id })
    ).json();
    await call('POST', '/api/v1/webhooks', bearer(key), { url: hookUrl });
    const { id } = (await call('POST', '/api/v1/assessments', bearer(key), { projectId: project.id, pages: 1 })).json();
    await finished(key, id);
    const pdf = () => call('GET', `/api/v1/assessments/${id}/report.pdf`, bearer(key));
    const kept = async () => {
      const { rows } = await whole.database.pool.query('select key from stored_files where starts_with(key, $1)', [
        `agency-pdf/${agency.id}/`,
      ]);
      return rows.length;
    };
    const [first, second] = [await pdf(), await pdf()];
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(await kept()).toBe(1);
    await call('PATCH', `/api/v1/brands/${brand.id}`, bearer(key), { name: 'Second look' });
    expect(pageTexts(readPdf((await pdf()).bytes)).join(' ')).toContain('Second look');
    expect(await kept()).toBe(2);
    await call('POST', '/api/account/delete', agency.cookie, { email: 'prints@bright.example' });
    expect(await kept()).toBe(0);
  });
});

describe('an agent', () => {
  const ask = (address: string, key: string, body: unknown) =>
    fetch(address, {
      method: 'POST',
      headers: { ...bearer(key), 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }).then(async (reply) => ({ status: reply.status, text: await reply.text() }));
  const crawlerAccess = (id: number) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'crawler_access', arguments: { url: website } },
  });
  const atMcp = async () => {
    if (!whole.app.server.listening) await whole.app.listen({ host: '127.0.0.1', port: 0 });
    return `http://127.0.0.1:${(whole.app.server.address() as AddressInfo).port}/mcp`;
  };

  it.each([
    ['a test key', 'test', 5, 'A test key reads no websites'],
    ['an agency without assessments', 'live', 0, 'All 0 assessments of this month are used'],
  ] as const)('reads no robots.txt with %s', async (what, mode, allowed, words) => {
    const agency = await agencyOf(`${what.replaceAll(' ', '-')}@bright.example`, allowed);
    const { text } = await ask(await atMcp(), await agency.key(mode), crawlerAccess(1));
    expect(text).toContain(words);
  });

  it('gets an answer to each call of a batch, and the protocol’s own error for what is no JSON', async () => {
    const key = await (await agencyOf('together@bright.example', 5)).key('live');
    const address = await atMcp();
    const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' });
    const { status, text } = await ask(address, key, [ping(1), ping(2)]);
    expect(status).toBe(200);
    const answers = [...text.matchAll(/^data: (\{.*)$/gm)].map(([, data = '']) => JSON.parse(data));
    expect(answers.map(({ id, result }) => [id, result])).toEqual([
      [1, {}],
      [2, {}],
    ]);
    for (const broken of ['{"jsonrpc":"2.0",', '', 'ping']) {
      const reply = await ask(address, key, broken);
      expect([reply.status, JSON.parse(reply.text)]).toEqual([
        400,
        { jsonrpc: '2.0', id: null, error: { code: -32700, message: expect.any(String) } },
      ]);
    }
    expect((await ask(address, 'ctb_live_nobody', '{')).status).toBe(401);
  });

  it('reads a website only while nobody else does, and sends five calls together at most', async () => {
    const agency = await agencyOf('batch@bright.example', 5);
    const key = await agency.key('live');
    const address = await atMcp();
    const whileRead = await readIfFree(whole.database.pool, website, () => ask(address, key, crawlerAccess(1)));
    expect(whileRead?.value.text).toContain('Somebody else reads this website just now');
    const calls = Array.from({ length: 100 }, (_, n) => crawlerAccess(n));
    expect((await ask(address, key, calls)).status).toBe(413);
  });
});

describe('an invitation', () => {
  const invite = (cookie: Headers, email: string) =>
    call('POST', '/api/v1/members', cookie, { email, role: 'member', projectId: null });

  it('is answered the same whether somebody has an account with the address or not, and mailed to both', async () => {
    const agency = await agencyOf('inviting@bright.example');
    await signedIn('has-one@shown.example');
    const answers = await Promise.all(
      ['has-one@shown.example', 'has-none@shown.example'].map((email) => invite(agency.cookie, email)),
    );
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    const [one, none] = answers.map((answer) => answer.json());
    expect({ ...one, id: '', email: '', createdAt: '' }).toEqual({ ...none, id: '', email: '', createdAt: '' });
    const mailed = () => whole.mails().filter((mail) => /^To: has-(one|none)@shown.example$/m.test(mail)).length;
    await expect.poll(mailed).toBe(2);
  });

  it('carries no words of the agency into the mailbox of somebody who never asked', async () => {
    const owner = await signedIn('spammer@bright.example');
    await call('POST', '/api/v1/agency', owner, { name: 'You won: https://prize.example' });
    await invite(owner, 'never-asked@shown.example');
    const mail = () => whole.mails().find((one) => /^To: never-asked@shown.example$/m.test(one)) ?? '';
    await expect.poll(mail).toContain('spammer@bright.example');
    expect(mail()).not.toContain('prize.example');
  });

  it('makes nobody a member who does not accept it, and lets go of whoever did', async () => {
    const agency = await agencyOf('consent@bright.example');
    const [person, other] = [await signedIn('person@free.example'), await signedIn('other@free.example')];
    const { id } = (await invite(agency.cookie, 'Person@free.example')).json();
    expect((await call('GET', '/api/v1/agency', person)).status).toBe(403);
    expect((await call('GET', '/api/v1/invitations', other)).json().data).toEqual([]);
    for (const [method, url] of [
      ['POST', `/api/v1/invitations/${id}/accept`],
      ['DELETE', `/api/v1/invitations/${id}`],
    ] as const)
      expect((await call(method, url, other)).status).toBe(404);
    expect((await call('GET', '/api/v1/invitations', person)).json().data).toMatchObject([{ id, role: 'member' }]);
    expect((await call('POST', `/api/v1/invitations/${id}/accept`, person)).status).toBe(201);
    expect((await call('POST', `/api/v1/invitations/${id}/accept`, person)).status).toBe(404);
    expect((await call('POST', '/api/v1/agency', person, { name: 'Own' })).status).toBe(409);
    expect((await call('POST', '/api/v1/agency/leave', agency.cookie)).status).toBe(409);
    expect((await call('POST', '/api/v1/agency/leave', person)).status).toBe(204);
    expect((await call('POST', '/api/v1/agency', person, { name: 'Own' })).status).toBe(201);
  });

  it('can be declined, taken back, and sent three times a day to one address', async () => {
    const agency = await agencyOf('often@bright.example');
    const person = await signedIn('often-asked@free.example');
    const { id } = (await invite(agency.cookie, 'often-asked@free.example')).json();
    expect((await call('DELETE', `/api/v1/invitations/${id}`, person)).status).toBe(204);
    const again = (await invite(agency.cookie, 'often-asked@free.example')).json();
    expect((await call('GET', '/api/v1/members', agency.cookie)).json().invited).toMatchObject([{ id: again.id }]);
    expect((await call('DELETE', `/api/v1/invitations/${again.id}`, agency.cookie)).status).toBe(204);
    expect((await invite(agency.cookie, 'often-asked@free.example')).status).toBe(202);
  });

  it('is kept without a mail where the address had three of a day, whichever agencies sent them', async () => {
    const rivals = [await agencyOf('rival-a@bright.example'), await agencyOf('rival-b@bright.example')];
    const person = await signedIn('wanted@free.example');
    for (const { cookie } of [rivals[0], rivals[0], rivals[0], rivals[1]].flatMap((one) => one ?? []))
      expect((await invite(cookie, 'WANTED@free.example')).status).toBe(202);
    const mailed = () => whole.mails().filter((mail) => /^To: wanted@free.example$/m.test(mail)).length;
    await expect.poll(mailed).toBe(3);
    expect((await call('GET', '/api/v1/invitations', person)).json().data).toHaveLength(2);
  });

  it('says why it cannot be accepted yet, and can be once that is done', async () => {
    const [inviting, owned] = [await agencyOf('wants@bright.example'), await agencyOf('owns@free.example')];
    const other = await signedIn('colleague@free.example');
    const { id } = (await invite(inviting.cookie, 'owns@free.example')).json();
    const obstacle = async () => (await call('GET', '/api/v1/invitations', owned.cookie)).json().data[0];
    const accept = () => call('POST', `/api/v1/invitations/${id}/accept`, owned.cookie);

    const confirmed = (isVerified: boolean) =>
      whole.database.db.update(users).set({ isVerified }).where(eq(users.email, 'owns@free.example'));
    await confirmed(false);
    expect(await obstacle()).toMatchObject({ agency: null, obstacle: expect.stringContaining('Confirm your e-mail') });
    expect((await accept()).status).toBe(409);
    expect((await call('DELETE', `/api/v1/invitations/${id}`, owned.cookie)).status).toBe(404);
    await confirmed(true);

    expect((await obstacle()).obstacle).toContain('Hand it over to one of its members');
    expect((await accept()).json()).toMatchObject({ code: 'cannot-accept-yet' });
    const { id: second } = (await invite(owned.cookie, 'colleague@free.example')).json();
    const { userId } = (await call('POST', `/api/v1/invitations/${second}/accept`, other)).json();
    const handOver = (cookie: Headers) => call('POST', '/api/v1/agency/hand-over', cookie, { userId });
    expect((await handOver(other)).status).toBe(403);
    expect((await handOver(owned.cookie)).status).toBe(204);
    expect((await handOver(owned.cookie)).status).toBe(403); // a member now

    expect((await obstacle()).obstacle).toContain('Leave it first');
    expect((await call('POST', '/api/v1/agency/leave', owned.cookie)).status).toBe(204);
    expect((await obstacle()).obstacle).toBeNull();
    expect((await accept()).status).toBe(201);
  });

  it('can be accepted by an owner who closes the agency, for which its name is asked', async () => {
    const [inviting, owned] = [await agencyOf('takes@bright.example'), await agencyOf('closes@free.example')];
    const { id } = (await invite(inviting.cookie, 'closes@free.example')).json();
    const { name } = (await call('GET', '/api/v1/agency', owned.cookie)).json();
    const close = (typed: string) => call('POST', '/api/v1/agency/close', owned.cookie, { name: typed });
    expect((await close('Another')).status).toBe(422);
    expect((await close(name)).status).toBe(204);
    expect((await call('POST', `/api/v1/invitations/${id}/accept`, owned.cookie)).status).toBe(201);
  });
});

describe('a webhook', () => {
  it('is signed by both secrets while they are changed, is sent again when asked, and never goes to a private address', async () => {
    const agency = await agencyOf('hooks@bright.example');
    const key = await agency.key('test');
    const project = (
      await call('POST', '/api/v1/projects', bearer(key), { name: 'Clinic', website: 'a.example' })
    ).json();
    const hook = (
      await call('POST', '/api/v1/webhooks', bearer(key), { url: hookUrl, events: ['assessment.finished'] })
    ).json();
    const inside = (
      await call('POST', '/api/v1/webhooks', bearer(key), {
        url: 'https://moved.example/hooks',
        events: ['assessment.finished'],
      })
    ).json();
    // A name that was public when it was saved leads to a private address later.
    await whole.database.db
      .update(webhookEndpoints)
      .set({ url: 'http://169.254.169.254/latest' })
      .where(eq(webhookEndpoints.id, inside.id));
    const rotated = (await call('POST', `/api/v1/webhooks/${hook.id}/rotate`, bearer(key))).json();
    const { id } = (await call('POST', '/api/v1/assessments', bearer(key), { projectId: project.id })).json();
    await finished(key, id);
    const sent = heard.find(({ body }) => body.includes(id));
    for (const secret of [hook.secret, rotated.secret])
      expect(new Webhook(secret).verify(sent?.body ?? '', sent?.headers ?? {})).toMatchObject({
        data: { assessmentId: id },
      });

    // It is heard before it is written down as delivered; sent again in between, it would count as delivered by then.
    const deliveries = async () =>
      (await call('GET', `/api/v1/webhooks/${hook.id}/deliveries`, bearer(key))).json().data;
    await expect.poll(deliveries).toMatchObject([{ isDelivered: true }]);
    const [delivery] = await deliveries();
    const before = heard.length;
    await call('POST', `/api/v1/webhooks/deliveries/${delivery.id}/resend`, bearer(key));
    await until(() => heard.length > before);
    expect(heard.at(-1)?.headers['webhook-id']).toBe(sent?.headers['webhook-id']);

    await expect
      .poll(async () => (await call('GET', `/api/v1/webhooks/${inside.id}/deliveries`, bearer(key))).json().data)
      .toMatchObject([
        { isDelivered: false, lastStatus: null, lastProblem: expect.stringContaining('not a public address') },
      ]);
  });

  it.each([
    'http://169.254.169.254/latest',
    'http://127.0.0.1/',
    'https://10.1.2.3/hooks',
    'http://[::1]/',
    'http://[fd00::1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'https://localhost/',
    'https://intranet/hooks',
    'https://hooks.corp/',
    'https://public.example:8080/',
    'ftp://public.example/',
    'https://user:pass@public.example/',
    'no address',
  ])('is refused at an address like %s when it is saved', async (url) => {
    const agency = await agencyOf(`${randomId()}@bright.example`);
    expect((await call('POST', '/api/v1/webhooks', agency.cookie, { url })).status).toBe(422);
    expect((await call('GET', '/api/v1/webhooks', agency.cookie)).json().data).toEqual([]);
  });

  it('is switched off when its owner says that it is gone', async () => {
    const agency = await agencyOf('gone@bright.example');
    const key = await agency.key('test');
    const project = (
      await call('POST', '/api/v1/projects', bearer(key), { name: 'Clinic', website: 'a.example' })
    ).json();
    await call('POST', '/api/v1/webhooks', bearer(key), { url: hookUrl, events: ['report.published'] });
    hookStatus = 410;
    await call('POST', '/api/v1/assessments', bearer(key), { projectId: project.id });
    await expect
      .poll(async () => (await call('GET', '/api/v1/webhooks', bearer(key))).json().data)
      .toMatchObject([{ disabledAt: expect.any(String) }]);
    hookStatus = 200;
    await expect
      .poll(() => whole.mails().filter((mail) => mail.includes('To: gone@bright.example')))
      .toEqual([expect.stringMatching(/^Subject: We switched off a webhook\s[^]*It answered with\s+status 410\./m)]);
  });
});

describe('a brand', () => {
  it.each([
    ['a logo that is no PNG', { name: 'B', logo: Buffer.from('GIF89a').toString('base64') }, 'no-png'],
    ['a colour too pale for paper', { name: 'B', accent: '#ffee00' }, 'too-pale'],
    ['a domain that is none', { name: 'B', domain: 'http://x' }, 'bad-domain'],
  ])('refuses %s', async (_name, body, code) => {
    const agency = await agencyOf(`${code}@brands.example`);
    expect((await call('POST', '/api/v1/brands', agency.cookie, body)).json()).toMatchObject({ code });
  });
  it('keeps what a change leaves out, and proves its domain by a record', async () => {
    const agency = await agencyOf('brand@brands.example');
    const brand = (
      await call('POST', '/api/v1/brands', agency.cookie, {
        name: 'B',
        accent: '#112233',
        domain: 'Reports.Example.Com',
      })
    ).json();
    expect(brand).toMatchObject({
      domain: 'reports.example.com',
      domainRecord: { name: '_citable.reports.example.com' },
    });
    expect((await call('PATCH', `/api/v1/brands/${brand.id}`, agency.cookie, { name: 'C' })).json()).toMatchObject({
      name: 'C',
      accent: '#112233',
      domain: 'reports.example.com',
    });
    expect((await call('POST', `/api/v1/brands/${brand.id}/verify-domain`, agency.cookie)).json()).toMatchObject({
      code: 'record-missing',
    });
  });
});

it('an agent uses the tools over HTTP with a live key', async () => {
  if (!whole.app.server.listening) await whole.app.listen({ host: '127.0.0.1', port: 0 });
  const agency = await agencyOf('agent@bright.example', 1);
  const key = await agency.key('live');
  const address = `http://127.0.0.1:${(whole.app.server.address() as AddressInfo).port}/mcp`;
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers: bearer(key) } }));
  expect(await client.callTool({ name: 'crawler_access', arguments: { url: website } })).toMatchObject({
    structuredContent: { crawlers: expect.any(Array) },
  });
  expect(await client.callTool({ name: 'assess_site', arguments: { url: website, pages: 1 } })).toMatchObject({
    structuredContent: { pagesRead: 1 },
  });
  expect(await client.callTool({ name: 'assess_site', arguments: { url: website, pages: 1 } })).toMatchObject({
    isError: true,
  });
  await client.close();
  expect(
    (await fetch(address, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).status,
  ).toBe(401);
});

it('an agency’s agents read two websites at the same time, so that its slow ones leave the server’s connections to others', async () => {
  const agency = await agencyOf('greedy@bright.example', 5);
  const key = await agency.key('live');
  const address = `http://127.0.0.1:${(whole.app.server.address() as AddressInfo).port}/mcp`;
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers: bearer(key) } }));
  const assess = () => client.callTool({ name: 'assess_site', arguments: { url: website, pages: 1 } });
  const waiting: ReturnType<typeof assess>[] = [];
  await readIfFree(whole.database.pool, website, async () => {
    waiting.push(assess(), assess(), assess());
    expect(JSON.stringify(await Promise.race(waiting))).toContain('Too many websites are read at the same time');
  });
  expect((await Promise.all(waiting)).filter(({ isError }) => isError)).toHaveLength(1);
  await client.close();
});

it('goes with its owner, who takes a copy along first', async () => {
  const agency = await agencyOf('leaving@bright.example');
  const key = await agency.key('live');
  await call('POST', '/api/v1/projects', bearer(key), { name: 'A client to remember', website: 'a.example' });
  await call('POST', '/api/v1/webhooks', bearer(key), { url: hookUrl });
  const files = unzipSync(new Uint8Array((await call('GET', '/api/account/export', agency.cookie)).bytes));
  const texts = Object.entries(files).map(([name, bytes]) => name + strFromU8(bytes));
  expect(texts.join()).toContain('A client to remember');
  expect(texts.join()).not.toMatch(/"hash":|"secret":|whsec_/);
  await call('POST', '/api/account/delete', agency.cookie, { email: 'leaving@bright.example' });
  expect((await call('GET', '/api/v1/projects', bearer(key))).status).toBe(401);
  expect(await whole.database.db.select().from(agencies).where(eq(agencies.id, agency.id))).toEqual([]);
});

// Last: the readings are heard by the receiver, too.
describe('a website that somebody else reads just now', () => {
  itLong(
    'costs an assessment neither its place nor an attempt: it waits in the queue, and another one is made meanwhile',
    async () => {
      const agency = await agencyOf('owner@patient.example');
      const key = await agency.key('live');
      await call('POST', '/api/v1/webhooks', bearer(key), { url: hookUrl });
      const host = new URL(website).host;
      const project = async (name: string, address: string) =>
        (await call('POST', '/api/v1/projects', bearer(key), { name, website: address })).json().id as string;
      const assessment = async (projectId: string) =>
        (await call('POST', '/api/v1/assessments', bearer(key), { projectId, pages: 1 })).json().id as string;
      const [busy, free] = [await project('Busy', website), await project('Free', hookUrl.replace('/hooks', '/'))];
      const jobs = async () =>
        (
          await whole.database.db.execute(
            sql`select retry_count from pgboss.job where name = 'agency-assess' and group_id = ${host} and state <> 'completed'`,
          )
        ).rows;

      let waiting: string[] = [];
      await readIfFree(whole.database.pool, website, async () => {
        waiting = [await assessment(busy), await assessment(busy), await assessment(busy)];
        await finished(key, await assessment(free));
        expect(await jobs()).toEqual([{ retry_count: 0 }, { retry_count: 0 }, { retry_count: 0 }]);
      });
      for (const id of waiting) await finished(key, id);
    },
  );
});

it('none of the keys and secrets of all these calls was ever logged, at whatever level, nor a session', async () => {
  expect(shown.length).toBeGreaterThan(20);
  const text = logged.join('');
  expect(text).toContain('/api/v1/projects');
  expect(shown.filter((secret) => text.includes(secret))).toEqual([]);
  const { cookie } = await signedIn('last@bright.example');
  await call('GET', '/api/v1/agency', { cookie: cookie ?? '' });
  expect(logged.join('')).not.toContain(cookie);
});
