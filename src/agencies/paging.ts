import { and, desc, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '#base/errors.ts';

/** Newest first: the condition and the order of a page after the row that `after` names ("time_id", as `nextOf` makes it). */
export function pageAfter(
  table: { createdAt: PgColumn; id: PgColumn },
  after: string | undefined,
): { where: SQL | undefined; orderBy: [SQL, SQL] } {
  const orderBy: [SQL, SQL] = [desc(table.createdAt), desc(table.id)];
  if (after === undefined) return { where: undefined, orderBy };
  const [at = '', id] =
    after.split('_', 2).length === 2 ? [after.slice(0, after.indexOf('_')), after.slice(after.indexOf('_') + 1)] : [];
  const date = new Date(Number(at));
  if (id === undefined || at === '' || Number.isNaN(date.getTime()))
    throw new AppError(422, 'bad-cursor', '"after" is not what a page before answered as "next".');
  // PostgreSQL keeps microseconds, a cursor milliseconds.
  const created = sql`date_trunc('milliseconds', ${table.createdAt})`;
  return {
    where: or(lt(created, date.toISOString()), and(sql`${created} = ${date.toISOString()}`, lt(table.id, id))),
    orderBy,
  };
}

export function nextOf(rows: readonly { createdAt: Date; id: string }[], limit: number): string | null {
  const last = rows.at(-1);
  return last === undefined || rows.length < limit ? null : `${last.createdAt.getTime()}_${last.id}`;
}
