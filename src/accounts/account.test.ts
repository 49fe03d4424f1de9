import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { randomId } from '#base/secrets.ts';
import { websiteHost } from '#base/website-host.ts';
import {
  auditLog,
  badges,
  conversations,
  leads,
  orders,
  questionSets,
  refundRequests,
  refunds,
  reports,
  reportVersions,
  sites,
  submissions,
  users,
} from '#db/schema.ts';
import { sampleAnalysis, sampleAnswers } from '#report/testing/sample-analysis.ts';
import { accountSchema } from './contract.ts';
import { startAccountsApp, tokenIn, type AccountsApp, type TestBrowser } from './testing/accounts-app.ts';
import { boughtPdf, boughtReport } from './testing/bought-report.ts';

let app: AccountsApp;

beforeAll(async () => {
  app = await startAccountsApp();
});
afterAll(() => app.close());
beforeEach(() => app.forgetAttempts());

let number = 0;
const passcode = 'w7kq';

async function owner({ isVerified = true } = {}): Promise<{ email: string; browser: TestBrowser }> {
  const email = `Olive${(number += 1)}@unlikely-harbour.example`;
  const browser = app.browser();
  await browser.post('/api/auth/signup', { email, passcode, firstName: 'Olive', lastName: 'Unlikely' });
  await browser.post('/api/auth/login', { email, passcode });
  const mails = await app.drain();
  if (isVerified) expect((await browser.post('/api/auth/confirm', { token: tokenIn(mails.at(-1)) })).status).toBe(200);
  return { email, browser };
}

const accountOf = async (browser: TestBrowser) => accountSchema.parse((await browser.get('/api/account')).body);

describe('the dashboard', () => {
  it('shows what a guest bought only once the address is confirmed, whatever its capitals', async () => {
    const { email, browser } = await owner({ isVerified: false });
    const { reportId } = await boughtReport(app.db, email.toLowerCase());
    expect(await accountOf(browser)).toMatchObject({ businesses: [], payments: [], subscriptions: [] });
    expect((await browser.get(`/api/account/reports/${reportId}/pdf`)).status).toBe(404);
    expect((await browser.post('/api/account/measure-again', { reportId })).status).toBe(404);
    await app.db.update(users).set({ isVerified: true }).where(eq(users.email, email));
    expect((await accountOf(browser)).businesses).toMatchObject([
      {
        companyName: sampleAnswers.companyName,
        nextTask: { title: sampleAnalysis().personalizedPlan.immediate[0]?.title },
        reports: [{ id: reportId, overallScore: 61 }],
      },
    ]);
    expect((await browser.get(`/api/account/reports/${reportId}/pdf`)).status).toBe(200);
  });

  it('orders the reports of one website by time, for the trend, and counts the payments of a commitment', async () => {
    const { email, browser } = await owner();
    const first = await boughtReport(app.db, email, { createdAt: new Date('2026-08-01T10:00:00Z'), score: 48 });
    const second = await boughtReport(app.db, email, { tier: 'monitoring' });
    const { businesses, subscriptions, payments } = await accountOf(browser);
    expect(businesses).toHaveLength(1);
    expect(
      businesses[0]?.reports.map(({ id, overallScore, hasPdf, isNewestOfOrder }) => ({
        id,
        overallScore,
        hasPdf,
        isNewestOfOrder,
      })),
    ).toEqual([
      { id: second.reportId, overallScore: 61, hasPdf: true, isNewestOfOrder: true },
      { id: first.reportId, overallScore: 48, hasPdf: true, isNewestOfOrder: true },
    ]);
    expect(subscriptions).toMatchObject([
      { orderId: second.orderId, tier: 'monitoring', paymentsMade: 1, commitmentPayments: 6, status: 'active' },
    ]);
    expect(new URL(subscriptions[0]?.manageUrl ?? '').pathname).toContain(second.orderId);
    expect(new URL(subscriptions[0]?.billingUrl ?? '').pathname).toMatch(/\/billing$/);
    expect(payments).toMatchObject([
      { tier: 'monitoring', amountCents: 4900 },
      { id: first.orderId, tier: 'assessment', amountCents: 9900 },
    ]);
  });

  it('shows a report by its newest version', async () => {
    const { email, browser } = await owner();
    const { reportId, document } = await boughtReport(app.db, email);
    const newer = { ...document, analysis: { ...document.analysis, overallScore: 66 } };
    await app.db
      .insert(reportVersions)
      .values({ reportId, version: 2, cause: 'check', title: '', document: newer, createdAt: new Date() });
    expect((await accountOf(browser)).businesses[0]?.reports).toMatchObject([{ id: reportId, overallScore: 66 }]);
  });

  it('measures again with the same answers, unless a subscription does', async () => {
    const { email, browser } = await owner();
    const { reportId } = await boughtReport(app.db, email);
    const reply = await browser.post('/api/account/measure-again', { reportId });
    expect(reply).toMatchObject({
      status: 201,
      body: { url: '/the-checkout', answers: { companyName: sampleAnswers.companyName, email } },
    });
    expect(app.submitted.at(-1)).toMatchObject({ companyName: sampleAnswers.companyName, email });
    const { orderId } = await boughtReport(app.db, email, { tier: 'monitoring' });
    expect(await browser.post('/api/account/measure-again', { reportId })).toMatchObject({
      status: 409,
      body: { code: 'measured-already' },
    });
    await app.db.update(orders).set({ subscriptionStatus: 'canceled' }).where(eq(orders.id, orderId));
    expect((await browser.post('/api/account/measure-again', { reportId })).status).toBe(201);
  });

  it('keeps what belongs to one customer from another', async () => {
    const first = await owner();
    const { reportId } = await boughtReport(app.db, first.email);
    const second = await owner();
    expect(await accountOf(second.browser)).toMatchObject({ businesses: [], payments: [] });
    expect((await second.browser.get(`/api/account/reports/${reportId}/pdf`)).status).toBe(404);
    expect((await second.browser.post('/api/account/measure-again', { reportId })).status).toBe(404);
  });
});

