/** What the page tells on which a buyer asks for the money back. Amounts in cents, tax included; times as ISO. */
export type RefundSheet = {
  /** For addresses. */
  orderId: string;
  planName: string;
  currency: string;
  paidCents: number;
  refundedCents: number;
  /** Something is left to refund. */
  isPaid: boolean;
  isSubscription: boolean;
  askedAt: string | null;
};
