import {
  catalogue,
  commitmentTerms,
  deliveryHours,
  earlyEndText,
  howToCancel,
  refundDays,
  refundText,
  type RefundRule,
} from '#payment/contract.ts';
import type { LegalText } from './legal-text.ts';

const { monitoring, audit } = catalogue;

/** What the owner's rule leaves of each paragraph. */
const byRule: Record<RefundRule, { subscriptions: string; partial: string; write: string }> = {
  '30-days': {
    subscriptions: `Cancellation stops future charges. ${earlyEndText('30-days')} After that there are no refunds: the current period stays open to its end.`,
    partial: `After the ${refundDays} days there are no partial refunds for unused time or for parts of a report that you do not use.`,
    write:
      'If you want your money back, or a report did not arrive, write to {contact}. We give the money back by the way it came.',
  },
  final: {
    subscriptions: 'Cancellation stops future charges. The current period is not refunded and stays open to its end.',
    partial: 'There are no partial refunds for unused time or for parts of a report that you do not use.',
    write: 'If a report did not arrive, write to {contact}.',
  },
};

export function refundPolicy(rule: RefundRule): LegalText {
  const { subscriptions, partial, write } = byRule[rule];
  return {
    title: 'Refund Policy',
    description:
      'When a {brand} order counts as delivered, whether you get your money back, and how a subscription is cancelled after its commitment period.',
    summary: refundText(rule),
    sections: [
      {
        heading: 'What counts as delivered',
        paragraphs: [
          `An assessment is delivered when the report has been e-mailed, within ${deliveryHours} hours of payment. Monitoring is delivered when its dashboard is active. An audit is delivered when the audit report has been sent.`,
        ],
      },
      {
        heading: 'Subscriptions',
        paragraphs: [
          'A subscription can be cancelled only after the agreed commitment period: 6 monthly payments for monitoring, 4 quarterly payments for the audit. Cancel earlier, and it ends with the last payment agreed on.',
          `${monitoring.name}: ${commitmentTerms(monitoring)} ${audit.name}: ${commitmentTerms(audit)}`,
          howToCancel,
          subscriptions,
        ],
      },
      { heading: 'Partial refunds', paragraphs: [partial] },
      { heading: 'When something went wrong', paragraphs: [write] },
    ],
  };
}
