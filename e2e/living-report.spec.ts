// A report after it was bought: tick, undo, copy, contest, check, share, take along, be reminded. `npm run journey` takes the walk at both widths
// in both colours and looks at every state with axe, then by keyboard alone and without a script; with `--grep @short`, once and without axe.
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import PostalMime from 'postal-mime';
import { type ChangeableSite, serveChangeableSite } from '../fakes/sites/changeable-site.ts';
import { all, header, robots } from '../fakes/sites/site-change.ts';
import { strongSaas } from '../fakes/sites/strong-saas.ts';
import { thinPlumber } from '../fakes/sites/thin-plumber.ts';
import { pageTexts, readPdf } from '../src/report/testing/read-pdf.ts';
import { sampleAnswers } from '../src/report/testing/sample-analysis.ts';
import { type Citable, runCitable, until } from './run-citable.ts';
import { screens } from './screens.ts';
import { axe } from '../web/testing/axe.ts';

const passcode = 'a passcode for this test';
/** `noindex` was sent by mistake on the day of the report: a wrong finding. PerplexityBot is really kept out: a right one. */
const planted = all(robots('User-agent: PerplexityBot\nDisallow: /\n'), header('/', 'x-robots-tag', 'noindex'));
const wrong = 'Remove noindex and snippet blocks';
const right = 'Allow PerplexityBot';

let citable: Citable;
let rivals: Record<'strong' | 'weak', ChangeableSite>;
test.beforeAll(async () => {
  const [strong, weak] = await Promise.all(
    [strongSaas, thinPlumber].map((base) => serveChangeableSite(base, () => {}, new Date())),
  );
  if (!strong || !weak) throw new Error('Two sites were to be served.');
  rivals = { strong, weak };
  citable = await runCitable({
    first: planted,
    others: [strong.host, weak.host],
    env: { ADMIN_PASSCODE: passcode, SUPER_ADMIN_CODE: 'an access code for this test' },
  });
});
test.afterAll(() => Promise.all([citable.stop(), rivals.strong.stop(), rivals.weak.stop()]));

let complaints: string[] = [];
test.beforeEach(({ page }) => {
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  citable.site.change(planted);
});
test.afterEach(() => expect(complaints).toEqual([]));

