import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/base/embedded-postgres.ts';
import { goodBaker } from '../fakes/sites/good-baker.ts';
import { serveSites } from '../fakes/sites/serve-sites.ts';
import { sampleAnswers } from '../src/report/testing/sample-analysis.ts';
import { startProcess, type ServerProcess } from '../src/server/testing/process.ts';
import { until } from './run-citable.ts';
import { axe } from '../web/testing/axe.ts';

const passcode = 'a passcode for this test';
const code = 'an access code for this test';
const buyer = 'owner@hearth-and-rye.example';
const company = 'Hearth & Rye';

let server: ServerProcess;
let url: string;
let website: string;
let stopSites: () => Promise<void>;
let dataDir: string;
let database: pg.Client;

// One server for all of them: each test rests on what it does itself.
test.beforeAll(async ({ playwright }) => {
  const sites = await serveSites([goodBaker], new Date());
  stopSites = () => sites.stop();
  website = sites.sites[0]?.url ?? '';
  dataDir = mkdtempSync(join(tmpdir(), 'citable-operators-'));
  chmodSync(dataDir, 0o755); // as root the database runs as another user, who must get in
  server = startProcess({
    DATA_DIR: dataDir,
    CRAWL_ALLOW_HOSTS: sites.hosts.join(','),
    LOG_LEVEL: 'error',
    ADMIN_PASSCODE: passcode,
    SUPER_ADMIN_CODE: code,
  });
  await server.says('Mail is not sent');
  url = /running at (\S+)/.exec(server.stdout())?.[1] ?? '';
  const { host, port, user, database: name } = await startEmbeddedPostgres(dataDir, { ifRunning: 'adopt' });
  database = new pg.Client({ host, port, user, database: name });
  await database.connect();
  const request = await playwright.request.newContext();
  const quiz = await request.post(`${url}/api/quiz`, {
    data: { ...sampleAnswers, companyName: company, website, email: buyer },
  });
  const lead = {
    contactName: 'Ann Reed',
    companyName: company,
    companySize: '2-10',
    email: buyer,
    contactPhone: '+44 113 496 0000',
  };
  const { id: quizId } = await quiz.json();
  const checkout = await request.post(`${url}/api/create-payment-intent`, {
    data: { amount: 99, tier: 'assessment', quizId, leadData: lead },
  });
  const { sessionId, url: payPage } = await checkout.json();
  await request.post(payPage, { form: { do: 'pay', method: 'card' }, maxRedirects: 0 });
  await until(async () =>
    (await (await request.get(`${url}/api/report/${sessionId}`)).json()).status === 'ready' ? true : null,
  );
  await request.dispose();
});
test.afterAll(async () => {
  await database.end();
  server.child.kill('SIGTERM');
  await server.ended;
  await stopSites();
  rmSync(dataDir, { recursive: true, force: true });
});

let complaints: string[];
test.beforeEach(({ page }) => {
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on(
    'console',
    (message) => message.type() === 'error' && complaints.push(`${message.text()} ${message.location().url}`),
  );
});

async function openAdmin(page: Page): Promise<void> {
  await page.goto(`${url}/admin`);
  await page.getByLabel('Enter Admin Passcode').fill(passcode);
  await page.getByLabel('Enter Admin Passcode').press('Enter');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}

async function openSuperAdmin(page: Page): Promise<void> {
  await page.goto(`${url}/super-admin`);
  await page.getByLabel('Enter Super Admin Access Code').fill(code);
  await page.getByRole('button', { name: 'Access Super Admin Portal' }).click();
  await expect(page.getByText('Access granted', { exact: true })).toBeVisible();
}

