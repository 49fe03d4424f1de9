import { platformsInWords } from '#engine/contract.ts';
import {
  catalogue,
  commitmentTerms,
  deliveryHours,
  formatAmount,
  howToCancel,
  oneWebsiteText,
  refundDays,
  taxText,
  type RefundRule,
  type TaxRule,
} from '#payment/contract.ts';
import type { LegalText } from './legal-text.ts';

const { assessment, monitoring, audit } = catalogue;

const feesText: Record<RefundRule, string> = {
  '30-days': `Fees are non-refundable once ${refundDays} days have passed since your first payment. Until then you get your money back if you ask, as the refund policy sets out.`,
  final: 'Fees are non-refundable, as the refund policy sets out.',
};

export const termsOfService = (rule: RefundRule, tax: TaxRule): LegalText => ({
  title: 'Terms of Service',
  description:
    'The terms under which {brand} assesses how visible a business is to AI assistants: what the service covers, your duties, payment, and changes.',
  summary: 'By using {brand} you accept these terms. If you do not accept them, please do not use the service.',
  sections: [
    {
      heading: 'What the service covers',
      paragraphs: [
        `{brand} assesses how visible a business is to the AI assistants ${platformsInWords()}. The service covers the assessment itself, advice on optimization for those platforms, monitoring where you have ordered it, and recommendations.`,
        'Scores and recommendations rest on your answers, on the public pages of your website, and, where available, on answers read from the assistants. They are not a promise of a ranking, a mention or revenue: the assistants belong to others and change without notice.',
      ],
    },
    {
      heading: 'Your account and your answers',
      paragraphs: [
        'You may use the service as a guest or with an account. With an account you keep your passcode to yourself, give correct information, and tell us when somebody else has used it.',
        'You confirm that you may have the website assessed that you name in the quiz. We read its public pages only, slowly and within its robots.txt.',
        oneWebsiteText,
      ],
    },
    {
      heading: 'Prices and payment',
      paragraphs: [
        `The assessment is paid once: ${formatAmount(assessment.amountCents)}. Its report arrives by e-mail within ${deliveryHours} hours of payment.`,
        `Monitoring is ${formatAmount(monitoring.amountCents)} per month for ${monitoring.commitmentPayments} payments, then cancel anytime: ${commitmentTerms(monitoring)}`,
        `The audit is ${formatAmount(audit.amountCents)} per quarter for ${audit.commitmentPayments} payments, then cancel anytime: ${commitmentTerms(audit)}`,
        taxText(tax),
        howToCancel,
        'Payment is handled by our payment provider; we never see your card number.',
        feesText[rule],
      ],
    },
    {
      heading: 'Suspension',
      paragraphs: [
        'We may suspend an account at any time, in particular when it is used to harm the service, its customers or the websites of others.',
      ],
    },
    {
      heading: 'Changes of these terms',
      paragraphs: [
        'We announce material changes of these terms 30 days before they take effect. Whoever uses the service after that accepts them.',
      ],
    },
    { heading: 'Contact', paragraphs: ['Questions about these terms: {contact}.'] },
  ],
});
