// The first day of whoever runs Citable: set up, say who sells, order, read the report, cancel, give the money back; in a container's own words, and in development.
import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import PostalMime from 'postal-mime';
import { parse } from 'yaml';
import { z } from 'zod';
import { startServer } from '../scripts/separate-postgres.ts';
import { goodBaker } from '../fakes/sites/good-baker.ts';
import { serveSites } from '../fakes/sites/serve-sites.ts';
import { freePort } from '../src/base/testing/free-port.ts';
import { sampleAnswers } from '../src/report/testing/sample-analysis.ts';
import { startProcess, type ServerProcess } from '../src/server/testing/process.ts';
import { axe } from '../web/testing/axe.ts';
import { type Citable, runCitable } from './run-citable.ts';

const owner = 'owner@hearth-and-rye.example';
const company = {
  ...z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync('shop/company.example.json', 'utf8'))),
  registration: 'Marlow Assessments Ltd, company number 7',
};

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'citable-first-day-'));
  writeFileSync(join(folder, 'company.json'), JSON.stringify(company));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

for (const [width, tag] of [
  [390, '@short'],
  [1280, '@long'],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('an owner sets up, orders, reads the report, cancels and refunds', { tag }, async ({ page }) => {
      const complaints = complaintsOf(page);
      const citable = await runCitable({ env: { NODE_ENV: 'development' } });
      try {
        await page.goto(citable.setupUrl);
        await expect(page.getByText('No page says which person or company sells here.')).toBeVisible();
        const code = await page.getByRole('definition').first().innerText();
        await looksRight(page);
        await page.getByLabel('Send it to').fill(owner);
        await page.getByRole('button', { name: 'Send a test mail' }).click();
        await expect(page.getByRole('status')).toContainText(`The mail to ${owner} is a file in`);
        await looksRight(page);
        expect(citable.mails()).toHaveLength(1);

        await citable.restart({ COMPANY_FILE: join(folder, 'company.json'), TESTIMONIALS: 'off' });
        await page.goto(`${citable.url}/about`);
        await expect(page.getByText('Marlow Assessments Ltd').first()).toBeVisible();
        await looksRight(page);
        await page.goto(`${citable.url}/setup`);
        await expect(page.getByText(/In order: .*Who sells here/)).toBeVisible();

        await page.getByLabel('Website to read').fill(citable.website);
        await page.getByRole('button', { name: 'Open a sample order' }).click();
        await page.getByRole('button', { name: 'Secure Checkout' }).first().click();
        await page.getByLabel('Email address').fill(owner);
        await looksRight(page);
        await page.getByRole('button', { name: 'Secure Checkout' }).first().click();
        await page.getByRole('button', { name: /^Pay \$99/ }).click();
        await expect(page.getByRole('heading', { name: 'Your LLM SEO Report is Ready!' })).toBeVisible({
          timeout: 120_000,
        });
        await looksRight(page);

        const order = /\/(?:report|results)\/([\w-]+)/.exec(page.url())?.[1] ?? '';
        await page.goto(`${citable.url}/refund/${order}`);
        await page.getByLabel(/What was wrong/).fill('It was a sample.');
        await page.getByRole('button', { name: 'Ask for the refund' }).click();
        await expect(page.getByText(/You asked for a refund on/)).toBeVisible();
        await looksRight(page);
        await refund(page, citable.url, code);
        await page.goto(`${citable.url}/refund/${order}`);
        await expect(page.getByText('$99 USD of $99 USD has been refunded.')).toBeVisible();

        const subscription = await buyMonitoring(page, citable);
        await page.goto(subscription);
        await expect(page.getByText('5 payments, $245 USD', { exact: true })).toBeVisible();
        await looksRight(page);
        await page.getByRole('link', { name: 'Cancel the plan …' }).click();
        await looksRight(page);
        await page.getByRole('button', { name: 'Yes, cancel' }).click();
        await expect(page.getByText(/^You cancelled on .* The plan ends on /)).toBeVisible();
        await looksRight(page);
        await page.getByRole('link', { name: 'Keep the plan' }).click();
        await page.getByRole('button', { name: 'Yes, keep the plan' }).click();
        await page.getByRole('link', { name: 'Ask for the money back …' }).click();
        await looksRight(page);
        await page.getByRole('button', { name: 'Yes, ask for $49 USD back' }).click();
        await expect(page.getByText(/^You asked for \$49 USD back on /)).toBeVisible();
        await looksRight(page);
        await expect
          .poll(() => subjects(citable))
          .toEqual(
            expect.arrayContaining([
              'You cancelled your subscription: Monthly Monitoring',
              'Your subscription goes on: Monthly Monitoring',
              'You asked for your money back: Monthly Monitoring',
            ]),
          );
        await refund(page, citable.url, code, '$49.00');
        await page.goto(subscription);
        await expect(page.getByText('It has ended. Nothing more is charged.')).toBeVisible();
        await looksRight(page);
        expect(complaints).toEqual([]);

        await page.goto(`${citable.url}/setup`);
        await page.getByRole('button', { name: 'I have the codes. Close this page for ever' }).click();
        await page.waitForURL(`${citable.url}/`);
        expect((await page.goto(`${citable.url}/setup`))?.status()).toBe(404);
      } finally {
        await citable.stop();
      }
    });
  });
}