/** Lets every call with this method fail, as a server does that says nothing, while `act` runs. */
async function failing(page: Page, method: string, act: () => Promise<void>): Promise<void> {
  await page.route('**/api/**', (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
  await act();
  await page.unroute('**/api/**');
  complaints = []; // the browser notes each of them
}

const says = (page: Page, text: string | RegExp) => expect(page.getByText(text, { exact: true })).toBeVisible();

/** Two texts of one toast. */
const tells = async (page: Page, title: string, description: string) => {
  await says(page, title);
  await says(page, description);
};

/** Whether everybody can use what is on screen. PICTURES=folder looks at the dark colours, too, and keeps what it looks like on a phone, a tablet and a desk. */
async function inspect(page: Page, name: string, without: string[] = []): Promise<void> {
  const size = page.viewportSize();
  for (const colorScheme of pictures === undefined ? (['light'] as const) : (['dark', 'light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Mails are in frames without scripts, where axe cannot run: see inspectMail.
    const { violations } = await axe(page).exclude('iframe').disableRules(without).analyze();
    expect(violations.map(({ id, nodes }) => `${name}, ${colorScheme}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
    for (const width of pictures === undefined ? [] : [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${pictures}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
    if (size) await page.setViewportSize(size);
  }
}

/** The same for the mail that the outbox shows, as the page of its own that a mail program makes of it. */
async function inspectMail(page: Page, name: string): Promise<void> {
  const html = await page.locator('iframe').getAttribute('srcdoc');
  const mail = await page.context().newPage();
  await mail.setContent(html ?? '');
  await inspect(mail, name, ['landmark-one-main', 'region']); // landmarks are the mail program's
  await mail.close();
}

const pictures = process.env['PICTURES'] || undefined;

const card = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('the admin page opens with the passcode only, and a reload locks it again', async ({ page }) => {
  await page.goto(`${url}/admin`);
  await expect(page.getByRole('heading', { name: 'Super Admin Access' })).toBeVisible();
  await inspect(page, 'locked');
  await page.getByLabel('Enter Admin Passcode').fill('not the passcode');
  await page.getByRole('button', { name: 'Access Admin Panel' }).click();
  await expect(page.getByText('Invalid passcode')).toBeVisible();
  complaints = []; // the browser notes the refusal
  await openAdmin(page);
  await expect(page.getByText('Manage and download all LLM SEO assessment reports')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Super Admin Access' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
  expect(complaints).toEqual([]);
});

test(
  'reports: counters, a change of each kind, what a conflict shows, downloads, details, outbox',
  { tag: '@long' },
  async ({ page }) => {
    await openAdmin(page);
    await expect(card(page, 'Total Reports')).toHaveText('1');
    await expect(card(page, 'Paid Reports')).toHaveText('1');
    await expect(card(page, 'Companies')).toHaveText('1');
    await expect(card(page, 'This Month')).toHaveText('1');
    await inspect(page, 'admin');
    await expect(row(page, 'Ann Reed')).toContainText('+44 113 496 0000');
    await expect(row(page, 'Ann Reed')).toContainText('2-10');
    await expect(row(page, 'Ann Reed')).toContainText(/[A-Z][a-z]{2} \d\d, 20\d\d/);
    const table = page.getByRole('table', { name: 'Reports' });
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(
      ['Contact', 'Company', 'Email', 'Status', 'Package', 'Score', 'Date', 'Actions'].map((name) =>
        expect.stringContaining(name),
      ),
    );
    const choices = async (label: string) =>
      page.getByLabel(`${label} of ${company}`).locator('option').allInnerTexts();
    expect(await choices('Status')).toEqual(['Active', 'Cancelled', 'Suspended']);
    expect(await choices('Package')).toEqual(['Assessment ($99)', 'Monitoring ($49/mo)', 'Audit ($149/qtr)']);

    await expect(page.getByLabel(`Status of ${company}`)).toHaveValue('active'); // until somebody changes it
    await expect(page.getByLabel(`Package of ${company}`)).toHaveValue('assessment');

    const email = page.getByLabel(`Email of ${company}`);
    await email.fill('new-owner@hearth-and-rye.example');
    await email.press('Enter');
    await expect(page.getByText('Report email updated successfully.', { exact: true })).toBeVisible();
    await email.fill('no address');
    await email.blur();
    await expect(page.getByText('Failed to update email. Please try again.', { exact: true })).toBeVisible();
    await expect(email).toHaveValue('new-owner@hearth-and-rye.example');
    complaints = [];

    const status = page.getByLabel(`Status of ${company}`);
    await status.selectOption('Suspended');
    await expect(page.getByText('Report status updated successfully.', { exact: true })).toBeVisible();
    await expect(status).toBeEnabled(); // the table shows what was saved
    await database.query("update reports set status = 'active'"); // somebody else
    await status.selectOption('Cancelled');
    await expect(
      page.getByText('Somebody else changed this report in the meantime. Please look at it and try again.', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(status).toHaveValue('active');
    complaints = [];
    await page.getByLabel(`Package of ${company}`).selectOption('Monitoring ($49/mo)');
    await expect(page.getByText('Report package updated successfully.', { exact: true })).toBeVisible();

    for (const [label, choice, field] of [
      ['Status', 'Suspended', 'status'],
      ['Package', 'Audit ($149/qtr)', 'package'],
    ] as const) {
      const shown = await page.getByLabel(`${label} of ${company}`).inputValue();
      await failing(page, 'PUT', async () => {
        await page.getByLabel(`${label} of ${company}`).selectOption(choice);
        await says(page, `Failed to update ${field}. Please try again.`);
        await expect(page.getByLabel(`${label} of ${company}`)).toHaveValue(shown); // what is true
      });
    }
    await failing(page, 'DELETE', async () => {
      await page.getByRole('button', { name: `Delete the report for ${company}` }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await says(page, 'Failed to delete report. Please try again.');
    });
    await page.getByRole('button', { name: `Delete the report for ${company}` }).click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Refresh Data' }).click();
    await expect(row(page, 'Ann Reed')).toBeVisible();

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download the report for ${company}` }).click();
    const pdf = await downloading;
    expect(pdf.suggestedFilename()).toMatch(/^Hearth-Rye-[\w-]+\.pdf$/);
    expect(
      readFileSync(await pdf.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const downloadingAll = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download All Reports' }).click();
    const all = await downloadingAll;
    expect(all.suggestedFilename()).toMatch(/\d{4}-\d\d-\d\d\.txt$/);
    expect(readFileSync(await all.path(), 'utf8')).toContain(company);

    await page.getByRole('button', { name: `Details of the report for ${company}` }).click();
    await expect(page.getByText('Report published')).toBeVisible();
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('The report is being mailed again.', { exact: true })).toBeVisible();
    await inspect(page, 'details');
    await page.getByRole('button', { name: 'Assess again' }).click();
    await says(page, 'The website is being assessed again.');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(card(page, 'Total Reports')).toHaveText('2');
    // The second report is made and mailed like the first; then this one has the table to itself again.
    await until(async () =>
      (await database.query('select 1 from deliveries where status = $1', ['sent'])).rows.length === 2 ? true : null,
    );
    await page
      .getByRole('button', { name: `Delete the report for ${company}` })
      .first()
      .click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(card(page, 'Total Reports')).toHaveText('1');

    await page.getByRole('tab', { name: 'Outbox' }).click();
    await page
      .getByRole('button', { name: /Your LLM SEO Report is Ready/ })
      .first()
      .click();
    await expect(page.frameLocator('iframe').getByRole('link', { name: 'Open the report' })).toBeVisible();
    await expect(page.getByText(/Attached: LLM-SEO-Report-/)).toBeVisible();
    await inspect(page, 'outbox');
    await inspectMail(page, 'mail');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('tab', { name: 'Failed jobs' }).click();
    await says(page, 'No job has failed.');
    await database.query(`update pgboss.job set state = 'failed', output = '{"message":"The disk was full"}'
    where id = (select id from pgboss.job where name = 'publish' and state = 'completed' limit 1)`);
    await page.getByRole('button', { name: 'Refresh Data' }).click();
    await says(page, 'The disk was full');
    await inspect(page, 'failed-job');
    await page.getByRole('button', { name: 'Retry' }).click();
    await says(page, 'The job runs again.');
    await says(page, 'No job has failed.');

    await page.getByLabel('Search reports...').fill('nobody at all');
    await expect(page.getByText('Nothing matches.')).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test(
  'steering: revenue, the way to a report, who left without paying, and the score of each report',
  { tag: '@long' },
  async ({ page, playwright }) => {
    const visitor = await playwright.request.newContext();
    const left = { ...sampleAnswers, companyName: 'Left & Gone', website, email: 'left@gone.example', mayRemind: true };
    expect((await visitor.post(`${url}/api/quiz`, { data: left })).status()).toBe(201);
    await visitor.dispose();
    await database.query(
      "update submissions set created_at = created_at - interval '2 hours' where email = 'left@gone.example'",
    );
    await database.query(`insert into step_counts (day, step, n) select (now() at time zone 'utc')::date, step, n
    from (values ('landing', 812)) as t (step, n) union all
    select (now() at time zone 'utc')::date, 'quiz-' || n, 300 - n * 4 - case when n > 7 then 120 else 0 end from generate_series(1, 28) n`);
    await openAdmin(page);
    const revenue = page.getByRole('table', { name: 'Revenue by plan and provider' });
    await expect(revenue.getByRole('row').filter({ hasText: 'Sandbox (no money)' })).toContainText(
      /Assessment.*\$99\.00.*1 payment/,
    );
    const way = page.getByRole('table', { name: 'Steps of the way to a report' });
    for (const text of ['Landing page seen', 'Quiz begun', 'Quiz submitted', 'Plan chosen', 'Paid'])
      await expect(way.getByRole('row').filter({ hasText: text })).toHaveCount(1);
    await says(page, /^Most who stop do so at step 7, “.+”: 124 visitors of 272 in 30 days\.$/);
    await page.getByText('Every step of the quiz').click();
    await expect(page.getByRole('table', { name: 'Steps of the quiz' }).getByRole('row')).toHaveCount(29);
    const unpaid = page.getByRole('listitem').filter({ hasText: 'left@gone.example' });
    await expect(unpaid).toContainText(/Left & Gone.*No plan chosen.*Asked for a reminder/);
    await expect(row(page, 'Ann Reed').locator('[data-name=Score]')).toHaveText(/^\d{1,3}$/);
    await inspect(page, 'steering');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(complaints).toEqual([]);
  },
);

test('conversations and leads are listed, found and deleted', { tag: '@long' }, async ({ page }) => {
  await database.query(`insert into conversations (id, session_id, user_message, bot_response, intent)
    values ('c1', 'session_1_abc', 'What does it cost?', 'The assessment is $99.', 'pricing')`);
  await database.query(
    `insert into leads (id, name, email, company, specific_need) values ('l1', 'Bo Lind', 'bo@lind.example', 'Lind AB', 'A quote')`,
  );
  await database.query(`insert into conversations (id, session_id, user_message, bot_response, created_at)
    select 'more' || n, 'session_2_many', 'Question ' || n, 'Answer', '2025-01-05T09:07:00Z'::timestamptz - n * interval '1 minute' from generate_series(1, 60) n`);
  await openAdmin(page);
  const chats = page.getByRole('table', { name: 'Chatbot Conversations' });
  expect(await chats.getByRole('columnheader').allInnerTexts()).toEqual(
    ['Session ID', 'User Message', 'Bot Response', 'Intent', 'Date', 'Delete'].map((name) =>
      expect.stringContaining(name),
    ),
  );
  await expect(row(page, 'Question 1').first()).toContainText(/Jan 05, 2025,? \d\d:\d\d/);
  await expect(page.getByText('1–10 of 61')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Pages of Chatbot Conversations' })
    .getByRole('button', { name: 'Next' })
    .click();
  await expect(page.getByText('11–20 of 61')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Pages of Chatbot Conversations' })
    .getByRole('button', { name: 'Previous' })
    .click();
  await page.getByLabel('Search conversations...').fill('Question 60');
  await expect(chats.getByRole('row')).toHaveCount(2); // the head and one
  await page.getByLabel('Search conversations...').fill('');
  await page.getByRole('button', { name: 'session_1_abc', exact: true }).click();
  await expect(chats.getByRole('row')).toHaveCount(2); // the head and one
  await page.getByRole('button', { name: 'All sessions' }).click();
  await expect(page.getByText('1–10 of 61')).toBeVisible();
  await database.query("delete from conversations where session_id = 'session_2_many'");
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await expect(row(page, 'What does it cost?')).toContainText('pricing');
  await inspect(page, 'conversations');
  const pointedAt = Date.now();
  await page.getByText('The assessment is $99.').first().hover();
  await expect(page.getByRole('tooltip')).toHaveText('The assessment is $99.');
  expect(Date.now() - pointedAt).toBeGreaterThanOrEqual(700);
  await failing(page, 'DELETE', async () => {
    await page.getByRole('button', { name: 'Delete the conversation session_1_abc' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await says(page, 'Failed to delete conversation. Please try again.');
  });
  await page.getByRole('button', { name: 'Delete the conversation session_1_abc' }).click();
  await expect(page.getByText(/This action cannot be undone\./)).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(
    page.getByText('Conversation session_1_abc has been deleted successfully.', { exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText(
      'No conversations found. Chatbot conversations will appear here as users interact with the AI assistant.',
    ),
  ).toBeVisible();
  await expect(row(page, 'bo@lind.example')).toContainText('A quote');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect(readFileSync(await (await downloading).path(), 'utf8')).toContain(
    '"Bo Lind","bo@lind.example","Lind AB","A quote"',
  );
  await page.getByRole('button', { name: 'Delete the lead of Bo Lind' }).click();
  await says(page, 'This action cannot be undone.');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await says(page, 'The lead has been deleted.');
  await says(page, 'No leads found. Leads will appear here when visitors leave their address in the chat.');
  expect(complaints).toEqual([]);
});

test('users are created, found, edited and deleted', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${url}/super-admin`);
  await page.getByLabel('Enter Super Admin Access Code').fill('not the code');
  await page.getByRole('button', { name: 'Show the code' }).click();
  await expect(page.getByLabel('Enter Super Admin Access Code')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Access Super Admin Portal' }).click();
  await expect(page.getByText('Invalid access code')).toBeVisible();
  complaints = [];
  await expect(page.getByText(/Only authorized administrators should enter\./)).toBeVisible();
  await openSuperAdmin(page);
  await says(page, 'Welcome to the Super Admin portal.');
  await expect(card(page, 'OAuth Users')).toHaveText('0');
  await expect(page.getByRole('tab', { name: 'User Management' })).toHaveAttribute('aria-selected', 'true');
  expect(await page.getByRole('table', { name: 'Users' }).getByRole('columnheader').allInnerTexts()).toEqual(
    ['User', 'Email', 'Auth Method', 'Status', 'Last Login', 'Created', 'Actions'].map((name) =>
      expect.stringContaining(name),
    ),
  );
  await page.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByRole('heading', { name: 'Create New User' })).toBeVisible();
  for (const label of ['First Name *', 'Email Address *', 'Passcode *'])
    await expect(page.locator('label').filter({ hasText: label })).toBeVisible();
  await expect(page.getByLabel('Account verified (recommended)')).toBeChecked();
  await page.getByRole('button', { name: 'Save & Activate' }).click();
  await expect(page.getByText('Please fill in all required fields.', { exact: true })).toBeVisible();
  await inspect(page, 'create-user');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email Address').fill('ada@byron.example');
  await page.getByLabel('Passcode').fill('1234');
  await page.getByRole('button', { name: 'Save & Activate' }).click();
  await tells(
    page,
    'Creation failed',
    'Please choose a passcode that is not a row of neighbouring letters, digits or keys.',
  );
  // What is outside a modal dialog is dimmed and cannot be reached, so the message is inside, and closing it leaves the dialog open.
  const inDialog = page.getByRole('dialog').getByRole('button', { name: 'Close this message' });
  await inDialog.click();
  await expect(inDialog).toBeHidden();
  await failing(page, 'POST', async () => {
    await page.getByRole('button', { name: 'Save & Activate' }).click();
    await tells(page, 'Creation failed', 'Failed to create user');
  });
  await page.getByLabel('Passcode').fill('9f3k');
  let goOn = () => {};
  const isAnswered = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api/super-admin/users', async (route) => {
    await isAnswered;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Save & Activate' }).click();
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeVisible();
  goOn();
  await says(page, 'User created');
  await expect(page.getByText('New user account has been created and activated', { exact: true })).toBeVisible();
  await expect(card(page, 'Total Users')).toHaveText('1');
  await expect(card(page, 'Verified Users')).toHaveText('1');
  await expect(row(page, 'ada@byron.example')).toContainText('Ada Byron');
  await expect(row(page, 'ada@byron.example')).toContainText('Email/Passcode');
  await expect(row(page, 'ada@byron.example')).toContainText('Never');
  await inspect(page, 'users');

  await database.query(`insert into users (id, email, first_name, last_name, oauth_provider, is_verified, last_login_at)
    values ('g1', 'g@hub.example', '', '', 'github', true, '2025-01-05T09:07:00Z')`);
  await page.getByLabel('Search users...').fill('HUB.');
  await expect(row(page, 'g@hub.example')).toContainText(/No name.*ID: g1.*GitHub.*Verified.*Jan 05, 2025,? \d\d:\d\d/);
  await page.reload(); // and locked again
  await openSuperAdmin(page);
  await expect(card(page, 'OAuth Users')).toHaveText('1');
  await database.query("delete from users where id = 'g1'");
  await page.getByLabel('Search users...').fill('DA BYR');
  await page.getByRole('button', { name: 'Edit ada@byron.example' }).click();
  await expect(page.getByRole('heading', { name: 'Edit User' })).toBeVisible();
  await page.getByLabel('Verified Account').uncheck();
  await page.getByLabel('Last Name').fill('Lovelace');
  await failing(page, 'PATCH', async () => {
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await tells(page, 'Update failed', 'Failed to update user');
  });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('User updated', { exact: true })).toBeVisible();
  await page.getByLabel('Search users...').fill('');
  await expect(row(page, 'Ada Lovelace')).toContainText('Unverified');
  await expect(card(page, 'Verified Users')).toHaveText('0');

  await failing(page, 'DELETE', async () => {
    await page.getByRole('button', { name: 'Delete ada@byron.example' }).click();
    await expect(page.getByText(/This action cannot be undone\./)).toBeVisible();
    await inspect(page, 'delete-user');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await tells(page, 'Delete failed', 'Failed to delete user');
  });
  await page.getByRole('button', { name: 'Delete ada@byron.example' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('User deleted', { exact: true })).toBeVisible();
  await expect(card(page, 'Total Users')).toHaveText('0');
  await page.getByRole('tab', { name: 'Audit Log' }).click();
  await expect(row(page, 'user.deleted')).toBeVisible();
  await inspect(page, 'audit-log');
  expect(complaints).toEqual([]);
});

test('a website is assessed and the result mailed with its report', { tag: '@long' }, async ({ page }) => {
  await openSuperAdmin(page);
  await page.getByRole('tab', { name: 'SEO Assessment' }).click();
  await page.getByRole('button', { name: 'Analyze' }).click();
  await tells(page, 'Missing website', 'Please enter a website URL.');
  await page.getByLabel('Website URL').fill(website);
  await failing(page, 'POST', async () => {
    await page.getByRole('button', { name: 'Analyze' }).click();
    await tells(page, 'Analysis failed', 'Failed to analyze website');
  });
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByText('Website SEO assessment has been generated', { exact: true })).toBeVisible({
    timeout: 90_000,
  });
  await says(page, 'Analysis complete');
  await expect(page.getByText('/100')).toHaveCount(4);
  expect([1, 2, 3, 4, 5]).toContain(await page.getByRole('main').locator('ol > li').count());
  for (const name of ['Overall SEO Score', 'Content Quality', 'Technical SEO', 'Performance', 'Key Recommendations']) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Audit Log' }).click();
  await expect(page.getByText('Overall SEO Score', { exact: true })).toBeHidden();
  await page.getByRole('tab', { name: 'SEO Assessment' }).click();
  await expect(page.getByText('Overall SEO Score', { exact: true })).toBeVisible(); // what took a minute is not lost by a look elsewhere
  await page.getByRole('button', { name: 'Send SEO Assessment Email' }).click();
  await tells(page, 'Missing information', 'Please enter an email address.');
  await page.getByLabel('Send Results to Email').fill('prospect@elsewhere.example');
  await page.getByRole('button', { name: 'Use Template' }).click();
  await expect(page.getByLabel('Personal Message (Optional)')).toHaveValue(/SEO analysis/);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByLabel('Personal Message (Optional)')).toHaveValue('');
  await page.getByRole('button', { name: 'Use Template' }).click();
  await expect(page.getByLabel('Personal Message (Optional)')).toHaveAttribute('rows', '4');
  await failing(page, 'POST', async () => {
    await page.getByRole('button', { name: 'Send SEO Assessment Email' }).click();
    await tells(page, 'Email failed', 'Failed to send email');
  });
  await inspect(page, 'assessment');
  await page.getByRole('button', { name: 'Send SEO Assessment Email' }).click();
  await expect(page.getByText('SEO assessment has been sent successfully', { exact: true })).toBeVisible({
    timeout: 60_000,
  });
  await says(page, 'Email sent');
  await expect(page.getByLabel('Send Results to Email')).toHaveValue('');
  await expect(page.getByLabel('Personal Message (Optional)')).toHaveValue('');
  expect(complaints).toEqual([]);
});

test(
  'two operators at one row: the later sees what the earlier wrote, and what was typed is not lost unseen',
  { tag: '@long' },
  async ({ browser }) => {
    const [first, second] = [
      await (await browser.newContext()).newPage(),
      await (await browser.newContext()).newPage(),
    ];
    for (const page of [first, second]) await openAdmin(page);
    const address = (page: Page) => page.getByLabel(`Email of ${company}`);
    await address(first).fill('first@hearth-and-rye.example');
    await address(second).fill('second@hearth-and-rye.example');
    await address(first).blur();
    await says(first, 'Report email updated successfully.');
    await address(second).blur();
    await tells(
      second,
      'Failed to update email. Please try again.',
      'Somebody else changed this report in the meantime. Please look at it and try again. Not saved: second@hearth-and-rye.example',
    );
    await expect(address(second)).toHaveValue('first@hearth-and-rye.example');
    await address(second).fill('second@hearth-and-rye.example');
    await address(second).blur();
    await says(second, 'Report email updated successfully.'); // knowingly
    await first.getByRole('button', { name: 'Refresh Data' }).click();
    await expect(address(first)).toHaveValue('second@hearth-and-rye.example');

    await database.query(
      "insert into users (id, email, first_name, last_name) values ('u1', 'bo@lind.example', 'Bo', 'Lind')",
    );
    for (const page of [first, second]) {
      await openSuperAdmin(page);
      await page.getByRole('button', { name: 'Edit bo@lind.example' }).click();
    }
    await first.getByLabel('Last Name').fill('Lund');
    await first.getByLabel('Verified Account').check();
    await first.getByRole('button', { name: 'Save Changes' }).click();
    await says(first, 'User updated');
    await second.getByLabel('First Name').fill('Bosse');
    await second.getByLabel('Last Name').fill('Lond');
    await second.getByRole('button', { name: 'Save Changes' }).click();
    await tells(
      second,
      'Update failed',
      'Somebody else changed this user in the meantime. Please look at it and try again.',
    );
    await expect(second.getByLabel('First Name')).toHaveValue('Bosse'); // what was typed is still there
    await says(second, 'Now saved: Lund');
    await expect(second.getByLabel('Verified Account')).toBeChecked(); // and what was not touched is as it is saved
    await inspect(second, 'conflict');
    await second.getByRole('button', { name: 'Save Changes' }).click();
    await expect(row(second, 'Bosse Lond')).toContainText('Verified');
    await database.query("delete from users where id = 'u1'");
    for (const page of [first, second]) await page.context().close();
  },
);

test(
  'on a phone each report is a card: everything in sight, nothing beside the screen, still a table to a screen reader',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAdmin(page);
    const cells = row(page, 'Ann Reed').getByRole('cell');
    await expect(cells).toHaveCount(8);
    for (const cell of await cells.all()) {
      const box = await cell.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await inspect(page, 'phone');
  },
);

test('a deleted report is gone for good', { tag: '@long' }, async ({ page }) => {
  await openAdmin(page);
  await page.getByRole('button', { name: `Delete the report for ${company}` }).click();
  await says(
    page,
    /^The report, its answers, files and mails are removed\..* we first end the plan .* cannot be undone\.$/,
  );
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`Report for ${company} has been deleted successfully.`, { exact: true })).toBeVisible();
  await expect(
    page.getByText('No reports found. Reports will appear here after users complete assessments.'),
  ).toBeVisible();
  await expect(card(page, 'Total Reports')).toHaveText('0');
  expect(complaints).toEqual([]);
});
