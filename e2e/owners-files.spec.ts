// What an owner hands in, and what a report says of the files on the site: every sentence read in the report. `npm run journey -- owners-files` takes both
// widths in both colours, with axe; with PICTURES it keeps how each part looks.
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { textFile } from '../fakes/sites/define-site.ts';
import {
  all,
  answerWith,
  header,
  inHead,
  replace,
  robots,
  type SiteChange,
  toUserAgents,
} from '../fakes/sites/site-change.ts';
import { sampleAnswers } from '../src/report/testing/sample-analysis.ts';
import { type Citable, runCitable, until } from './run-citable.ts';
import { screens } from './screens.ts';
import { axe } from '../web/testing/axe.ts';

/** A sitemap of two files of which one is not served today, and words about the use of texts. */
const files: SiteChange = all(
  answerWith('/pages.xml', ({ origin }) => ({
    headers: { 'content-type': 'application/xml' },
    body: `<ns0:urlset xmlns:ns0="http://www.sitemaps.org/schemas/sitemap/0.9"><ns0:url><ns0:loc>${origin}/</ns0:loc></ns0:url></ns0:urlset>`,
  })),
  answerWith('/news.xml', () => ({ ...textFile('Out of order'), status: 503 })),
  answerWith('/sitemap.xml', ({ origin }) => ({
    headers: { 'content-type': 'application/xml' },
    body: `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${origin}/pages.xml</loc></sitemap><sitemap><loc>${origin}/news.xml</loc></sitemap></sitemapindex>`,
  })),
  (site, context) =>
    robots(
      `User-agent: *\nContent-Signal: search=yes, ai-input=no\nAllow: /\nLicense: ${context.origin}/licence.xml\n`,
    )(site, context),
  header('/', 'content-usage', 'train-ai=n'),
  header('/', 'server', 'cloudflare'),
  toUserAgents(/Googlebot/),
  byScript('/breads', 'Product'),
  byScript('/about', 'FAQPage'),
  replace(
    '/faq',
    /<nav[^>]*>.*?<\/nav>/s,
    '<nav><a onclick="go(1)">Our breads</a> <a onclick="go(2)">Prices</a></nav>',
  ),
);

/** Markup that a page does not have until its script has run. */
function byScript(path: string, type: string): SiteChange {
  const item = JSON.stringify({ '@context': 'https://schema.org', '@type': type, name: 'Rye' });
  return inHead(
    path,
    `<script>document.head.append(Object.assign(document.createElement('script'), { type: 'application/ld+json', text: JSON.stringify(${item}) }))</script>`,
  );
}

/** Told of the use of texts, of a firewall and of settings, each with its source and without points. */
const told = [
  'Line 2 of your robots.txt says “Content-Signal: search=yes, ai-input=no”. It allows search results and refuses AI answers. We know of no assistant that obeys it, so it costs no points. It is defined by contentsignals.org.',
  /Line 4 of your robots\.txt says “License: \S+licence\.xml”\. It names the terms under which machines may use your texts\. We know of no assistant that obeys it, so it costs no points\. It is defined by rslstandard\.org\./,
  'A header of your pages says “Content-Usage: train-ai=n”. It refuses AI training. We know of no assistant that obeys it, so it costs no points. It is defined by the IETF draft aipref-attach.',
  'Scripts write the structured data of 1 page, the shop’s items (Product) of 1 page and the menu of 1 page. Most AI crawlers run no scripts and see none of it. Let your server send it in the HTML.',
  'Your server refused our request under the name Googlebot. It may know the real one by its address. Ask your host whether Googlebot gets status 200 in the server’s log.',
  'Is your site included in Google’s AI Overviews and AI Mode? Only you can see it: Google Search Console, Settings, “Search generative AI” (https://search.google.com/search-console)',
  'Does Cloudflare let Googlebot, Bingbot and Applebot in? Since Sep 15, 2026, a rule against training shuts them out, too. Only you can see it: Cloudflare, “AI Crawl Control” (https://dash.cloudflare.com)',
];

const at = '[25/Nov/2026:09:15:02 +0000]';
const visit = (address: string, agent: string, path = '/', status = 200, referrer = '-') =>
  `${address} - - ${at} "GET ${path} HTTP/1.1" ${status} 5120 "${referrer}" "${agent}"\n`;
