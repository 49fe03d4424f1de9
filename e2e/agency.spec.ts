// An agency in the browser: a key, three clients by the API, a webhook received and verified, a report under its own name, the key revoked, an agent
// that signs in and is ended.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  Client,
  type OAuthClientProvider,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { Webhook } from 'standardwebhooks';
import { startEmbeddedPostgres } from '../src/base/embedded-postgres.ts';
import { tokenHash } from '../src/base/secrets.ts';
import { goodBaker } from '../fakes/sites/good-baker.ts';
import { serveSites } from '../fakes/sites/serve-sites.ts';
import { pageTexts, readPdf } from '../src/report/testing/read-pdf.ts';
import { startProcess, type ServerProcess } from '../src/server/testing/process.ts';
import { until } from './run-citable.ts';
import { axe } from '../web/testing/axe.ts';

const code = 'an access code for this test';
/** One pixel. */
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const sessionToken = 'a-session-token-for-the-owner-of-the-agency';

let server: ServerProcess;
let url: string;
let website: string;
let stopSites: () => Promise<void>;
let dataDir: string;
let database: pg.Client;
let receiver: Server;
const heard: { headers: Record<string, string>; body: string }[] = [];

test.beforeAll(async () => {
  const sites = await serveSites([goodBaker], new Date());
  stopSites = () => sites.stop();
  website = sites.sites[0]?.url ?? '';
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      heard.push({ headers: request.headers as Record<string, string>, body });
      response.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  dataDir = mkdtempSync(join(tmpdir(), 'citable-agency-'));
  chmodSync(dataDir, 0o755); // as root the database runs as another user, who must get in
  const hosts = [...sites.hosts, `127.0.0.1:${(receiver.address() as AddressInfo).port}`];
  server = startProcess({
    DATA_DIR: dataDir,
    CRAWL_ALLOW_HOSTS: hosts.join(','),
    LOG_LEVEL: 'error',
    SUPER_ADMIN_CODE: code,
  });
  await server.says('Mail is not sent');
  url = /running at (\S+)/.exec(server.stdout())?.[1] ?? '';
  const { host, port, user, database: name } = await startEmbeddedPostgres(dataDir, { ifRunning: 'adopt' });
  database = new pg.Client({ host, port, user, database: name });
  await database.connect();
  await database.query(
    "insert into users (id, email, first_name, is_verified) values ('owner', 'owner@bright.example', 'Ada', true)",
  );
  await database.query(
    'insert into user_sessions (token_hash, user_id, created_at, last_used_at) values ($1, $2, now(), now())',
    [tokenHash(sessionToken), 'owner'],
  );
});
test.afterAll(async () => {
  await database.end();
  server.child.kill('SIGTERM');
  await server.ended;
  receiver.close();
  await stopSites();
  rmSync(dataDir, { recursive: true, force: true });
});

