import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyPasscode } from '#accounts/hash-passcode.ts';
import { auditLog, seoAssessments, users } from '#db/schema.ts';
import { goodBaker } from '#fakes/sites/good-baker.ts';
import { serveSites } from '#fakes/sites/serve-sites.ts';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { seoAssessmentSchema, seoLineSchema, userRowSchema } from './contract.ts';
import { startOperatorApp, type OperatorApp } from './testing/operator-app.ts';

let operators: OperatorApp;
let sites: Awaited<ReturnType<typeof serveSites>>;
let token: string;
beforeAll(async () => {
  sites = await serveSites([goodBaker], new Date());
  operators = await startOperatorApp(sites.hosts);
  token = await operators.unlock('super-admin');
});
afterAll(async () => {
  await operators.close();
  await sites.stop();
});

const ada = { email: 'Ada@byron.example', firstName: 'Ada', lastName: 'Byron', passcode: '9f3k', isVerified: true };
const create = (more: object = {}) => operators.call(token, 'POST', '/api/super-admin/users', { ...ada, ...more });
const list = async (query = '') => (await operators.call(token, 'GET', `/api/super-admin/users${query}`)).json();

describe('users', () => {
  beforeEach(async () => {
    await operators.db.delete(users);
  });

  it('are created verified unless said otherwise, with a passcode that is stored as a hash', async () => {
    const { isVerified: _isVerified, ...unsaid } = ada;
    const reply = await operators.call(token, 'POST', '/api/super-admin/users', unsaid);
    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      expect.objectContaining({
        email: ada.email,
        isVerified: true,
        oauthProvider: null,
        lastLoginAt: null,
        version: 1,
      }),
    ]);
    expect(reply.body).not.toMatch(/passcode/i);
    const [stored] = await operators.db.select().from(users);
    expect(stored?.passcodeHash).not.toContain(ada.passcode);
    expect(await verifyPasscode(stored?.passcodeHash ?? '', ada.passcode, operators.deps.secretKey)).toBe(true);
  });

  it.each([
    { email: '' },
    { email: 'nobody' },
    { firstName: ' ' },
    { passcode: '123' },
    { passcode: '1234' },
    { passcode: 'byron' },
    { passcode: 'x'.repeat(257) },
    { isVerified: 'yes' },
  ])('are not created with %j', async (wrong) => {
    expect((await create(wrong)).statusCode).toBe(422);
    expect(await list()).toEqual([]);
  });

  it('have an e-mail address of their own, whatever its case and however many ask at once', async () => {
    const replies = await Promise.all([
      create(),
      create({ email: 'ada@byron.example' }),
      create({ email: 'ADA@BYRON.EXAMPLE' }),
    ]);
    expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(replies.find((reply) => reply.statusCode === 409)?.json().message).toBe(
      'Another user has this e-mail address.',
    );
  });

  it.each([
    ['byron.ex', 1],
    ['ADA BYR', 1],
    ['a byron', 1],
    ['adabyron', 0],
    ['BY', 1],
    ['@b', 1],
    ['qj', 0],
    ['%', 0],
  ])('are found by %j: %i', async (search, count) => {
    await create();
    await create({ email: 'bo@lind.example', firstName: 'Bo', lastName: 'Lind' });
    expect((await list(`?limit=10&search=${encodeURIComponent(search)}`)).rows).toHaveLength(count);
  });

  it('are edited, and of two editors the later sees the conflict', async () => {
    const { id } = userRowSchema.parse((await create()).json());
    const patch = (change: object, version: number) =>
      operators.call(token, 'PATCH', `/api/super-admin/users/${id}`, change, { 'if-match': `"${version}"` });
    expect((await patch({ lastName: 'Lovelace', isVerified: false }, 1)).json()).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      isVerified: false,
      version: 2,
    });
    const late = await patch({ lastName: 'King' }, 1);
    expect([late.statusCode, late.json().details.current.lastName]).toEqual([409, 'Lovelace']);
    expect((await patch({ email: 'x' }, 2)).statusCode).toBe(422);
    expect((await operators.call(token, 'PATCH', '/api/super-admin/users/nobody', { lastName: 'x' })).statusCode).toBe(
      404,
    );
  });

  it('are counted, and a deleted one leaves only an id in the log', async () => {
    const { id } = userRowSchema.parse((await create()).json());
    await create({ email: 'bo@lind.example', isVerified: false });
    await operators.db
      .insert(users)
      .values({ id: 'g1', email: 'g@x.example', isVerified: true, oauthProvider: 'google' });
    const counters = async () => (await operators.call(token, 'GET', '/api/super-admin/counters')).json();
    expect(await counters()).toEqual({ totalUsers: 3, verifiedUsers: 2, oauthUsers: 1 });
    expect((await operators.call(token, 'DELETE', `/api/super-admin/users/${id}`)).statusCode).toBe(204);
    expect(await counters()).toEqual({ totalUsers: 2, verifiedUsers: 1, oauthUsers: 1 });
    const log = (await operators.call(token, 'GET', `/api/super-admin/audit-log?subject=${id}`)).json();
    expect(log.rows).toMatchObject([{ action: 'user.deleted' }, { action: 'user.created' }]);
    for (const search of ['ser.del', 'r.d', 'd']) {
      expect(
        (await operators.call(token, 'GET', `/api/super-admin/audit-log?subject=${id}&search=${search}`)).json()
          .rows[0],
      ).toMatchObject(log.rows[0]);
    }
    expect((await operators.call(token, 'GET', '/api/super-admin/audit-log?search=%C3%A9%C3%A9')).json()).toMatchObject(
      { rows: [], total: 0 },
    );
    expect(JSON.stringify(await operators.db.select().from(auditLog))).not.toMatch(/byron/i);
  });
});

