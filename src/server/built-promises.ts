import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { endlessOffer, offerSchema, type Offer } from '#payment/offer.ts';
import {
  defaultRefundRule,
  defaultTaxRule,
  refundRules,
  taxRules,
  type RefundRule,
  type TaxRule,
} from '#payment/contract.ts';

const file = join(import.meta.dirname, '../../dist/client/.promises.json');

/** What the built pages promise: the chat and the mails must say the same, whatever the environment has become since the build. */
export function builtPromises(): { refund: RefundRule; tax: TaxRule; offer: Offer } {
  if (!existsSync(file)) return { refund: defaultRefundRule, tax: defaultTaxRule, offer: endlessOffer };
  return promisesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const promisesSchema = z.object({
  refund: z.enum(refundRules),
  tax: z.enum(taxRules).default(defaultTaxRule),
  offer: offerSchema.default(endlessOffer),
});
