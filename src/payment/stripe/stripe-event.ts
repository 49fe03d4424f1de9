import { z } from 'zod';
import type { Concern, WebhookEvent } from '../provider.ts';

/** Takes from a genuine event only what leads to an order; the rest is read again from the API. */
export function readStripeEvent(event: unknown): WebhookEvent {
  const { id, type, data } = eventSchema.parse(event);
  const { object } = data;
  const details = object.parent?.subscription_details;
  return {
    id,
    type,
    // Charges, refunds and disputes name their payment, invoices their subscription.
    objectId: object.payment_intent ?? details?.subscription ?? object.id,
    orderId: object.client_reference_id ?? object.metadata?.['order_id'] ?? details?.metadata?.['order_id'] ?? null,
    sessionId: object.object === 'checkout.session' ? object.id : null,
    concern: concerns[type] ?? null,
  };
}

const concerns: Record<string, Concern> = {
  'charge.dispute.created': 'dispute',
  'radar.early_fraud_warning.created': 'fraud-warning',
};

const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .catch(null);
const metadata = z.record(z.string(), z.string()).nullish().catch(null);
const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string(),
      object: z.string(),
      client_reference_id: z.string().nullish(),
      payment_intent: reference,
      metadata,
      parent: z
        .object({ subscription_details: z.object({ subscription: reference, metadata }).nullish() })
        .nullish()
        .catch(null),
    }),
  }),
});
