import { automaticMail, messageIdOf } from './automatic-mail.ts';
import type { Block } from './mail-body.ts';
import type { Mail } from './mail.ts';

/** `companyName`: null while nothing is paid. `report`: its address once it is ready. */
export type OrderState = {
  planName: string;
  companyName: string | null;
  orderedAt: Date;
  payment: 'awaited' | 'under-way' | 'not-made' | 'paid' | 'refunded' | 'disputed';
  report: string | null;
  /** Paid, and the hours in which a report is promised are over. */
  isLate: boolean;
};

/** The mail that tells a buyer how each order is, those first that are paid. */
export function orderStateMail({
  to,
  orders,
  contactEmail,
  id,
  publicUrl,
}: {
  to: string;
  orders: readonly OrderState[];
  contactEmail: string;
  id: string;
  publicUrl: string;
}): Mail {
  const title = orders.length === 1 ? 'The state of your order' : 'The state of your orders';
  return automaticMail({
    to,
    subject: title,
    title,
    preview: 'Somebody asked for it in our chat with your address.',
    blocks: [
      { kind: 'heading', text: title },
      ...orders.flatMap(blocksOf),
      { kind: 'paragraph', text: `Is something wrong here? Write to ${contactEmail}, and a person answers.` },
      {
        kind: 'small',
        text: 'Somebody asked for this mail in our chat with your address. If it was not you, do nothing.',
      },
    ],
    messageId: messageIdOf(id, publicUrl),
    deliveryId: id,
  });
}

function blocksOf(order: OrderState): Block[] {
  const { planName, companyName, orderedAt, report } = order;
  return [
    {
      kind: 'table',
      rows: [
        { name: 'Order', value: companyName === null ? planName : `${planName} for ${companyName}` },
        { name: 'Ordered', value: day.format(orderedAt) },
        { name: 'Payment', value: payments[order.payment] },
        ...(order.payment === 'paid' ? [{ name: 'Report', value: reportText(order) }] : []),
      ],
    },
    ...(report === null ? [] : [{ kind: 'button', text: 'Open the report', url: report } satisfies Block]),
  ];
}

function reportText({ report, isLate }: OrderState): string {
  if (report !== null) return 'It is ready.';
  return isLate ? 'It is late, and our team has to look at it. Please write to us.' : 'We are making it now.';
}

const payments: Record<OrderState['payment'], string> = {
  awaited: 'We have not seen a payment yet. If your bank shows one, please write to us.',
  'under-way': 'You agreed to it, and the money has not arrived yet. Some banks take a few days.',
  'not-made': 'No payment was made, and nothing was charged.',
  paid: 'We have it.',
  refunded: 'We gave the money back.',
  disputed: 'Your bank is looking at it.',
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
