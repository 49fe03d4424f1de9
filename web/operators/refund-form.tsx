import { useState } from 'react';
import type { Timeline } from '#operators/contract.ts';
import { dayText } from '../report/dates.ts';
import { visibleMessage } from '../report/visible-message.ts';
import { Button } from '../ui/button.tsx';
import { Field, Select, TextInput } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { adminClient as client } from './operator-client.ts';

type Props = { reportId: string; data: Timeline; onDone: () => Promise<void> };

/** Gives one payment back, or part of it, through the provider. Asks once more before money moves. */
export function RefundForm({ reportId, data, onDone }: Props) {
  const { currency } = data.order;
  const open = data.payments.filter(
    ({ state, totalCents, refundedCents }) => state === 'paid' && refundedCents < totalCents,
  );
  const [paymentId, setPaymentId] = useState(open.at(-1)?.paymentId ?? '');
  const payment = open.find((one) => one.paymentId === paymentId) ?? open.at(-1);
  const left = payment ? payment.totalCents - payment.refundedCents : 0;
  const [typed, setTyped] = useState<string | null>(null);
  const [isSure, setIsSure] = useState(false);
  const [busy, setBusy] = useState(false);
  // One id for each refund: pressing twice, or again after no answer, gives the money back once.
  const [id, setId] = useState(() => crypto.randomUUID());
  const money = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency });
  if (!payment) return null;
  const text = typed ?? (left / 100).toFixed(2);
  const cents = /^\d{1,7}(\.\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text) * 100) : 0;
  const problem =
    cents < 1 ? 'Please enter an amount like 49.00.' : cents > left ? `${money(left)} of this payment is left.` : null;
  const change = (act: () => void) => {
    act();
    setIsSure(false);
    setId(crypto.randomUUID());
  };
  const refund = async () => {
    setBusy(true);
    try {
      await client.call('POST', `reports/${reportId}/refund`, { id, paymentId: payment.paymentId, amountCents: cents });
      showToast({ title: `${money(cents)} refunded.` });
      change(() => setTyped(null));
      await onDone();
    } catch (reason) {
      showToast({
        title: 'Nothing was refunded',
        description: reason instanceof Error ? visibleMessage(reason) : '',
        tone: 'destructive',
      });
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="refund-title" className="mt-6 border-t border-line pt-4">
      <h3 id="refund-title" className="font-medium">
        Refund
      </h3>
      {data.refundAsked && (
        <blockquote className="mt-2 border-l-2 border-line pl-3 text-sm">
          <p className="text-muted">The buyer asked for it on {dayText(data.refundAsked.at)}.</p>
          {data.refundAsked.message && (
            <p className="mt-1 break-words whitespace-pre-wrap">{data.refundAsked.message}</p>
          )}
        </blockquote>
      )}
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {open.length > 1 && (
          <Field id="refund-payment" label="Payment">
            <Select
              id="refund-payment"
              value={payment.paymentId}
              onChange={(event) => change(() => setPaymentId(event.target.value))}
            >
              {open.map((one) => (
                <option key={one.paymentId} value={one.paymentId}>
                  {dayText(one.paidAt)}, {money(one.totalCents)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field
          id="refund-amount"
          label={`Amount in ${currency.toUpperCase()}`}
          {...(problem === null ? {} : { error: problem })}
        >
          <TextInput
            id="refund-amount"
            inputMode="decimal"
            value={text}
            onChange={(event) => change(() => setTyped(event.target.value))}
          />
        </Field>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {isSure ? (
          <>
            <Button busy={busy} disabled={problem !== null} onClick={() => void refund()}>
              Yes, refund {money(cents)}
            </Button>
            <Button look="quiet" onClick={() => setIsSure(false)}>
              Keep the money
            </Button>
          </>
        ) : (
          <Button look="secondary" disabled={problem !== null} onClick={() => setIsSure(true)}>
            Refund {money(cents)} …
          </Button>
        )}
      </div>
    </section>
  );
}
