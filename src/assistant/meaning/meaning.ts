import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Log } from '#base/log.ts';
import { mostPieces, readVectors, vectorsFile, type VectorOf } from './known-vectors.ts';

export type Meaning = {
  /** What is known already. */
  vectorOf: VectorOf;
  /** Works out what a question means; null when too many others wait, it takes too long, or the model does not run. */
  ask: (question: string) => Promise<Float32Array | null>;
  /** Works out those of the texts that are not known, behind every question. */
  learn: (texts: readonly string[]) => void;
  close: () => Promise<void>;
};

type Job = { text: string; most: number; done: (vector: Float32Array | null) => void };

/** Questions that wait at once, and how long each: the search by letters answers whoever comes after them. */
const limits = { waiting: 20, waitMs: 2000 };

/** `program`: what the thread runs, other than our own. `waitMs`: how long a question waits. */
type Options = { log: Log; program?: URL; waitMs?: number | undefined };

/**
 * Starts nothing before the first question; then one thread works out one text after another, some 40 ms each. When it fails, that is logged once, and nothing is worked out
 * any more.
 */
export function createMeaning({
  log,
  program = new URL('encode-worker.ts', import.meta.url),
  waitMs = limits.waitMs,
}: Options): Meaning {
  const questions: Job[] = [];
  const texts: Job[] = [];
  const learned = new Map<string, Float32Array>();
  let known: VectorOf | null = null;
  let worker: Worker | null = null;
  let current: Job | null = null;
  let isBroken = false;

  const vectorOf: VectorOf = (text) => learned.get(text) ?? (known ??= readKnown())(text);

  function readKnown(): VectorOf {
    try {
      return readVectors(readFileSync(vectorsFile));
    } catch (error) {
      fail(error);
      return () => null;
    }
  }

  function pump(): void {
    if (current || isBroken) return;
    current = questions.shift() ?? texts.shift() ?? null;
    if (!current) return;
    worker ??= start();
    worker.postMessage({ text: current.text, most: current.most });
  }

  function start(): Worker {
    const started = new Worker(program);
    // It holds no server up.
    started.unref();
    started.on('message', ({ vector }: { vector: Float32Array }) => {
      const job = current;
      current = null;
      job?.done(vector);
      pump();
    });
    started.on('error', fail);
    return started;
  }

  function fail(error: unknown): void {
    if (!isBroken)
      log.error(
        {
          err: error,
          next: 'restart the server; if it fails again, look at the error: memory, or files that are missing',
        },
        'assistant: what questions mean cannot be worked out; the search by letters answers alone',
      );
    isBroken = true;
    for (const job of [current, ...questions.splice(0), ...texts.splice(0)]) job?.done(null);
    current = null;
  }

  return {
    vectorOf,
    ask: (question) => {
      const ready = vectorOf(question);
      if (ready || isBroken || questions.length >= limits.waiting) return Promise.resolve(ready);
      return new Promise((resolve) => {
        const job: Job = { text: question, most: mostPieces.question, done: resolve };
        const timer = setTimeout(() => {
          const at = questions.indexOf(job);
          if (at !== -1) questions.splice(at, 1);
          resolve(null);
        }, waitMs);
        job.done = (vector) => {
          clearTimeout(timer);
          resolve(vector);
        };
        questions.push(job);
        pump();
      });
    },
    learn: (some) => {
      for (const text of new Set(some.filter((each) => vectorOf(each) === null)))
        texts.push({ text, most: mostPieces.passage, done: (vector) => void (vector && learned.set(text, vector)) });
      pump();
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
