import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { createLog } from '#base/log.ts';
import type { ReadPages } from '#engine/read/statements/model/reads-pages.ts';
import { createMetrics } from './metrics.ts';

// No database is there: the figures of this process are told without one.
const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
afterAll(() => pool.end());

it('counts and logs what a model’s reading of a website cost', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const metrics = createMetrics(pool);
  const dropped = { notOnPage: 0, valueNotInQuote: 0, notSupported: 0 };
  const model = {
    state: 'partly' as const,
    reader: 'small',
    promptVersion: 1,
    pagesRead: 3,
    pagesChosen: 4,
    calls: 7,
    costUsd: 0.0125,
    why: 'no',
    dropped,
  };
  const readPages: ReadPages = async () => ({ statements: [], model });
  const observed = metrics.observeReading({ readPages }, log);
  await observed.readPages?.([], { answers: null });
  await observed.readPages?.([], { answers: null });
  expect(await metrics.text()).toMatch(/citable_site_reading_cost_usd_total\{reader="small",state="partly"\} 0\.025/);
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    reader: 'small',
    pagesRead: 3,
    pagesChosen: 4,
    calls: 7,
    costUsd: 0.0125,
    msg: 'a model read a website',
  });
  expect(metrics.observeReading({}, log)).toEqual({});
});