/** Every call of a signed-in customer; a route that is in neither list fails the test below. */
const forCustomers = [
  'GET /api/account',
  'GET /api/account/export',
  'GET /api/account/reports/:id/pdf',
  'POST /api/account/passcode',
  'POST /api/account/measure-again',
  'POST /api/account/delete',
  'POST /api/auth/confirm',
  'POST /api/auth/confirm/send',
  'POST /api/auth/logout-everywhere',
];
const forEverybody = [
  'GET /api/auth/options',
  'GET /api/auth/oauth/:provider',
  'GET /api/auth/oauth/:provider/callback',
  'POST /api/auth/signup',
  'POST /api/auth/login',
  'POST /api/auth/login/code',
  'POST /api/auth/link',
  'POST /api/auth/link/use',
  'POST /api/auth/logout',
];

it('the two lists name every route of the accounts', () => {
  const routes = app.routes.filter((route) => /\/api\/(account|auth)/.test(route) && !route.startsWith('HEAD '));
  expect(routes.toSorted()).toEqual([...forCustomers, ...forEverybody].toSorted());
});

describe.each(forCustomers)('%s', (route) => {
  const [method, path = ''] = route.split(' ');
  const body = { passcode: 'w7kq', reportId: 'x', email: 'a@b.example', token: 'x' };
  const ask = async (browser: TestBrowser, query = '') => {
    const url = `${path.replace(':id', 'x')}${query}`;
    return method === 'GET' ? browser.get(url) : browser.post(url, body);
  };
  const holding = (token: string) => {
    const browser = app.browser();
    browser.cookies.set('session', token);
    return browser;
  };

  it('wants a session: none, an invented one, one that was signed out of, one in the address and one in a header are refused', async () => {
    const { browser } = await owner();
    const session = browser.cookies.get('session') ?? '';
    const inAddress = await ask(app.browser(), `?session=${session}&token=${session}`);
    const inHeader = await fetch(app.url + path.replace(':id', 'x'), {
      ...(method === 'GET' ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
    });
    await browser.post('/api/auth/logout');
    for (const refused of [
      await ask(app.browser()),
      await ask(holding('x'.repeat(43))),
      await ask(holding(session)),
      inAddress,
      inHeader,
    ])
      expect(refused.status).toBe(401);
  });
});

describe('the data export', () => {
  it('holds the account, the quiz, the purchase and each report as JSON and PDF, and no secret', async () => {
    const { email, browser } = await owner();
    const { reportId, orderId, submissionId } = await boughtReport(app.db, email);
    await boughtReport(app.db, 'somebody@else.example');
    await app.db
      .insert(leads)
      .values({ id: 'of another', sessionId: 'session_9', name: 'S', email: 'somebody@else.example', company: '' });
    const reply = await fetch(`${app.url}/api/account/export`, {
      headers: { cookie: `session=${browser.cookies.get('session')}` },
    });
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="citable-data-[\d-]+\.zip"$/);
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'account.json',
        `purchases/${orderId}.json`,
        `quiz/${submissionId}.json`,
        `reports/${reportId}.json`,
        `reports/${reportId}.pdf`,
      ].toSorted(),
    );
    expect(Buffer.from(files[`reports/${reportId}.pdf`] ?? [])).toEqual(boughtPdf);
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(JSON.parse(text(`quiz/${submissionId}.json`))).toMatchObject({
      answers: { companyName: sampleAnswers.companyName },
    });
    expect(JSON.parse(text('account.json'))).toMatchObject({ user: { email, firstName: 'Olive' } });
    expect(text('account.json')).not.toContain('argon2id');
  });

  it('holds what was never bought, too: the unpaid quiz with its open order, the contact request and the chat', async () => {
    const { email, browser } = await owner();
    const answers = { ...sampleAnswers, email };
    await app.db
      .insert(submissions)
      .values({ id: 'unpaid-quiz', idempotencyKey: 'unpaid-quiz', answersHash: 'u', answers, email, website: 'x' });
    await app.db.insert(leads).values({
      id: randomId(),
      sessionId: 'session_8',
      name: 'Olive',
      email: ` ${email.toUpperCase()}`,
      company: 'Harbour',
    });
    await app.db.insert(conversations).values({
      id: randomId(),
      sessionId: 'session_8',
      userMessage: 'How long does it take?',
      botResponse: 'Minutes.',
    });
    await app.db
      .insert(conversations)
      .values({ id: randomId(), sessionId: 'session_7', userMessage: 'Of somebody else', botResponse: '.' });
    const reply = await fetch(`${app.url}/api/account/export`, {
      headers: { cookie: `session=${browser.cookies.get('session')}` },
    });
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
    expect(Object.keys(files).toSorted()).toEqual([
      'account.json',
      'chat.json',
      'contact-requests.json',
      'quiz/unpaid-quiz.json',
    ]);
    const read = (name: string): unknown => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    expect(read('chat.json')).toMatchObject([{ userMessage: 'How long does it take?' }]);
    expect(read('contact-requests.json')).toMatchObject([{ company: 'Harbour' }]);
    expect(read('account.json')).toMatchObject({
      sessions: [{}],
      devices: [{}],
      mailedLinks: [{ purpose: 'welcome', to: email }],
    });
  });

  it('holds what the owner made public of a website, which goes with the account', async () => {
    const { email, browser } = await owner();
    const { orderId } = await boughtReport(app.db, email);
    const [found] = await app.db
      .select({ website: submissions.website })
      .from(orders)
      .innerJoin(submissions, eq(submissions.id, orders.submissionId))
      .where(eq(orders.id, orderId));
    const host = websiteHost(found?.website ?? '').toLowerCase();
    await app.db
      .insert(sites)
      .values({ id: 'site', owner: `order:${orderId}`, host, isUncounted: true, createdAt: new Date() });
    await app.db.insert(badges).values({ id: 'badge', siteId: 'site', createdAt: new Date() });
    const reply = await fetch(`${app.url}/api/account/export`, {
      headers: { cookie: `session=${browser.cookies.get('session')}` },
    });
    const board = unzipSync(new Uint8Array(await reply.arrayBuffer()))['boards/site.json'] ?? new Uint8Array();
    expect(JSON.parse(strFromU8(board))).toMatchObject({ isUncounted: true, badge: { id: 'badge' } });
    expect((await browser.post('/api/account/delete', { email, passcode })).status).toBe(200);
    expect([await app.db.$count(badges), await app.db.$count(sites)]).toEqual([0, 0]);
  });

  it('holds a run whose address an operator has corrected', async () => {
    const { email, browser } = await owner();
    const { reportId } = await boughtReport(app.db, email);
    await app.db.update(reports).set({ email: 'assistant@unlikely-harbour.example' }).where(eq(reports.id, reportId));
    const reply = await fetch(`${app.url}/api/account/export`, {
      headers: { cookie: `session=${browser.cookies.get('session')}` },
    });
    expect(Object.keys(unzipSync(new Uint8Array(await reply.arrayBuffer())))).toContain(`reports/${reportId}.json`);
  });

  it('of an unconfirmed address holds the account alone', async () => {
    const { email, browser } = await owner({ isVerified: false });
    await boughtReport(app.db, email);
    const reply = await fetch(`${app.url}/api/account/export`, {
      headers: { cookie: `session=${browser.cookies.get('session')}` },
    });
    expect(Object.keys(unzipSync(new Uint8Array(await reply.arrayBuffer())))).toEqual(['account.json']);
  });
});

