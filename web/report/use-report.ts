import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fetchReport } from './report-api.ts';
import { latestSteps, useJourneyEvents } from './use-journey-events.ts';

/** The report, or how far it is; it turns from one into the other by itself. */
export function useReport(paymentIntentId: string) {
  const query = useQuery({
    queryKey: ['report', paymentIntentId],
    queryFn: () => fetchReport(paymentIntentId),
    // The stream ends with the first report; a further one is rare enough to be asked for.
    refetchInterval: ({ state }) => (state.data?.status === 'ready' && state.data.newerUnderWay ? 3000 : false),
  });
  const { data, refetch } = query;
  const askAgain = useCallback(() => void refetch(), [refetch]);
  const pushed = useJourneyEvents(paymentIntentId, data?.status === 'running' || data?.status === 'waiting-for-payment', askAgain);
  return { ...query, progress: latestSteps(data && 'progress' in data ? data.progress : [], pushed) };
}