test('`npm run dev`: a report is bought, and a tick on its board is kept', async ({ page }) => {
  const complaints = complaintsOf(page);
  const citable = await runCitable({ env: { NODE_ENV: 'development' }, isDev: true });
  try {
    await buy(page, citable.url, citable.website);
    await expect(page.getByRole('heading', { name: 'Your LLM SEO Report is Ready!' })).toBeVisible({
      timeout: 120_000,
    });
    const box = page.getByRole('checkbox').first();
    await box.check();
    await expect(page.getByText('You say done', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('You say done', { exact: true }).first()).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    await citable.stop();
  }
});

test('containers, by their own start line and what compose.yaml gives them', { tag: '@long' }, async ({ page }) => {
  const sites = await serveSites([goodBaker], new Date());
  const database = await startServer();
  const port = await freePort();
  const given = {
    NODE_ENV: 'development',
    DATABASE_PASSWORD: 'unused',
    SECRET_KEY: 'a secret key for a container in a test',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    COMPANY_FILE: join(folder, 'company.json'),
    OFFER: 'off',
    SPOTS: 'off',
    TESTIMONIALS: 'off',
    ALERT_EMAIL: owner,
    CRAWL_ALLOW_HOSTS: sites.hosts.join(','),
  };
  // What differs where no container is: the folder, the database, and that both listen on one machine.
  const here = { DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url, LOG_LEVEL: 'error' };
  const start = async (role: 'web' | 'worker', more: Record<string, string>) => {
    const { line, env } = container(role, given);
    const server = startProcess({ ...env, ...here, ...more }, line);
    await server.says(role === 'web' ? 'Citable is running at ' : 'Citable works on jobs');
    return server;
  };
  const servers: ServerProcess[] = [];
  try {
    servers.push(await start('web', { PORT: String(port) }));
    servers.push(await start('worker', { HEALTH_PORT: String(await freePort()) }));
    await page.goto(`${given.PUBLIC_URL}/about`);
    await expect(page.getByText('Marlow Assessments Ltd').first()).toBeVisible();
    await page.goto(given.PUBLIC_URL);
    await expect(page.getByText(/spots left|Sample countdown|not customers/)).toHaveCount(0);
    await buy(page, given.PUBLIC_URL, sites.sites[0]?.url ?? '');
    await expect(page.getByRole('heading', { name: 'Your LLM SEO Report is Ready!' })).toBeVisible({
      timeout: 120_000,
    });
  } finally {
    for (const server of servers) {
      server.child.kill('SIGTERM');
      await server.ended;
    }
    await database.stop();
    await sites.stop();
  }
});

/** The start line of the image, and the environment of a service: the image's, then what compose.yaml makes of the file .env. */
function container(
  role: 'web' | 'worker',
  given: Record<string, string>,
): { line: string[]; env: Record<string, string> } {
  const image = readFileSync('Containerfile', 'utf8');
  const [node, ...line] = z.array(z.string()).parse(JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? ''));
  expect(node).toBe('node');
  const ofImage = Object.fromEntries((/^ENV (.+)$/m.exec(image)?.[1] ?? '').split(' ').map((pair) => pair.split('=')));
  const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
  const ofService = z.record(z.string(), z.string()).parse(compose.services[role].environment);
  const filled = Object.entries(ofService).map(([name, value]) => [
    name,
    value.replaceAll(
      /\$\{(\w+)(?::[-?]([^}]*))?\}/g,
      (_all, variable: string, otherwise = '') => given[variable] ?? otherwise,
    ),
  ]);
  return { line, env: { ...ofImage, ...Object.fromEntries(filled) } };
}

/** What the browser says went wrong, from now on. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  return complaints;
}

const subjects = (citable: Citable) =>
  Promise.all(citable.mails().map(async (mail) => (await PostalMime.parse(mail)).subject));

/** Answers the address of the subscription's page, as the mail with its report has it. */
async function buyMonitoring(page: Page, citable: Citable): Promise<string> {
  await buy(page, citable.url, citable.website, 'monitoring');
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        for (const mail of citable.mails())
          link ??= /http\S+\/subscription\/[\w-]+\?key=[\w-]+/.exec((await PostalMime.parse(mail)).text ?? '')?.[0];
        return link;
      },
      { timeout: 120_000 },
    )
    .toBeDefined();
  return link ?? '';
}

/** In the browser of `page`, which is then known as the buyer's. */
async function buy(page: Page, url: string, website: string, tier: 'assessment' | 'monitoring' = 'assessment') {
  const posted = async (path: string, data: object): Promise<Record<string, string>> => {
    const reply = await page.request.post(`${url}${path}`, { data });
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
    return reply.json();
  };
  const { id: quizId } = await posted('/api/quiz', {
    ...sampleAnswers,
    companyName: 'Hearth & Rye',
    website,
    email: owner,
  });
  const lead = { amount: tier === 'assessment' ? 99 : 49, tier, quizId, leadData: { email: owner } };
  const { url: checkout = '' } = await posted('/api/create-payment-intent', lead);
  await page.goto(checkout);
  await page.getByRole('button', { name: /^Pay \$(99|49)/ }).click();
}

/** As an operator who has the code of the setup page. */
async function refund(page: Page, url: string, code: string, amount = '$99.00'): Promise<void> {
  await page.goto(`${url}/admin`);
  const asked = page.getByLabel(/code|passcode/i).first();
  await asked.or(page.getByRole('button', { name: 'Details' }).first()).waitFor();
  if (await asked.isVisible()) {
    await asked.fill(code);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Details' }).first().click();
  await page.getByRole('button', { name: `Refund ${amount} …` }).click();
  await page.getByRole('button', { name: `Yes, refund ${amount}` }).click();
  await expect(page.getByText(`${amount} refunded.`).first()).toBeVisible();
}

async function looksRight(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
