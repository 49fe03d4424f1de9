// A process of its own for the log that somebody handed in: it reads standard input and prints the report. What goes wrong ends this process and no other.
import { setPriority } from 'node:os';
import { logReader, LogTooLarge } from './read-logs.ts';

setPriority(10);
const reader = logReader({ maxBytes: Number(process.argv[2]) });
try {
  await reader.read(process.stdin);
  process.stdout.write(JSON.stringify(reader.report()));
} catch (error) {
  process.exitCode = error instanceof LogTooLarge ? 3 : 4;
}