test(
  'an agency: key, three clients by the API, webhooks, white label, revoked key',
  { tag: '@long' },
  async ({ page, context, request, playwright }) => {
    test.setTimeout(600_000); // a busy machine reads slowly
    await context.addCookies([{ name: 'session', value: sessionToken, url }]);
    await page.goto(`${url}/agency`);
    await page.getByLabel('Name of your agency').fill('Bright & Partners');
    await page.getByRole('button', { name: 'Start an agency' }).click();
    await expect(page.getByRole('heading', { name: 'Bright & Partners' })).toBeVisible();
    await expect(page.getByText('Live assessments begin once we have agreed on a price')).toBeVisible();

    // The super admin agrees on the terms.
    const operator = await playwright.request.newContext();
    const { token } = await (await operator.post(`${url}/api/super-admin/unlock`, { data: { code } })).json();
    const headers = { authorization: `Bearer ${token}` };
    const [agency] = (await (await operator.get(`${url}/api/super-admin/agencies`, { headers })).json()).data;
    await operator.patch(`${url}/api/super-admin/agencies/${agency.id}`, {
      headers,
      data: { monthlyAssessments: 5, priceCents: 4900 },
    });
    await operator.dispose();

    await page.getByRole('tab', { name: 'Keys and webhooks' }).click();
    await page.getByLabel('Live: reads the website').check();
    await page.getByLabel('What it is for').fill('Nightly run');
    await page.getByRole('button', { name: 'Make key' }).click();
    const key = (await page.getByText(/^ctb_live_\w{49}$/).textContent()) ?? '';
    await page
      .getByLabel('Address that we tell about each report')
      .fill(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`);
    await page.getByRole('button', { name: 'Add webhook' }).click();
    const secret = (await page.getByText(/^whsec_/).textContent()) ?? '';

    const bearer = { authorization: `Bearer ${key}` };
    const program = await playwright.request.newContext({ extraHTTPHeaders: bearer });
    const made: string[] = [];
    for (const name of ['Hearth & Rye', 'Second client', 'Third client'])
      made.push((await (await program.post(`${url}/api/v1/projects`, { data: { name, website } })).json()).id);

    await page.getByRole('tab', { name: 'Brands' }).click();
    await page.getByLabel('Name on the reports').fill('Bright Reports');
    await page.getByLabel('Logo (optional)').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await page.getByLabel('Sender of mails (optional)').fill('Bright, for you');
    await page.getByRole('button', { name: 'Add brand' }).click();
    await expect(page.getByText('Links use our domain.')).toBeVisible();
    expect((await (await program.get(`${url}/api/v1/brands`)).json()).data).toMatchObject([
      { name: 'Bright Reports', hasLogo: true, senderName: 'Bright, for you' },
    ]);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Third client' })).toBeVisible();
    await page.getByRole('tab', { name: 'Brands' }).click();
    await page.getByRole('button', { name: 'Use for all clients' }).click();
    await expect(page.getByText('3 clients now have this brand', { exact: true })).toBeVisible();

    await page.getByRole('tab', { name: 'Clients' }).click();
    const card = page.getByRole('listitem').filter({ hasText: 'Hearth & Rye' });
    await card.getByRole('button', { name: 'Assess now' }).click();
    await expect(card.getByRole('button', { name: 'Report as PDF' })).toBeVisible({ timeout: 400_000 });
    await expect(card.getByText(/^\d+$/)).toBeVisible({ timeout: 60_000 });

    await until(async () => (heard.some(({ body }) => body.includes('report.published')) ? true : null));
    for (const { headers: signed, body } of heard)
      expect(new Webhook(secret).verify(body, signed)).toMatchObject({ data: { projectId: made[0] } });

    const download = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Report as PDF' }).click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk));
    const pdf = pageTexts(readPdf(Buffer.concat(chunks))).join(' ');
    expect(pdf).toContain('Bright Reports');
    expect(pdf).not.toContain('Citable');

    await page.getByRole('tab', { name: 'Statement' }).click();
    await expect(page.getByText('1 of 5 assessments used')).toBeVisible();

    await page.getByRole('tab', { name: 'Keys and webhooks' }).click();
    await page.getByRole('button', { name: 'Revoke Nightly run' }).click();
    await expect(page.getByText('There is no key yet.')).toBeVisible();
    expect((await program.get(`${url}/api/v1/projects`)).status()).toBe(401);
    expect((await request.get(`${url}/api/v1/projects`)).status()).toBe(401);
    await program.dispose();
    await agentSignsIn(page);

    for (const tab of ['Clients', 'Brands', 'Statement', 'Keys and webhooks', 'People']) {
      await page.getByRole('tab', { name: tab }).click();
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          `${tab} at ${width}`,
        ).toBe(true);
      }
      expect((await axe(page).analyze()).violations.map(({ id, nodes }) => `${tab}: ${id} ${nodes[0]?.html}`)).toEqual(
        [],
      );
    }
  },
);

/** The protocol's own client, the owner's browser, and a program on this computer that waits for the answer. */
async function agentSignsIn(page: Page): Promise<void> {
  const answers: URL[] = [];
  const program = createServer((request, response) => {
    answers.push(new URL(request.url ?? '', url));
    response.setHeader('content-type', 'text/html').end('<h1>You may close this page</h1>');
  });
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
  const redirectUrl = `http://127.0.0.1:${(program.address() as AddressInfo).port}/callback`;
  let client: StoredOAuthClientInformation | undefined;
  let tokens: StoredOAuthTokens | undefined;
  let verifier = '';
  let asked = '';
  const authProvider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: { client_name: 'Lantern', redirect_uris: [redirectUrl] },
    clientInformation: () => client,
    saveClientInformation: (registered) => void (client = registered),
    tokens: () => tokens,
    saveTokens: (given) => void (tokens = given),
    redirectToAuthorization: (address) => void (asked = address.href),
    saveCodeVerifier: (made) => void (verifier = made),
    codeVerifier: () => verifier,
  };
  const transport = () => new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { authProvider });
  const first = transport();
  await expect(new Client({ name: 'test', version: '1' }).connect(first)).rejects.toThrow();

  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.goto(asked);
  await expect(page.getByText('An agent asks to work for your agency.')).toBeVisible();
  await page.context().addCookies(cookies);
  await page.goto(`${url}/oauth/authorize`);
  await page.getByRole('button', { name: 'Let it work for Bright & Partners' }).click();
  await expect(page.getByRole('heading', { name: 'You may close this page' })).toBeVisible();
  program.close();
  await first.finishAuth(answers[0]?.searchParams ?? new URLSearchParams());
  const agent = new Client({ name: 'test', version: '1' });
  await agent.connect(transport());
  expect(await agent.callTool({ name: 'crawler_access', arguments: { url: website } })).toMatchObject({
    structuredContent: { crawlers: expect.any(Array) },
  });

  await page.goto(`${url}/agency`);
  await page.getByRole('tab', { name: 'Keys and webhooks' }).click();
  await expect(page.getByText(/^Let in by owner@bright\.example on .*, last used /)).toBeVisible();
  await page.getByRole('button', { name: 'End access of Lantern' }).click();
  await expect(page.getByText('No agent has signed in yet.')).toBeVisible();
  await expect(agent.listTools()).rejects.toThrow();
  await agent.close();
}
