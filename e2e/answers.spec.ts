// What the assistants say, from the first report to the next month's, with invented platforms. `npm test` takes the walk of one subscription at one width;
// `npm run journey -- answers` takes all of it at both widths in both colours, with axe.
import { join } from 'node:path';
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { type FakeAnalytics, startFakeAnalytics, type Visit } from '../fakes/google-analytics.ts';
import { type FakePlatform, startFakePlatform } from '../fakes/platforms/fake-platform.ts';
import { platformVariables } from '../fakes/platforms/platform-variables.ts';
import type { Script } from '../fakes/platforms/scripted-answer.ts';
import { answerWith, inHead } from '../fakes/sites/site-change.ts';
import { textFile } from '../fakes/sites/define-site.ts';
import { sampleAnswers } from '../src/report/testing/sample-analysis.ts';
import { type Citable, runCitable, until } from './run-citable.ts';
import { screens } from './screens.ts';
import { axe } from '../web/testing/axe.ts';

const company = 'Hearth & Rye';
/** Which questions are answered with the company, by the order in which they were first asked. */
const months = {
  first: (question: number) => question % 5 === 0,
  byChance: (question: number) => question % 5 === (question < 5 ? 1 : 0),
  better: (question: number) => question % 5 < 3,
};
let month: keyof typeof months = 'first';

let platforms: FakePlatform[];
let analytics: FakeAnalytics;
let citable: Citable;
test.beforeAll(async () => {
  const script = bakeries();
  platforms = await Promise.all((['chatgpt', 'perplexity'] as const).map((id) => startFakePlatform(id, { script })));
  const visits: Visit[] = [];
  analytics = await startFakeAnalytics({ '123456': visits });
  const skipping = `--import=${join(import.meta.dirname, 'skip-long-waits.ts')}`;
  citable = await runCitable({
    first: answerWith('/robots.txt', () => textFile('')),
    env: {
      ...Object.assign({}, ...platforms.map(platformVariables)),
      NODE_OPTIONS: skipping,
      GA4_SERVICE_ACCOUNT: analytics.keyFile,
      GA4_BASE_URL: analytics.url,
    },
  });
  visits.push({
    landingPage: '/sourdough',
    hostName: new URL(citable.website).host,
    sessionDefaultChannelGroup: 'AI Assistant',
    sessions: 22,
  });
});
test.afterAll(async () => {
  await citable.stop();
  await Promise.all([analytics, ...platforms].map((farSide) => farSide.stop()));
});

let complaints: string[] = [];
test.beforeEach(({ page }) => {
  month = 'first';
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
});
test.afterEach(() => {
  expect(complaints).toEqual([]);
  expect(platforms.flatMap(({ refused }) => refused).filter((why) => why !== 'no such address: /')).toEqual([]); // whether it is there at all is asked first
});

for (const [width, colorScheme, tag] of screens) {
  test.describe(`${width} px, ${colorScheme}, ${tag}`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme, reducedMotion: 'reduce' });

    test('answers are shown with and without the name, and a real rise a month later', { tag }, async ({ page }) => {
      const bought = await subscribe(page);
      const report = await reportOf(page, bought, 1);
      await expect(report.getByRole('article').filter({ hasText: /Named you, 2nd of 3/ })).toContainText(company);
      const gap = report.getByRole('article').filter({ hasText: 'You are missing' });
      await expect(gap).toContainText('Mill Lane Bakery');
      await expect(gap).toContainText('Your name could be here.');
      await expect(report.getByRole('img', { name: '1 of 1' }).first()).toBeVisible();
      const voice = report.getByRole('heading', { name: 'Share of voice' }).locator('..');
      await expect(voice).toContainText('Northgate Bread');
      await expect(voice).toContainText(
        /Of all \d+ times that an answer named somebody, it was you 12 times \(likely \d+% to \d+%\)/,
      );
      await expect(report.getByText(/^Northgate Bread answers this question on its own site/)).toBeVisible();
      await expect(report.getByText(/^Write to directory\.example: say what you offer/)).toBeVisible();
      await looksRight(page, `report-${width}-${colorScheme}`);

      month = 'better';
      await aMonthPasses(page, bought);
      const next = await reportOf(page, bought, 2);
      await expect(next.getByRole('heading', { name: 'You are named more often' })).toBeVisible();
      await expect(next).toContainText(
        /We asked the same 30 questions again\..* the average is \+\d+ points\..*: a real rise\./,
      );
      await looksRight(page, `rise-${width}-${colorScheme}`);
    });
  });
}

