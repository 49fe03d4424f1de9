// A process of its own for the log that somebody handed in: it reads standard input and prints the report. What goes wrong ends this process and no other.
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { packagedRanges, type RangeList } from './address-ranges.ts';
import { LogRefused } from './log-refused.ts';
import { logReader, LogTooLarge } from './read-logs.ts';

setPriority(10);
type Given = { newer: [string, RangeList][]; sitemap: string[] };
const { newer, sitemap } = JSON.parse(readFileSync(3, 'utf8')) as Given; // what readUpload writes
const reader = logReader({
  maxBytes: Number(process.argv[2]),
  ranges: new Map([...packagedRanges, ...newer]),
  sitemap,
});
try {
  await reader.read(process.stdin);
  process.stdout.write(JSON.stringify({ report: reader.report() }));
} catch (error) {
  if (error instanceof LogRefused) process.stdout.write(JSON.stringify({ refused: error.message }));
  else process.exitCode = error instanceof LogTooLarge ? 3 : 4;
}
