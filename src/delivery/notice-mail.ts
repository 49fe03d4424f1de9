import { endText, goesOnText, moneyText, type SubscriptionSheet } from '#payment/contract.ts';
import { automaticMail } from './automatic-mail.ts';
import type { Mail } from './mail.ts';

/** What a buyer must know about money: what happened to a subscription, and what the buyer wished. */
export type NoticePurpose = 'payment-failed' | 'paused' | 'resumed' | 'ended' | 'cancelled' | 'kept' | 'refund-asked';

export type NoticeInput = {
  purpose: NoticePurpose;
  to: string;
  planName: string;
  companyName: string;
  /** The subscription and its page; null for a one-time purchase. */
  subscription: { sheet: SubscriptionSheet; link: string } | null;
  /** The day on which an unpaid subscription is paused; null when nothing is due. */
  pausesOn: Date | null;
  messageId: string;
  deliveryId: string;
};

/** The mail about a subscription whose payment failed, came after all, or which is over; and about what its buyer asked for. */
export function noticeMail({
  purpose,
  to,
  planName,
  companyName,
  subscription,
  pausesOn,
  messageId,
  deliveryId,
}: NoticeInput): Mail {
  const { title, paragraphs } = wordsOf(
    purpose,
    `${planName} of ${companyName}`,
    subscription?.sheet ?? null,
    pausesOn,
  );
  return automaticMail({
    to,
    subject: `${title}: ${planName}`,
    title,
    preview: paragraphs[0] ?? title,
    blocks: [
      { kind: 'heading', text: title },
      ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
      ...(subscription === null
        ? []
        : [{ kind: 'button' as const, text: 'See the subscription', url: subscription.link }]),
      { kind: 'small', text: 'You receive this because this address was given at the purchase.' },
    ],
    messageId,
    deliveryId,
  });
}

function wordsOf(
  purpose: NoticePurpose,
  plan: string,
  sheet: SubscriptionSheet | null,
  pausesOn: Date | null,
): { title: string; paragraphs: string[] } {
  const kept = 'Every report that was paid for stays where it is.';
  switch (purpose) {
    case 'payment-failed':
      return {
        title: 'Your payment did not go through',
        paragraphs: [
          `The latest payment for ${plan} failed. The payment provider tries again by itself; please see that the card is valid and covered.`,
          `${pausesOn === null ? '' : `Without a payment the subscription pauses on ${day(pausesOn)}. `}${kept}`,
        ],
      };
    case 'paused':
      return {
        title: 'Your subscription is paused',
        paragraphs: [
          `No payment for ${plan} arrived within the days of grace, so no new run is made.`,
          `The next payment that arrives takes it up again. ${kept}`,
        ],
      };
    case 'resumed':
      return {
        title: 'Your payment has arrived',
        paragraphs: [`Thank you: ${plan} goes on, and a new run has begun.`],
      };
    case 'ended':
      return {
        title: 'Your subscription has ended',
        paragraphs: [`${plan} is over: nothing more is charged and no new run is made.`, kept],
      };
    case 'cancelled':
      return {
        title: 'You cancelled your subscription',
        paragraphs: [
          `We have your cancellation of ${plan}.${sheet === null ? '' : ` ${endText(sheet)}`}`,
          `${kept} Did you change your mind? You can keep the plan until it ends.`,
        ],
      };
    case 'kept':
      return {
        title: 'Your subscription goes on',
        paragraphs: [
          `You took back the cancellation of ${plan}.${sheet === null ? '' : ` ${goesOnText(sheet)}`}`,
          'You can cancel again on the page of your subscription.',
        ],
      };
    case 'refund-asked':
      return {
        title: 'You asked for your money back',
        paragraphs: [
          `We have your request for ${plan}. A person checks it and answers by e-mail. The money goes back the way it came.`,
          ...(sheet?.refundable
            ? [
                `You asked for ${moneyText(sheet.refundable.cents, sheet.currency)}, your first payment. You owe nothing more, and no further payment is charged. Until the money goes back you can still keep the plan.`,
              ]
            : []),
        ],
      };
  }
}

function day(date: Date): string {
  return date.toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
