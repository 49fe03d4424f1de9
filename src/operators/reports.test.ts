import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  assessments,
  auditLog,
  conversations,
  deliveries,
  leads,
  orders,
  refundRequests,
  reports,
  reportVersions,
} from '#db/schema.ts';
import { accountMail } from '#delivery/account-mail.ts';
import { sampleSheet } from '#payment/testing/sample-sheet.ts';
import { noticeMail } from '#delivery/notice-mail.ts';
import { startFakeStripe } from '#fakes/stripe.ts';
import { followPayments } from '#journey/begin.ts';
import { catalogue } from '#payment/contract.ts';
import { createStripeProvider } from '#payment/stripe/stripe-provider.ts';
import { boughtReport } from '#accounts/testing/bought-report.ts';
import { forgetReport } from './erase-report.ts';
import { reportPageSchema } from './contract.ts';
import { addPersonal, personal } from './testing/personal-report.ts';
import { startOperatorApp, type OperatorApp } from './testing/operator-app.ts';

let operators: OperatorApp;
let token: string;
const call: OperatorApp['call'] extends (token: string, ...rest: infer Rest) => infer Reply
  ? (...rest: Rest) => Reply
  : never = (...rest) => operators.call(token, ...rest);

beforeAll(async () => {
  operators = await startOperatorApp();
  token = await operators.unlock('admin');
});
afterAll(() => operators.close());
beforeEach(async () => {
  await operators.deps.database.pool.query(
    'truncate submissions, sandbox_sessions, stored_files, tallies, company_tallies cascade; delete from pgboss.job',
  );
});

const waitingJobs = async () =>
  (
    await operators.db.execute<{ name: string; data: unknown }>(
      sql`select name, data from pgboss.job where state = 'created' order by name`,
    )
  ).rows;
const actionsOn = async (id: string) =>
  (await operators.db.select().from(auditLog).where(eq(auditLog.subjectId, id))).map(({ action }) => action);

describe('the list of reports', () => {
  it('answers the plain list without parameters, newest first', async () => {
    await operators.addReport({ id: 'older', createdAt: new Date('2026-11-01T00:00:00Z') });
    await operators.addReport({ id: 'newer', createdAt: new Date('2026-11-02T00:00:00Z') });
    const reply = await call('GET', '/api/admin/reports');
    expect(reply.json()).toMatchObject([
      {
        id: 'newer',
        contactName: 'Ann Reed',
        companyName: 'Harbour Dental',
        email: 'owner@harbour.example',
        status: 'active',
        subscriptionPackage: 'assessment',
        paymentStatus: 'completed',
      },
      { id: 'older' },
    ]);
    expect([reply.headers['x-total-count'], reply.headers['x-capped']]).toEqual(['2', 'no']);
  });

  it.each([
    ['createdAt', 'desc'],
    ['createdAt', 'asc'],
    ['companyName', 'asc'],
    ['contactName', 'desc'],
    ['email', 'asc'],
  ])('by %s %s, page after page, holds each report once', async (sort, order) => {
    // Half of them share a value, so that a page ends amid equals.
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    for (const [n, id] of ids.entries()) {
      await operators.addReport({
        id,
        companyName: `Company ${n % 2}`,
        contactName: `Name ${n % 3}`,
        email: `${n % 2}@x.example`,
        createdAt: new Date(Date.UTC(2026, 10, 1 + (n % 3))),
      });
    }
    const seen: string[] = [];
    let after = '';
    do {
      const page = reportPageSchema.parse(
        (await call('GET', `/api/admin/reports?limit=2&sort=${sort}&order=${order}${after}`)).json(),
      );
      seen.push(...page.rows.map((row) => row.id));
      expect(page.total).toBe(7);
      after = page.next === null ? '' : `&after=${page.next}`;
    } while (after !== '');
    expect(seen.toSorted()).toEqual(ids);
  });

  it.each([
    ['search=HARBOUR', ['one']],
    ['search=leeds', ['two']],
    ['search=100%25', []],
    ['search=_', ['two']],
    ['search=nobody', []],
    ['search=ED', ['one', 'two']],
    ['search=s_h', ['two']],
    ['search=s_', ['two']],
    ['search=ds', ['two']],
    ['search=b', ['one', 'two']],
    ['search=%40x', ['two']],
    ['search=qj', []],
    ['search=%C3%A9', []],
    ['search=ds&status=active', []],
    ['status=suspended', ['two']],
    ['subscriptionPackage=audit', ['two']],
    ['status=cancelled', []],
    ['search=ann%20reed&status=active', ['one']],
  ])('filtered by %s', async (filter, expected) => {
    await operators.addReport({ id: 'one' });
    await operators.addReport({
      id: 'two',
      companyName: 'Leeds_Heating',
      contactName: 'Bo',
      email: 'bo@x.example',
      status: 'suspended',
      subscriptionPackage: 'audit',
    });
    const page = reportPageSchema.parse((await call('GET', `/api/admin/reports?limit=10&${filter}`)).json());
    expect([page.rows.map((row) => row.id).toSorted(), page.total]).toEqual([expected, expected.length]);
  });

  it.each([
    'after=rubbish',
    `after=${Buffer.from('["x","y"]').toString('base64url')}`,
    'limit=0',
    'limit=201',
    'sort=passcode',
    'order=sideways',
  ])('refuses ?%s', async (query) => {
    expect((await call('GET', `/api/admin/reports?limit=10&${query}`)).statusCode).toBe(400);
  });
});

