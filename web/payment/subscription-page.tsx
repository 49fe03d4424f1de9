// The page of one subscription: what it is, what is owed, and the two ways to end it. Each way has a step of its own that says what follows.
import type { ReactNode } from 'react';
import type { SubscriptionPageInput } from '#server/contract.ts';
import { earlyEndText, endText, goesOnText, moneyText, refundText, type SubscriptionSheet } from '#payment/contract.ts';
import { dayText } from '../report/dates.ts';
import { ReportFrame } from '../report/report-frame.tsx';
import { buttonClass } from '../ui/button.tsx';
import { WhatWasWrong } from './what-was-wrong.tsx';

type Props = { sheet: SubscriptionSheet; /** Of this page, with its key. */ here: string };

export function SubscriptionPage({ sheet, pageKey, step, hasProblem }: SubscriptionPageInput) {
  const address = `/subscription/${encodeURIComponent(sheet.orderId)}`;
  const key = encodeURIComponent(pageKey);
  const props = { sheet, here: `${address}?key=${key}` };
  const Step = step !== null && mayTake(sheet)[step] ? steps[step] : null;
  return (
    <ReportFrame reportUrl={`/report/${encodeURIComponent(sheet.orderId)}`}>
      <article className="mx-auto max-w-3xl px-5 pt-8 wrap-anywhere sm:pt-12">
        <nav aria-label="You are here" className="text-sm text-muted">
          <a href="/dashboard" className="inline-flex min-h-11 items-center underline underline-offset-4">
            Dashboard
          </a>{' '}
          <span aria-hidden="true">›</span> <span aria-current="page">Subscription</span>
        </nav>
        <h1 className="text-3xl">{sheet.planName}</h1>
        {sheet.companyName !== '' && <p className="mt-1 text-muted">{sheet.companyName}</p>}
        {hasProblem && (
          <p role="alert" className="mt-6 border-l-2 border-poor pl-4">
            The payment provider does not answer, and nothing was changed. Please try again in a few minutes.
          </p>
        )}
        {Step ? <Step {...props} /> : <Overview {...props} billing={`${address}/billing?key=${key}`} />}
      </article>
    </ReportFrame>
  );
}

export function NoSubscription() {
  return (
    <ReportFrame>
      <div className="mx-auto max-w-3xl px-5 pt-10 sm:pt-16">
        <h1 className="text-3xl">This page does not exist</h1>
        <p className="mt-4">The address is incomplete. Use the link in your latest mail, or open your dashboard.</p>
        <p className="mt-6">
          <a href="/dashboard" className={buttonClass('primary')}>
            Open your dashboard
          </a>
        </p>
      </div>
    </ReportFrame>
  );
}

/** What may be done now. */
function mayTake({ state, cancelRequestedAt, refundAskedAt, refundable }: SubscriptionSheet) {
  const isOver = state === 'ended';
  return {
    cancel: !isOver && cancelRequestedAt === null,
    refund: !isOver && refundAskedAt === null && refundable !== null,
    keep: !isOver && cancelRequestedAt !== null,
  };
}

function Overview({ sheet, here, billing }: Props & { billing: string }) {
  const { paymentCents, currency, period, paymentsMade, commitmentPayments, paymentsLeft, periodEndsAt } = sheet;
  const isPaying = sheet.cancelRequestedAt === null || paymentsLeft > 0;
  const rows = [
    ['Price', `${moneyText(paymentCents, currency)} ${period}`],
    ['State', stateText(sheet)],
    ['Payments made', `${Math.min(paymentsMade, commitmentPayments)} of ${commitmentPayments} agreed`],
    ...(periodEndsAt === null || sheet.state === 'ended'
      ? []
      : [[isPaying ? 'Next payment' : 'Paid until', dayText(periodEndsAt)]]),
    [
      'Still owed',
      paymentsLeft === 0
        ? 'Nothing'
        : `${paymentsLeft === 1 ? '1 payment' : `${paymentsLeft} payments`}, ${moneyText(paymentsLeft * paymentCents, currency)}`,
    ],
  ];
  return (
    <>
      <dl className="mt-8 divide-y divide-line border-y border-line">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 flex flex-wrap gap-x-6 text-sm text-accent underline underline-offset-4">
        <a href={billing} className="inline-flex min-h-11 items-center">
          Cards, invoices and receipts
        </a>
        <a href="/refund-policy" className="inline-flex min-h-11 items-center">
          Refund policy
        </a>
      </p>
      <Cancelled sheet={sheet} here={here} />
      <Ways sheet={sheet} here={here} />
    </>
  );
}

function stateText({ state }: SubscriptionSheet): string {
  switch (state) {
    case 'active':
      return 'Active';
    case 'past-due':
      return 'The latest payment failed. The payment provider tries again.';
    case 'paused':
      return 'Paused: a payment is missing. The next payment starts it again.';
    case 'ending':
      return 'Cancelled';
    case 'ended':
      return 'It has ended. Nothing more is charged.';
  }
}