describe('deleting the account', () => {
  it('wants the address and the passcode', async () => {
    const { email, browser } = await owner();
    expect((await browser.post('/api/account/delete', { email: 'other@b.example', passcode })).status).toBe(422);
    expect((await browser.post('/api/account/delete', { email, passcode: 'nope' })).status).toBe(403);
    expect((await browser.get('/api/account')).status).toBe(200);
  });

  it('leaves the address in no table and no kept mail, and a line of bookkeeping without it', async () => {
    const { email, browser } = await owner();
    const { reportId, orderId, deliveryId } = await boughtReport(app.db, email);
    await boughtReport(app.db, email);
    await app.db.insert(submissions).values({
      id: randomId(),
      idempotencyKey: 'unbought',
      answersHash: 'y',
      answers: { ...sampleAnswers, email },
      email,
      website: 'x',
    });
    await app.db.insert(leads).values({
      id: randomId(),
      sessionId: 'session_1',
      name: 'Olive',
      email: email.toUpperCase(),
      company: 'Harbour',
    });
    await app.db
      .insert(conversations)
      .values({ id: randomId(), sessionId: 'session_1', userMessage: `I am ${email}`, botResponse: 'Hello' });
    writeFileSync(
      join(app.outboxDir, `2026-11-20T12-00-00-000Z-${deliveryId}.eml`),
      `To: ${email}\r\nSubject: Your report\r\n\r\nHello ${email}`,
    );
    writeFileSync(join(app.outboxDir, 'other.eml'), 'To: somebody@else.example\r\n\r\nHello');
    await browser.post('/api/auth/link', { email });
    await app.drain();
    expect(await traces(email)).not.toEqual([]);

    expect((await browser.post('/api/account/delete', { email, passcode })).status).toBe(200);

    expect(await traces(email)).toEqual([]);
    expect((await browser.get('/api/account')).status).toBe(401);
    expect(readdirSync(app.outboxDir)).toContain('other.eml');
    const [line] = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, reportId));
    expect(line).toMatchObject({
      actor: 'customer',
      action: 'report.deleted',
      details: { orderId, amountCents: 9900 },
    });
  });

  it('takes the run along whose address an operator has corrected', async () => {
    const { email, browser } = await owner();
    const { reportId } = await boughtReport(app.db, email);
    await app.db.update(reports).set({ email: 'corrected@unlikely-harbour.example' }).where(eq(reports.id, reportId));
    expect((await browser.post('/api/account/delete', { email, passcode })).status).toBe(200);
    expect(await traces(email)).toEqual([]);
    expect(await traces('corrected@unlikely-harbour.example')).toEqual([]);
  });

  it('of an unconfirmed address touches nothing that was bought with it', async () => {
    const { email, browser } = await owner({ isVerified: false });
    const { reportId } = await boughtReport(app.db, email);
    expect((await browser.post('/api/account/delete', { email, passcode })).status).toBe(200);
    expect(await app.db.$count(users, eq(users.email, email))).toBe(0);
    expect(await app.db.$count(reports, eq(reports.id, reportId))).toBe(1);
  });

  it('ends a plan at the provider first, with payments left or not, and keeps nothing of its order', async () => {
    const { email, browser } = await owner();
    const { orderId, sessionId } = await boughtReport(app.db, email, { tier: 'monitoring' });
    const { reportId } = await boughtReport(app.db, email);
    const { sandbox } = app.payments.providers;
    if (!sandbox) throw new Error('The sandbox is gone.');
    app.payments.providers.sandbox = { ...sandbox, cancelAtPeriodEnd: () => Promise.reject(new Error('time-out')) };
    expect((await browser.post('/api/account/delete', { email, passcode })).body).toMatchObject({
      code: 'renewal-not-ended',
    });
    expect(await app.db.$count(reports, eq(reports.id, reportId))).toBe(1);
    app.payments.providers.sandbox = sandbox;
    expect((await browser.post('/api/account/delete', { email, passcode })).status).toBe(200);
    expect(await app.sandbox.find(sessionId)).toMatchObject({ cancelAtPeriodEnd: true, email: '' });
    expect(await app.db.$count(orders, eq(orders.id, orderId))).toBe(0);
    expect(await traces(email)).toEqual([]);
  });
});