describe('editing a report', () => {
  const put = (body: object, version?: number) =>
    call('PUT', '/api/admin/reports/r1', body, version === undefined ? {} : { 'if-match': `"${version}"` });
  beforeEach(async () => {
    await operators.addReport({ id: 'r1' });
  });

  it.each([{ email: 'new@harbour.example' }, { status: 'suspended' }, { subscriptionPackage: 'audit' }])(
    'saves %j and logs it without the address',
    async (change) => {
      const reply = await put(change);
      expect([reply.statusCode, reply.json()]).toEqual([200, expect.objectContaining({ ...change, version: 2 })]);
      const [entry] = await operators.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subjectId, 'r1'))
        .orderBy(sql`id desc`);
      expect(entry).toMatchObject({ actor: 'admin', action: 'report.edited' });
      expect(JSON.stringify(entry)).not.toContain('@');
    },
  );

  it.each([
    {},
    { email: 'no address' },
    { email: 'a@b.example\r\nBcc: c@d.example' },
    { status: 'deleted' },
    { subscriptionPackage: 'gold' },
    { paymentStatus: 'completed' },
  ])('refuses %j', async (change) => {
    expect((await put(change)).statusCode).toBe(422);
    expect(await operators.db.select().from(reports)).toMatchObject([
      { email: 'owner@harbour.example', status: 'active', version: 1 },
    ]);
  });

  it('of two editors at once one is saved, and the other sees what was', async () => {
    const replies = await Promise.all([
      put({ email: 'one@harbour.example' }, 1),
      put({ email: 'two@harbour.example' }, 1),
    ]);
    const [saved, refused] = replies.toSorted((a, b) => a.statusCode - b.statusCode);
    expect([saved?.statusCode, refused?.statusCode, refused?.json().code]).toEqual([200, 409, 'changed-meanwhile']);
    expect(refused?.json().details.current.email).toBe(saved?.json().email);
  });

  it('a change that the system made counts as well', async () => {
    await operators.db.update(reports).set({ status: 'cancelled', paymentStatus: 'refunded' });
    expect((await put({ status: 'active' }, 1)).statusCode).toBe(409);
  });
});

