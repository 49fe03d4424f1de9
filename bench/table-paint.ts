import { chromium, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '#server/testing/process.ts';
import { findBrowser } from '../e2e/find-browser.ts';

const passcode = 'an access code for the bench';

/**
 * How long after the last byte of a list's answer its rows are on the screen of /admin: the median and the slowest of many pages, and the page's own
 * processor time for each, which other work on the machine hardly changes; in words. `databaseUrl` is filled.
 */
export async function tablePaint(databaseUrl: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'citable-bench-paint-'));
  const server = startProcess({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ROLE: 'web', ADMIN_PASSCODE: passcode });
  const browser = await chromium.launch(await findBrowser());
  try {
    await server.says('running at');
    const page = await browser.newPage();
    await page.goto(`${/running at (\S+)/.exec(server.stdout())?.[1]}/admin`);
    await page.getByLabel('Enter Admin Passcode').fill(passcode);
    await page.getByLabel('Enter Admin Passcode').press('Enter');
    const table = page.getByRole('table', { name: 'Reports' });
    await table.getByRole('row').nth(50).waitFor();
    const next = page.getByRole('navigation', { name: 'Pages of Reports' }).getByRole('button', { name: 'Next' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busyMs = async () =>
      1000 *
      ((await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ??
        NaN);
    const before = await busyMs();
    const times: number[] = [];
    for (let turn = 0; turn < 15; turn += 1) {
      await watchForRows(page);
      await next.click();
      times.push(await page.evaluate(async () => (window as typeof window & { painted: Promise<number> }).painted));
    }
    times.sort((a, b) => a - b);
    const processor = ((await busyMs()) - before) / times.length;
    return `${times[7]?.toFixed(0)} ms, the slowest of ${times.length} ${times.at(-1)?.toFixed(0)} ms; ${processor.toFixed(0)} ms of processor from click to paint`;
  } finally {
    await browser.close();
    server.child.kill('SIGTERM');
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Has the page note the time from the end of the next answer to the frame after the first row changed. */
async function watchForRows(page: Page): Promise<void> {
  await page.evaluate(() => {
    performance.clearResourceTimings();
    const rows = document.querySelector('table tbody');
    const painted = new Promise<number>((resolve) => {
      const watch = new MutationObserver(() => {
        const answer = performance.getEntriesByType('resource').find(({ name }) => name.includes('/reports?'));
        if (!(answer instanceof PerformanceResourceTiming)) return;
        watch.disconnect();
        // The first callback comes before the frame with the rows, the task after it when that frame is done.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - answer.responseEnd)));
      });
      if (rows) watch.observe(rows, { childList: true });
    });
    Object.assign(window, { painted });
  });
}
