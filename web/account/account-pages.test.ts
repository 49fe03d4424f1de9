// The sign-in and the dashboard as built, before the real accounts, in a browser.
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isLong, itLong } from '#base/testing/long.ts';
import { startAccountsApp, type AccountsApp } from '#accounts/testing/accounts-app.ts';
import { boughtReport } from '#accounts/testing/bought-report.ts';
import type { TierId } from '#payment/contract.ts';
import { userSessions } from '#db/schema.ts';
import { startFakeOauth, type FakeOauth } from '#fakes/oauth.ts';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import { registerStaticFiles } from '#server/static-files.ts';
import { sharedBuild } from '../testing/built-site.ts';
import { axe } from '../testing/axe.ts';
import { closePages, newPage } from '#base/testing/browser.ts';

let far: FakeOauth;
let app: AccountsApp;
let page: Page;

beforeAll(async () => {
  const dir = await sharedBuild();
  far = await startFakeOauth();
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: far.googleIssuer };
  app = await startAccountsApp(google, (server) =>
    registerStaticFiles(server, { dir, publicUrl: '', contactEmail: 'hello@citable.test' }),
  );
});
afterAll(async () => {
  await app.close();
  await far.close();
});
beforeEach(async () => {
  await app.forgetAttempts();
  page = await newPage();
});
afterEach(closePages);

let number = 0;
const newAddress = () => `owner${(number += 1)}@harbour.example`;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const toast = (text: string) => page.getByText(text, { exact: true }).first().waitFor();

async function fill(fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
}

async function signUp(email: string, passcode = 'w7kq'): Promise<void> {
  await page.goto(`${app.url}/signin`);
  await button("Don't have an account? Sign up").click();
  await fill({ 'First Name': 'Olive', 'Last Name': 'Harbour', 'Email Address': email, 'Create Passcode': passcode });
  await button('Create Account').click();
}