test('a month in which nothing changed but chance is told as that', { tag: '@long' }, async ({ page }) => {
  const bought = await subscribe(page);
  await reportOf(page, bought, 1);
  month = 'byChance';
  await aMonthPasses(page, bought);
  const next = await reportOf(page, bought, 2);
  await expect(next.getByRole('heading', { name: 'No change that we can show' })).toBeVisible();
  await expect(next).toContainText(
    /Not enough to tell\. You were named in 12 of 60 answers before, and in 12 of 60 now\./,
  );
  await looksRight(page, 'not-enough');
});

test('an owner hands in an export in German, and lets us read Google Analytics', { tag: '@long' }, async ({ page }) => {
  await reportOf(page, await subscribe(page), 1);
  const own = page.locator('[data-island=first-party]');
  await page.locator('details', { has: own }).last().locator('summary').first().click();
  await own
    .getByLabel('Where is the export from?')
    .selectOption({ label: 'Google Analytics: visits from AI assistants' });
  const buffer = Buffer.from(
    'Zielseite;Channelgruppe;Sitzungen;Aktive Nutzer\n/brot;KI-Assistent;1.014;900\n/brot;Organische Suche;90;80\n/;KI-Assistent;6;5\n',
  );
  await own.getByLabel('The file').setInputFiles({ name: 'ga4.csv', mimeType: 'text/csv', buffer });
  await own.getByRole('button', { name: 'Read the export' }).click();
  await own.getByLabel('Which column counts visits?').selectOption('Sitzungen');
  await own.getByLabel('Which rows are visits from AI assistants?').selectOption('KI-Assistent');
  await looksRight(page, 'first-party-choice', own);
  await own.getByRole('button', { name: 'Read the export' }).click();
  await expect(own.getByText('This is what we read. Nothing is added yet.')).toBeVisible();
  await looksRight(page, 'first-party-preview', own);
  await own.getByRole('button', { name: 'Add these numbers' }).click();
  await expect(own.getByText(/^Sitzungen: 1,020, in 2 rows\./)).toBeVisible();
  const askFor = async (property: string) => {
    await own.getByLabel('Property ID').fill(property);
    await own.getByRole('button', { name: 'Read Google Analytics' }).click();
  };
  for (const [property, answer] of [
    [
      '654321',
      own.getByRole('alert').filter({ hasText: 'Add reader@citable.iam.gserviceaccount.example as a viewer' }),
    ],
    ['123456', own.getByText(/^Sessions in 28 days: 22, in 1 row\./)],
  ] as const) {
    await askFor(property);
    await expect(own.getByRole('alert')).toContainText(
      `We must see first that ${new URL(citable.website).host} is yours.`,
    );
    const tag = await own.locator('code').filter({ hasText: '<meta name=' }).innerText();
    citable.site.change(inHead('/', tag));
    await askFor(property);
    await expect(answer).toBeVisible();
  }
  await looksRight(page, 'first-party', own);
  expect(analytics.refused).toEqual([]);
});

test('a platform that is down for ten minutes is measured all the same', { tag: '@long' }, async ({ page }) => {
  const [chatgpt] = platforms;
  chatgpt?.faults.push({ status: 503 }, { status: 529, retryAfter: '600' });
  const report = await reportOf(page, await subscribe(page), 1);
  expect(chatgpt?.faults).toEqual([]);
  await report.getByText('Figures for each assistant').click();
  await expect(report.getByRole('row', { name: /^ChatGPT/ })).toContainText('6 of 30');
  await expect(report.getByRole('row', { name: /^Perplexity/ })).toContainText('6 of 30');
});

