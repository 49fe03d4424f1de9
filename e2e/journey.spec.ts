import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import PostalMime from 'postal-mime';
import { steps } from '../src/quiz/steps.ts';
import { sampleAnswers } from '../src/report/testing/sample-analysis.ts';
import { pageTexts, readPdf } from '../src/report/testing/read-pdf.ts';
import { blockingLine, type Citable, runCitable, until } from './run-citable.ts';

const buyer = 'owner@hearth-and-rye.example';
let citable: Citable;

test.describe.configure({ mode: 'parallel' }); // each has a server of its own

test.beforeEach(async () => {
  citable = await runCitable();
});
test.afterEach(() => citable.stop());

test('a visitor takes the quiz, pays, and has the report on screen, as PDF and in the mailbox', async ({ page }) => {
  const complaints: string[] = [];
  // A look at a website that another look reads just now answers 429, which a browser writes down.
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !/429 .*\/look$/.test(`${message.text()} ${message.location().url}`) &&
      complaints.push(`${message.text()} ${message.location().url}`),
  );
  page.on('pageerror', (error) => complaints.push(error.message));

  await page.goto(citable.url);
  await page.getByRole('link', { name: 'Get Your Assessment for $99' }).first().click();
  await takeQuiz(page, citable.website);

  await expect(page.getByText('Quiz Complete!')).toBeVisible();
  await page.getByRole('button', { name: 'Secure Checkout' }).first().click();
  await expect(page.getByText(/no money moves/i)).toBeVisible();
  await page.getByRole('button', { name: /^Pay \$99/ }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/sandbox'));
  await citable.killOneOfEach();

  await expect(page.getByRole('heading', { name: 'Your LLM SEO Report is Ready!' })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('PerplexityBot').first()).toBeVisible();
  await expect(page.getByText(blockingLine).first()).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).first().click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^LLM-SEO-Report-\d{4}-\d{2}-\d{2}\.pdf$/);
  const pdf = readFileSync(await download.path());
  const inPdf = pageTexts(readPdf(pdf)).join(' ');
  expect(inPdf).toContain('PerplexityBot');
  expect(inPdf).toContain(blockingLine);

  const [source] = await until(() => (citable.mails().length > 0 ? citable.mails() : null));
  const mail = await PostalMime.parse(source ?? '');
  expect(mail.to?.[0]?.address).toBe(buyer);
  expect(mail.attachments.filter((attachment) => attachment.mimeType === 'application/pdf')).toHaveLength(1);
  expect((mail.text ?? '').replaceAll(/\s+/g, ' ')).toMatch(
    new RegExp(`PerplexityBot may not fetch .*${blockingLine}`),
  );
  expect(mail.html ?? '').toContain(blockingLine);
  const link = /https?:\/\/\S+\/report\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your LLM SEO Report is Ready!' })).toBeVisible();
  expect(complaints).toEqual([]);

  // A guest too measures again from the report, and comes in by the mailbox alone.
  await page.getByRole('button', { name: 'Measure again for $99' }).click();
  await expect(page.getByText(/no money moves/i)).toBeVisible();
  await page.goto(`${citable.url}/signin`);
  await page.getByLabel('Email Address').fill(buyer);
  await page.getByRole('button', { name: 'Mail me a sign-in link' }).click();
  const signIn = await until(() => citable.mails().find((each) => each.includes('#link=')) ?? null);
  await page.goto('about:blank');
  await page.goto(/https?:\/\/\S+\/signin#link=[\w-]+/.exec((await PostalMime.parse(signIn)).text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('link', { name: 'Open' })).toBeVisible();
});

test(
  'the server is killed right after the payment: the next start delivers the report, once',
  { tag: '@long' },
  async ({ request }) => {
    const quiz = await request.post(`${citable.url}/api/quiz`, {
      data: { ...sampleAnswers, website: citable.website, email: buyer },
    });
    const { id } = await quiz.json();
    const checkout = await request.post(`${citable.url}/api/create-payment-intent`, {
      data: { amount: 99, tier: 'assessment', quizId: id, leadData: { email: buyer } },
    });
    const { sessionId, url } = await checkout.json();
    await request.post(url, { form: { do: 'pay', method: 'card' }, maxRedirects: 0 });
    await citable.kill();

    await citable.restart();
    await until(async () => {
      const answer = await request.get(`${citable.url}/api/report/${sessionId}`);
      return (await answer.json()).status === 'ready' ? true : null;
    });
    await until(() => (citable.mails().length > 0 ? true : null));
    await citable.kill();
    await citable.restart();
    const report = await request.get(`${citable.url}/api/report/${sessionId}`);
    expect((await report.json()).status).toBe('ready');
    expect(citable.mails()).toHaveLength(1);
  },
);

