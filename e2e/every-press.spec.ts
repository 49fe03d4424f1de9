// Every form, button and link of the product, found on its pages and pressed once, on a phone and on a desk, by whoever may be there. What a press must bring is
// the matter of other tests; here it must do something, lead to a page that is there, and break nothing.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { textFile } from '../fakes/sites/define-site.ts';
import { goodBaker } from '../fakes/sites/good-baker.ts';
import { serveSites } from '../fakes/sites/serve-sites.ts';
import { sampleAnswers } from '../src/report/testing/sample-analysis.ts';
import { startProcess, type ServerProcess } from '../src/server/testing/process.ts';
import { pressAll, Presses } from './press-all.ts';
import type { Address, Width } from './press-all.ts';
import { blockingLine, readOutbox, until } from './run-citable.ts';

type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>;

const buyers = { 390: 'owner@hearth-and-rye.example', 1280: 'baker@hearth-and-rye.example' };
/** With a task for a developer. */
const baker: typeof goodBaker = {
  ...goodBaker,
  answers: (context) => ({
    ...goodBaker.answers(context),
    '/robots.txt': textFile(`User-agent: PerplexityBot\n${blockingLine}\n`),
  }),
};
const passcode = 'rye and hearth and yeast';
const codes = { ADMIN_PASSCODE: 'a passcode for this test', SUPER_ADMIN_CODE: 'an access code for this test' };
const widths = [390, 1280] as const;
const presses = new Presses();

let server: ServerProcess;
let url: string;
let dataDir: string;
let website: string;
let stopSites: () => Promise<void>;
/** What makes a browser the buyer’s: the cookie of the checkouts. */
let ofBuyer: StorageState;
let pages: { [name in 'unpaid' | 'checkout' | 'subscription' | 'report' | 'refund' | 'questions' | 'tasks']: Address };

test.describe.configure({ timeout: 7_200_000 }); // some hundred presses for each role; only what hangs meets this limit

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(7_200_000);
  const sites = await serveSites([baker], new Date());
  stopSites = () => sites.stop();
  website = sites.sites[0]?.url ?? '';
  dataDir = mkdtempSync(join(tmpdir(), 'citable-presses-'));
  chmodSync(dataDir, 0o755); // as root the database runs as another user, who must get in
  const env = {
    DATA_DIR: dataDir,
    CRAWL_ALLOW_HOSTS: sites.hosts.join(','),
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '100000',
    ...codes,
  };
  server = startProcess(env);
  await server.says('Mail is not sent');
  url = /running at (\S+)/.exec(server.stdout())?.[1] ?? '';
  const request = await playwright.request.newContext();
  const { token } = await (
    await request.post(`${url}/api/super-admin/unlock`, { data: { code: codes.SUPER_ADMIN_CODE } })
  ).json();
  const [phone, desk] = [await purchases(request, 390, token), await purchases(request, 1280, token)];
  const both = (name: keyof typeof phone): Address => ({ 390: phone[name], 1280: desk[name] });
  pages = {
    unpaid: both('unpaid'),
    checkout: both('checkout'),
    subscription: both('subscription'),
    report: both('report'),
    refund: both('refund'),
    questions: both('questions'),
    tasks: both('tasks'),
  };
  const { cookies } = await request.storageState();
  ofBuyer = { cookies: cookies.filter(({ name }) => name === 'buyer'), origins: [] };
  await request.dispose();
});
test.afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await stopSites();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What a buyer of one width owns: a running subscription with its report, an unpaid checkout, a report whose questions wait, tasks shared with a developer, an account. */
async function purchases(request: APIRequestContext, width: Width, token: string) {
  const email = buyers[width];
  const order = async (amount: number, tier: string) => {
    const { id: quizId } = await (
      await request.post(`${url}/api/quiz`, { data: { ...sampleAnswers, website, email } })
    ).json();
    const reply = await request.post(`${url}/api/create-payment-intent`, {
      data: { amount, tier, quizId, leadData: { email } },
    });
    const { url: checkout, orderId } = await reply.json();
    return { quizId, checkout, orderId };
  };
  const pay = (checkout: string) => request.post(checkout, { form: { do: 'pay', method: 'card' }, maxRedirects: 0 });
  const bought = await order(49, 'monitoring');
  await pay(bought.checkout);
  const links = await until(() => {
    const found = mailedLinks(email);
    return found.some((link) => link.includes('/report/')) ? found : null;
  });
  const mailed = (path: string) => links.find((link) => link.includes(path)) ?? '';
  const report = mailed(`/report/${bought.orderId}`);
  const shared = await request.post(`${url}/api/report/${bought.orderId}/shares${new URL(report).search}`, {
    data: { role: 'developer' },
  });
  const asked = await order(99, 'assessment');
  await pay(asked.checkout);
  await request.post(`${url}/questions/${asked.orderId}/hold`);
  const open = await order(99, 'assessment');
  const account = { email, firstName: 'Ann', lastName: 'Reed', passcode, isVerified: true };
  const made = await request.post(`${url}/api/super-admin/users`, {
    data: account,
    headers: { authorization: `Bearer ${token}` },
  });
  expect([shared.status(), made.status()]).toEqual([201, 201]);
  return {
    unpaid: `${url}/results/${open.quizId}`,
    checkout: open.checkout,
    subscription: mailed(`/subscription/${bought.orderId}`),
    report,
    refund: `${url}/refund/${bought.orderId}`,
    questions: `${url}/questions/${asked.orderId}`,
    tasks: String((await shared.json()).url),
  };
}

