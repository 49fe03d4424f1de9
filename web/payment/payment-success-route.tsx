// /payment-success: the return from the alternate (PayPal-style) payment.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { readPending, storageKeys } from '../quiz/saved-quiz.ts';
import { SiteFrame } from '../site-frame.tsx';
import { contactEmail } from '../contact-email.ts';
import { buttonClass, Spinner } from '../ui/button.tsx';
import { BoughtReport } from '../report/bought-report.tsx';
import { settleReturn } from './settle-return.ts';

export default function PaymentSuccessRoute() {
  const [query] = useSearchParams();
  // PayPal names a subscription so, and puts a token beside it that leads nowhere.
  const orderId = query.get('subscription_id') ?? query.get('token') ?? query.get('orderId') ?? '';
  const { data: outcome } = useQuery({
    queryKey: ['payment-return', orderId],
    queryFn: async () => {
      const settled = await settleReturn(
        readPending(localStorage),
        orderId,
        localStorage.getItem(storageKeys.resultId) ?? '',
      );
      if ('reportPath' in settled) localStorage.removeItem(storageKeys.pending);
      return settled;
    },
  });
  return (
    <SiteFrame contactEmail={contactEmail()}>
      <div className="mx-auto max-w-prose px-5 pt-20 pb-12" aria-live="polite" aria-busy={outcome === undefined}>
        {outcome === undefined && (
          <Message title="Processing Your Payment">
            <p className="flex items-center gap-3">
              <Spinner /> We are asking the payment provider whether your payment went through.
            </p>
          </Message>
        )}
        {outcome && 'problem' in outcome && (
          <Message title="Processing Error">
            <p role="alert">{outcome.problem}</p>
            <p className="mt-8">
              <a href="/" className={buttonClass('primary')}>
                Return to Home
              </a>
            </p>
          </Message>
        )}
        {outcome && 'reportPath' in outcome && (
          <Message title="Payment Successful!">
            <p className="text-lg">Your LLM SEO Assessment is Complete!</p>
            {outcome.email && <p className="mt-3">A copy is on its way to {outcome.email}.</p>}
            {outcome.reportId === '' && (
              <p className="mt-8">
                <a href={outcome.reportPath} className={buttonClass('primary')}>
                  Open your report
                </a>
              </p>
            )}
          </Message>
        )}
      </div>
      {outcome && 'reportPath' in outcome && outcome.reportId !== '' && (
        <div className="mx-auto max-w-page px-5 pb-16">
          <BoughtReport paymentIntentId={outcome.reportId} isPart />
        </div>
      )}
    </SiteFrame>
  );
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-3xl">{title}</h1>
      <div className="mt-5">{children}</div>
    </>
  );
}
