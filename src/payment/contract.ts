// What the payment pages and the server say to each other. The plans are in catalogue.ts, apart, so that a page may read them without the schemas.
import { z } from 'zod';
import { leadSchema } from '#quiz/contract.ts';
import { tierIds } from './catalogue.ts';

export * from './catalogue.ts';
export * from './promises.ts';
export * from './receipt.ts';
export * from './subscription-sheet.ts';
export type { RefundSheet } from './refund-sheet.ts';

const paymentMethodIds = ['card', 'paypal'] as const;
export type PaymentMethod = (typeof paymentMethodIds)[number];

/** `GET /api/payment-methods`. */
export const paymentMethodsSchema = z.object({ methods: z.array(z.enum(paymentMethodIds)) });

/** `POST /api/create-payment-intent`. `amount` is in dollars, as the plan cards show it; it is only compared with the catalogue, never charged. */
export const checkoutRequestSchema = z.object({
  amount: z.number(),
  tier: z.enum(tierIds),
  /** The stored submission; without it `quizData` is stored as one. */
  quizId: z.string().max(100).optional(),
  quizData: z.unknown().optional(),
  /** Pay through PayPal instead of by card, where PayPal is configured. */
  method: z.enum(paymentMethodIds).default('card'),
  leadData: leadSchema.partial().default({}),
});

/** The page goes to `url`: the hosted checkout, or the report when this plan is already paid for. */
export const checkoutReplySchema = z.object({ sessionId: z.string(), url: z.string(), orderId: z.string() });
export type CheckoutReply = z.infer<typeof checkoutReplySchema>;