describe('the counters', () => {
  const counters = async () => (await call('GET', '/api/admin/counters')).json();

  it('count what is there: all, paid, companies, this month', async () => {
    await operators.addReport({ id: 'a' });
    await operators.addReport({ id: 'b', companyName: ' Harbour Dental ' });
    await operators.addReport({
      id: 'c',
      companyName: 'Other',
      paymentStatus: 'refunded',
      createdAt: new Date('2026-10-31T23:59:59Z'),
    });
    expect(await counters()).toEqual({ totalReports: 3, paidReports: 2, companies: 2, thisMonth: 2 });
    await operators.db
      .update(reports)
      .set({ paymentStatus: 'completed', companyName: 'Harbour Dental' })
      .where(eq(reports.id, 'c'));
    expect(await counters()).toEqual({ totalReports: 3, paidReports: 3, companies: 1, thisMonth: 2 });
    await call('DELETE', '/api/admin/reports/a');
    expect(await counters()).toEqual({ totalReports: 2, paidReports: 2, companies: 1, thisMonth: 1 });
  });

  it('stay right while reports come, go and are counted at once', async () => {
    await operators.addReport({ id: 'model' });
    const copy = (n: number) =>
      operators.db
        .execute(sql`insert into reports (id, order_id, run_number, assessment_id, company_name, email, payment_status, created_at)
        select ${`copy-${n}`}, order_id, ${n + 10}::int, assessment_id, ${`Company ${n % 7}`}, 'x@x.example', 'completed', created_at from reports where id = 'model'`);
    await Promise.all(Array.from({ length: 700 }, (_, n) => copy(n)));
    await Promise.all([
      ...Array.from({ length: 100 }, (_, n) => operators.db.delete(reports).where(eq(reports.id, `copy-${n * 7}`))), // every report of Company 0
      ...Array.from({ length: 20 }, () => counters()),
    ]);
    expect(await counters()).toEqual({ totalReports: 601, paidReports: 601, companies: 7, thisMonth: 601 });
    expect(await counters()).toEqual({ totalReports: 601, paidReports: 601, companies: 7, thisMonth: 601 });
    const kept = await operators.deps.database.pool.query('select count(*)::int as n from tallies');
    expect(kept.rows[0].n).toBeLessThan(20); // many rows have become few
  });
});

describe('downloads', () => {
  it('one report as a PDF named after the company and the report', async () => {
    await operators.addReport({ id: 'r1', companyName: 'Müller & Söhne "北京"' });
    const reply = await call('POST', '/api/admin/download-report', { reportId: 'r1' });
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(decodeURIComponent(String(reply.headers['content-disposition']))).toContain(
      "UTF-8''Müller-Söhne-北京-r1.pdf",
    );
    expect(reply.body).toBe('%PDF-1.7 r1');
    expect(await actionsOn('r1')).toContain('report.downloaded');
  });

  it('all reports as a text, in batches, named by the day', async () => {
    await operators.addReport({ id: 'model' });
    await operators.db
      .execute(sql`insert into reports (id, order_id, run_number, assessment_id, company_name, email, payment_status)
      select 'copy-' || n, order_id, n + 1, assessment_id, 'Company' || chr(10) || 'Number ' || n, 'x@x.example', 'completed' from reports, generate_series(1, 1200) n where id = 'model'`);
    const reply = await call('POST', '/api/admin/download-all-reports');
    expect(reply.headers['content-disposition']).toContain('llm-seo-reports-2026-11-20.txt');
    expect(reply.body.match(/^Company: {2}/gm)).toHaveLength(1201);
    expect(reply.body).toContain('Company:  Company Number 1200');
    expect(reply.body).toContain('Score:    still being made');
    expect(reply.body).toMatch(/Score: {4}\d+ of 100, grade [A-F]/);
    expect(reply.body.trimEnd().endsWith('1201 reports')).toBe(true);
  });

  it('list and text have the score of the newest version', async () => {
    await operators.addReport({ id: 'r1' });
    const [row] = await operators.db.select({ document: reports.document }).from(reports).where(eq(reports.id, 'r1'));
    if (!row?.document) throw new Error('the report has no document');
    for (const [version, overallScore] of [
      [2, 71],
      [3, 64],
    ] as const) {
      const document = { ...row.document, analysis: { ...row.document.analysis, overallScore } };
      await operators.db
        .insert(reportVersions)
        .values({ reportId: 'r1', version, cause: 'check', title: '', document, createdAt: new Date() });
    }
    expect((await call('GET', '/api/admin/reports')).json()).toMatchObject([{ id: 'r1', score: 64 }]);
    expect((await call('POST', '/api/admin/download-all-reports')).body).toContain('Score:    64 of 100');
  });

  it('says so when the report is still being made, or is gone', async () => {
    await operators.addReport({ id: 'r1', document: null, publishedAt: null });
    const statuses = await Promise.all(
      ['r1', 'gone'].map(
        async (reportId) => (await call('POST', '/api/admin/download-report', { reportId })).statusCode,
      ),
    );
    expect(statuses).toEqual([409, 404]);
  });
});

