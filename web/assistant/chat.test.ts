// The chat in a real browser, on the site as it is built.
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import { greeting, orderQuestion, ordersMailed, quickReplies } from '#assistant/contract.ts';
import { startBuiltSite, type BuiltSite } from '../testing/built-site.ts';
import { axe } from '../testing/axe.ts';
import { closePages, newPage, type PageOptions } from '#base/testing/browser.ts';

let site: BuiltSite;
let complaints: string[] = [];
let scripts: string[] = [];
const asking = 'POST /api/chatbot/message';
const leaving = 'POST /api/chatbot-lead';
const mailing = 'POST /api/chatbot/order-state';

beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(async () => {
  await site.close();
});
afterEach(async () => {
  await closePages();
  site.answers.clear();
  site.calls.length = 0;
  const heard = complaints;
  complaints = [];
  expect(heard).toEqual([]);
});

/** With a clock that moves only when told. */
async function open(options: PageOptions = {}): Promise<Page> {
  const page = await newPage({ ...options, isNewcomer: true }); // the clock is its context's
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  scripts = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(site.url);
  return page;
}

const launcher = (page: Page) => page.getByRole('button', { name: 'Ask us' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat with our assistant' });
const input = (page: Page) => panel(page).getByRole('textbox');
const typing = (page: Page) => panel(page).getByText('The assistant is typing');
const says = (page: Page, text: string) => panel(page).getByText(text).waitFor();

async function openChat(options: PageOptions = {}): Promise<Page> {
  const page = await open(options);
  await launcher(page).click();
  await typing(page).waitFor({ state: 'attached' });
  await page.clock.runFor(1000);
  await says(page, greeting.message);
  return page;
}

async function ask(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await page.keyboard.press('Enter');
}

describe('the chat', () => {
  it('is fetched only when it is opened, is 384 by 500 pixels, and greets after 1 second with suggestions', async () => {
    const page = await open();
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    expect(scripts.filter((url) => url.includes('open-chat'))).toEqual([]);
    await launcher(page).click();
    await typing(page).waitFor({ state: 'attached' });
    expect(scripts.length).toBeGreaterThan(before);
    expect(await panel(page).boundingBox()).toMatchObject({ width: 384, height: 500 });
    expect(await input(page).isDisabled()).toBe(true);
    await page.clock.runFor(999);
    expect(await panel(page).getByText(greeting.message).count()).toBe(0);
    await page.clock.runFor(1);
    await says(page, greeting.message);
    expect(await panel(page).getByRole('list', { name: 'Suggestions' }).getByRole('listitem').allInnerTexts()).toEqual(
      greeting.quickReplies,
    );
    expect(await input(page).isEnabled()).toBe(true);
  });

  it('sends a question with the session, shows the answer with its link, and then its suggestions', async () => {
    const page = await openChat();
    site.answers.set(asking, {
      status: 200,
      body: {
        message: 'It costs $99.',
        quickReplies: ['See Sample Report', 'And monthly?'],
        shouldCollectLead: false,
        links: [
          { label: 'Prices', href: '/#pricing' },
          { label: 'Elsewhere', href: 'https://evil.example' },
        ],
      },
    });
    await panel(page).getByRole('button', { name: 'What does it cost?' }).click();
    await says(page, 'It costs $99.');
    expect(site.calls.map(({ call, body }) => [call, body])).toEqual([
      [asking, { message: 'What does it cost?', sessionId: expect.stringMatching(/^session_\d+_[0-9a-z]{24}$/) }],
    ]);
    expect(await panel(page).getByRole('link', { name: 'Prices' }).getAttribute('href')).toBe('/#pricing');
    expect(await panel(page).getByRole('link', { name: 'Elsewhere' }).count()).toBe(0);
    expect(await panel(page).getByRole('link', { name: 'See Sample Report' }).getAttribute('href')).toBe(
      '/demo-report',
    );
    await panel(page).getByRole('button', { name: 'And monthly?' }).waitFor();
  });

  it('has the state of orders mailed to the address that is typed, and shows what is wrong with another', async () => {
    const page = await openChat();
    site.answers.set(asking, {
      status: 200,
      body: { message: 'I can have it mailed.', quickReplies: [quickReplies.orders], links: [] },
    });
    await ask(page, 'I paid but nothing arrived');
    await panel(page).getByRole('button', { name: quickReplies.orders }).click();
    await page.clock.runFor(1000);
    await says(page, orderQuestion);
    site.answers.set(mailing, { status: 422, body: { error: 'invalid-input', message: 'Please write the address.' } });
    await ask(page, 'olive');
    await says(page, 'Please write the address.');
    site.answers.set(mailing, { status: 202, body: { message: ordersMailed } });
    await ask(page, 'olive@harbour.example');
    await says(page, ordersMailed);
    expect(site.calls.at(-1)).toMatchObject({ call: mailing, body: { email: 'olive@harbour.example' } });
    expect(await input(page).getAttribute('aria-label')).toBe('Your question');
  });

  it('shows an answer as text, whatever it holds', async () => {
    const page = await openChat();
    site.answers.set(asking, {
      status: 200,
      body: { message: '<img src=x onerror="alert(1)"><b>hi</b>', quickReplies: [] },
    });
    await ask(page, 'hello');
    await says(page, '<img src=x onerror="alert(1)"><b>hi</b>');
    expect(await panel(page).locator('img, b').count()).toBe(0);
  });

  itLong('does not send what is blank', async () => {
    const page = await openChat();
    const send = panel(page).getByRole('button', { name: 'Send' });
    expect(await send.isDisabled()).toBe(true);
    await ask(page, '   ');
    expect(await send.isDisabled()).toBe(true);
    expect(site.calls).toEqual([]);
  });

  const badAnswers = [
    ['fails', { status: 500, body: { message: 'no' } }],
    ['is refused as too many', { status: 429, body: { message: 'wait' } }],
    ['holds no message', { status: 200, body: { quickReplies: ['x'] } }],
  ] as const;
  itLong.each(badAnswers)('answers by itself when the call %s', async (_what, answer) => {
    const page = await openChat();
    site.answers.set(asking, answer);
    await ask(page, 'what is the price?');
    await says(page, '$99 (normally $129)');
    await panel(page).getByRole('link', { name: 'Take the Assessment Now' }).waitFor();
  });

  itLong('says that it was a lot at once, and still passes on to a person', async () => {
    const page = await openChat();
    site.answers.set(asking, { status: 429, body: { message: 'That was a lot at once: please wait 40 seconds.' } });
    await ask(page, 'what is the price?');
    await says(page, 'please wait 40 seconds');
    await panel(page).getByRole('button', { name: 'Talk to a person' }).click();
    // The pause before the question begins when the server has answered.
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return panel(page).getByText('What is your name?').isVisible();
      })
      .toBe(true);
  });

  itLong('answers by itself offline', async () => {
    const page = await openChat();
    await page.context().setOffline(true);
    await ask(page, 'tell me about the report');
    await says(page, 'improvement plan, with the proof of every point');
  });

  itLong(
    'collects name, email, company and need where the server says so, sends them, thanks by name, and goes on after 2 seconds',
    async () => {
      const page = await openChat();
      site.answers.set(asking, {
        status: 200,
        body: { message: 'Of course.', quickReplies: [], shouldCollectLead: true },
      });
      site.answers.set(leaving, { status: 201, body: { success: true } });
      await ask(page, 'Talk to a person');
      await says(page, 'Of course.');
      await page.clock.runFor(1000);
      for (const answer of ['Ada Lovelace', 'ada(at)harbour', 'Harbour Dental']) {
        await ask(page, answer);
        await page.clock.runFor(1000);
      }
      await panel(page).getByRole('button', { name: 'Skip' }).click();
      await says(page, 'Thank you, Ada Lovelace! Our team will be in touch with you.');
      expect(site.calls.slice(1)).toMatchObject([
        {
          call: leaving,
          body: { name: 'Ada Lovelace', email: 'ada(at)harbour', company: 'Harbour Dental', specificNeed: '' },
        },
      ]);
      await page.clock.runFor(2000);
      for (const reply of ['Take the Assessment Now', 'View Resources', 'See Sample Report'])
        await panel(page).getByRole('link', { name: reply }).waitFor();
    },
  );

  itLong('apologises with the contact address when the address could not be sent', async () => {
    const page = await openChat();
    site.answers.set(asking, {
      status: 200,
      body: { message: 'Of course.', quickReplies: [], shouldCollectLead: true },
    });
    site.answers.set(leaving, { status: 500, body: {} });
    await ask(page, 'Talk to a person');
    await says(page, 'Of course.');
    await page.clock.runFor(1000);
    for (const answer of ['Ada', 'ada@x.example', 'Harbour', 'Help']) {
      await ask(page, answer);
      await page.clock.runFor(1000);
    }
    await says(
      page,
      'I apologize, there was an error submitting your information. Please try again or contact us directly at hello@citable.test',
    );
  });

  itLong('closes by Escape, gives the focus back, and remembers what was said', async () => {
    const page = await openChat();
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    expect(await launcher(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await says(page, greeting.message);
    expect(await typing(page).count()).toBe(0);
  });

  itLong('can be tried again when it could not be fetched', async () => {
    const page = await open();
    await page.context().setOffline(true);
    await launcher(page).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.context().setOffline(false);
  });

  const fitsEverybody = async (colorScheme: 'light' | 'dark') => {
    const page = await openChat({ colorScheme, reducedMotion: 'reduce', viewport: { width: 320, height: 600 } });
    await page.clock.resume(); // axe waits by the clock
    const { violations } = await axe(page).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`),
    ).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  };
  itLong.each(['light', 'dark'] as const)(
    'has no accessibility violation in %s, and fits a small phone',
    fitsEverybody,
  );
});
