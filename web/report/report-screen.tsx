import type { ReportDocument } from '#report/contract.ts';
import { buttonClass } from '../ui/button.tsx';
import { dayText } from './dates.ts';
import { DownloadButton } from './download-button.tsx';
import { ReportBody } from './report-body.tsx';
import { ReportContents } from './report-contents.tsx';
import { ReportSection } from './report-section.tsx';
import { SafeLink } from './safe-link.tsx';
import { UnreadSite } from './unread-site.tsx';

type Props = { report: ReportDocument; userEmail: string | null; paymentIntentId: string; newerUnderWay?: boolean };

/** The report-ready screen: thanks, PDF, the whole report, and what comes next. */
export function ReportScreen({ report, userEmail, paymentIntentId, newerUnderWay = false }: Props) {
  const { unread } = report.analysis.scope;
  return (
    <article className="pt-8 wrap-anywhere sm:pt-12">
      <header className="pb-10">
        <Masthead report={report} />
        <h1 className="mt-3 text-3xl">Your LLM SEO Report is Ready!</h1>
        <p className="mt-4 max-w-prose text-lg">Thank you for your purchase. Everything we saw, what it is worth and what to do next stands below.</p>
        {userEmail && (
          <p className="mt-2 max-w-prose text-muted">
            A copy was sent to <bdi className="font-semibold wrap-anywhere text-ink">{userEmail}</bdi>
          </p>
        )}
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
          <DownloadButton paymentIntentId={paymentIntentId}>Download PDF</DownloadButton>
          <p className="max-w-96 text-sm text-muted">The PDF has the same content; its formatting may differ from this page.</p>
        </div>
        <ReportContents report={report} />
      </header>
      {unread !== undefined && <UnreadSite website={report.company.website} reason={unread} paymentIntentId={paymentIntentId} newerUnderWay={newerUnderWay} />}
      <ReportBody report={report} paymentIntentId={paymentIntentId} />
      <ReportSection id="whats-next" title="What's Next">
        <ol className="grid gap-8 md:grid-cols-3">
          {report.view.nextSteps.map((step) => (
            <li key={step.name} className="border-t border-ink pt-3">
              <h3 className="text-lg">{step.name}</h3>
              <p className="mt-1 text-sm">{step.text}</p>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3 print:hidden">
          <a href="/" className={buttonClass('secondary')}>
            Back to Home
          </a>
          <DownloadButton paymentIntentId={paymentIntentId} look="secondary">
            Download Report Again
          </DownloadButton>
        </div>
      </ReportSection>
    </article>
  );
}

/** Whom the report is about, and when it was measured. */
export function Masthead({ report }: { report: ReportDocument }) {
  const { company, analysis } = report;
  return (
    <p className="text-sm text-muted">
      <bdi className="font-semibold text-ink">{company.name}</bdi>
      {company.website && (
        <>
          {' · '}
          <SafeLink url={company.website} text={company.domain || undefined} />
        </>
      )}
      {' · '}
      <time dateTime={analysis.assessedAt} className="whitespace-nowrap">
        {dayText(analysis.assessedAt)}
      </time>
    </p>
  );
}
