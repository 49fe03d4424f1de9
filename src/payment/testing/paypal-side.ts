import { and, eq } from 'drizzle-orm';
import { refunds } from '#db/schema.ts';
import type { FakePaypal } from '#fakes/paypal.ts';
import type { PaymentState } from '../contract.ts';
import { statusOfPayments } from './far-side.ts';
import type { Books, FarSide, Purchase } from './far-side.ts';
import type { PaymentApp } from './payment-app.ts';

/** What may happen to a purchase at PayPal: an order of its own for one report, a subscription for the rest. Every change is told by the event that PayPal documents for it. */
export function paypalSide(app: PaymentApp, paypal: FakePaypal, { webhookId }: { webhookId: string }): FarSide {
  const { billing } = paypal;
  const events: { id: string }[] = [];
  const disputes = new Map<string, { status: string; dispute_life_cycle_stage: string }>();
  const time = () => app.clock.now.toISOString();

  function tell({ orderId }: Purchase, event_type: string, resource: object): void {
    const event = { id: `WH-${orderId}-${events.length}`, event_type, create_time: time(), resource };
    events.push(event);
    paypal.keepEvent(event);
  }
  const told = new Set<string>();
  /** A capture follows our own look at an approved order, and PayPal tells of it. */
  function tellCapture(purchase: Purchase): void {
    const capture = captureOf(purchase);
    if (!capture || told.has(capture.id)) return;
    told.add(capture.id);
    tell(purchase, `PAYMENT.CAPTURE.${capture.status === 'DECLINED' ? 'DENIED' : capture.status}`, capture);
  }

  const captureOf = ({ sessionId }: Purchase) => paypal.orders.get(sessionId)?.purchase_units[0]?.payments?.captures[0];
  const isAgreed = (status: string) => status !== 'APPROVAL_PENDING';
  const isOver = (status: string) => status === 'CANCELLED' || status === 'EXPIRED';
  /** Suspended by us until the period is over. */
  const isEnding = ({ sessionId }: Purchase) =>
    billing.statusOf(sessionId) === 'SUSPENDED' && billing.noteOf(sessionId).startsWith('Ends with the period');
  const made = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
  const transactionsOf = (purchase: Purchase) => billing.transactionsOf(purchase.sessionId);
  const isOrder = ({ tier }: Purchase) => tier === 'assessment';

  /** An act that differs between an order and a subscription. */
  const either =
    (ofOrder: (purchase: Purchase) => void, ofSubscription: (purchase: Purchase) => void) => (purchase: Purchase) => {
      tellCapture(purchase);
      (isOrder(purchase) ? ofOrder : ofSubscription)(purchase);
    };
  const running =
    (wanted: string[], act: (purchase: Purchase) => void) =>
    (purchase: Purchase): void => {
      if (!isOrder(purchase) && wanted.includes(billing.statusOf(purchase.sessionId))) act(purchase);
    };
  const charge = (purchase: Purchase, status: string) => {
    const id = billing.charge(
      purchase.sessionId,
      status,
      new Date(app.clock.now.getTime() + transactionsOf(purchase).length * 1000).toISOString(),
    );
    if (status === 'COMPLETED')
      tell(purchase, 'PAYMENT.SALE.COMPLETED', {
        id,
        billing_agreement_id: purchase.sessionId,
        custom: purchase.orderId,
      });
  };
  const tellSubscription = (purchase: Purchase, move: string) =>
    tell(purchase, `BILLING.SUBSCRIPTION.${move}`, { id: purchase.sessionId, custom_id: purchase.orderId });
  const owes = (failed_payments_count: number) => ({
    billing_info: {
      outstanding_balance: { currency_code: 'USD', value: failed_payments_count > 0 ? '49.00' : '0.00' },
      failed_payments_count,
    },
  });

  /** What the n-th payment is called, while it is one. */
  const paymentId = (purchase: Purchase, n: number) => {
    const capture = captureOf(purchase);
    if (isOrder(purchase)) return n === 1 && capture !== undefined && made.includes(capture.status) ? capture.id : null;
    return transactionsOf(purchase).filter(({ status }) => made.includes(status))[n - 1]?.id ?? null;
  };
  const refund = (n: number, value: string) => (purchase: Purchase) => {
    tellCapture(purchase);
    const id = paymentId(purchase, n);
    if (id === null || !paypal.giveBack(id, value)) return;
    const links = [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${id}` }];
    if (isOrder(purchase)) tell(purchase, 'PAYMENT.CAPTURE.REFUNDED', { id: `R${id}`, links });
    else tell(purchase, 'PAYMENT.SALE.REFUNDED', { id: `R${id}`, sale_id: id });
  };
  const setDispute = (purchase: Purchase, id: string, dispute_life_cycle_stage: string, status: string) => {
    const isNew = !disputes.has(id);
    disputes.set(id, { status, dispute_life_cycle_stage });
    paypal.dispute(id, { dispute_id: `PP-D-${id}`, status, dispute_life_cycle_stage });
    const disputed_transactions = [{ seller_transaction_id: id, custom: purchase.orderId }];
    const move = isNew ? 'CREATED' : status === 'RESOLVED' ? 'RESOLVED' : 'UPDATED';
    tell(purchase, `CUSTOMER.DISPUTE.${move}`, {
      dispute_id: `PP-D-${id}`,
      disputed_transactions,
      status,
      dispute_life_cycle_stage,
    });
  };
  const dispute = (n: number, stage: string) => (purchase: Purchase) => {
    tellCapture(purchase);
    const id = paymentId(purchase, n);
    if (id !== null) setDispute(purchase, id, stage, 'WAITING_FOR_SELLER_RESPONSE');
  };
  const openDisputes = (purchase: Purchase) =>
    [1, 2]
      .map((n) => paymentId(purchase, n))
      .filter((id) => id !== null && disputes.has(id) && disputes.get(id)?.status !== 'RESOLVED');
  const resolve = (isWon: boolean) => (purchase: Purchase) => {
    for (const id of openDisputes(purchase)) {
      if (id === null) continue;
      // PayPal takes the money of a purchase back by a reversal; in the list of a subscription it reads as given back.
      if (!isWon && isOrder(purchase)) paypal.setCapture(purchase.sessionId, 'REVERSED');
      else if (!isWon) paypal.giveBack(id, 'the rest');
      setDispute(purchase, id, disputes.get(id)?.dispute_life_cycle_stage ?? '', 'RESOLVED');
    }
  };

  const agree = (later: boolean) =>
    either(
      (purchase) => {
        if (paypal.orders.get(purchase.sessionId)?.status === 'COMPLETED') return;
        paypal.captureAs(later ? 'PENDING' : 'COMPLETED');
        paypal.approve(purchase.sessionId);
        tell(purchase, 'CHECKOUT.ORDER.APPROVED', {
          id: purchase.sessionId,
          purchase_units: [{ custom_id: purchase.orderId }],
        });
      },
      running(['APPROVAL_PENDING'], (purchase) => {
        billing.change(purchase.sessionId, { status: 'ACTIVE', create_time: time(), start_time: time() });
        charge(purchase, later ? 'PENDING' : 'COMPLETED');
        tellSubscription(purchase, 'ACTIVATED');
      }),
    );
  const lateMoney = (status: 'COMPLETED' | 'DECLINED') =>
    either(
      (purchase) => {
        const capture = captureOf(purchase);
        if (capture?.status !== 'PENDING') return;
        paypal.setCapture(purchase.sessionId, status);
        tell(purchase, `PAYMENT.CAPTURE.${status === 'COMPLETED' ? 'COMPLETED' : 'DENIED'}`, { ...capture });
      },
      (purchase) => {
        const waiting = transactionsOf(purchase).find((one) => one.status === 'PENDING');
        if (!waiting) return;
        waiting.status = status;
        if (status === 'COMPLETED')
          return tell(purchase, 'PAYMENT.SALE.COMPLETED', {
            id: waiting.id,
            billing_agreement_id: purchase.sessionId,
            custom: purchase.orderId,
          });
        billing.change(purchase.sessionId, { status: 'CANCELLED' });
        tellSubscription(purchase, 'CANCELLED');
      },
    );

  return {
    name: 'paypal',
    acts: {
      pay: agree(false),
      'pay later': agree(true),
      'late money comes': lateMoney('COMPLETED'),
      'late money fails': lateMoney('DECLINED'),
      'the card is declined': either(
        (purchase) => {
          if (paypal.orders.get(purchase.sessionId)?.status === 'COMPLETED') return;
          paypal.captureAs('INSTRUMENT_DECLINED');
          paypal.approve(purchase.sessionId);
        },
        () => {},
      ),
      refund: refund(1, 'the rest'),
      'refund a part': refund(1, '15.00'),
      'ask about it': dispute(1, 'INQUIRY'),
      dispute: dispute(1, 'CHARGEBACK'),
      'win the dispute': resolve(true),
      'lose the dispute': resolve(false),
    },
    subscriptionActs: {
      'refund the renewal': refund(2, 'the rest'),
      'refund a part of the renewal': refund(2, '15.00'),
      'ask about the renewal': dispute(2, 'INQUIRY'),
      'dispute the renewal': dispute(2, 'CHARGEBACK'),
      renew: running(['ACTIVE'], (purchase) => charge(purchase, 'COMPLETED')),
      'fail to renew': running(['ACTIVE'], (purchase) => {
        charge(purchase, 'DECLINED');
        billing.change(purchase.sessionId, owes(1));
        tellSubscription(purchase, 'PAYMENT.FAILED');
      }),
      'give up asking': running(['ACTIVE'], (purchase) => {
        billing.change(purchase.sessionId, { status: 'SUSPENDED', status_change_note: 'Payments failed.', ...owes(2) });
        tellSubscription(purchase, 'SUSPENDED');
      }),
      'pay what is due': running(['ACTIVE', 'SUSPENDED'], (purchase) => {
        if (isEnding(purchase)) return;
        billing.change(purchase.sessionId, { status: 'ACTIVE', ...owes(0) });
        charge(purchase, 'COMPLETED');
      }),
      'end it there': running(['ACTIVE', 'SUSPENDED'], (purchase) => {
        billing.change(purchase.sessionId, { status: 'CANCELLED' });
        tellSubscription(purchase, 'CANCELLED');
      }),
    },
    events: {
      count: () => events.length,
      async deliver(n) {
        const raw = JSON.stringify(events[n]);
        const headers = { 'content-type': 'application/json', ...paypal.headersFor(raw, webhookId) };
        return (await fetch(`${app.url}/api/webhooks/paypal`, { method: 'POST', body: raw, headers })).status;
      },
    },
    dayPasses(purchase) {
      tellCapture(purchase);
      // An order that nobody approved, or whose card was declined, is gone after hours.
      if (isOrder(purchase) && paypal.orders.get(purchase.sessionId)?.status !== 'COMPLETED')
        paypal.orders.delete(purchase.sessionId);
    },
    async books(purchase): Promise<Books> {
      const stateOf = (id: string, status: string): PaymentState => {
        if (status === 'REFUNDED') return 'refunded';
        const known = disputes.get(id);
        const isHeld =
          known !== undefined && known.status !== 'RESOLVED' && known.dispute_life_cycle_stage !== 'INQUIRY';
        return status === 'REVERSED' || isHeld ? 'disputed' : 'paid';
      };
      if (isOrder(purchase)) {
        const capture = captureOf(purchase);
        const unpaid = { PENDING: 'processing', DECLINED: 'failed' } as const;
        const wasPaid = capture !== undefined && [...made, 'REVERSED'].includes(capture.status);
        const status =
          capture === undefined
            ? 'open'
            : wasPaid
              ? stateOf(capture.id, capture.status)
              : unpaid[capture.status === 'PENDING' ? 'PENDING' : 'DECLINED'];
        const given = paypal.orders.get(purchase.sessionId)?.purchase_units[0]?.payments?.refunds ?? [];
        const refundedCents = given.reduce((sum, { amount }) => sum + Math.round(Number(amount.value) * 100), 0);
        return { status, wasPaid, taxCents: 0, refundedCents, subscription: null, payments: [] };
      }
      const status = billing.statusOf(purchase.sessionId);
      const paid = transactionsOf(purchase).filter((one) => made.includes(one.status));
      const payments = await Promise.all(
        paid.map(async ({ id, status: now }) => {
          // PayPal's list tells no part that was given back on its own pages: what we gave back is what is known.
          const ours =
            now === 'PARTIALLY_REFUNDED'
              ? await app.db
                  .select()
                  .from(refunds)
                  .where(and(eq(refunds.paymentId, id), eq(refunds.state, 'done')))
              : [];
          const refundedCents = now === 'REFUNDED' ? 4900 : ours.reduce((sum, { amountCents }) => sum + amountCents, 0);
          return { id, state: stateOf(id, now), taxCents: 0, refundedCents };
        }),
      );
      const unpaid = !isAgreed(status) ? 'open' : isOver(status) ? 'failed' : 'processing';
      const owed = billing.owedBy(purchase.sessionId);
      const words = isOver(status)
        ? paid.length > 0
          ? 'canceled'
          : 'incomplete_expired'
        : paid.length === 0
          ? 'incomplete'
          : status === 'SUSPENDED' && !isEnding(purchase)
            ? 'unpaid'
            : owed > 0
              ? 'past_due'
              : 'active';
      return {
        status: statusOfPayments(payments.map(({ state }) => state)) ?? unpaid,
        wasPaid: paid.length > 0,
        taxCents: 0,
        refundedCents: payments.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
        subscription: isAgreed(status) ? { status: words, endsWithPeriod: isEnding(purchase) } : null,
        payments,
      };
    },
  };
}