describe('erasing a report', () => {
  /** Everything the installation keeps: each row of each table, and each file beside the database. */
  async function everything(): Promise<string> {
    const { pool } = operators.deps.database;
    const { rows: tables } = await pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await pool.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`);
      texts.push(...rows.map(({ row }) => row));
    }
    for (const file of readdirSync(operators.dataDir, { recursive: true, withFileTypes: true })) {
      if (file.isFile()) texts.push(file.name, readFileSync(join(file.parentPath, file.name), 'utf8'));
    }
    return texts.join('\n');
  }

  it('leaves no personal data anywhere, and the amount in the log', async () => {
    await addPersonal(operators, 'gone');
    const before = await everything();
    for (const text of personal.slice(0, 4)) expect(before).toContain(text);
    expect((await call('DELETE', '/api/admin/reports/gone')).statusCode).toBe(204);
    const after = await everything();
    for (const text of personal) expect(after).not.toContain(text);
    expect(after).not.toContain(Buffer.from('pdf of Erase').toString('hex'));
    expect(await waitingJobs()).toEqual([]);
    const [entry] = await operators.db.select().from(auditLog).where(eq(auditLog.subjectId, 'gone'));
    expect(entry).toMatchObject({
      action: 'report.deleted',
      details: { orderId: 'o-gone', amountCents: 9900, currency: 'usd', isOrderKept: false },
    });
    expect((await call('DELETE', '/api/admin/reports/gone')).statusCode).toBe(404);
  });

  it('leaves another customer’s report alone', async () => {
    await addPersonal(operators, 'gone');
    await operators.addReport({ id: 'stays', companyName: 'Staying Ltd' });
    await call('DELETE', '/api/admin/reports/gone');
    expect(await operators.db.select({ id: reports.id }).from(reports)).toEqual([{ id: 'stays' }]);
  });

  it('ends what renews at the provider first, and erases nothing where it does not answer', async () => {
    const { reportId, orderId, sessionId } = await boughtReport(operators.db, 'plan@harbour.example', {
      tier: 'monitoring',
    });
    const { providers } = operators.deps.payments;
    const { sandbox } = providers;
    if (!sandbox) throw new Error('The sandbox is gone.');
    providers.sandbox = { ...sandbox, cancelAtPeriodEnd: () => Promise.reject(new Error('time-out')) };
    expect((await call('DELETE', `/api/admin/reports/${reportId}`)).json()).toMatchObject({
      code: 'renewal-not-ended',
    });
    providers.sandbox = sandbox;
    expect(await operators.db.$count(reports, and(eq(reports.id, reportId), isNull(reports.erasedAt)))).toBe(1);
    expect((await call('DELETE', `/api/admin/reports/${reportId}`)).statusCode).toBe(204);
    expect(await operators.db.$count(orders, eq(orders.id, orderId))).toBe(0);
    expect(await operators.sandbox.find(sessionId)).toMatchObject({ cancelAtPeriodEnd: true, email: '' });
  });

  it('with others of its order leaves the plan alone', async () => {
    const { reportId, orderId, sessionId } = await boughtReport(operators.db, 'plan@harbour.example', {
      tier: 'monitoring',
    });
    const [first] = await operators.db.select().from(reports).where(eq(reports.id, reportId));
    if (!first) throw new Error('The report is gone.');
    const { score: _, ...second } = first;
    await operators.db.insert(reports).values({ ...second, id: 'second', runNumber: 2 });
    await call('DELETE', `/api/admin/reports/${reportId}`);
    expect(await operators.sandbox.find(sessionId)).toMatchObject({ cancelAtPeriodEnd: false });
    expect(await operators.db.$count(orders, eq(orders.id, orderId))).toBe(1);
  });

  it('that is forgotten by its age makes it never again while its plan renews', async () => {
    await operators.addReport(
      { id: 'r1' },
      { subscriptionStatus: 'active', tier: 'monitoring', catalogue: catalogue.monitoring },
    );
    await forgetReport(operators.deps, 'r1', { role: 'retention', id: 'nightly' });
    expect((await call('GET', '/api/admin/reports')).json()).toEqual([]);
    expect((await call('GET', '/api/admin/counters')).json()).toMatchObject({ totalReports: 0, companies: 0 });
    const [order] = await operators.db.select().from(orders);
    if (!order) throw new Error('The order is gone.');
    await operators.db.transaction((tx) => followPayments(operators.deps.journey, tx, order, ['paid', 'paid']));
    expect(
      await operators.db
        .select({ run: reports.runNumber, erased: sql<boolean>`erased_at is not null` })
        .from(reports)
        .orderBy(reports.runNumber),
    ).toEqual([
      { run: 1, erased: true },
      { run: 2, erased: false },
    ]);
  });

  it('conversations and leads go whole', async () => {
    await operators.db
      .insert(conversations)
      .values({ id: 'c1', sessionId: 'session_1', userMessage: 'I am Carla Erased', botResponse: 'Hello Carla' });
    await operators.db
      .insert(leads)
      .values({ id: 'l1', name: 'Carla Erased', email: 'carla@erase.example', company: 'C' });
    expect((await call('GET', '/api/admin/conversations')).json()).toMatchObject([
      { id: 'c1', sessionId: 'session_1', intent: '' },
    ]);
    for (const [search, found] of [
      ['arl', 1],
      ['AR', 1],
      ['@e', 1],
      ['qj', 0],
    ] as const) {
      expect((await call('GET', `/api/admin/leads?limit=5&search=${encodeURIComponent(search)}`)).json()).toMatchObject(
        { total: found },
      );
      expect(
        (await call('GET', `/api/admin/conversations?limit=5&search=${search === '@e' ? 'I ' : search}`)).json(),
      ).toMatchObject({ total: found });
    }
    expect((await call('POST', '/api/admin/download-leads')).body).toContain(
      '"Carla Erased","carla@erase.example","C","",""',
    );
    expect((await call('DELETE', '/api/admin/conversations/c1')).statusCode).toBe(204);
    expect((await call('DELETE', '/api/admin/leads/l1')).statusCode).toBe(204);
    expect(await everything()).not.toMatch(/Carla|carla@/);
    expect((await call('DELETE', '/api/admin/conversations/c1')).statusCode).toBe(404);
  });
});

describe('the tools', () => {
  it('resending mails the same report again under a new Message-ID', async () => {
    await operators.addReport({ id: 'r1' });
    await operators.db
      .insert(deliveries)
      .values({ id: 'd1', reportId: 'r1', purpose: 'report', messageId: '<old@x>', status: 'sent', attempts: 1 });
    expect((await call('POST', '/api/admin/reports/r1/resend')).statusCode).toBe(204);
    const [delivery] = await operators.db.select().from(deliveries);
    expect(delivery).toMatchObject({ id: 'd1', status: 'pending', attempts: 0, sentAt: null });
    expect(delivery?.messageId).not.toBe('<old@x>');
    expect(await waitingJobs()).toMatchObject([{ name: 'deliver', data: { deliveryId: 'd1' } }]);
    await operators.db.update(reports).set({ publishedAt: null });
    expect((await call('POST', '/api/admin/reports/r1/resend')).json().code).toBe('report-running');
  });

  it('assessing again makes a further report, keeps the first and answers no payment', async () => {
    await operators.addReport({ id: 'r1', email: 'corrected@harbour.example' });
    const reply = await call('POST', '/api/admin/reports/r1/rerun');
    const { reportId } = z.object({ reportId: z.string() }).parse(reply.json());
    const [again] = await operators.db.select().from(reports).where(eq(reports.id, reportId));
    expect(again).toMatchObject({
      runNumber: 2,
      isRerun: true,
      email: 'corrected@harbour.example',
      document: null,
      orderId: 'o-r1',
    });
    const [run] = await operators.db.select().from(assessments).where(eq(assessments.runNumber, 2));
    expect(await waitingJobs()).toMatchObject([{ name: 'gather', data: { assessmentId: run?.id } }]);
    const [order] = await operators.db.select().from(orders);
    if (!order) throw new Error('The order is gone.');
    await operators.db.transaction((tx) => followPayments(operators.deps.journey, tx, order, ['paid', 'paid']));
    await operators.db.transaction((tx) => followPayments(operators.deps.journey, tx, order, ['paid', 'paid']));
    expect(await operators.db.$count(reports)).toBe(3); // the second payment still brings its own
  });

  it('an unpaid order is not assessed again', async () => {
    await operators.addReport({ id: 'r1' }, { status: 'refunded' });
    expect((await call('POST', '/api/admin/reports/r1/rerun')).json().code).toBe('not-paid');
  });

  it('the timeline tells what happened, failures included', async () => {
    await operators.addReport({ id: 'r1' });
    await operators.db
      .insert(deliveries)
      .values({ id: 'd1', reportId: 'r1', purpose: 'report', messageId: '<x@y>', attempts: 2, lastError: '451 later' });
    await operators.deps.queue.send(operators.db, 'publish', { reportId: 'r1' });
    await operators.db.execute(
      sql`update pgboss.job set state = 'failed', completed_on = now(), output = '{"message":"The disk is full"}' where name = 'publish'`,
    );
    const { events, order } = (await call('GET', '/api/admin/reports/r1/timeline')).json();
    const texts = z
      .array(z.object({ text: z.string() }))
      .parse(events)
      .map(({ text }) => text);
    for (const text of [
      'Paid',
      'Scored',
      'Report published',
      'Mail not accepted yet (attempt 2): 451 later. Next attempt',
      'Job "publish" failed: The disk is full',
    ]) {
      expect(texts).toContain(text);
    }
    expect(order).toMatchObject({ id: 'o-r1', amountCents: 9900, refundUrl: null });
  });

  it('a refund is made through the provider, and order, report, request, mail and audit log follow', async () => {
    const stripe = await startFakeStripe('sk_test_operators');
    operators.deps.payments.providers.stripe = createStripeProvider({
      secretKey: 'sk_test_operators',
      webhookSecret: 'w',
      apiBase: stripe.url,
      tax: 'off',
    });
    const charge = {
      id: 'ch',
      payment_intent: 'pi_1',
      amount: 9900,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
    };
    stripe.put({ id: 'pi_1', status: 'succeeded', latest_charge: charge });
    const session = {
      mode: 'payment',
      status: 'complete',
      payment_status: 'paid',
      payment_intent: 'pi_1',
      subscription: null,
      client_reference_id: 'o-r1',
    };
    stripe.put({
      id: 'cs_1',
      object: 'checkout.session',
      ...session,
      amount_subtotal: 9900,
      amount_total: 9900,
      currency: 'usd',
    });
    await operators.addReport(
      { id: 'r1' },
      { provider: 'stripe', providerSessionId: 'cs_1', providerPaymentId: 'pi_1' },
    );
    await operators.db
      .insert(refundRequests)
      .values({ orderId: 'o-r1', message: 'Not for me.', createdAt: operators.clock.now });
    expect((await call('GET', '/api/admin/reports/r1/timeline')).json()).toMatchObject({
      payments: [{ paymentId: 'pi_1', totalCents: 9900, refundedCents: 0, state: 'paid' }],
      refundAsked: { message: 'Not for me.' },
    });
    const refund = (amountCents: number, id: string) =>
      call('POST', '/api/admin/reports/r1/refund', { id, paymentId: 'pi_1', amountCents });
    expect((await refund(4000, 'the-first-refund-1')).statusCode).toBe(204);
    const [part] = await operators.db.select().from(reports).where(eq(reports.id, 'r1'));
    expect(part).toMatchObject({ paymentStatus: 'completed', status: 'active' });
    expect((await refund(9000, 'the-second-refund')).json()).toMatchObject({ code: 'refund-too-large' });
    expect((await refund(0, 'the-second-refund')).statusCode).toBe(422);
    expect((await refund(5900, 'the-third-refund-1')).statusCode).toBe(204);
    const [closed] = await operators.db.select().from(reports).where(eq(reports.id, 'r1'));
    expect(closed).toMatchObject({ paymentStatus: 'refunded', status: 'cancelled' });
    expect((await call('GET', '/api/admin/reports/r1/timeline')).json()).toMatchObject({
      payments: [{ refundedCents: 9900 }],
      refundAsked: null,
    });
    const mails = await operators.db.select().from(deliveries).where(eq(deliveries.reportId, 'r1'));
    expect(mails).toMatchObject([{ purpose: 'refunded', status: 'pending' }]);
    const audit = await operators.db.select().from(auditLog).where(eq(auditLog.subjectId, 'o-r1')).orderBy(auditLog.id);
    expect(audit.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'admin payment.refund',
      'operator payment.given-back',
      'admin payment.refund',
      'operator order.refunded',
      'operator payment.given-back',
    ]);
    await stripe.stop();
  });

  it('a failed job is listed and retried once, however many ask', async () => {
    await operators.deps.queue.send(operators.db, 'publish', { reportId: 'r1' }, { key: 'r1' });
    await operators.db.execute(
      sql`update pgboss.job set state = 'failed', completed_on = now(), output = '{"message":"boom"}'`,
    );
    const [job] = (await call('GET', '/api/admin/failed-jobs')).json();
    expect(job).toMatchObject({ queue: 'publish', subjectId: 'r1', reason: 'boom' });
    const replies = await Promise.all([1, 2, 3].map(() => call('POST', `/api/admin/failed-jobs/${job.id}/retry`)));
    expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([204, 404, 404]);
    expect(await waitingJobs()).toMatchObject([{ name: 'publish', data: { reportId: 'r1' } }]);
    expect((await call('GET', '/api/admin/failed-jobs')).json()).toEqual([]);
  });
});

describe('the outbox', () => {
  it('lists mails, shows one with its picture, and leads nowhere else', async () => {
    await operators.deps.mailer.send({
      to: 'buyer@customer.example',
      subject: 'Your report 北京',
      html: '<style>p{}</style><p>Hello <img src="cid:score@report"></p>',
      text: 'Hello',
      messageId: '<m@x>',
      deliveryId: 'd9',
      headers: {},
      attachments: [
        { filename: 'score.png', contentType: 'image/png', content: Buffer.from('PNG'), contentId: 'score@report' },
        { filename: 'report.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') },
      ],
    });
    const outbox = (await call('GET', '/api/admin/outbox')).json();
    const mail = z
      .array(z.object({ name: z.string(), subject: z.string(), to: z.string() }))
      .parse(outbox.mails)
      .find(({ name }) => name.endsWith('d9.eml'));
    expect([outbox.isSent, mail?.subject, mail?.to]).toEqual([false, 'Your report 北京', 'buyer@customer.example']);
    expect((await call('GET', `/api/admin/outbox/${mail?.name}`)).json()).toMatchObject({
      subject: 'Your report 北京',
      html: expect.stringContaining(
        `<p>Hello <img src="data:image/png;base64,${Buffer.from('PNG').toString('base64')}"></p>`,
      ),
      attachments: [{ filename: 'report.pdf', bytes: 4 }],
    });
    for (const name of ['..%2Fsecret.key', 'nothing.eml', '%00.eml'])
      expect((await call('GET', `/api/admin/outbox/${name}`)).statusCode).toBe(404);
  });

  it('shows nothing of a mail that lets its reader in, and no key in the addresses of others; each look is on record', async () => {
    const { mailer, outboxDir, publicUrl } = operators.deps;
    const secret = 'S'.repeat(43);
    const link = `${publicUrl}/signin#link=${secret}`;
    await mailer.send(
      accountMail(
        { id: 'proof1', purpose: 'sign-in', to: 'buyer@customer.example', firstName: 'Bo', link, code: null },
        publicUrl,
      ),
    );
    await mailer.send(
      accountMail(
        {
          id: 'proof2',
          purpose: 'device-code',
          to: 'buyer@customer.example',
          firstName: 'Bo',
          link: null,
          code: '493817',
        },
        publicUrl,
      ),
    );
    const manage = `${publicUrl}/subscription/order1?key=${secret}`;
    const notice = {
      purpose: 'payment-failed',
      planName: 'Monitoring',
      companyName: 'Harbour',
      pausesOn: null,
      messageId: '<n@x>',
      deliveryId: 'notice1',
    } as const;
    await mailer.send(
      noticeMail({ ...notice, to: 'buyer@customer.example', subscription: { sheet: sampleSheet, link: manage } }),
    );
    const seen = async (id: string) => {
      const name = readdirSync(outboxDir).find((file) => file.endsWith(`Z-${id}.eml`)) ?? '';
      const reply = await call('GET', `/api/admin/outbox/${name}`);
      const [line] = await operators.db.select().from(auditLog).where(eq(auditLog.subjectId, name));
      expect(line).toMatchObject({ actor: 'admin', action: 'mail.viewed' });
      return reply.json();
    };
    for (const id of ['proof1', 'proof2']) expect(await seen(id)).toMatchObject({ isSecret: true, html: '', text: '' });
    const shown = await seen('notice1');
    expect(shown.isSecret).toBe(false);
    expect(shown.html).toContain(`${publicUrl}/subscription/order1"`);
    expect(JSON.stringify(shown)).not.toContain(secret);
  });
});