/** In light, and where there is time in dark. With PICTURES=folder it keeps what a named page looks like on a phone, a tablet and a desk. */
async function isAccessible(name?: string): Promise<void> {
  const folder = process.env['PICTURES'];
  for (const colorScheme of isLong ? (['dark', 'light'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await (
      colorScheme === 'dark' ? axe(page).withRules(['color-contrast', 'link-in-text-block']) : axe(page)
    ).analyze();
    expect(violations.map(({ id, nodes }) => `${id} in ${colorScheme}: ${nodes[0]?.html}`)).toEqual([]);
    for (const width of folder && name ? [390, 768, 1280] : []) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
}

describe('/signin', () => {
  it('creates an account, goes back to signing in, and leads to the dashboard', async () => {
    const email = newAddress();
    await signUp(email);
    await toast('Account created!');
    await toast('Your account has been created successfully.');
    await heading('Sign In').waitFor();
    await fill({ Passcode: 'w7kq' });
    await button('Sign In').click();
    await toast('Welcome back!');
    await toast("You've been signed in successfully.");
    await heading('Hello, Olive').waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await heading('Confirm your e-mail address').waitFor();
    await isAccessible();
  });

  it('goes on with the agent that waits for it, by passcode and by a mailed link in another tab', async () => {
    const email = newAddress();
    await signUp(email);
    await heading('Sign In').waitFor();
    await page.goto(`${app.url}/signin?to=agent`);
    await page.getByText('An agent asks to work for your agency.').waitFor();
    await isAccessible();
    await fill({ 'Email Address': email, Passcode: 'w7kq' });
    await button('Sign In').click();
    await page.waitForURL(`${app.url}/oauth/authorize`);

    await page.context().clearCookies();
    await page.goto(`${app.url}/signin?to=agent`);
    await fill({ 'Email Address': email });
    await button('Forgot it, or bought as a guest? Mail me a sign-in link').click();
    await toast('Look into your mailbox');
    const link = (await app.drain()).at(-1)?.link ?? '';
    await page.goto(link);
    await button('Sign In').click();
    await page.waitForURL(`${app.url}/oauth/authorize`);
  });

  itLong('says in the customer’s words what is missing and what failed', async () => {
    await page.goto(`${app.url}/signin`);
    await page.getByText("Use a simple 4+ character code you'll remember.").waitFor();
    await page.getByText('Or continue with email').waitFor();
    await isAccessible();
    await fill({ 'Email Address': 'nobody@harbour.example', Passcode: 'w7kq' });
    await button('Sign In').click();
    await toast('Sign in failed');
    await toast('Invalid email or passcode.');
    await button("Don't have an account? Sign up").click();
    await button('Already have an account? Sign in').waitFor();
    await fill({ 'First Name': ' ', 'Last Name': 'Harbour', 'Create Passcode': '1234' });
    await button('Create Account').click();
    await toast('Missing information');
    await toast('Please fill in all required fields.');
    await fill({ 'First Name': 'Olive' });
    await button('Create Account').click();
    await toast('Sign up failed');
    let refuse = () => {};
    const isRefused = new Promise<void>((resolve) => (refuse = resolve));
    await page.route('**/api/auth/signup', async (route) => {
      await isRefused;
      await route.fulfill({ status: 500, body: '' });
    });
    await button('Create Account').click();
    await button('Please wait...').waitFor();
    refuse();
    await toast('Failed to create account.');
    await page.getByRole('link', { name: 'Continue as guest' }).click();
    await page.waitForURL('**/quiz?tier=assessment');
  });

  itLong('shows both providers, says of one that it is not set up, and walks through the other', async () => {
    await page.goto(`${app.url}/api/auth/oauth/github`);
    await page.getByText('Sign-in with GitHub is not set up on this site.').waitFor();
    await page.getByRole('link', { name: 'Continue with Google' }).waitFor();
    await page.getByText('Sign-in with GitHub is not set up on this site. Use your e-mail address.').waitFor();
    await button('Continue with GitHub').click();
    await toast('Sign-in with GitHub is not set up on this site. Please use your e-mail address.');
    far.google.email_verified = false;
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('alert').getByText('Google has not confirmed your e-mail address.').waitFor();
    far.google.email_verified = true;
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await heading('Hello, Olive').waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });

  itLong('asks a new browser for the mailed code', async () => {
    const email = newAddress();
    await app.browser().post('/api/auth/signup', { email, passcode: 'w7kq', firstName: 'Olive', lastName: 'Harbour' });
    await app.drain();
    await page.goto(`${app.url}/signin`);
    await fill({ 'Email Address': email, Passcode: 'w7kq' });
    await button('Sign In').click();
    await heading('Enter the mailed code').waitFor();
    const [mail] = await app.drain();
    await fill({ Code: mail?.code ?? '' });
    await button('Sign In').click();
    await heading('Hello, Olive').waitFor();
  });

  itLong('mails a link that signs in with a click and leaves its secret in no address', async () => {
    const email = newAddress();
    await app.browser().post('/api/auth/signup', { email, passcode: 'w7kq', firstName: 'Olive', lastName: 'Harbour' });
    await app.drain();
    await page.goto(`${app.url}/signin`);
    await fill({ 'Email Address': email });
    await button('Forgot it, or bought as a guest? Mail me a sign-in link').click();
    await toast('Look into your mailbox');
    const [mail] = await app.drain();
    await page.goto('about:blank');
    await page.goto(mail?.link ?? '');
    await heading('Sign in by link').waitFor();
    expect(page.url()).toBe(`${app.url}/signin`);
    await button('Sign In').click();
    await heading('Choose a passcode').waitFor();
  });

  itLong(
    'confirms the address and signs in with one click of the link, and the passcode stays in the browser that chose it',
    async () => {
      const email = newAddress();
      await boughtReport(app.db, email);
      await app.drain(); // whom the tests before signed up
      await signUp(email);
      await toast('Account created!');
      const [mail] = await app.drain();
      await page.goto('about:blank');
      await page.goto(mail?.link ?? '');
      await heading('Confirm your e-mail address').waitFor();
      await isAccessible('confirm');
      await button('Confirm and sign in').click();
      await heading(sampleAnswers.companyName).waitFor();
      await heading('Change the passcode').waitFor();
    },
  );

  itLong(
    'confirms the address in another browser too, where a new passcode is chosen: who made the account may have been a stranger',
    async () => {
      const email = newAddress();
      await boughtReport(app.db, email);
      await app
        .browser()
        .post('/api/auth/signup', { email, passcode: 'w7kq', firstName: 'Olive', lastName: 'Harbour' });
      const [mail] = await app.drain();
      await page.goto(mail?.link ?? '');
      await button('Confirm and sign in').click();
      await heading(sampleAnswers.companyName).waitFor();
      await heading('Choose a passcode').waitFor();
      expect((await app.browser().post('/api/auth/login', { email, passcode: 'w7kq' })).status).toBe(401);
    },
  );
});

describe('/dashboard', () => {
  /** Signed in as the owner of two reports of one website and a subscription. */
  async function openDashboard(tier: TierId = 'monitoring'): Promise<string> {
    const email = newAddress();
    await boughtReport(app.db, email, { createdAt: new Date('2026-08-01T10:00:00Z'), score: 48 });
    await boughtReport(app.db, email, { tier });
    const owner = app.browser();
    await app.browser().post('/api/auth/signup', { email, passcode: 'w7kq', firstName: 'Olive', lastName: 'Harbour' });
    await app.drain();
    await owner.post('/api/auth/link', { email });
    const [mail] = await app.drain();
    await page.goto(mail?.link ?? '');
    await button('Sign In').click();
    await heading('Hello, Olive').waitFor();
    return email;
  }

  itLong('sends whoever is not signed in to /signin', async () => {
    await page.goto(`${app.url}/dashboard`);
    await heading('Sign In').waitFor();
    expect(new URL(page.url()).pathname).toBe('/signin');
  });

  it('shows scores, trend, commitment and payments, in both colour schemes and on a phone', async () => {
    await openDashboard();
    for (const text of [
      '61 of 100',
      '48 of 100',
      '1 of 6 payments made. You agreed to 5 more.',
      '$99',
      '$49',
      'Nov 01, 2026',
    ]) {
      await page.getByText(text).first().waitFor();
    }
    await page.getByRole('figure').waitFor();
    for (const link of ['PDF', 'See or cancel this subscription', 'Cards, invoices and receipts'])
      await page.getByRole('link', { name: link }).first().waitFor();
    await isAccessible('dashboard');
    await page.setViewportSize({ width: 390, height: 800 });
    const receipts = page.getByRole('table', { name: 'What was paid' });
    expect(await receipts.evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))).toBe(0);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  itLong('writes a receipt for each payment, which is printed without the page behind it', async () => {
    const email = await openDashboard();
    await button('Receipt of Aug 01, 2026').click();
    const dialog = page.getByRole('dialog', { name: 'Receipt' });
    const lines = (await dialog.innerText()).split(/\n+/);
    expect(lines).toEqual(
      expect.arrayContaining([
        '$99 USD',
        'AI Search Assessment, one-time',
        'August 1, 2026',
        `${sampleAnswers.companyName}, ${email}`,
      ]),
    );
    await isAccessible('receipt');
    await page.emulateMedia({ media: 'print' });
    await Promise.all(
      [heading('Hello, Olive'), button('Print or save as PDF')].map((each) => each.waitFor({ state: 'hidden' })),
    );
    expect(await heading('Receipt').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await button('Receipt of Nov 01, 2026').click();
    await dialog.getByText('$49 × 6 = $294 for the first 6 months').waitFor();
  });

  itLong('measures again for the price on the button, straight at the checkout', async () => {
    await openDashboard('assessment');
    await button('Measure again for $99').click();
    await page.waitForURL('**/the-checkout');
    expect(app.submitted.at(-1)).toMatchObject({ companyName: sampleAnswers.companyName });
  });

  itLong('sells no assessment to whose subscription measures the website anyway', async () => {
    await openDashboard();
    await page.getByText('Monthly Monitoring measures this website again with each payment.').waitFor();
    expect(await page.getByRole('button', { name: /Measure again/ }).count()).toBe(0);
  });

  itLong(
    'is named in header and footer of every page while somebody is signed in, and /signin leads there',
    async () => {
      const names = (name: string) => page.getByRole('link', { name, exact: true }).count();
      await openDashboard();
      const signedIn = async () =>
        Promise.all(['All reports', 'Olive', 'Dashboard', 'Sign in', 'Start the quiz'].map(names));
      expect(await signedIn()).toEqual([1, 1, 1, 0, 0]);
      await page.goto(`${app.url}/refund-policy`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Dashboard' }).waitFor();
      expect(await signedIn()).toEqual([1, 1, 1, 0, 0]);
      await page.getByRole('banner').getByRole('link', { name: 'Olive' }).click();
      await page.getByRole('heading', { name: 'Account', exact: true }).waitFor();
      await page.goto(`${app.url}/signin`);
      await heading('Hello, Olive').waitFor();
      await button('Sign out').click();
      await heading('Sign In').waitFor();
      expect(await names('Sign in')).toBe(2);
      await page.goto(`${app.url}/refund-policy`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' }).waitFor();
    },
  );

  const acts: [string, () => Promise<unknown>][] = [
    ['when a button is pressed', () => button('Sign out everywhere').click()],
    [
      'when the window is looked at again',
      () => page.evaluate(() => dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
    ],
  ];
  itLong.each(acts)('leaves no page of a session behind that has ended meanwhile, %s', async (_name, act) => {
    await openDashboard();
    await app.db.delete(userSessions);
    await act();
    await page.getByText('Your session has ended. Please sign in again.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/signin');
    expect(await page.getByText(sampleAnswers.companyName).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Dashboard', exact: true }).count()).toBe(0);
  });

  itLong('gives the data away and erases the account', async () => {
    const email = await openDashboard();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toBe('citable-data-2026-11-20.zip');
    await button('Delete account').click();
    await page
      .getByRole('dialog')
      .getByText(/^Ended first: your plan .* the other 5 are not charged\. No further report/)
      .waitFor();
    await isAccessible('delete-account');
    await page.getByLabel(`Type ${email} to confirm`).fill(email);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
    await heading('Your account is deleted').waitFor();
    await page.getByText('You are signed out on every device.').waitFor();
    await page.goto(`${app.url}/dashboard`);
    await heading('Sign In').waitFor();
  });

  itLong('signs out', async () => {
    await openDashboard();
    await button('Sign out').click();
    await heading('Sign In').waitFor();
    await page.goto(`${app.url}/dashboard`);
    await heading('Sign In').waitFor();
  });
});
