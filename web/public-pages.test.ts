// What moves on the public pages, and the page that a payment returns to, in a real browser.
import { describe, expect, it } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import { button, siteInBrowser, until } from './testing/site-in-browser.ts';

const on = siteInBrowser();
const { open, openWithClock } = on;

describe('the landing page', () => {
  itLong('is complete without JavaScript: all testimonials are there, and nothing that needs a script', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    expect(await page.getByRole('blockquote').count()).toBe(3);
    expect(await page.getByRole('button').allInnerTexts()).toEqual(['Take a look']);
  });

  itLong('turns its three panels every 3 seconds, and stops when paused', async () => {
    const page = await openWithClock('/');
    const shown = (name: string) => page.locator(`button[data-show][aria-label="Show ${name}"][aria-pressed="true"]`);
    await until(shown('AI Search Dashboard'));
    for (const name of ['Visibility Tracker', 'Performance Analytics', 'AI Search Dashboard']) {
      await page.clock.runFor(3000);
      await until(shown(name));
    }
    await button(page, 'Pause the rotation').click();
    await until(button(page, 'Play the rotation'));
    await page.clock.runFor(9000);
    expect(await shown('AI Search Dashboard').count()).toBe(1);
  });

  itLong('scrolls to the panel that is chosen', async () => {
    const page = await open('/', { reducedMotion: 'reduce' });
    const row = await page.getByRole('group', { name: 'Three views of a sample report' }).elementHandle();
    await button(page, 'Show Performance Analytics').click();
    await page.waitForFunction((element) => element !== null && element.scrollLeft > element.clientWidth * 1.9, row);
  });

  itLong('counts down from 23:47:12 by the second, and begins again at 23:59:59', async () => {
    const page = await openWithClock('/');
    const timer = page.getByRole('timer');
    expect(await timer.innerText()).toBe('23:47:12');
    await page.clock.runFor(2000);
    expect(await timer.innerText()).toBe('23:47:10');
    await page.clock.fastForward('23:47:10');
    expect(await timer.innerText()).toBe('00:00:00');
    await page.clock.runFor(1000);
    expect(await timer.innerText()).toBe('23:59:59');
  });

  itLong('stands still for who wants less motion', async () => {
    const page = await openWithClock('/', { reducedMotion: 'reduce' });
    await until(button(page, 'Play the timer'));
    await until(button(page, 'Play the rotation'));
    await page.clock.runFor(9000);
    expect(await page.getByRole('timer').innerText()).toBe('23:47:12');
    expect(await button(page, 'Show AI Search Dashboard').getAttribute('aria-pressed')).toBe('true');
  });

  itLong('shows the testimonial of the company that is chosen', async () => {
    const page = await open('/');
    await button(page, 'Northline Logistics').click();
    await until(page.getByText('Ingrid Sørensen'));
    expect(await page.getByText('Maria Chen').isVisible()).toBe(false);
  });

  itLong('keeps one question open at a time', async () => {
    const page = await open('/');
    await page.getByText('Can I cancel a subscription?').click();
    await until(page.getByText('Monitoring: 6 monthly payments'));
    expect(await page.locator('details[name=faq][open]').count()).toBe(1);
  });
});

describe('a quiz that was begun', () => {
  it('is what the button at the top goes on with', async () => {
    const page = await open('/');
    await page.evaluate(
      () => (
        localStorage.setItem('llm-quiz-data', '{"companyName":"Harbour"}'),
        localStorage.setItem('llm-quiz-step', '14')
      ),
    );
    await page.reload();
    await page.getByRole('link', { name: 'Continue the quiz (step 14)' }).click();
    await until(page.getByText('Step 14 of 28', { exact: true }));
  });
});

