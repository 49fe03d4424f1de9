// What a slow line or a busy machine shows: a browser paints as much of a page as it has read, and what it paints must not move when the rest comes.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import { newPage } from '#base/testing/browser.ts';
import { layoutShifts } from './testing/layout-shifts.ts';
import { siteInBrowser } from './testing/site-in-browser.ts';

const on = siteInBrowser();
/** Milliseconds in which a browser surely paints what it has. */
const wait = 1500;

let line: Server;
let cut = '';
beforeAll(async () => {
  line = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(on.site.url + (request.url ?? ''), {
        headers: { accept: request.headers.accept ?? '' },
      });
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      const body = Buffer.from(await answer.arrayBuffer());
      const at = type.startsWith('text/html') ? body.indexOf(cut) : -1;
      if (at === -1) return response.end(body);
      response.write(body.subarray(0, at));
      await pause(wait);
      return response.end(body.subarray(at));
    })();
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  line.closeAllConnections();
  line.close();
});

itLong.each([
  { path: '/rubric', what: 'in the menu', at: '</li><li><a href="/rubric"' },
  { path: '/rubric', what: 'before the way to the quiz', at: '<a href="/quiz' },
  { path: '/', what: 'in the picture beside the first words', at: '<svg role="img"' },
  { path: '/', what: 'before what the line below the field says', at: 'See a sample report' },
])('$path: nothing moves when the line stops $what', async ({ path, at }) => {
  cut = at;
  const page = await newPage({ reducedMotion: 'reduce', isNewcomer: true });
  on.listen(page);
  const { port } = line.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}${path}`);
  await page.waitForLoadState('networkidle');
  expect(await page.content()).toContain(cut);
  expect(await layoutShifts(page)).toEqual([]);
});