const log = [
  visit('20.42.10.180', 'Mozilla/5.0 (compatible; OAI-SearchBot/1.3)', '/prices'),
  visit('198.51.100.9', 'Mozilla/5.0 (compatible; PerplexityBot/1.0)', '/'),
  visit('10.0.0.7', 'Mozilla/5.0 (compatible; Claude-SearchBot/1.0)', '/about', 403),
  visit('203.0.113.8', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', '/prices', 200, 'https://chatgpt.com/'),
  visit('20.42.10.180', 'Mozilla/5.0 (compatible; bingbot/2.0)').replace('bingbot/2.0)"\n', 'bingbot/2.0)\n'),
].join('');

let citable: Citable;
test.beforeAll(async () => {
  citable = await runCitable({ first: files });
});
test.afterAll(() => citable.stop());

for (const [width, colorScheme, tag] of screens) {
  test.describe(`${width} px, ${colorScheme}, ${tag}`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme, reducedMotion: 'reduce' });

    test('a log, an export and the files of the site are told in sentences', { tag }, async ({ page }) => {
      const name = `${width}-${colorScheme}`;
      await openReport(page, `files-${name}-${tag.slice(1)}@hearth-and-rye.example`);

      const came = await opened(page, 'crawler-log');
      const file = came.getByLabel('Drop a log here, or choose one');
      await file.setInputFiles({ name: 'access.log.xz', mimeType: 'application/x-xz', buffer: packed });
      await expect(came.getByRole('alert')).toHaveText(
        'The log was not read. We could not read this file as a server log. It is packed with xz, which we do not read. Unpack it first, or pack it with gzip.',
      );
      await file.setInputFiles({ name: 'access.log', mimeType: 'text/plain', buffer: Buffer.from(log) });
      await expect(came.getByRole('listitem').first()).toHaveText(
        /^Claude-SearchBot was refused once since Nov 25, 2026\. Your robots\.txt allows it: ask your host which firewall refuses it\.$/,
      );
      await expect(came).toContainText(
        'The only visit under the name PerplexityBot came from an address that Perplexity does not publish as its own. We saw no other visit under that name.',
      );
      await expect(came).toContainText(
        'We could not read 1 line that names a crawler or an assistant, and did not count it. We saw no visit by ',
      );
      for (const [crawler, verdict] of [
        ['OAI-SearchBot', '1 verified'],
        ['PerplexityBot', '1 spoofed'],
        ['Claude-SearchBot', '1 unknown'],
      ] as const)
        await expect(came.getByRole('row', { name: new RegExp(`^${crawler}`) })).toContainText(verdict);
      await expect(came).toContainText('ChatGPT: 1, most often to /prices');
      await expect(came.getByText(/no visit by .*Bingbot/)).toBeHidden();
      await looksRight(page, `log-${name}`, came);

      const own = await opened(page, 'first-party');
      await own.getByLabel('Where is the export from?').selectOption({ label: 'Bing: AI Performance' });
      const buffer = Buffer.from('Query;Citations\nAll;4\nsourdough;1,5 Tsd.\nrye;3\nbread;1\n');
      await own.getByLabel('The file').setInputFiles({ name: 'bing.csv', mimeType: 'text/csv', buffer });
      await own.getByRole('button', { name: 'Read the export' }).click();
      const preview = own.getByRole('status').filter({ hasText: 'This is what we read. Nothing is added yet.' });
      await expect(preview).toContainText('Citations: 8, in 3 rows, by Query. The largest: All, 4.');
      await expect(preview).toContainText('We counted the row “All”. It is as large as all other rows together.');
      await expect(preview).toContainText('We could not read 1 number, such as “1,5 Tsd.”.');
      await looksRight(page, `export-preview-${name}`, own);
      await own.getByRole('button', { name: 'Add these numbers' }).click();
      await expect(own.getByText(/^Citations: 8, in 3 rows\./)).toBeVisible();
      await looksRight(page, `export-${name}`, own);

      await page.goto(`${page.url().replace(/[?#].*$/, '')}/checks`);
      const text = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
      expect(text).toContain('news.xml');
      expect(text).toMatch(/The sitemap \S+news\.xml cannot be used\. It answers with status 503/);
      for (const sentence of told)
        if (typeof sentence === 'string') expect(text).toContain(sentence);
        else expect(text).toMatch(sentence);
      await looksRight(page, `checks-${name}`, page.locator('main'));
    });
  });
}

const packed = Buffer.from('fd377a585a000004e6d6b446', 'hex');

async function openReport(page: Page, email: string): Promise<void> {
  const quiz = await posted(page, '/api/quiz', {
    ...sampleAnswers,
    companyName: 'Hearth & Rye',
    website: citable.website,
    email,
  });
  const checkout = await posted(page, '/api/create-payment-intent', {
    amount: 99,
    tier: 'assessment',
    quizId: quiz['id'],
    leadData: { email },
  });
  await page.goto(checkout['url'] ?? '');
  await page.getByRole('button', { name: /^Pay \$99/ }).click();
  await until(() => (citable.mails().some((mail) => mail.includes(email) && /\/report\//.test(mail)) ? true : null));
  await page.goto(`${citable.url}/report/${checkout['sessionId']}`);
}

async function posted(page: Page, path: string, data: object): Promise<Record<string, string>> {
  const reply = await page.request.post(`${citable.url}${path}`, { data });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return reply.json();
}

/** A part of the report with what it is folded into. */
async function opened(page: Page, island: string): Promise<Locator> {
  const part = page.locator(`[data-island=${island}]`);
  const folds = page.locator('details:not([open])', { has: part });
  while ((await folds.count()) > 0) await folds.first().locator('summary').first().click();
  await expect(part.getByRole('status').first()).toBeAttached();
  return part;
}

async function looksRight(page: Page, name: string, part: Locator): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const folder = process.env['PICTURES'];
  if (folder !== undefined) await part.screenshot({ path: join(folder, `${name}.png`) });
  if (!test.info().tags.includes('@long')) return;
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
