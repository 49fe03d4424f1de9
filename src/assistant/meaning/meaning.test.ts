import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createLog, type Log } from '#base/log.ts';
import { dot } from './matrix.ts';
import { createMeaning, type Meaning } from './meaning.ts';

const folder = mkdtempSync(join(tmpdir(), 'citable-meaning-'));
afterAll(() => rmSync(folder, { recursive: true }));
let meaning: Meaning;
afterEach(() => meaning.close());

function running(program: string, log: Log = createLog('silent'), waitMs?: number): Meaning {
  const file = join(folder, `program-${program.length}.mjs`);
  writeFileSync(file, program);
  return (meaning = createMeaning({ log, program: pathToFileURL(file), waitMs }));
}

describe('what questions mean', () => {
  it('is worked out in a separate thread, while other work goes on', async () => {
    meaning = createMeaning({ log: createLog('silent'), waitMs: 120_000 });
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 5);
    const [one, other, third] = await Promise.all(
      ['could I stop whenever I like', 'am I free to end it at any time', 'a cat sat on a mat'].map(meaning.ask),
    );
    clearInterval(counting);
    if (!one || !other || !third) throw new Error('The model did not answer in time.');
    expect(dot(one, other)).toBeGreaterThan(dot(one, third) + 0.2);
    expect(turns).toBeGreaterThan(5);
  });

  it('learns texts behind the questions, and knows them from then on', async () => {
    meaning = createMeaning({ log: createLog('silent') });
    const text = 'A passage that no file has, of this installation alone.';
    expect(meaning.vectorOf(text)).toBeNull();
    meaning.learn([text, text]);
    await expect.poll(() => meaning.vectorOf(text), { timeout: 120_000 }).not.toBeNull();
  });

  it('is not known where the thread fails, at once and for good; that is logged once', async () => {
    const told: unknown[] = [];
    const log = createLog('silent');
    log.error = (...said: unknown[]) => void told.push(said);
    running(`throw new Error('no such model');`, log);
    expect(await Promise.all(['one', 'two', 'three'].map(meaning.ask))).toEqual([null, null, null]);
    expect(await meaning.ask('four')).toBeNull();
    meaning.learn(['five']);
    expect(told).toHaveLength(1);
  });

  it('lets twenty wait, none of them for ever, and nobody else', async () => {
    running(
      `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {});`,
      createLog('silent'),
      500,
    );
    const ended: number[] = [];
    const answers = Array.from({ length: 30 }, (_, at) =>
      meaning.ask(`question ${at}`).then((vector) => (ended.push(at), vector)),
    );
    await answers[29];
    expect(ended).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29]);
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 30 }, () => null));
  });
});
