import { deriveKey } from '#base/secrets.ts';
import type { OrderStatus, PaymentState, ProviderName, TierId } from '../contract.ts';
import { signEvent } from '../sandbox/signature.ts';
import type { PaymentApp } from './payment-app.ts';

/** One purchase: its order here and its session there. */
export type Purchase = { tier: TierId; orderId: string; sessionId: string };

/** What the provider's own books say of a purchase, read without a word of the product's. Amounts in cents. */
export type Books = {
  /** `open`: not paid, and it still may be. */
  status: 'open' | Exclude<OrderStatus, 'pending'>;
  wasPaid: boolean;
  taxCents: number;
  refundedCents: number;
  subscription: { status: string; endsWithPeriod: boolean } | null;
  /** Of a subscription. */
  payments: { id: string; state: PaymentState; taxCents: number; refundedCents: number }[];
};

type Acts = Record<string, (purchase: Purchase) => unknown>;

/** A payment provider to play with: what may happen there, by name. What cannot happen at that moment does nothing. */
export type FarSide = {
  name: ProviderName;
  acts: Acts;
  /** What may happen to a subscription besides. */
  subscriptionActs: Acts;
  /** Events so far, to be delivered by number in any order and any number of times; answers the status each delivery got. */
  events: { count(): number; deliver(n: number): Promise<number> };
  /** Unpaid sessions do not outlive a day, nor are events of the past listed for ever. */
  dayPasses(purchase: Purchase): Promise<void> | void;
  books(purchase: Purchase): Promise<Books>;
};

/** The sandbox; a payment's id in its books is made of the session's. */
export function sandboxSide(app: PaymentApp, { taxCents }: { taxCents: number }): FarSide {
  const { sandbox } = app;
  let current: Purchase | null = null;
  const by =
    (act: (id: string) => Promise<unknown>) =>
    async (purchase: Purchase): Promise<void> => {
      current = purchase;
      if (taxCents > 0) await sandbox.setTax(purchase.sessionId, taxCents);
      await act(purchase.sessionId);
    };
  return {
    name: 'sandbox',
    acts: {
      pay: by((id) => sandbox.pay(id, 'card')),
      'pay later': by((id) => sandbox.payLater(id, 'card')),
      'late money comes': by((id) => sandbox.finishLater(id, 'paid')),
      'late money fails': by((id) => sandbox.finishLater(id, 'failed')),
      refund: by((id) => sandbox.refund(id)),
      'refund a part': by((id) => sandbox.refund(id, 1, 1500)),
      dispute: by((id) => sandbox.dispute(id)),
      'win the dispute': by((id) => sandbox.winDispute(id)),
    },
    subscriptionActs: {
      'refund the renewal': by((id) => sandbox.refund(id, 2)),
      'refund a part of the renewal': by((id) => sandbox.refund(id, 2, 1500)),
      'dispute the renewal': by((id) => sandbox.dispute(id, 2)),
      renew: by((id) => sandbox.renew(id, 'paid')),
      'fail to renew': by((id) => sandbox.renew(id, 'failed')),
      'pay what is due': by((id) => sandbox.payDue(id)),
      'end it there': by((id) => sandbox.setEndsWithPeriod(id, true)),
      'take that back there': by((id) => sandbox.setEndsWithPeriod(id, false)),
    },
    events: {
      count: () => (current === null ? 0 : 3),
      async deliver(n) {
        if (current === null) return 200;
        const { orderId, sessionId } = current;
        const body = JSON.stringify({
          id: `evt_${orderId}_${n}`,
          type: 'something.moved',
          data: { sessionId, orderId },
        });
        const signature = signEvent(
          body,
          deriveKey('a secret key for the payment tests only', 'sandbox-webhook'),
          app.clock.now,
        );
        const headers = { 'content-type': 'application/json', 'sandbox-signature': signature };
        return (await fetch(`${app.url}/api/webhooks/sandbox`, { method: 'POST', body, headers })).status;
      },
    },
    dayPasses: () => {},
    async books({ sessionId }) {
      const truth = await sandbox.provider.retrieve(sessionId);
      if (!truth) throw new Error('no such session');
      const payments = truth.paidInvoices.map(({ id, state, taxCents: tax, refundedCents }) => ({
        id,
        state,
        taxCents: tax,
        refundedCents: refundedCents ?? 0,
      }));
      return {
        status: truth.state,
        wasPaid: (await sandbox.find(sessionId))?.paidAt !== null,
        taxCents: truth.taxCents,
        refundedCents: payments.reduce((sum, { refundedCents }) => sum + refundedCents, truth.refundedCents),
        subscription: truth.subscription,
        payments,
      };
    },
  };
}

/** Of a subscription: it is paid for while one of its payments is. */
export function statusOfPayments(states: PaymentState[]): PaymentState | null {
  return (['paid', 'disputed', 'refunded'] as const).find((state) => states.includes(state)) ?? null;
}
