import { expect, type Page, test } from '@playwright/test';
import { jsOnlyShop } from '../fakes/sites/js-only-shop.ts';
import { htmlPage, type SiteDefinition, textFile } from '../fakes/sites/define-site.ts';
import { type ServedSites, serveSites } from '../fakes/sites/serve-sites.ts';
import { steps, type Field } from '../src/quiz/steps.ts';
import { type Citable, runCitable } from './run-citable.ts';

let citable: Citable;
let sites: ServedSites;

test.describe.configure({ mode: 'parallel' }); // each has a server of its own

test.beforeEach(async () => {
  sites = await serveSites([dentist, jsOnlyShop], new Date());
  citable = await runCitable({ env: { CRAWL_ALLOW_HOSTS: sites.hosts.join(',') } });
});
test.afterEach(async () => {
  await citable.stop();
  await sites.stop();
});

test('addresses of results and reports that nobody has answer 404, and say so', async ({ page }) => {
  for (const [path, title] of [
    ['/results/nobody', 'Results Not Found'],
    ['/report/nobody', 'Report Not Found'],
  ]) {
    expect((await page.goto(citable.url + path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
});

const kinds = [
  { what: 'a website that answers the quiz', site: 0, mostPresses: 25, mostCharacters: 150 },
  { what: 'a website that answers next to nothing', site: 1, mostPresses: 60, mostCharacters: Infinity },
];

for (const { what, site, mostPresses, mostCharacters } of kinds)
  for (const by of ['mouse', 'keyboard'] as const)
    test(`${what} takes at most ${mostPresses} presses from the first field to the checkout, by ${by}`, async ({
      page,
    }) => {
      const hand = handOn(page, by);
      await page.goto(citable.url);
      await hand.type('#look-website', sites.sites[site]?.url ?? '');
      await hand.press('button', 'Take a look');
      await page.locator('[data-look-title]').waitFor();
      await hand.press('link', 'Get Your Assessment for $99', '[data-look-result]');
      await page.getByRole('button', { name: 'Next', exact: true }).waitFor();
      if (mostCharacters < Infinity) await hand.press('button', 'Use all and check them');
      await answerAll(page, hand);
      await hand.press('button', 'Secure Checkout');
      await expect(page.getByText(/no money moves/i)).toBeVisible();
      const { presses, characters } = hand.counted;
      test.info().annotations.push({ type: 'presses', description: `${presses.length}: ${presses.join(', ')}` });
      expect(presses.length, presses.join(', ')).toBeLessThanOrEqual(mostPresses);
      expect(characters).toBeLessThanOrEqual(mostCharacters);
    });

test('without JavaScript the first field leads to what was seen, with its proof and the way on', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(citable.url);
  await page.getByLabel('Your website').fill(sites.sites[0]?.url ?? '');
  await page.getByRole('button', { name: 'Take a look' }).click();
  await page.waitForURL('**/look/*');
  await expect(page.getByRole('heading', { name: 'Three things we saw' })).toBeVisible();
  await expect(page.locator('[data-look-result] li')).toHaveCount(3);
  await expect(page.getByText('Your score is still blurred')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Your Assessment for $99' }).first()).toHaveAttribute(
    'href',
    /^\/quiz\?tier=assessment&look=/,
  );
});

type Hand = ReturnType<typeof handOn>;

/** A hand that counts what it presses and types. By keyboard nothing is reached but by Tab, which is not counted. */
function handOn(page: Page, by: 'mouse' | 'keyboard') {
  const counted = { presses: [] as string[], characters: 0 };
  const reach = async (selector: string) => {
    const wanted = page.locator(selector).first();
    for (let tabs = 0; tabs < 60; tabs += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${selector}`);
  };
  return {
    counted,
    async press(role: 'button' | 'link', name: string, within = 'body') {
      const selector = `${within} >> role=${role}[name="${name}"]`;
      await page.locator(selector).first().waitFor();
      counted.presses.push(name);
      if (by === 'mouse') return page.locator(selector).first().click();
      await reach(selector);
      await page.keyboard.press('Enter');
    },
    async type(selector: string, text: string) {
      const isThere = await page.locator(selector).evaluate((element) => element === document.activeElement);
      if (by === 'keyboard') await reach(selector);
      else if (!isThere) {
        counted.presses.push(selector);
        await page.locator(selector).click();
      }
      counted.characters += text.length;
      await page.keyboard.type(text);
    },
    /** Goes on by itself: a radio by Enter and by a click, a list that a pointer opened. Returns whether it does. */
    async choose({ key, type }: Field, value: string): Promise<boolean> {
      counted.presses.push(key);
      if (type === 'select') {
        if (by === 'mouse') {
          counted.presses.push(value);
          await page.locator(`#${key}`).dispatchEvent('pointerdown');
          await page.locator(`#${key}`).selectOption(value);
          return true;
        }
        await reach(`#${key}`);
        while ((await page.locator(`#${key}`).inputValue()) !== value) await page.keyboard.press('ArrowDown');
        return false;
      }
      const input = page.locator(`input[name="${key}"][value="${value}"]`);
      if (by === 'mouse') {
        await page.locator('label', { has: input }).click();
        return true;
      }
      await reach(`input[name="${key}"]`);
      while (!(await input.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      return true;
    },
  };
}

/** From the step that is shown to the choice of a plan: confirms what the website gave, and answers what has to be answered. */
async function answerAll(page: Page, hand: Hand): Promise<void> {
  const complete = page.getByRole('heading', { name: 'Quiz Complete!' });
  const status = page.locator('[role=status].sr-only');
  for (let screens = 0; screens < 2 * steps.length; screens += 1) {
    const shown = await status.or(complete).first().innerText();
    if (shown === 'Quiz Complete!') return;
    const step = steps[Number(/^Step (\d+)/.exec(shown)?.[1]) - 1];
    if (!step) throw new Error(`No step is shown: ${shown}`);
    if (shown.endsWith('is this right?')) await hand.press('button', 'Yes, go on');
    else if (!(await answer(page, step.fields, hand)))
      await hand.press('button', step === steps.at(-1) ? 'Get Your Report' : 'Next');
    await expect(status.or(complete).first()).not.toHaveText(shown);
  }
  throw new Error('The quiz does not end');
}

/** Answers what is required and empty; returns whether the quiz then goes on by itself. */
async function answer(page: Page, fields: readonly Field[], hand: Hand): Promise<boolean> {
  let goesOn = false;
  for (const field of fields.filter(({ required }) => required)) {
    const { key, type, options = [] } = field;
    if (type === 'radio' || type === 'select') {
      const isAnswered =
        type === 'radio'
          ? page.locator(`input[name="${key}"]:checked`)
          : page.locator(`#${key}:has(option:not([value=""]):checked)`);
      if ((await isAnswered.count()) === 0)
        goesOn = await hand.choose(field, (options.find(({ value }) => value === 'no') ?? options[0])?.value ?? '');
      continue;
    }
    const selector = `[id="${key}${type === 'multi-text' ? '.1' : ''}"]`;
    if ((await page.locator(selector).inputValue()) === '') await hand.type(selector, typed[key] ?? 'Fresh rye bread');
  }
  return goesOn;
}

/** What only its owner knows, as short as people write. */
const typed: Partial<Record<string, string>> = {
  yearEstablished: '2009',
  email: 'me@rye.example',
  targetAudience: 'Families in town',
  businessGoals: 'More orders',
};

/** A practice that says in its markup who it is. */
const dentist: SiteDefinition = {
  name: 'dentist',
  story: 'A dental practice whose pages were made by somebody who knows what schema.org is for.',
  expected: [],
  answers: (context) => ({
    '/': htmlPage(context, {
      title: 'Brightwater Dental Studio in Leeds',
      description: 'Brightwater Dental Studio is a dental practice in Leeds for implants, braces and check-ups.',
      canonical: '/',
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'Dentist',
        '@id': `${context.origin}/#practice`,
        name: 'Brightwater Dental Studio',
        url: `${context.origin}/`,
        description: 'Brightwater Dental Studio is a dental practice in Leeds for implants, braces and check-ups.',
        foundingDate: '2009',
        telephone: '+44 113 496 0000',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '4 Canal Wharf',
          addressLocality: 'Leeds',
          postalCode: 'LS11 5PS',
          addressCountry: 'GB',
        },
        knowsAbout: ['dental implants Leeds', 'clear braces'],
        makesOffer: ['Implants', 'Braces'].map((name) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name },
        })),
        sameAs: ['https://www.facebook.com/brightwaterdental'],
      },
      main: `<h1>Dental practice in Leeds</h1><p>Brightwater Dental Studio is a dental practice in Leeds for implants, braces and check-ups.</p>
<h2>How much does an implant cost?</h2><p>An implant with its crown costs £2,400, in three payments if you like.</p><h2>Do you treat children?</h2><p>Yes, from their first tooth on.</p>`,
    }),
    '/robots.txt': textFile('User-agent: *\nAllow: /\n'),
  }),
};
