// The built site in a real browser, for one test file: everything the page complains of fails the test it was heard in.
import type { Locator, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { closePages, newPage, type PageOptions } from '#base/testing/browser.ts';
import { startBuiltSite, type BuiltSite } from './built-site.ts';

export type SiteInBrowser = {
  /** Only inside tests and hooks: it is started before the first one. */
  readonly site: BuiltSite;
  /** What the browser complained of; a test that expects a complaint takes it out. */
  readonly complaints: string[];
  takeComplaint: (start: string) => void;
  listen: (page: Page) => void;
  open: (path: string, options?: PageOptions) => Promise<Page>;
  /** With a clock that moves only when told. */
  openWithClock: (path: string, options?: PageOptions) => Promise<Page>;
  visit: (page: Page, path: string) => Promise<Page>;
};

/** Call it once at the top of a test file: it starts and ends with the file, and closes all pages after each test. */
export function siteInBrowser(start: () => Promise<BuiltSite> = startBuiltSite): SiteInBrowser {
  let site: BuiltSite;
  const complaints: string[] = [];

  beforeAll(async () => {
    site = await start();
  });
  beforeEach(() => {
    site.answers.set('GET /api/payment-methods', { status: 200, body: { methods: ['card'] } });
  });
  afterAll(() => site.close());
  afterEach(async () => {
    await closePages();
    site.answers.clear();
    site.calls.length = 0;
    site.steps.length = 0;
    expect(complaints.splice(0)).toEqual([]);
  });

  const listen = (page: Page) => {
    page.on('console', (message) => {
      // A reply of 4xx or 5xx is the server's to explain; the tests look at what the page makes of it.
      if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource'))
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
  };
  const visit = async (page: Page, path: string) => {
    listen(page);
    await page.goto(site.url + path);
    return page;
  };

  return {
    get site() {
      return site;
    },
    complaints,
    takeComplaint: (start) => {
      const found = complaints.findIndex((text) => text.startsWith(start));
      expect(found, `a complaint that starts with "${start}"`).toBeGreaterThanOrEqual(0);
      complaints.splice(found, 1);
    },
    listen,
    visit,
    open: async (path, options = {}) => visit(await newPage(options), path),
    openWithClock: async (path, options = {}) => {
      const page = await newPage({ ...options, isNewcomer: true }); // the clock is its context's
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1000);
      return visit(page, path);
    },
  };
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const until = async (locator: Locator): Promise<void> => locator.first().waitFor();