test(
  'a mistyped website is noticed in the quiz, and corrected in the report at no charge',
  { tag: '@long' },
  async ({ page }) => {
    const mistyped = 'https://no-such-bakery.invalid';
    await page.goto(`${citable.url}/quiz?fresh=true`);
    await takeQuiz(page, mistyped, async (step) => {
      if (step === 9) await expect(page.getByText('We could not open no-such-bakery.invalid.')).toBeVisible();
    });
    await expect(page.getByText(/We could not open no-such-bakery\.invalid while you answered/)).toBeVisible();
    await page.getByRole('button', { name: 'Secure Checkout' }).first().click();
    await page.getByRole('button', { name: /^Pay \$99/ }).click();

    await expect(page.getByRole('heading', { name: 'We could not read no-such-bakery.invalid' })).toBeVisible({
      timeout: 90_000,
    });
    await page.getByLabel('Website address').fill('not an address');
    await page.getByRole('button', { name: 'Read my website' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /address/ })).toBeVisible();
    await page.getByLabel('Website address').fill(citable.website);
    await page.getByRole('button', { name: 'Read my website' }).click();

    await expect(page.getByText(blockingLine).first()).toBeVisible({ timeout: 90_000 });
    await expect(page.getByRole('heading', { name: /We could not read/ })).toBeHidden();
    const mails = await until(() => (citable.mails().length === 2 ? citable.mails() : null));
    expect(mails.filter((mail) => mail.includes('We could not read'))).toHaveLength(1);
  },
);

/** All 28 steps, as the sample business would answer them. */
async function takeQuiz(
  page: Page,
  website: string,
  seen: (step: number) => Promise<void> = async () => {},
): Promise<void> {
  for (let step = 1; step <= 28; step += 1) {
    await expect(page.getByText(`Step ${step} of 28`, { exact: true })).toBeVisible();
    const next = page.getByRole('button', { name: step === 28 ? 'Get Your Report' : 'Next', exact: true });
    const [first, ...others] = steps[step - 1]?.fields ?? [];
    const chosen = first?.type === 'radio' ? answerTo(first.key, '') : '';
    if (chosen !== '' && others.every(({ after }) => after !== undefined && after !== chosen)) {
      await page.locator(`main form input[type=radio][value="${chosen}"]`).check(); // nothing else is asked: it goes on by itself
      continue;
    }
    // The quiz starts afresh as it loads, which may be after the first key.
    await expect(async () => {
      await answerStep(page, website);
      await expect(next).toBeEnabled({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await seen(step);
    await next.click();
  }
}

/** Answers whatever the step asks. */
async function answerStep(page: Page, website: string): Promise<void> {
  for (const control of await page.locator('main form').locator('input, select, textarea').all()) {
    const [key = '', part = '', detail = ''] = (
      (await control.getAttribute('name')) ??
      (await control.getAttribute('id')) ??
      ''
    ).split('.');
    const value = key === 'website' ? website : answerTo(key, part);
    const kind = await control.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
    );
    if (kind === 'radio') {
      if ((await control.getAttribute('value')) === value) await control.check();
    } else if (detail === 'active') await control.setChecked(value !== '');
    else if (kind === 'checkbox') continue; // the reminder, which nobody has to want
    else if (kind === 'select') await control.selectOption(value);
    else if (await control.isEnabled()) await control.fill(value);
  }
}

/** `part` is the line of a list, counted from 1, or the name of a network. */
function answerTo(key: string, part: string): string {
  if (key === 'email') return buyer;
  const answer = Object.entries(sampleAnswers).find(([known]) => known === key)?.[1] ?? '';
  if (Array.isArray(answer)) return answer[Number(part) - 1] ?? '';
  if (typeof answer === 'object' && answer !== null)
    return Object.entries(answer).find(([known]) => known === part)?.[1] ?? '';
  return String(answer);
}
