import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { askForPayment, fetchReport } from './report-api.ts';
import { latestSteps, useJourneyEvents } from './use-journey-events.ts';

const askForPaymentMs = 15_000; // the server asks the provider at most once in ten seconds

/** The report, or how far it is; it turns from one into the other by itself. `hasAsked`: the payment provider was asked, or could not be. */
export function useReport(paymentIntentId: string) {
  const query = useQuery({ queryKey: ['report', paymentIntentId], queryFn: () => fetchReport(paymentIntentId) });
  const { data, refetch } = query;
  const { isFetched: hasAsked } = useQuery({
    queryKey: ['payment', paymentIntentId],
    queryFn: async () => {
      await askForPayment(paymentIntentId);
      await refetch();
      return null;
    },
    enabled: data?.status === 'waiting-for-payment',
    refetchInterval: askForPaymentMs,
    retry: false,
  });
  const askAgain = useCallback(() => void refetch(), [refetch]);
  const pushed = useJourneyEvents(
    paymentIntentId,
    data?.status === 'running' || data?.status === 'waiting-for-payment',
    askAgain,
  );
  return { ...query, hasAsked, progress: latestSteps(data && 'progress' in data ? data.progress : [], pushed) };
}