it('a deleted user leaves no address in any table or kept mail', async () => {
  const { id } = userRowSchema.parse((await create({ email: 'gone@erase.example', firstName: 'Goneril' })).json());
  const code = {
    subject: 'Your code',
    html: '',
    text: 'Hello Goneril',
    messageId: '<m@x>',
    headers: {},
    attachments: [],
  };
  await operators.deps.mailer.send({ ...code, to: 'Gone@erase.example', deliveryId: 'to-gone' });
  await operators.deps.mailer.send({ ...code, to: 'stays@erase.example', deliveryId: 'to-stays' });
  expect((await operators.call(token, 'DELETE', `/api/super-admin/users/${id}`)).statusCode).toBe(204);
  const { rows: tables } = await operators.deps.database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  for (const { name } of tables) {
    const { rows } = await operators.deps.database.pool.query(
      `select 1 from ${name} t where row_to_json(t)::text ~* 'goneril|gone@erase'`,
    );
    expect([name, rows]).toEqual([name, []]);
  }
  const kept = readdirSync(operators.deps.outboxDir).filter((file) => file.includes('-to-'));
  expect(kept).toEqual([expect.stringContaining('to-stays')]);
});

describe('a website assessment', () => {
  const analyze = (website: string, headers: Record<string, string> = {}) =>
    operators.call(token, 'POST', '/api/super-admin/analyze-seo', { website }, headers);

  it('answers scores of the real engine, and is mailed with its report', async () => {
    const reply = await analyze(sites.sites[0]?.url ?? '');
    const assessment = seoAssessmentSchema.parse(reply.json());
    // Without a model there is evidence for less than half of what content is scored by.
    expect(assessment.contentScore).toBeNull();
    for (const score of [assessment.overallScore, assessment.technicalScore, assessment.performanceScore]) {
      expect(score).toBeGreaterThan(50); // a good bakery
      expect(score).toBeLessThanOrEqual(100);
    }
    expect(assessment.recommendations).toEqual([]); // it has nothing that a finding would advise to change

    const personalMessage = 'Hello,\n\nhere it is. <b>Regards</b>';
    const sent = await operators.call(token, 'POST', '/api/super-admin/send-seo-email', {
      email: 'prospect@elsewhere.example',
      assessment,
      personalMessage,
    });
    expect([sent.statusCode, sent.json()]).toEqual([200, { sent: true }]);
    const file = readdirSync(operators.deps.outboxDir).find((name) => !name.includes('-to-')) ?? '';
    const mail = await PostalMime.parse(readFileSync(join(operators.deps.outboxDir, file)));
    expect(mail.to?.[0]?.address).toBe('prospect@elsewhere.example');
    expect(mail.text).toContain('here it is. <b>Regards</b>');
    expect(mail.html).not.toContain('<b>Regards');
    expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
    expect(JSON.stringify(await operators.db.select().from(auditLog))).not.toContain('prospect@');
  });

  it.each([
    ['http://127.0.0.1:1/', {}],
    ['http://127.0.0.1:1/', { accept: 'application/x-ndjson' }],
    ['http://192.168.0.1/', {}],
  ])('of %s, which cannot be read, is refused with the reason (%j)', async (website, headers) => {
    const reply = await analyze(website, headers);
    expect(reply.body).toContain('The website could not be read: ');
    expect(reply.body).not.toContain('Score');
    expect(await operators.db.$count(seoAssessments, eq(seoAssessments.website, website))).toBe(0);
  });

  it('tells how far it is to those who ask for lines', async () => {
    const reply = await analyze(sites.sites[0]?.url ?? '', { accept: 'application/x-ndjson' });
    const lines = reply.body
      .trim()
      .split('\n')
      .map((line) => seoLineSchema.parse(JSON.parse(line)));
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.slice(0, -1).every((line) => 'progress' in line)).toBe(true);
    expect(lines.at(-1)).toHaveProperty('result.overallScore');
  });

  it.each(['', 'ftp://x.example', 'http://'])('refuses %j', async (website) => {
    expect((await analyze(website)).statusCode).toBe(422);
  });

  it('that is not kept any more is not mailed, and neither is any to no address', async () => {
    const send = (body: object) => operators.call(token, 'POST', '/api/super-admin/send-seo-email', body);
    expect((await send({ email: 'a@b.example', assessment: { id: 'gone' } })).statusCode).toBe(404);
    expect((await send({ email: 'nobody', assessment: { id: 'gone' } })).statusCode).toBe(422);
    expect((await send({ email: 'a@b.example' })).statusCode).toBe(422);
  });

  it('lets no more than two run at once', async () => {
    const replies = await Promise.all([1, 2, 3, 4].map(() => analyze(sites.sites[0]?.url ?? '')));
    expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409]);
    expect((await analyze(sites.sites[0]?.url ?? '')).statusCode).toBe(200); // and counts down again
    expect(await operators.db.$count(seoAssessments)).toBeGreaterThan(2);
  });
});
