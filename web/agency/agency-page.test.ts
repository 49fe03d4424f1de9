import { expect, it } from 'vitest';
import { siteInBrowser, until } from '../testing/site-in-browser.ts';

const on = siteInBrowser();

it.each([
  ['a member of no agency', 403, 'Account'],
  ['nobody', 401, 'Sign in'],
])(
  'the header knows %s by the answer of the server, though this browser remembers nothing',
  async (_who, status, link) => {
    on.site.answers.set('GET /api/v1/agency', { status, body: { message: 'No.', code: 'no' } });
    on.site.answers.set('GET /api/auth/options', { status: 200, body: { providers: [] } });
    const page = await on.open('/agency');
    await until(page.getByRole('heading', { level: 1 }));
    const main = page.getByRole('navigation', { name: 'Main' });
    await until(main.getByRole('link', { name: link, exact: true }));
    expect(await main.getByRole('link', { name: status === 403 ? 'Sign in' : 'Account', exact: true }).count()).toBe(0);
  },
);
