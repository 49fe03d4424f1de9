import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { until, type SiteInBrowser } from '../../testing/site-in-browser.ts';
import { completeDraft } from './complete-draft.ts';

/** A quiz that was filled in up to `number`, which is the step shown. */
export async function openQuizAt(
  { open, site }: SiteInBrowser,
  number: number,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await open('/nothing-here', options);
  await page.evaluate(
    ([draft, at]) => {
      localStorage.setItem('llm-quiz-data', draft);
      localStorage.setItem('llm-quiz-step', at);
    },
    [JSON.stringify(completeDraft), String(number)] as const,
  );
  await page.goto(`${site.url}/quiz`);
  await until(step(page, number));
  return page;
}

export const step = (page: Page, number: number): Locator => page.getByText(`Step ${number} of 28`, { exact: true });