function Cancelled({ sheet, here }: Props) {
  const { cancelRequestedAt, refundAskedAt, refundable, currency } = sheet;
  if (!mayTake(sheet).keep || cancelRequestedAt === null) return null;
  const back = refundable === null ? 'your money' : moneyText(refundable.cents, currency);
  return (
    <section className="mt-10 border-l-2 border-fair pl-4">
      <h2 className="text-xl">{refundAskedAt === null ? 'You cancelled' : 'You asked for your money back'}</h2>
      <p className="mt-2 max-w-prose">
        {refundAskedAt === null
          ? `You cancelled on ${dayText(cancelRequestedAt)}. ${endText(sheet)}`
          : `You asked for ${back} back on ${dayText(refundAskedAt)}. We answer by e-mail. No further payment is charged.`}
      </p>
      <p className="mt-4">
        <a href={`${here}&step=keep`} className={buttonClass('secondary')}>
          Keep the plan
        </a>
      </p>
    </section>
  );
}

function Ways({ sheet, here }: Props) {
  const { refundable, refundRule, currency, paymentsLeft } = sheet;
  const may = mayTake(sheet);
  if (!may.cancel && !may.refund) return null;
  return (
    <section className="mt-10">
      <h2 className="text-xl">{may.cancel ? (may.refund ? 'Two ways to cancel' : 'Cancel') : 'Or end it now'}</h2>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        {may.cancel && (
          <Way
            title={paymentsLeft === 0 ? 'End with this period' : 'End after the agreed payments'}
            href={`${here}&step=cancel`}
            button="Cancel the plan …"
          >
            {endText(sheet)}
          </Way>
        )}
        {may.refund && refundable && (
          <Way
            title={`End now, with ${moneyText(refundable.cents, currency)} back`}
            href={`${here}&step=refund`}
            button="Ask for the money back …"
          >
            We refund your first payment, and you owe nothing more. You can ask until {dayText(refundable.until)}.
          </Way>
        )}
      </div>
      {!may.refund && <p className="mt-4 max-w-prose text-sm text-muted">{refundText(refundRule)}</p>}
    </section>
  );
}

function Way(props: { title: string; href: string; button: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start rounded-md border border-edge bg-surface p-5">
      <h3 className="text-lg">{props.title}</h3>
      <p className="mt-2 mb-5">{props.children}</p>
      <a href={props.href} className={`${buttonClass('secondary')} mt-auto`}>
        {props.button}
      </a>
    </div>
  );
}

function CancelStep({ sheet, here }: Props) {
  return (
    <Confirm
      title={`Cancel ${sheet.planName}?`}
      says={[
        endText(sheet),
        'Every report that you have paid for stays open.',
        'You can take this back until the plan ends.',
      ]}
      what="cancel"
      button="Yes, cancel"
      otherwise={{ text: 'Do not cancel', href: here }}
    />
  );
}

function RefundStep({ sheet, here }: Props) {
  const { refundable, refundRule, paymentsLeft, paymentCents, currency } = sheet;
  if (refundable === null) return null;
  const sum = moneyText(refundable.cents, currency);
  const freed = `${paymentsLeft === 1 ? 'The payment' : `The ${paymentsLeft} payments`} that you still owe, ${moneyText(paymentsLeft * paymentCents, currency)}, will not be charged.`;
  return (
    <Confirm
      title={`End now, with ${sum} back?`}
      says={[
        earlyEndText(refundRule),
        ...(paymentsLeft === 0 ? [] : [freed]),
        'A report whose payment was refunded in full is closed.',
        `A person checks your request and answers by e-mail. The ${sum} go back the way they came.`,
      ]}
      what="refund"
      button={`Yes, ask for ${sum} back`}
      otherwise={{ text: 'Do not cancel', href: here }}
    >
      <WhatWasWrong />
    </Confirm>
  );
}

function KeepStep({ sheet, here }: Props) {
  const { refundAskedAt } = sheet;
  return (
    <Confirm
      title={`Keep ${sheet.planName}?`}
      says={[
        goesOnText(sheet),
        ...(refundAskedAt === null ? [] : ['We drop your request for the money back.']),
        'You can cancel again on this page.',
      ]}
      what="keep"
      button="Yes, keep the plan"
      otherwise={{ text: 'Leave it cancelled', href: here }}
    />
  );
}

const steps = { cancel: CancelStep, refund: RefundStep, keep: KeepStep };

/** What follows, the button that does it, and a way back. The form goes to the address of this page. */
function Confirm(props: {
  title: string;
  says: string[];
  what: keyof typeof steps;
  button: string;
  otherwise: { text: string; href: string };
  children?: ReactNode;
}) {
  return (
    <section className="mt-8">
      <h2 className="text-2xl">{props.title}</h2>
      <ul className="mt-4 grid max-w-prose list-disc gap-2 pl-5">
        {props.says.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <form method="post" action={props.otherwise.href} className="mt-6">
        <input type="hidden" name="confirmed" value="yes" />
        {props.children}
        <p className="mt-6 flex flex-wrap gap-3">
          <button
            type="submit"
            name="do"
            value={props.what}
            className={buttonClass(props.what === 'keep' ? 'primary' : 'danger')}
          >
            {props.button}
          </button>
          <a href={props.otherwise.href} className={buttonClass('secondary')}>
            {props.otherwise.text}
          </a>
        </p>
      </form>
    </section>
  );
}
