import type { Socket } from 'node:net';
import type pg from 'pg';

const unhurried = new WeakSet<pg.ClientBase>();

const looksPerLimit = 4;

/**
 * Ends a connection that was asked something and has heard nothing for so long (or a quarter longer): its other end may be gone without a word, and whoever asked
 * would wait for ever. All that was asked over it fails as if the connection had been lost.
 * By a clock of its own: a socket's time limit that has once passed while nothing was asked does not begin again with the next question.
 */
export function endWhenSilent(client: pg.ClientBase, silentMs: number): void {
  const { stream } = connectionState(client).connection;
  let passed = 0;
  let silentLooks = 0;
  const look = () => {
    const passedBefore = passed;
    passed = stream.bytesRead + stream.bytesWritten;
    const isSilent = !connectionState(client).readyForQuery && !unhurried.has(client) && passed === passedBefore;
    silentLooks = isSilent ? silentLooks + 1 : 0;
    if (silentLooks > looksPerLimit)
      stream.destroy(new Error(`Connection terminated: the database was silent for ${silentMs / 1000} seconds`));
  };
  const looking = setInterval(look, silentMs / looksPerLimit).unref();
  stream.once('close', () => clearInterval(looking));
}

/** For statements that may take minutes, until the client goes back to its pool. */
export function mayTakeLong(client: pg.ClientBase): void {
  unhurried.add(client);
}

export function limitSilenceAgain(client: pg.ClientBase): void {
  unhurried.delete(client);
}

/** Asks something again and again over a connection that only listens, so that its silent end is noticed too. */
export function pingWhenIdle(client: pg.Client, silentMs: number): void {
  endWhenSilent(client, silentMs);
  const asking = setInterval(
    () => connectionState(client).readyForQuery && client.query('select 1').catch(() => {}),
    silentMs,
  );
  client.once('end', () => clearInterval(asking));
}

/** Fields that pg has and its types do not name: the socket (the final one, once connected), and whether no question is under way. */
function connectionState(client: pg.ClientBase): { connection: { stream: Socket }; readyForQuery: boolean } {
  // Safe for the version that pnpm-lock.yaml names: frozen-database.fault.test.ts fails when these are gone.
  return client as unknown as { connection: { stream: Socket }; readyForQuery: boolean };
}
