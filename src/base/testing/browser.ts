// One browser for all test files of a worker, and one visitor in it for the pages that ask for nothing else: to start either costs more than most tests do in it.
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../e2e/find-browser.ts';

/** `isNewcomer`: nothing that an earlier page fetched is at hand. */
export type PageOptions = BrowserContextOptions & { isNewcomer?: boolean };

let started: Promise<Browser> | null = null;
let regular: Promise<BrowserContext> | null = null;

/** Ends with the process. */
function sharedBrowser(): Promise<Browser> {
  return (started ??= findBrowser().then((found) => chromium.launch(found)));
}

/** An empty page, of a desk unless told otherwise. The browser kept nothing of earlier pages but what it fetched. */
export async function newPage({
  isNewcomer = false,
  viewport = { width: 1280, height: 900 },
  colorScheme,
  reducedMotion,
  ...others
}: PageOptions = {}): Promise<Page> {
  const browser = await sharedBrowser();
  if (isNewcomer || Object.keys(others).length > 0)
    return (await browser.newContext({ viewport, colorScheme, reducedMotion, ...others })).newPage();
  const page = await (await (regular ??= browser.newContext())).newPage();
  if (viewport !== null) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion });
  return page;
}

/** After each test: closes all pages and forgets what they kept. One stays and is empty, for with the last one their process would end. */
export async function closePages(): Promise<void> {
  const kept = await regular;
  for (const context of (await started)?.contexts() ?? []) await (context === kept ? empty(context) : context.close());
}

async function empty(context: BrowserContext): Promise<void> {
  const [page, ...others] = context.pages();
  if (!page) return;
  const origins = new Set(
    [page, ...others].map((one) => new URL(one.url()).origin).filter((origin) => origin !== 'null'),
  );
  await Promise.all(others.map((other) => other.close()));
  await page.goto('about:blank'); // what it writes as it leaves is forgotten, too
  const devtools = await context.newCDPSession(page);
  for (const origin of origins)
    await devtools.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
    });
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
    context.unrouteAll(),
  ]);
}
