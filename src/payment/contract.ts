// The catalogue: the one place where plans, prices and their words stand. Pages, checkout, mail and chat read it.

export const tierIds = ['assessment', 'monitoring', 'audit'] as const;
export type TierId = (typeof tierIds)[number];

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
};
