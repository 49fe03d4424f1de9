import type { RefundPageInput } from '#server/contract.ts';
import { earlyEndText, moneyText, refundText } from '#payment/contract.ts';
import { dayText } from '../report/dates.ts';
import { ReportFrame } from '../report/report-frame.tsx';
import { buttonClass } from '../ui/button.tsx';
import { WhatWasWrong } from './what-was-wrong.tsx';

/** An order's page on which its buyer asks for the money back, with the rule that applies. */
export function RefundPage({ sheet, rule }: RefundPageInput) {
  const { orderId, planName, currency, paidCents, refundedCents, isPaid, isSubscription, askedAt } = sheet;
  const money = (cents: number) => moneyText(cents, currency);
  const reportUrl = `/report/${encodeURIComponent(orderId)}`;
  const notice = 'mt-8 border-l-2 border-fair pl-4';
  return (
    <ReportFrame reportUrl={reportUrl}>
      <article className="mx-auto max-w-3xl px-5 pt-8 wrap-anywhere sm:pt-12">
        <h1 className="text-3xl">Ask for a refund</h1>
        <p className="mt-1 text-muted">{`${planName}, ${money(paidCents)} paid`}</p>
        <p className="mt-6 max-w-prose">{refundText(rule)}</p>
        {isSubscription && rule !== 'final' && <p className="mt-3 max-w-prose">{earlyEndText(rule)}</p>}
        {refundedCents > 0 && (
          <p className="mt-3 font-semibold">{`${money(refundedCents)} of ${money(paidCents)} has been refunded.`}</p>
        )}
        {askedAt !== null ? (
          <p className={notice}>{`You asked for a refund on ${dayText(askedAt)}. We answer by e-mail.`}</p>
        ) : isPaid ? (
          <form method="post" action={`/refund/${encodeURIComponent(orderId)}`} className="mt-8">
            <WhatWasWrong />
            <p className="mt-3 text-sm text-muted">
              A person reads this and answers by e-mail. The money goes back the way it came.
            </p>
            <p className="mt-6 flex flex-wrap gap-3">
              <button type="submit" className={buttonClass('primary')}>
                Ask for the refund
              </button>
              <a href={reportUrl} className={buttonClass('secondary')}>
                Back to the report
              </a>
            </p>
          </form>
        ) : (
          <p className={notice}>There is nothing left to refund.</p>
        )}
        <p className="mt-6 text-sm text-accent underline underline-offset-4">
          <a href="/refund-policy" className="inline-flex min-h-11 items-center">
            Refund policy
          </a>
        </p>
      </article>
    </ReportFrame>
  );
}
