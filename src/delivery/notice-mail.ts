import { automaticMail } from './automatic-mail.ts';
import type { Mail } from './mail.ts';

/** What a subscriber must know about money. */
const noticePurposes = ['payment-failed', 'paused', 'resumed', 'ended'] as const;
export type NoticePurpose = (typeof noticePurposes)[number];

export type NoticeInput = {
  purpose: NoticePurpose;
  to: string;
  planName: string;
  companyName: string;
  /** The subscription's page. */
  link: string;
  /** The day on which an unpaid subscription is paused; null when nothing is due. */
  pausesOn: Date | null;
  messageId: string;
  deliveryId: string;
};

/** The mail about a subscription whose payment failed, came after all, or which is over. */
export function noticeMail({
  purpose,
  to,
  planName,
  companyName,
  link,
  pausesOn,
  messageId,
  deliveryId,
}: NoticeInput): Mail {
  const { title, paragraphs } = wordsOf(purpose, planName, companyName, pausesOn);
  return automaticMail({
    to,
    subject: `${title}: ${planName}`,
    title,
    preview: paragraphs[0] ?? title,
    blocks: [
      { kind: 'heading', text: title },
      ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
      { kind: 'button' as const, text: 'See the subscription', url: link },
      { kind: 'small', text: 'You receive this because this address pays for the subscription.' },
    ],
    messageId,
    deliveryId,
  });
}

function wordsOf(
  purpose: NoticePurpose,
  planName: string,
  companyName: string,
  pausesOn: Date | null,
): { title: string; paragraphs: string[] } {
  const kept = 'Every report that was paid for stays where it is.';
  switch (purpose) {
    case 'payment-failed':
      return {
        title: 'Your payment did not go through',
        paragraphs: [
          `The latest payment for ${planName} of ${companyName} failed. The payment provider tries again by itself; please see that the card is valid and covered.`,
          `${pausesOn === null ? '' : `Without a payment the subscription pauses on ${day(pausesOn)}. `}${kept}`,
        ],
      };
    case 'paused':
      return {
        title: 'Your subscription is paused',
        paragraphs: [
          `No payment for ${planName} of ${companyName} arrived within the days of grace, so no new run is made.`,
          `The next payment that arrives takes it up again. ${kept}`,
        ],
      };
    case 'resumed':
      return {
        title: 'Your payment has arrived',
        paragraphs: [`Thank you: ${planName} of ${companyName} goes on, and a new run has begun.`],
      };
    case 'ended':
      return {
        title: 'Your subscription has ended',
        paragraphs: [`${planName} of ${companyName} is over: nothing more is charged and no new run is made.`, kept],
      };
  }
}

function day(date: Date): string {
  return date.toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