for (const [width, colorScheme, tag] of screens) {
  test.describe(`${width} px, ${colorScheme}, ${tag}`, () => {
    test.use({
      viewport: { width, height: width === 390 ? 844 : 900 },
      colorScheme,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    test('a report is bought, worked with, contested, checked and shared', { tag }, async ({ page, browser }) => {
      const buyer = `owner-${width}-${colorScheme}-${tag.slice(1)}@hearth-and-rye.example`;
      const { sessionId, link } = await buy(page, buyer);
      await page.goto(link);
      await expect(page.getByRole('complementary', { name: 'Fix this first' })).toContainText('noindex');
      const low = await scoreOf(page);
      await looksRight(page);

      // A wrong finding: refused without a page, upheld with one.
      citable.site.change(robotsAndNothingElse);
      const card = cardOf(page, wrong);
      await card.getByRole('link', { name: 'This is not right' }).click();
      await card.getByRole('button', { name: 'Look again' }).click();
      await expect(card.getByRole('alert')).toHaveText('Which page is it on? Enter its address.');
      await looksRight(page);
      await card.getByLabel('Page where it is').fill('/');
      await card.getByLabel('Words on that page').fill('Sourdough bakery in Norwich');
      await card.getByRole('button', { name: 'Look again' }).click();
      await expect(card.getByText('You were right. We corrected the report.')).toBeVisible();
      await looksRight(page);
      const corrected = await mailTo(buyer, /^You were right/);
      await page.reload();
      await expect(page.getByRole('complementary', { name: 'Fix this first' })).toBeHidden();
      const before = await scoreOf(page);
      expect(before).toBeGreaterThan(low);
      expect(corrected.text?.replaceAll(/\s+/g, ' ')).toContain(
        `It is version 2 now, and your score is ${before} of 100.`,
      );
      const pdf = pageTexts(
        readPdf(await (await page.request.get(`${citable.url}/api/download-report/${sessionId}`)).body()),
      ).join(' ');
      expect(pdf).toContain(`${before} of 100`);
      expect(pdf).not.toContain('asks every search engine to leave it out');

      // A right one: ticked, taken back, copied, contested in vain, put right, checked.
      const task = cardOf(page, right);
      const box = task.getByRole('checkbox');
      await box.check();
      await expect(task.getByText('You say done', { exact: true })).toBeVisible();
      await looksRight(page);
      await task.getByRole('button', { name: 'Undo' }).click();
      await expect(box).not.toBeChecked();
      await box.check();
      await task.getByRole('link', { name: 'Copy' }).click();
      await expect(task.getByText('Copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('PerplexityBot');
      await contest(task, '/robots.txt', '');
      await expect(task.getByText('We looked again: it stays.')).toBeVisible();
      await page.reload();
      citable.site.change(robots(''));
      const answer = citable.site.holdBack('/robots.txt');
      await task.getByRole('button', { name: 'Check now' }).click();
      await expect(task.getByRole('progressbar')).toBeVisible();
      await looksRight(page);
      answer();
      await expect(task.getByText(/^✓ Verified/)).toBeVisible();
      const after = Number(/→ (\d+)/.exec(await task.innerText())?.[1]);
      expect(after).toBeGreaterThan(before);
      await expect(task.getByText(`${before} → ${after}`)).toBeVisible();
      await expect(task.getByText('Disallow: /').first()).toBeVisible();
      await looksRight(page);
      await expect(page.getByRole('heading', { name: 'What changed' }).locator('..')).toContainText(
        `Checked: ${right}`,
      );
      await expect.poll(() => scoreOf(page), { message: 'the page’s own score follows' }).toBe(after);

      // Decided against, and taken up again.
      const skipped = page
        .locator('article article:visible')
        .filter({ has: page.getByRole('button', { name: 'Not for us' }) })
        .first();
      const skippedCard = cardOf(page, await skipped.getByRole('heading').innerText());
      await skippedCard.getByRole('button', { name: 'Not for us' }).click();
      await skippedCard.getByLabel('Why not? (optional)').fill('We are closed then');
      await looksRight(page);
      await skippedCard.getByRole('button', { name: 'Leave it out' }).click();
      await expect(skippedCard.getByText('Your reason: We are closed then')).toBeVisible();
      await looksRight(page);
      await skippedCard.getByRole('button', { name: 'Take it up again' }).click();
      await expect(skippedCard.getByRole('button', { name: 'Not for us' })).toBeVisible();

      // What only the owner can say.
      const questions = page.getByRole('heading', { name: 'Questions to you' }).locator('..');
      await questions.getByRole('button', { name: 'Yes, this is it' }).first().click();
      await expect(questions.getByRole('status').filter({ hasText: 'It counts now.' })).toBeVisible();
      await looksRight(page);

      // The tasks page, and a person who decides.
      await skippedCard.getByRole('heading').getByRole('link').click();
      await page.getByText('This is not right', { exact: true }).click();
      await page.getByLabel('We do not need this').check();
      await page.getByLabel('Tell us more').fill('Nobody asks for it');
      await looksRight(page);
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('Under review', { exact: true }).first()).toBeVisible();
      await looksRight(page);
      await decide(await browser.newPage(), 'Nobody asks for it');
      await page.reload();
      await expect(page.getByText('You asked, and we answered: buyers do ask.').first()).toBeVisible();
      await mailTo(buyer, /^We looked again: it stays/);

      // Others work along, until the link is revoked under their hands.
      await page.goto(link);
      await page.getByRole('button', { name: 'For my writer' }).click();
      await page.getByLabel('Who is it for? (optional)').fill('Ada’s desk');
      await page.getByRole('button', { name: 'Make the link' }).click();
      const shared = await page.getByLabel('The link', { exact: true }).inputValue();
      await looksRight(page);
      const theirs = await browser.newPage({ viewport: page.viewportSize(), colorScheme, reducedMotion: 'reduce' });
      await theirs.goto(shared);
      await looksRight(theirs);
      const [first] = await theirs.getByRole('button', { name: /: I have done this$/ }).all();
      await first?.click();
      await expect(theirs.getByText('Ada’s desk says done').first()).toBeVisible();
      await looksRight(theirs);
      await page.reload();
      await choose(page, 'immediate');
      await expect(page.getByText('Ada’s desk says done').first()).toBeVisible();
      await page.getByRole('button', { name: 'Revoke the link “Ada’s desk”' }).click();
      await expect(page.getByRole('button', { name: /^Revoke/ })).toBeHidden();
      await theirs
        .getByRole('button', { name: /: I have done this$/ })
        .first()
        .click();
      await expect(theirs.getByText('This link has ended. Ask the owner for a new one.')).toBeVisible();
      expect((await theirs.goto(shared))?.status()).toBe(410);
      await looksRight(theirs);
      await theirs.close();

      // Taken along and reminded of.
      for (const [name, start] of [
        ['CSV', /^\uFEFF?"?[A-Z]/],
        ['Markdown', /- \[[ x]\] \*\*/],
        ['Text', /Allow PerplexityBot/],
      ] as const) {
        const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
        expect(await (await page.request.get(`${citable.url}${href}`)).text(), name).toMatch(start);
      }
      await page.getByRole('button', { name: 'Send to me' }).click();
      await expect(page.getByText(/^Sent to o•••@hearth-and-rye\.example\.$/)).toBeVisible();
      await mailTo(buyer, /tasks/i);
      await page.getByLabel(/^Mail me my next task on Mondays/).check();
      await expect(page.getByText(/^The mails end on /)).toBeVisible();
      await choose(page, 'weeks');
      await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: /^Week 4/ }) })
        .getByRole('checkbox')
        .last()
        .check();
      await looksRight(page);
    });

    // The pages of others are read one in two seconds: too long for the short walk.
    if (tag === '@long')
      test(
        'a plumber is compared with a site named beside the plans, and with one named later',
        { tag },
        async ({ page }) => {
          const { link } = await buy(page, `plumber-${width}-${colorScheme}@plumber.example`, {
            website: rivals.weak.url,
            competitors: rivals.strong.url,
          });
          await page.goto(link);
          const section = page.getByRole('region', { name: 'Industry Performance Analysis' });
          await until(async () => {
            await page.reload();
            return (await section.getByText('What they have that you do not').isVisible()) || null;
          });
          await expect(section.getByText(/is ahead of you/)).toBeVisible();
          await expect(section.getByText('What you have that they do not')).toBeVisible();
          await looksRight(page);
          const website = section.getByLabel('A competitor’s website');
          await website.fill(rivals.weak.url);
          await section.getByRole('button', { name: 'Compare', exact: true }).click();
          await expect(section.getByRole('alert')).toHaveText('That is your own site.');
          await website.fill(citable.website);
          await section.getByRole('button', { name: 'Compare', exact: true }).click();
          await expect(section.getByText(/2 sites is ahead of you|Both sites are ahead of you/)).toBeVisible({
            timeout: 60_000,
          });
          await expect(section.getByRole('img', { name: /of 100, likely/ })).toHaveCount(3);
          await looksRight(page);
          await section
            .getByRole('button', { name: /^Remove / })
            .first()
            .click();
          await expect(section.getByRole('button', { name: /^Remove / })).toHaveCount(1);
        },
      );
  });
}

