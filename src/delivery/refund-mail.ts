import { moneyText } from '#payment/contract.ts';
import { automaticMail } from './automatic-mail.ts';
import type { Mail } from './mail.ts';

export type RefundMailInput = {
  to: string;
  planName: string;
  isSubscription: boolean;
  companyName: string;
  refundedCents: number;
  /** What was paid, with tax. */
  paidCents: number;
  currency: string;
  /** The report's page. */
  link: string;
  messageId: string;
  deliveryId: string;
};

/** The mail to the buyer after money was given back, whoever did so. */
export function refundMail({
  to,
  planName,
  isSubscription,
  companyName,
  refundedCents,
  paidCents,
  currency,
  link,
  messageId,
  deliveryId,
}: RefundMailInput): Mail {
  const amount = (cents: number) => moneyText(cents, currency);
  const isAll = refundedCents >= paidCents;
  const title = 'We have refunded your payment';
  const paragraphs = [
    isAll
      ? `We have refunded ${amount(refundedCents)}, all that you paid for ${planName} of ${companyName}.`
      : `We have refunded ${amount(refundedCents)} of the ${amount(paidCents)} that you paid for ${planName} of ${companyName}.`,
    'The money goes back the way it came. Banks take up to ten days to show it.',
    isAll || isSubscription ? 'A report whose payment was refunded in full is closed.' : 'Your report stays open.',
  ];
  return automaticMail({
    to,
    subject: `${title}: ${planName}`,
    title,
    preview: paragraphs[0] ?? title,
    blocks: [
      { kind: 'heading', text: title },
      ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
      ...(isAll ? [] : [{ kind: 'button' as const, text: 'Open the report', url: link }]),
      { kind: 'small', text: 'You receive this because this address was given at the purchase.' },
    ],
    messageId,
    deliveryId,
  });
}
