import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { defaultRefundRule, defaultTaxRule, refundRules, taxRules, type RefundRule, type TaxRule } from '#payment/contract.ts';

const file = join(import.meta.dirname, '../../dist/client/.promises.json');

/** What the built pages promise: the chat and the mails must say the same, whatever the environment has become since the build. */
export function builtPromises(): { refund: RefundRule; tax: TaxRule } {
  if (!existsSync(file)) return { refund: defaultRefundRule, tax: defaultTaxRule };
  return z.object({ refund: z.enum(refundRules), tax: z.enum(taxRules).default(defaultTaxRule) }).parse(JSON.parse(readFileSync(file, 'utf8')));
}
