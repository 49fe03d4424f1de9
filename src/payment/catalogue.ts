// The catalogue: the one place where plans, prices and their words stand. Pages, checkout, mail and chat read it, by way of contract.ts.
import { platformsInWords } from '#engine/contract.ts';

export const tierIds = ['assessment', 'monitoring', 'audit'] as const;
/** Days after a failed renewal before the subscription pauses. */
export const graceDays = 7;

export type TierId = (typeof tierIds)[number];

export type ProviderName = 'sandbox' | 'stripe' | 'paypal';

/** `processing`: agreed but the money is not there yet. Only `paid` opens a report. */
export const orderStatuses = ['pending', 'processing', 'paid', 'failed', 'expired', 'refunded', 'disputed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What became of one payment that was made. */
export const paymentStates = ['paid', 'refunded', 'disputed'] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * `readings` of a website that could not be read, `checks` of single tasks, `comparisons`: readings of competitors, `pdfs` that are set anew because the
 * report or its competitors changed.
 */
export type Repeat = 'readings' | 'checks' | 'comparisons' | 'pdfs';

export type Tier = {
  id: TierId;
  name: string;
  description: string;
  amountCents: number;
  originalAmountCents: number | null;
  currency: 'usd';
  /** "one-time", "per month", "per quarter". */
  period: string;
  interval: { unit: 'month'; count: number } | null;
  /** Payments before the customer may cancel; 0 for a one-time purchase. */
  commitmentPayments: number;
  popular: boolean;
  features: string[];
  cta: string;
  href: string;
  /** Pages read per run. */
  pageLimit: number;
  /** What each payment brings beside its report, in the whole life of the order. */
  repeats: Record<Repeat, number>;
};

/** Whether the offer has ended. Who knows says so: the server by its clock (offer.ts), a page by how it was drawn (web/content/offer.ts). */
let isOfferOver = () => false;
export function decideOffer(isOver: () => boolean): void {
  isOfferOver = isOver;
}

/** Most sites of small firms are read whole by it: what was not read cannot be called missing. */
const pagesRead = 70;

export const catalogue: Record<TierId, Tier> = {
  assessment: {
    id: 'assessment',
    name: 'AI Search Assessment',
    description: `One complete assessment: what ${platformsInWords()} can find and say about you, and what to do about it.`,
    get amountCents() {
      return isOfferOver() ? 12900 : 9900;
    },
    get originalAmountCents() {
      return isOfferOver() ? null : 12900;
    },
    currency: 'usd',
    period: 'one-time',
    interval: null,
    commitmentPayments: 0,
    popular: true,
    features: [
      'Overall score with a letter grade, and a score for each of the AI platforms',
      `Up to ${pagesRead} pages of your website read, with every point traced to what was seen`,
      'Industry benchmarks, competitor gaps and an AI content strategy',
      'A personalised improvement plan: now, 1-3 months, 3+ months and four weeks in detail',
      'On screen, as PDF and by e-mail within 24 hours',
    ],
    cta: 'Get Your Assessment',
    href: '/quiz?tier=assessment&fresh=true',
    pageLimit: pagesRead,
    repeats: { readings: 10, checks: 60, comparisons: 18, pdfs: 100 },
  },
  monitoring: {
    id: 'monitoring',
    name: 'Monthly Monitoring',
    description: 'The assessment now and again every month, so that you see what your changes did.',
    amountCents: 4900,
    originalAmountCents: null,
    currency: 'usd',
    period: 'per month',
    interval: { unit: 'month', count: 1 },
    commitmentPayments: 6,
    popular: false,
    features: [
      `Everything in the assessment, for up to ${pagesRead} pages`,
      'A new report each month by e-mail, with what went up, went down or stayed',
      'A new improvement plan with each report',
      '6 monthly payments, then cancel anytime',
    ],
    cta: 'Start Monitoring',
    href: '/quiz?tier=monitoring&fresh=true',
    pageLimit: pagesRead,
    repeats: { readings: 10, checks: 40, comparisons: 6, pdfs: 100 },
  },
  audit: {
    id: 'audit',
    name: 'Quarterly Audit',
    description: 'A deeper reading of a larger website, every quarter.',
    amountCents: 14900,
    originalAmountCents: null,
    currency: 'usd',
    period: 'per quarter',
    interval: { unit: 'month', count: 3 },
    commitmentPayments: 4,
    popular: false,
    features: [
      'Everything in the assessment, for up to 100 pages',
      'A new audit each quarter by e-mail, with what moved since the last one',
      'A new improvement plan with each audit',
      '4 quarterly payments, then cancel anytime',
    ],
    cta: 'Start Your Audit',
    href: '/quiz?tier=audit&fresh=true',
    pageLimit: 100,
    repeats: { readings: 10, checks: 60, comparisons: 6, pdfs: 100 },
  },
};

export const tiers: Tier[] = tierIds.map((id) => catalogue[id]);

/** "$99", "$49.50": cents as a person reads them. */
export function formatAmount(amountCents: number): string {
  const dollars = amountCents / 100;
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
}

/** "$49 USD", as receipts say it. */
export function moneyText(cents: number, currency: string): string {
  return `${formatAmount(cents)} ${currency.toUpperCase()}`;
}

/** What the customer agrees to beyond the price: "6 payments, then cancel anytime"; empty for a one-time purchase. */
export function commitmentText(tier: Tier): string {
  return tier.commitmentPayments === 0 ? '' : `${tier.commitmentPayments} payments, then cancel anytime`;
}
