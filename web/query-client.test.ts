import { expect, it } from 'vitest';
import { queryClient } from './query-client.ts';

it('never retries, refetches or polls by itself, and takes data as fresh for ever', () => {
  expect(queryClient.getDefaultOptions()).toEqual({
    queries: { retry: false, refetchOnWindowFocus: false, refetchInterval: false, staleTime: Infinity },
    mutations: { retry: false },
  });
});
