import { spawn } from 'node:child_process';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { AddressRanges } from './address-ranges.ts';
import type { LogReport } from './read-logs.ts';

/** `refused` says why in words for its owner. */
export type UploadResult =
  | { report: LogReport }
  | { refused: string }
  | { problem: 'too-large' | 'unreadable' | 'too-slow' };

const unpackedBytes = 2_000_000_000;
const heapMb = 256;

/** What a sender has to send in each stretch of time, or its place goes to somebody else. */
const usualPace = { bytes: 64_000, everyMs: 5_000 };

/** Reads a log that is streamed in, in a process that ends with it. Nothing of the log is kept. `newer`: ranges to use instead of the packaged ones.
 * `sitemap`: as logReader takes it. `timeoutMs`: from the first byte on. */
export async function readUpload(
  source: Readable,
  newer: AddressRanges,
  sitemap: readonly string[],
  { timeoutMs = 120_000, pace = usualPace }: { timeoutMs?: number; pace?: typeof usualPace } = {},
): Promise<UploadResult> {
  const program = fileURLToPath(new URL('log-process.ts', import.meta.url));
  // No environment of ours: what the process cannot see it cannot leak.
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, program, String(unpackedBytes)], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
  });
  const [log, out, , given] = child.stdio as unknown as [Writable, Readable, null, Writable]; // as they were asked for
  // A killed process breaks its pipes, also after ours have ended: without a listener that would end the server.
  for (const pipe of [log, out, given]) pipe.on('error', () => {});
  let isLate = false;
  const giveUp = () => {
    isLate = true;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(giveUp, timeoutMs);
  const paced = atPace(source, pace, giveUp);
  const printed: Buffer[] = [];
  out.on('data', (chunk: Buffer) => printed.push(chunk));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const sent = [
    pipeline(Readable.from([JSON.stringify({ newer: [...newer], sitemap })]), given),
    pipeline(source, log),
  ];
  // A process that has given up reads no further: its exit code says why.
  await Promise.all(sent).catch(() => child.kill('SIGTERM'));
  const code = await ended;
  clearTimeout(timer);
  paced.end();
  if (isLate) return { problem: 'too-slow' };
  if (code === 3) return { problem: 'too-large' };
  if (code !== 0) return { problem: 'unreadable' };
  return JSON.parse(Buffer.concat(printed).toString()) as UploadResult; // our own program's words
}

/** Calls `tooSlow` once fewer bytes came in a stretch of time than have to. A source that waits for its reader is not slow. */
function atPace(source: Readable, { bytes, everyMs }: typeof usualPace, tooSlow: () => void): { end: () => void } {
  let arrived = 0;
  const count = (chunk: Buffer) => (arrived += chunk.length);
  source.on('data', count);
  const timer = setInterval(() => {
    if (arrived < bytes && !source.isPaused() && !source.readableEnded) tooSlow();
    arrived = 0;
  }, everyMs);
  return {
    end: () => {
      clearInterval(timer);
      source.off('data', count);
    },
  };
}
