// The thread that works out what texts mean, so that nobody else's page waits for it.
import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { modelFile } from './known-vectors.ts';
import { readModel } from './sentence-model.ts';

const encode = readModel(readFileSync(modelFile));

// Only our own program sends to it: its messages need no parsing.
parentPort?.on('message', ({ text, most }: { text: string; most: number }) =>
  parentPort?.postMessage({ vector: encode(text, most) }),
);
