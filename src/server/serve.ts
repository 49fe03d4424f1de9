import { readConfig } from '#base/config.ts';
import { StartError } from '#base/errors.ts';
import { atStart } from './doctor/in-words.ts';
import { startMessage } from './start-message.ts';
import { type RunningServer, startServer } from './start.ts';

const drainMs = 25_000; // longer than the longest request; what is not done by then is handed to another process

try {
  const config = readConfig(process.env);
  const server = await startServer(config, { dev: process.argv.includes('--dev') });
  const isStopping = stopWhenTold(server);
  process.stdout.write(startMessage(config, server));
  const results = await server.examine();
  if (!isStopping()) process.stdout.write(atStart(results, config));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/** Answers whether it was told. */
function stopWhenTold(server: RunningServer): () => boolean {
  let stopping = false;
  const stop = () => {
    if (stopping) return; // Ctrl-C arrives twice: from the terminal and from the launcher
    stopping = true;
    setTimeout(() => process.exit(1), drainMs).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Stopping failed: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
  process.on('disconnect', stop); // the launcher was killed
  return () => stopping;
}
