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

// One server for all of them: each test stands on what it does itself.
test.beforeAll(async ({ playwright }) => {
  const sites = await serveSites([goodBaker], new Date());
  stopSites = () => sites.stop();
  website = sites.sites[0]?.url ?? '';
  dataDir = mkdtempSync(join(tmpdir(), 'citable-operators-'));
  chmodSync(dataDir, 0o755); // as root the database runs as another user, who must get in
  server = startProcess({ DATA_DIR: dataDir, CRAWL_ALLOW_HOSTS: sites.hosts.join(','), LOG_LEVEL: 'error', ADMIN_PASSCODE: passcode, SUPER_ADMIN_CODE: code });
  await server.says('Mail is not sent');
  url = /running at (\S+)/.exec(server.stdout())?.[1] ?? '';
  const { host, port, user, database: name } = await startEmbeddedPostgres(dataDir, { ifRunning: 'adopt' });
  database = new pg.Client({ host, port, user, database: name });
  await database.connect();
  const request = await playwright.request.newContext();
  const quiz = await request.post(`${url}/api/quiz`, { data: { ...sampleAnswers, companyName: company, website, email: buyer } });
  const lead = { contactName: 'Ann Reed', companyName: company, companySize: '2-10', email: buyer, contactPhone: '+44 113 496 0000' };
  const { id: quizId } = await quiz.json();
  const checkout = await request.post(`${url}/api/create-payment-intent`, { data: { amount: 99, tier: 'assessment', quizId, leadData: lead } });
  const { sessionId, url: payPage } = await checkout.json();
  await request.post(payPage, { form: { do: 'pay', method: 'card' }, maxRedirects: 0 });
  await until(async () => ((await (await request.get(`${url}/api/report/${sessionId}`)).json()).status === 'ready' ? true : null));
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
  page.on('console', (message) => message.type() === 'error' && complaints.push(`${message.text()} ${message.location().url}`));
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

const card = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('the admin page opens with the passcode only, and a reload locks it again', async ({ page }) => {
  await page.goto(`${url}/admin`);
  await expect(page.getByRole('heading', { name: 'Super Admin Access' })).toBeVisible();
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

test('reports: counters, a change of each kind, what a conflict shows, downloads, details, outbox', async ({ page }) => {
  await openAdmin(page);
  await expect(card(page, 'Total Reports')).toHaveText('1');
  await expect(card(page, 'Paid Reports')).toHaveText('1');
  await expect(card(page, 'Companies')).toHaveText('1');
  await expect(card(page, 'This Month')).toHaveText('1');
  await page.screenshot({ path: 'test-results/admin.png', fullPage: true });
  await expect(row(page, 'Ann Reed')).toContainText('+44 113 496 0000');

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
  await expect(page.getByText('Somebody else changed this report in the meantime. Please look at it and try again.', { exact: true })).toBeVisible();
  await expect(status).toHaveValue('active');
  complaints = [];
  await page.getByLabel(`Package of ${company}`).selectOption('Monitoring ($49/mo)');
  await expect(page.getByText('Report package updated successfully.', { exact: true })).toBeVisible();

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
  await page.screenshot({ path: 'test-results/admin-details.png' });
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByRole('tab', { name: 'Outbox' }).click();
  await page
    .getByRole('button', { name: /Your LLM SEO Report is Ready/ })
    .first()
    .click();
  await expect(page.frameLocator('iframe').getByRole('link', { name: 'Open the report' })).toBeVisible();
  await expect(page.getByText(/Attached: LLM-SEO-Report-/)).toBeVisible();
  await page.screenshot({ path: 'test-results/admin-outbox.png' });
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('tab', { name: 'Failed jobs' }).click();
  await expect(page.getByText('No job has failed.')).toBeVisible();

  await page.getByLabel('Search reports...').fill('nobody at all');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('conversations and leads are listed, found and deleted', async ({ page }) => {
  await database.query(`insert into conversations (id, session_id, user_message, bot_response, intent)
    values ('c1', 'session_1_abc', 'What does it cost?', 'The assessment is $99.', 'pricing')`);
  await database.query(`insert into leads (id, name, email, company, specific_need) values ('l1', 'Bo Lind', 'bo@lind.example', 'Lind AB', 'A quote')`);
  await openAdmin(page);
  await expect(row(page, 'What does it cost?')).toContainText('pricing');
  await page.getByRole('button', { name: 'Delete the conversation session_1_abc' }).click();
  await expect(page.getByText(/This action cannot be undone\./)).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Conversation session_1_abc has been deleted successfully.', { exact: true })).toBeVisible();
  await expect(page.getByText('No conversations found. Chatbot conversations will appear here as users interact with the AI assistant.')).toBeVisible();
  await expect(row(page, 'bo@lind.example')).toContainText('A quote');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect(readFileSync(await (await downloading).path(), 'utf8')).toContain('"Bo Lind","bo@lind.example","Lind AB","A quote"');
  expect(complaints).toEqual([]);
});

test('users are created, found, edited and deleted', async ({ page }) => {
  await page.goto(`${url}/super-admin`);
  await page.getByLabel('Enter Super Admin Access Code').fill('not the code');
  await page.getByRole('button', { name: 'Show the code' }).click();
  await expect(page.getByLabel('Enter Super Admin Access Code')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Access Super Admin Portal' }).click();
  await expect(page.getByText('Invalid access code')).toBeVisible();
  complaints = [];
  await openSuperAdmin(page);
  await page.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByLabel('Account verified (recommended)')).toBeChecked();
  await page.getByRole('button', { name: 'Save & Activate' }).click();
  await expect(page.getByText('Please fill in all required fields.', { exact: true })).toBeVisible();
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email Address').fill('ada@byron.example');
  await page.getByLabel('Passcode').fill('9f3k');
  await page.getByRole('button', { name: 'Save & Activate' }).click();
  await expect(page.getByText('New user account has been created and activated', { exact: true })).toBeVisible();
  await expect(card(page, 'Total Users')).toHaveText('1');
  await expect(card(page, 'Verified Users')).toHaveText('1');
  await expect(row(page, 'ada@byron.example')).toContainText('Ada Byron');
  await expect(row(page, 'ada@byron.example')).toContainText('Email/Passcode');
  await expect(row(page, 'ada@byron.example')).toContainText('Never');
  await page.screenshot({ path: 'test-results/super-admin.png', fullPage: true });

  await page.getByLabel('Search users...').fill('DA BYR');
  await page.getByRole('button', { name: 'Edit ada@byron.example' }).click();
  await page.getByLabel('Verified Account').uncheck();
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('User updated', { exact: true })).toBeVisible();
  await page.getByLabel('Search users...').fill('');
  await expect(row(page, 'Ada Lovelace')).toContainText('Unverified');
  await expect(card(page, 'Verified Users')).toHaveText('0');

  await page.getByRole('button', { name: 'Delete ada@byron.example' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('User deleted', { exact: true })).toBeVisible();
  await expect(card(page, 'Total Users')).toHaveText('0');
  await page.getByRole('tab', { name: 'Audit Log' }).click();
  await expect(row(page, 'user.deleted')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a website is assessed and the result mailed with its report', async ({ page }) => {
  await openSuperAdmin(page);
  await page.getByRole('tab', { name: 'SEO Assessment' }).click();
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByText('Please enter a website URL.', { exact: true })).toBeVisible();
  await page.getByLabel('Website URL').fill(website);
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByText('Website SEO assessment has been generated', { exact: true })).toBeVisible({ timeout: 90_000 });
  for (const name of ['Overall SEO Score', 'Content Quality', 'Technical SEO', 'Performance', 'Key Recommendations']) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Send SEO Assessment Email' }).click();
  await expect(page.getByText('Please enter an email address.', { exact: true })).toBeVisible();
  await page.getByLabel('Send Results to Email').fill('prospect@elsewhere.example');
  await page.getByRole('button', { name: 'Use Template' }).click();
  await expect(page.getByLabel('Personal Message (Optional)')).toHaveValue(/SEO analysis/);
  await page.screenshot({ path: 'test-results/seo-assessment.png', fullPage: true });
  await page.getByRole('button', { name: 'Send SEO Assessment Email' }).click();
  await expect(page.getByText('SEO assessment has been sent successfully', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByLabel('Send Results to Email')).toHaveValue('');
  await expect(page.getByLabel('Personal Message (Optional)')).toHaveValue('');
  expect(complaints).toEqual([]);
});

test('a deleted report is gone for good', async ({ page }) => {
  await openAdmin(page);
  await page.getByRole('button', { name: `Delete the report for ${company}` }).click();
  await expect(page.getByText(/This action cannot be undone\./)).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`Report for ${company} has been deleted successfully.`, { exact: true })).toBeVisible();
  await expect(page.getByText('No reports found. Reports will appear here after users complete assessments.')).toBeVisible();
  await expect(card(page, 'Total Reports')).toHaveText('0');
  expect(complaints).toEqual([]);
});
