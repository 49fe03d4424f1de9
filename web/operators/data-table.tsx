import type { ReactNode } from 'react';
import { Button, Spinner } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { TextInput } from '../ui/field.tsx';
import { visibleMessage } from '../report/visible-message.ts';
import type { List } from './use-list.ts';

export type Column<Row> = {
  name: string;
  /** Set: the column can be sorted by this key. */ sort?: string;
  cell: (row: Row) => ReactNode;
  /** On a phone it is below its name and not beside it. */ isWide?: boolean;
  /** Stays in sight while the others scroll aside, where there is room for that. */ isKept?: boolean;
};

type DataTableProps<Row> = {
  caption: string;
  list: List<Row>;
  columns: Column<Row>[];
  rowKey: (row: Row) => string | number;
  empty: string;
  searchLabel: string;
  /** Beside the search. */
  tools?: ReactNode;
};

/**
 * A table of what the server pages: search, sortable heads, pages; and what is there while loading, when empty and after an error.
 * On a phone or a tablet each row is a card, and of the heads those stay that sort.
 */
export function DataTable<Row>({ caption, list, columns, rowKey, empty, searchLabel, tools }: DataTableProps<Row>) {
  const { page, error } = list;
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <TextInput
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={list.search}
          onChange={(event) => list.searchFor(event.target.value)}
          className="sm:max-w-80"
        />
        {tools}
        <span aria-live="polite" className="ml-auto flex items-center gap-2 text-sm text-muted">
          {list.isFetching && <Spinner />}
          {page && countText(page, list.firstRow)}
        </span>
      </div>
      {error && (
        <p role="alert" className="mb-4 text-sm font-medium text-poor">
          {visibleMessage(error)}{' '}
          <Button look="quiet" onClick={() => void list.refetch()}>
            Try again
          </Button>
        </p>
      )}
      <div role="region" aria-label={caption} className="overflow-x-auto rounded-md border border-line">
        <table
          className="w-full border-collapse text-left text-sm max-lg:block lg:min-w-max"
          aria-busy={list.isFetching}
        >
          <caption className="sr-only">{caption}</caption>
          <thead className="bg-sunken max-lg:block">
            <tr className="max-lg:flex max-lg:flex-wrap">
              {columns.map((column) => (
                <Head key={column.name} column={column} list={list} />
              ))}
            </tr>
          </thead>
          <tbody className="max-lg:block">
            {page?.rows.map((row) => (
              <tr
                key={rowKey(row)}
                className="border-t border-line align-top max-lg:grid max-lg:grid-cols-1 max-lg:gap-x-6 max-lg:py-2 sm:max-lg:grid-cols-2"
              >
                {columns.map((column) => (
                  <td
                    key={column.name}
                    data-name={column.name}
                    className={classNames(
                      cell,
                      column.isKept && `${kept} bg-paper`,
                      column.isWide && 'max-sm:flex-col max-sm:items-stretch max-sm:gap-1',
                    )}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
            {(page === null || page.rows.length === 0) && (
              <tr className="border-t border-line max-lg:block">
                <td colSpan={columns.length} className="px-3 py-14 text-center text-muted max-lg:block">
                  {/* A narrow window cuts the table, not the sentence. */}
                  <div className="sticky left-3 inline-block max-w-[calc(100vw-5rem)]">
                    {page === null
                      ? !error && <Loading />
                      : list.search === '' && Object.keys(list.filters).length === 0
                        ? empty
                        : 'Nothing matches.'}
                  </div>
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {(list.previous ?? list.next) && (
        <nav aria-label={`Pages of ${caption}`} className="mt-4 flex justify-end gap-2">
          <Button look="secondary" disabled={!list.previous} onClick={() => list.previous?.()}>
            Previous
          </Button>
          <Button look="secondary" disabled={!list.next} onClick={() => list.next?.()}>
            Next
          </Button>
        </nav>
      )}
    </div>
  );
}

const kept = 'lg:sticky lg:right-0';
/** In a card the column's name is before what it holds; it is not read out, the head is. */
const cell =
  "px-2 py-2 max-lg:flex max-lg:items-baseline max-lg:gap-3 max-lg:py-1 max-lg:wrap-anywhere max-lg:*:min-w-0 max-lg:before:w-24 max-lg:before:shrink-0 max-lg:before:text-muted max-lg:before:content-[attr(data-name)_/_'']";

function Head<Row>({ column, list }: { column: Column<Row>; list: List<Row> }) {
  const { name, sort } = column;
  const isSorted = sort !== undefined && list.sorting.sort === sort;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (list.sorting.order === 'asc' ? 'ascending' : 'descending') : undefined}
      className={classNames(
        'px-2 py-2 font-semibold',
        sort === undefined && 'max-lg:sr-only',
        column.isKept && `${kept} bg-sunken`,
      )}
    >
      {sort === undefined ? (
        name
      ) : (
        <button
          type="button"
          onClick={() => list.sortBy(sort)}
          className="-mx-1 inline-flex min-h-9 items-center gap-1 px-1 font-semibold hover:underline"
        >
          {name}
          <span aria-hidden="true" className="w-3 text-muted">
            {isSorted ? (list.sorting.order === 'asc' ? '↑' : '↓') : ''}
          </span>
        </button>
      )}
    </th>
  );
}

function Loading() {
  return (
    <span role="status" className="inline-flex items-center gap-2">
      <Spinner />
      Loading...
    </span>
  );
}

function countText(
  { rows, total, isTotalCapped }: { rows: unknown[]; total: number; isTotalCapped: boolean },
  first: number,
): string {
  if (rows.length === 0) return '';
  return `${first}–${first + rows.length - 1} of ${total.toLocaleString('en-US')}${isTotalCapped ? ' or more' : ''}`;
}
