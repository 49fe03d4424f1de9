import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { tierIds } from '#payment/contract.ts';
import { contactEmail } from '../contact-email.ts';
import { PlanChoice } from '../quiz/plan-choice.tsx';
import { readPending } from '../quiz/saved-quiz.ts';
import { SiteFrame } from '../site-frame.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { fetchAnalysis } from './analysis-api.ts';
import { DrawnReport } from './drawn-report.tsx';
import { LockedTeaser } from './locked-teaser.tsx';
import { Notice } from './notice.tsx';
import { visibleMessage } from './visible-message.ts';
import { latestSteps, useJourneyEvents } from './use-journey-events.ts';

/** /results/:id: the analysis of one quiz submission, or the way to it. */
export default function ResultsRoute() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const chosen = tierIds.find((tier) => tier === search.get('tier')) ?? 'assessment';
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['analysis', id],
    queryFn: () => fetchAnalysis(id),
  });
  const askAgain = useCallback(() => void refetch(), [refetch]);
  const step = latestSteps(
    [],
    useJourneyEvents(data?.status === 'running' ? data.orderId : '', data?.status === 'running', askAgain),
  ).at(-1);
  return (
    <SiteFrame contactEmail={contactEmail()}>
      <div className="mx-auto max-w-page px-5 pb-16">
        {data?.status === 'ready' && <DrawnReport url={`/results/${encodeURIComponent(id)}`} />}
        {(isPending || data?.status === 'running') && (
          <Notice title="Analyzing Your Results..." text={step?.message} isBusy />
        )}
        {data?.status === 'unpaid' && (
          <LockedTeaser teaser={data.teaser}>
            <PlanChoice
              quizId={id}
              chosen={chosen}
              pending={readPending(localStorage, id)}
              contactEmail={contactEmail()}
            />
          </LockedTeaser>
        )}
        {data?.status === 'processing' && (
          <Notice
            title="Your payment is on its way"
            text="A payment by bank takes up to five working days. Your report opens as soon as it arrives, and a copy comes by e-mail. You need not pay again."
          >
            <a href={`/report/${encodeURIComponent(data.orderId)}`} className={buttonClass('primary')}>
              See how far it is
            </a>
          </Notice>
        )}
        {data?.status === 'not-found' && (
          <Notice title="Results Not Found" text="We couldn't find the analysis for this quiz submission.">
            <a href="/" className={buttonClass('secondary')}>
              Back to Home
            </a>
          </Notice>
        )}
        {error && (
          <Notice title="The results could not be opened" text={visibleMessage(error)}>
            <Button onClick={askAgain}>Try again</Button>
          </Notice>
        )}
      </div>
    </SiteFrame>
  );
}
