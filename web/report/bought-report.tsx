import { contactEmail } from '../contact-email.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { DrawnReport } from './drawn-report.tsx';
import { Notice } from './notice.tsx';
import { ProgressView } from './progress-view.tsx';
import { useReport } from './use-report.ts';
import { visibleMessage } from './visible-message.ts';

/** What was bought, under any id that a customer holds: live progress, then the report, without a reload. `isPart`: below what the page already says. */
export function BoughtReport({ paymentIntentId, isPart = false }: { paymentIntentId: string; isPart?: boolean }) {
  const { data, error, isPending, refetch, progress, hasAsked } = useReport(paymentIntentId);
  return data?.status === 'ready' ? (
    <DrawnReport url={`/report/${encodeURIComponent(paymentIntentId)}`} isPart={isPart} />
  ) : data?.status === 'not-found' ? (
    <Notice
      title="Report Not Found"
      text="There is no report at this address. Please open the link in your e-mail again, or write to us."
    >
      <a href="/" className={buttonClass('secondary')}>
        Back to Home
      </a>
    </Notice>
  ) : data?.status === 'failed' ? (
    <Notice title="This report cannot be opened" text={data.message}>
      <a href={data.checkoutUrl ?? '/quiz'} className={buttonClass('primary')}>
        {data.checkoutUrl === null ? 'Start again' : 'Choose a plan'}
      </a>
      <a href={`mailto:${contactEmail()}`} className={buttonClass('secondary')}>
        Write to us
      </a>
    </Notice>
  ) : data?.payment === 'pending' && !hasAsked ? (
    <Notice title="Looking for your payment" text="We are asking the payment provider." isBusy />
  ) : data?.payment === 'pending' ? (
    <Notice
      title="This report is not paid for"
      text="We read your website and write the report once it is paid. If you have just paid, stay here: this page goes on by itself as soon as the payment provider confirms it."
    >
      {data.checkoutUrl !== null && (
        <a href={data.checkoutUrl} className={buttonClass('primary')}>
          Go to the checkout
        </a>
      )}
      <a href={`mailto:${contactEmail()}`} className={buttonClass('secondary')}>
        Write to us
      </a>
    </Notice>
  ) : data ? (
    <ProgressView status={data.status} progress={progress} orderId={paymentIntentId} />
  ) : isPending ? (
    <Notice title="Opening your report" isBusy />
  ) : (
    <Notice title="The report could not be opened" text={visibleMessage(error)}>
      <Button onClick={() => void refetch()}>Try again</Button>
    </Notice>
  );
}
