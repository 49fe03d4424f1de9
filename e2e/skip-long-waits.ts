// Loaded before the server by e2e/answers.spec.ts: what a vendor asks it to wait for, five minutes and more, is over at once.
import { createRequire, syncBuiltinESMExports } from 'node:module';
import type timers from 'node:timers/promises';

const longMs = 5 * 60_000;
const real = createRequire(import.meta.url)('node:timers/promises') as typeof timers;
const wait = real.setTimeout;
real.setTimeout = (ms, ...rest) => wait(ms !== undefined && ms >= longMs ? 0 : ms, ...rest);
syncBuiltinESMExports();