test(
  'comes back from the checkout and may do all; another browser reads only, until it has the mail',
  { tag: '@short' },
  async ({ page, browser }) => {
    const email = 'returning@hearth-and-rye.example';
    const { request } = page;
    const quiz = await posted(request, '/api/quiz', { ...sampleAnswers, website: citable.website, email });
    const checkout = await posted(request, '/api/create-payment-intent', {
      amount: 99,
      tier: 'assessment',
      quizId: quiz['id'],
      leadData: { email },
    });
    const refused: string[] = [];
    page.on('response', (response) => response.status() === 403 && refused.push(response.url()));
    await page.goto(checkout['url'] ?? '');
    await page.getByRole('button', { name: /^Pay \$99/ }).click();
    await expect(page.getByRole('heading', { name: 'Your LLM SEO Report is Ready!' })).toBeVisible({ timeout: 90_000 });
    await page.getByRole('button', { name: 'Link for my developer' }).click();
    await page.getByRole('button', { name: 'Make the link' }).click();
    await expect(page.getByLabel('The link', { exact: true })).toHaveValue(/\/tasks\//);
    await page.getByRole('button', { name: 'Get the code' }).click();
    await expect(page.getByLabel('Code for your home page')).toHaveValue(/badges/);
    await page.getByLabel('A competitor’s website').fill(rivals.strong.url);
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible();
    expect(refused).toEqual([]);

    // The address that the buyer came back to, opened elsewhere.
    const theirs = await browser.newPage({ viewport: { width: 390, height: 844 } });
    theirs.on('response', (response) => response.status() === 403 && refused.push(response.url()));
    await theirs.goto(page.url());
    await expect(theirs.getByText(/^You can read this report\. Only its buyer can change it\./)).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Link for my developer' })).toHaveCount(0);
    await expect(theirs.locator('main').getByRole('button')).toHaveText(['Mail me the link']);
    expect(await theirs.content()).not.toContain(email);
    expect((await axe(theirs).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await theirs.getByRole('button', { name: 'Mail me the link' }).click();
    await expect(theirs.getByText(/^We mailed the link to r•••@/)).toBeVisible();
    const mail = await mailTo(email, /as its buyer/);
    await theirs.goto(/https?:\/\/\S+access=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '');
    expect(theirs.url()).not.toContain('access');
    await expect(theirs.getByRole('button', { name: 'Link for my developer' })).toBeVisible();
    expect(refused).toEqual([]);
    await theirs.close();
  },
);

test('by keyboard alone: tick, undo, copy, contest, check', { tag: '@long' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { link } = await buy(page, 'keys@hearth-and-rye.example');
  citable.site.change(robotsAndNothingElse);
  await page.goto(link);
  const task = cardOf(page, right);
  await press(page, task.getByRole('checkbox'), 'Space');
  await expect(task.getByText('You say done', { exact: true })).toBeVisible();
  await press(page, task.getByRole('button', { name: 'Undo' }), 'Enter');
  await expect(task.getByRole('checkbox')).not.toBeChecked();
  await press(page, task.getByRole('link', { name: 'Copy' }), 'Enter');
  await expect(task.getByText('Copied')).toBeVisible();
  await press(page, task.getByRole('link', { name: 'This is not right' }), 'Enter');
  await press(page, task.getByLabel('It is there, you missed it'), 'ArrowDown');
  await expect(task.getByLabel('You read the wrong page')).toBeChecked();
  await press(page, task.getByLabel('Page where it is'), '/');
  await page.keyboard.type('robots.txt');
  await press(page, task.getByRole('button', { name: 'Look again' }), 'Enter');
  await expect(task.getByText('We looked again: it stays.')).toBeVisible();
  await page.reload();
  citable.site.change(robots(''));
  await press(page, task.getByRole('button', { name: 'Check now' }), 'Enter');
  await expect(task.getByText(/^✓ Verified/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('tick, contest, check and share by plain forms', { tag: '@long' }, async ({ page }) => {
    const { link } = await buy(page, 'plain@hearth-and-rye.example');
    citable.site.change(robotsAndNothingElse);
    await page.goto(link);
    const task = cardOf(page, right);
    await task.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(task.getByText('You say done', { exact: true })).toBeVisible();
    await task.getByRole('button', { name: 'Not done' }).click();
    await expect(task.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
    await task.getByRole('link', { name: 'This is not right' }).click();
    await page.getByText('This is not right', { exact: true }).click();
    await page.getByLabel('Page where it is').fill('/robots.txt');
    await sent(page, page.getByRole('button', { name: 'Look again' }));
    await until(async () => {
      await page.goto(link);
      return (await task.getByText('We looked again: it stays', { exact: true }).isVisible()) ? true : null;
    });
    citable.site.change(robots(''));
    await sent(page, task.getByRole('button', { name: 'Check now' }));
    await until(async () => {
      await page.goto(link);
      return (await task
        .getByText(/^✓ Verified/)
        .first()
        .isVisible())
        ? true
        : null;
    });
  });
});

/** Presses, and waits until the form has arrived: going elsewhere would take it back. */
async function sent(page: Page, button: Locator): Promise<void> {
  await Promise.all([page.waitForResponse((response) => response.request().method() === 'POST'), button.click()]);
}

/** What is wrong stays right; what was a slip is gone. */
const robotsAndNothingElse = all(robots('User-agent: PerplexityBot\nDisallow: /\n'), (site) => {
  delete site['/']?.headers?.['x-robots-tag'];
});

/** Quiz by its call, checkout and payment in the browser. `link` is that of the mail, which makes its reader the buyer. */
async function buy(
  page: Page,
  email: string,
  { website = citable.website, competitors = '' } = {},
): Promise<{ sessionId: string; link: string }> {
  const { request } = page;
  const quiz = await posted(request, '/api/quiz', { ...sampleAnswers, companyName: 'Hearth & Rye', website, email });
  const checkout = await posted(request, '/api/create-payment-intent', {
    amount: 99,
    tier: 'assessment',
    quizId: quiz['id'],
    leadData: { email, competitors },
  });
  await page.goto(checkout['url'] ?? '');
  await page.getByRole('button', { name: /^Pay \$99/ }).click();
  const mail = await mailTo(email, /report/i);
  const link = /https?:\/\/\S+\/report\/\S+access=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
  return { sessionId: checkout['sessionId'] ?? '', link };
}

async function posted(request: APIRequestContext, path: string, data: object): Promise<Record<string, string>> {
  const reply = await request.post(`${citable.url}${path}`, { data });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return reply.json();
}

/** The mail in the outbox with this subject, as its reader gets it. */
async function mailTo(address: string, subject: RegExp) {
  return until(async () => {
    const mails = await Promise.all(citable.mails().map((source) => PostalMime.parse(source)));
    return mails.find((mail) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? '')) ?? null;
  });
}

const cardOf = (page: Page, title: string) =>
  page.locator('article article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const scoreOf = async (page: Page) => Number(await page.locator('#executive-summary b').first().innerText());

async function contest(card: Locator, url: string, words: string): Promise<void> {
  await card.getByRole('link', { name: 'This is not right' }).click();
  await card.getByLabel('Page where it is').fill(url);
  await card.getByLabel('Words on that page').fill(words);
  await card.getByRole('button', { name: 'Look again' }).click();
}

const choose = (page: Page, when: string) => page.locator(`label[for="when-${when}"]`).click();

/** As an operator: the case is there with what the owner said, and is rejected with a sentence. */
async function decide(page: Page, note: string): Promise<void> {
  await page.goto(`${citable.url}/admin`);
  await page.getByLabel('Enter Admin Passcode').fill(passcode);
  await page.getByLabel('Enter Admin Passcode').press('Enter');
  await page.getByRole('tab', { name: 'Contests' }).click();
  const one = page.getByRole('listitem').filter({ hasText: note }).first();
  await expect(one).toBeVisible();
  await expect(page.getByText(/newest other case|newest \d+ other cases/)).toBeVisible();
  await looksRight(page);
  await one.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('You asked, and we answered: buyers do ask.');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(one).toBeHidden();
  await page.close();
}

/** Nothing beside the screen; on the long walks nothing that axe objects to. */
async function looksRight(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (!test.info().tags.includes('@long')) return;
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Reaches it with the tab key alone, then presses. */
async function press(page: Page, target: Locator, key: string): Promise<void> {
  const element = await target.elementHandle();
  for (let stops = 0; stops < 400; stops += 1) {
    if (await page.evaluate((wanted) => document.activeElement === wanted, element)) return page.keyboard.press(key);
    await page.keyboard.press('Tab');
  }
  throw new Error(`The tab key does not reach ${target.toString()}.`);
}
