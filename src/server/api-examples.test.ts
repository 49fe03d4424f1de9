// The API for agencies as its description tells it: each call is made as documented, in the order in which an agency would, and answers what is described.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSession } from '#accounts/session.ts';
import { randomId } from '#base/secrets.ts';
import { agencies, agencyMembers, agentGrants, users, webhookDeliveries } from '#db/schema.ts';
import { apiDocumentSchema, type ApiDocument } from './api-document.ts';
import { apiExamples } from './api-examples.ts';
import { wholeApp } from './testing/whole-app.ts';

let whole: Awaited<ReturnType<typeof wholeApp>>;
let document: ApiDocument;
beforeAll(async () => {
  whole = await wholeApp();
  await whole.startWork();
  document = apiDocumentSchema.parse((await whole.app.inject('/api/openapi.json')).json());
});
afterAll(() => whole.close());

const ajv = new Ajv2020({ strict: false, validateFormats: false });

it('answers each documented example as described', async () => {
  const { db } = whole.database;
  const [owner, client] = [randomId(), randomId()];
  await db.insert(users).values([
    { id: owner, email: 'ada@bright-partners.com', isVerified: true },
    { id: client, email: 'client@hearth-and-rye.example', isVerified: true },
  ]);
  const headers: Record<string, string> = {
    cookie: `session=${await openSession(db, owner, { now: new Date(), replaces: null })}`,
  };
  const made = new Set<string>();
  /** `ids` fills in what the examples write in capitals, and the {id} of an address. */
  async function send(
    call: string,
    ids: Record<string, string> = {},
    status = [200, 201, 202, 204],
  ): Promise<Record<string, string>> {
    const [method = '', path = ''] = call.split(' ');
    const operation = document.paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${call} is not described.`);
    const media = operation.requestBody?.content['application/json'];
    expect(media?.example, call).toEqual(apiExamples[call]);
    const payload =
      media &&
      (JSON.parse(JSON.stringify(media.example).replaceAll(/[A-Z]+_ID/g, (name) => ids[name] ?? name)) as object);
    const reply = await whole.app.inject({
      method: method as 'GET',
      url: path.replace('{id}', ids['id'] ?? ''),
      headers,
      ...(payload && { payload }),
    });
    expect(status, `${call}: ${reply.body.slice(0, 300)}`).toContain(reply.statusCode);
    const described = operation.responses[String(reply.statusCode)] ?? operation.responses['default'];
    const [type = '', answer] = Object.entries(described?.content ?? {})[0] ?? [];
    if (type !== '') expect(String(reply.headers['content-type']), call).toContain(type);
    if (type === 'application/json') {
      const isAsDescribed = ajv.compile({ ...answer?.schema, components: document.components });
      expect(isAsDescribed(reply.json()), `${call}: ${ajv.errorsText(isAsDescribed.errors)}`).toBe(true);
    }
    made.add(call);
    return type === 'application/json' ? reply.json() : {};
  }

  const agency = await send('POST /api/v1/agency');
  await db
    .update(agencies)
    .set({ monthlyAssessments: 10, priceCents: 4900 })
    .where(eq(agencies.id, agency['id'] ?? ''));
  await send('GET /api/v1/agency');
  const key = await send('POST /api/v1/keys');
  const brand = await send('POST /api/v1/brands');
  await send('PATCH /api/v1/brands/{id}', { id: brand['id'] ?? '' });
  await send('GET /api/v1/brands');
  // Nobody has put the record there.
  await send('POST /api/v1/brands/{id}/verify-domain', { id: brand['id'] ?? '' }, [409]);
  const project = await send('POST /api/v1/projects');
  const [projectId = '', brandId = ''] = [project['id'], brand['id']];
  await send('PATCH /api/v1/projects/{id}', { id: projectId, BRAND_ID: brandId });
  await send('GET /api/v1/projects/{id}', { id: projectId });
  await send('POST /api/v1/projects/import');
  await send('GET /api/v1/projects');
  const invited = await send('POST /api/v1/members', { PROJECT_ID: projectId });
  await send('GET /api/v1/members');
  const cookies = {
    owner: headers['cookie'] ?? '',
    client: `session=${await openSession(db, client, { now: new Date(), replaces: null })}`,
  };
  headers['cookie'] = cookies.client;
  await send('GET /api/v1/invitations');
  await send('POST /api/v1/invitations/{id}/accept', { id: invited['id'] ?? '' });
  await send('POST /api/v1/agency/leave');
  headers['cookie'] = cookies.owner;
  const again = await send('POST /api/v1/members', { PROJECT_ID: projectId });
  headers['cookie'] = cookies.client;
  await send('POST /api/v1/invitations/{id}/accept', { id: again['id'] ?? '' });
  headers['cookie'] = cookies.owner;
  await send('DELETE /api/v1/members/{id}', { id: client });
  const third = await send('POST /api/v1/members', { PROJECT_ID: projectId });
  await send('DELETE /api/v1/invitations/{id}', { id: third['id'] ?? '' });
  const endpoint = await send('POST /api/v1/webhooks');
  const endpointId = endpoint['id'] ?? '';
  await send('GET /api/v1/webhooks');
  await send('POST /api/v1/webhooks/{id}/rotate', { id: endpointId });

  // From here on a program, with the key that was made: it gets the public sample.
  const session = headers['cookie'] ?? '';
  delete headers['cookie'];
  headers['authorization'] = `Bearer ${key['key']}`;
  // A test key has clients of its own.
  const tried = await send('POST /api/v1/projects');
  const { id = '' } = await send('POST /api/v1/assessments', { PROJECT_ID: tried['id'] ?? '' });
  await expect
    .poll(async () => (await send('GET /api/v1/assessments/{id}', { id }))['state'], { timeout: 120_000 })
    .toBe('finished');
  await send('GET /api/v1/assessments');
  await send('GET /api/v1/assessments/{id}/report', { id });
  await send('GET /api/v1/assessments/{id}/report.pdf', { id });
  await send('GET /api/v1/assessments/{id}/checks.csv', { id });
  await send('POST /api/v1/assessments/{id}/share', { id });
  await send('POST /api/v1/assessments/{id}/cancel', { id }, [409]);
  delete headers['authorization'];
  headers['cookie'] = session;

  const delivery = randomId();
  await db.insert(webhookDeliveries).values({
    id: delivery,
    endpointId,
    event: 'report.published',
    payload: {},
    isDelivered: true,
    createdAt: new Date(),
  });
  await send('GET /api/v1/webhooks/{id}/deliveries', { id: endpointId });
  await send('POST /api/v1/webhooks/deliveries/{id}/resend', { id: delivery });
  await send('DELETE /api/v1/webhooks/{id}', { id: endpointId });
  await send('GET /api/v1/usage');
  await send('GET /api/v1/week');
  await send('GET /api/v1/keys');
  const agent = { id: randomId(), userId: owner, clientId: 'c', clientName: 'Lantern', resource: 'r' };
  await db.insert(agentGrants).values({ ...agent, createdAt: new Date() });
  await send('GET /api/v1/agents');
  await send('DELETE /api/v1/agents/{id}', { id: agent.id });
  await send('DELETE /api/v1/keys/{id}', { id: key['id'] ?? '' });
  const [own] = await db.select().from(agencyMembers).where(eq(agencyMembers.userId, owner));
  await db
    .insert(agencyMembers)
    .values({ userId: client, agencyId: own?.agencyId ?? '', role: 'member', createdAt: new Date() });
  await send('POST /api/v1/agency/hand-over', { USER_ID: client });
  headers['cookie'] = cookies.client;
  await send('POST /api/v1/agency/close');

  const all = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(all.filter((call) => call.includes(' /api/v1/') && !made.has(call))).toEqual([]);
  expect(Object.keys(apiExamples).filter((call) => !made.has(call))).toEqual([]);
});

it('shows the examples to people', async () => {
  const { body } = await whole.app.inject('/api/docs');
  expect(body.split('<h4>Example</h4>').length - 1).toBe(Object.keys(apiExamples).length);
  expect(body).toContain('Hearth &amp; Rye Bakery');
});