/** Where each table's rows of a person are in the export, or why they are not. A new table needs a line here. */
const exportedIn: Record<string, RegExp> = {
  users: /account/,
  ...of(/account/, 'identities user_sessions user_devices mailed_proofs agent_grants audit_log'),
  ...of(
    /agency/,
    'agencies agency_invitations agency_members agency_usage api_keys brands projects agency_assessments webhook_endpoints',
  ),
  ...of(/quiz/, 'submissions question_sets'),
  ...of(/purchases/, 'orders paid_invoices refunds refund_requests receipt_numbers'),
  ...of(/reports/, 'reports report_versions deliveries crawler_logs first_party_imports stored_files'),
  ...of(/boards/, 'sites task_states task_events rechecks contests shares competitors reminders badges'),
  leads: /contact-requests/,
  conversations: /chat/,
};
const notExported = {
  'made of public pages, and in the report as far as it says something':
    'assessments platform_asks progress_events competitor_reads compared_sides website_scans looks model_answers',
  'what the engine learned of findings, without who said so': 'check_decisions check_shown check_standing corrections',
  'ids and amounts, nothing personal':
    'erased_orders page_readings payment_events payment_reconciliations operator_alerts webhook_deliveries',
  'digests of browsers, which tell nobody who they are, and go with the order': 'order_browsers',
  'digests of an agent’s tokens, which go with the agent': 'agent_secrets',
  'the pretended provider’s own books': 'sandbox_sessions sandbox_invoices sandbox_refunds',
  'a quiz under way without an address: only its mailed link tells whose it is, for 30 days': 'kept_quizzes',
  'counts without a person': 'tallies company_tallies step_counts field_figures throttles competitor_opt_outs',
  'the operators’ own': 'operator_sessions seo_assessments settings',
  'what operators of crawlers publish': 'crawler_ranges',
};

