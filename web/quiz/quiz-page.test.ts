// Single moments of the quiz and of the choice of a plan, in a real browser.
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import { newPage } from '#base/testing/browser.ts';
import { button, siteInBrowser, until } from '../testing/site-in-browser.ts';
import { openQuizAt, step } from './testing/open-quiz.ts';
import { axe } from '../testing/axe.ts';

const on = siteInBrowser();
const { open, visit, takeComplaint } = on;

describe('on another device', () => {
  it('goes on where a mailed link says, and what was there before is offered', async () => {
    const page = await open('/quiz');
    await page.locator('#companyName').fill('Earlier Ltd');
    on.site.answers.set('GET /api/quiz/kept/k1', {
      status: 200,
      body: { draft: { companyName: 'Harbour Street Bakery', companyDescription: 'We bake.' }, step: 3 },
    });
    await page.goto('about:blank');
    await page.goto(`${on.site.url}/quiz#go-on=k1`);
    await until(step(page, 3));
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.evaluate(() => localStorage.getItem('llm-quiz-data'))).toContain('Harbour Street Bakery');
    expect(await page.evaluate(() => localStorage.getItem('llm-quiz-aside'))).toContain('Earlier Ltd');
  });

  it('says that a link is too old, and keeps what is there', async () => {
    const page = await open('/quiz');
    await page.locator('#companyName').fill('Earlier Ltd');
    on.site.answers.set('GET /api/quiz/kept/k2', { status: 404, body: { message: 'This link is too old.' } });
    await page.goto('about:blank');
    await page.goto(`${on.site.url}/quiz#go-on=k2`);
    await until(page.getByText('This link is too old.'));
    expect(await page.locator('#companyName').inputValue()).toBe('Earlier Ltd');
  });

  it('has the link mailed, of a quiz under way and of one without a plan', async () => {
    const page = await openQuizAt(on, 12);
    await page.getByText('Continue on another device').click();
    await page.getByLabel('Send it to').fill('me');
    await button(page, 'Mail me the link').click();
    await until(page.getByRole('status').filter({ hasText: /address/ }));
    expect(on.site.calls.filter(({ call }) => call === 'POST /api/quiz/link')).toEqual([]);
    on.site.answers.set('POST /api/quiz/link', { status: 202, body: { message: 'ok' } });
    await page.getByLabel('Send it to').fill('me@harbour.example');
    expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await button(page, 'Mail me the link').click();
    await until(page.getByText('The link is on its way. Open it on the other device.'));
    on.site.answers.set('GET /api/quiz/q1/standing', { status: 200, body: { status: 'unpaid' } });
    await page.goto(`${on.site.url}/quiz?quiz=q1`);
    await page.getByText('Continue on another device').click();
    await button(page, 'Mail me the link').click();
    await until(page.getByText('The link is on its way. Open it on the other device.'));
    const sent = on.site.calls.filter(({ call }) => call === 'POST /api/quiz/link').map(({ body }) => body);
    expect(sent).toMatchObject([{ email: 'me@harbour.example', step: 12 }, { quizId: 'q1' }]);
  });
});