test('signed out', async ({ browser }) => {
  const { unpaid, checkout, subscription, report, refund, questions, tasks } = pages;
  const missing = `${url}/no-such-page`;
  const starts = [
    everywhere(`${url}/`),
    report,
    unpaid,
    subscription,
    refund,
    checkout,
    tasks,
    questions,
    everywhere(`${url}/quiz`),
    everywhere(missing),
  ];
  const pressed = await atBothWidths(browser, { starts, missing, storageState: ofBuyer });
  for (const name of ['Next', 'Secure Checkout', 'Pay $99', 'Cancel the plan …', 'Download PDF', 'Sign In'])
    expect(pressed, name).toContain(name);
});

test('by whoever has only the link of a report', async ({ browser }) => {
  const withoutKey = ({ 390: phone, 1280: desk }: Address): Address => ({
    390: phone.split('?')[0] ?? '',
    1280: desk.split('?')[0] ?? '',
  });
  expect(await atBothWidths(browser, { starts: [withoutKey(pages.report)] })).toContain('Mail me the link');
});

test('by the links of the mails that the presses brought', async ({ browser }) => {
  const starts = mailedLinks('visitor@press.example').map(everywhere);
  expect(starts.length).toBeGreaterThan(0);
  await atBothWidths(browser, { starts });
});

test('signed in', async ({ browser }) => {
  const pressed = await atBothWidths(browser, {
    // What is a buyer’s own is at each width another one’s.
    starts: [everywhere(`${url}/dashboard`), everywhere(`${url}/agency`), pages.report, pages.refund],
    ready: async (page, width) => {
      if ((await page.request.get(`${url}/api/account`)).status() === 200) return;
      await signIn(page.request, buyers[width]);
      await page.goto(page.url().includes('/signin') ? `${url}/dashboard` : page.url());
    },
  });
  for (const name of ['Receipt', 'Sign out'])
    expect(
      pressed.some((each) => each.includes(name)),
      name,
    ).toBe(true);
});

test('admin', async ({ browser }) => {
  const pressed = await atBothWidths(browser, {
    starts: [everywhere(`${url}/admin`)],
    ready: async (page) => {
      if (new URL(page.url()).pathname !== '/admin') return;
      await page.getByLabel('Enter Admin Passcode').fill(codes.ADMIN_PASSCODE);
      await page.getByRole('button', { name: 'Access Admin Panel' }).click();
      await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    },
  });
  for (const name of ['Refresh Data', 'Download All Reports']) expect(pressed, name).toContain(name);
});

test('super admin', async ({ browser }) => {
  const pressed = await atBothWidths(browser, {
    starts: [everywhere(`${url}/super-admin`)],
    ready: async (page) => {
      if (new URL(page.url()).pathname !== '/super-admin') return;
      await page.getByLabel('Enter Super Admin Access Code').fill(codes.SUPER_ADMIN_CODE);
      await page.getByRole('button', { name: 'Access Super Admin Portal' }).click();
      await page.getByText('Total Users').first().waitFor();
    },
  });
  for (const name of ['Create User', 'SEO Assessment']) expect(pressed, name).toContain(name);
});

const everywhere = (address: string): Address => ({ 390: address, 1280: address });

/** Two browsers for each width. Answers the names of the links that were pressed so far, and of the buttons at 1280 px. */
async function atBothWidths(
  browser: Browser,
  {
    starts,
    storageState,
    ...given
  }: {
    starts: Address[];
    storageState?: StorageState;
    ready?: (page: Page, width: Width) => Promise<void>;
    missing?: string;
  },
): Promise<string[]> {
  const contexts = await Promise.all(
    [...widths, ...widths].map(async (width) => ({ width, context: await browser.newContext({ storageState }) })),
  );
  const complaints = await pressAll(contexts, { ...given, addresses: [...starts], presses });
  for (const { context } of contexts) await context.close();
  await test
    .info()
    .attach('pressed', { body: JSON.stringify([...presses.known(390)], null, 1), contentType: 'application/json' });
  expect(complaints).toEqual([]);
  return [...presses.names().values()];
}

/** Addresses of ours in the mails to somebody so far. */
function mailedLinks(to: string): string[] {
  const mails = readOutbox(dataDir).filter((mail) => new RegExp(`^To: .*${to}`, 'm').test(mail));
  const words = mails.map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
  const found = words.flatMap((mail) =>
    [...mail.matchAll(/https?:\/\/[^\s"<>)]+/g)].map(([link]) => link.replaceAll('&amp;', '&')),
  );
  return [...new Set(found)].filter((link) => link.startsWith(`${url}/`));
}

/** By passcode, and by the mailed code where the browser is new. */
async function signIn(request: APIRequestContext, email: string): Promise<void> {
  const mailsBefore = readOutbox(dataDir).length;
  const reply = await (await request.post(`${url}/api/auth/login`, { data: { email, passcode } })).json();
  if (reply.status === 'signed-in') return;
  const code = await until(
    () =>
      readOutbox(dataDir)
        .slice(mailsBefore)
        .map((mail) => /^\s*(\d{6})\s*$/m.exec(mail)?.[1] ?? null)
        .find((found) => found !== null) ?? null,
  );
  await request.post(`${url}/api/auth/login/code`, { data: { challenge: reply.challenge, code } });
}