function of(file: RegExp, tables: string): Record<string, RegExp> {
  return Object.fromEntries(tables.split(' ').map((table) => [table, file]));
}

it('every table is in the export, or says why not, and its rows go with the person', async () => {
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const said = [...Object.keys(exportedIn), ...Object.values(notExported).flatMap((tables) => tables.split(' '))];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(said.toSorted());
  // A row that names one of these must go with it, or let go of it.
  const { rows: kept } = await app.db.execute(
    sql`select conrelid::regclass::text as "table" from pg_constraint
        where contype = 'f' and confdeltype not in ('c', 'n') and connamespace = 'public'::regnamespace`,
  );
  expect(kept).toEqual([]);
});

it('the export holds what was handed in beside a report, and what was written about money', async () => {
  const { email, browser } = await owner();
  const { orderId, reportId, submissionId } = await boughtReport(app.db, email);
  const at = new Date('2026-11-02T10:00:00Z');
  await app.db.insert(questionSets).values({ submissionId, questions: ['question of mine'], heldUntil: at });
  await app.db.insert(refundRequests).values({ orderId, message: 'refund message', createdAt: at });
  await app.db
    .insert(refunds)
    .values({ id: `r-${orderId}`, orderId, paymentId: 'given-back', amountCents: 1, createdAt: at });
  await app.db.execute(
    sql`insert into crawler_logs (report_id, summary, read_at) values (${reportId}, '{"lines":"crawler log"}', ${at.toISOString()})`,
  );
  await app.db.execute(
    sql`insert into first_party_imports (report_id, source, dimension, summary, read_at)
        values (${reportId}, 'bing-ai-performance', 'Page', '{"rows":"own statistics"}', ${at.toISOString()})`,
  );
  const reply = await fetch(`${app.url}/api/account/export`, {
    headers: { cookie: `session=${browser.cookies.get('session')}` },
  });
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  for (const [name, words] of [
    [`quiz/${submissionId}.json`, ['question of mine']],
    [`purchases/${orderId}.json`, ['refund message', 'given-back']],
    [`reports/${reportId}.json`, ['crawler log', 'own statistics']],
  ] as const)
    for (const word of words) expect(text(name)).toContain(word);
  expect((await browser.post('/api/account/delete', { email, passcode })).status).toBe(200);
  for (const word of ['question of mine', 'refund message', 'given-back', 'crawler log', 'own statistics'])
    expect(await traces(word)).toEqual([]);
});

