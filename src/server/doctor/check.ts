import type pg from 'pg';
import type { Config } from '#base/config.ts';

/** One thing that the doctor looks at, in a file of its own below `checks/`. */
export type Check = {
  /** Lower case, with hyphens; stays the same over releases, since people filter by it. */
  id: string;
  /** A noun phrase for people, like "Log-in at the mail server". */
  looksAt: string;
  /** Also at the start of each process: answers within seconds and costs nothing. */
  atStart: boolean;
  /** Asks nobody but who is configured. What it throws is told as red. */
  look(surroundings: Surroundings): Promise<Seen>;
};

export type Surroundings = {
  config: Config;
  /** null: there is no database yet, or it cannot be reached (which the check "database" tells). */
  pool: pg.Pool | null;
  now: () => Date;
  /** Fires when the time of this check is over. */
  signal: AbortSignal;
};

/** green: in order. amber: works, but not as customers would expect it. red: customers lose something. */
export type Seen = {
  tone: 'green' | 'amber' | 'red';
  /** One sentence. */ saw: string;
  /** One sentence; null where there is nothing to do. */ todo: string | null;
};

export type Result = Pick<Check, 'id' | 'looksAt'> & Seen;

export const green = (saw: string): Seen => ({ tone: 'green', saw, todo: null });
export const amber = (saw: string, todo: string): Seen => ({ tone: 'amber', saw, todo });
export const red = (saw: string, todo: string): Seen => ({ tone: 'red', saw, todo });
