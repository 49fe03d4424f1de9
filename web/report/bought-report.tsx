import { contactEmail } from '../contact-email.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Notice } from './notice.tsx';
import { ProgressView } from './progress-view.tsx';
import { ReportScreen } from './report-screen.tsx';
import { useReport } from './use-report.ts';
import { visibleMessage } from './visible-message.ts';

/** What was bought, under any id that a customer holds: live progress, then the report, without a reload. */
export function BoughtReport({ paymentIntentId }: { paymentIntentId: string }) {
  const { data, error, isPending, refetch, progress } = useReport(paymentIntentId);
  return data?.status === 'ready' ? (
    <ReportScreen report={data.report} userEmail={data.userEmail} paymentIntentId={paymentIntentId} newerUnderWay={data.newerUnderWay} />
  ) : data?.status === 'not-found' ? (
    <Notice title="Report Not Found" text="There is no report at this address. Please open the link in your e-mail again, or write to us.">
      <a href="/" className={buttonClass('secondary')}>
        Back to Home
      </a>
    </Notice>
  ) : data?.status === 'failed' ? (
    <Notice title="This report cannot be opened" text={data.message}>
      <a href="/quiz" className={buttonClass('primary')}>
        Start again
      </a>
      <a href={`mailto:${contactEmail()}`} className={buttonClass('secondary')}>
        Write to us
      </a>
    </Notice>
  ) : data ? (
    <ProgressView status={data.status} progress={progress} />
  ) : isPending ? (
    <Notice title="Opening your report" isBusy />
  ) : (
    <Notice title="The report could not be opened" text={visibleMessage(error)}>
      <Button onClick={() => void refetch()}>Try again</Button>
    </Notice>
  );
}
