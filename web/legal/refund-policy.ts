import type { LegalText } from './legal-pages.tsx';

export const refundPolicy: LegalText = {
  title: 'Refund Policy',
  description: 'When a {brand} order counts as delivered, why sales are final, and how a subscription is cancelled after its commitment period.',
  summary: 'All sales are final. There are no refunds, in whole or in part, once an order has been placed.',
  sections: [
    {
      heading: 'What counts as delivered',
      paragraphs: [
        'An assessment is delivered when the report has been e-mailed. Monitoring is delivered when its dashboard is active. An audit is delivered when the audit report has been sent.',
      ],
    },
    {
      heading: 'Subscriptions',
      paragraphs: [
        'A subscription can be cancelled only after the agreed commitment period: 6 monthly payments for monitoring, 4 quarterly payments for the audit.',
        'Cancellation stops future charges. The current period is not refunded and stays open to its end.',
      ],
    },
    { heading: 'Partial refunds', paragraphs: ['There are no partial refunds for unused time or for parts of a report that you do not use.'] },
    { heading: 'When something went wrong', paragraphs: ['If a report did not arrive, write to {contact}.'] },
  ],
};
