import { useState } from 'react';
import type { Account, AccountReport } from '#accounts/contract.ts';
import { catalogue, formatAmount } from '#payment/contract.ts';
import { trend } from '#report/scenes/trend.ts';
import { showFailure } from '../operators/show-failure.ts';
import { savePending } from '../quiz/saved-quiz.ts';
import { ChartFigure } from '../report/chart-figure.tsx';
import { dayText } from '../report/dates.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { measureAgain } from './account-api.ts';
import { scoreLine } from './score-line.ts';
import { Section } from './section.tsx';

type Business = Account['businesses'][number];

/** One website: how its score moved, and every report about it. */
export function BusinessSection({ business, email }: { business: Business; email: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const newest = business.reports.find((report) => report.overallScore !== null);
  const points = scoreLine(business.reports);
  const again = async (report: AccountReport) => {
    setIsBusy(true);
    try {
      const { url, quizId, answers } = await measureAgain(report.id);
      savePending(localStorage, {
        quizId,
        quizData: answers,
        leadData: {
          contactName: '',
          companyName: business.companyName,
          email,
          contactPhone: '',
          website: business.website,
        },
      });
      location.assign(url);
    } catch (error) {
      showFailure('Not measured again', error, 'Please try again.');
      setIsBusy(false);
    }
  };
  return (
    <Section title={business.companyName || business.website}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-sm text-muted">
          <bdi>{business.website}</bdi>
        </p>
        {business.measuredBy !== null ? (
          <p className="text-sm">
            {catalogue[business.measuredBy].name} measures this website again with each payment.
          </p>
        ) : (
          newest && (
            <Button busy={isBusy} onClick={() => void again(newest)}>
              Measure again for {formatAmount(catalogue.assessment.amountCents)}
            </Button>
          )
        )}
      </div>
      {business.nextTask && (
        <div className="mt-5 rounded-md border border-line bg-sunken p-5">
          <p className="text-sm font-semibold text-muted">Your next task</p>
          <p className="mt-1 font-serif text-lg font-semibold text-balance">{business.nextTask.title}</p>
          <p className="mt-2">
            <a href={`/report/${business.nextTask.orderId}#plan`} className={buttonClass('secondary')}>
              See how to do it
            </a>
          </p>
        </div>
      )}
      {points.length > 1 && (
        <div className="mt-6 max-w-3xl">
          <ChartFigure scene={trend(points)} narrow={trend(points, { width: 320 })} />
        </div>
      )}
      <div className="mt-6 overflow-x-auto">
        <table className="w-full text-left text-sm">
          <caption className="sr-only">Reports about {business.website}</caption>
          <thead>
            <tr className="border-b border-edge">
              {['Date', 'Score', 'Grade', 'Report'].map((cell) => (
                <th
                  key={cell}
                  scope="col"
                  className={`py-2 pr-4 max-sm:pr-2.5 font-semibold ${cell === 'Grade' ? 'max-sm:hidden' : ''}`}
                >
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {business.reports.map((report) => (
              <ReportRow key={report.id} report={report} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function ReportRow({ report }: { report: AccountReport }) {
  const isOpen = report.status !== 'suspended';
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 pr-4 max-sm:pr-2.5 font-normal whitespace-nowrap">
        {dayText(report.createdAt)}
      </th>
      <td className="py-2 pr-4 max-sm:pr-2.5 tabular-nums whitespace-nowrap">
        {report.overallScore === null ? 'Being made' : `${Math.round(report.overallScore)} of 100`}
      </td>
      <td className="py-2 pr-4 max-sm:pr-2.5 max-sm:hidden">{report.grade}</td>
      <td className="py-2">
        <span className="flex flex-wrap items-center gap-x-5 max-sm:gap-x-3.5">
          {!isOpen && <Badge tone="fair">Suspended</Badge>}
          {isOpen && (report.isNewestOfOrder || report.overallScore === null) && (
            <a href={`/report/${report.orderId}`} className={link}>
              {report.overallScore === null ? 'See how far it is' : 'Open'}
            </a>
          )}
          {isOpen && report.isNewestOfOrder && report.hasFixPack && (
            <a href={`/api/report/${report.orderId}/fix-pack.zip`} download className={link}>
              Fix pack
            </a>
          )}
          {isOpen && report.hasPdf && (
            <a href={`/api/account/reports/${report.id}/pdf`} download className={link}>
              PDF
            </a>
          )}
        </span>
      </td>
    </tr>
  );
}

const link = 'inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4';
