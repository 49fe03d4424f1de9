import { samples, type OwnersChoice, type RefundRule, type TaxRule } from '#base/owners-choice.ts';
import type { Said } from '../facts.ts';

/** An installation as shipped, but for what is given. */
export function saidOf({
  refund = '30-days',
  tax = 'at-checkout',
  ...given
}: Partial<Said> & { refund?: RefundRule; tax?: TaxRule } = {}): Said {
  const shop: OwnersChoice = { ...samples, company: { ...samples.company, refund, tax } };
  return {
    contactEmail: 'hello@citable.test',
    keep: { unpaidDays: 365, chatDays: 365 },
    shop,
    asked: [],
    pay: { isSandbox: false, hasPaypal: false },
    ...given,
  };
}
