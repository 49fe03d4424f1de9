import { Fragment, useState } from 'react';
import { catalogue, formatAmount } from '#payment/contract.ts';
import type { Account } from '#accounts/contract.ts';
import { contactEmail } from '../contact-email.ts';
import { company } from '../content/company.ts';
import { dayText } from '../report/dates.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** How far the commitment is, and what happens then. */
export function SubscriptionItem({ subscription }: { subscription: Account['subscriptions'][number] }) {
  const {
    tier,
    companyName,
    amountCents,
    status,
    cancelRequestedAt,
    paymentsMade,
    commitmentPayments,
    manageUrl,
    billingUrl,
  } = subscription;
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
        {status && (
          <Badge tone={status === 'active' || status === 'trialing' ? 'good' : 'fair'}>
            {status.replaceAll('_', ' ')}
          </Badge>
        )}
      </p>
      <progress
        className="mt-3 block h-2 w-full max-w-md"
        value={made}
        max={commitmentPayments}
        aria-label={`Payments of ${catalogue[tier].name}`}
      />
      <p className="mt-2 text-sm">
        {made} of {commitmentPayments} payments made.{' '}
        {cancelRequestedAt === null
          ? left > 0
            ? `You agreed to ${left} more.`
            : 'You may cancel anytime.'
          : `Cancelled on ${dayText(cancelRequestedAt)}${left > 0 ? `: it ends after ${left} more` : ''}.`}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-6 text-sm font-medium text-accent underline underline-offset-4">
        <a href={manageUrl} className="inline-flex min-h-11 items-center">
          See or cancel this subscription
        </a>
        <a href={billingUrl} className="inline-flex min-h-11 items-center">
          Cards, invoices and receipts
        </a>
      </p>
    </li>
  );
}

type Payment = Account['payments'][number];

export function PaymentsTable({ payments, email }: { payments: Payment[]; email: string }) {
  const [open, setOpen] = useState<Payment | null>(null);
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">What was paid</caption>
        <thead>
          <tr className="border-b border-edge">
            {['Date', 'For', 'Amount', 'Receipt'].map((cell) => (
              <th key={cell} scope="col" className="py-2 pr-2 sm:pr-4 font-semibold">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id} className="border-b border-line">
              <th scope="row" className="py-2 pr-2 sm:pr-4 font-normal sm:whitespace-nowrap">
                {dayText(payment.paidAt)}
              </th>
              <td className="py-2 pr-2 sm:pr-4">{catalogue[payment.tier].name}</td>
              <td className="py-2 pr-2 sm:pr-4 tabular-nums">
                {formatAmount(payment.amountCents)}{' '}
                {payment.state !== 'paid' && <Badge>{payment.state === 'refunded' ? 'Refunded' : 'Disputed'}</Badge>}
              </td>
              <td>
                <Button
                  look="quiet"
                  className="px-0! underline underline-offset-4"
                  aria-label={`Receipt of ${dayText(payment.paidAt)}`}
                  onClick={() => setOpen(payment)}
                >
                  Receipt
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {open && <ReceiptDialog payment={open} email={email} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** One payment as a document: printed, or saved as PDF by the browser, nothing else of the page is on the paper. */
function ReceiptDialog({ payment, email, onClose }: { payment: Payment; email: string; onClose: () => void }) {
  const { receipt, companyName } = payment;
  const issuer = [company.registration || 'Citable', location.host, contactEmail()]
    .filter((part) => part !== '')
    .join(', ');
  const rows = [
    { name: 'From', value: issuer },
    { name: 'To', value: companyName ? `${companyName}, ${email}` : email },
    ...receipt.rows,
  ];
  return (
    <Dialog title="Receipt" isOpen onClose={onClose} isPrintedAlone>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {rows.map(({ name, value }) => (
          <Fragment key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">{receipt.note}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3 print:hidden">
        <Button look="secondary" onClick={onClose}>
          Close
        </Button>
        <Button look="secondary" onClick={() => print()}>
          Print or save as PDF
        </Button>
        <a href={receipt.pdfPath} className={buttonClass('primary')}>
          Download the PDF
        </a>
      </div>
    </Dialog>
  );
}
