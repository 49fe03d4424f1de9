// Visitors who answer the whole quiz, each in a way of their own, in a real browser.
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { steps, type Field } from '#quiz/steps.ts';
import { itLong } from '#base/testing/long.ts';
import { button, siteInBrowser, until } from '../testing/site-in-browser.ts';
import { openQuizAt, step } from './testing/open-quiz.ts';

const on = siteInBrowser();
const { open, takeComplaint } = on;

describe('the quiz', () => {
  const walk = async (by: 'mouse' | 'keyboard' | 'touch') => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const page = await open('/quiz?tier=audit&fresh=true', by === 'touch' ? phone : {});
    on.site.answers.set('POST /api/quiz', { status: 201, body: { id: 'quiz-1' } });
    await until(page.locator('#companyName:enabled'));
    if (by === 'keyboard') await tabTo(page, 'companyName');
    await answerFrom(page, 1, by);
    await until(page.getByRole('heading', { name: 'Quiz Complete!' }));
    expect(sentAnswers()).toEqual([walkedAnswers]);
  };
  // npm test goes by keyboard in quiz-counts.test.ts.
  itLong.each(['keyboard', 'mouse', 'touch'] as const)(
    'is walked from the first step to the last by %s alone, and sends what was entered',
    walk,
  );

  itLong(
    'is walked on a slow network: what is typed while scripts and suggestions are under way stays, and a second press sends nothing twice',
    async () => {
      const page = await open('/nothing-here');
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 300,
        downloadThroughput: 60_000,
        uploadThroughput: 20_000,
      });
      on.site.answers.set('POST /api/quiz', { status: 201, body: { id: 'quiz-1' } });
      await page.goto(`${on.site.url}/quiz`);
      await until(page.locator('#companyName:enabled'));
      await answerFrom(page, 1, 'mouse', { isPressedTwice: true });
      await until(page.getByRole('heading', { name: 'Quiz Complete!' }));
      expect(sentAnswers()).toEqual([walkedAnswers]);
    },
  );

  itLong(
    'goes offline in the middle: the rest can be answered, nothing is lost, and it is sent once the network is back',
    async () => {
      const page = await openQuizAt(on, 12);
      await page.context().setOffline(true);
      await answerFrom(page, 12, 'mouse');
      await until(page.getByText('Submission Failed'));
      takeComplaint('The quiz was not submitted.');
      await page.context().setOffline(false);
      on.site.answers.set('POST /api/quiz', { status: 201, body: { id: 'quiz-1' } });
      await page.reload();
      await until(step(page, 28));
      await button(page, 'Get Your Report').click();
      await until(page.getByRole('heading', { name: 'Quiz Complete!' }));
      expect(sentAnswers()).toMatchObject([
        {
          businessGoals: walkedAnswers.businessGoals,
          keywords: walkedAnswers.keywords,
          companyDescription: 'We bake bread.',
        },
      ]);
    },
  );
});

/** What the walks enter, by the input's path. The first option of a list where nothing is said. */
const typed: Record<string, string> = {
  companyName: 'Harbour Street Bakery',
  companyDescription: 'We bake bread.',
  'products.1': 'Sourdough',
  'products.2': 'Rye',
  yearEstablished: '2009',
  locations: 'Bristol',
  targetAudience: 'Restaurants',
  website: 'harbour.example',
  'keywords.1': 'sourdough bristol',
  customerQuestions: 'Do you deliver?',
  uniqueSellingProps: 'Own mill',
  problemsSolved: 'Late bread',
  businessGoals: 'Growth',
  email: 'me@harbour.example',
};

const walkedAnswers = {
  companyName: 'Harbour Street Bakery',
  companyDescription: 'We bake bread.',
  industry: 'technology',
  products: ['Sourdough', 'Rye'],
  yearEstablished: 2009,
  locations: 'Bristol',
  targetAudience: 'Restaurants',
  website: 'https://harbour.example',
  socialMedia: { linkedin: '', twitter: '', facebook: '', instagram: '' },
  publicationsMentioned: 'yes',
  publicationsExamples: '',
  wikipediaPage: 'yes',
  contentFrequency: 'daily',
  keywords: ['sourdough bristol'],
  customerQuestions: 'Do you deliver?',
  structuredData: 'yes',
  contentTone: 'professional',
  faqUsage: 'yes',
  uniqueSellingProps: 'Own mill',
  problemsSolved: 'Late bread',
  brandTerminology: '',
  mobileFriendly: 'yes',
  loadingSpeed: 'fast',
  httpsUsage: 'yes',
  previousLlmSearches: 'yes',
  llmOptimizationStrategies: 'yes',
  otherInformation: '',
  misconceptions: '',
  businessGoals: 'Growth',
  email: 'me@harbour.example',
};

const sentAnswers = () => on.site.calls.filter(({ call }) => call === 'POST /api/quiz').map(({ body }) => body);

/** Answers every step from `first` to the last and submits, touching the page only in the given way. */
async function answerFrom(
  page: Page,
  first: number,
  by: 'mouse' | 'keyboard' | 'touch',
  { isPressedTwice = false } = {},
): Promise<void> {
  for (let number = first; number <= steps.length; number += 1) {
    await until(step(page, number));
    for (const field of steps[number - 1]?.fields ?? []) {
      if (field.type === 'radio' || field.type === 'select') await choose(page, field, by);
      else
        for (const path of [field.key, `${field.key}.1`, `${field.key}.2`])
          if (typed[path] !== undefined) await write(page, path, typed[path], by);
    }
    const name = number === steps.length ? 'Get Your Report' : 'Next';
    const [only, ...others] = steps[number - 1]?.fields ?? [];
    if (by !== 'keyboard' && only?.type === 'radio' && others.length === 0) continue; // goes on by itself
    if (by === 'keyboard') await pressByKeyboard(page, name);
    else if (by === 'touch') await button(page, name).tap();
    else if (isPressedTwice && number === steps.length) await button(page, name).dblclick();
    else await button(page, name).click();
  }
}

async function write(page: Page, path: string, text: string, by: 'mouse' | 'keyboard' | 'touch'): Promise<void> {
  const input = page.locator(`[id="${path}"]`);
  if (by === 'keyboard') await tabTo(page, path);
  else if (by === 'touch') await input.tap();
  else await input.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function choose(page: Page, { key, type, options }: Field, by: 'mouse' | 'keyboard' | 'touch'): Promise<void> {
  const [option] = options ?? [];
  if (type === 'select' && by !== 'keyboard')
    return void (await page.locator(`#${key}`).selectOption(option?.value ?? ''));
  const choice = page.locator(`input[name="${key}"]`).first();
  if (by === 'mouse') await page.getByText(option?.label ?? '', { exact: true }).click();
  else if (by === 'touch') await page.getByText(option?.label ?? '', { exact: true }).tap();
  else if (type === 'select') {
    await tabTo(page, key);
    await page.keyboard.press('ArrowDown');
  } else {
    await tabUntil(page, () => choice.evaluate((each) => each === document.activeElement));
    await page.keyboard.press('Space');
  }
}

const tabTo = (page: Page, id: string) =>
  tabUntil(page, () => page.evaluate((wanted) => document.activeElement?.id === wanted, id));

async function pressByKeyboard(page: Page, name: string): Promise<void> {
  await tabUntil(page, () => page.evaluate((wanted) => document.activeElement?.textContent === wanted, name));
  await page.keyboard.press('Enter');
}

async function tabUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 15; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not reach it.');
}
