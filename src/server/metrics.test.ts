import { EventEmitter, once } from 'node:events';
import pg from 'pg';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { createLog } from '#base/log.ts';
import { openQueue } from '#base/queue.ts';
import { testDatabase } from '#base/testing/database.ts';
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

it('tells of a job that fails: an error at its last attempt, and no more than a note while the process ends', async () => {
  const database = await testDatabase();
  const queue = await openQueue(database, { step: { expireSeconds: 60, retries: 0 } }, () => {});
  onTestFinished(async () => {
    await queue.stop(1000);
    await database.close();
  });
  let isEnding = false;
  const told = new EventEmitter();
  const log = createLog('info', { write: (line) => told.emit('line', JSON.parse(line)) });
  await createMetrics(pool)
    .observeQueue(queue, log, () => isEnding)
    .work('step', async () => {
      throw new Error('the PDF renderer ended');
    });
  const line = async () => {
    const heard = once(told, 'line');
    await queue.send(database.db, 'step', {});
    return (await heard)[0];
  };
  expect(await line()).toMatchObject({ level: 50, msg: 'a job failed' });
  isEnding = true;
  expect(await line()).toMatchObject({ level: 30, msg: 'a job was handed back' });
});