describe('the quiz', () => {
  itLong('may be answered in two tabs in turn: each goes on with what the other has', async () => {
    const first = await open('/quiz');
    const second = await visit(await first.context().newPage(), '/quiz');
    await until(step(second, 1));
    await first.locator('#companyName').fill('Harbour');
    await second.waitForFunction(() => document.querySelector<HTMLInputElement>('#companyName')?.value === 'Harbour');
    await button(second, 'Next').click();
    await second.locator('#companyDescription').fill('We bake');
    await first.locator('#companyName').fill('Harbour Street');
    await second.reload();
    await until(step(second, 1).or(step(second, 2)));
    expect(await second.evaluate(() => localStorage.getItem('llm-quiz-data'))).toBe(
      '{"companyName":"Harbour Street","companyDescription":"We bake"}',
    );
  });

  const broken: [what: string, data: string, at: string][] = [
    ['answers that are no JSON', '{broken', '12'],
    ['a step that there is not', JSON.stringify({ companyName: 'Harbour' }), '99'],
    ['answers of another shape', '[1,2]', '12'],
    ['a step that is no number', JSON.stringify({ companyName: 'Harbour' }), 'x'],
  ];
  const startsOver = async (what: string, data: string, at: string) => {
    const page = await openQuizAt(on, 12);
    await page.goto(new URL('/robots.txt', page.url()).href); // a quiz that is open saves what it has
    await page.evaluate(
      ([draft, number]) => (
        localStorage.setItem('llm-quiz-data', draft),
        localStorage.setItem('llm-quiz-step', number)
      ),
      [data, at] as const,
    );
    await page.goBack();
    await until(step(page, 1));
    if (what.startsWith('answers')) takeComplaint('Saved quiz answers');
    else expect(await page.locator('#companyName').inputValue()).toBe('Harbour');
  };
  itLong.each(broken)('starts over %s', startsOver);

  itLong('can be answered where the browser forbids it to keep anything', async () => {
    const empty = await newPage();
    await empty.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const page = await visit(empty, '/quiz');
    await page.locator('#companyName').fill('Harbour');
    await button(page, 'Next').click();
    await until(step(page, 2));
    await button(page, 'Previous').click();
    await until(step(page, 1));
    expect(await page.locator('#companyName').inputValue()).toBe('Harbour');
    expect(on.complaints.every((text) => text.startsWith('The browser refused its local storage.'))).toBe(true);
    on.complaints.length = 0;
  });

  itLong('keeps what was answered when the browser’s storage is emptied in the middle', async () => {
    const page = await openQuizAt(on, 3);
    const before = await page.evaluate(() => {
      const kept = localStorage.getItem('llm-quiz-data');
      localStorage.clear();
      return kept;
    });
    await button(page, 'Previous').click();
    await until(step(page, 2));
    await page.locator('#companyDescription').fill('We bake by hand');
    await page.reload();
    await until(step(page, 2));
    expect(await page.locator('#companyDescription').inputValue()).toBe('We bake by hand');
    await button(page, 'Previous').click();
    await until(step(page, 1));
    expect(before).toContain(await page.locator('#companyName').inputValue());
    expect(await page.locator('#companyName').inputValue()).not.toBe('');
  });

  it('says what is missing when Enter is pressed too early', async () => {
    const page = await open('/quiz');
    await page.locator('#companyName:enabled').press('Enter');
    await until(page.getByRole('alert').filter({ hasText: 'Enter the name of your company.' }));
    expect(await button(page, 'Next').isDisabled()).toBe(true);
  });

  itLong('completes a web address when the field is left', async () => {
    const page = await openQuizAt(on, 8);
    await page.locator('#website').fill('example.com');
    await page.locator('#website').blur();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('#website')?.value === 'https://example.com',
    );
  });

  itLong('loses nothing on a reload in the middle, also when it began with fresh=true', async () => {
    const page = await open('/quiz?fresh=true');
    await page.locator('#companyName').fill('Harbour');
    await button(page, 'Next').click();
    await page.locator('#companyDescription').fill('We bake');
    await page.reload();
    await until(step(page, 2));
    expect(await page.locator('#companyDescription').inputValue()).toBe('We bake');
  });

  itLong('goes from step to step with the browser’s own buttons, and keeps what was typed', async () => {
    const page = await openQuizAt(on, 5);
    for (const number of [6, 7, 8]) {
      await button(page, 'Next').click();
      await until(step(page, number));
    }
    for (const number of [7, 6, 5]) {
      await page.goBack();
      await until(step(page, number));
    }
    await page.goForward();
    await until(step(page, 6));
    expect(await page.locator('#locations').inputValue()).toBe('Bristol');
  });

  itLong('keeps everything when the visitor leaves by the back button and comes again', async () => {
    const page = await openQuizAt(on, 5);
    await page.locator('#yearEstablished').fill('1999');
    await page.goBack();
    await page.goForward();
    await until(step(page, 5));
    expect(await page.locator('#yearEstablished').inputValue()).toBe('1999');
  });

  itLong('is wiped by fresh=true', async () => {
    const page = await openQuizAt(on, 12);
    await page.goto(`${on.site.url}/quiz?tier=monitoring&fresh=true`);
    await until(page.locator('#companyName:enabled'));
    expect(await page.locator('#companyName').inputValue()).toBe('');
    expect(page.url()).toBe(`${on.site.url}/quiz?tier=monitoring`);
  });

  itLong('is not wiped without a word: what was answered is put aside and offered', async () => {
    const page = await openQuizAt(on, 6);
    await page.goto(`${on.site.url}/quiz?tier=assessment&fresh=true`);
    await until(page.locator('#companyName:enabled'));
    await until(page.getByRole('heading', { name: 'We cleared 26 answers' }));
    await until(page.getByText('Harbour Street Bakery: 26 of 28 steps were answered.'));
    expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await page.reload();
    await button(page, 'Undo').click();
    await until(step(page, 6));
    expect(await page.locator('#locations').inputValue()).toBe('Bristol');
    await expect.poll(() => page.getByText('We cleared').count()).toBe(0);
    await page.reload();
    await until(step(page, 6));
    await button(page, 'Previous').click();
    await page.locator('#yearEstablished').fill('1999');

    await page.goto(`${on.site.url}/quiz?tier=audit&fresh=true`);
    await button(page, 'Start over').click();
    await expect.poll(() => page.getByText('We cleared').count()).toBe(0);
    await page.locator('#companyName').fill('Another one');
    await page.reload();
    expect(await page.locator('#companyName:enabled').inputValue()).toBe('Another one');
    expect(await page.evaluate(() => Object.values(localStorage).join(' '))).not.toContain('Harbour');
  });

  itLong('keeps the longer of two quizzes that are put aside', async () => {
    const page = await openQuizAt(on, 6);
    await page.goto(`${on.site.url}/quiz?fresh=true`);
    await page.locator('#companyName:enabled').fill('Second thoughts');
    await page.goto(`${on.site.url}/quiz?fresh=true`);
    await until(page.getByRole('heading', { name: 'We cleared 26 answers' }));
  });

  itLong('counts each step that is reached once, also after a reload, and nothing but the step', async () => {
    const page = await open('/');
    await page.goto(`${on.site.url}/quiz`);
    await page.locator('#companyName').fill('Harbour');
    await button(page, 'Next').click();
    await until(step(page, 2));
    await button(page, 'Previous').click();
    await until(step(page, 1));
    await page.reload();
    await button(page, 'Next').click();
    await page.locator('#companyDescription').fill('We bake');
    await button(page, 'Next').click();
    await until(step(page, 3));
    await expect
      .poll(() => on.site.steps)
      .toEqual([{ step: 'landing' }, { step: 'quiz-1' }, { step: 'quiz-2' }, { step: 'quiz-3' }]);
  });

  itLong(
    'asks in the last step whether one mail may remind the visitor, and says so only when it was wanted',
    async () => {
      const page = await openQuizAt(on, 28);
      const consent = page.getByLabel('Remind me once by e-mail if I leave without choosing a plan');
      expect(await consent.isChecked()).toBe(false);
      await consent.check();
      await page.reload();
      expect(await consent.isChecked()).toBe(true);
      on.site.answers.set('POST /api/quiz', { status: 201, body: { id: 'quiz-1' } });
      await button(page, 'Get Your Report').click();
      await until(page.getByRole('heading', { name: 'Quiz Complete!' }));
      expect(on.site.calls[0]?.body).toMatchObject({ mayRemind: true, email: 'me@harbour.example' });
    },
  );

  itLong('keeps everything when the submission fails, and sends it again under the same key', async () => {
    const page = await openQuizAt(on, 28);
    on.site.answers.set('POST /api/quiz', { status: 500, body: { message: 'down' } });
    await button(page, 'Get Your Report').click();
    await until(page.getByText('Submission Failed'));
    await until(page.getByText('There was an error submitting your quiz. Please try again.'));
    takeComplaint('The quiz was not submitted.');
    expect(await page.locator('#email').inputValue()).toBe('me@harbour.example');

    on.site.answers.set('POST /api/quiz', { status: 201, body: { id: 'quiz-1' } });
    await button(page, 'Get Your Report').click();
    await until(page.getByRole('heading', { name: 'Quiz Complete!' }));
    await until(page.getByText('Quiz Submitted Successfully!'));
    await until(page.getByText('Redirecting to payment...'));
    const [first, second] = on.site.calls;
    expect(first?.idempotencyKey).toMatch(/^[\w-]{8,128}$/);
    expect(second).toEqual(first);
    expect(
      await page.evaluate(() => [
        localStorage.getItem('llm-quiz-data'),
        localStorage.getItem('llm-quiz-step'),
        localStorage.getItem('quizResultId'),
      ]),
    ).toEqual([null, null, 'quiz-1']);
  });

  itLong('goes to the answer that the server refuses, and says why until it is changed', async () => {
    const page = await openQuizAt(on, 28);
    on.site.answers.set('POST /api/quiz', {
      status: 422,
      body: { message: 'Some answers need another look.', details: { yearEstablished: 'That year is not over.' } },
    });
    await button(page, 'Get Your Report').click();
    await until(step(page, 5));
    await until(page.getByRole('alert').filter({ hasText: 'That year is not over.' }));
    takeComplaint('The quiz was not submitted.');
    await page.locator('#yearEstablished').fill('2001');
    await page.getByText('That year is not over.').waitFor({ state: 'detached' });
  });

  it('offers what the website suggests, and fills nothing in by itself', async () => {
    const page = await openQuizAt(on, 8);
    const proposals = [
      {
        path: 'socialMedia.linkedin.url',
        value: 'https://www.linkedin.com/company/harbour-bakery',
        seen: 'Your site links a LinkedIn page.',
      },
      { path: 'httpsUsage', value: 'partial', seen: 'The address with http:// does not lead to https://.' },
    ];
    on.site.answers.set('POST /api/prefill', { status: 200, body: { proposals } });
    await page.locator('#website').fill('harbour.example');
    await button(page, 'Next').click();
    await until(page.getByText('Your site links a LinkedIn page.'));
    expect(await page.getByLabel('LinkedIn address').inputValue()).toBe('linkedin.com/company/harbour');
    expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await button(page, 'Use linkedin.com/company/harbour-bakery').click();
    expect(await page.getByLabel('LinkedIn address').inputValue()).toBe(
      'https://www.linkedin.com/company/harbour-bakery',
    );
    expect(await page.getByText('From your website').count()).toBe(0);
    expect(on.site.calls.filter(({ call }) => call === 'POST /api/prefill').map(({ body }) => body)).toEqual([
      { website: 'https://harbour.example' },
    ]);
  });

  itLong('reads Analyzing... and takes no second click while it is being sent', async () => {
    const page = await openQuizAt(on, 28);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/quiz', async (route) => {
      await held;
      await route.fulfill({ status: 201, json: { id: 'quiz-1' } });
    });
    await button(page, 'Get Your Report').click();
    expect(await button(page, 'Analyzing...').isDisabled()).toBe(true);
    release();
    await until(page.getByRole('heading', { name: 'Quiz Complete!' }));
  });
});

