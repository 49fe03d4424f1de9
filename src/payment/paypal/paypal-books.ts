import { z } from 'zod';
import type { PaypalClient } from './paypal-client.ts';

/** PayPal's books show a disputed payment as made until it is taken back. An inquiry, in which buyer and seller talk, takes nothing away. */
export async function isDisputed(client: PaypalClient, paymentId: string): Promise<boolean> {
  const answer = await client.call(
    'GET',
    `/v1/customer/disputes?disputed_transaction_id=${encodeURIComponent(paymentId)}`,
  );
  if (answer.status === 403) return false; // the app was not given leave to read disputes: their events alone tell of them
  return disputesSchema
    .parse(answer.body)
    .items.some(({ status, dispute_life_cycle_stage: stage }) => status !== 'RESOLVED' && stage !== 'INQUIRY');
}

export function centsOf({ value }: z.infer<typeof amountSchema>): number {
  return Math.round(Number(value) * 100);
}

/** Why PayPal refused, in its own word. */
export function issueOf(body: unknown): string {
  return issueSchema.safeParse(body).data?.details[0]?.issue ?? 'no reason given';
}

export const linkSchema = z.object({ rel: z.string(), href: z.string() });
export const amountSchema = z.object({ currency_code: z.string(), value: z.string().regex(/^\d+(\.\d{1,2})?$/) });
const issueSchema = z.object({ details: z.array(z.object({ issue: z.string() })) });
const disputesSchema = z.object({
  items: z
    .array(z.object({ status: z.string().optional(), dispute_life_cycle_stage: z.string().optional() }))
    .default([]),
});