it('every table with an e-mail address is reached by the deletion of an account', async () => {
  const { rows } = await app.db.execute(
    sql`select distinct table_name as name from information_schema.columns where table_schema = 'public' and column_name like '%email%' order by 1`,
  );
  // A new one needs a line in accounts/data-of-address.ts (or a row that goes with another), a place in the export, and then one here.
  expect(rows.map(({ name }) => name)).toEqual([
    'agency_invitations',
    'leads',
    'orders',
    'projects',
    'reports',
    'sandbox_sessions',
    'submissions',
    'users',
  ]);
});

/** Where a text stands, in any column of any table and in any kept mail. */
async function traces(text: string): Promise<string[]> {
  const needle = text.toLowerCase();
  const tables = z
    .array(z.object({ schema: z.string(), name: z.string() }))
    .parse(
      (
        await app.db.execute(
          sql`select table_schema as schema, table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
        )
      ).rows,
    );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const rows = await app.db.execute(
      sql`select 1 from ${sql.identifier(schema)}.${sql.identifier(name)} as t where position(${needle} in lower(t::text)) > 0 limit 1`,
    );
    if (rows.rows.length > 0) found.push(`${schema}.${name}`);
  }
  const mails = readdirSync(app.outboxDir).filter((name) =>
    readFileSync(join(app.outboxDir, name), 'latin1').toLowerCase().includes(needle),
  );
  return [...found, ...mails];
}
