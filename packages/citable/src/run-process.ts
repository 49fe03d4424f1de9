import type { Terminal } from './terminal.ts';

type Main = (args: readonly string[], terminal: Terminal) => Promise<number>;

/** Runs `main` for the arguments of this process and sets its exit code. `renderPdf` is the caller's, since the report is no part of the engine. */
export async function runProcess(main: Main, args: readonly string[], renderPdf: Terminal['renderPdf']): Promise<void> {
  // Whoever reads only the beginning (`| head`) closes the pipe; that is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  process.exitCode = await main(args, {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    env: process.env,
    signal: stop.signal,
    renderPdf,
  });
}
