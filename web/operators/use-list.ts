import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { z } from 'zod';
import type { OperatorClient } from './operator-client.ts';

export type Sorting = { sort: string; order: 'asc' | 'desc' };

type PageReply<Row> = { rows: Row[]; next: string | null; total: number; isTotalCapped: boolean };

/** A list that the server pages (`pageSize` rows each), sorts and searches. While another page arrives, the one before stays, so nothing jumps. */
export function useList<Row>(
  client: OperatorClient,
  path: string,
  schema: z.ZodType<PageReply<Row>>,
  first: Sorting,
  pageSize = 50,
) {
  const [sorting, setSorting] = useState(first);
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState<Record<string, string>>({});
  /** Where each page before this one began; the last is where this one begins. */
  const [trail, setTrail] = useState<string[]>([]);
  const asked = useDeferredValue(search.trim());
  const query = new URLSearchParams({
    limit: String(pageSize),
    ...sorting,
    ...filters,
    ...(asked === '' ? {} : { search: asked }),
  });
  const after = trail.at(-1);
  if (after !== undefined) query.set('after', after);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [client.role, path, query.toString()],
    queryFn: async () => schema.parse(await client.call('GET', `${path}?${query}`)),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const fromStart = () => setTrail([]);
  return {
    page: data ?? null,
    error,
    isFetching,
    refetch,
    sorting,
    search,
    filters,
    firstRow: trail.length * pageSize + 1,
    sortBy(sort: string) {
      setSorting((now) => ({
        sort,
        order:
          now.sort === sort && now.order === 'asc'
            ? 'desc'
            : now.sort === sort
              ? 'asc'
              : sort === 'createdAt'
                ? 'desc'
                : 'asc',
      }));
      fromStart();
    },
    searchFor(text: string) {
      setSearch(text);
      fromStart();
    },
    filterBy(name: string, value: string) {
      setFilters(({ [name]: _gone, ...others }) => (value === '' ? others : { ...others, [name]: value }));
      fromStart();
    },
    next: data?.next ? () => data.next && setTrail([...trail, data.next]) : null,
    previous: trail.length > 0 ? () => setTrail(trail.slice(0, -1)) : null,
  };
}

export type List<Row> = ReturnType<typeof useList<Row>>;
