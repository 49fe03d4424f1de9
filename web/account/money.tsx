import { catalogue, formatAmount } from '#payment/contract.ts';
import type { Account } from '#accounts/contract.ts';
import { dayText } from '../report/dates.ts';
import { Badge } from '../ui/badge.tsx';

/** How far the commitment is, and what happens then. */
export function SubscriptionItem({ subscription }: { subscription: Account['subscriptions'][number] }) {
  const { tier, companyName, amountCents, status, cancelRequestedAt, paymentsMade, commitmentPayments, manageUrl } = subscription;
  const left = Math.max(0, commitmentPayments - paymentsMade);
  const made = Math.min(paymentsMade, commitmentPayments);
  return (
    <li>
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-semibold">{catalogue[tier].name}</span>
        <span className="text-sm text-muted">
          {companyName && `${companyName}, `}
          {formatAmount(amountCents)} {catalogue[tier].period}
        </span>
        {status && <Badge tone={status === 'active' || status === 'trialing' ? 'good' : 'fair'}>{status.replaceAll('_', ' ')}</Badge>}
      </p>
      <progress
        className="mt-3 block h-2 w-full max-w-md accent-accent"
        value={made}
        max={commitmentPayments}
        aria-label={`Payments of ${catalogue[tier].name}`}
      />
      <p className="mt-2 text-sm">
        {made} of {commitmentPayments} payments made.{' '}
        {left > 0
          ? `${left} left before you may cancel.`
          : cancelRequestedAt === null
            ? 'You may cancel anytime.'
            : `Cancelled on ${dayText(cancelRequestedAt)}.`}
      </p>
      <a href={manageUrl} className="mt-1 inline-flex min-h-11 items-center text-sm font-medium text-accent underline underline-offset-4">
        See or cancel this subscription
      </a>
    </li>
  );
}

export function PaymentsTable({ payments }: { payments: Account['payments'] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full max-w-2xl text-left text-sm">
        <caption className="sr-only">What was paid</caption>
        <thead>
          <tr className="border-b border-edge">
            {['Date', 'For', 'Amount'].map((cell) => (
              <th key={cell} scope="col" className="py-2 pr-4 font-semibold">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id} className="border-b border-line">
              <th scope="row" className="py-2 pr-4 font-normal whitespace-nowrap">
                {dayText(payment.paidAt)}
              </th>
              <td className="py-2 pr-4">{catalogue[payment.tier].name}</td>
              <td className="py-2 tabular-nums">
                {formatAmount(payment.amountCents)} {payment.isRefunded && <Badge>Refunded</Badge>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
