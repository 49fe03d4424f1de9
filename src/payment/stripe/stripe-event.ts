import { z } from 'zod';
import type { Concern, WebhookEvent } from '../provider.ts';

/** Takes from a genuine event only what leads to an order; the rest is read again from the API. */
export function readStripeEvent(event: unknown): WebhookEvent {
  const { id, type, data } = eventSchema.parse(event);
  const { object } = data;
  return {
    id,
    type,
    // Charges, refunds and disputes name their payment, invoices their subscription, whose later payments no order knows.
    objectId: (object.object === 'invoice' ? subscriptionOf(object) : null) ?? object.payment_intent ?? object.id,
    orderId:
      object.client_reference_id ??
      [object, object.parent?.subscription_details, object.subscription_details, ...(object.lines?.data ?? [])]
        .map((bearer) => bearer?.metadata?.['order_id'])
        .find((orderId) => orderId !== undefined) ??
      null,
    sessionId: object.object === 'checkout.session' ? object.id : null,
    concern: concerns[type] ?? null,
  };
}

/** An event comes in the API version of the webhook or the account: before 2025-03-31 an invoice names its subscription itself. */
function subscriptionOf({ parent, subscription }: z.infer<typeof eventSchema>['data']['object']): string | null {
  return parent?.subscription_details?.subscription ?? subscription ?? null;
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
      subscription: reference,
      subscription_details: z.object({ metadata }).nullish().catch(null),
      lines: z
        .object({ data: z.array(z.object({ metadata })) })
        .nullish()
        .catch(null),
    }),
  }),
});