/** Buyers ask for bread: a list, a table, prose; two bakeries always, and the company where the month says so. */
function bakeries(): Script {
  const asked: string[] = [];
  return (prompt) => {
    if (prompt.includes(company)) return { text: `${company} is a bakery in Norwich.`, cites: [], retrieved: [] };
    if (!asked.includes(prompt)) asked.push(prompt);
    const question = asked.indexOf(prompt);
    const rivals = ['Northgate Bread', 'Mill Lane Bakery'];
    const names = months[month](question) ? [rivals[0] ?? '', company, rivals[1] ?? ''] : rivals;
    const source = `https://${question % 2 === 0 ? 'directory' : 'northgate-bread'}.example/bakeries`;
    const lines = {
      list: names.map((name, at) => `${at + 1}. **${name}** – sourdough, open from eight.`),
      table: ['| Bakery | Bread |', '|---|---|', ...names.map((name) => `| ${name} | sourdough |`)],
      prose: [`People in Norwich like ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`],
    }[(['list', 'table', 'prose'] as const)[question % 3] ?? 'list'];
    const quote = lines.find((line) => line.includes(rivals[0] ?? '')) ?? '';
    return {
      text: `Here are some places to try:\n\n${lines.join('\n')}`,
      cites: [{ quote, url: source }],
      retrieved: [source],
    };
  };
}

let buyers = 0;

/** Quiz by its call, checkout and payment in the browser. */
async function subscribe(page: Page): Promise<{ sessionId: string; checkout: string; email: string }> {
  const email = `owner-${(buyers += 1)}@hearth-and-rye.example`;
  const { request } = page;
  const answers = {
    ...sampleAnswers,
    companyName: company,
    website: citable.website,
    email,
    locations: 'Norwich',
    products: ['Sourdough bread', 'Birthday cakes', 'Croissants'],
    keywords: ['sourdough', 'wedding cakes'],
    customerQuestions: 'Which bakery in Norwich is open on Sundays?\nWho makes gluten-free bread in Norwich?',
    problemsSolved: 'Supermarket bread that tastes of nothing.',
    targetAudience: 'Families and cafés',
  };
  const quiz = await posted(request, '/api/quiz', answers);
  const checkout = await posted(request, '/api/create-payment-intent', {
    amount: 49,
    tier: 'monitoring',
    quizId: quiz['id'],
    leadData: { email },
  });
  await page.goto(checkout['url'] ?? '');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  return { sessionId: checkout['sessionId'] ?? '', checkout: checkout['url'] ?? '', email };
}

async function aMonthPasses(page: Page, { checkout }: { checkout: string }): Promise<void> {
  await page.goto(checkout);
  await page.getByRole('button', { name: 'Let a month pass: the payment succeeds' }).click();
}

/** The section of the answers, once so many reports are there. */
async function reportOf(page: Page, { sessionId, email }: { sessionId: string; email: string }, count: number) {
  await until(() =>
    citable.mails().filter((mail) => mail.includes(email) && /\/report\//.test(mail)).length >= count ? true : null,
  );
  await page.goto(`${citable.url}/report/${sessionId}`);
  const section = answersOn(page);
  await expect(section.getByRole('heading', { name: 'What the assistants answered' })).toBeVisible();
  await expect(page.locator('article > section').nth(1), 'the first after the score').toHaveAttribute(
    'aria-labelledby',
    'answers',
  );
  return section;
}

async function posted(request: APIRequestContext, path: string, data: object): Promise<Record<string, string>> {
  const reply = await request.post(`${citable.url}${path}`, { data });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return reply.json();
}

/** Nothing beside the screen; on the long walks nothing that axe objects to. */
async function looksRight(page: Page, name: string, part = answersOn(page)): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const folder = process.env['PICTURES'];
  if (folder !== undefined) await part.screenshot({ path: join(folder, `${name}.png`) });
  if (!test.info().tags.includes('@long')) return;
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

function answersOn(page: Page): Locator {
  return page.locator('section[aria-labelledby="answers"]');
}
