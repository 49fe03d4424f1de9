import { jsonOrNull } from '#base/json-or-null.ts';
import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#base/errors.ts';
import type { Db, Queryable } from '#base/db.ts';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The seed's calls answer plain lists; of a long one they give this many rows and say so. */
export const plainListCap = 1000;
/** Matches of a filter are counted up to here: nobody reads on, and counting all of them grows with the table. */
export const countCap = 1000;

/** What a list's address may ask: `limit` turns the plain list into a page. */
export function listQuery<const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  return z.object({
    limit: z.coerce.number().int().min(1).max(200).optional(),
    after: z.string().max(2000).optional(),
    sort: z.enum(sorts).default(sorts[0]),
    order: z.enum(['asc', 'desc']).default('desc'),
    search: z.string().trim().max(200).default(''),
  });
}

export type SortKey = {
  /** Sorts and is compared; never null. */
  expression: SQL;
  /** A PostgreSQL type for what comes back in a cursor. */
  type: 'text' | 'timestamptz' | 'bigint';
};

type ListQuery = { sort: string; order: 'asc' | 'desc'; search: string; after?: string | undefined; limit: number };

type Listing<Row> = {
  from: PgTable;
  id: PgColumn;
  sort: SortKey;
  /** What else the rows must fulfil. */
  filter?: SQL | undefined;
  /** Where the search looks: an expression that has an index for trigrams and one of its `text_pieces`. */
  searched: SQL;
  /** How many rows there are in all; it may stop at `countCap`. */
  count: () => Promise<{ total: number; isCapped: boolean }>;
  read: (
    tx: Queryable,
    part: { cursor: SQL<string>; where: SQL | undefined; orderBy: SQL[]; limit: number },
  ) => Promise<Row[]>;
};

/**
 * One page of a list. Pages go by where the last row stood, so that the ten-thousandth page costs what the first does, and a row that is
 * added or deleted meanwhile neither repeats nor skips another. `cursor` is to be selected with each row.
 */
export async function readList<Row extends { id: string | number; cursor: string }>(
  db: Db,
  query: ListQuery,
  listing: Listing<Row>,
) {
  const { id, from, sort, searched } = listing;
  const isSearched = query.search !== '';
  const filter = and(listing.filter, isSearched ? containing(searched, query.search) : undefined);
  const indexed = and(listing.filter, isSearched ? containingByIndex(searched, query.search) : undefined);
  const matches = filter === undefined ? null : await findMatches(db, { id, from, filter, indexed });
  const direction = query.order === 'asc' ? asc : desc;
  const part = {
    cursor: sql<string>`${sort.expression}::text`,
    where: and(
      // Few matches are looked at all; among many, the rows are walked in the order of the list until a page is full.
      matches === null ? filter : sql`${id} = any(${sql.param(matches)})`,
      query.after === undefined ? undefined : follows(sort, sql`${id}`, query.order, query.after),
    ),
    orderBy: [direction(sort.expression), direction(id)],
    limit: query.limit + 1, // the one too many tells whether there is more
  };
  const isDense = filter !== undefined && matches === null;
  const found = await readPage(db, { isDense }, (tx) => listing.read(tx, part));
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  const next =
    found.length > query.limit && last
      ? Buffer.from(JSON.stringify([last.cursor, String(last.id)])).toString('base64url')
      : null;
  const { total, isCapped } =
    filter === undefined ? await listing.count() : { total: matches?.length ?? countCap, isCapped: isDense };
  return { rows: rows.map(({ cursor: _cursor, ...row }) => row), next, total, isTotalCapped: isCapped };
}

/**
 * The ids of what a filter lets through, or null when they are `countCap` or more. A sample says which way is quick, since the planner's
 * guess for "contains" is rough: where many rows match, the table is read until there are enough; else the search's index is asked.
 */
async function findMatches(
  db: Db,
  { id, from, filter, indexed }: { id: PgColumn; from: PgTable; filter: SQL; indexed: SQL | undefined },
): Promise<string[] | null> {
  const found = await db.transaction(async (tx) => {
    const sample = await tx
      .select({ isMatch: sql<boolean>`${filter}` })
      .from(from)
      .limit(sampleSize);
    const isDense = sample.filter(({ isMatch }) => isMatch).length >= sampleSize / 20;
    await tx.execute(sql`select set_config(${isDense ? 'enable_bitmapscan' : 'enable_seqscan'}, 'off', true)`);
    return tx
      .select({ id: sql<string>`${id}` })
      .from(from)
      .where(isDense ? filter : indexed)
      .limit(countCap);
  });
  return found.length < countCap ? found.map((row) => row.id) : null;
}

const sampleSize = 400;

/** Runs the query of a page. With many matches it walks the index of the order; collecting and sorting all of them is what takes long. */
async function readPage<Row>(
  db: Db,
  { isDense }: { isDense: boolean },
  read: (tx: Queryable) => Promise<Row[]>,
): Promise<Row[]> {
  if (!isDense) return read(db);
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`,
    );
    return read(tx);
  });
}

/** Whether the text contains the search, without regard to case. */
function containing(text: SQL, search: string): SQL {
  return sql`${text} like ${`%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
}

/** The same for the search's index: by trigrams where three letters stand together, else by characters and pairs of them. */
function containingByIndex(text: SQL, search: string): SQL | undefined {
  const contains = containing(text, search);
  if (/[\p{L}\p{N}]{3}/u.test(search)) return contains;
  const characters = Array.from(search.toLowerCase());
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  return and(sql`text_pieces(${text}) @> ${sql.param(pairs.length === 0 ? characters : pairs)}::text[]`, contains);
}

function follows({ expression, type }: SortKey, id: SQL, order: 'asc' | 'desc', after: string): SQL | undefined {
  const [value, lastId] = readCursor(after, type);
  const bound = sql`${value}::${sql.raw(type)}`;
  const than = sql.raw(order === 'asc' ? '>' : '<');
  // The plain comparison comes first: an index on the sort key alone can use it.
  return and(
    sql`${expression} ${sql.raw(order === 'asc' ? '>=' : '<=')} ${bound}`,
    sql`(${expression}, ${id}) ${than} (${bound}, ${lastId})`,
  );
}

const cursorSchema = z.tuple([z.string(), z.string()]);

function readCursor(after: string, type: SortKey['type']): [string, string] {
  const parsed = cursorSchema.safeParse(jsonOrNull(Buffer.from(after, 'base64url').toString()));
  const [value, id] = parsed.data ?? ['', ''];
  const fits =
    type === 'text' ||
    (type === 'bigint'
      ? /^\d{1,18}$/.test(value)
      : /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)*$/.test(value));
  if (!parsed.success || !fits || value.includes('\0') || id.includes('\0'))
    throw new AppError(400, 'invalid-cursor', 'This page of the list does not exist.');
  return [value, id];
}