describe('the free look', () => {
  const look = {
    id: 'look-1',
    website: 'https://brightwater.example',
    seenAt: '2026-11-22T10:00:00Z',
    tookMs: 3100,
    unread: null,
    findings: [
      {
        tone: 'bad',
        title: 'Perplexity may not read your home page',
        place: 'robots.txt, line 5',
        quote: 'Disallow: /<img src=x onerror=alert(1)>',
      },
    ],
    range: { low: 28, high: 72 },
    checks: { settled: 19, all: 67 },
    proposals: [],
    prefilled: 14,
  };
  const take = async (page: Awaited<ReturnType<typeof open>>) => {
    await page.getByLabel('Your website').fill('brightwater.example');
    await page.keyboard.press('Enter');
  };

  it('takes the place of the preview, with its proof as text and a way to the quiz', async () => {
    on.site.answers.set('POST /api/look', { status: 200, body: look });
    const page = await open('/');
    await take(page);
    await until(page.getByRole('heading', { name: 'One thing we saw' }));
    expect(on.site.calls.map(({ call, body }) => [call, body])).toEqual([
      ['POST /api/look', { website: 'brightwater.example' }],
    ]);
    await until(page.getByText('Disallow: /<img src=x onerror=alert(1)>'));
    expect(await page.locator('[data-look-result] img').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Get Your Assessment for $99' }).first().getAttribute('href')).toBe(
      '/quiz?tier=assessment&look=look-1',
    );
    await until(page.getByText('28 to 72'));
    expect(await page.getByRole('group', { name: 'Three views of a sample report' }).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('One thing we saw');
    await expect.poll(() => on.site.steps).toContainEqual({ step: 'look' });
  });

  itLong('says what is wrong with an address, and leaves it to be corrected', async () => {
    on.site.answers.set('POST /api/look', {
      status: 400,
      body: { message: 'Please enter a public website, like example.com.' },
    });
    const page = await open('/');
    await take(page);
    await until(page.getByText('Please enter a public website, like example.com.'));
    expect(await page.getByLabel('Your website').inputValue()).toBe('brightwater.example');
    expect(await page.getByLabel('Your website').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the resources page', () => {
  itLong('turns its three trends every 5 seconds, wraps, and stops when paused', async () => {
    const page = await openWithClock('/resources');
    const shown = (name: string) => page.locator(`button[data-show][aria-label="Show ${name}"][aria-pressed="true"]`);
    const names = [
      'The answer comes before the list',
      'Crawlers read what the server sends',
      'Recent pages are preferred',
      'The answer comes before the list',
    ];
    await until(shown(names[0] ?? ''));
    for (const name of names.slice(1)) {
      await page.clock.runFor(5000);
      await until(shown(name));
    }
    await button(page, 'Pause the trends').click();
    await page.clock.runFor(15_000);
    expect(await shown(names[0] ?? '').count()).toBe(1);
  });

  itLong('says Download not available for: {title} when a document is not there', async () => {
    const page = await open('/resources');
    const said = page.waitForEvent('dialog');
    const click = page.getByRole('link', { name: 'Download ROI Calculator (Excel)' }).click();
    const dialog = await said;
    expect(dialog.message()).toBe('Download not available for: ROI Calculator');
    await dialog.accept();
    await click;
  });

  itLong('hands over a document that is there', async () => {
    const page = await open('/resources');
    await page.route('**/api/download/roi-calculator', (route) =>
      route.fulfill({
        status: 200,
        headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="x.xlsx"' },
        body: 'PK',
      }),
    );
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download ROI Calculator (Excel)' }).click();
    expect((await download).suggestedFilename()).toBe('x.xlsx');
  });
});

describe('the return from the alternate payment', () => {
  itLong('sends a visitor without a quiz back to it', async () => {
    const page = await open('/payment-success');
    await until(page.getByRole('heading', { name: 'Processing Error' }));
    await until(page.getByText('No quiz data found. Please restart the quiz.'));
    expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  });

  itLong('shows Processing Your Payment, then the success, and forgets what was pending', async () => {
    const page = await open('/nothing-here');
    await page.evaluate(() =>
      localStorage.setItem(
        'pendingQuizData',
        JSON.stringify({
          quizData: {},
          leadData: { email: 'me@harbour.example' },
          selectedTier: 'assessment',
          pricing: 99,
        }),
      ),
    );
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/process-paypal-quiz', async (route) => {
      await held;
      await route.fulfill({ json: { success: true } });
    });
    await page.route('**/api/report/order-1', (route) =>
      route.fulfill({ json: { status: 'failed', message: 'This payment was refunded.' } }),
    );
    await page.goto(`${on.site.url}/payment-success?token=order-1`);
    await until(page.getByRole('heading', { name: 'Processing Your Payment' }));
    release();
    await until(page.getByRole('heading', { name: 'Payment Successful!' }));
    await until(page.getByText('Your LLM SEO Assessment is Complete!'));
    await until(page.getByText('me@harbour.example'));
    await until(page.getByText('This payment was refunded.')); // what the report's own page would show, below the good news
    expect(await page.evaluate(() => localStorage.getItem('pendingQuizData'))).toBeNull();
  });
});