const unpaid = { status: 200, body: { status: 'unpaid', teaser: {} } };

describe('the choice of a plan', () => {
  async function openPlans(): Promise<Page> {
    const page = await openQuizAt(on, 28);
    on.site.answers.set('POST /api/quiz', { status: 201, body: { id: 'quiz-1' } });
    await page.goto(`${on.site.url}/quiz?tier=monitoring`);
    await button(page, 'Get Your Report').click();
    await until(page.getByRole('heading', { name: 'Quiz Complete!' }));
    return page;
  }

  it('puts the chosen plan first, has no accessibility violation, and survives a reload', async () => {
    const page = await openPlans();
    expect(await page.locator('article h3').first().innerText()).toBe('Monthly Monitoring');
    await until(page.getByText('$294, then cancel anytime.'));
    expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await page.reload();
    await until(page.getByRole('heading', { name: 'Quiz Complete!' }));
    expect(await page.getByLabel('Email address').inputValue()).toBe('me@harbour.example');
  });

  itLong('shows one thing that was seen, with its proof, and never a toast over a price', async () => {
    const finding = {
      tone: 'bad',
      title: 'Perplexity may not read your home page',
      place: 'robots.txt, line 5',
      quote: 'Disallow: /',
    };
    on.site.answers.set('POST /api/look', { status: 200, body: { findings: [finding] } });
    const page = await openPlans();
    await until(page.getByText('Perplexity may not read your home page'));
    await until(page.getByText('robots.txt, line 5'));
    const toast = await page.getByText('Quiz Submitted Successfully!', { exact: true }).boundingBox();
    for (const price of await page.locator('article').all()) {
      const box = await price.boundingBox();
      expect(toast && box && toast.y + toast.height < box.y).toBe(true);
    }
  });

  it('goes to the checkout with the price, the plan, the quiz and the contact', async () => {
    const page = await openPlans();
    on.site.answers.set('POST /api/create-payment-intent', {
      status: 200,
      body: { sessionId: 's', url: '/nothing-here?checkout' },
    });
    await page.getByText('Where the report goes').click();
    await page.getByLabel('Your name').fill('Ada');
    await button(page, 'Secure Checkout').first().click();
    await page.waitForURL('**/nothing-here?checkout');
    expect(on.site.calls.at(-1)?.body).toMatchObject({
      amount: 49,
      tier: 'monitoring',
      quizId: 'quiz-1',
      quizData: { companyName: 'Harbour Street Bakery' },
      leadData: {
        contactName: 'Ada',
        companyName: 'Harbour Street Bakery',
        email: 'me@harbour.example',
        website: 'https://harbour.example',
      },
    });
  });

  itLong(
    'names competitors on the way to the checkout, and says at their field why one cannot be compared',
    async () => {
      const page = await openPlans();
      const field = page.getByLabel('Websites of up to three competitors (optional)');
      await page.getByText('Who you compete with').click();
      await field.fill('yelp.com');
      const message = 'That is a directory. Enter a business’s own site.';
      on.site.answers.set('POST /api/create-payment-intent', { status: 400, body: { message, code: 'directory' } });
      await button(page, 'Secure Checkout').first().click();
      await until(page.getByRole('alert').filter({ hasText: message }));
      takeComplaint('The checkout was not opened.');
      expect(
        await field.evaluate((element) => [element === document.activeElement, element.getAttribute('aria-invalid')]),
      ).toEqual([true, 'true']);
      await field.fill('one.example, two.example');
      on.site.answers.set('POST /api/create-payment-intent', {
        status: 200,
        body: { sessionId: 's', url: '/nothing-here?checkout' },
      });
      await button(page, 'Secure Checkout').first().click();
      await page.waitForURL('**/nothing-here?checkout');
      expect(on.site.calls.at(-1)?.body).toMatchObject({ leadData: { competitors: 'one.example, two.example' } });
    },
  );

  itLong('can be pressed again after the way back from the checkout', async () => {
    const page = await openPlans();
    on.site.answers.set('POST /api/create-payment-intent', {
      status: 200,
      body: { sessionId: 's', url: '/nothing-here?checkout' },
    });
    await button(page, 'Secure Checkout').first().click();
    await page.waitForURL('**/nothing-here?checkout');
    await page.goBack();
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('button')].filter(
          (each) => each.textContent === 'Secure Checkout' && !each.disabled,
        ).length === 3,
    );
  });

  itLong('says what went wrong and can be pressed again', async () => {
    const page = await openPlans();
    on.site.answers.set('POST /api/create-payment-intent', {
      status: 502,
      body: { message: 'The payment provider does not answer.' },
    });
    await button(page, 'Secure Checkout').first().click();
    await until(page.getByText('Payment Error'));
    await until(page.getByText('The payment provider does not answer.'));
    takeComplaint('The checkout was not opened.');
    expect(await button(page, 'Secure Checkout').first().isEnabled()).toBe(true);
  });

  itLong('reads Processing... and takes no second click meanwhile', async () => {
    const page = await openPlans();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/create-payment-intent', async (route) => {
      await held;
      await route.fulfill({ json: { sessionId: 's', url: '/nothing-here' } });
    });
    await button(page, 'Secure Checkout').first().click();
    expect(await button(page, 'Processing...').isDisabled()).toBe(true);
    expect(await button(page, 'Secure Checkout').first().isDisabled()).toBe(true);
    release();
    await page.waitForURL('**/nothing-here');
  });

  itLong('is where the back button leads to, with the answers kept, and the next time out of the quiz', async () => {
    const page = await openQuizAt(on, 26);
    for (const _ of [27, 28]) await button(page, 'Next').click();
    on.site.answers.set('POST /api/quiz', { status: 201, body: { id: 'quiz-1' } });
    on.site.answers.set('GET /api/quiz/quiz-1/standing', unpaid);
    await button(page, 'Get Your Report').click();
    const complete = page.getByRole('heading', { name: 'Quiz Complete!' });
    await until(complete);
    await page.goBack();
    await page.waitForFunction(() => history.state?.usr?.unread === undefined);
    await until(complete);
    expect(await page.getByLabel('Email address').inputValue()).toBe('me@harbour.example');
    await page.goForward();
    await until(complete);
    await page.goBack();
    await page.goBack();
    await page.waitForURL('**/nothing-here');
  });

  itLong('is resumed by /quiz while nothing is paid; who starts over is asked', async () => {
    const page = await openPlans();
    on.site.answers.set('GET /api/quiz/quiz-1/standing', unpaid);
    await page.goto(`${on.site.url}/quiz`);
    await until(page.getByRole('heading', { name: 'Quiz Complete!' }));
    await page.goto(`${on.site.url}/quiz?tier=audit&fresh=true`);
    await until(step(page, 1));
    await until(page.getByText('Harbour Street Bakery: all 28 steps are answered, and no plan is chosen.'));
    await button(page, 'Choose a plan').click();
    await until(page.getByRole('heading', { name: 'Quiz Complete!' }));
    expect(await page.getByLabel('Email address').inputValue()).toBe('me@harbour.example');
    await page.goto(`${on.site.url}/quiz?fresh=true`);
    await button(page, 'Start over').click();
    await page.goto(`${on.site.url}/quiz`);
    await until(step(page, 1));
    expect(await page.getByText('all 28 steps are answered').count()).toBe(0);
  });

  const paid: [string, { status: number; body: unknown }][] = [
    ['paid', { status: 200, body: { status: 'running', orderId: 'order-1' } }],
    ['on its way', { status: 200, body: { status: 'processing', orderId: 'order-1' } }],
  ];
  itLong.each(paid)('sells nothing twice: a quiz whose payment is %s leads to its results', async (_name, answer) => {
    on.site.answers.set('GET /api/quiz/quiz-9/standing', answer);
    const page = await open('/quiz?quiz=quiz-9');
    await page.waitForURL('**/results/quiz-9');
  });

  itLong('says so when the quiz of its address is unknown', async () => {
    on.site.answers.set('GET /api/quiz/nobody/standing', {
      status: 404,
      body: { message: 'None.', code: 'quiz-not-found' },
    });
    const page = await open('/quiz?quiz=nobody');
    await until(page.getByRole('heading', { name: 'We do not know this quiz' }));
    expect(await button(page, 'Secure Checkout').count()).toBe(0);
    await page.getByRole('link', { name: 'Start the quiz' }).click();
    await until(step(page, 1));
  });

  itLong('asks for an email before it goes anywhere', async () => {
    const page = await openPlans();
    await page.getByText('Where the report goes').click();
    await page.getByLabel('Email address').fill('nobody');
    await page.getByText('Where the report goes').click(); // what is wrong is unfolded again
    await button(page, 'Secure Checkout').first().click();
    await until(page.getByText('Enter an email address such as you@company.com.'));
    expect(
      on.site.calls.map(({ call }) => call).filter((call) => call.startsWith('POST') && call !== 'POST /api/look'),
    ).toEqual(['POST /api/quiz']);
  });
});
